"""`dnup train` as it is started in a shell."""

import json
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

TRAIN = (sys.executable, "-m", "dnup", "train", "--folder", "run")
SECONDS = 250


def train(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*TRAIN, *arguments],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )


def card_of(folder: Path) -> dict[str, object]:
    card = json.loads((folder / "run" / "card.json").read_text())
    assert isinstance(card, dict)
    return card


@pytest.mark.timeout(2 * SECONDS)
def test_ctrl_c_saves_and_says_how_to_resume_and_that_finishes_the_run(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*TRAIN, "--players", "2", "--positions", "100000"],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as program:
        assert program.stdout is not None
        assert "Self-play with 2 players, one worker: 0.00 of 0.10" in program.stdout.readline()
        assert "Ctrl-C stops after the current batch" in program.stdout.readline()
        program.send_signal(signal.SIGINT)
        _, errors = program.communicate(timeout=SECONDS)
    assert program.returncode == 130, errors
    if "Nothing was saved" in errors:  # it was stopped before it began
        done = train(tmp_path, "--players", "2", "--positions", "100000")
    else:
        assert "Everything is saved in run. Continue with:" in errors
        assert "train --folder run --resume" in errors
        assert (card_of(tmp_path)["batches"], card_of(tmp_path)["finished"]) == (1, False)
        done = train(tmp_path, "--resume")
    assert done.returncode == 0, done.stderr
    line = (
        r"0\.\d+ of 0\.10 million positions, .* % first against the quick policy \(fair: 50\.0 %\)"
    )
    assert re.search(line, done.stdout)
    assert "Finished after 0.1" in done.stdout
    assert card_of(tmp_path)["finished"] is True
    again = train(tmp_path, "--resume")
    assert again.returncode == 0
    assert "already finished" in again.stdout
    assert re.search(line, again.stdout)


def test_a_cluster_that_cannot_be_reached_is_a_clear_error(tmp_path: Path) -> None:
    done = train(tmp_path, "--players", "2", "--ray", "127.0.0.1:9")
    assert done.returncode == 1
    assert "Can’t reach the Ray cluster at 127.0.0.1:9" in done.stderr
    assert "Traceback" not in done.stderr
