"""Names and texts that people type, made fit to be shown to others."""

import re
import unicodedata
from collections.abc import Iterable

from dnup.table.lookalike import skeleton

MAX_NAME = 24  # characters
MAX_TEXT = 200
_JOINER = "\u200d"  # holds faces of several signs together
_GAPS = re.compile(rf"(?<![\s{_JOINER}])[\s{_JOINER}]+")  # looked at once, however long they are
# What cannot be seen or changes how other letters are drawn: controls, directions, private letters.
_UNSEEN = {"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"}
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters that show nothing
MOST_MARKS = 3  # on one letter: more of them run over the lines around


def clean_name(name: str) -> str:
    """The name as it is shown; empty if nothing of it can be."""
    return clean(name, MAX_NAME)


def clean(text: str, most: int) -> str:
    """Without what cannot be seen, with single spaces, and not longer than `most` characters."""
    spaced = _spaced(text)
    seen = "".join(letter for letter in spaced if letter == _JOINER or not _is_unseen(letter))
    # NFC joins a letter with its marks; NFKC would also change what people meant to write.
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", _spaced(seen)):
        if unicodedata.category(letter) in {"Mn", "Me"}:
            marks += 1
        elif letter != _JOINER:
            marks = 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    shown = "".join(kept).strip(f" {_JOINER}")[:most].rstrip(f" {_JOINER}")
    return shown if any(unicodedata.category(letter)[0] in "LNPS" for letter in shown) else ""


def _spaced(text: str) -> str:
    """With single spaces, and no joiners beside them."""
    return _GAPS.sub(lambda gap: " " if gap[0].strip(_JOINER) else gap[0], text)


def distinct(name: str, taken: Iterable[str]) -> str:
    """The name, with a number behind it if somebody at the table has one that looks the same."""
    looks = {_look(other) for other in taken}
    if _look(name) not in looks:
        return name
    number = 2
    while _look(numbered := _numbered(name, number)) in looks:
        number += 1
    return numbered


def lookalike(name: str, taken: Iterable[str]) -> str | None:
    """Whom a name could be mistaken for, although it's written with other letters."""
    same, look = skeleton(name), _look(name)
    if not same:
        return None
    return next((one for one in taken if skeleton(one) == same and _look(one) != look), None)


def _numbered(name: str, number: int) -> str:
    behind = f" {number}"
    return name[: MAX_NAME - len(behind)].rstrip(f" {_JOINER}") + behind


def _look(name: str) -> str:
    """The same for names that hardly anybody can tell apart."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    return "".join(letter for letter in plain if not _is_unseen(letter) and not _is_style(letter))


def _is_unseen(letter: str) -> bool:
    return letter in _BLANK or unicodedata.category(letter) in _UNSEEN


def _is_style(letter: str) -> bool:
    return "VARIATION SELECTOR" in unicodedata.name(letter, "")
