"""Rounds played out by chance or by the simplest rule of thumb."""

import numpy as np

from dnup.kernel.bits import ONE, ZERO, below, number, popcount, uniform
from dnup.kernel.compiled import compiled, embedded
from dnup.kernel.moves import (
    NOWHERE,
    VALUES,
    at_size,
    do_move,
    is_canonical,
    lying,
    spread,
    value_of,
)
from dnup.kernel.state import AT, FLIPPED, OVER, SETS
from dnup.kernel.tables import Masks, Numbers, PackTables


@embedded
def random_move(t: PackTables, s: Masks, rng: Masks, upto: Numbers) -> tuple[np.uint64, int]:
    """One of the legal moves, each as likely as the others; `upto` is room to work in.

    Draws from all sets that the hand could make, whatever lies on the table, and all adds, and
    draws again when the rules forbid what came up.
    """
    at = s[AT]
    mine = t.owners[at]
    hand = s[mine]
    up, down = hand & ~s[FLIPPED], hand & s[FLIPPED]
    plays = 0
    for value in range(1, VALUES):
        plays += (1 << popcount((up & t.low[value]) | (down & t.high[value]))) - 1
        upto[value] = plays
    values, _ = lying(t, s)
    total = plays + 1
    for area in range(t.owners.size):
        lay = s[SETS + area]
        if lay != ZERO and t.owners[area] != mine:
            value = value_of(t, s, lay)
            total += 1 + popcount((up & t.low[value]) | (down & t.high[value]))
    while True:
        r = below(rng, total)
        if r < plays:
            value = 1
            for v in range(1, VALUES):
                value += r >= upto[v]
            shown = (up & t.low[value]) | (down & t.high[value])
            choice = np.uint64(r - upto[value - 1] + 1)
            if value <= at_size(values, popcount(choice)):  # A2
                continue
            chosen = spread(choice, shown)
            if chosen & t.twin == ZERO or is_canonical(t, s, hand, chosen):
                return chosen, number(at)
            continue
        r -= plays
        if r == 0:
            return ZERO, NOWHERE
        r -= 1
        for area in range(t.owners.size):
            lay = s[SETS + area]
            if lay == ZERO or t.owners[area] == mine:
                continue
            if r == 0:
                return ZERO, area
            r -= 1
            value = value_of(t, s, lay)
            shown = (up & t.low[value]) | (down & t.high[value])
            n = popcount(shown)
            if r >= n:
                r -= n
                continue
            if value <= at_size(values, popcount(lay) + 1):  # B2
                break
            chosen = spread(ONE << np.uint64(r), shown)
            if chosen & t.twin == ZERO or is_canonical(t, s, hand, chosen):
                return chosen, area
            break


@compiled
def random_playout(t: PackTables, s: Masks, rng: Masks, most: int) -> int:
    """Play the state on to the end of the round, or for so many plies; how many there were."""
    upto = np.zeros(VALUES, np.int64)
    plies = 0
    while s[AT] != OVER and plies < most:
        cards, area = random_move(t, s, rng, upto)
        do_move(t, s, cards, area)
        plies += 1
    return plies


@compiled
def greedy_move(t: PackTables, s: Masks) -> tuple[np.uint64, int]:
    """The largest, then highest set that can be played; else an add; else the rotation."""
    at = s[AT]
    mine = t.owners[at]
    hand = s[mine]
    up, down = hand & ~s[FLIPPED], hand & s[FLIPPED]
    values, _ = lying(t, s)
    best, best_value = 0, 0
    for value in range(VALUES - 1, 0, -1):
        size = popcount((up & t.low[value]) | (down & t.high[value]))
        while size > best and value <= at_size(values, size):  # A2
            size -= 1
        if size > best:
            best, best_value = size, value
    if best > 0:
        shown = (up & t.low[best_value]) | (down & t.high[best_value])
        return _choose(t, shown, best_value, best), number(at)
    for area in range(t.owners.size):
        lay = s[SETS + area]
        if lay == ZERO or t.owners[area] == mine:
            continue
        value = value_of(t, s, lay)
        shown = (up & t.low[value]) | (down & t.high[value])
        if shown != ZERO and value > at_size(values, popcount(lay) + 1):  # B2
            return _choose(t, shown, value, 1), area
    return ZERO, NOWHERE


@compiled
def _choose(t: PackTables, shown: np.uint64, value: int, size: int) -> np.uint64:
    """The first so many of the cards that show a value, as players sort; of equal ones any."""
    chosen = ZERO
    for i in t.order[value]:
        if i < 0 or popcount(chosen) == size:
            break
        chosen |= shown & (ONE << np.uint64(i))
    return chosen


@compiled
def greedy_playout(t: PackTables, s: Masks, rng: Masks, whims: float, most: int) -> int:
    """Play on greedily, but with probability `whims` do anything; how many plies there were."""
    upto = np.zeros(VALUES, np.int64)
    plies = 0
    while s[AT] != OVER and plies < most:
        if uniform(rng) < whims:
            cards, area = random_move(t, s, rng, upto)
        else:
            cards, area = greedy_move(t, s)
        do_move(t, s, cards, area)
        plies += 1
    return plies
