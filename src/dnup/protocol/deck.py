"""Decks as clients get and send them."""

from typing import Annotated

import msgspec
from msgspec.structs import replace

from dnup.notation import DeckJson, format_deck, shipped_deck, standard_deck
from dnup.rules import Deck
from dnup.table import Options, Table
from dnup.table.options import MAX_DECK_TEXT

_Hash = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]


class DeckForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck as a file's text; one of the guest's own that it takes the place of."""

    text: Annotated[str, msgspec.Meta(max_length=MAX_DECK_TEXT)]
    instead: _Hash | None = None


class PackJson(msgspec.Struct, frozen=True):
    """The cards at a player count: how many, how many each, and how many are over."""

    players: int
    count: int
    each: int
    over: int


class PlayableDeckJson(msgspec.Struct, frozen=True):
    """A deck that can be played with."""

    name: str
    hash: str
    count: int
    players: list[int]  # the player counts it is for
    packs: list[PackJson]
    cards: list[str]
    text: str


class RemedyJson(msgspec.Struct, frozen=True):
    """What would mend a problem: this entry (from 1), written like this."""

    entry: int
    text: str


class DeckErrorJson(msgspec.Struct, frozen=True):
    """One thing that is wrong: the code, the entry (from 1) if it is about one, and the facts."""

    why: str
    entry: int | None
    facts: dict[str, str | int]
    remedies: list[RemedyJson]  # the likeliest first


class CheckedDeckJson(msgspec.Struct, frozen=True):
    """What a text is: a deck, or all that is wrong with it.

    Then there are its name and its cards as they were written, as far as they are texts, and the
    player counts, as far as there are such, to put them right; and how many of the cards take part
    at each of these counts, as far as they can be read.
    """

    deck: PlayableDeckJson | None
    problems: list[DeckErrorJson]
    name: str | None
    entries: list[str]
    players: list[int]
    packs: list[PackJson]


class DecksJson(msgspec.Struct, frozen=True):
    """The standard deck, the others that ship with the program, and those a guest keeps."""

    standard: PlayableDeckJson
    others: list[PlayableDeckJson]
    decks: list[PlayableDeckJson]
    most: int  # that a guest can keep


class BadDeckJson(msgspec.Struct, frozen=True):
    """The refusal to keep a text that isn't a deck."""

    problems: list[DeckErrorJson]
    code: str = "bad-deck"
    facts: dict[str, str | int] = {}


def deck_to_json(deck: Deck | DeckJson) -> tuple[str, str]:
    """The name and the hash. A deck that comes with the program has the name it has today.

    Matches from before November 2026 call `pairs` the standard deck; people shouldn't take it for
    the one that is standard now.
    """
    shipped = shipped_deck(deck.hash)
    return (deck.name if shipped is None else shipped.name), deck.hash


def options_to_json(table: Table) -> Options:
    """The options of a table; with the cards, too, if it was opened with another standard deck."""
    options, shipped = table.options, shipped_deck(table.deck.hash)
    if options.deck is not None or shipped is None or shipped == standard_deck():
        return options
    return replace(options, deck=format_deck(shipped))
