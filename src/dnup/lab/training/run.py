"""A training run: play, learn, measure, save, again and again, from any checkpoint on."""

import platform
import time
from collections.abc import Callable
from dataclasses import asdict, replace
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from dnup.kernel.net import Net
from dnup.lab.training.error import TrainingError, TrainingErrorCode
from dnup.lab.training.folder import BROKEN, Checkpoint, Folder
from dnup.lab.training.nets import (
    Learned,
    first_weights,
    read_weights,
    without_unusable_rows,
)
from dnup.lab.training.play import SelfPlayBatch
from dnup.lab.training.progress import BatchSums, Point, Progress, Share
from dnup.lab.training.settings import TrainingSettings
from dnup.lab.training.strength import contest
from dnup.lab.training.workers import Order, Workers

if TYPE_CHECKING:
    from dnup.lab.training.learner import Learner

# When to freeze an earlier self, as shares of all positions. Frozen selves never change: a net that
# goes in circles beats its latest selves, but loses to older ones.
FROZEN_AT = (1 / 64, 1 / 32, 1 / 16, 1 / 8, 1 / 4, 1 / 2)


def never() -> bool:
    """Don't stop."""
    return False


class Run:
    """A run in its folder. Make one with `begin` or `resume`, then let it `go`."""

    def __init__(
        self, folder: Folder, settings: TrainingSettings, progress: Progress, start: Learned
    ) -> None:
        self.folder = folder
        self.settings = settings
        self.progress = progress
        frozen = folder.read_against(settings.players)
        self.against = None if frozen is None else frozen.net()
        self._learner = _make_learner(settings, start)
        self._selves = {
            positions: folder.read_self(positions, settings.players).net()
            for positions in progress.selves
        }

    @classmethod
    def begin(cls, settings: TrainingSettings, path: Path, against: Path | None = None) -> "Run":
        """A new run in a folder, which is made if it isn't there.

        With `against`, the run starts from the net in that file and learns to beat it; it skips the
        warm-up, because the net can play already. With open hands, the net in that file plays the
        rounds to learn from. Raises `TrainingError` if the folder has a run already, that file
        isn't a net of this player count, or PyTorch is missing; `OSError` if the folder can't be
        written to; and `ValueError` for open hands without a net that plays the rounds.
        """
        if settings.open_hands and against is None:
            raise ValueError("training with open hands needs a net that plays the rounds")
        folder = Folder(path)
        if folder.has_checkpoint:
            raise TrainingError(TrainingErrorCode.FOLDER_TAKEN, folder=str(path))
        start = first_weights(settings)
        frozen = None if against is None else _read_opponent(against, settings.players)
        if frozen is not None and not settings.open_hands:
            start = frozen
            settings = replace(
                settings,
                first_whims=settings.whims,
                units=len(start.bias),
                second_units=len(start.hidden_bias),
            )
        check_torch()
        path.mkdir(parents=True, exist_ok=True)
        if frozen is not None:
            folder.write_against(frozen)
        else:
            (path / "against.npz").unlink(missing_ok=True)  # of a run that never got anywhere
        run = cls(folder, settings, Progress(), start)
        run.write_card()
        return run

    @classmethod
    def resume(cls, path: Path, *, players: int | None = None, **asked: int | None) -> "Run":
        """The run in a folder, as of its checkpoint.

        Settings that are given must be the ones it was begun with. Raises `TrainingError` if they
        aren't, if there is nothing to resume or it is broken, or if PyTorch is missing.
        """
        folder = Folder(path)
        saved = folder.read_checkpoint()
        settings = saved.settings
        if players is not None and players != settings.players:
            code = TrainingErrorCode.OTHER_PLAYERS
            raise TrainingError(code, folder=str(path), players=settings.players, asked=players)
        for name, value in asked.items():
            right = getattr(settings, name)
            if value is not None and value != right:
                facts = {"setting": name, "value": str(right), "asked": str(value)}
                raise TrainingError(TrainingErrorCode.OTHER_SETTINGS, folder=str(path), **facts)
        check_torch()
        run = cls(folder, settings, saved.progress, first_weights(settings))
        try:
            run._learner.restore(saved.arrays)
        except BROKEN as error:
            raise folder.broken(error) from error
        return run

    def go(
        self,
        workers: Workers,
        report: Callable[[Point], None],
        is_stopped: Callable[[], bool] = never,
        clock: Callable[[], float] = time.monotonic,
    ) -> bool:
        """Train to the end, or until `is_stopped`; returns whether the run is finished.

        Each checkpoint's point of the curve is reported. When it stops, by request or because the
        workers are gone (`TrainingError`), it saves a checkpoint first. Closes the workers.
        """
        try:
            self._train(workers, report, is_stopped, clock)
        except TrainingError:
            self._save(workers)
            raise
        else:
            if self.progress.batches and not self.progress.finished:
                self._save(workers)
        finally:
            workers.close()
        return self.progress.finished

    def write_card(self) -> None:
        """Write the training card as of now."""
        progress = self.progress
        self.folder.write_card(
            {
                "players": self.settings.players,
                "seed": self.settings.seed,
                "positions": progress.positions,
                "batches": progress.batches,
                "lost_batches": progress.lost,
                "seconds": round(progress.seconds, 1),
                "finished": progress.finished,
                "best_response": self.against is not None and not self.settings.open_hands,
                "settings": asdict(self.settings),
                "versions": _versions(),
                "strength": asdict(progress.curve[-1]) if progress.curve else None,
            }
        )

    def _train(
        self,
        workers: Workers,
        report: Callable[[Point], None],
        is_stopped: Callable[[], bool],
        clock: Callable[[], float],
    ) -> None:
        progress, settings = self.progress, self.settings
        started = clock() - progress.seconds
        net = self._learner.learned().net()
        while progress.positions < settings.positions and not is_stopped():
            self._send(workers, net)
            batch = workers.receive(is_stopped)
            if batch is None:
                progress.lost += not is_stopped()
                continue
            self._learn(batch)
            net = self._learner.learned().net()
            progress.seconds = clock() - started
            is_last = progress.positions >= settings.positions
            if is_last or progress.batches % settings.checkpoint == 0:
                point = self._measure(net, is_last=is_last)
                progress.seconds = clock() - started
                self._save(workers)
                report(point)

    def _send(self, workers: Workers, net: Net) -> None:
        """Order batches until the workers are busy, but none beyond the end.

        Workers that keep the order get none beyond the next checkpoint either: a run that resumes
        there then goes on like one that was never stopped.
        """
        progress, settings = self.progress, self.settings
        while workers.pending < workers.size:
            under_way = workers.pending * settings.batch
            if workers.pending and progress.positions + under_way >= settings.positions:
                return
            done = progress.batches % settings.checkpoint + workers.pending
            if workers.in_order and done >= settings.checkpoint:
                return
            whims = settings.whims_at(progress.positions + under_way)
            workers.send(Order(progress.sent, net, whims))
            progress.sent += 1

    def _learn(self, batch: SelfPlayBatch) -> None:
        progress, tally = self.progress, self.progress.tally
        tally.loss += self._learner.learn(
            batch, number=progress.batches, positions=progress.positions
        )
        tally.batches += 1
        tally.rounds += batch.rounds
        tally.stalled += batch.stalled
        tally.plies += batch.plies
        progress.batches += 1
        progress.positions += batch.positions

    def _measure(self, net: Net, *, is_last: bool) -> Point:
        """Add a point to the curve, and freeze the net if it's time."""
        progress, settings, tally = self.progress, self.settings, self.progress.tally
        players, deals = settings.players, settings.last_deals if is_last else settings.deals
        against = gain = policy = None
        if not settings.open_hands:
            policy = contest(net, None, players=players, deals=deals).first
        if self.against is not None and not settings.open_hands:
            against = contest(net, self.against, players=players, deals=deals).first
            gain = against - 1 / players
        point = Point(
            positions=progress.positions,
            batches=progress.batches,
            seconds=round(progress.seconds, 1),
            rate=settings.rate_at(progress.positions),
            whims=settings.whims_at(progress.positions),
            loss=tally.loss / tally.batches,
            plies=tally.plies / tally.rounds,
            stalled=tally.stalled / tally.rounds,
            deals=deals,
            policy=policy,
            selves=tuple(
                Share(positions, contest(net, other, players=players, deals=deals).first)
                for positions, other in self._selves.items()
            ),
            against=against,
            gain=gain,
        )
        progress.tally = BatchSums()
        progress.curve.append(point)
        progress.finished = is_last
        due = sum(progress.positions >= share * settings.positions for share in FROZEN_AT)
        if self.against is None and due > len(self._selves) and not is_last:
            self.folder.write_self(progress.positions, self._learner.learned())
            self._selves[progress.positions] = net
            progress.selves.append(progress.positions)
        return point

    def _save(self, workers: Workers) -> None:
        """Write all files; the checkpoint comes first, the others follow from it."""
        progress = self.progress
        if workers.in_order:  # orders under way are sent again, with the same numbers
            progress.sent -= workers.pending
        self.folder.write_checkpoint(Checkpoint(self.settings, progress, self._learner.state()))
        self.folder.write_net(without_unusable_rows(self._learner.learned()))
        self.folder.write_curve(progress.curve)
        self.write_card()


def check_torch() -> None:
    """Raise `TrainingError` if PyTorch isn't installed."""
    if find_spec("torch") is None:
        raise TrainingError(TrainingErrorCode.NO_TORCH)


def _make_learner(settings: TrainingSettings, start: Learned) -> "Learner":
    check_torch()
    from dnup.lab.training.learner import Learner  # noqa: PLC0415 - only this needs PyTorch

    return Learner(settings, start)


def _read_opponent(path: Path, players: int) -> Learned:
    try:
        return read_weights(path, players)
    except BROKEN as error:
        facts = {"file": str(path), "reason": str(error)}
        raise TrainingError(TrainingErrorCode.NOT_A_NET, players=players, **facts) from error


def _versions() -> dict[str, str]:
    found = {"python": platform.python_version()}
    for name in ("dnup", "torch", "numpy", "numba"):
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            found[name] = "unknown"
    return found
