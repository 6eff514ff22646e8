"""Workers that play batches: in this thread, or in threads beside the learner."""

from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import NamedTuple, Protocol

from dnup.kernel.net import Net
from dnup.lab.training.play import SelfPlayBatch, play_batch
from dnup.lab.training.settings import TrainingSettings


class Order(NamedTuple):
    """A batch to play."""

    number: int
    net: Net
    whims: float


class Workers(Protocol):
    """Something that plays batches while the run learns."""

    in_order: bool  # whether batches come back in the order in which they were sent

    @property
    def size(self) -> int:
        """How many orders to keep under way."""
        ...

    @property
    def pending(self) -> int:
        """How many orders are under way."""
        ...

    def send(self, order: Order) -> None:
        """Order a batch."""
        ...

    def receive(self, is_stopped: Callable[[], bool]) -> SelfPlayBatch | None:
        """Wait for a batch that was ordered. Returns None if it was lost, or once `is_stopped`."""
        ...

    def close(self) -> None:
        """Drop the orders under way."""
        ...


class Threads:
    """Threads of this process: the kernel runs without Python's lock.

    A single worker takes turns with the learner. More workers play while it learns, so their nets
    are up to that many batches old. Either way the run is the same each time.
    """

    in_order = True

    def __init__(
        self, settings: TrainingSettings, against: Net | None = None, *, count: int = 1
    ) -> None:
        self.size = count
        self._settings = settings
        self._against = against
        self._orders: deque[Order | Future[SelfPlayBatch]] = deque()
        self._threads = ThreadPoolExecutor(count) if count > 1 else None

    @property
    def pending(self) -> int:
        """How many orders are under way."""
        return len(self._orders)

    def send(self, order: Order) -> None:
        """Order a batch."""
        self._orders.append(self._threads.submit(self._play, order) if self._threads else order)

    def receive(self, is_stopped: Callable[[], bool]) -> SelfPlayBatch:  # noqa: ARG002 - takes seconds
        """Wait for the oldest batch that was ordered."""
        oldest = self._orders.popleft()
        return self._play(oldest) if isinstance(oldest, Order) else oldest.result()

    def close(self) -> None:
        """Drop the orders under way; batches that have begun are played to their end."""
        self._orders.clear()
        if self._threads is not None:
            self._threads.shutdown(cancel_futures=True)

    def _play(self, order: Order) -> SelfPlayBatch:
        return play_batch(
            order.net,
            self._settings,
            number=order.number,
            whims=order.whims,
            against=self._against,
        )
