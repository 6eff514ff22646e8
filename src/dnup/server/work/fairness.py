"""Whose turn it is to have work done: nobody takes all the threads for long."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")


class QueueFullError(Exception):
    """Too many of one who asks are waiting already."""


@dataclass(slots=True)
class _Line:
    turns: asyncio.Semaphore
    length: int = 0


class FairShare:
    """For each who asks, some pieces of work under way at once, and some, or all, that wait."""

    def __init__(self, at_once: int, waiting: int | None = None) -> None:
        self._at_once = at_once
        self._most = None if waiting is None else at_once + waiting
        self._lines: dict[str, _Line] = {}

    def __len__(self) -> int:
        return len(self._lines)

    async def take(self, who: str, work: Callable[[], Awaitable[T]]) -> T:
        """Have work done when it is its turn. Raises `QueueFullError` if too much waits.

        Who gives up waiting for work that is under way has it under way until it is done.
        """
        line = self._lines.setdefault(who, _Line(asyncio.Semaphore(self._at_once)))
        if self._most is not None and line.length >= self._most:
            raise QueueFullError
        line.length += 1
        try:
            await line.turns.acquire()
        except asyncio.CancelledError:
            self._leave(who, line)
            raise
        doing = asyncio.ensure_future(work())

        def done(_: object) -> None:
            line.turns.release()
            self._leave(who, line)

        doing.add_done_callback(done)
        return await asyncio.shield(doing)

    def _leave(self, who: str, line: _Line) -> None:
        line.length -= 1
        if not line.length:
            del self._lines[who]
