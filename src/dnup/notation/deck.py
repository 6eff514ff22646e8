"""Decks as TOML: a name, the player counts it is for, and a list of cards.

A card is written `"2/10"`, `"1/5*"` with the star, or `"2/8 happy"` with a face.
"""

import json
import re
import tomllib
from collections.abc import Iterable
from dataclasses import replace
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path

from dnup.rules import (
    PLAYER_COUNTS,
    Deck,
    DeckCard,
    DeckError,
    DeckErrorCode,
    DeckErrorDetail,
    Face,
    find_card_errors,
)

_ENTRY = re.compile(
    r"(?P<one>\d{1,2})/(?P<two>\d{1,2})(?P<star>\*?)(?:\s+(?P<face>\S+))?", re.ASCII
)
_FACES = {name: face for face in Face for name in (face.label, face.symbol)}


@cache
def standard_deck() -> Deck:
    """The printed deck, as one owner of the game transcribed it (C4)."""
    return _shipped("standard")


@cache
def pairs_deck() -> Deck:
    """The project's first deck; until November 2026 it was the one called "standard" (C4)."""
    return _shipped("pairs")


def shipped_decks() -> tuple[Deck, ...]:
    """The decks that come with the program, the standard one first.

    A list that was the standard deck once stays here when it is corrected, under another name:
    matches that were played with it are found by its hash.
    """
    return standard_deck(), pairs_deck()


def shipped_deck(hash_: str) -> Deck | None:
    """The deck with this hash as it is called today, if it comes with the program."""
    return next((deck for deck in shipped_decks() if deck.hash == hash_), None)


def rename_deck(deck: Deck, name: str) -> Deck:
    """The same cards under another name; the deck as it is if it can't be called that."""
    if name == deck.name:
        return deck
    try:
        return _renamed(deck, name)
    except DeckError:
        return deck


@lru_cache(maxsize=64)  # what is worked out about a deck is kept in it: work it out once
def _renamed(deck: Deck, name: str) -> Deck:
    return replace(deck, name=name)


def _shipped(name: str) -> Deck:
    return parse_deck(files("dnup.decks").joinpath(f"{name}.toml").read_text(encoding="utf-8"))


def load_deck(path: Path) -> Deck:
    """Read a deck file. Raises `OSError` if it can't be opened, `DeckError` if it isn't a deck."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        problem = DeckErrorDetail(DeckErrorCode.BAD_TOML, facts={"reason": str(error)})
        raise DeckError([problem]) from None
    return parse_deck(text)


def parse_deck(text: str) -> Deck:
    """The deck that `format_deck` wrote. Raises `DeckError` with everything that is wrong."""
    try:
        file = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        facts: dict[str, str | int] = {"reason": str(error)}
        raise DeckError([DeckErrorDetail(DeckErrorCode.BAD_TOML, facts=facts)]) from None
    problems = [
        DeckErrorDetail(DeckErrorCode.UNKNOWN_KEY, facts={"key": key})
        for key in file
        if key not in {"name", "players", "cards"}
    ]
    name, entries = file.get("name"), file.get("cards")
    players = file.get("players", list(PLAYER_COUNTS))
    if not isinstance(name, str):
        problems.append(DeckErrorDetail(DeckErrorCode.MISSING_KEY, facts={"key": "name"}))
    if not isinstance(entries, list):
        problems.append(DeckErrorDetail(DeckErrorCode.MISSING_KEY, facts={"key": "cards"}))
        entries = []
    if not isinstance(players, list) or not all(type(count) is int for count in players):
        problems.append(
            DeckErrorDetail(DeckErrorCode.BAD_PLAYERS, facts={"text": _written(players)})
        )
        players = []
    read = {number: _parse_entry(entry, number) for number, entry in enumerate(entries, start=1)}
    cards = {number: card for number, card in read.items() if isinstance(card, DeckCard)}
    problems += [problem for problem in read.values() if isinstance(problem, DeckErrorDetail)]
    if problems or not isinstance(name, str):
        # With something unread, only what is said of single cards is sure.
        raise DeckError(problems + find_card_errors(cards, players))
    return Deck(name, tuple(cards.values()), tuple(players))


def readable_cards(entries: Iterable[object]) -> list[DeckCard]:
    """Those of a file's entries that are cards, whether they would make a deck or not."""
    read = (_parse_entry(entry, 0) for entry in entries)
    return [card for card in read if isinstance(card, DeckCard)]


def format_deck(deck: Deck) -> str:
    """A deck as a file, one card per line."""
    name = json.dumps(deck.name, ensure_ascii=False)
    lines = "".join(f'    "{card}",\n' for card in deck.cards)
    return f"name = {name}\nplayers = {list(deck.players)}\ncards = [\n{lines}]\n"


def _parse_entry(entry: object, number: int) -> DeckCard | DeckErrorDetail:
    found = _ENTRY.fullmatch(entry.strip()) if isinstance(entry, str) else None
    if found is None:
        return DeckErrorDetail(DeckErrorCode.BAD_ENTRY, number, {"text": _written(entry)})
    face = found["face"]
    if face is not None and face not in _FACES:
        return DeckErrorDetail(
            DeckErrorCode.UNKNOWN_FACE, number, {"text": str(entry), "face": face}
        )
    low, high = sorted((int(found["one"]), int(found["two"])))
    return DeckCard(low, high, face=_FACES[face] if face else None, star=bool(found["star"]))


def _written(entry: object) -> str:
    """What was written where something else belongs; its kind if it can't be written again."""
    try:
        return str(entry)
    except (ValueError, RecursionError):
        return type(entry).__name__
