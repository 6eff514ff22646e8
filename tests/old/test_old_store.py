"""The old evening's database and its export: both come to today's store, and to the same."""

import asyncio
import io
import json
import re
import time
from pathlib import Path
from typing import Any

import httpx
from old.evening import PAIRS, TOLD, back, unpack

from dnup.kernel import warm_up
from dnup.server.store import export_store, import_store
from dnup.server.store.database import Database, transaction
from support.serving import Party, Server, meet

REVIEWED = TOLD["records"]["2"]


def exported(path: Path) -> bytes:
    file = io.BytesIO()
    asyncio.run(export_store(str(path), file))
    return file.getvalue()


def migrated(folder: Path) -> Path:
    path = unpack("server.db", folder / "server.db")
    Database(path).make()
    return path


def test_the_database_and_its_old_export_come_to_the_same(tmp_path: Path) -> None:
    old = unpack("store.jsonl", tmp_path / "store.jsonl")
    with old.open("rb") as file:
        asyncio.run(import_store(str(tmp_path / "imported.db"), file))
    head, *lines, _ = map(json.loads, exported(migrated(tmp_path)).splitlines())
    _, *imported, _ = map(json.loads, exported(tmp_path / "imported.db").splitlines())
    assert head == {"format": "dnup-store/6"}
    sessions = [line for line in lines if line["kind"] == "session"]
    for session in (*sessions, *(line for line in imported if line["kind"] == "session")):
        assert time.time() * 1000 - session.pop("seen_at") < 60_000  # it's still in use
    assert imported == lines
    rated = [line for line in lines if line["kind"] == "rated"]
    assert {line["deck"] for line in rated} == {PAIRS}
    assert len(rated) == sum(one["matches"] for one in TOLD["rated"].values())
    # Nothing else is different from what was written then.
    before = list(map(json.loads, old.read_bytes().splitlines()))[1:]
    tokens = {line["id"]: line.pop("token_hash") for line in before if line["kind"] == "guest"}
    assert {one["guest"]: one["token_hash"] for one in sessions} == tokens
    assert all(one["shared"] for one in sessions)
    lines = [line for line in lines if line["kind"] != "session"]
    for line in rated:
        del line["deck"]
    for line in lines:
        if line["kind"] == "guest":
            assert line.pop("ink") is None
    assert lines == before[:-1]  # the last one counts them


def test_what_is_exported_today_can_be_imported_again(tmp_path: Path) -> None:
    text = exported(migrated(tmp_path))
    asyncio.run(import_store(str(tmp_path / "again.db"), io.BytesIO(text)))
    assert exported(tmp_path / "again.db") == text


def without_times(text: bytes) -> bytes:
    """Without when sessions were last seen: an upgrade counts as that."""
    return re.sub(rb'"seen_at":\d+', b'"seen_at":0', text)


def test_the_ratings_survive_the_way_back_to_the_version_before(tmp_path: Path) -> None:
    path = migrated(tmp_path)
    text = without_times(exported(path))
    database = Database(path)
    engine = database.writer()
    with engine.connect() as connection, transaction(connection):
        database.downgrade(connection, "0004")
        database.upgrade(connection)
    engine.dispose()
    assert without_times(exported(path)) == text


def test_old_matches_are_reviewed_and_an_old_review_is_made_again(tmp_path: Path) -> None:
    warm_up()
    database = unpack("server.db", tmp_path / "server.db")
    server = Server(database, "--levels=random,beginner,greedy,casual")

    async def test(party: Party) -> None:
        ann = await back(party, "Ann")
        cookie = {"cookie": f"dnup_session={ann.session}"}
        async with httpx.AsyncClient(
            base_url=server.address, headers=cookie, trust_env=False, timeout=60
        ) as http:

            async def ask(method: str, path: str) -> dict[str, Any]:
                told: dict[str, Any] = (await http.request(method, path)).json()
                return told

            assert (await ask("GET", "/api/mistakes"))["matches"] == 0  # others judge today
            for number, id_ in enumerate((REVIEWED, TOLD["records"]["3"]), start=1):
                address = f"/api/replays/{id_}/review"
                assert (await ask("GET", address))["state"] == "none"
                told, end = await ask("POST", address), time.monotonic() + 200
                while told["state"] in {"waiting", "running"}:
                    assert time.monotonic() < end, told
                    await asyncio.sleep(0.2)
                    told = await ask("GET", address)
                assert told["state"] == "done", told
                assert (await ask("GET", "/api/mistakes"))["matches"] == number

    with server:
        meet(server, test)
    assert not server.faults()
