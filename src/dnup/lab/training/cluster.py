"""Workers on a Ray cluster. The only module that imports Ray.

Each batch is a task. The weights go to the object store once per net, and tasks get a reference. If
a worker or a node dies, its batch is lost and the run plays another one.
"""

import os
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import numpy as np
import ray
from ray.exceptions import RayError, RayTaskError

from dnup.kernel.net import Net
from dnup.kernel.selfplay import Examples
from dnup.lab.training.error import TrainingError, TrainingErrorCode
from dnup.lab.training.play import SelfPlayBatch, play_batch
from dnup.lab.training.settings import TrainingSettings
from dnup.lab.training.workers import Order

LOCAL = "local"
AUTO = "auto"  # the cluster that runs on this machine
KNOCK = 5.0  # seconds
POLL = 0.5  # seconds between two looks at whether to stop
MOST_LOST = 20  # batches in a row


class Cluster:
    """A cluster's processors as workers: as many orders are under way as it has."""

    in_order = False

    def __init__(
        self,
        settings: TrainingSettings,
        against: Net | None = None,
        *,
        address: str,
        count: int | None = None,
    ) -> None:
        """Connect to a cluster, or start one on this machine if the address is `local`.

        Raises `TrainingError` if it can't be reached.
        """
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # send nothing to Ray's makers
        local = {"num_cpus": count, "include_dashboard": False} if address == LOCAL else {}
        try:
            _knock(address)
            with _uninterrupted():
                ray.init(
                    address=address,
                    log_to_driver=False,
                    logging_level="ERROR",
                    **local,
                )
        except (OSError, ValueError, RuntimeError, RayError) as error:
            reason = str(error).strip().split("\n")[0]
            code = TrainingErrorCode.CLUSTER_UNREACHABLE
            raise TrainingError(code, address=address, reason=reason) from error
        self._count = count
        self._settings = ray.put(settings)
        self._against = ray.put(against)
        self._net: tuple[Net, ray.ObjectRef[Net]] | None = None
        self._orders: list[ray.ObjectRef[SelfPlayBatch]] = []
        self._lost_in_a_row = 0

    @property
    def size(self) -> int:
        """How many orders to keep under way; it follows the cluster as nodes come and go."""
        return self._count or max(int(ray.cluster_resources().get("CPU", 0)), 1)

    @property
    def pending(self) -> int:
        """How many orders are under way."""
        return len(self._orders)

    def send(self, order: Order) -> None:
        """Order a batch from any free worker."""
        if self._net is None or self._net[0] is not order.net:
            self._net = order.net, ray.put(order.net)
        self._orders.append(
            _play.remote(self._net[1], self._settings, self._against, order.number, order.whims)
        )

    def receive(self, is_stopped: Callable[[], bool]) -> SelfPlayBatch | None:
        """Wait for whichever batch is ready first.

        Returns None if its worker died, or once `is_stopped`. Raises `TrainingError` if nothing but
        losses come back.
        """
        ready: list[ray.ObjectRef[SelfPlayBatch]] = []
        while not ready:
            if is_stopped():
                return None
            ready, self._orders = ray.wait(self._orders, num_returns=1, timeout=POLL)
        try:
            batch: SelfPlayBatch = ray.get(ready[0])
        except RayTaskError:
            raise  # a bug, or another dnup on that machine
        except RayError as error:
            self._lost_in_a_row += 1
            if self._lost_in_a_row == MOST_LOST:
                reason = str(error).strip().split("\n")[0]
                raise TrainingError(TrainingErrorCode.CLUSTER_LOST, reason=reason) from error
            return None
        self._lost_in_a_row = 0
        # Arrays from the object store are read-only, and compiled code would be compiled once more.
        return batch._replace(examples=Examples(*map(np.array, batch.examples)))

    def close(self) -> None:
        """Drop the orders under way and leave the cluster."""
        for order in self._orders:
            ray.cancel(order, force=True)
        self._orders.clear()
        ray.shutdown()


@ray.remote(num_cpus=1, max_retries=0)
def _play(
    net: Net, settings: TrainingSettings, against: Net | None, number: int, whims: float
) -> SelfPlayBatch:
    mine = Net(*map(np.array, net))
    other = None if against is None else Net(*map(np.array, against))
    return play_batch(mine, settings, number=number, whims=whims, against=other)


def _knock(address: str) -> None:
    """Raise `OSError` or `ValueError` if nothing answers there: Ray would try for minutes."""
    if address not in {LOCAL, AUTO}:
        host, _, port = address.rpartition(":")
        if not host or not port.isdecimal():
            raise ValueError("write the address as HOST:PORT")
        socket.create_connection((host, int(port)), timeout=KNOCK).close()


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Start processes that never see Ctrl-C: it is for the run, which stops them itself."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
