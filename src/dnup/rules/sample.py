"""A full round that could be the real one, as far as a viewer can tell."""

from collections import Counter
from collections.abc import Iterator
from math import prod

from dnup.rules.deal import Rng
from dnup.rules.double import find_doubles, turned_hands
from dnup.rules.pack import bits
from dnup.rules.round import OVER, Round
from dnup.rules.view import View

# Draws before one of those that were turned down must do. With the decks that come with the game
# at least one in a few is kept; only a deck of little but equal cards can come to this.
MOST_DRAWS = 1000


def sample(view: View, rng: Rng) -> Round:
    """Draw a round from all that fit the view, each as likely as a shuffle makes it.

    That is: of all shuffles, in which every card is a different one and lies either way up, those
    count that look to the viewer as the view tells, from the deal on. Equal cards look the same, so
    nobody can tell which of them was shown (`dnup.rules.double`). A view that doesn't tell the past
    is taken for a deal with some cards laid open: every way to hand out the others counts the same.
    """
    draws = draw_rounds(view, rng)
    found, share = next(draws)
    kept, total = found, 0.0
    for _ in range(MOST_DRAWS):
        lot = rng.getrandbits(53) / 2**53
        if lot < share:
            return found
        # Keep one of those that are turned down, each by its share: the rest of the lot decides.
        total += share
        if (lot - share) / (1 - share) < share / total:
            kept = found
        found, share = next(draws)
    return kept


def draw_rounds(view: View, rng: Rng) -> Iterator[tuple[Round, float]]:
    """Rounds that fit the view, without end, and with each the share of it that counts.

    They hand out the cards that the viewer can't place at random, and so come to a round with equal
    cards too often: one over the share, in comparison to the others.
    """
    pack, viewer = view.pack, view.viewer
    own = (
        ()
        if viewer is None
        else tuple((Counter(view.hand) - Counter(view.known[viewer])).elements())
    )
    known_groups = (*view.known, *view.sets, view.discarded)
    masks, flipped = pack.to_masks((*known_groups, own))
    certain = list(masks[: pack.players])
    left = pack.cards & ~sum(masks)
    if viewer is not None:
        certain[viewer] |= masks[-1]
    hidden = left
    if view.star_holder is not None and view.star_holder != viewer:
        certain[view.star_holder] |= pack.star  # S3
        left &= ~pack.star
    at = OVER if view.turn is None else pack.areas.index(view.turn)
    sets, discarded, seen = masks[pack.players : -2], masks[-2], sum(masks[:-1])

    doubles, since = find_doubles(view), turned_hands(view)
    while True:
        order = list(bits(left))
        rng.shuffle(order)
        drawn = [0] * pack.players
        for seat, size in enumerate(view.hand_sizes):
            for _ in range(size - certain[seat].bit_count()):
                drawn[seat] |= order.pop()
        turned = hidden & rng.getrandbits(pack.cards.bit_length())
        hands = tuple(hand | more for hand, more in zip(certain, drawn, strict=True))
        share = 1 / prod(double.choices(drawn, turned, since) for double in doubles)
        yield Round(pack, at, hands, sets, discarded, flipped | turned, seen, view.out), share
