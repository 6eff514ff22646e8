"""Bots that play deals which people have played, in the background, so that one can compare.

They think as long as at a table, counted in simulations: the same deals come to the same end, on
whatever machine. They wait in the one queue (`work/queue.py`), move by move.
"""

import os
import random
import secrets
import threading
from collections.abc import Awaitable, Callable, Iterator, Sequence

import msgspec

from dnup.bots import Budget, bot
from dnup.notation import Record, steps_of, to_json
from dnup.protocol.duplicate import DuplicatePlayedJson, DuplicateRoundJson
from dnup.rules import Action, Deal, Deck, Seat, View
from dnup.server.clock import now_ms
from dnup.server.store import LogEntry, Replayed, StoredRecord
from dnup.server.work.queue import JobQueue, JobState, Note, Piece, Stopped
from dnup.table import ENTROPY_BYTES, NOBODY, Challenge, Table, fact_to_json

WAITING = 100  # matches
EACH = 5  # of them that one guest lets bots play
FAILED = 1000  # matches that could not be played, and are remembered
BUDGET = Budget(simulations=1000)  # what does without is not asked for it
BUDGETS = {"master": Budget(simulations=2000)}  # a move


class BotMatch:
    """A match that a bot is to play with deals of another; a piece is a move."""

    def __init__(self, challenge: Challenge, level: str) -> None:
        self.id = _id(challenge.code, level)
        self.kind = "bot-match"
        self.state: JobState = "waiting"
        self.challenge = challenge
        self.level = level
        self.given = self.done = 0
        self.entry: LogEntry | None = None  # its whole log, when it is over
        self._playing: Iterator[LogEntry | None] | None = None

    @property
    def is_whole(self) -> bool:
        """Whether the match is over."""
        return self.entry is not None

    def take(self) -> Piece | None:
        """The next move, when the one before is done."""
        if self.given > self.done or self.is_whole:
            return None
        self.state = "running"
        self.given += 1
        return self._move

    def _move(self, stop: threading.Event) -> Note:
        if self._playing is None:
            self._playing = play_deals(self.challenge, self.level, stop)
        found = next(self._playing)

        def note() -> None:
            self.done += 1
            self.entry = found

        return note


class BotMatches:
    """The matches that bots are to play. Belongs to the loop."""

    def __init__(self, queue: JobQueue, keep: Callable[[LogEntry], Awaitable[None]]) -> None:
        """`keep` is called with each match when it is over, to store it."""
        self._queue = queue
        self._keep = keep
        self._failed: set[str] = set()

    def thinking(self, code: str) -> tuple[str, ...]:
        """The levels that are to play these deals, and have not yet."""
        return tuple(job.level for job, _ in self._waiting() if job.challenge.code == code)

    def has_failed(self, code: str, level: str) -> bool:
        """Whether a bot could not play these deals; only who asks for it lets it try again."""
        return _id(code, level) in self._failed

    def ask(self, challenge: Challenge, level: str, who: str) -> bool:
        """Let a bot of this level play these deals, because a guest wants it; whether it will."""
        if self._queue.get(_id(challenge.code, level)) is not None:
            return True
        waiting = list(self._waiting())
        own = sum(asker == who for _, asker in waiting)
        if len(waiting) >= WAITING or own >= EACH or self._queue.is_stopped:
            return False
        job = BotMatch(challenge, level)
        self._failed.discard(job.id)
        self._queue.begin(job, who, self._finish)
        return True

    def _waiting(self) -> Iterator[tuple[BotMatch, str | None]]:
        for each in self._queue:
            if isinstance(each.job, BotMatch):
                yield each.job, each.who

    async def _finish(self, job: BotMatch) -> None:
        if len(self._failed) >= FAILED:
            self._failed.clear()
        self._failed.add(job.id)  # unless it can be kept
        if job.entry is not None:
            await self._keep(job.entry)
            self._failed.discard(job.id)


def _id(code: str, level: str) -> str:
    return f"{code} {level}"


def play_deals(
    challenge: Challenge, level: str, stop: threading.Event
) -> Iterator[LogEntry | None]:
    """The whole log of a table at which a bot plays these deals; before that, None for each move.

    Raises `Stopped`.
    """
    bots = {name: bot(name) for name in {*challenge.levels, level}}

    def choose(who: str, view: View, turn: int) -> Action:
        if stop.is_set():
            raise Stopped
        chance = random.Random(f"{challenge.code}:{level}:{turn}")
        return bots[who].choose(view, BUDGETS.get(who, BUDGET), chance)

    now = now_ms()
    over = None
    for over in challenge.play_out(choose, level, now, os.urandom(ENTROPY_BYTES)):
        if over is None:
            yield None
    if over is None:
        raise Stopped
    facts, table = over
    played = encode_played(table, challenge.seat)
    running = table.running
    assert running is not None  # noqa: S101 - it was played
    name = running.seats[challenge.seat].name
    yield LogEntry(
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
    if person.name == NOBODY:
        return None
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


def played_of(record: Record, deck: Deck, seat: Seat) -> DuplicatePlayedJson:
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
) -> DuplicatePlayedJson:
    prizes = deck.pack(len(record.seats)).prizes
    won = [each[seat] for each in points]
    return DuplicatePlayedJson(
        rounds=tuple(
            DuplicateRoundJson(each, prizes.index(each) + 1 if each in prizes else None, count)
            for each, count in zip(won, actions, strict=True)
        ),
        points=sum(won),
        won=record.winner == str(seat),
        left=record.winner is None,
        hints=record.seats[seat].hints,
        assisted=record.seats[seat].assisted,
    )
