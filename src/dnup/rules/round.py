"""A round: who holds what, what lies on the table, and whose turn it is."""

from typing import NamedTuple

from dnup.rules.card import Card
from dnup.rules.deal import Deal
from dnup.rules.pack import Pack, bits
from dnup.rules.seat import Area, Seat

OVER = -1


class Round(NamedTuple):
    """A round at the moment when the player whose turn it is has done T1 and has yet to act.

    All sets of cards are masks over the pack's numbers. Rounds are equal when the same cards lie in
    the same places the same way up and the same of them are known; cards with equal values are not
    told apart. `str` gives the position in notation.
    """

    pack: Pack
    at: int  # whose turn it is, as an index into pack.areas; OVER when the round is over
    hands: tuple[int, ...]  # by seat
    sets: tuple[int, ...]  # by area, as in pack.areas; 0 where no set lies
    discarded: int
    flipped: int  # the cards that lie turned; never a discarded one
    seen: int  # the cards that have been on the table since the deal (K2)
    out: tuple[Seat, ...] = ()  # in the order in which they went out

    @property
    def turn(self) -> Area | None:
        """The play area whose turn it is, or None when the round is over."""
        return None if self.at == OVER else self.pack.areas[self.at]

    @property
    def is_over(self) -> bool:
        """Whether the round has ended (E3, P4), or the match with it (E4)."""
        return self.at == OVER

    @property
    def points(self) -> tuple[int, ...]:
        """What each seat has won in this round so far (E2, E3); of two players 1 to the winner."""
        won = dict(zip(self.out, self.pack.prizes, strict=False))
        return tuple(won.get(seat, 0) for seat in self.pack.seats)

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """The cards that a seat holds, sorted, active value first."""
        return self.pack.to_cards(self.hands[seat], self.flipped)

    def known(self, seat: Seat) -> tuple[Card, ...]:
        """Of those, the cards that everybody has seen go from the table into the hand (K2)."""
        return self.pack.to_cards(self.hands[seat] & self.seen, self.flipped)

    def table(self) -> dict[Area, tuple[Card, ...]]:
        """The sets on the table, by play area."""
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
    """The round that begins with this deal: the holder of the star is first (S3).

    `first` got the first card of the deal. Raises `DealError` when the deal does not fit the pack.
    """
    hands, flipped = deal.to_masks(pack, first)
    holder = next(i for i, hand in enumerate(hands) if hand & pack.star)
    # P2: with two players the holder of the star begins with a single turn, for area 2.
    at = 2 * holder + 1 if pack.players == 2 else holder
    return Round(
        pack, at, hands=hands, sets=(0,) * len(pack.areas), discarded=0, flipped=flipped, seen=0
    )
