"""Training on a Ray cluster: it goes on when workers and nodes die."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
import ray
from ray.cluster_utils import Cluster as Nodes
from training.runs import TINY

from dnup.lab.training import TrainingError, TrainingErrorCode
from dnup.lab.training import cluster as training_cluster
from dnup.lab.training.cluster import Cluster
from dnup.lab.training.nets import first_weights
from dnup.lab.training.play import play_batch
from dnup.lab.training.progress import Point
from dnup.lab.training.run import Run
from dnup.lab.training.workers import Order

pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own
STORE = 100 * 2**20  # bytes


@pytest.fixture
def nodes() -> Iterator[Nodes]:
    """A cluster of a head that plays nothing, and one node that does."""
    nodes = Nodes(
        initialize_head=True,
        head_node_args={"num_cpus": 0, "object_store_memory": STORE, "include_dashboard": False},
    )
    nodes.add_node(num_cpus=1, object_store_memory=STORE)
    yield nodes
    ray.shutdown()
    nodes.shutdown()


def worker_pids() -> list[int]:
    """The processes that play batches now."""
    found = subprocess.run(["ps", "-eo", "pid,args"], capture_output=True, text=True, check=True)
    return [int(line.split()[0]) for line in found.stdout.splitlines() if "ray::_play" in line]


def test_a_run_goes_on_when_a_worker_is_killed_and_when_a_node_dies(
    nodes: Nodes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each happens in the middle of a batch, so each loses one batch at least."""
    monkeypatch.setattr(training_cluster, "POLL", 0.05)
    long = replace(TINY, batch=40_000, positions=150_000, minibatch=1024, checkpoint=2)
    run = Run.begin(long, tmp_path)
    workers = Cluster(run.settings, address=nodes.address)
    first = nodes.list_all_nodes()[-1]
    before = set(worker_pids())
    done: list[str] = []

    def disturb() -> bool:
        pids = set(worker_pids()) - before if workers.pending else set()
        if pids and run.progress.batches >= 1 and not done:
            for pid in pids:
                os.kill(pid, signal.SIGKILL)
            done.append("worker")
        elif pids and run.progress.batches >= 2 and done == ["worker"]:
            nodes.add_node(num_cpus=1, object_store_memory=STORE)
            nodes.remove_node(first, allow_graceful=False)
            done.append("node")
        return False

    points: list[Point] = []
    assert run.go(workers, points.append, disturb)
    assert done == ["worker", "node"]
    assert 2 <= run.progress.lost <= 6
    assert run.progress.sent >= run.progress.batches + run.progress.lost
    assert points[-1].positions >= 150_000


def test_workers_get_each_net_once_and_play_the_same_batch_as_here(nodes: Nodes) -> None:
    learned = first_weights(TINY)
    net = learned.net()
    workers = Cluster(TINY, address=nodes.address, count=2)
    assert (workers.size, workers.pending) == (2, 0)
    for number in (4, 5):
        workers.send(Order(number, net, 0.3))
    found = [workers.receive(lambda: False) for _ in range(2)]
    here = [play_batch(net, TINY, number=n, whims=0.3) for n in (4, 5)]
    assert {batch.examples.active.tobytes() for batch in found if batch} == {
        batch.examples.active.tobytes() for batch in here
    }
    assert all(batch.examples.active.flags.writeable for batch in found if batch)
    workers.send(Order(6, net, 0.3))
    assert workers.receive(lambda: True) is None  # stopped: nobody waits for it
    assert workers.pending == 1
    workers.close()


def test_a_cluster_that_only_loses_batches_is_given_up_and_the_run_is_saved(
    nodes: Nodes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(training_cluster, "MOST_LOST", 2)

    @ray.remote(max_retries=0)  # type: ignore[untyped-decorator]
    def die(*_order: object) -> None:
        os._exit(1)

    run = Run.begin(TINY, tmp_path)
    workers = Cluster(run.settings, address=nodes.address)
    calls = 0

    def spoil() -> bool:
        nonlocal calls
        calls += 1
        if run.progress.batches == 1:
            monkeypatch.setattr(training_cluster, "_play", die)
        return False

    with pytest.raises(TrainingError) as lost:
        run.go(workers, lambda _point: None, spoil)
    assert lost.value.code is TrainingErrorCode.CLUSTER_LOST
    assert Run.resume(tmp_path).progress.batches >= 1


@pytest.mark.parametrize("address", ["127.0.0.1:9", "nonsense", "localhost:many"])
def test_a_cluster_that_cannot_be_reached_is_named(address: str) -> None:
    with pytest.raises(TrainingError) as refused:
        Cluster(TINY, address=address)
    assert refused.value.code is TrainingErrorCode.CLUSTER_UNREACHABLE
    assert refused.value.facts["address"] == address


def test_the_command_starts_a_cluster_on_this_machine_and_stops_on_request(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "dnup", "train", "--players", "2", "--folder", "run"]
    with subprocess.Popen(
        [*command, "--ray", "local", "--workers", "1", "--positions", "500000"],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as program:
        end = time.monotonic() + 200
        while time.monotonic() < end and program.poll() is None and not worker_pids():
            time.sleep(0.5)
        time.sleep(1)
        program.send_signal(signal.SIGINT)
        said, errors = program.communicate(timeout=200)
    assert program.returncode == 130, errors
    assert "Self-play with 2 players" in said
    assert "Stopped" in errors
    assert "Traceback" not in errors
