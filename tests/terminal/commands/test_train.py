"""`dnup train` without PyTorch: what it refuses, and how it says so."""

from pathlib import Path

import pytest

from dnup.lab.training import TrainingSettings
from dnup.lab.training.folder import Checkpoint, Folder
from dnup.lab.training.nets import first_weights
from dnup.lab.training.progress import Progress
from support.programs import Dnup

RUN = ("--players", "3", "--folder", "run")


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The packages that are installed; those for training aren't."""
    found = {"numpy", "numba"}
    for module in ("dnup.terminal.commands.train", "dnup.lab.training.run"):
        monkeypatch.setattr(f"{module}.find_spec", lambda name: name if name in found else None)
    return found


@pytest.fixture
def runs(tmp_path: Path, found: set[str]) -> None:  # noqa: ARG001
    """A folder with a run for four players, one with a broken checkpoint, an empty one, a file."""
    for name in ("four", "broken", "empty"):
        (tmp_path / name).mkdir()
    settings = TrainingSettings(players=4, seed=5, units=8, second_units=4)
    folder = Folder(tmp_path / "four")
    folder.write_checkpoint(Checkpoint(settings, Progress(batches=1), {}))
    folder.write_net(first_weights(settings))
    (tmp_path / "broken" / "checkpoint.npz").write_bytes(b"nonsense")
    (tmp_path / "file").touch()


@pytest.mark.usefixtures("runs")
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--folder", "run"), "Name the number of players with --players, 2 to 5."),
        (("--folder", "file", "--players", "3"), "file is a file. Name a folder."),
        (("--folder", "none", "--resume"), "There’s no folder none"),
        (("--folder", "empty", "--resume"), "empty has no checkpoint"),
        (("--folder", "broken", "--resume"), "Can’t read broken/checkpoint.npz"),
        (("--folder", "four", "--players", "4"), "four already has a run. Continue it with"),
        (
            ("--folder", "four", "--resume", "--players", "3"),
            "The run in four is for 4 players, not for 3.",
        ),
        (
            ("--folder", "four", "--resume", "--seed", "6"),
            "The run in four was started with --seed 5, not 6.",
        ),
        (
            ("--folder", "four", "--resume", "--positions", "7"),
            "was started with --positions 60000000, not 7.",
        ),
        (("--folder", "four", "--resume", "--against", "x"), "--against is only for a new run."),
        (("--folder", "four", "--resume", "--open", "x"), "--open is only for a new run."),
        ((*RUN, "--against", "none.npz"), "none.npz isn’t a net for 3 players"),
        ((*RUN, "--against", "four/net.npz"), "four/net.npz isn’t a net for 3 players"),
        ((*RUN, "--against", "file"), "file isn’t a net for 3 players"),
        (("--folder", "four", "--resume"), "Training needs PyTorch, which isn’t installed here."),
        (RUN, "-m pip install torch=="),
        ((*RUN, "--ray", "local"), "--ray needs Ray, which isn’t installed here."),
    ],
)
def test_a_run_that_cannot_start_says_why(
    dnup: Dnup, tmp_path: Path, arguments: tuple[str, ...], said: str
) -> None:
    done = dnup("train", *arguments)
    assert (done.returncode, done.stdout) == (1, "")
    assert said in done.stderr
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "run").exists()


def test_without_the_kernel_it_says_what_to_install(dnup: Dnup, found: set[str]) -> None:
    found.remove("numba")
    done = dnup("train", *RUN)
    assert done.returncode == 1
    assert "missing: numba" in done.stderr


def test_its_help_explains_every_option(dnup: Dnup) -> None:
    said = dnup("train", "--help").stdout
    for option in ("players", "positions", "folder", "seed", "resume", "against", "workers", "ray"):
        assert f"--{option}" in said
