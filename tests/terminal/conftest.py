"""The dnup command as people start it: in a shell of its own, at a real terminal or in a pipe."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from programs import SECONDS, Dnup, Process, Terminal


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    """An environment with an empty data folder."""
    return {
        **os.environ,
        "XDG_DATA_HOME": str(tmp_path / "data"),
        "LC_ALL": "C.UTF-8",
        "COLUMNS": "100",
        "TERM": "xterm",
    }


@pytest.fixture
def dnup(home: dict[str, str], tmp_path: Path) -> Dnup:
    def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "dnup", *arguments],
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=SECONDS,
            cwd=tmp_path,
            env=home,
            check=False,
        )

    return run


@pytest.fixture
def terminal(home: dict[str, str], tmp_path: Path) -> Iterator[Terminal]:
    started: list[Process] = []

    def start(*arguments: str) -> Process:
        # Wide enough that no expected sentence is wrapped.
        process = Process(arguments, tmp_path, {**home, "COLUMNS": "120", "LINES": "40"})
        started.append(process)
        return process

    yield start
    for process in started:
        process.close()


@pytest.fixture
def match(dnup: Dnup, tmp_path: Path) -> Path:
    """The record of a whole match between bots."""
    path = tmp_path / "match.json"
    dnup("play", "--seats", "greedy,random,greedy", "--seed", "8", "--record", str(path))
    assert path.exists()
    return path
