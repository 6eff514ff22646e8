"""Group commit: what arrives while a transaction is being written goes into the next, together."""

from asyncio import AbstractEventLoop, Future
from collections.abc import Sequence
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Protocol

from dnup.server.store.error import NumberTaken, StoreError, StoreFault
from dnup.server.store.store import Entry, Guest

LIMIT = 256  # jobs in a transaction: more do not make it cheaper, only longer


@dataclass(frozen=True, slots=True)
class Rename:
    """Another name for a guest."""

    guest: str
    name: str


@dataclass(frozen=True, slots=True)
class Told:
    """All who appended to this table know by now that another writer was first."""

    table: str


Work = Entry | Guest | Rename | Told
Outcome = StoreError | None
_Job = tuple[Work, Future[None]]


class Scribe(Protocol):
    """Whoever does the writing, on a thread of its own; never raises."""

    def write(self, works: Sequence[Work]) -> list[Outcome]:
        """Write all in one transaction; when this returns, what has no error is on the disk."""
        ...

    def close(self) -> None:
        """Let go of the database."""
        ...


class Writer:
    """Hands work to a thread and its outcome back to the loop, each many at a time.

    On the loop's side an append costs a future and a place in a queue; a whole transaction costs
    one call back into the loop.
    """

    def __init__(self, loop: AbstractEventLoop, scribe: Scribe) -> None:
        self.written = 0
        self.commits = 0
        self.waiting = 0
        self._loop = loop
        self._scribe = scribe
        self._queue: SimpleQueue[_Job | None] = SimpleQueue()
        self._ended: Future[None] | None = None
        self._thread = Thread(target=self._run, name="dnup-store", daemon=True)
        self._thread.start()

    def submit(self, work: Work) -> Future[None]:
        """A future that is done when the work is on the disk, or fails with `StoreError`."""
        future = self._loop.create_future()
        if self._ended is not None:
            future.set_exception(StoreError(StoreFault.STORE_CLOSED))
            return future
        self.waiting += 1
        self._queue.put((work, future))
        return future

    async def close(self) -> None:
        """Finish what was submitted; after this all is refused."""
        if self._ended is None:
            self._ended = self._loop.create_future()
            self._queue.put(None)
        await self._ended

    def _run(self) -> None:
        """The thread: as many jobs as there are, then the next, until there is the end."""
        going = True
        while going:
            jobs = self._take()
            going = jobs[-1] is not None
            batch = [job for job in jobs if job is not None]
            outcomes = self._scribe.write([work for work, _ in batch]) if batch else []
            if not going:
                self._scribe.close()
            try:
                self._loop.call_soon_threadsafe(self._deliver, batch, outcomes, going)
            except RuntimeError:  # the loop is gone, and with it all who waited
                self._scribe.close()
                return

    def _take(self) -> list[_Job | None]:
        """All jobs that wait, at least one; none marks the end."""
        jobs = [self._queue.get()]
        try:
            while len(jobs) < LIMIT:
                jobs.append(self._queue.get_nowait())
        except Empty:
            pass
        return jobs

    def _deliver(self, batch: list[_Job], outcomes: list[Outcome], going: bool) -> None:  # noqa: FBT001
        self.waiting -= len(batch)
        self.commits += bool(batch)
        for (work, future), outcome in zip(batch, outcomes, strict=True):
            if outcome is None:
                self.written += 1
                if not future.cancelled():
                    future.set_result(None)
                continue
            if not future.cancelled():
                future.set_exception(outcome)
            if isinstance(work, Entry) and isinstance(outcome, NumberTaken):
                # Whoever waits for the future hears of it before this.
                self._loop.call_soon(self._tell, work.table)
        if not going and self._ended is not None:
            self._ended.set_result(None)

    def _tell(self, table: str) -> None:
        if self._ended is None:
            self.submit(Told(table))
