"""Small runs to test with."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from dnup.lab.training import TrainingSettings
from dnup.lab.training.folder import Folder
from dnup.lab.training.progress import Point
from dnup.lab.training.run import Run
from dnup.lab.training.workers import Threads

TINY = TrainingSettings(
    players=3,
    positions=14_000,
    batch=2000,
    minibatch=256,
    units=16,
    second_units=8,
    warm_up=5000,
    checkpoint=3,
    deals=5,
    last_deals=10,
)


def train(run: Run, *, count: int = 1, until: Callable[[], bool] = lambda: False) -> list[Point]:
    """Let a run go with this many workers; returns the points that it reported."""
    points: list[Point] = []
    run.go(Threads(run.settings, run.against, count=count), points.append, until)
    return points


def after(calls: int) -> Callable[[], bool]:
    """Something that asks to stop when it is called the next time after this many."""
    left = iter(range(calls))
    return lambda: next(left, None) is None


def untimed(curve: list[Point]) -> list[Point]:
    """A curve without what differs each time."""
    return [replace(point, seconds=0.0) for point in curve]


def files_of(path: Path) -> dict[str, bytes]:
    """The files of a run that must be the same each time."""
    names = ["net.npz", *(f"selves/{file.name}" for file in (path / "selves").iterdir())]
    return {name: (path / name).read_bytes() for name in sorted(names)}


def curve_of(path: Path) -> list[Point]:
    """The curve of a run's checkpoint, untimed."""
    return untimed(Folder(path).read_checkpoint().progress.curve)
