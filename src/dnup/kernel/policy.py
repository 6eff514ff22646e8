"""A quick player for beliefs, and for guests in training: a weight for every kind of move.

The weight of a move is the exponential of a sum of a few numbers from a table, which were fitted to
what the nets do (bench/policy.py). Moves of the same kind, value and size
share their weight evenly: which cards of a value are played does not count here.
"""

import json
from functools import cache
from pathlib import Path

import numpy as np

from dnup.kernel.bits import ONE, ZERO, below, lowest, number, popcount, uniform
from dnup.kernel.compiled import compiled, embedded, inlined
from dnup.kernel.moves import (
    NOWHERE,
    VALUES,
    at_size,
    do_move,
    is_canonical,
    is_out,
    lying,
    spread,
    value_of,
)
from dnup.kernel.state import AT, FLIPPED, OVER, SETS
from dnup.kernel.tables import Floats, Masks, Numbers, PackTables
from dnup.rules import HIGHEST_VALUE

# Where the numbers of each feature begin in the table.
PLAY = 0  # by size, up to 6, and value
PARTIAL = 60  # not all cards of the value
BEATS = 61  # nothing; an opponent's set; the own; of one who is out; of one with two cards or less
LEFT = 66  # by the number of values that stay in the hand after a play or an add, up to 7
ADD = 74  # by the size of the set, up to 4
TAKE = 79  # by the size of the set, up to 5
FITS = 85  # by how many of the taken cards then show a value of the hand, up to 3
ROTATE = 89  # by how many values the hand would show less, -6 to 6
TALLER = 102  # by how much larger its largest set would be, -3 to 3
LAST = 109  # with a play or an add the hand is empty
FEATURES = 110

# Kinds of candidates; what is added to them is the value and size, or the area.
PLAYS = 0
ADDS = 1024
TAKES = 2048
ROTATION = 4096
CANDIDATES = 160  # room for as many: a kind for each card, and four for each area


@compiled
def candidates(t: PackTables, s: Masks, w: Floats, kinds: Numbers, weights: Floats) -> int:
    """Write all kinds of legal moves and their weights; how many there are."""
    at = s[AT]
    mine = t.owners[at]
    hand = s[mine]
    held = popcount(hand)
    up, down = hand & ~s[FLIPPED], hand & s[FLIPPED]
    values, areas = lying(t, s)
    groups, turned_groups, tallest, turned_tallest = 0, 0, 0, 0
    for value in range(1, VALUES):
        n = popcount((up & t.low[value]) | (down & t.high[value]))
        groups += n > 0
        tallest = max(tallest, n)
        n = popcount((down & t.low[value]) | (up & t.high[value]))
        turned_groups += n > 0
        turned_tallest = max(turned_tallest, n)

    count = 0
    for value in range(1, VALUES):
        n = popcount((up & t.low[value]) | (down & t.high[value]))
        for size in range(1, n + 1):
            if value <= at_size(values, size):  # A2
                continue
            weight = w[PLAY + HIGHEST_VALUE * (min(size, 6) - 1) + value - 1]
            if size < n:
                weight *= w[PARTIAL]
            stay = min(groups - (size == n), 7)
            weight *= _gone(t, s, w, mine, at_size(areas, size) - 1, stay, size == held)
            kinds[count] = PLAYS + 32 * value + size
            weights[count] = weight
            count += 1
    for area in range(t.owners.size):
        lay = s[SETS + area]
        if lay == ZERO or t.owners[area] == mine:
            continue
        size = popcount(lay)
        value = value_of(t, s, lay)
        n = popcount((up & t.low[value]) | (down & t.high[value]))
        if n > 0 and value > at_size(values, size + 1):  # B2
            stay = min(groups - (n == 1), 7)
            beaten = at_size(areas, size + 1) - 1
            kinds[count] = ADDS + area
            weights[count] = w[ADD + min(size, 4)] * _gone(t, s, w, mine, beaten, stay, held == 1)
            count += 1
        fits = 0
        rest = lay
        while rest != ZERO:
            i = lowest(rest)
            bit = ONE << np.uint64(i)
            rest ^= bit
            other = t.upright[i] if s[FLIPPED] & bit else t.turned[i]
            fits += ((up & t.low[other]) | (down & t.high[other])) != ZERO
        kinds[count] = TAKES + area
        weights[count] = w[TAKE + min(size, 5)] * w[FITS + min(fits, 3)]
        count += 1
    fewer = max(-6, min(6, groups - turned_groups))
    taller = max(-3, min(3, turned_tallest - tallest))
    kinds[count] = ROTATION
    weights[count] = w[ROTATE + 6 + fewer] * w[TALLER + 3 + taller]
    return count + 1


@inlined
def _gone(
    t: PackTables, s: Masks, w: Floats, mine: int, beaten: int, stay: int, last: bool
) -> float:
    """What plays and adds have in common: which set they beat, and what stays in the hand."""
    weight: float = w[LEFT + stay]
    own = False
    if beaten >= 0:
        owner = t.owners[beaten]
        own = owner == mine
        near = popcount(s[owner]) <= 2
        weight *= w[BEATS + (2 if own else 3 if is_out(s, owner) else 4 if near else 1)]
    if last and not own:
        weight *= w[LAST]
    return weight


