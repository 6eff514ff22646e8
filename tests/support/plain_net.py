"""The net's inputs in the words of the rules, and its forward pass in plain NumPy."""

from collections import Counter

import numpy as np

from dnup.kernel.net import (
    CODES,
    MOST_HELD,
    MOST_KNOWN,
    MOST_LYING,
    MOST_SHOWN,
    UNIT,
    Net,
    Weights,
)
from dnup.rules import Card, Round, Seat, view_of


def plain_features(round_: Round, viewer: Seat) -> Counter[int]:
    """The features that are on, by number, from the viewer's view alone; the same twice is 2."""
    view = view_of(round_, viewer)
    pack, players, areas = view.pack, view.pack.players, len(view.pack.areas)
    seats = [Seat((viewer + i) % players) for i in range(players)]
    first = next(i for i, area in enumerate(pack.areas) if area.seat == viewer)
    around = [(first + i) % areas for i in range(areas)]
    on: Counter[int] = Counter()

    def card(place: int, shown: Card) -> None:
        on[CODES * place + 10 * (shown.active - 1) + shown.inactive - 1] += 1

    seen = Counter(view.known[viewer])
    unseen = Counter(min(c, c.rotated()) for c in pack.to_cards(pack.cards, flipped=0))
    for held in view.hand:
        is_seen = seen[held] > 0
        seen[held] -= is_seen
        card(int(is_seen), held)
        unseen[min(held, held.rotated())] -= 1
    for i, seat in enumerate(seats[1:]):
        for known in view.known[seat]:
            card(2 + i, known)
            unseen[min(known, known.rotated())] -= 1
    for i, area in enumerate(around):
        for lying in view.sets[area]:
            card(1 + players + i, lying)
            unseen[min(lying, lying.rotated())] -= 1
    for gone in view.discarded:
        unseen[min(gone, gone.rotated())] -= 1
    for hidden in unseen.elements():
        card(1 + players + areas, hidden)

    base = CODES * (2 + players + areas)
    for cards in (view.hand, tuple(held.rotated() for held in view.hand)):
        for value, count in Counter(held.active for held in cards).items():
            on[base + MOST_SHOWN * (value - 1) + min(count, MOST_SHOWN) - 1] += 1
        base += 10 * MOST_SHOWN
    for seat in seats[1:]:
        for value, count in Counter(known.active for known in view.known[seat]).items():
            on[base + MOST_KNOWN * (value - 1) + min(count, MOST_KNOWN) - 1] += 1
        base += 10 * MOST_KNOWN
    for area in around:
        lying_there = view.sets[area]
        if lying_there:
            size = min(len(lying_there), MOST_LYING)
            on[base + MOST_LYING * (lying_there[0].active - 1) + size - 1] += 1
        base += 10 * MOST_LYING
    for seat in seats:
        on[base + min(view.hand_sizes[seat], MOST_HELD - 1)] += 1
        base += MOST_HELD
    turn = areas if view.turn is None else around.index(pack.areas.index(view.turn))
    on[base + turn] += 1
    base += areas + 1
    on[base + (seats.index(view.out[0]) if view.out else players)] += 1
    return on


def plain_chances(net: Net, features: Counter[int], round_: Round, viewer: Seat) -> Weights:
    """What the net says of a round: a forward pass, and what is known for certain."""
    players = round_.pack.players
    sums = net.bias.astype(np.int64)
    for feature, count in features.items():
        sums = sums + count * net.rows[feature].astype(np.int64)
    hidden = net.hidden @ (np.maximum(sums, 0) / UNIT) + net.hidden_bias
    output = net.output @ np.maximum(hidden, 0) + net.output_bias
    halves = []
    for place in (0, 1):
        logits = output[place * players : (place + 1) * players]
        odds = np.exp(logits - logits.max())
        half = odds / odds.sum()
        if len(round_.out) > place:
            half = np.zeros(players)
            half[(round_.out[place] - viewer) % players] = 1
        elif round_.is_over:
            half = np.zeros(players)
        halves.append(half)
    return np.concatenate(halves).astype(np.float32)
