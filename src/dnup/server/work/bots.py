"""Bots think here, on threads of their own: the event loop goes on meanwhile."""

import asyncio
import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

from dnup.bots import KERNEL_LEVELS, Budget, bot
from dnup.protocol import Hinted
from dnup.rules import Action, View
from dnup.server.metrics import Metrics
from dnup.server.work.fairness import FairShare

THINK_MS = 100  # when few bots think
LEAST_MS = 10
HINTS_WAITING = 2  # of one guest
MOVE_MS = 150  # after which a bot that searches moves, at the earliest: it has finished by then


class BotPool:
    """A few threads on which bots choose. When many wait, each thinks for less long."""

    def __init__(self, threads: int, levels: tuple[str, ...], metrics: Metrics) -> None:
        self._threads = threads
        self._metrics = metrics
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._practices = FairShare(max(1, threads // 2))
        self._hints = FairShare(max(1, threads // 2))
        self._guests = FairShare(1, HINTS_WAITING)
        self._asked = 0
        self.levels = levels

    async def start(self) -> bool:
        """Load the compiled kernel, so that no match waits for it.

        False if it is not there: then there are only the levels that do without.
        """
        if KERNEL_LEVELS.isdisjoint(self.levels):
            return True
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self._pool, _load)
        except ImportError:
            self.levels = tuple(level for level in self.levels if level not in KERNEL_LEVELS)
            return False
        return True

    def has_kernel(self) -> bool:
        """Whether the compiled kernel is loaded; only once it has started."""
        return not KERNEL_LEVELS.isdisjoint(self.levels)

    def delay(self, level: str, pace_ms: int) -> float:
        """How many seconds after its turn began the bot of a level moves.

        It does not depend on how long it thought: an answer at once would tell of its hand.
        """
        return max(pace_ms, MOVE_MS if level in KERNEL_LEVELS else 0) / 1000

    async def choose(self, level: str, view: View) -> Action:
        """What the bot of a level does, who sees this."""
        self._asked += 1
        share = min(1.0, self._threads / self._asked)
        budget = Budget(milliseconds=max(LEAST_MS, THINK_MS * share))
        loop = asyncio.get_running_loop()
        began = time.perf_counter()
        try:
            return await loop.run_in_executor(self._pool, _choose, level, view, budget)
        finally:
            self._asked -= 1
            self._metrics.thought(level, time.perf_counter() - began)

    async def choose_for_practice(self, level: str, view: View) -> Action:
        """The same for who practises: those who play come first, so few such think at once."""
        if level not in KERNEL_LEVELS:
            return await self.choose(level, view)
        return await self._practices.take("", lambda: self.choose(level, view))

    async def advise(self, guest: str, view: View) -> Hinted:
        """What is best for a guest who sees this. Raises `QueueFullError` if they ask for too much.

        It is worked out piece by piece, so that bots have their turns in between, and for few
        guests at once.
        """
        return await self._guests.take(
            guest, lambda: self._hints.take("", lambda: self._advise(view))
        )

    async def _advise(self, view: View) -> Hinted:
        loop, began = asyncio.get_running_loop(), time.perf_counter()
        pieces = await loop.run_in_executor(self._pool, _advice, view)
        found = None
        while found is None:
            found = await loop.run_in_executor(self._pool, next, pieces)
        self._metrics.thought("hint", time.perf_counter() - began)
        return found

    def stop(self) -> None:
        """Think no more; who is thinking finishes unheard."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _load() -> None:
    from dnup.kernel import warm_up  # noqa: PLC0415 - it is slow to load, and may not be there
    from dnup.kernel.compilation import compile_all  # noqa: PLC0415

    warm_up()
    compile_all()


def _advice(view: View) -> Iterator[Hinted | None]:
    from dnup.server.work.hints import advise  # noqa: PLC0415 - it needs the kernel

    return advise(view)


def _choose(level: str, view: View, budget: Budget) -> Action:
    return bot(level).choose(view, budget, random.Random(random.SystemRandom().getrandbits(64)))
