"""A card, the value that counts, and the face that decides when it is dealt."""

from enum import Enum
from typing import NamedTuple

from dnup.rules._drawing import card_svg

HIGHEST_VALUE = 10


class Card(NamedTuple):
    """A card as a player holds it: only its active value counts (C1).

    Two cards with the same values and the same star are equal, because nobody can tell them apart
    in play. Notebooks draw a card.

    >>> card = Card(active=6, inactive=9)
    >>> print(card, "turned:", card.rotated())
    6/9 turned: 9/6
    >>> card == Card(6, 9)
    True
    """

    active: int
    inactive: int
    star: bool = False

    def rotated(self) -> "Card":
        """Return the same card turned by 180 degrees (G1)."""
        return Card(self.inactive, self.active, self.star)

    def __str__(self) -> str:
        return f"{self.active}/{self.inactive}{'*' if self.star else ''}"

    def _repr_svg_(self) -> str:
        return card_svg(*self)


class Face(Enum):
    """The face printed on some cards, which matters only when a match is set up (C2).

    `max_players_without` is the largest number of players that leaves these cards in the box (C3).

    >>> Face.NEUTRAL.symbol, Face.NEUTRAL.max_players_without
    ('😐', 3)
    """

    SAD = ("sad", "☹", 4)
    NEUTRAL = ("neutral", "😐", 3)
    HAPPY = ("happy", "😊", 2)

    def __init__(self, label: str, symbol: str, max_players_without: int) -> None:
        self.label = label
        self.symbol = symbol
        self.max_players_without = max_players_without


class DeckCard(NamedTuple):
    """A card in the box: its two values in ascending order, its face and its star.

    >>> print(DeckCard(2, 10, Face.SAD))
    2/10 sad
    """

    low: int
    high: int
    face: Face | None = None
    star: bool = False

    def takes_part(self, players: int) -> bool:
        """Whether this many players use the card (C3).

        >>> sad = DeckCard(2, 10, Face.SAD)
        >>> sad.takes_part(4), sad.takes_part(5)
        (False, True)
        """
        return self.face is None or players > self.face.max_players_without

    def __str__(self) -> str:
        card = f"{self.low}/{self.high}{'*' if self.star else ''}"
        return f"{card} {self.face.label}" if self.face else card
