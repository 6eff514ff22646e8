"""How a long command is stopped: at a place where it suits."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType


@dataclass(slots=True)
class Stop:
    """Whether a signal asked to stop, and which."""

    signal: int | None = None

    def __call__(self) -> bool:
        """Whether to stop."""
        return self.signal is not None


@contextmanager
def until_signalled() -> Iterator[Stop]:
    """Ctrl-C and a request to end only set a mark, so that nothing is torn; a second one ends."""
    stop = Stop()
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}

    def mark(number: int, _frame: FrameType | None) -> None:
        stop.signal = number
        restore()

    def restore() -> None:
        for number, handler in before.items():
            signal.signal(number, handler)

    for number in before:
        signal.signal(number, mark)
    try:
        yield stop
    finally:
        restore()
