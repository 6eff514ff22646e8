"""A table that is being served: commands one after the other, stored, and only then told.

The table in memory is always what the store has: a command is decided, its facts are appended, and
when they are on the disk the table changes, and those who are here are told.
"""

import asyncio
import contextlib
import logging
import os
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Protocol

import msgspec

from dnup.protocol import Rendering, table_view
from dnup.rules import Action, Rotate, Seat, View
from dnup.server.clock import now_ms
from dnup.server.metrics import Metrics
from dnup.server.play.blocks import Blocks
from dnup.server.play.endings import with_record
from dnup.server.play.hints import work_out
from dnup.server.store import (
    LogEntry,
    Store,
    StoreError,
)
from dnup.server.work.bots import BotPool
from dnup.table import (
    ENTROPY_BYTES,
    AskHint,
    Away,
    BotAct,
    Change,
    Command,
    Phase,
    Refused,
    Sit,
    Table,
    TableRefusalCode,
    Tick,
    change_from,
    check_hint,
    decide,
    fact,
    fact_from_json,
    fact_to_json,
)

ALONE = 3  # times as quick are bots when they alone play on: people only wait for them
KEPT = 16  # changes that a client who comes back can still be told one by one
QUEUE = 100  # commands that wait; if there are more,
SHARE = 10  # at most so many of each who asks
RETRY_SECONDS = 0.5  # after something was not stored; doubled each time that it is not, up to
MOST_SECONDS = 30.0

_log = logging.getLogger("dnup.server.room")


class Guestlike(Protocol):
    """One who sits at a table or looks on, as the table knows them: a connection."""

    guest_id: str
    seat: Seat | None
    is_open: bool

    def tell(self, message: bytes) -> None:
        """Send a delivery."""

    def refuse(self, request: str, refused: Refused) -> None:
        """Say that a request is not done."""

    def finish(self, request: str) -> None:
        """Say that a request is done, and nobody else needs to know."""

    def not_saved(self, request: str) -> None:
        """Say that a request could not be stored, and was probably not done."""

    def enter(self, room: "Room", seat: Seat | None) -> None:
        """Be at this table and at no other, in a seat or looking on."""

    def stay(self) -> None:
        """Be where it was: this table does not let it in."""

    def let_go(self) -> None:
        """Say that the table is no longer this one's."""

    def take_over(self) -> None:
        """Say that another connection of the same guest has come, and end."""


class Asked(msgspec.Struct, frozen=True):
    """A command that waits for its turn, who asked, and what their number of deliveries is."""

    command: Command
    asker: Guestlike | None = None
    request: str = ""
    have: int | None = None
    answer: bytes | None = None  # what the asker is told when it is done, besides the update


