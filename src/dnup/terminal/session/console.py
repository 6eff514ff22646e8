"""Lines in and out of a terminal or a pipe."""

import os
import pydoc
import select
import shutil
import sys
import time
from contextlib import suppress

from rich.cells import cell_len

from dnup.terminal.reports.cells import wrap
from dnup.terminal.reports.colours import depth, paint

with suppress(ImportError):  # line editing and history, where the platform has it
    import readline

BLANK_LINES = 60


class Console:
    """Standard input and output. Ctrl-D raises `EOFError` in `ask`, Ctrl-C `KeyboardInterrupt`."""

    @property
    def is_interactive(self) -> bool:
        """Whether a person sits at both ends."""
        return sys.stdin.isatty() and sys.stdout.isatty()

    def say(self, text: str = "") -> None:
        """Write lines: on a terminal with cards in colour, and none torn apart at its edge."""
        if sys.stdout.isatty():
            width = max(shutil.get_terminal_size().columns - 1, 20)
            text = paint("\n".join(_wrap(line, width) for line in text.split("\n")), depth())
        print(text, flush=True)  # noqa: T201 - this is the terminal

    def write(self, text: str) -> None:
        """Write lines as they are, for what may be copied or read by a program."""
        print(text, flush=True)  # noqa: T201

    def page(self, text: str) -> None:
        """Write lines; those that are more than a person's screen holds, with the PAGER or less.

        Without either, pydoc would try `more`, which waits for a key before it shows anything.
        """
        has_pager = any(map(os.environ.get, ("MANPAGER", "PAGER"))) or shutil.which("less")
        is_long = text.count("\n") + 2 > shutil.get_terminal_size().lines
        if self.is_interactive and is_long and has_pager:
            pydoc.pager(f"{text}\n")
        else:
            self.say(text)

    def ask(self, prompt: str) -> str:
        """Write a prompt and read a line. A line from a pipe is echoed, for a readable output."""
        line = input(prompt)
        if not sys.stdin.isatty():
            self.say(line)
        return line

    def has_line(self, seconds: float) -> bool:
        """Whether a line arrives within this many seconds. Returns at once if one is waiting.

        The terminal's settings stay as they are, so nothing is broken however the program ends.
        """
        try:
            return bool(select.select([sys.stdin], [], [], seconds)[0])
        except (OSError, ValueError):  # Windows can only ask sockets
            time.sleep(seconds)
            return False

    def clear(self) -> None:
        """Hide what has been written and typed, the terminal's history included."""
        if sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb":
            print("\033[2J\033[3J\033[H", end="", flush=True)  # noqa: T201
        else:
            self.say("\n" * BLANK_LINES)
        with suppress(NameError, AttributeError):
            readline.clear_history()


def _wrap(line: str, width: int) -> str:
    if cell_len(line) <= width:
        return line
    return wrap(line, width, indent=" " * (len(line) - len(line.lstrip()) + 2))
