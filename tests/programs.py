"""What the fixtures that start the dnup command give to a test."""

import re
import subprocess
from typing import Protocol

import pexpect


class Dnup(Protocol):
    """Runs the command with a pipe for a keyboard."""

    def __call__(self, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]: ...


class Terminal(Protocol):
    """Starts the command at a terminal."""

    def __call__(self, *arguments: str) -> "pexpect.spawn[str]": ...


def interrupt(process: "pexpect.spawn[str]") -> None:
    """Press Ctrl-C until the program is gone: a prompt stands before Python listens to the keys."""
    for _ in range(20):
        process.sendintr()
        if process.expect([pexpect.EOF, pexpect.TIMEOUT], timeout=1) == 0:
            return
    raise AssertionError("the program does not react to Ctrl-C")


def found(process: "pexpect.spawn[str]", group: int) -> str:
    """A group of what was last expected."""
    assert isinstance(process.match, re.Match)
    return str(process.match[group])