@embedded
def ways(t: PackTables, s: Masks, kind: int) -> int:
    """How many moves are of this kind; which of equal cards is meant makes no difference."""
    if kind >= TAKES:
        return 1
    hand = s[t.owners[s[AT]]]
    value, size = kind >> 5, kind & 31
    if kind >= ADDS:
        value, size = value_of(t, s, s[SETS + kind - ADDS]), 1
    shown = (hand & ~s[FLIPPED] & t.low[value]) | (hand & s[FLIPPED] & t.high[value])
    n = popcount(shown)
    begin, end = t.begin[n, size], t.begin[n, size + 1]
    found: int = end - begin
    if _has_twins(t, shown):
        found = 0
        for i in range(begin, end):
            found += is_canonical(t, s, hand, spread(t.choices[i], shown))
    return found


@inlined
def _has_twins(t: PackTables, cards: np.uint64) -> bool:
    """Whether two of these cards are equal."""
    rest = cards & t.twin
    while rest != ZERO:
        if popcount(t.twins[lowest(rest)] & cards) > 1:
            return True
        rest &= rest - ONE
    return False


@embedded
def kind_of(t: PackTables, s: Masks, cards: np.uint64, area: int) -> int:
    """Of which kind a legal move is."""
    if cards == ZERO:
        return ROTATION if area == NOWHERE else TAKES + area
    if area == number(s[AT]):
        return PLAYS + 32 * value_of(t, s, cards) + popcount(cards)
    return ADDS + area


@embedded
def pick(t: PackTables, s: Masks, rng: Masks, kind: int) -> tuple[np.uint64, int]:
    """A move of this kind, each as likely as the others."""
    at = s[AT]
    hand = s[t.owners[at]]
    up, down = hand & ~s[FLIPPED], hand & s[FLIPPED]
    if kind >= ROTATION:
        return ZERO, NOWHERE
    if kind >= TAKES:
        return ZERO, kind - TAKES
    if kind >= ADDS:
        area = kind - ADDS
        value, size = value_of(t, s, s[SETS + area]), 1
    else:
        area = number(at)
        value, size = kind >> 5, kind & 31
    shown = (up & t.low[value]) | (down & t.high[value])
    n = popcount(shown)
    if size == n:
        return shown, area
    begin = t.begin[n, size]
    while True:
        chosen = spread(t.choices[begin + below(rng, t.begin[n, size + 1] - begin)], shown)
        if chosen & t.twin == ZERO or is_canonical(t, s, hand, chosen):
            return chosen, area


@embedded
def policy_move(
    t: PackTables, s: Masks, rng: Masks, w: Floats, kinds: Numbers, weights: Floats
) -> tuple[np.uint64, int]:
    """A move drawn by weight."""
    count = candidates(t, s, w, kinds, weights)
    total = 0.0
    for i in range(count):
        total += weights[i]
    r = uniform(rng) * total
    i = 0
    while i < count - 1 and r >= weights[i]:
        r -= weights[i]
        i += 1
    return pick(t, s, rng, kinds[i])


@compiled
def policy_playout(
    t: PackTables, s: Masks, rng: Masks, w: Floats, most: int, kinds: Numbers, weights: Floats
) -> int:
    """Play the state on by the policy, to the end of the round or for so many plies."""
    plies = 0
    while s[AT] != OVER and plies < most:
        cards, area = policy_move(t, s, rng, w, kinds, weights)
        do_move(t, s, cards, area)
        plies += 1
    return plies


_GROUPS = {
    "play": (PLAY, PARTIAL),
    "partial": (PARTIAL, BEATS),
    "beats": (BEATS, LEFT),
    "left": (LEFT, ADD),
    "add": (ADD, TAKE),
    "take": (TAKE, FITS),
    "fits": (FITS, ROTATE),
    "rotate": (ROTATE, TALLER),
    "taller": (TALLER, LAST),
    "last": (LAST, FEATURES),
}


@cache
def load_policy(players: int) -> Floats:
    """The learned weights for a player count, as `candidates` wants them."""
    table = json.loads((Path(__file__).parent / "policy.json").read_text())[str(players)]
    return pack_policy(table)


def pack_policy(table: dict[str, list[float]]) -> Floats:
    """The weights of a table of logarithms, by the name of the feature."""
    logs = np.zeros(FEATURES)
    for name, (begin, end) in _GROUPS.items():
        logs[begin:end] = table[name]
    return np.exp(logs)


def unpack_policy(logs: Floats) -> dict[str, list[float]]:
    """The table for a file, of logarithms as they stand in the kernel's order."""
    return {
        name: [round(float(log), 4) for log in logs[begin:end]]
        for name, (begin, end) in _GROUPS.items()
    }
