"""Guests, the lobby and rooms on a real store, where a moment can be held that passes quickly."""

import asyncio
import json
import threading
from asyncio import Future
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from dnup.analysis import rating
from dnup.bots import Budget, bot
from dnup.notation import SeatJson
from dnup.protocol import ServerRefusalCode
from dnup.rules import Action, Rotate, Seat
from dnup.server.metrics import Metrics
from dnup.server.play import guests as guests_module
from dnup.server.play.guests import Guests
from dnup.server.play.lobby import ALPHABET, Lobby
from dnup.server.play.room import QUEUE, Room
from dnup.server.service import open_service
from dnup.server.settings import ServerSettings
from dnup.server.store import (
    Guest,
    LogEntry,
    Session,
    Store,
    StoreError,
    StoreErrorCode,
    open_store,
)
from dnup.server.work.bots import BotPool
from dnup.table import (
    Act,
    Challenge,
    Leave,
    Options,
    Pause,
    Phase,
    Ready,
    Refused,
    Say,
    Sit,
    TableRefusalCode,
)

Message = dict[str, Any]


class HeldStore:
    """A store whose appends can be held back, or made to fail."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.gate = asyncio.Event()
        self.gate.set()
        self.failing: list[bytes] = []  # what is in the facts that cannot be written, once each

    def append(self, entry: LogEntry) -> "Future[None]":
        """As the store does, once nothing holds it."""
        return asyncio.ensure_future(self._append(entry))

    async def _append(self, entry: LogEntry) -> None:
        await self.gate.wait()
        found = next((part for part in self.failing if part in entry.facts[0]), None)
        if found is not None:
            self.failing.remove(found)
            raise StoreError(StoreErrorCode.WRITE_FAILED)
        await self.store.append(entry)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)


class Visitor:
    """One who is at a table, and remembers what was told."""

    def __init__(self, guest: str) -> None:
        self.guest_id = guest
        self.seat: Seat | None = None
        self.is_open = True
        self.room: Room | None = None
        self.told: list[Message] = []
        self.answers: dict[str, str] = {}

    def tell(self, message: bytes) -> None:
        told: Message = json.loads(message)
        self.told.append(told)
        if "done" in told:
            self.answers[told["done"]] = told["kind"]

    def refuse(self, request: str, refused: Refused) -> None:
        self.answers[request] = str(refused.code)

    def finish(self, request: str) -> None:
        self.answers[request] = "done"

    def not_saved(self, request: str) -> None:
        self.answers[request] = ServerRefusalCode.NOT_SAVED.value

    def enter(self, room: Room, seat: Seat | None) -> None:
        self.room, self.seat = room, seat

    def stay(self) -> None:
        self.answers["stay"] = "yes"

    def let_go(self) -> None:
        self.room = self.seat = None

    def take_over(self) -> None:
        self.let_go()
        self.is_open = False

    def events(self) -> list[str]:
        """The kinds of all events that were told."""
        return [event["kind"] for told in self.told for event in told.get("events", ())]


class House:
    """A lobby on a real store, and what it stands on."""

    def __init__(self, store: Store, folder: Path) -> None:
        settings = ServerSettings(database=folder / "server.db", bot_pace_ms=0)
        self.metrics = Metrics()
        self.store = HeldStore(store)
        self.bot_pool = BotPool(1, ("random", "beginner"), self.metrics)
        self.lobby = Lobby(settings, self.store, self.bot_pool, self.metrics)

    async def open(self, guest: str = "ann", **options: Any) -> tuple[Room, Visitor]:
        """A table and its host, who is there."""
        room = await self.lobby.create(guest, guest.capitalize(), Options(**options))
        return room, await self.enter(room, guest)

    async def enter(self, room: Room, guest: str) -> Visitor:
        """A guest who sits down, or returns."""
        visitor = Visitor(guest)
        room.sit(visitor, Sit(guest, guest.capitalize()), "enter", None)
        await settled(room)
        assert visitor.answers["enter"] == "table"
        return visitor


def run(folder: Path, test: Callable[[House], Awaitable[None]]) -> None:
    """Run a test in a house of its own."""

    async def main() -> None:
        store = await open_store(str(folder / "server.db"))
        house = House(store, folder)
        try:
            async with asyncio.timeout(60):
                await test(house)
        finally:
            for room in house.lobby.rooms():
                room.stop()
            house.bot_pool.stop()
            await store.close()

    asyncio.run(main())


async def settled(room: Room) -> None:
    """Until nothing waits to be stored."""
    while not room.is_idle:
        await asyncio.sleep(0.002)


def is_away(room: Room, seat: Seat) -> bool:
    return not getattr(room.table.seats[seat], "is_present", False)


def test_a_guest_is_known_by_the_session_which_itself_is_kept_nowhere(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        guests = Guests(house.store)
        known, token = await guests.greet("Ann")
        assert guests.recall(token) == known
        assert await guests.find(token[:-1]) is None
        renamed = replace(known, guest=await guests.rename(known.guest, "Anna"))
        fresh = Guests(house.store)  # as after a restart
        assert fresh.recall(token) is None
        assert await fresh.find(token) == renamed
        assert fresh.recall(token) == renamed
        for file in tmp_path.iterdir():
            assert token.encode() not in file.read_bytes()

    run(tmp_path, test)


def test_guests_who_no_longer_come_to_mind_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guests_module, "REMEMBERED", 2)

    async def test(house: House) -> None:
        guests = Guests(house.store)
        known = [await guests.greet(f"Guest {i}") for i in range(4)]
        assert [guests.recall(token) is not None for _, token in known] == [False] * 2 + [True] * 2
        for guest, token in known:
            assert await guests.find(token) == guest

    run(tmp_path, test)


def test_a_code_that_is_taken_is_not_given_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    letters = iter("AAAAAA" + "AAAAAA" + "BCDEFG")

    async def test(house: House) -> None:
        monkeypatch.setattr("dnup.server.play.lobby.secrets.choice", lambda _: next(letters))
        first, _ = await house.open()
        second, _ = await house.open("bob")
        assert (first.table.code, second.table.code) == ("AAAAAA", "BCDEFG")
        assert house.lobby.find(" bcd-efg ") is second
        assert house.lobby.find("aaaaaa") is first
        assert set("BCDEFG") < set(ALPHABET)

    run(tmp_path, test)


def test_tables_are_taken_up_and_one_that_cannot_be_read_does_not_keep_the_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(house: House) -> None:
        room, _ = await house.open()
        await house.store.append(LogEntry("broken", 1, (b'{"fact":"opened","at":1}',), "BROKEN"))
        other = Lobby(
            ServerSettings(database=tmp_path / "x"), house.store, house.bot_pool, house.metrics
        )
        await other.resume()
        (again,) = other.rooms()
        await settled(again)
        assert (again.id, again.table.code) == (room.id, room.table.code)
        assert is_away(again, Seat.A)
        again.stop()

    run(tmp_path, test)
    assert [record.message for record in caplog.records] == ["table-unreadable"]


def test_a_match_where_nobody_is_waits_longer_than_a_table_without_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(house: House) -> None:
        room, ann = await house.open(bots=("random",))
        room.ask(Ready("ann", "salt"), ann, "ready")
        room.leave(ann)
        await settled(room)
        assert room.table.phase == Phase.PLAYING
        for minutes, tables in ((48 * 60 - 1, 1), (48 * 60 + 1, 0)):
            later = room.table.at + minutes * 60_000
            monkeypatch.setattr("dnup.server.play.lobby.now_ms", lambda at=later: at)
            house.lobby.sweep()
            await settled(room)
            assert len(house.lobby) == tables

    run(tmp_path, test)


def test_a_name_given_while_the_guest_is_looked_up_is_not_forgotten(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        known, token = await Guests(house.store).greet("Ann")
        guests = Guests(house.store)

        async def slow(token_hash: str) -> tuple[Guest, Session] | None:
            found = await house.store.store.session(token_hash)
            await guests.rename(known.guest, "Anna")
            return found

        house.store.session = slow  # type: ignore[attr-defined]
        found = await guests.find(token)
        assert found is not None
        assert found.guest.name == "Anna"
        assert guests.recall(token) == found

    run(tmp_path, test)


def test_a_table_where_nobody_has_been_for_long_is_closed_and_others_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(house: House) -> None:
        left, ann = await house.open(is_public=True)
        kept, _ = await house.open("bob")
        left.leave(ann)
        await settled(left)
        house.lobby.sweep()
        assert len(house.lobby) == 2
        later = left.table.at + 61 * 60_000
        monkeypatch.setattr("dnup.server.play.lobby.now_ms", lambda: later)
        house.lobby.sweep()
        await settled(left)
        assert house.lobby.rooms() == (kept,)
        assert house.lobby.listed() == ()
        assert house.lobby.count() == {"gathering": 1, "playing": 0, "finished": 0}
        assert [table.id for table in await house.store.running()] == [kept.id]

    run(tmp_path, test)


def test_who_asks_twice_at_once_for_the_same_deals_comes_to_one_table(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        seats = (SeatJson("Cy"), SeatJson("Di"))
        challenge = Challenge("CODE", Seat.A, ("random", "beginner"), seats, ("a", "b"), "00" * 32)
        house.store.gate.clear()
        asked = [
            asyncio.ensure_future(house.lobby.duplicate(guest, guest.title(), challenge, None))
            for guest in ("ann", "ann", "bob")
        ]
        await asyncio.sleep(0.01)
        house.store.gate.set()
        first, second, other = await asyncio.gather(*asked)
        assert first is second
        assert other is not first
        assert len(house.lobby) == 2
        third = await house.lobby.duplicate("ann", "Ann", challenge, None)
        assert third is not first  # who asks later has looked for the table before

    run(tmp_path, test)


def test_nothing_is_told_before_it_is_stored(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        room, ann = await house.open()
        bob = await house.enter(room, "bob")
        number, told = room.table.number, len(bob.told)
        house.store.gate.clear()
        room.ask(Say("ann", "1", text="hello"), ann, "say")
        await asyncio.sleep(0.05)
        assert (room.table.number, len(bob.told)) == (number, told)
        assert "say" not in ann.answers
        house.store.gate.set()
        await settled(room)
        assert ann.answers["say"] == "update"
        assert (room.table.number, len(bob.told)) == (number + 1, told + 1)

    run(tmp_path, test)


def test_what_could_not_be_stored_is_not_done_and_can_be_asked_for_again(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        room, ann = await house.open()
        bob = await house.enter(room, "bob")
        number, told = room.table.number, len(bob.told)
        house.store.failing = [b"hello"]
        room.ask(Say("ann", "1", text="hello"), ann, "say")
        room.ask(Say("ann", "2", text="you"), ann, "more")
        await settled(room)
        assert (ann.answers["say"], ann.answers["more"]) == ("not-saved", "not-saved")
        assert (room.table.number, len(bob.told)) == (number, told)
        room.ask(Say("ann", "1", text="hello"), ann, "again")
        await settled(room)
        assert ann.answers["again"] == "update"
        assert len(await house.store.load(room.id)) == number + 1

    run(tmp_path, test)


def test_the_move_of_a_bot_that_was_not_stored_is_made_again(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        room, ann = await house.open(bots=["random"])
        house.store.failing = [b'"turn":1', b'"turn":2']  # one of them is the bot's
        room.ask(Ready("ann", "salt"), ann, "ready")
        turn = 0
        while turn < 3:
            await settled(room)
            running = room.table.running
            assert running is not None
            turn = running.turn
            if room.table.to_act == Seat.A:
                room.ask(Act("ann", turn, Rotate()), ann, "act")
            await asyncio.sleep(0.002)
        assert not house.store.failing

    run(tmp_path, test)


def test_bots_are_quick_once_no_person_is_left_in_the_round(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paces: list[int] = []

    def delay(_level: str, pace_ms: int) -> float:
        paces.append(pace_ms)
        return 0.0

    async def rotate(*_: object) -> Action:
        return Rotate()

    async def test(house: House) -> None:
        monkeypatch.setattr(house.bot_pool, "delay", delay)
        monkeypatch.setattr(house.bot_pool, "choose", rotate)
        room, ann = await house.open(players=3, bots=["random"], pace=90)
        bob = await house.enter(room, "bob")
        for visitor in (ann, bob):
            room.ask(Ready(visitor.guest_id, "salt"), visitor, "ready")
        await settled(room)

        async def play(moves: int, out: tuple[Seat, ...]) -> None:
            """Until bots made so many moves more, and these are out: only Ann plays cards."""
            end = len(paces) + moves
            while True:
                await settled(room)
                assert room.table.running is not None
                match, turn = room.table.running.match, room.table.running.turn
                assert match.round is not None
                if len(paces) >= end and match.round.out == out:
                    return
                if room.table.to_act == Seat.A:
                    action = bot("beginner").choose(
                        match.view(Seat.A), Budget(simulations=1), Random(1)
                    )
                    room.ask(Act("ann", turn, action), ann, "act")
                elif room.table.to_act == Seat.B and bob.room is room:
                    room.ask(Act("bob", turn, Rotate()), bob, "act")
                await asyncio.sleep(0.002)

        await play(0, (Seat.A,))
        await play(3, (Seat.A,))
        assert set(paces) == {90}  # Bob has not gone out
        room.ask(Leave("bob"), bob, "leave")
        await settled(room)
        paces.clear()
        await play(4, (Seat.A,))
        assert paces[1:] == [30] * (len(paces) - 1)  # the first may have begun before he left

    run(tmp_path, test)


def test_a_departure_that_was_not_stored_is_noticed_later(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        room, ann = await house.open()
        bob = await house.enter(room, "bob")
        house.store.failing = [b"went-away"]
        room.leave(bob)
        await settled(room)
        assert not house.store.failing
        assert is_away(room, Seat.B)
        assert ann.events().count("went-away") == 1

    run(tmp_path, test)


def test_a_flood_of_requests_keeps_neither_others_nor_the_table_itself_waiting(
    tmp_path: Path,
) -> None:
    async def test(house: House) -> None:
        room, ann = await house.open()
        bob, cat = await house.enter(room, "bob"), Visitor("cat")
        room.watch(cat, "watch", None)
        house.store.gate.clear()
        room.ask(Say("ann", "1", text="hello"), ann, "say")
        for i in range(QUEUE + 50):
            room.ask(Pause("cat", wants=True), cat, f"{i}")
        assert set(cat.answers.values()) == {"table", "not-saved"}
        assert list(cat.answers.values()).count("not-saved") == 50
        room.ask(Say("ann", "2", text="you"), ann, "more")
        room.leave(bob)
        house.store.gate.set()
        await settled(room)
        assert (ann.answers["say"], ann.answers["more"]) == ("update", "update")
        assert is_away(room, Seat.B)
        assert list(cat.answers.values()).count(TableRefusalCode.NOT_SEATED) == QUEUE

    run(tmp_path, test)


def test_who_returns_on_another_connection_before_the_first_is_gone_is_not_away(
    tmp_path: Path,
) -> None:
    async def test(house: House) -> None:
        room, ann = await house.open()
        first = await house.enter(room, "bob")
        house.store.gate.clear()
        room.ask(Say("ann", "1", text="hello"), ann, "say")
        second = Visitor("bob")
        room.sit(second, Sit("bob", "Bob"), "enter", None)
        first.is_open = False
        room.leave(first)
        house.store.gate.set()
        await settled(room)
        assert room.here["bob"] is second
        assert not is_away(room, Seat.B)
        assert "went-away" not in ann.events()

    run(tmp_path, test)


def test_a_second_connection_that_is_gone_at_once_leaves_the_first_where_it_is(
    tmp_path: Path,
) -> None:
    async def test(house: House) -> None:
        room, ann = await house.open()
        first = await house.enter(room, "bob")
        house.store.gate.clear()
        room.ask(Say("ann", "1", text="hello"), ann, "say")
        second = Visitor("bob")
        room.sit(second, Sit("bob", "Bob"), "enter", None)
        second.is_open = False
        house.store.gate.set()
        await settled(room)
        assert room.here["bob"] is first
        assert not is_away(room, Seat.B)
        # And one who is nowhere else is away.
        room.leave(first)
        await settled(room)
        third = Visitor("bob")
        third.is_open = False
        room.sit(third, Sit("bob", "Bob"), "enter", None)
        await settled(room)
        assert is_away(room, Seat.B)

    run(tmp_path, test)


def test_who_comes_to_a_table_that_is_just_being_closed_is_told_so(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        room, ann = await house.open()
        cat, bob = Visitor("cat"), Visitor("bob")
        room.watch(cat, "watch", None)
        house.store.gate.clear()
        room.ask(Leave("ann"), ann, "leave")
        room.sit(bob, Sit("bob", "Bob"), "enter", None)
        house.store.gate.set()
        await settled(room)
        assert room.table.phase is Phase.CLOSED
        assert (ann.answers["leave"], bob.answers["enter"]) == ("update", "table-closed")
        assert bob.answers["stay"] == "yes"
        assert cat.room is None
        assert house.lobby.find(room.table.code) is None
        assert cat.events() == ["closed"]

    run(tmp_path, test)


def test_what_rates_matches_is_loaded_before_the_first_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded: list[threading.Thread] = []
    monkeypatch.setattr(rating, "load", lambda: loaded.append(threading.current_thread()))

    async def test() -> None:
        settings = ServerSettings(database=tmp_path / "a.db", levels=("random",))
        service = await open_service(settings, Metrics())
        await service.stop()

    asyncio.run(test())
    assert len(loaded) == 1
    assert loaded[0] is not threading.main_thread()
