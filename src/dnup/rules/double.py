"""Equal cards of which some have come to light, and how many deals look alike because of them.

Cards with the same values look the same. When a seat has shown one of them, nobody can say which
of the equal cards it was dealt that is: any of them. So a draw that lays the shown cards aside and
hands out the rest comes to the same deal in several ways, once for each choice of the shown cards
among those that the seat was dealt like this. To be as likely as in a shuffle, in which every card
is a different one, such a deal must count for one over the number of these choices.
"""

from collections.abc import Sequence
from math import comb
from typing import NamedTuple

from dnup.rules.action import Rotate
from dnup.rules.card import Card
from dnup.rules.view import View


class Double(NamedTuple):
    """Equal cards, of which the viewer can place some that others were dealt, but not all."""

    card: Card  # lower value first
    cards: int  # all of them, as a mask
    # By seat: how many of them it is known to have been dealt upright, and turned. Of the viewer,
    # who knows the whole hand, nothing needs to be told.
    dealt: tuple[tuple[int, int], ...]

    def choices(self, hands: Sequence[int], flipped: int, turned: Sequence[bool]) -> int:
        """How many ways to choose the cards that came to light make the same deal.

        `hands` are the cards that nobody has seen, by seat, and `flipped` those that lie turned
        now; `turned` says whose hand has been turned since the deal.
        """
        found = 1
        for hand, (upright, reverse), is_turned in zip(hands, self.dealt, turned, strict=True):
            held = hand & self.cards
            if held and (upright or reverse):
                down = (held & (~flipped if is_turned else flipped)).bit_count()
                up = held.bit_count() - down
                found *= comb(upright + up, up) * comb(reverse + down, down)
        return found


def tells_past(view: View) -> bool:
    """Whether the view tells how all cards came to light that have been seen since the deal."""
    seen = sum(map(len, (view.discarded, *view.sets, *view.known)))
    return sum(len(past.revealed) for past in view.past) == seen


def turned_hands(view: View) -> tuple[bool, ...]:
    """By seat: whether the known past says the hand was turned since the deal."""
    turned = [False] * view.pack.players
    for area, action, _ in view.past:
        turned[area.seat] ^= isinstance(action, Rotate)
    return tuple(turned)


def find_doubles(view: View) -> list[Double]:
    """The equal cards about which there is such a doubt; none if the past is not told."""
    pack = view.pack
    if not pack.has_twins or not view.past or not tells_past(view):
        return []
    dealt: dict[Card, list[list[int]]] = {}
    turned = [False] * pack.players
    for (seat, _), action, revealed in view.past:
        if seat != view.viewer:
            for card in revealed:
                low = min(card, card.rotated())
                seats = dealt.setdefault(low, [[0, 0] for _ in pack.seats])
                seats[seat][(card != low) ^ turned[seat]] += 1
        turned[seat] ^= isinstance(action, Rotate)
    unknown = set(view.unknown())
    return [
        Double(card, pack.equal(card), tuple((up, down) for up, down in seats))
        for card, seats in sorted(dealt.items())
        if card in unknown
    ]
