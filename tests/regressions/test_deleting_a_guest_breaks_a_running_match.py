"""Who deleted themselves in a match broke it for the others: its end could never be saved."""

import asyncio
import json
import sqlite3
from pathlib import Path

import httpx

from dnup.notation import from_json, standard_deck
from dnup.table import verify
from support.serving import Party, Player, Server, meet

SMALL = 'name = "small"\ncards = ["1/5*", "2/7", "3/6", "4/9", "8/1"]\n'


async def delete(player: Player, name: str) -> None:
    headers = {"cookie": f"dnup_session={player.session}"}
    async with httpx.AsyncClient(base_url=player.server.address, headers=headers) as http:
        answer = await http.delete("/api/guest", params={"name": name})
        assert answer.status_code == 200


def facts(server: Server) -> bytes:
    with sqlite3.connect(server.database) as connection:
        rows = connection.execute("SELECT fact FROM facts ORDER BY table_key, number")
        return b"\n".join(bytes(fact) for (fact,) in rows)


def test_a_match_goes_on_when_two_of_its_players_are_deleted(tmp_path: Path) -> None:
    server = Server(tmp_path / "server.db", "--bot-pace-ms=0")

    async def leave(party: Party) -> None:
        zoe, yan, bob = await party.begin("Zoe", "Yan", "Bob", pause=0)
        for player, name in ((zoe, "Zoe"), (yan, "Yan")):
            await player.ask("say", text=f"{name}'s secret")
            await delete(player, name)
        kept.extend((bob.session, bob.code))

    async def go_on(party: Party) -> None:
        session, code = kept
        bob = await party.arrive("Bob", session)
        await bob.ask("join", code=code)
        await bob.play()
        headers = {"cookie": f"dnup_session={bob.session}"}
        async with httpx.AsyncClient(base_url=server.address, headers=headers) as http:
            (match,) = (await http.get("/api/matches")).json()["matches"]
            record = (await http.get(f"/records/{match['id']}")).text
        verify(from_json(record), standard_deck())

    kept: list[str] = []
    with server:
        meet(server, leave)
        log = facts(server)
        (began,) = [json.loads(one) for one in log.splitlines() if b'"match-began"' in one]
        assert [seat["name"] for seat in began["seats"]] == ["Zoe", "Yan", "Bob"]
        assert b"'s secret" not in log
        server.stop()
        server.start()
        meet(server, go_on)
        with sqlite3.connect(server.database) as connection:
            assert connection.execute("SELECT count(*) FROM played").fetchone() == (1,)
        assert server.faults() == []


def test_nothing_is_left_of_who_sat_where_no_match_was_played(tmp_path: Path) -> None:
    async def test(party: Party) -> None:
        _, zoe = await party.sit("ABE", "Zoe", players=3)
        await zoe.ask("say", text="My secret")
        await delete(zoe, "Zoe")
        log = facts(party.server)
        assert b"Zoe" not in log
        assert b"My secret" not in log

    with Server(tmp_path / "server.db") as server:
        meet(server, test)
        assert server.faults() == []


def test_a_match_deleted_from_ones_own_list_loses_the_name_too(tmp_path: Path) -> None:
    async def test(party: Party) -> None:
        zoe, bob = await party.begin("Zoe", "Bob", deck=SMALL, pause=0)
        await asyncio.gather(zoe.play(), bob.play())
        headers = {"cookie": f"dnup_session={zoe.session}"}
        async with httpx.AsyncClient(base_url=zoe.server.address, headers=headers) as http:
            (match,) = (await http.get("/api/matches")).json()["matches"]
            answer = await http.delete(f"/api/matches/{match['id']}")
            assert answer.status_code == 200
        await delete(zoe, "Zoe")
        with sqlite3.connect(zoe.server.database) as connection:
            (record,) = connection.execute("SELECT record FROM records").fetchone()
        assert b"Zoe" not in bytes(record)
        assert b"Zoe" not in facts(zoe.server)

    with Server(tmp_path / "server.db") as server:
        meet(server, test)
        assert server.faults() == []
