"""A card, the value that counts, and the face that decides when it is dealt."""

from enum import Enum
from typing import NamedTuple

HIGHEST_VALUE = 10


class Card(NamedTuple):
    """A card as it is held: only its active value counts (C1).

    Cards are equal when their values and their star are: two cards with the same values cannot be
    told apart in play, whatever their faces.
    """

    active: int
    inactive: int
    star: bool = False

    def rotated(self) -> "Card":
        """The same card turned by 180 degrees (G1)."""
        return Card(self.inactive, self.active, self.star)

    def __str__(self) -> str:
        return f"{self.active}/{self.inactive}{'*' if self.star else ''}"


class Face(Enum):
    """What is drawn on some cards; it matters in set-up only (C2).

    `max_players_without` is the largest player count whose deck leaves these cards out (C3).
    """

    SAD = ("sad", "☹", 4)
    NEUTRAL = ("neutral", "😐", 3)
    HAPPY = ("happy", "😊", 2)

    def __init__(self, label: str, symbol: str, max_players_without: int) -> None:
        self.label = label
        self.symbol = symbol
        self.max_players_without = max_players_without


class DeckCard(NamedTuple):
    """A card as it lies in the box: its two ends in ascending order, its face and its star."""

    low: int
    high: int
    face: Face | None = None
    star: bool = False

    def takes_part(self, players: int) -> bool:
        """Whether the card is dealt at this player count (C3)."""
        return self.face is None or players > self.face.max_players_without

    def __str__(self) -> str:
        card = f"{self.low}/{self.high}{'*' if self.star else ''}"
        return f"{card} {self.face.label}" if self.face else card
