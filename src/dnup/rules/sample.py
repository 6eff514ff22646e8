"""A full round that could be the real one, as far as a viewer can tell."""

from collections import Counter

from dnup.rules.deal import Rng
from dnup.rules.pack import bits
from dnup.rules.round import OVER, Round
from dnup.rules.view import View


def sample(view: View, rng: Rng) -> Round:
    """Draw a round uniformly from all that are consistent with the view.

    Uniform means: every way to hand out the cards that the viewer cannot place, with every way up
    of each, is equally likely. Equal cards count as different cards here, as they do when they are
    shuffled.
    """
    pack, viewer = view.pack, view.viewer
    own = (
        ()
        if viewer is None
        else tuple((Counter(view.hand) - Counter(view.known[viewer])).elements())
    )
    known_groups = (*view.known, *view.sets, view.discarded)
    masks, flipped = pack.to_masks((*known_groups, own))
    seen = sum(masks[:-1])
    hands = list(masks[: pack.players])
    sets = masks[pack.players : -2]
    left = pack.cards & ~sum(masks)
    if viewer is not None:
        hands[viewer] |= masks[-1]
    hidden = left
    if view.star_holder is not None and view.star_holder != viewer:
        hands[view.star_holder] |= pack.star  # S3
        left &= ~pack.star

    order = list(bits(left))
    rng.shuffle(order)
    for seat, size in enumerate(view.hand_sizes):
        while hands[seat].bit_count() < size:
            hands[seat] |= order.pop()
    flipped |= hidden & rng.getrandbits(pack.cards.bit_length())
    return Round(
        pack,
        OVER if view.turn is None else pack.areas.index(view.turn),
        tuple(hands),
        sets,
        discarded=masks[-2],
        flipped=flipped,
        seen=seen,
        out=view.out,
    )