class Room:
    """A table, those who are at it, and what is due at it."""

    def __init__(
        self,
        id_: str,
        table: Table,
        store: Store,
        bot_pool: BotPool,
        metrics: Metrics,
        pace_ms: int,
        on_close: Callable[["Room"], None],
        blocks: Blocks,
    ) -> None:
        self.id = id_
        self.table = table
        self.here: dict[str, Guestlike] = {}  # by guest
        self.address = ""  # from which it was opened, unless that was before the server started
        self._store = store
        self._bot_pool = bot_pool
        self._metrics = metrics
        self._pace_ms = pace_ms if table.options.pace is None else table.options.pace
        self._on_close = on_close
        self._blocks = blocks
        self._queue: deque[Asked] = deque()
        self._recent: deque[Change] = deque(maxlen=KEPT)
        self._entropy = os.urandom(ENTROPY_BYTES)  # until it is used
        self._retry_seconds = RETRY_SECONDS
        self._is_storing = False
        self._is_stopped = False
        self._alarm: asyncio.TimerHandle | None = None
        self._alarm_at: int | None = None
        self._thinking: tuple[str, int] | None = None  # for which match and turn
        self._thought: asyncio.Task[None] | None = None
        self._reload: asyncio.Task[None] | None = None
        self._hints: set[asyncio.Task[None]] = set()

    @property
    def is_idle(self) -> bool:
        """Whether nothing waits to be stored."""
        return not self._is_storing and not self._queue

    def ask(self, command: Command, asker: Guestlike | None = None, request: str = "") -> None:
        """Do this when its turn has come; the asker is told what came of it."""
        self._enqueue(Asked(command, asker, request))

    def sit(self, asker: Guestlike, command: Sit, request: str, have: int | None) -> None:
        """Let a guest sit down or come back; they are told all that they do not `have`."""
        self._enqueue(Asked(command, asker, request, -1 if have is None else have))

    def hint(self, asker: Guestlike, command: AskHint, request: str) -> None:
        """Tell who sits here what is best: it is worked out, written down, and only then told."""
        asked = Asked(command, asker, request)
        try:
            view = check_hint(self.table, command)
        except Refused as refused:
            self._refuse(asked, refused)
            return
        work = asyncio.create_task(self._advise(asked, command, view))
        self._hints.add(work)
        work.add_done_callback(self._hints.discard)

    async def _advise(self, asked: Asked, command: AskHint, view: View) -> None:
        try:
            answer = await work_out(self._bot_pool, command, view, asked.request)
        except Refused as refused:
            self._refuse(asked, refused)
        else:
            self._enqueue(msgspec.structs.replace(asked, answer=answer))

    def watch(self, asker: Guestlike, request: str, have: int | None) -> None:
        """Let a guest look on."""
        self._enter(asker, None)
        self._catch_up(asker, request, have)

    def leave(self, asker: Guestlike) -> None:
        """A connection is gone, or looks elsewhere."""
        if self.here.get(asker.guest_id) is asker:
            del self.here[asker.guest_id]
            if asker.seat is not None and not self._is_stopped:
                self.ask(Away(asker.guest_id))

    def stop(self) -> None:
        """Do nothing any more."""
        self._is_stopped = True
        self._queue.clear()
        self._cancel()

    def arrange(self, change: Change | None = None) -> None:
        """See to what is due, perhaps after a change: an alarm, or a bot's move."""
        if self._is_stopped:
            return
        alarm = self._alarm_at if _is_mere_move(change) else self.table.alarm
        if alarm != self._alarm_at:
            self._alarm_at = alarm
            if self._alarm is not None:
                self._alarm.cancel()
                self._alarm = None
            if alarm is not None:
                wait = max(0.001, (alarm - now_ms()) / 1000)
                self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)
        self._let_bot_think()

    def _ring(self) -> None:
        self._alarm_at = None
        self.ask(Tick())

    def _let_bot_think(self) -> None:
        due, running = self.table.bot_to_act, self.table.running
        if due is None or running is None:
            if self._thought is not None:
                self._thought.cancel()
            self._thought, self._thinking = None, None
            return
        turn = (running.id, running.turn)
        if self._thinking == turn:
            return
        if self._thought is not None:
            self._thought.cancel()
        self._thinking = turn
        seat, level = due
        self._thought = asyncio.create_task(self._think(self.table, seat, level))

    async def _think(self, table: Table, seat: Seat, level: str) -> None:
        running = table.running
        assert running is not None  # noqa: S101 - it is a bot's turn in it
        loop = asyncio.get_running_loop()
        pace_ms = self._pace_ms // ALONE if table.is_left_to_bots else self._pace_ms
        due = loop.time() + self._bot_pool.delay(level, pace_ms)
        action: Action
        try:
            action = await self._bot_pool.choose(level, running.match.view(seat))
        except Exception:  # noqa: BLE001 - a bot that fails must not stop the table
            _log.exception("bot-failed", extra={"facts": {"table": self.id, "level": level}})
            action = Rotate()
        await asyncio.sleep(max(0.0, due - loop.time()))
        self.ask(BotAct(running.turn, action))

    def _enqueue(self, asked: Asked) -> None:
        if self._is_stopped:
            return
        if len(self._queue) >= QUEUE and self._is_greedy(asked.asker):
            _not_saved(asked)
            return
        self._queue.append(asked)
        self._go_on()

    def _is_greedy(self, asker: Guestlike | None) -> bool:
        """Whether somebody has so much waiting that others would have to wait for it."""
        if asker is None:  # the table itself: a bot's move, or somebody is gone
            return False
        return sum(asked.asker is asker for asked in self._queue) >= SHARE

    def _go_on(self) -> None:
        while self._queue and not self._is_storing:
            asked = self._queue.popleft()
            if isinstance(asked.command, Away) and asked.command.guest in self.here:
                continue  # another connection of the guest is here
            try:
                change = decide(self.table, asked.command, now_ms(), self._entropy)
            except Refused as refused:
                self._refuse(asked, refused)
                continue
            if change.facts:
                self._append(asked, change)
            else:
                self._unchanged(asked)

    def _refuse(self, asked: Asked, refused: Refused) -> None:
        self._metrics.refused(refused.code)
        if isinstance(asked.command, BotAct):
            self._refuse_bot(asked.command, refused)
        if asked.asker is not None:
            asked.asker.refuse(asked.request, refused)
            if asked.have is not None:
                asked.asker.stay()

    def _refuse_bot(self, command: BotAct, refused: Refused) -> None:
        """A bot that does what is not allowed rotates instead; who comes late is let be."""
        self._thinking = None
        if refused.rule is not None and command.action != Rotate():
            _log.error("bot-refused", extra={"facts": {"table": self.id, "rule": refused.rule}})
            self.ask(BotAct(command.turn, Rotate()))
        else:
            self.arrange()

    def _append(self, asked: Asked, change: Change) -> None:
        if any(isinstance(happened, _DRAWING) for happened in change.facts):
            self._entropy = os.urandom(ENTROPY_BYTES)
        entry = LogEntry(
            self.id,
            change.before.number + 1,
            tuple(map(fact_to_json, change.facts)),
            closed=change.after.phase == Phase.CLOSED,
            unplayed=change.after.running is None,
        )
        self._is_storing = True
        stored = self._store.append(with_record(entry, change, asked.command))
        stored.add_done_callback(partial(self._stored, change, asked, time.perf_counter()))

    def _stored(
        self, change: Change, asked: Asked, began: float, stored: "asyncio.Future[None]"
    ) -> None:
        error = None if stored.cancelled() else stored.exception()
        if stored.cancelled() or error is not None:
            self._failed(asked, error)
            return
        self._metrics.appends.add(time.perf_counter() - began)
        self._is_storing = False
        self.table = change.after
        self._recent.append(change)
        self._retry_seconds = RETRY_SECONDS
        try:
            self._tell(change, asked)
        except Exception:  # noqa: BLE001 - it is stored: whatever else fails, the table goes on
            _log.exception("room-failed", extra={"facts": {"table": self.id}})
        if change.after.phase == Phase.CLOSED:
            self._close()
            return
        if any(isinstance(happened, fact.PersonSeated) for happened in change.facts):
            for mute in self._blocks.mutes(self.table):
                self.ask(mute)
        self.arrange(change)
        self._go_on()

    def _tell(self, change: Change, asked: Asked) -> None:
        rendering = Rendering(change)
        seats_changed = False
        for happened in change.facts:
            if isinstance(happened, fact.Acted):
                self._metrics.moves += 1
            elif isinstance(happened, _RESEATING):
                seats_changed = True
        asker = asked.asker
        entering = asker is not None and asked.have is not None
        for other in tuple(self.here.values()):
            if other is asker and asked.answer is None:
                if not entering:
                    other.tell(rendering.update(other.seat, asked.request))
            else:
                other.tell(rendering.update(other.seat))
        is_elsewhere = asker is not None and self.here.get(asker.guest_id) is not asker
        if asker is not None and asked.answer is not None:
            asker.tell(asked.answer)
        elif asker is not None and is_elsewhere and not entering:
            asker.finish(asked.request)  # it has gone to another table meanwhile
        if asker is not None and entering:
            self._enter(asker, self.table.seat_of(asker.guest_id))
            self._catch_up(asker, asked.request, asked.have)
        if seats_changed:
            self._reseat()

    def _unchanged(self, asked: Asked) -> None:
        asker = asked.asker
        if asker is None:
            self.arrange()  # the alarm may have rung a moment too early
            return
        if asked.answer is not None:
            asker.tell(asked.answer)
        elif asked.have is None:
            asker.finish(asked.request)
        else:
            self._enter(asker, self.table.seat_of(asker.guest_id))
            self._catch_up(asker, asked.request, asked.have)

    def _enter(self, asker: Guestlike, seat: Seat | None) -> None:
        if not asker.is_open:  # it went while the table was being written
            self.ask(Away(asker.guest_id))
            return
        before = self.here.get(asker.guest_id)
        if before is not None and before is not asker:
            before.take_over()
        asker.enter(self, seat)
        self.here[asker.guest_id] = asker

    def _catch_up(self, asker: Guestlike, request: str, have: int | None) -> None:
        """Tell exactly what somebody does not have; if that is no longer known, the whole table."""
        missed = [
            change for change in self._recent if have is not None and change.before.number >= have
        ]
        is_known = bool(missed) and missed[0].before.number == have
        # What a seat was told before it was theirs is not for them.
        is_known &= all(c.before.seat_of(asker.guest_id) == asker.seat for c in missed)
        if have == self.table.number:
            asker.finish(request)
        elif is_known:
            for change in missed[:-1]:
                asker.tell(Rendering(change).update(asker.seat))
            asker.tell(Rendering(missed[-1]).update(asker.seat, request))
        else:
            asker.tell(table_view(self.table, asker.seat, request))

    def _reseat(self) -> None:
        """Those who no longer hold a seat are let go; they may come back to look on."""
        for other in tuple(self.here.values()):
            seat = self.table.seat_of(other.guest_id)
            person = None if seat is None else self.table.seats[seat]
            has_left = getattr(person, "has_left", False)
            if other.seat is not None and (seat != other.seat or has_left):
                del self.here[other.guest_id]
                other.let_go()

    def _close(self) -> None:
        for asked in self._queue:
            self._refuse(asked, Refused(TableRefusalCode.TABLE_CLOSED))
        self.stop()
        for other in tuple(self.here.values()):
            other.let_go()
        self.here.clear()
        self._on_close(self)

    def _failed(self, asked: Asked, error: BaseException | None) -> None:
        """What was not stored is not done. What the store has is loaded again, to be sure."""
        _log.error("not-saved", extra={"facts": {"table": self.id, "error": str(error)}})
        _not_saved(asked)
        while self._queue:
            _not_saved(self._queue.popleft())
        if not self._is_stopped:
            self._reload = asyncio.create_task(self._load_again())

    async def _load_again(self) -> None:
        lines: list[bytes] | None = None
        while lines is None and not self._is_stopped:
            await asyncio.sleep(self._retry_seconds)  # a full disk is not free at once
            self._retry_seconds = min(2 * self._retry_seconds, MOST_SECONDS)
            with contextlib.suppress(StoreError):
                lines = await self._store.load(self.id, self.table.number)
        for line in lines or ():
            happened = fact_from_json(line)
            change = change_from(self.table, [happened])
            self.table = change.after
            self._recent.append(change)
            self._tell(change, Asked(Tick()))
        self._is_storing = False
        if self.table.phase == Phase.CLOSED:
            self._close()
            return
        # The move of a bot may have been lost, and that somebody is gone.
        self._thinking = None
        self.arrange()
        for _, person in self.table.people():
            if person.is_present and person.guest not in self.here:
                self.ask(Away(person.guest))
        self._go_on()

    def _cancel(self) -> None:
        for waiting in (self._alarm, self._thought, self._reload, *self._hints):
            if waiting is not None:
                waiting.cancel()


def _is_mere_move(change: Change | None) -> bool:
    """Whether no time was set or used by it: most moves are such."""
    if change is None or len(change.facts) > 1 or not isinstance(change.facts[0], fact.Acted):
        return False
    running = change.after.running
    return running is not None and running.clock.rule is None and running.over_since is None


_DRAWING = (fact.Committed, fact.MatchBegan)  # what chance has entered into
_RESEATING = (fact.SeatEmptied, fact.MatchEnded, fact.WentAway)


def _not_saved(asked: Asked) -> None:
    if asked.asker is not None:
        asked.asker.not_saved(asked.request)
        if asked.have is not None:
            asked.asker.stay()
