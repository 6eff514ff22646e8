"""The rules page, whole or a part of it, as text for a terminal."""

import re
from dataclasses import dataclass

from dnup.locales import rules_page


@dataclass(frozen=True, slots=True)
class _Part:
    """A rule with its number, or a section without any; and the section's title."""

    title: str
    number: str
    text: str


def find_rules(about: str) -> str:
    """The whole page; or what it says of a number such as A2, a letter, or a word or a title.

    Empty if there is nothing about it.
    """
    wanted = about.strip().rstrip(".").lower()
    if not wanted:
        return _plain(rules_page())
    parts = _parts(rules_page())
    if re.fullmatch("[a-z][0-9]?", wanted):
        found = [part for part in parts if part.number.lower().startswith(wanted)]
    else:
        found = [part for part in parts if wanted in f"{part.title}\n{part.text}".lower()]
    return "\n\n".join(part.text for part in found)


def _parts(page: str) -> list[_Part]:
    parts = []
    title = ""
    for piece in re.split(r"^(?=\*\*[A-Z][0-9]|#)", page, flags=re.MULTILINE):
        heading = re.match(r"#+ (.*)\n", piece)
        if heading:
            title = heading[1]
        number = re.match(r"\*\*([A-Z][0-9])", piece)
        body = piece if number else piece[heading.end() if heading else 0 :]
        if body.strip():
            parts.append(_Part(title, number[1] if number else "", _plain(body)))
    return parts


def _plain(markdown: str) -> str:
    """The text without the marks that only a browser needs."""
    text = re.sub(r"^#+ ", "", markdown, flags=re.MULTILINE)
    return re.sub(r"\*\*|`|\*(?=Ruling)|(?<=Ruling\.)\*", "", text).strip("\n")
