"""How wide text is on a terminal: Korean letters, and others like them, take two cells."""

import re
from unicodedata import category, east_asian_width, normalize

_NO_CELL = frozenset({"Mn", "Me", "Cf"})  # what stands on another letter, or is not seen
_WORD = re.compile(r"(\s*)(\S+)")


def cell_width(text: str) -> int:
    """How many cells of a terminal a text takes."""
    if text.isascii():
        return len(text)
    return sum(map(_width, normalize("NFC", text)))  # a syllable in its parts is one, too


def pad_right(text: str, width: int) -> str:
    """The text with spaces behind it, so many cells wide."""
    return text + " " * (width - cell_width(text))


def pad_left(text: str, width: int) -> str:
    """The text with spaces before it, so many cells wide."""
    return " " * (width - cell_width(text)) + text


def wrap(line: str, width: int, indent: str) -> str:
    """Lines of at most so many cells, all but the first indented; no word is torn apart."""
    lines = [""]
    for gap, word in _WORD.findall(line):
        longer = lines[-1] + gap + word
        if not lines[-1].strip() or cell_width(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(indent + word)
    return "\n".join(lines)


def _width(letter: str) -> int:
    if category(letter) in _NO_CELL:
        return 0
    return 2 if east_asian_width(letter) in "WF" else 1
