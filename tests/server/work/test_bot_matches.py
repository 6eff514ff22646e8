"""What came of deals that were played once more, and bots that play them in the background."""

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from table.tables import Driven, begun, finished

from dnup.notation import from_json, to_json
from dnup.protocol.duplicate import DuplicatePlayedJson
from dnup.rules import Seat
from dnup.server.store import LogEntry, StoredDuplicate, StoreError, StoreErrorCode
from dnup.server.work import bot_matches as matches_module
from dnup.server.work import duplicates as deals_module
from dnup.server.work.bot_matches import EACH, WAITING, BotMatches, encode_played, played_of
from dnup.server.work.duplicates import Deals, Firsts
from dnup.server.work.queue import JobQueue
from dnup.table import Challenge
from dnup.table import replay as replaying


def result(driven: Driven, seat: Seat) -> DuplicatePlayedJson:
    return msgspec.json.decode(encode_played(driven.table, seat), type=DuplicatePlayedJson)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_table_tells_the_same_result_as_its_record(players: int) -> None:
    driven = finished("ann", "bo", players=players, bots=["random"] * (players - 2))
    record = driven.record
    for seat in list(Seat)[:players]:
        told = result(driven, seat)
        assert told == played_of(record, driven.table.deck, seat)
        assert [one.points for one in told.rounds] == [r.points[seat] for r in record.rounds]
        assert (told.won, told.left) == (record.winner == str(seat), False)
        assert (told.hints, told.assisted) == (0, 0)
    acts = driven.running.acts
    assert [sum(each) for each in acts] == [len(round_.actions) for round_ in record.rounds]


def test_a_match_that_was_left_has_a_result_as_far_as_it_came() -> None:
    driven = begun("ann", "bo", players=2)
    assert result(driven, Seat.A) == played_of(driven.record, driven.table.deck, Seat.A)
    assert result(driven, Seat.A).left


def test_a_match_may_be_as_long_as_it_likes(monkeypatch: pytest.MonkeyPatch) -> None:
    driven = finished("ann", "bo", players=2)
    monkeypatch.setattr(replaying, "MOST_ACTIONS", 1)
    with pytest.raises(replaying.RecordTooLongError):
        replaying.make_replay(driven.record, driven.table.deck)
    assert result(driven, Seat.A) == played_of(driven.record, driven.table.deck, Seat.A)


def test_a_result_tells_of_all_help() -> None:
    driven = finished("ann", "bo", players=2)
    driven.table = replace(
        driven.table, running=replace(driven.running, hints=(3, 0), assisted=(2, 0))
    )
    told = result(driven, Seat.A)
    assert (told.hints, told.assisted) == (3, 2)
    assert told == played_of(driven.record, driven.table.deck, Seat.A)
    assert b"hints" not in encode_played(driven.table, Seat.B)


def challenge(code: str) -> Challenge:
    return Challenge(code, Seat.A, ("random", "random"), (), (), "")


def play(challenge: Challenge, level: str, _: threading.Event) -> Iterator[LogEntry]:
    if level == "broken":
        raise ValueError
    yield LogEntry(f"{challenge.code} {level}", 1, (b"{}",))


def test_a_guest_has_a_few_waiting_and_others_come_between_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(matches_module, "play_deals", play)
    kept: list[str] = []

    async def keep(entry: LogEntry) -> None:
        kept.append(entry.table)

    async def test() -> None:
        queue = JobQueue(1)
        matches = BotMatches(queue, keep)
        asked = [matches.ask(challenge(f"A{i}"), "random", "ann") for i in range(EACH + 1)]
        assert asked == [True] * EACH + [False]
        assert matches.ask(challenge("A0"), "random", "ann")  # it waits already
        assert matches.ask(challenge("B0"), "random", "bob")
        assert matches.thinking("B0") == ("random",)
        while matches.thinking("A4"):
            await asyncio.sleep(0.01)
        assert kept == [f"{code} random" for code in ("A0", "B0", "A1", "A2", "A3", "A4")]
        assert matches.ask(challenge("A5"), "random", "ann")  # there is room again
        more = [matches.ask(challenge(f"X{i}"), "random", str(i)) for i in range(WAITING)]
        assert more == [True] * (WAITING - 1) + [False]
        queue.stop()

    asyncio.run(test())


def test_what_failed_is_played_again_only_for_who_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches_module, "play_deals", play)
    fails = True

    async def keep(_: LogEntry) -> None:
        if fails:
            raise StoreError(StoreErrorCode.WRITE_FAILED)

    async def played(matches: BotMatches, level: str) -> bool:
        assert matches.ask(challenge("A"), level, "ann")
        while matches.thinking("A"):
            await asyncio.sleep(0.01)
        return not matches.has_failed("A", level)

    async def test() -> None:
        nonlocal fails
        queue = JobQueue(1)
        matches = BotMatches(queue, keep)
        assert not await played(matches, "broken")
        assert not await played(matches, "random")
        fails = False
        assert await played(matches, "random")
        assert matches.has_failed("A", "broken")
        assert not matches.has_failed("B", "broken")
        queue.stop()

    asyncio.run(test())


class OneRecord:
    """A store that has one record, and counts how often it is read."""

    def __init__(self, record: bytes) -> None:
        self.read = 0
        self._record = record

    async def record(self, _: str) -> bytes:
        self.read += 1
        return self._record


def test_a_record_is_gone_through_once_and_not_on_the_loop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    driven = finished("ann", "bo", players=2)
    threads = []

    def noted(work: Any) -> Any:
        def do(*given: Any) -> Any:
            threads.append(threading.current_thread())
            return work(*given)

        return do

    monkeypatch.setattr(deals_module, "from_json", noted(from_json))
    monkeypatch.setattr(deals_module, "played_of", noted(played_of))
    store: Any = OneRecord(to_json(driven.record).encode())

    async def test() -> None:
        firsts = Firsts(store)
        for _ in range(3):
            first = await firsts.find("r")
            assert first is not None
            assert (first.record.seats, first.record.rounds) == (driven.record.seats, [])
            made = first.challenge("CODE", Seat.B, "beginner")
            assert made is not None
            deals = Deals(StoredDuplicate("CODE", "r", "B", "ann", "Ann", 1), first, made)
            assert await firsts.played(deals) == result(driven, Seat.B)

    asyncio.run(test())
    assert store.read == 2
    assert len(threads) == 3
    assert threading.main_thread() not in threads
