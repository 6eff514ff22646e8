"""SIGKILL at random moments: what was acknowledged is there, once, and play goes on.

`make crash` kills the server 50 times, the tests here only a few.
"""

import asyncio
import os
import signal
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import msgspec
import pytest

from dnup import find_deck, from_json, standard_deck
from dnup.notation import ActionJson, action_from_json
from dnup.protocol.delivery import encode
from dnup.protocol.rendering import own_parts
from dnup.protocol.state import public_state
from dnup.rules import Action, Seat
from dnup.server.store import Store, open_store
from dnup.table import Fact, Table, fact, fact_from_json, fold, verify
from support.crowd import Habits, Message, Regular, digest
from support.serving import Server, sign_in

KILLS = int(os.environ.get("DNUP_KILLS", "4"))  # in each test half of them
TABLES = int(os.environ.get("DNUP_KILL_TABLES", "8"))
SECONDS = 120.0  # to come back, and to finish a match

# Who sits at the tables, in turn: people, and bots in the last seats.
PARTIES: tuple[tuple[int, list[str]], ...] = (
    (2, []),
    (3, []),
    (3, ["beginner"]),
    (2, ["random"]),
    (4, ["beginner", "random"]),
)


@dataclass(slots=True)
class Report:
    """What was counted."""

    kills: int = 0
    early: int = 0  # more of them, before it was ready
    acknowledged: int = 0
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    chats: int = 0
    repeated: int = 0
    matches: int = 0
    started: list[float] = field(default_factory=list)  # seconds from a kill until it is ready
    recovered: list[float] = field(default_factory=list)  # and until everybody is back

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.early} more while it started: {self.acknowledged} "
            f"actions and {self.chats} chats acknowledged, {len(self.lost)} lost, "
            f"{len(self.doubled)} doubled; {self.repeated} requests sent again; {self.matches} "
            f"matches finished and verified; ready {_mean(self.started):.2f} s after a kill, "
            f"everybody back after {_mean(self.recovered):.2f} s, "
            f"at most {max(self.recovered, default=0):.2f} s"
        )


@dataclass(frozen=True, slots=True)
class Evening:
    """A table and its people; the first of them opens it."""

    people: list[Regular]

    async def run(self) -> None:
        async with asyncio.TaskGroup() as group:
            host, *others = self.people
            group.create_task(host.run())
            code = await host.find_code()
            for other in others:
                other.sit_at(code)
                group.create_task(other.run())


