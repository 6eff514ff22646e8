"""What the kernel needs to know of a pack, as arrays."""

from functools import cache, lru_cache
from itertools import combinations
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from dnup.rules import HIGHEST_VALUE, Card, Pack
from dnup.rules.pack import bits

Masks = npt.NDArray[np.uint64]
Numbers = npt.NDArray[np.int64]
Indices = npt.NDArray[np.uint8]  # unsigned, so that Numba does not look for negative ones
Floats = npt.NDArray[np.float64]


class PackTables(NamedTuple):
    """A pack for the kernel. Values are indices from 1; what belongs to 0 is empty."""

    cards: np.uint64
    star: np.uint64
    low: Masks  # by value: the cards that show it upright
    high: Masks  # by value: the cards that show it turned
    upright: Indices  # by card: the value it shows upright
    turned: Indices  # by card: the value it shows turned
    owners: Indices  # by area: its seat
    outs: int  # with so many players out the round is over
    twins: Masks  # by card: all cards equal to it
    twin: np.uint64  # the cards that have an equal one
    order: Numbers  # by value and place: the cards with that value, sorted as players sort; -1
    choices: Masks  # the ways to choose from n cards, by number and then in order, as masks
    begin: Numbers  # by n and size: where its choices begin; the next size's begin is the end


@lru_cache(maxsize=64)
def tables(pack: Pack) -> PackTables:
    """The tables of a pack, made once."""
    cards = list(bits(pack.cards))
    values = HIGHEST_VALUE + 1
    low, high = np.zeros(values, np.uint64), np.zeros(values, np.uint64)
    upright, turned = (np.zeros(64, np.uint8) for _ in range(2))
    twins = np.zeros(64, np.uint64)
    twin = 0
    shown: list[list[tuple[Card, int]]] = [[] for _ in range(values)]
    for i, bit in enumerate(cards):
        for mask, ends, flipped in ((low, upright, 0), (high, turned, bit)):
            card = pack.card(bit, flipped)
            mask[card.active] |= np.uint64(bit)
            ends[i] = card.active
            shown[card.active].append((card, i))
        equal = pack.equal(pack.card(bit, 0))
        twins[i] = equal
        if equal != bit:
            twin |= bit
    most = max(map(len, shown))
    order = np.full((values, most), -1, np.int64)
    for value, group in enumerate(shown):
        for place, (_, i) in enumerate(sorted(group)):
            order[value, place] = i

    choices, begin = _choices(most)
    return PackTables(
        np.uint64(pack.cards),
        np.uint64(pack.star),
        low,
        high,
        upright,
        turned,
        np.array(pack.owners, np.uint8),
        len(pack.prizes),
        twins,
        np.uint64(twin),
        order,
        choices,
        begin,
    )


@cache
def _choices(most: int) -> tuple[Masks, Numbers]:
    """The ways to choose from up to so many cards, and where those of each size begin."""
    choices: list[int] = []
    begin = np.zeros((most + 1, most + 2), np.int64)
    for n in range(most + 1):
        for size in range(1, n + 1):
            begin[n, size] = len(choices)
            choices += (sum(1 << i for i in chosen) for chosen in combinations(range(n), size))
        begin[n, n + 1 :] = len(choices)
    return np.array(choices, np.uint64), begin
