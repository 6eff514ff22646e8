"""Lines in and out of a terminal or a pipe."""

import os
import sys
from contextlib import suppress

with suppress(ImportError):  # line editing and history, where the platform has it
    import readline  # noqa: F401

BLANK_LINES = 60


class Console:
    """Standard input and output. Ctrl-D raises `EOFError` in `ask`, Ctrl-C `KeyboardInterrupt`."""

    @property
    def is_interactive(self) -> bool:
        """Whether a person sits at both ends."""
        return sys.stdin.isatty() and sys.stdout.isatty()

    def say(self, text: str = "") -> None:
        """Write a line."""
        print(text, flush=True)  # noqa: T201 - this is the terminal

    def ask(self, prompt: str) -> str:
        """Write a prompt and read a line. A line from a pipe is echoed, for a readable output."""
        line = input(prompt)
        if not sys.stdin.isatty():
            self.say(line)
        return line

    def clear(self) -> None:
        """Hide what has been written, history of the terminal included."""
        if sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb":
            print("\033[2J\033[3J\033[H", end="", flush=True)  # noqa: T201
        else:
            self.say("\n" * BLANK_LINES)
