"""One queue for all that is long: a few threads do it when those who play leave them time."""

import asyncio
import logging
import threading
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Literal, Protocol, TypeVar

from dnup.server.work.priority import lower_priority

FIRST = 6  # pieces of a job that are done in turn with those of others that came earlier

_log = logging.getLogger("dnup.server")
T = TypeVar("T")
Note = Callable[[], None]  # writes down what was found; called on the event loop's thread
Piece = Callable[[threading.Event], Note]  # on any thread; gives up soon when the event is set
JobState = Literal["waiting", "running", "done", "failed"]


class Stopped(Exception):  # noqa: N818 - it is no error of the program
    """The server stops: what is under way is given up."""


class Job(Protocol):
    """Something long, in pieces that any thread can do. All but the pieces belongs to the loop."""

    id: str
    kind: str  # for the log
    state: JobState

    @property
    def given(self) -> int:
        """How many pieces that count have been taken."""

    @property
    def done(self) -> int:
        """How many of them are done, with all before them."""

    @property
    def is_whole(self) -> bool:
        """Whether all is done."""

    def take(self) -> Piece | None:
        """The next piece; None if it depends on others that are not done."""


J = TypeVar("J", bound=Job)


@dataclass(eq=False, slots=True)
class QueuedJob:
    """A job in the queue, and who waits for it; if nobody does, it comes after all others."""

    job: Job
    who: str | None
    before: int  # jobs in the queue that the same had begun before
    over: asyncio.Future[None]  # done when the job is, whatever came of it
    finish: Callable[[], Awaitable[None]]
    timed: Callable[[str, float], None]
    began: float = field(default_factory=time.perf_counter)

    @property
    def goes_on(self) -> bool:
        """Whether there is something left to be done."""
        return not self.job.is_whole and self.job.state != "failed"

    @property
    def rank(self) -> tuple[int, int]:
        """The lower, the more urgent."""
        if self.who is None:
            return FIRST + 1, 0
        return min(self.job.given, FIRST), self.before


class JobQueue:
    """The queue of jobs, and the threads that do them; belongs to the event loop.

    One rule for all kinds: everybody soon has the first pieces; then it goes in order of arrival.
    Of several jobs that one waits for, the second comes after the first ones of others.
    """

    def __init__(self, threads: int) -> None:
        self._free = threads
        self._pool = ThreadPoolExecutor(threads, "work", initializer=lower_priority)
        self._stop = threading.Event()
        self._orders: dict[str, QueuedJob] = {}  # by job, in order of arrival
        self._questions: deque[Piece] = deque()
        self._ending: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._orders)

    def __iter__(self) -> Iterator[QueuedJob]:
        return iter(self._orders.values())

    @property
    def is_stopped(self) -> bool:
        """Whether nothing more is begun."""
        return self._stop.is_set()

    def get(self, id_: str) -> QueuedJob | None:
        """The job with this id."""
        return self._orders.get(id_)

    def begin(
        self,
        job: J,
        who: str | None,
        finish: Callable[[J], Awaitable[None]],
        timed: Callable[[str, float], None] = lambda *_: None,
    ) -> QueuedJob:
        """Put a job into the queue; there is none with its id yet.

        `finish` is called with it when it is whole, or has failed, before it is forgotten; `timed`
        hears after how many seconds the `first` piece is done, and the `whole`.
        """
        over = asyncio.get_running_loop().create_future()
        before = 0 if who is None else self.awaited_by(who)
        order = QueuedJob(job, who, before, over, partial(finish, job), timed)
        self._orders[job.id] = order
        self._feed()
        return order

    def awaited_by(self, who: str) -> int:
        """How many jobs somebody waits for."""
        return sum(order.who == who for order in self._orders.values())

    async def ask(self, work: Callable[[threading.Event], T]) -> T:
        """Have something short worked out before all else."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def piece(stop: threading.Event) -> Note:
            try:
                found = work(stop)
            except Exception as error:  # noqa: BLE001 - it is raised where it was asked for
                return partial(_settle, answer.set_exception, answer, error)
            return partial(_settle, answer.set_result, answer, found)

        self._questions.append(piece)
        self._feed()
        return await answer

    def stop(self) -> None:
        """Begin nothing more; what is under way gives up, and nothing comes of it."""
        self._stop.set()
        self._pool.shutdown(wait=False, cancel_futures=True)
        for task in self._ending:
            task.cancel()

    def _feed(self) -> None:
        """Give each thread that has nothing to do the most urgent piece."""
        loop = asyncio.get_running_loop()
        while self._free and not self._stop.is_set():
            order, piece = self._take()
            if piece is None:
                return
            self._free -= 1
            doing = loop.run_in_executor(self._pool, piece, self._stop)
            doing.add_done_callback(partial(self._done, order))

    def _take(self) -> tuple[QueuedJob | None, Piece | None]:
        if self._questions:
            return None, self._questions.popleft()
        for order in self._by_urgency():
            piece = order.job.take()
            if piece is not None:
                return order, piece
        return None, None

    def _by_urgency(self) -> list[QueuedJob]:
        """The jobs that go on; those that are alike stay in order of arrival."""
        going = [order for order in self._orders.values() if order.goes_on]
        return sorted(going, key=lambda order: order.rank)

    def _done(self, order: QueuedJob | None, doing: asyncio.Future[Note]) -> None:
        """A thread is free again: note what it found."""
        self._free += 1
        if self._stop.is_set() or doing.cancelled():
            if not doing.cancelled():
                doing.exception()  # nobody wants to know
            return
        if order is None:
            doing.result()()
        elif order.goes_on:
            self._note(order, doing)
        else:
            doing.exception()  # it has failed before
        self._feed()

    def _note(self, order: QueuedJob, doing: asyncio.Future[Note]) -> None:
        job = order.job
        had = job.done
        try:
            doing.result()()
        except Exception:  # noqa: BLE001 - whatever it was, this job cannot go on
            _log.exception(f"{job.kind}-failed")
            job.state = "failed"
        if not had and job.done:
            order.timed("first", time.perf_counter() - order.began)
        if not order.goes_on:
            task = asyncio.get_running_loop().create_task(self._end(order))
            self._ending.add(task)
            task.add_done_callback(self._ending.discard)

    async def _end(self, order: QueuedJob) -> None:
        try:
            await order.finish()
        except Exception:  # noqa: BLE001 - it can be begun again
            _log.exception(f"{order.job.kind}-failed")
        finally:
            del self._orders[order.job.id]
            order.over.set_result(None)
        if order.job.is_whole:
            order.timed("whole", time.perf_counter() - order.began)


def _settle(settle: Callable[[T], None], answer: asyncio.Future[Any], with_: T) -> None:
    """Give an answer, unless nobody waits for it any more."""
    if not answer.done():
        settle(with_)
