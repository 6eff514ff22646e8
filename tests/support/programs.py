"""What the fixtures that start the dnup command give to a test."""

import os
import pty
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import pexpect
from pexpect.fdpexpect import fdspawn

SECONDS = 120

# The session's terminal is the one it was given; then the program itself.
_TAKE_THE_TERMINAL = """\
import fcntl, os, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.execv(sys.executable, [sys.executable, *sys.argv[1:]])
"""


class Dnup(Protocol):
    """Runs the command with a pipe for a keyboard."""

    def __call__(self, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]: ...


if TYPE_CHECKING:
    _Expecting = fdspawn[str]
else:
    _Expecting = fdspawn


class Process(_Expecting):
    """The command at a terminal of its own.

    `pexpect.spawn` forks in Python, which may deadlock in a process with threads, such as a worker
    of pytest-xdist: the child then never gets to its program and the parent waits for ever.
    """

    def __init__(self, arguments: tuple[str, ...], cwd: Path, env: dict[str, str]) -> None:
        master, slave = pty.openpty()
        self._program = subprocess.Popen(
            [sys.executable, "-S", "-c", _TAKE_THE_TERMINAL, "-m", "dnup", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=cwd,
            env=env,
            start_new_session=True,
        )
        os.close(slave)
        super().__init__(master, timeout=SECONDS, encoding="utf-8")

    def interrupt(self) -> None:
        """Press Ctrl-C until the program is gone: a prompt stands before Python listens to keys.

        The next press comes late: on a busy machine, one that comes while the program is on its
        way out would end it by the signal.
        """
        for _ in range(4):
            self.send("\x03")
            if self.expect([pexpect.EOF, pexpect.TIMEOUT], timeout=30) == 0:
                return
        raise AssertionError("the program does not react to Ctrl-C")

    def found(self, group: int) -> str:
        """A group of what was last expected."""
        assert isinstance(self.match, re.Match)
        return str(self.match[group])

    def wait(self) -> int:
        """What the program said when it ended by itself; negative if a signal ended it."""
        return self._program.wait(SECONDS)

    def close(self) -> None:
        """Take the terminal away, and end the program if it still runs."""
        super().close()
        self._program.kill()
        self._program.wait(SECONDS)


class Terminal(Protocol):
    """Starts the command at a terminal."""

    def __call__(self, *arguments: str) -> Process: ...
