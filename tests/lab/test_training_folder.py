"""The folder of a run: whole files only, and clear words about anything else."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from dnup.lab.training import TrainingError, TrainingErrorCode, TrainingSettings
from dnup.lab.training.folder import Checkpoint, Folder
from dnup.lab.training.nets import first_weights, read_weights, to_bytes
from dnup.lab.training.progress import BatchSums, Point, Progress, Share

SETTINGS = TrainingSettings(players=3, units=16, second_units=8, seed=5)
POINT = Point(
    positions=100,
    batches=2,
    seconds=1.5,
    rate=0.1,
    whims=0.2,
    loss=1.3,
    plies=30.0,
    stalled=0.0,
    deals=10,
    policy=0.5,
    selves=(Share(50, 0.6),),
)
PROGRESS = Progress(batches=3, sent=4, positions=120, tally=BatchSums(1, 0.5), curve=[POINT])


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    return Folder(tmp_path)


def test_a_checkpoint_comes_back_as_it_was(folder: Folder) -> None:
    arrays = {"net.rows": np.ones((3, 2), np.float32)}
    folder.write_checkpoint(Checkpoint(SETTINGS, PROGRESS, arrays))
    found = folder.read_checkpoint()
    assert (found.settings, found.progress) == (SETTINGS, PROGRESS)
    assert np.array_equal(found.arrays["net.rows"], arrays["net.rows"])
    assert [file.name for file in folder.path.iterdir()] == ["checkpoint.npz"]


def test_the_curve_has_one_point_per_line(folder: Folder) -> None:
    folder.write_curve([POINT, replace(POINT, positions=200)])
    lines = (folder.path / "curve.jsonl").read_text().splitlines()
    assert len(lines) == 2
    assert '"selves":[{"positions":50,"first":0.6}]' in lines[0]


def test_a_net_can_be_read_by_those_who_play_with_it(folder: Folder) -> None:
    learned = first_weights(SETTINGS)
    folder.write_net(learned)
    assert to_bytes(read_weights(folder.path / "net.npz", 3)) == to_bytes(learned)


def test_a_write_that_fails_leaves_the_old_file(
    folder: Folder, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder.write_checkpoint(Checkpoint(SETTINGS, PROGRESS, {}))

    def full(_file: int) -> None:
        raise OSError("no space left")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="no space"):
        folder.write_checkpoint(Checkpoint(replace(SETTINGS, seed=6), PROGRESS, {}))
    assert folder.read_checkpoint().settings == SETTINGS


def test_what_is_missing_or_broken_is_said(folder: Folder) -> None:
    with pytest.raises(TrainingError) as missing:
        Folder(folder.path / "none").read_checkpoint()
    assert missing.value.code is TrainingErrorCode.NO_FOLDER
    with pytest.raises(TrainingError) as empty:
        folder.read_checkpoint()
    assert empty.value.code is TrainingErrorCode.NOTHING_TO_RESUME
    folder.write_checkpoint(Checkpoint(SETTINGS, PROGRESS, {}))
    whole = (folder.path / "checkpoint.npz").read_bytes()
    for content in (b"", b"nonsense", whole[: len(whole) // 2], to_bytes(first_weights(SETTINGS))):
        (folder.path / "checkpoint.npz").write_bytes(content)
        with pytest.raises(TrainingError) as broken:
            folder.read_checkpoint()
        assert broken.value.code is TrainingErrorCode.CHECKPOINT_BROKEN
