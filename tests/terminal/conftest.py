"""The dnup command as people start it: in a shell of its own, at a real terminal or in a pipe."""

import os
import subprocess
import sys
from collections.abc import Iterator
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from dnup import __main__ as program
from support.programs import SECONDS, Dnup, Process, Terminal


def environment(folder: Path) -> dict[str, str]:
    """An environment whose data is in a folder."""
    return {
        **os.environ,
        "XDG_DATA_HOME": str(folder / "data"),
        "LC_ALL": "C.UTF-8",
        "COLUMNS": "100",
        "TERM": "xterm",
        "COLORTERM": "",
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


def called(folder: Path, env: dict[str, str]) -> Dnup:
    """The command in a folder, called in this process: no program starts and loads everything.

    Only what is read while it loads, the language, needs a process of its own, and so does the
    arena, which starts others.
    """
    started = command(folder, env)

    def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        if arguments and arguments[0].startswith(("--language", "arena")):
            return started(*arguments, typed=typed)
        keyboard = folder / ".typed"
        keyboard.write_text(typed, encoding="utf-8")
        out, err = BytesIO(), BytesIO()
        with (
            pytest.MonkeyPatch.context() as patch,
            keyboard.open(encoding="utf-8") as stdin,
            TextIOWrapper(out, encoding="utf-8", write_through=True) as stdout,
            TextIOWrapper(err, encoding="utf-8", write_through=True) as stderr,
        ):
            patch.chdir(folder)
            patch.setattr(os, "environ", env.copy())
            patch.setattr(sys, "argv", [program.__file__, *arguments])
            patch.setattr(sys, "stdin", stdin)
            patch.setattr(sys, "stdout", stdout)
            patch.setattr(sys, "stderr", stderr)
            code = _exit_code()
            said, complained = out.getvalue().decode(), err.getvalue().decode()
        keyboard.unlink()
        return subprocess.CompletedProcess(["dnup", *arguments], code, said, complained)

    return run


def _exit_code() -> int:
    """What the command ends with; what it would print as it exits is printed."""
    try:
        program.main()
    except SystemExit as exited:
        if isinstance(exited.code, str):
            print(exited.code, file=sys.stderr)  # noqa: T201 - as Python does
            return 1
        return exited.code or 0
    return 0


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    """An environment with an empty data folder."""
    return environment(tmp_path)


@pytest.fixture
def dnup(home: dict[str, str], tmp_path: Path) -> Dnup:
    return called(tmp_path, home)


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
