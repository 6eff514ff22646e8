"""How wide text is on a terminal: Korean letters, and others like them, take two cells."""

import re

from rich.cells import cell_len

_WORD = re.compile(r"(\s*)(\S+)")


def pad_right(text: str, width: int) -> str:
    """The text with spaces behind it, so many cells wide."""
    return text + " " * (width - cell_len(text))


def pad_left(text: str, width: int) -> str:
    """The text with spaces before it, so many cells wide."""
    return " " * (width - cell_len(text)) + text


def wrap(line: str, width: int, indent: str) -> str:
    """Wrap to this many cells without splitting words; all lines but the first are indented."""
    lines = [""]
    for gap, word in _WORD.findall(line):
        longer = lines[-1] + gap + word
        if not lines[-1].strip() or cell_len(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(indent + word)
    return "\n".join(lines)
