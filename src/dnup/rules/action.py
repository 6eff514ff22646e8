"""What a player may ask for in a turn: A play, B add, C take, D rotate (T2).

An action is a request. It can be anything that can be written down, nonsense included; whether it
is allowed is for `refusal` to say.
"""

from dataclasses import dataclass

from dnup.rules.card import Card
from dnup.rules.seat import Area


@dataclass(frozen=True, slots=True)
class Play:
    """A: put a set from the hand in front of you. The cards' order does not matter."""

    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))

    def __str__(self) -> str:
        return "+".join(map(str, self.cards)) or "+"


@dataclass(frozen=True, slots=True)
class Add:
    """B: add one card from the hand to a set in front of an opponent."""

    card: Card
    to: Area

    def __str__(self) -> str:
        return f"{self.card}>{self.to}"


@dataclass(frozen=True, slots=True)
class Take:
    """C: take a whole set in front of an opponent into the hand."""

    origin: Area

    def __str__(self) -> str:
        return f"<{self.origin}"


@dataclass(frozen=True, slots=True)
class Rotate:
    """D: turn every card in the hand."""

    def __str__(self) -> str:
        return "@"


Action = Play | Add | Take | Rotate
