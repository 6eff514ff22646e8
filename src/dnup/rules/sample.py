"""A full round that could be the real one, as far as a viewer can tell."""

from collections import Counter
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

    doubles, since = find_doubles(view), turned_hands(view)
    drawn, turned, total = [0] * pack.players, 0, 0.0
    for _ in range(MOST_DRAWS):
        order = list(bits(left))
        rng.shuffle(order)
        hands = [0] * pack.players
        for seat, size in enumerate(view.hand_sizes):
            for _ in range(size - certain[seat].bit_count()):
                hands[seat] |= order.pop()
        ways = hidden & rng.getrandbits(pack.cards.bit_length())
        share = 1 / prod(double.choices(hands, ways, since) for double in doubles)
        lot = rng.getrandbits(53) / 2**53
        if lot < share:
            drawn, turned = hands, ways
            break
        # Keep one of those that are turned down, each by its share: the rest of the lot decides.
        total += share
        if (lot - share) / (1 - share) < share / total:
            drawn, turned = hands, ways
    return Round(
        pack,
        OVER if view.turn is None else pack.areas.index(view.turn),
        tuple(hand | more for hand, more in zip(certain, drawn, strict=True)),
        masks[pack.players : -2],
        discarded=masks[-2],
        flipped=flipped | turned,
        seen=sum(masks[:-1]),
        out=view.out,
    )
