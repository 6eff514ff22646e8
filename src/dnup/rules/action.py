"""What a player may ask for in a turn: A play, B add, C take, D rotate (T2).

An action is a request. It may ask for nonsense; `refusal` says whether it's legal.
"""

from dataclasses import dataclass

from dnup.rules.card import Card
from dnup.rules.seat import Area


@dataclass(frozen=True, slots=True)
class Play:
    """A: put a set from your hand in front of you. The order of the cards doesn't matter.

    >>> from dnup.rules.card import Card
    >>> print(Play((Card(5, 8), Card(5, 7))))
    5/7+5/8
    """

    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))

    def __str__(self) -> str:
        return "+".join(map(str, self.cards)) or "+"


@dataclass(frozen=True, slots=True)
class Add:
    """B: add one card from your hand to a set in front of an opponent."""

    card: Card
    to: Area

    def __str__(self) -> str:
        return f"{self.card}>{self.to}"


@dataclass(frozen=True, slots=True)
class Take:
    """C: take a whole set in front of an opponent into your hand."""

    origin: Area

    def __str__(self) -> str:
        return f"<{self.origin}"


@dataclass(frozen=True, slots=True)
class Rotate:
    """D: turn every card in your hand."""

    def __str__(self) -> str:
        return "@"


Action = Play | Add | Take | Rotate
