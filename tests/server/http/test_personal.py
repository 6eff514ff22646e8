"""Reports and blocks over the wire, and everything about a guest told or deleted."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from support.serving import Message, Party, Player, Server

pytestmark = pytest.mark.anyio

SMALL = 'name = "small"\ncards = ["1/5*", "2/7", "3/6", "4/9", "8/1"]\n'


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("conduct") / "server.db") as server:
        yield server
    assert not server.faults()


def http_of(player: Player) -> httpx.AsyncClient:
    cookie = {"cookie": f"dnup_session={player.session}"}
    return httpx.AsyncClient(base_url=player.server.address, headers=cookie, trust_env=False)


def whom(player: Player, seat: str, said_at: int | None = None) -> Message:
    return {"whom": {"table": player.code, "seat": seat, "said_at": said_at}}


def rows(server: Server, query: str) -> list[tuple[Any, ...]]:
    with sqlite3.connect(server.database) as connection:
        return connection.execute(query).fetchall()


async def hear(player: Player) -> Message:
    """What is said next."""
    told = await player.until_event("said")
    (said,) = [event for event in told["events"] if event["kind"] == "said"]
    return dict(said)


async def test_a_report_keeps_what_was_said_and_whom_it_was_about(server: Server) -> None:
    async with Party(server) as party:
        ann, bob = await party.sit("Ann", "Bob")
        await ann.ask("say", text="Hello")
        await bob.ask("say", text="You fool")
        said = [event for event in [await hear(ann)] if event["seat"] == "B"]
        await bob.ask("leave")
        form = {**whom(ann, "B", said[0]["at"]), "reason": "insult", "note": " Really. "}
        async with http_of(ann) as http:
            assert (await http.post("/api/reports", json=form)).status_code == 201
        (found,) = rows(
            server,
            "SELECT reporter_name, reported_name, reason, note, evidence, settled_at FROM reports",
        )
        assert found[:4] == ("Ann", "Bob", "insult", "Really.")
        assert found[5] is None
        lines = [
            (line["name"], line["text"], line.get("reported", False))
            for line in json.loads(bytes(found[4]))
        ]
        assert lines == [("Ann", "Hello", False), ("Bob", "You fool", True)]


async def test_only_who_is_at_the_table_reports_and_nobody_themselves(server: Server) -> None:
    async with Party(server) as party:
        ann, bob = await party.sit("Ann", "Bob", players=3)
        eve = await party.arrive("Eve")
        for player, seat, code in (
            (eve, "A", "not-at-table"),
            (bob, "B", "not-yourself"),
            (bob, "C", "nobody-there"),
        ):
            async with http_of(player) as http:
                form = {**whom(ann, seat), "reason": "spam"}
                answer = await http.post("/api/reports", json=form)
                assert answer.json()["code"] == code
        async with http_of(bob) as http:
            bad = await http.post("/api/reports", json={**whom(ann, "A"), "reason": "boring"})
            assert (bad.status_code, bad.json()["code"]) == (400, "bad-message")


async def test_whom_a_guest_blocked_is_not_heard_here_or_at_the_next_table(server: Server) -> None:
    async with Party(server) as party:
        ann, bob, cy = await party.sit("Ann", "Bob", "Cy")
        async with http_of(ann) as http:
            assert (await http.post("/api/blocks", json=whom(ann, "B"))).status_code == 201
            await ann.until_event("muted")
            (block,) = (await http.get("/api/blocks")).json()["blocks"]
            assert block["name"] == "Bob"
            await bob.ask("say", text="Hello?")
            assert (await hear(cy))["text"] == "Hello?"
            await ann.ask("list")  # by then she'd have heard it
            assert "Hello?" not in "".join(ann.heard)
            # At a table of somebody else, the look says so, and they are muted from the start.
            await cy.ask("leave")
            await cy.ask("create", options={"players": 3})
            await bob.ask("leave")
            await bob.ask("join", code=cy.code)
            look = (await http.get(f"/api/tables/{cy.code}")).json()
            assert look["blocked"] == ["B"]
            await ann.ask("leave")
            await ann.ask("join", code=cy.code)
            await ann.until_event("muted")
            await bob.ask("say", text="Again?")
            await cy.until(lambda m: "Again?" in json.dumps(m))
            await ann.ask("list")
            assert "Again?" not in "".join(ann.heard)
            await http.delete(f"/api/blocks/{block['id']}")
            await ann.until_event("muted")
            await bob.ask("say", text="Now?")
            assert (await hear(ann))["text"] == "Now?"
            assert (await http.delete(f"/api/blocks/{block['id']}")).status_code == 404


async def test_whom_the_host_blocked_does_not_come_in_even_after_a_restart(server: Server) -> None:
    async with Party(server) as party:
        ann, bob = await party.sit("Ann", "Bob")
        async with http_of(ann) as http:
            await http.post("/api/blocks", json=whom(ann, "B"))
        await bob.ask("leave")
        assert (await bob.ask("join", code=ann.code))["code"] == "not-welcome"
        assert (await bob.ask("watch", code=ann.code))["code"] == "not-welcome"
    server.kill()
    server.start()
    async with Party(server) as party:
        again = await party.arrive("Bob", bob.session)
        assert (await again.ask("join", code=ann.code))["code"] == "not-welcome"


async def test_all_data_of_a_guest_is_told_in_one_file_without_secrets(server: Server) -> None:
    async with Party(server) as party:
        ann, bob = await party.begin("Ann", "Bob", deck=SMALL, pause=0)
        await asyncio.gather(ann.play(), bob.play())
        async with http_of(ann) as http:
            await http.post("/api/blocks", json=whom(ann, "B"))
            form = {**whom(ann, "B"), "reason": "other", "note": "x"}
            await http.post("/api/reports", json=form)
            answer = await http.get("/api/guest/data")
        assert answer.headers["content-disposition"] == 'attachment; filename="dnup-data.json"'
        data = answer.json()
        assert (data["format"], data["profile"]["name"]) == ("dnup-guest/1", "Ann")
        assert len(data["sessions"]) == len(data["matches"]) == len(data["blocks"]) == 1
        assert data["matches"][0]["summary"]["seats"][1]["name"] == "Bob"
        assert data["reports"][0]["about"] == "Bob"
        ids = rows(server, "SELECT id FROM guests UNION SELECT token_hash FROM sessions")
        assert [id_ for (id_,) in ids if str(id_) in answer.text] == []


async def test_all_data_is_deleted_and_others_keep_their_matches_without_the_name(
    server: Server,
) -> None:
    async with Party(server) as party:
        zoe, bob = await party.begin("Zoe", "Bob", deck=SMALL, pause=0)
        await zoe.ask("say", text="My secret is 42")
        await asyncio.gather(zoe.play(), bob.play())
        (zoes,) = rows(server, "SELECT id FROM guests WHERE name = 'Zoe'")
        async with http_of(bob) as http:
            await http.post("/api/reports", json={**whom(bob, "A"), "reason": "spam"})
            await http.post("/api/blocks", json=whom(bob, "A"))
        async with http_of(zoe) as http:
            code = (await http.post("/api/handover")).json()["code"]
            refused = await http.delete("/api/guest")
            assert (refused.status_code, refused.json()["code"]) == (400, "not-confirmed")
            deleted = await http.delete("/api/guest", params={"name": "Zoe"})
            assert deleted.status_code == 200
            assert "Max-Age=0" in deleted.headers["set-cookie"]
            assert (await http.get("/api/guest")).status_code == 401
            again = await http.post("/api/guest", json={"handover": code})
            assert (again.status_code, again.json()["code"]) == (404, "no-such-handover")
        goodbye = await zoe.until(lambda m: m["kind"] == "bye")
        assert goodbye["code"] == "no-session"
        async with http_of(bob) as http:
            (match,) = (await http.get("/api/matches")).json()["matches"]
            assert [seat["name"] for seat in match["seats"]] == ["(deleted)", "Bob"]
            record = (await http.get(f"/records/{match['id']}")).json()
            assert [seat["name"] for seat in record["seats"]] == ["(deleted)", "Bob"]
            assert "fairness" not in record
            assert (await http.get("/api/blocks")).json()["blocks"] == []
        with sqlite3.connect(server.database) as connection:
            text = "\n".join(connection.iterdump())
        dump = text.encode() + b"".join(
            bytes(fact) for (fact,) in rows(server, "SELECT fact FROM facts")
        )
        assert b"Zoe" not in dump
        assert b"My secret" not in dump
        assert str(zoes[0]).encode() not in dump
