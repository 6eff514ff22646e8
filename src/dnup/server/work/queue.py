"""A few threads that look at matches again, when those who play leave them time for it."""

import asyncio
import logging
import threading
import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

from dnup.server.metrics import Metrics
from dnup.server.work.priority import lower_priority
from dnup.server.work.review import Note, Piece, ReviewJob

FIRST = 6  # actions of a match that are judged in turn with those of others that came earlier

_log = logging.getLogger("dnup.server")
T = TypeVar("T")


@dataclass(eq=False, slots=True)
class QueuedJob:
    """A job in the queue, and who waits for it; if nobody does, it comes after all others."""

    job: ReviewJob
    who: str | None
    before: int  # jobs in the queue that the same had begun before
    over: asyncio.Future[None]  # done when the job is, whatever came of it
    began: float = field(default_factory=time.perf_counter)

    @property
    def goes_on(self) -> bool:
        """Whether there is something left to be done."""
        return self.job.whole is None and self.job.state != "failed"

    @property
    def rank(self) -> tuple[int, int]:
        """The lower, the more urgent."""
        if self.who is None:
            return FIRST + 1, 0
        return min(self.job.given, FIRST), self.before


class JobQueue:
    """The queue of jobs, and the threads that do them; belongs to the event loop.

    Everybody soon has the first verdicts; then it goes in order of arrival. Of several jobs that
    one waits for, the second comes after the first ones of others.
    """

    def __init__(
        self, threads: int, metrics: Metrics, finish: Callable[[ReviewJob], Awaitable[None]]
    ) -> None:
        """`finish` is called with each job that is whole, or has failed, before it is forgotten."""
        self._metrics = metrics
        self._finish = finish
        self._free = threads
        self._pool = ThreadPoolExecutor(threads, "review", initializer=lower_priority)
        self._stop = threading.Event()
        self._orders: dict[str, QueuedJob] = {}  # by match, in order of arrival
        self._questions: deque[Piece] = deque()
        self._ending: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._orders)

    def get(self, id_: str) -> QueuedJob | None:
        """The job for the match with this id."""
        return self._orders.get(id_)

    def begin(self, job: ReviewJob, who: str | None) -> QueuedJob:
        """Put a job into the queue; there is none for its match yet."""
        over = asyncio.get_running_loop().create_future()
        before = 0 if who is None else self.awaited_by(who)
        order = self._orders[job.id] = QueuedJob(job, who, before, over)
        self._feed()
        return order

    def awaited_by(self, who: str) -> int:
        """How many jobs somebody waits for."""
        return sum(order.who == who for order in self._orders.values())

    def count(self) -> Mapping[str, int]:
        """How many jobs are in which state."""
        return Counter(order.job.state for order in self._orders.values())

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
        except Exception:  # noqa: BLE001 - whatever it was, this review cannot go on
            _log.exception("review-failed")
            job.state = "failed"
        if not had and job.done:
            self._metrics.reviewed("first", time.perf_counter() - order.began)
        if not order.goes_on:
            task = asyncio.get_running_loop().create_task(self._end(order))
            self._ending.add(task)
            task.add_done_callback(self._ending.discard)

    async def _end(self, order: QueuedJob) -> None:
        try:
            await self._finish(order.job)
        except Exception:  # noqa: BLE001 - it can be begun again
            _log.exception("review-failed")
        finally:
            del self._orders[order.job.id]
            order.over.set_result(None)
        if order.job.whole is not None:
            self._metrics.reviewed("whole", time.perf_counter() - order.began)


def _settle(settle: Callable[[T], None], answer: asyncio.Future[Any], with_: T) -> None:
    """Give an answer, unless nobody waits for it any more."""
    if not answer.done():
        settle(with_)
