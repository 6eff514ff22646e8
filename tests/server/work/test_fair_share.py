"""Everybody has work done in turns: some at once, some that waits, and no more."""

import asyncio

import pytest

from dnup.server.work.fairness import FairShare, QueueFullError

pytestmark = pytest.mark.anyio


class Work:
    """Pieces of work that last until they are let go."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self._gates: dict[str, asyncio.Event] = {}

    async def do(self, name: str) -> str:
        gate = self._gates[name] = asyncio.Event()
        self.begun.append(name)
        await gate.wait()
        if name == "bad":
            raise ValueError(name)
        return name.upper()

    async def end(self, name: str) -> None:
        self._gates[name].set()
        await settle()


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_some_are_done_at_once_and_some_wait_in_order() -> None:
    turns, work = FairShare(2, 2), Work()

    def ask(who: str, name: str) -> asyncio.Task[str]:
        return asyncio.create_task(turns.take(who, lambda: work.do(name)))

    asked = [ask("Ann", name) for name in "abcd"]
    await settle()
    assert work.begun == ["a", "b"]
    with pytest.raises(QueueFullError):
        await ask("Ann", "e")
    other = ask("Bob", "f")  # who is not held up by Ann
    await settle()
    assert work.begun == ["a", "b", "f"]
    await work.end("b")
    assert work.begun == ["a", "b", "f", "c"]
    for name in "fac":
        await work.end(name)
    await work.end("d")
    assert await asyncio.gather(*asked, other) == ["A", "B", "C", "D", "F"]
    assert len(turns) == 0


async def test_work_that_nobody_waits_for_has_its_turn_until_it_is_done() -> None:
    turns, work = FairShare(1, 5), Work()

    def ask(name: str) -> asyncio.Task[str]:
        return asyncio.create_task(turns.take("Ann", lambda: work.do(name)))

    given_up, never, last = ask("a"), ask("b"), ask("c")
    await settle()
    given_up.cancel()
    never.cancel()
    await settle()
    assert (given_up.cancelled(), never.cancelled(), work.begun) == (True, True, ["a"])
    await work.end("a")
    assert work.begun == ["a", "c"]
    await work.end("c")
    assert await last == "C"
    assert len(turns) == 0


async def test_after_work_that_fails_comes_the_next() -> None:
    turns, work = FairShare(1, 5), Work()
    bad = asyncio.create_task(turns.take("Ann", lambda: work.do("bad")))
    good = asyncio.create_task(turns.take("Ann", lambda: work.do("good")))
    await settle()
    await work.end("bad")
    await work.end("good")
    with pytest.raises(ValueError, match="bad"):
        await bad
    assert await good == "GOOD"
    assert len(turns) == 0
