"""Two guests at one address filled every table of a server in a minute, and then went away."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from dnup.rules import Seat
from dnup.server.metrics import Metrics
from dnup.server.play.lobby import Lobby
from dnup.server.play.room import Room
from dnup.server.settings import ServerSettings
from dnup.server.store import open_store
from dnup.server.work.bots import BotPool
from dnup.table import Away, Options, Ready, Refused, Sit
from support.serving import Party, Server, meet

AWAY = {"X-Forwarded-For": "192.0.2.7"}
NEAR = {"X-Forwarded-For": "198.51.100.1"}


def test_an_address_has_at_most_half_of_the_tables_and_others_still_get_one(
    tmp_path: Path,
) -> None:
    options = ("--behind-proxy", "--tables=6", "--address-tables=50")

    async def test(party: Party) -> None:
        eve = await party.arrive("Eve", **AWAY)
        for _ in range(3):
            told = await eve.ask("create", options={"players": 2, "bots": ["random"]})
            assert told["kind"] == "table"
        ivy = await party.arrive("Ivy", **AWAY)
        told = await ivy.ask("create", options={"players": 2, "bots": ["random"]})
        assert (told["code"], told["facts"]) == ("too-many-address-tables", {"limit": 3})
        ann = await party.arrive("Ann", **NEAR)
        told = await ann.ask("create", options={"players": 2, "bots": ["random"]})
        assert told["kind"] == "table"

    with Server(tmp_path / "server.db", *options) as server:
        meet(server, test)


def test_a_table_where_no_match_began_leaves_nothing_behind(tmp_path: Path) -> None:
    async def test(party: Party) -> None:
        ann = await party.arrive("Ann")
        for _ in range(5):
            await ann.ask("create", options={"players": 2, "deck": DECK})
            await ann.ask("leave")

    with Server(tmp_path / "server.db") as server:
        meet(server, test)
    with closing(sqlite3.connect(tmp_path / "server.db")) as database:
        for table in ("tables", "facts", "decks"):
            (count,) = database.execute(f"SELECT count(*) FROM {table}").fetchone()
            assert count == 0, table


def lobby_test(folder: Path, test: Callable[[Lobby], object], **options: object) -> None:
    """Run a test with a lobby of its own."""

    async def run() -> None:
        settings = ServerSettings(
            database=folder / "server.db",
            bot_pace_ms=0,
            **options,  # type: ignore[arg-type] # as the test says
        )
        store = await open_store(str(settings.database))
        pool = BotPool(1, ("random",), Metrics())
        await pool.start()
        lobby = Lobby(settings, store, pool, Metrics())
        await test(lobby)  # type: ignore[misc] # it's a coroutine function
        for room in lobby.rooms():
            room.stop()
        pool.stop()
        await store.close()

    asyncio.run(run())


async def begin(lobby: Lobby, guest: str, *others: str) -> Room:
    """A match between people, or against a bot, where nobody is any more."""
    bots = [] if others else ["random"]
    room = await lobby.create(guest, guest.title(), Options(players=2, bots=bots))
    for other in others:
        room.ask(Sit(other, other.title(), Seat.B))
    for who in (guest, *others):
        room.ask(Ready(who, f"salt of {who}"))
    await settle(room)
    for who in (guest, *others):
        room.ask(Away(who))
    await settle(room)
    assert not room.table.is_attended
    return room


async def settle(room: Room) -> None:
    """Wait until nothing of a room waits for the disk."""
    while not room.is_idle:
        await asyncio.sleep(0.005)


@pytest.mark.parametrize(("host", "minutes"), [("0.0.0.0", 30), ("127.0.0.1", 48 * 60)])
def test_a_match_against_bots_where_nobody_is_expires_in_minutes_unless_the_server_is_ones_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, host: str, minutes: int
) -> None:
    async def test(lobby: Lobby) -> None:
        alone = await begin(lobby, "ann")
        people = await begin(lobby, "bob", "cid")
        for passed, left in ((minutes - 1, 2), (minutes + 1, 1 if host == "0.0.0.0" else 0)):
            later = max(alone.table.at, people.table.at) + passed * 60_000
            monkeypatch.setattr("dnup.server.play.lobby.now_ms", lambda at=later: at)
            lobby.sweep()
            await settle(alone)
            await settle(people)
            assert len(lobby) == left

    lobby_test(tmp_path, test, host=host)


def test_when_all_tables_are_taken_the_idlest_one_without_anybody_makes_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(lobby: Lobby) -> None:
        people = await begin(lobby, "bob", "cid")
        older = await begin(lobby, "ann")
        newer = await begin(lobby, "dan")
        attended = await lobby.create("eve", "Eve", Options())
        assert not lobby.make_room(), "somebody may come back in a moment"
        later = newer.table.at + 90_000
        monkeypatch.setattr("dnup.server.play.lobby.now_ms", lambda: later)
        for gone in (older, newer, people):
            assert lobby.make_room()
            await settle(gone)
            assert gone not in lobby.rooms()
            await lobby.create("fay", "Fay", Options())
        assert not lobby.make_room(), "somebody is at each of them"
        assert attended in lobby.rooms()

    lobby_test(tmp_path, test, tables=4)


def test_a_table_that_is_refused_costs_nobody_theirs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(lobby: Lobby) -> None:
        left = await begin(lobby, "ann")
        later = left.table.at + 90_000
        monkeypatch.setattr("dnup.server.play.lobby.now_ms", lambda: later)
        with pytest.raises(Refused, match="too-many-bots"):
            await lobby.create("eve", "Eve", Options(players=2, bots=["random"] * 2))
        await settle(left)
        assert lobby.rooms() == (left,)
        await lobby.create("eve", "Eve", Options())
        await settle(left)
        assert left not in lobby.rooms()

    lobby_test(tmp_path, test, tables=1)


def test_tables_that_are_asked_for_at_once_count_like_others(tmp_path: Path) -> None:
    async def test(lobby: Lobby) -> None:
        asked = (lobby.create(who, who, Options(), address="home") for who in ("a", "a", "a", "b"))
        told = await asyncio.gather(*asked, return_exceptions=True)
        refused = [error.code for error in told if isinstance(error, Refused)]
        assert refused == ["too-many-own-tables"]
        with pytest.raises(Refused, match="too-many-address-tables"):
            await lobby.create("c", "c", Options(), address="home")

    lobby_test(tmp_path, test, guest_tables=2, address_tables=3)


def test_a_table_that_nobody_waits_at_makes_room_for_another_of_its_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A school could open 50 tables in a day, and then no more."""

    async def test(lobby: Lobby) -> None:
        match = await begin(lobby, "ann")
        match.address = "school"
        waiting = await lobby.create("bob", "Bob", Options(), address="school")
        waiting.ask(Away("bob"))
        await settle(waiting)
        with pytest.raises(Refused, match="too-many-address-tables"):
            await lobby.create("cid", "Cid", Options(), address="school")
        later = waiting.table.at + 90_000
        monkeypatch.setattr("dnup.server.play.lobby.now_ms", lambda: later)
        new = await lobby.create("cid", "Cid", Options(), address="school")
        await settle(waiting)
        assert lobby.rooms() == (match, new), "a match stays"
        with pytest.raises(Refused, match="too-many-address-tables"):
            await lobby.create("dan", "Dan", Options(), address="school")

    lobby_test(tmp_path, test, address_tables=2)


DECK = """
name = "small"
players = [2]
cards = ["1/5*", "1/6", "1/7", "2/8", "2/9", "3/10", "3/4", "4/5", "5/6", "6/7"]
"""
