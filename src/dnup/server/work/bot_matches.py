"""Bots that play deals which people have played, in the background, so that one can compare.

They think as long as at a table, counted in simulations: the same deals come to the same end, on
whatever machine. One match after the other, on a thread that stands back behind those who play.
"""

import asyncio
import logging
import os
import random
import secrets
import threading
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial

import msgspec

from dnup.bots import Budget, bot
from dnup.notation import Record, steps_of, to_json
from dnup.protocol.duplicate import DuplicatePlayed, DuplicateRound
from dnup.rules import Action, Deal, Deck, Seat, View
from dnup.server.store import Entry, Replayed, StoredRecord
from dnup.server.work.priority import lower_priority
from dnup.table import ENTROPY_BYTES, Challenge, Table, fact_to_json

WAITING = 100  # matches
EACH = 5  # of them that one guest lets bots play
FAILED = 1000  # matches that could not be played, and are remembered
BUDGET = Budget(simulations=1000)  # what does without is not asked for it
BUDGETS = {"master": Budget(simulations=2000)}  # a move

_log = logging.getLogger("dnup.server")
_Job = tuple[str, str]  # the code of the deals, and the level


class Stopped(Exception):  # noqa: N818 - it is no error of the program
    """The server stops: what is under way is given up."""


@dataclass(frozen=True, slots=True)
class _Order:
    """A match that a bot is to play, and who wants it played."""

    challenge: Challenge
    level: str
    who: str
    before: int  # matches that they had wanted before, and that waited then

    @property
    def job(self) -> _Job:
        return self.challenge.code, self.level


class BotMatches:
    """The matches that bots are to play, and the one that they are at. Belongs to the loop.

    Of several that one guest wants, the second comes after the first ones of others.
    """

    def __init__(self, keep: Callable[[Entry], Awaitable[None]]) -> None:
        """`keep` is called with each match when it is over, to store it."""
        self._keep = keep
        self._pool = ThreadPoolExecutor(1, "shadow", initializer=lower_priority)
        self._stop = threading.Event()
        self._waiting: dict[_Job, _Order] = {}  # in order of arrival
        self._failed: set[_Job] = set()
        self._playing: asyncio.Task[None] | None = None

    def thinking(self, code: str) -> tuple[str, ...]:
        """The levels that are to play these deals, and have not yet."""
        return tuple(level for deals, level in self._waiting if deals == code)

    def has_failed(self, code: str, level: str) -> bool:
        """Whether a bot could not play these deals; only who asks for it lets it try again."""
        return (code, level) in self._failed

    def ask(self, challenge: Challenge, level: str, who: str) -> bool:
        """Let a bot of this level play these deals, because a guest wants it; whether it will."""
        job = challenge.code, level
        if job in self._waiting:
            return True
        before = sum(order.who == who for order in self._waiting.values())
        if len(self._waiting) >= WAITING or before >= EACH or self._stop.is_set():
            return False
        self._failed.discard(job)
        self._waiting[job] = _Order(challenge, level, who, before)
        if self._playing is None or self._playing.done():
            self._playing = asyncio.get_running_loop().create_task(self._play_all())
        return True

    def stop(self) -> None:
        """Begin nothing more; what is under way gives up."""
        self._stop.set()
        self._pool.shutdown(wait=False, cancel_futures=True)
        if self._playing is not None:
            self._playing.cancel()

    async def _play_all(self) -> None:
        while self._waiting and not self._stop.is_set():
            order = min(self._waiting.values(), key=lambda order: order.before)
            try:
                await self._play(order)
            finally:
                del self._waiting[order.job]

    async def _play(self, order: _Order) -> None:
        loop = asyncio.get_running_loop()
        try:
            work = partial(play_deals, order.challenge, order.level, self._stop)
            await self._keep(await loop.run_in_executor(self._pool, work))
        except Stopped:
            return  # whoever looks at these deals again lets it play again
        except Exception:  # noqa: BLE001 - one that fails must not end the others
            _log.exception("shadow-failed", extra={"facts": {"level": order.level}})
            if len(self._failed) >= FAILED:
                self._failed.clear()
            self._failed.add(order.job)


def play_deals(challenge: Challenge, level: str, stop: threading.Event) -> Entry:
    """The whole log of a table at which a bot plays these deals. Raises `Stopped`."""
    bots = {name: bot(name) for name in {*challenge.levels, level}}

    def choose(who: str, view: View, turn: int) -> Action:
        if stop.is_set():
            raise Stopped
        chance = random.Random(f"{challenge.code}:{level}:{turn}")
        return bots[who].choose(view, BUDGETS.get(who, BUDGET), chance)

    now = time.time_ns() // 1_000_000
    facts, table = challenge.play_out(choose, level, now, os.urandom(ENTROPY_BYTES))
    played = encode_played(table, challenge.seat)
    running = table.running
    assert running is not None  # noqa: S101 - it was played
    name = running.seats[challenge.seat].name
    return Entry(
        table=secrets.token_hex(8),
        number=1,
        facts=tuple(map(fact_to_json, facts)),
        closed=True,
        record=StoredRecord(running.id, to_json(table.record()).encode()),
        replayed=Replayed(challenge.code, f"bot:{level}", name, level, now, played),
    )


def replayed_in(before: Table, after: Table) -> Replayed | None:
    """The match that has just ended, if it was played with the deals of another one."""
    duplicate, people = after.duplicate, list(before.people())
    if duplicate is None or not people:
        return None
    seat, person = people[0]
    played = encode_played(after, seat)
    return Replayed(duplicate.code, person.guest, person.name, None, after.at, played)


def encode_played(table: Table, seat: Seat) -> bytes:
    """What came of the match of a table for a seat, as it is kept; however long it was."""
    running = table.running
    assert running is not None  # noqa: S101 - it was played
    points = [tuple(round_.points) for round_ in running.rounds]
    if running.match.round is not None:
        points.append(running.match.round.points)
    actions = [acts[seat] for acts in running.acts]
    return msgspec.json.encode(_played(table.record(), table.deck, seat, points, actions))


def played_of(record: Record, deck: Deck, seat: Seat) -> DuplicatePlayed:
    """What came of a recorded match for a seat, round by round; the whole match is gone through."""
    actions: list[int] = []
    last = None
    for step in steps_of(record, deck):
        if isinstance(step.done, Deal):
            actions.append(0)
        elif last is not None and last.round is not None and last.round.turn is not None:
            actions[-1] += last.round.turn.seat == seat
        last = step.match
    points = [tuple(round_.points) for round_ in record.rounds]
    return _played(record, deck, seat, points, actions)


def _played(
    record: Record,
    deck: Deck,
    seat: Seat,
    points: Sequence[tuple[int, ...]],
    actions: Sequence[int],
) -> DuplicatePlayed:
    prizes = deck.pack(len(record.seats)).prizes
    won = [each[seat] for each in points]
    return DuplicatePlayed(
        rounds=tuple(
            DuplicateRound(each, prizes.index(each) + 1 if each in prizes else None, count)
            for each, count in zip(won, actions, strict=True)
        ),
        points=sum(won),
        won=record.winner == str(seat),
        left=record.winner is None,
        hints=record.seats[seat].hints,
        assisted=record.seats[seat].assisted,
    )
