"""A deal: who got which cards, which way up. This is the only place where chance enters a round."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from dnup.rules.card import Card
from dnup.rules.pack import Pack, bits
from dnup.rules.seat import Seat


class Rng(Protocol):
    """A source of random numbers, such as `random.Random` or `random.SystemRandom`."""

    def shuffle(self, x: list[int]) -> None:
        """Put the list into a uniformly random order."""

    def getrandbits(self, k: int, /) -> int:
        """Return k random bits."""


class DealErrorCode(StrEnum):
    """What can be wrong with a deal; each code is stable and has a text in every language."""

    PLAYERS = "deal-players"
    UNKNOWN_CARD = "deal-unknown-card"
    TOO_MANY = "deal-too-many"
    MISSING_CARD = "deal-missing-card"
    HAND_SIZE = "deal-hand-size"
    ROUND_RUNNING = "deal-round-running"
    MATCH_OVER = "deal-match-over"


class DealError(ValueError):
    """These hands can't have been dealt from this pack."""

    def __init__(self, code: DealErrorCode, /, **facts: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        return str(self.code) + "".join(f" {k}={v!r}" for k, v in self.facts.items())


@dataclass(frozen=True, slots=True)
class Deal:
    """All hands as players pick them up (S1, S2). The order within a hand doesn't matter."""

    hands: tuple[tuple[Card, ...], ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "hands", tuple(tuple(sorted(hand)) for hand in self.hands))

    @property
    def starter(self) -> Seat | None:
        """The seat that holds the star, and so starts the round (S3)."""
        return next(
            (Seat(i) for i, hand in enumerate(self.hands) if any(c.star for c in hand)), None
        )

    def to_masks(self, pack: Pack, first: Seat = Seat.A) -> tuple[tuple[int, ...], int]:
        """Return the hands as masks, and one mask of all the cards that are turned.

        Raises `DealError` unless this deals out the whole pack evenly, starting at `first` (S1).
        """
        if len(self.hands) != pack.players:
            raise DealError(DealErrorCode.PLAYERS, hands=len(self.hands), players=pack.players)
        try:
            hands, flipped = pack.to_masks(self.hands)
        except LookupError as error:
            card = error.args[0]
            count, most = self._count(card), pack.equal(card).bit_count()
            code = DealErrorCode.TOO_MANY if most else DealErrorCode.UNKNOWN_CARD
            raise DealError(code, card=str(card), count=count, most=most) from None
        missing = pack.cards ^ sum(hands)
        if missing:
            card = pack.card(missing & -missing, flipped=0)
            raise DealError(DealErrorCode.MISSING_CARD, card=str(card))
        for seat, size in zip(pack.seats, hand_sizes(pack, first), strict=True):
            if len(self.hands[seat]) != size:
                count = len(self.hands[seat])
                raise DealError(DealErrorCode.HAND_SIZE, seat=str(seat), count=count, right=size)
        return hands, flipped

    def _count(self, card: Card) -> int:
        return sum(c in (card, card.rotated()) for hand in self.hands for c in hand)


def deal(pack: Pack, rng: Rng, first: Seat = Seat.A) -> Deal:
    """Shuffle the pack, turn each card a random way, and deal from `first` (S1, S2).

    >>> import random
    >>> from dnup import standard_deck
    >>> dealt = deal(standard_deck().pack(3), random.Random(18))
    >>> [len(hand) for hand in dealt.hands], str(dealt.starter)
    ([10, 10, 10], 'B')
    """
    order = list(bits(pack.cards))
    rng.shuffle(order)
    flipped = rng.getrandbits(max(order).bit_length())
    hands: list[list[Card]] = [[] for _ in pack.seats]
    for i, bit in enumerate(order):
        hands[(first + i) % pack.players].append(pack.card(bit, flipped))
    return Deal(tuple(map(tuple, hands)))


def hand_sizes(pack: Pack, first: Seat) -> tuple[int, ...]:
    """Return how many cards each seat gets when the deal starts at `first` (S1).

    >>> from dnup import standard_deck
    >>> hand_sizes(standard_deck().pack(4), Seat.B)
    (9, 9, 9, 9)
    """
    each, over = divmod(pack.cards.bit_count(), pack.players)
    return tuple(each + ((seat - first) % pack.players < over) for seat in pack.seats)
