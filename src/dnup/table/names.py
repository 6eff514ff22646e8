"""Names and texts that people type, made fit to be shown to others."""

import re
import unicodedata

MAX_NAME = 24  # characters
MAX_TEXT = 200
_SPACES = re.compile(r"\s+")
# What cannot be seen or changes how other letters are drawn: controls, directions, private letters.
_UNSEEN = {"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"}
_JOINER = "\u200d"  # holds faces of several signs together
MOST_MARKS = 3  # on one letter: more of them run over the lines around


def clean_name(name: str) -> str:
    """The name as it is shown; empty if nothing of it can be."""
    return clean(name, MAX_NAME)


def clean(text: str, most: int) -> str:
    """Without what cannot be seen, with single spaces, and not longer than `most` characters."""
    # NFC joins a letter with its marks; NFKC would also change what people meant to write.
    text = unicodedata.normalize("NFC", _SPACES.sub(" ", text))
    kept: list[str] = []
    marks = 0
    for letter in text:
        category = unicodedata.category(letter)
        if category in _UNSEEN and letter != _JOINER:
            continue
        marks = marks + 1 if category in {"Mn", "Me"} else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    shown = "".join(kept).strip(f" {_JOINER}")[:most].rstrip(f" {_JOINER}")
    return shown if any(unicodedata.category(letter)[0] in "LNPS" for letter in shown) else ""


def distinct(name: str, taken: set[str]) -> str:
    """The name, with a number behind it if somebody at the table has it already."""
    if name.casefold() not in taken:
        return name
    number = 2
    while f"{name} {number}".casefold() in taken:
        number += 1
    return f"{name} {number}"