@pytest.mark.no_cover
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(
    ("think", "longest"), [(0.05, 2.0), (0.0, 0.6)], ids=["people who think", "a burst of moves"]
)
def test_nothing_acknowledged_is_lost_or_doubled_by_sigkill(
    tmp_path: Path, think: float, longest: float
) -> None:
    report = Report()
    server = Server(tmp_path / "server.db")
    with server:
        evenings = asyncio.run(_play(server, report, Habits(think=think, chat=0.1), longest))
        server.kill()
    asyncio.run(_compare(server.database, evenings, report))
    print(report)  # noqa: T201 - the figures of `make crash`
    assert report.kills == max(1, KILLS // 2)
    assert report.acknowledged > 0
    assert not report.lost
    assert not report.doubled
    assert report.matches >= TABLES


async def _play(server: Server, report: Report, habits: Habits, longest: float) -> list[Evening]:
    """Let people play while the server is killed again and again; then all finish their matches."""
    rng = Random(f"{KILLS} {longest}")
    is_closing = asyncio.Event()
    evenings = [await _arrange(server, i, habits, is_closing) for i in range(TABLES)]
    people = [person for evening in evenings for person in evening.people]
    playing = [asyncio.create_task(evening.run()) for evening in evenings]
    try:
        while report.kills < max(1, KILLS // 2):
            await asyncio.sleep(rng.uniform(0.0, longest))
            killed_at = await _kill(server, report, rng)
            if rng.random() < 0.8:  # else it is killed again before everybody is back
                await _until(lambda: all(person.is_here for person in people), people, playing)
                report.recovered.append(time.monotonic() - killed_at)
        await _until(lambda: all(person.memory.ended for person in people), people, playing)
        is_closing.set()
        await _until(lambda: all(person.is_settled for person in people), people, playing)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    return evenings


async def _arrange(server: Server, i: int, habits: Habits, is_closing: asyncio.Event) -> Evening:
    players, bots = PARTIES[i % len(PARTIES)]
    # Nobody is played for while the server is off: every action of a person is their own.
    options = {"players": players, "bots": bots, "absence": {"after": None}}
    people = []
    for j in range(players - len(bots)):
        session = await sign_in(server, f"Guest {i} {j}")
        opened = options if j == 0 else None
        person = Regular(server.address, session, Random(100 * i + j), habits, options=opened)
        person.is_closing_time = is_closing.is_set
        people.append(person)
    return Evening(people)


async def _kill(server: Server, report: Report, rng: Random) -> float:
    """Kill the server and start it again, sometimes only at the second attempt; when was that?"""
    killed_at = time.monotonic()
    await asyncio.to_thread(server.kill)
    report.kills += 1
    if rng.random() < 0.2:
        dead = server.pid
        starting = asyncio.create_task(asyncio.to_thread(server.start))
        while server.pid == dead:
            await asyncio.sleep(0.01)
        await asyncio.sleep(rng.uniform(0.0, 2.0))
        os.kill(server.pid, signal.SIGKILL)
        with suppress(AssertionError):  # it did not start
            await starting
        await asyncio.to_thread(server.kill)
        report.early += 1
    await asyncio.to_thread(server.start)
    report.started.append(time.monotonic() - killed_at)
    return killed_at


async def _until(
    is_so: Callable[[], bool], people: list[Regular], playing: list[asyncio.Task[None]]
) -> None:
    async with asyncio.timeout(SECONDS):
        while not is_so():
            await asyncio.sleep(0.02)
            for person in people:
                assert person.memory.faults == []
                assert person.memory.refusals == {}
            for task in playing:
                if task.done():
                    task.result()


async def _compare(database: Path, evenings: list[Evening], report: Report) -> None:
    """Hold what the guests remember against what is stored."""
    store = await open_store(str(database))
    try:
        by_code = {evening.people[0].code: evening for evening in evenings}
        for running in await store.running():
            if running.code in by_code:  # else its host was never told that it had been opened
                facts = [fact_from_json(line) for line in await store.load(running.id)]
                log = Log.of(facts)
                for person in by_code.pop(running.code).people:
                    _compare_person(log, person, report)
                report.doubled += log.doubled
                await _compare_records(store, log, report)
        assert not by_code, "tables that are gone"
    finally:
        await store.close()
    with closing(sqlite3.connect(database)) as connection:
        counts = connection.execute(
            "SELECT table_key, COUNT(*), MIN(number), MAX(number) FROM facts GROUP BY table_key"
        ).fetchall()
        (records,) = connection.execute("SELECT COUNT(*) FROM records").fetchone()
    assert records == report.matches
    assert all(least == 1 and most == count for _, count, least, most in counts)


@dataclass(slots=True)
class Log:
    """What is stored of a table, by what it is about."""

    tables: list[Table] = field(default_factory=list)  # after each fact, from number 1
    actions: dict[tuple[str, int], tuple[Seat, Action]] = field(default_factory=dict)
    said: set[tuple[Seat, str]] = field(default_factory=set)
    began: dict[str, fact.MatchBegan] = field(default_factory=dict)
    ended: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)

    @staticmethod
    def of(facts: Sequence[Fact]) -> "Log":
        log = Log()
        for happened in facts:
            before = log.tables[-1] if log.tables else None
            log.tables.append(fold([happened]) if before is None else before.after(happened))
            running = log.tables[-1].running
            if isinstance(happened, fact.Acted):
                assert before is not None
                assert before.to_act is not None
                assert running is not None
                turn = running.id, happened.turn
                if turn in log.actions:
                    log.doubled.append(f"{turn}: {happened}")
                log.actions[turn] = before.to_act, action_from_json(happened.action)
            elif isinstance(happened, fact.Said):
                if (happened.seat, happened.id) in log.said:
                    log.doubled.append(f"{happened}")
                log.said.add((happened.seat, happened.id))
            elif isinstance(happened, fact.MatchBegan):
                log.began[happened.id] = happened
            elif isinstance(happened, fact.MatchEnded):
                assert running is not None
                log.ended.append(running.id)
        return log


def _compare_person(log: Log, person: Regular, report: Report) -> None:
    memory, seat = person.memory, Seat[person.seat]
    assert memory.faults == []
    assert memory.refusals == {}
    report.acknowledged += len(memory.acknowledged)
    report.chats += len(memory.said)
    report.repeated += memory.repeated
    for done in memory.acknowledged:
        if log.actions.get((done.match, done.turn)) != (seat, _read(done.action)):
            report.lost.append(f"{person.code}: {done}")
    report.lost += [f"{person.code}: {id_}" for id_ in memory.said if (seat, id_) not in log.said]
    # Nothing was done for this guest that was not asked for.
    for turn, (by, action) in log.actions.items():
        if by == seat:
            assert _read(memory.sent[turn]) == action
    assert {id_ for by, id_ in log.said if by == seat} <= memory.tried_to_say
    # All that was ever shown is what the stored facts come to.
    for number, shown in memory.saw.items():
        table = log.tables[number - 1]
        own = own_parts(table, seat)
        assert digest(encode(public_state(table)), own[1] if own else b"") == shown, number
    for match, commitment in memory.commitments.items():
        assert log.began[match].salts[seat] in memory.salts
        began = next(t.running for t in log.tables if t.running and t.running.id == match)
        assert began.commitment == commitment


async def _compare_records(store: Store, log: Log, report: Report) -> None:
    for id_ in log.ended:
        stored = await store.record(id_)
        assert stored is not None
        record = from_json(stored)
        salts = [salt for salt in log.began[id_].salts if salt]
        verify(record, find_deck(record, [standard_deck()]), salts=salts)
        report.matches += 1


def _read(action: Message) -> Action:
    return action_from_json(msgspec.convert(action, ActionJson))


def _mean(seconds: list[float]) -> float:
    return sum(seconds) / len(seconds) if seconds else float("nan")
