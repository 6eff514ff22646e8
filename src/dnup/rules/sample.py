"""Drawing a full round that could be the real one, as far as a viewer can tell."""

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
    """Draw a round that fits the view, each as likely as a shuffle makes it.

    Think of all shuffles in which every card is different and either way up. Those that would
    have looked to the viewer just as the view says, from the deal on, are equally likely. Equal
    cards look the same, so nobody can tell which of them was shown (`dnup.rules.double`). If the
    view doesn't tell the past, every way to hand out the unknown cards is equally likely.

    >>> import random
    >>> from dnup import Seat, parse_position, standard_deck, view_of
    >>> text = "A: 5/7 5/8 8/1 | B: 1/5* 7/4 | C: 9/2 | B1: 6/2 | C1: 3/4 3/6 | A to play"
    >>> view = view_of(parse_position(text, standard_deck()), Seat.A)
    >>> print(sample(view, random.Random(0)))  # A's hand and the table are as they were
    A: 5/7 5/8 8/1 | B: 4/7 5/1* | C: 9/2 | B1: 6/2 | C1: 3/4 3/6 | A to play
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
