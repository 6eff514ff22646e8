"""One window of a real browser, and the programs behind it."""

import json
import os
import re
import shutil
import signal
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import ViewportSize

SECONDS = 30.0  # until a program or a page that doesn't answer is given up
# What the browser reports about the page's security policy reaches the console in this way.
HEAR_POLICY = """
addEventListener("securitypolicyviolation", (told) => console.error(
  `content policy: ${told.violatedDirective} ${told.blockedURI} ${told.sourceFile} ${told.sample}`
));
"""


class BrowserError(Exception):
    """A browser is missing, or it doesn't do what it was told."""


class Window(ABC):
    """A window of a browser; `faults` has all that went wrong on its pages."""

    def __init__(self, browser: str) -> None:
        self.browser = browser
        self.faults: list[str] = []

    @abstractmethod
    def go(self, address: str) -> None:
        """Load a page, and wait until it is there."""

    @abstractmethod
    def evaluate(self, expression: str) -> Any:
        """What a JavaScript expression gives; it must be text, or nothing."""

    @abstractmethod
    def click(self, x: float, y: float) -> None:
        """Press and release the left button of the mouse at a point of the page."""

    @abstractmethod
    def resize(self, size: ViewportSize) -> None:
        """Give the page this size."""

    @abstractmethod
    def picture(self) -> bytes:
        """What can be seen, as PNG."""

    def ask(self, function: str, *arguments: Any) -> Any:
        """What a JavaScript function gives for these arguments, as JSON can tell it."""
        values = json.dumps(arguments)
        told = self.evaluate(f"JSON.stringify(({function})(...{values}) ?? null)")
        return json.loads(told)

    def heard(self) -> list[str]:
        """All that has gone wrong up to now."""
        self.evaluate("null")  # what was said before is read before this answer
        return self.faults


@dataclass(frozen=True, slots=True)
class Program:
    """A program that was started, and the file with all it says."""

    process: subprocess.Popen[bytes]
    log: Path

    def until_it_says(self, pattern: str) -> str:
        """The first group of a pattern in what it says, as soon as it says so."""
        end = time.monotonic() + SECONDS
        while time.monotonic() < end and self.process.poll() is None:
            if found := re.search(pattern, self.log.read_text(errors="replace"), re.MULTILINE):
                return found[1]
            time.sleep(0.05)
        name = Path(str(self.process.args[0])).name  # type: ignore[index]
        raise BrowserError(f"{name} did not start: {self.log.read_text(errors='replace')}")


@contextmanager
def running(command: Sequence[str], log: Path, **environment: str) -> Iterator[Program]:
    """A program with a group of processes of its own, all of which end on leaving.

    So Ctrl-C reaches only the program that reads this, which ends them in the right order.
    """
    with log.open("wb") as output:
        process = subprocess.Popen(
            command,
            env={**os.environ, "LANG": "C.UTF-8", "LANGUAGE": "en_GB:en", **environment},
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    try:
        yield Program(process, log)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
        with suppress(subprocess.TimeoutExpired):
            process.wait(10)
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def find(*names: str, package: str) -> str:
    """The path of a program that has one of these names."""
    for name in names:
        if path := shutil.which(name):
            return path
    raise BrowserError(f"{names[0]} isn't installed; on Debian:  sudo apt-get install {package}")
