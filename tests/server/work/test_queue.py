"""Whose review comes next, and what becomes of one that fails or that nobody waits for any more."""

import asyncio
import os
import sys
import threading
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from dnup.server.metrics import Metrics
from dnup.server.work.priority import NICE
from dnup.server.work.queue import FIRST, JobQueue, JobState, Note, Piece, QueuedJob

pytestmark = pytest.mark.anyio


class Task:
    """A job of so many actions, which are noted in a list as they are done."""

    def __init__(self, name: str, actions: int, log: list[str], *, fails_at: int = -1) -> None:
        self.id = name
        self.kind = "review"
        self.state: JobState = "waiting"
        self.whole: object | None = None
        self.done = self.given = 0
        self._actions = actions
        self._log = log
        self._fails_at = fails_at

    @property
    def is_whole(self) -> bool:
        return self.whole is not None

    def take(self) -> Piece | None:
        if self.given == self._actions:
            return None
        self.state = "running"
        self.given += 1
        number = self.given - 1

        def piece(_: threading.Event) -> Note:
            if number == self._fails_at:
                raise ArithmeticError
            self._log.append(self.id)
            return self._note

        return piece

    def _note(self) -> None:
        self.done += 1
        if self.done == self._actions:
            self.whole = self.id


class Timed(JobQueue):
    """A queue that is begun with a task and who wants it; how long it takes is measured."""

    def __init__(
        self, threads: int, metrics: Metrics, finish: Callable[[Task], Awaitable[None]]
    ) -> None:
        super().__init__(threads)
        self._over, self._metrics = finish, metrics

    def put(self, task: Task, who: str | None) -> QueuedJob:
        return self.begin(task, who, self._over, self._metrics.reviewed)


def work(
    test: Callable[[Timed, Callable[..., Task], list[str]], Awaitable[None]],
    threads: int = 1,
) -> tuple[list[str], Metrics]:
    """Run a test with a queue; what was over is noted in the log with a full stop."""
    log: list[str] = []
    metrics = Metrics()

    async def finish(job: Task) -> None:
        log.append(f"{job.id} {job.state}.")
        if job.id == "lost":
            raise ArithmeticError

    async def main() -> None:
        queue = Timed(threads, metrics, finish)

        def task(name: str, actions: int, **more: Any) -> Task:
            return Task(name, actions, log, **more)

        await test(queue, task, log)
        assert not len(queue)
        queue.stop()

    asyncio.run(main())
    return log, metrics


def in_short(log: list[str]) -> str:
    """What was done, the same in a row counted."""
    found: list[tuple[str, int]] = []
    for name in log:
        if name.endswith("."):
            continue
        if found and found[-1][0] == name:
            found[-1] = (name, found[-1][1] + 1)
        else:
            found.append((name, 1))
    return " ".join(f"{count}{name}" for name, count in found)


def test_everybody_has_first_verdicts_soon_and_then_it_goes_by_arrival() -> None:
    async def test(queue: Timed, task: Callable[..., Task], _: list[str]) -> None:
        orders = [queue.put(task(name, 20), f"who wants {name}") for name in "ab"]
        await asyncio.gather(*(order.over for order in orders))

    log, metrics = work(test)
    rest = 20 - FIRST
    assert in_short(log) == f"{'1a 1b ' * FIRST}{rest}a {rest}b"
    page = metrics.page().decode()
    assert 'dnup_review_seconds_count{what="first"} 2.0' in page
    assert 'dnup_review_seconds_count{what="whole"} 2.0' in page


def test_who_wants_much_does_not_keep_others_waiting() -> None:
    async def test(queue: Timed, task: Callable[..., Task], _: list[str]) -> None:
        orders = [queue.put(task(name, 10), "one") for name in "ab"]
        orders.append(queue.put(task("c", 10), "another"))
        await asyncio.gather(*(order.over for order in orders))

    log, _ = work(test)
    order = [name[0] for name in log if name.endswith(".")]
    assert order == ["a", "c", "b"]


def test_what_nobody_waits_for_comes_last_until_somebody_does() -> None:
    async def test(queue: Timed, task: Callable[..., Task], _: list[str]) -> None:
        orders = [queue.put(task("quiet", 10), None), queue.put(task("also", 10), None)]
        orders.append(queue.put(task("a", 10), "one"))
        assert queue.get("also") is orders[1]
        orders[1].who = "another"
        assert queue.awaited_by("another") == 1
        await asyncio.gather(*(order.over for order in orders))

    log, _ = work(test)
    assert [name for name in log if name.endswith(".")] == [
        "also running.",
        "a running.",
        "quiet running.",
    ]


def test_a_question_comes_before_all_else_and_fails_alone() -> None:
    async def test(queue: Timed, task: Callable[..., Task], log: list[str]) -> None:
        order = queue.put(task("a", 10), "one")

        def bad(_: threading.Event) -> None:
            raise ArithmeticError

        asked = asyncio.create_task(queue.ask(lambda _: log.append("question")))
        failing = asyncio.create_task(queue.ask(bad))
        await order.over
        await asked
        with pytest.raises(ArithmeticError):
            await failing

    log, _ = work(test)
    assert log.index("question") <= 2
    assert log.count("a") == 10


def test_a_review_that_fails_says_so_and_others_go_on(caplog: pytest.LogCaptureFixture) -> None:
    async def test(queue: Timed, task: Callable[..., Task], _: list[str]) -> None:
        orders = [queue.put(task("bad", 9, fails_at=2), "one"), queue.put(task("a", 3), "two")]
        await asyncio.gather(*(order.over for order in orders))
        again = queue.put(task("bad", 1), "one")
        await again.over

    log, metrics = work(test, threads=2)
    assert {"bad failed.", "a running.", "bad running."} <= set(log)
    assert log.count("bad failed.") == 1
    assert "review-failed" in caplog.text
    assert 'dnup_review_seconds_count{what="whole"} 2.0' in metrics.page().decode()


def test_a_review_that_cannot_be_kept_is_forgotten(caplog: pytest.LogCaptureFixture) -> None:
    async def test(queue: Timed, task: Callable[..., Task], _: list[str]) -> None:
        await queue.put(task("lost", 1), "one").over
        assert queue.get("lost") is None

    work(test)
    assert "review-failed" in caplog.text


async def test_a_queue_that_stops_begins_nothing_more() -> None:
    begun, stopped = threading.Event(), threading.Event()

    async def finish(_: Task) -> None:
        raise AssertionError("it was given up")

    queue = JobQueue(1)
    log: list[str] = []

    def patient(stop: threading.Event) -> Note:
        begun.set()
        assert stop.wait(10)
        stopped.set()
        raise ArithmeticError

    asked = asyncio.create_task(queue.ask(patient))
    await asyncio.to_thread(begun.wait, 10)
    queue.begin(Task("a", 3, log), "one", finish)
    queue.stop()
    await asyncio.to_thread(stopped.wait, 10)
    await asyncio.sleep(0.05)
    assert (log, asked.done(), [each.job.state for each in queue]) == ([], False, ["waiting"])
    asked.cancel()


@pytest.mark.skipif(sys.platform != "linux", reason="threads have no priority of their own")
def test_the_threads_stand_back_and_the_loop_does_not() -> None:
    async def test(queue: Timed, _task: Callable[..., Task], _log: list[str]) -> None:
        def mine(_: threading.Event) -> int:
            return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

        before = os.getpriority(os.PRIO_PROCESS, 0)
        assert await queue.ask(mine) == min(19, before + NICE)
        assert os.getpriority(os.PRIO_PROCESS, 0) == before

    work(test)
