"""Databases and exports from before it was kept who played: what the logs tell is filled in."""

import asyncio
import io
import json
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dnup.server.store import database, export_store, import_store
from dnup.server.store.database import Database, transaction
from dnup.server.store.transfer import FORMAT
from support.serving import Party, Server, meet

SMALL = 'name = "small"\ncards = ["1/5*", "2/7", "3/6", "4/9", "8/1"]\n'
Kept = dict[str, list[tuple[Any, ...]]]


@pytest.fixture(scope="module")
def lived(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The database of a server on which several matches were played, one of them left."""
    path = tmp_path_factory.mktemp("lived") / "server.db"

    async def play(party: Party) -> None:
        ann, bob = await party.begin("Ann", "Bob", deck=SMALL, pause=0)
        await asyncio.gather(ann.play(), bob.play())
        await bob.ask("leave")
        cleo = await party.arrive("Cleo")
        await cleo.ask("join", code=ann.code)
        for player in (cleo, ann):
            await player.send("ready", salt=f"again {player.seat}")
        for player in (cleo, ann):
            await player.until_event("match-began")
        await asyncio.gather(ann.play(), cleo.play())
        dan = await party.arrive("Dan")
        await dan.ask("create", options={"players": 3, "bots": ["beginner", "random"]})
        await dan.ask("ready", salt="one")
        await dan.send("leave")
        await party.sit("Eve")

    server = Server(path)
    with server:
        meet(server, play)
    assert not server.faults()
    return path


def kept_in(path: Path) -> Kept:
    with sqlite3.connect(path) as connection:
        orders = {"played": "ended_at, record, seat", "decks": "hash", "guest_decks": "hash"}
        return {
            name: connection.execute(f"SELECT * FROM {name} ORDER BY {order}").fetchall()
            for name, order in orders.items()
        }


def copy(path: Path, to: Path) -> None:
    with sqlite3.connect(path) as one, sqlite3.connect(to) as other:
        one.backup(other)


def made_old(path: Path, to: Path) -> Path:
    """The same database as the version before would have left it."""
    copy(path, to)
    engine = Database(to).writer()
    with engine.connect() as connection, transaction(connection):
        Database(to).downgrade(connection, "0001")
    engine.dispose()
    return to


def test_an_older_database_is_filled_in_as_the_server_would_have_done(
    lived: Path, tmp_path: Path
) -> None:
    right = kept_in(lived)
    assert [len(rows) for rows in right.values()] == [5, 1, 0]
    old = made_old(lived, tmp_path / "old.db")
    Database(old).make()
    assert kept_in(old) == right


def test_an_older_export_is_filled_in_too(lived: Path, tmp_path: Path) -> None:
    file = io.BytesIO()
    asyncio.run(export_store(str(lived), file))
    new = (b'"kind":"played"', b'"kind":"deck"', b'"kind":"guest-deck"', b'"kind":"rated"')
    head, *lines, _ = file.getvalue().splitlines(keepends=True)
    told = [json.loads(line) for line in lines]
    tokens = {each["guest"]: each["token_hash"] for each in told if each["kind"] == "session"}
    for each in told:
        if (
            each["kind"] == "guest"
        ):  # whose token stood there before sessions had lines of their own
            each["token_hash"] = tokens[each["id"]]
    lines = [msgspec.json.encode(e) + b"\n" for e in told if e["kind"] != "session"]
    before = [line for line in lines if not any(kind in line for kind in new)]
    end = b'{"kind":"end","lines":%d}\n' % len(before)
    text = b"".join([head.replace(FORMAT.encode(), b"dnup-store/1"), *before, end])
    asyncio.run(import_store(str(tmp_path / "new.db"), io.BytesIO(text)))
    assert kept_in(tmp_path / "new.db") == kept_in(lived)


def test_what_cannot_be_read_in_an_older_database_is_left_out(lived: Path, tmp_path: Path) -> None:
    old = made_old(lived, tmp_path / "old.db")
    with sqlite3.connect(old) as connection:
        connection.execute("UPDATE records SET record = x'7b7d'")
        connection.execute("INSERT INTO tables (id, closed) VALUES ('broken', 0)")
        key = connection.execute("SELECT key FROM tables WHERE id = 'broken'").fetchone()[0]
        connection.execute("INSERT INTO facts VALUES (?, 1, x'00')", (key,))
    Database(old).make()
    assert [len(rows) for rows in kept_in(old).values()] == [0, 1, 0]


def test_a_migration_knows_nothing_of_the_tables_as_they_are_now() -> None:
    scripts = Path(database.__file__).parent / "migrations" / "versions"
    assert list(scripts.glob("*.py"))
    for script in scripts.glob("*.py"):
        assert "dnup.server" not in script.read_text(encoding="utf-8"), script.name
