"""Decks as TOML: a name and a list of cards, such as `"2/7"`, `"1/5*"` or `"1/4 neutral"`."""

import json
import re
import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path

from dnup.rules import Deck, DeckCard, DeckError, DeckFault, DeckProblem, Face, find_card_problems

_ENTRY = re.compile(
    r"(?P<one>\d{1,2})/(?P<two>\d{1,2})(?P<star>\*?)(?:\s+(?P<face>\S+))?", re.ASCII
)
_FACES = {name: face for face in Face for name in (face.label, face.symbol)}


@cache
def standard_deck() -> Deck:
    """The deck of this project: a reconstruction (C4)."""
    text = files("dnup.decks").joinpath("standard.toml").read_text(encoding="utf-8")
    return parse_deck(text)


def load_deck(path: Path) -> Deck:
    """The deck in a file. Raises `OSError` if it cannot be opened, `DeckError` if it is no deck."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        problem = DeckProblem(DeckFault.BAD_TOML, facts={"reason": str(error)})
        raise DeckError([problem]) from None
    return parse_deck(text)


def parse_deck(text: str) -> Deck:
    """The deck that `format_deck` wrote. Raises `DeckError` with everything that is wrong."""
    try:
        file = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        facts: dict[str, str | int] = {"reason": str(error)}
        raise DeckError([DeckProblem(DeckFault.BAD_TOML, facts=facts)]) from None
    problems = [
        DeckProblem(DeckFault.UNKNOWN_KEY, facts={"key": key})
        for key in file
        if key not in {"name", "cards"}
    ]
    name, entries = file.get("name"), file.get("cards")
    if not isinstance(name, str):
        problems.append(DeckProblem(DeckFault.MISSING_KEY, facts={"key": "name"}))
    if not isinstance(entries, list):
        problems.append(DeckProblem(DeckFault.MISSING_KEY, facts={"key": "cards"}))
        entries = []
    read = {number: _parse_entry(entry, number) for number, entry in enumerate(entries, start=1)}
    cards = {number: card for number, card in read.items() if isinstance(card, DeckCard)}
    problems += [problem for problem in read.values() if isinstance(problem, DeckProblem)]
    if problems or not isinstance(name, str):
        # With something unread, only what is said of single cards is sure.
        raise DeckError(problems + find_card_problems(cards))
    return Deck(name, tuple(cards.values()))


def readable_cards(entries: Iterable[object]) -> list[DeckCard]:
    """Those of a file's entries that are cards, whether they would make a deck or not."""
    read = (_parse_entry(entry, 0) for entry in entries)
    return [card for card in read if isinstance(card, DeckCard)]


def format_deck(deck: Deck) -> str:
    """A deck as a file, one card a line."""
    lines = "".join(f'    "{card}",\n' for card in deck.cards)
    return f"name = {json.dumps(deck.name, ensure_ascii=False)}\ncards = [\n{lines}]\n"


def _parse_entry(entry: object, number: int) -> DeckCard | DeckProblem:
    found = _ENTRY.fullmatch(entry.strip()) if isinstance(entry, str) else None
    if found is None:
        try:
            text = str(entry)
        except (ValueError, RecursionError):
            text = type(entry).__name__
        return DeckProblem(DeckFault.BAD_ENTRY, number, {"text": text})
    face = found["face"]
    if face is not None and face not in _FACES:
        return DeckProblem(DeckFault.UNKNOWN_FACE, number, {"text": str(entry), "face": face})
    low, high = sorted((int(found["one"]), int(found["two"])))
    return DeckCard(low, high, face=_FACES[face] if face else None, star=bool(found["star"]))
