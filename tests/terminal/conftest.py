"""The dnup command as people start it: in a shell of its own, at a real terminal or in a pipe."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from programs import SECONDS, Dnup, Process, Terminal


def environment(folder: Path) -> dict[str, str]:
    """An environment whose data is in a folder."""
    return {
        **os.environ,
        "XDG_DATA_HOME": str(folder / "data"),
        "LC_ALL": "C.UTF-8",
        "COLUMNS": "100",
        "TERM": "xterm",
    }


def command(folder: Path, env: dict[str, str]) -> Dnup:
    """The command in a folder."""

    def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "dnup", *arguments],
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=SECONDS,
            cwd=folder,
            env=env,
            check=False,
        )

    return run


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    """An environment with an empty data folder."""
    return environment(tmp_path)


@pytest.fixture
def dnup(home: dict[str, str], tmp_path: Path) -> Dnup:
    return command(tmp_path, home)


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


@pytest.fixture(scope="session")
def played(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The record of a whole match between bots, as it is written; played once."""
    folder = tmp_path_factory.mktemp("played")
    path = folder / "match.json"
    dnup = command(folder, environment(folder))
    dnup("play", "--seats", "greedy,random,greedy", "--seed", "8", "--record", str(path))
    return path.read_bytes()


@pytest.fixture
def match(played: bytes, tmp_path: Path) -> Path:
    """The record of a whole match between bots, in a file of its own."""
    path = tmp_path / "match.json"
    path.write_bytes(played)
    return path
