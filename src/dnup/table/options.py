"""What a host chooses when a table is opened. It stays so for the table's life."""

import re
from enum import StrEnum
from functools import lru_cache
from typing import Annotated

import msgspec

from dnup.bots import BOTS, LEVELS
from dnup.notation import parse_deck, standard_deck
from dnup.rules import MAX_PLAYERS, MIN_PLAYERS, Deck, DeckError, DeckErrorCode, DeckErrorDetail

MAX_DECK_TEXT = 8000  # characters of a deck file
MAX_DECK_LINE = 1500
# A deck has three keys and some cards. Many tables, dotted names or nested lists take long to read.
MAX_SIGNS = {"=": 20, "[": 20, "{": 20, ".": 20, ",": 400}
_STRINGS = re.compile(r'"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'|#[^\n]*')
DAY = 24 * 3600

# References are read, too: old tables have them, and a server may offer them.
_BOTS = rf"^({'|'.join(BOTS)})$(?!\n)"
Level = Annotated[str, msgspec.Meta(pattern=_BOTS, examples=list(LEVELS))]
Pace = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
_Players = Annotated[int, msgspec.Meta(ge=MIN_PLAYERS, le=MAX_PLAYERS)]


class Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What all parts of the options share: frozen, and a misspelt name is an error."""


class PerMove(Shape, frozen=True, tag_field="kind", tag="per-move"):
    """Every move has the same time."""

    seconds: Annotated[int, msgspec.Meta(ge=1, le=DAY)]


class Total(Shape, frozen=True, tag_field="kind", tag="total"):
    """A seat has so much time for the whole match, and gets some back with each move."""

    seconds: Annotated[int, msgspec.Meta(ge=1, le=DAY)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0


class Absence(Shape, frozen=True):
    """When a bot plays for a person who is away, and which bot. None for `after`: everyone waits.

    The same bot moves for a person who runs out of time or leaves for good.
    """

    after: Annotated[int, msgspec.Meta(ge=5, le=DAY)] | None = 60  # seconds
    level: Level = "beginner"


class Chat(StrEnum):
    """What may be said at a table."""

    FREE = "free"
    PHRASES = "phrases"
    OFF = "off"


class Options(Shape, frozen=True):
    """The options of a table."""

    players: _Players = 2
    bots: Annotated[list[Level], msgspec.Meta(max_length=MAX_PLAYERS - 1)] = []  # in the last seats
    deck: Annotated[str, msgspec.Meta(max_length=MAX_DECK_TEXT)] | None = None  # a deck file's text
    clock: PerMove | Total | None = None
    absence: Absence = Absence()
    is_public: bool = msgspec.field(default=False, name="public")
    spectators: bool = True
    # Whether clients are told what everybody could remember: the cards that were seen to go into a
    # hand, the discard pile, what was done before they came (K2). A table that does not say has it.
    memory: bool = True
    chat: Chat = Chat.FREE
    pace: Pace | None = None  # of bots, in milliseconds
    pause: Annotated[int, msgspec.Meta(ge=0, le=600)] = 20  # seconds between two rounds, at most

    def make_deck(self) -> Deck:
        """The deck of the table. Raises `DeckError` if the text is none."""
        return standard_deck() if self.deck is None else _shared(self.deck)

    def recorded(self) -> dict[str, str | int | float | bool | None]:
        """The options that a record tells."""
        if self.clock is None:
            return {}
        return {"clock": msgspec.json.encode(self.clock).decode()}


def read_deck(text: str) -> Deck:
    """The deck of a text that anybody may have sent. Raises `DeckError` if it is none."""
    longest = max(map(len, text.splitlines()), default=0)
    if longest > MAX_DECK_LINE:  # to read names with many dots takes long
        facts: dict[str, str | int] = {"reason": f"a line has {longest} characters"}
        raise DeckError([DeckErrorDetail(DeckErrorCode.BAD_TOML, facts=facts)])
    outline = _STRINGS.sub("", text)
    for sign, most in MAX_SIGNS.items():
        count = outline.count(sign)
        if count > most:
            facts = {"reason": f"{count} times {sign} outside of texts, {most} at most"}
            raise DeckError([DeckErrorDetail(DeckErrorCode.BAD_TOML, facts=facts)])
    return parse_deck(text)


# Tables with the same cards share what is worked out about them.
_shared = lru_cache(maxsize=64)(read_deck)
