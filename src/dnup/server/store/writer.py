"""Group commit: what arrives while a transaction is being written goes into the next, together."""

import logging
from asyncio import AbstractEventLoop, Future, shield
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Thread
from typing import Protocol

from dnup.server.store.blocks import Block, Unblock
from dnup.server.store.deleting import DeleteGuest
from dnup.server.store.error import NumberTakenError, StoreError, StoreErrorCode
from dnup.server.store.moderation import Decided, Erased
from dnup.server.store.reports import Report, Settle
from dnup.server.store.sessions import BeginSession, EndIdleSessions, EndSessions, Session
from dnup.server.store.store import GuestDeck, LogEntry, StoredDuplicate, StoredReview

LIMIT = 256  # pieces of work in a transaction: more make it hardly cheaper, only longer

_log = logging.getLogger("dnup.server.store")


@dataclass(frozen=True, slots=True)
class RenameGuest:
    """Another name or ink for a guest."""

    guest: str
    name: str
    ink: int | None


@dataclass(frozen=True, slots=True)
class Forget:
    """A guest wants to know no more of this match, or of any."""

    guest: str
    record: str | None


@dataclass(frozen=True, slots=True)
class Keep:
    """A deck that a guest wants to keep, if there are fewer than so many."""

    deck: GuestDeck
    most: int
    instead: str | None


@dataclass(frozen=True, slots=True)
class Drop:
    """A deck that a guest no longer keeps."""

    guest: str
    hash: str


@dataclass(frozen=True, slots=True)
class Offer:
    """Deals that others may play once more, unless the guest has made so many."""

    duplicate: StoredDuplicate
    most: int


@dataclass(frozen=True, slots=True)
class StartAnew:
    """A guest wants to be rated from the beginning."""

    guest: str


@dataclass(frozen=True, slots=True)
class ConflictKnown:
    """All who appended to this table know by now that another writer was first."""

    table: str


@dataclass(frozen=True, slots=True)
class Probe:
    """Write something that changes nothing, to see that it can be done."""


Kept = Forget | Keep | Drop | Offer | StartAnew | StoredReview  # what guests want, and the like
Conduct = Report | Settle | Block | Unblock | DeleteGuest  # how guests behave towards each other
Sessions = BeginSession | Session | EndSessions | EndIdleSessions
Work = LogEntry | RenameGuest | Kept | Conduct | Sessions | Decided | Erased | ConflictKnown | Probe
Outcome = StoreError | None
_Job = tuple[Work, Future[None]]


class Scribe(Protocol):
    """Whoever does the writing, on a thread of its own."""

    def write(self, works: Sequence[Work]) -> list[Outcome]:
        """Write all in one transaction; when this returns, what has no error is on the disk."""
        ...

    def close(self) -> None:
        """Let go of the database."""
        ...


class Writer:
    """Hands work to a thread and its outcome back to the loop, each many at a time.

    What is submitted in one turn of the loop is handed over at its end; what is submitted while
    the thread writes is handed over when that is done. So the thread wakes once a transaction, and
    asks for the interpreter's lock as seldom as can be while the loop is busy.
    """

    def __init__(self, loop: AbstractEventLoop, scribe: Scribe) -> None:
        self.written = 0
        self.commits = 0
        self.waiting = 0
        self._loop = loop
        self._scribe = scribe
        self._next: list[_Job] = []
        self._is_writing = False
        self._batches: SimpleQueue[list[_Job] | None] = SimpleQueue()
        self._ended: Future[None] | None = None
        Thread(target=self._run, name="dnup-store", daemon=True).start()

    def submit(self, work: Work) -> Future[None]:
        """A future that is done when the work is on the disk, or fails with `StoreError`."""
        future = self._loop.create_future()
        if self._ended is not None:
            future.set_exception(StoreError(StoreErrorCode.STORE_CLOSED))
            return future
        self.waiting += 1
        self._next.append((work, future))
        if not self._is_writing:
            self._is_writing = True
            self._loop.call_soon(self._hand_over)
        return future

    async def close(self) -> None:
        """Finish what was submitted; after this all is refused."""
        if self._ended is None:
            self._ended = self._loop.create_future()
            if not self._is_writing:
                self._batches.put(None)
        await shield(self._ended)

    def _hand_over(self) -> None:
        """Give the thread what there is, or the end; or note that it has nothing to do."""
        if self._next:
            self._batches.put(self._next[:LIMIT])
            del self._next[:LIMIT]
            return
        self._is_writing = False
        if self._ended is not None:
            self._batches.put(None)

    def _run(self) -> None:
        """The thread: one batch after the other, until the end or until the loop is gone."""
        with suppress(RuntimeError):  # the loop is closed, and nobody waits any more
            while (batch := self._batches.get()) is not None:
                outcomes = self._write([work for work, _ in batch])
                self._loop.call_soon_threadsafe(self._deliver, batch, outcomes)
        self._scribe.close()
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._end)

    def _write(self, works: list[Work]) -> list[Outcome]:
        try:
            return self._scribe.write(works)
        except Exception as error:  # noqa: BLE001 - or all who wait would wait for ever
            _log.exception("write-failed")
            reason = type(error).__name__
            return [StoreError(StoreErrorCode.WRITE_FAILED, reason=reason) for _ in works]

    def _deliver(self, batch: list[_Job], outcomes: list[Outcome]) -> None:
        self._hand_over()
        self.commits += 1
        self.waiting -= len(batch)
        for (work, future), outcome in zip(batch, outcomes, strict=True):
            if outcome is None:
                self.written += 1
                if not future.cancelled():
                    future.set_result(None)
                continue
            if not future.cancelled():
                future.set_exception(outcome)
            if isinstance(work, LogEntry) and isinstance(outcome, NumberTakenError):
                # Whoever waits for the future hears of it before this.
                self._loop.call_soon(self._tell, work.table)

    def _tell(self, table: str) -> None:
        if self._ended is None:
            self.submit(ConflictKnown(table))

    def _end(self) -> None:
        if self._ended is not None:
            self._ended.set_result(None)
