"""The folder of a run. Files in it are replaced as a whole, so a crash never leaves half of one.

checkpoint.npz   everything that is needed to resume
net.npz          the net as of the checkpoint, for play
card.json        the training card: settings, versions, strength
curve.jsonl      the strength curve, one point per line
selves/          the frozen set of earlier selves
against.npz      the frozen opponent, in best-response training
"""

import io
import os
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from dnup.kernel.net import Weights
from dnup.lab.training.error import TrainingError, TrainingErrorCode
from dnup.lab.training.nets import Learned, read_arrays, read_weights, to_bytes
from dnup.lab.training.progress import Point, Progress
from dnup.lab.training.settings import TrainingSettings

CHECKPOINT = "checkpoint.npz"
BROKEN = (OSError, ValueError, KeyError, zipfile.BadZipFile, msgspec.MsgspecError)


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """A run as it was saved."""

    settings: TrainingSettings
    progress: Progress
    arrays: Mapping[str, Weights]


@dataclass(frozen=True, slots=True)
class Folder:
    """The files of a run. Methods that write raise `OSError` if they can't."""

    path: Path

    @property
    def has_checkpoint(self) -> bool:
        """Whether there is a run to resume."""
        return (self.path / CHECKPOINT).exists()

    def write_checkpoint(self, checkpoint: Checkpoint) -> None:
        """Replace the checkpoint."""
        facts = {"settings": checkpoint.settings, "progress": checkpoint.progress}
        file = io.BytesIO()
        text = np.frombuffer(msgspec.json.encode(facts), np.uint8)
        np.savez(file, facts=text, **checkpoint.arrays)  # type: ignore[arg-type]
        self._write(CHECKPOINT, file.getvalue())

    def read_checkpoint(self) -> Checkpoint:
        """Read the checkpoint.

        Raises `TrainingError` if the folder or the checkpoint is missing, or if it is broken.
        """
        if not self.path.is_dir():
            raise TrainingError(TrainingErrorCode.NO_FOLDER, folder=str(self.path))
        if not self.has_checkpoint:
            raise TrainingError(TrainingErrorCode.NOTHING_TO_RESUME, folder=str(self.path))
        try:
            arrays = read_arrays(self.path / CHECKPOINT)
            facts = msgspec.json.decode(arrays.pop("facts").tobytes(), type=_Facts)
        except BROKEN as error:
            raise self.broken(error) from error
        return Checkpoint(facts.settings, facts.progress, arrays)

    def write_net(self, learned: Learned) -> None:
        """Replace the exported net."""
        self._write("net.npz", to_bytes(learned))

    def write_card(self, card: Mapping[str, Any]) -> None:
        """Replace the training card."""
        self._write("card.json", msgspec.json.format(msgspec.json.encode(card)) + b"\n")

    def write_curve(self, curve: list[Point]) -> None:
        """Replace the strength curve."""
        self._write("curve.jsonl", b"".join(msgspec.json.encode(point) + b"\n" for point in curve))

    def write_self(self, positions: int, learned: Learned) -> None:
        """Add a net to the frozen set."""
        (self.path / "selves").mkdir(exist_ok=True)
        self._write(f"selves/{positions}.npz", to_bytes(learned))

    def read_self(self, positions: int, players: int) -> Learned:
        """Read a net of the frozen set. Raises `TrainingError` if it isn't there."""
        return self._read_net(f"selves/{positions}.npz", players)

    def write_against(self, learned: Learned) -> None:
        """Keep the frozen opponent, so that the run can be resumed without the file it was in."""
        self._write("against.npz", to_bytes(learned))

    def read_against(self, players: int) -> Learned | None:
        """Read the frozen opponent; None if this is ordinary self-play."""
        if not (self.path / "against.npz").exists():
            return None
        return self._read_net("against.npz", players)

    def _read_net(self, name: str, players: int) -> Learned:
        try:
            return read_weights(self.path / name, players)
        except BROKEN as error:
            raise self.broken(error, name) from error

    def broken(self, error: BaseException, name: str = CHECKPOINT) -> TrainingError:
        """The error to raise for a file that can't be read."""
        file = str(self.path / name)
        return TrainingError(TrainingErrorCode.CHECKPOINT_BROKEN, file=file, reason=str(error))

    def _write(self, name: str, content: bytes) -> None:
        """Write a file beside the old one, make sure that it's on disk, and put it in its place."""
        target = self.path / name
        fresh = target.with_name(f"{target.name}.new")
        with fresh.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(target)


class _Facts(msgspec.Struct):
    settings: TrainingSettings
    progress: Progress
