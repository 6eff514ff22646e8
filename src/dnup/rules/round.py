"""A round: the hands, the sets on the table, and whose turn it is."""

from typing import NamedTuple

from dnup.rules._drawing import HandPicture, position_html
from dnup.rules.card import Card
from dnup.rules.deal import Deal
from dnup.rules.pack import Pack, bits
from dnup.rules.seat import Area, Seat

OVER = -1


class Round(NamedTuple):
    """A round at the moment when a player has begun their turn (T1) and hasn't acted yet.

    Hands and sets are masks: bit i stands for card i of the pack. Use `hand`, `known` and `table`
    to get cards. Two rounds are equal when the same cards lie in the same places, the same way up,
    and everyone knows the same about them. `str` gives the position in notation; notebooks draw it.

    >>> from dnup import parse_position, standard_deck
    >>> text = "A: 5/7 5/8 8/1 | B: 1/5* 7/4 | C: 9/2 | B1: 6/2 | C1: 3/4 3/6 | A to play"
    >>> round_ = parse_position(text, standard_deck())
    >>> print(round_.turn, round_.points, round_.is_over)
    A1 (0, 0, 0) False
    """

    pack: Pack
    at: int  # whose turn it is, as an index into pack.areas; OVER when the round is over
    hands: tuple[int, ...]  # by seat
    sets: tuple[int, ...]  # by area, as in pack.areas; 0 if it's empty
    discarded: int
    flipped: int  # the cards that lie turned; never a discarded one
    seen: int  # the cards that have been on the table since the deal (K2)
    out: tuple[Seat, ...] = ()  # in the order in which they went out

    @property
    def turn(self) -> Area | None:
        """The play area whose turn it is; None when the round is over."""
        return None if self.at == OVER else self.pack.areas[self.at]

    @property
    def is_over(self) -> bool:
        """Whether the round has ended (E3, P4), or the match with it (E4)."""
        return self.at == OVER

    @property
    def points(self) -> tuple[int, ...]:
        """Each seat's points in this round (E2, E3); with two players, 1 for the winner."""
        won = dict(zip(self.out, self.pack.prizes, strict=False))
        return tuple(won.get(seat, 0) for seat in self.pack.seats)

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """Return the cards in a seat's hand, sorted by active value."""
        return self.pack.to_cards(self.hands[seat], self.flipped)

    def known(self, seat: Seat) -> tuple[Card, ...]:
        """Return the cards in a seat's hand that everyone has seen go there from the table (K2)."""
        return self.pack.to_cards(self.hands[seat] & self.seen, self.flipped)

    def table(self) -> dict[Area, tuple[Card, ...]]:
        """Return the sets on the table by play area."""
        return {
            area: self.pack.to_cards(cards, self.flipped)
            for area, cards in zip(self.pack.areas, self.sets, strict=True)
            if cards
        }

    def __str__(self) -> str:
        pack = self.pack
        parts = []
        for seat in pack.seats:
            held = sorted(
                (pack.card(b, self.flipped), b & self.seen) for b in bits(self.hands[seat])
            )
            tokens = [f"({card})" if known else str(card) for card, known in held]
            parts.append(f"{seat}: {' '.join(tokens) or '-'}")
        for area, cards in self.table().items():
            parts.append(f"{area}: {' '.join(map(str, cards))}")
        if self.out:
            parts.append(f"out: {' '.join(map(str, self.out))}")
        if self.turn is None:
            parts.append("over")
        else:
            parts.append(f"{self.turn if pack.players == 2 else self.turn.seat} to play")
        return " | ".join(parts)

    def __repr__(self) -> str:
        return f"<Round {self}>"

    def _repr_html_(self) -> str:
        hands = ((seat, HandPicture(self.hand(seat))) for seat in self.pack.seats)
        return position_html(hands, self.table(), self.turn)

    def __eq__(self, other: object) -> bool:
        return self._key() == other._key() if isinstance(other, Round) else NotImplemented

    def __ne__(self, other: object) -> bool:
        return not self == other  # a tuple would compare the numbers of equal cards

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[object, ...]:
        if self.pack.has_twins:
            return self.pack, str(self)
        moved = (self.hands, self.sets, self.flipped, self.seen, self.out)
        return self.pack, self.at, *moved


def start(pack: Pack, deal: Deal, first: Seat = Seat.A) -> Round:
    """Begin a round with this deal. Whoever holds the star starts (S3).

    `first` is the seat that was dealt the first card. Raises `DealError` if the deal doesn't fit
    the pack.

    >>> import random
    >>> from dnup import deal, standard_deck
    >>> pack = standard_deck().pack(3)
    >>> print(start(pack, deal(pack, random.Random(18))).turn)
    B1
    """
    hands, flipped = deal.to_masks(pack, first)
    holder = next(i for i, hand in enumerate(hands) if hand & pack.star)
    # P2: with two players the holder of the star begins with a single turn, for area 2.
    at = 2 * holder + 1 if pack.players == 2 else holder
    return Round(
        pack, at, hands=hands, sets=(0,) * len(pack.areas), discarded=0, flipped=flipped, seen=0
    )
