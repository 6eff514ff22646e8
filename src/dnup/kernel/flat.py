"""Flat Monte-Carlo on deals that a player holds possible."""

import numpy as np

from dnup.kernel.bits import number, popcount
from dnup.kernel.compiled import compiled
from dnup.kernel.moves import do_move
from dnup.kernel.playout import greedy_playout
from dnup.kernel.state import AT, OUT, OVER, SIZE
from dnup.kernel.tables import Floats, Masks, Numbers, PackTables

MOST_PLIES = 120  # of a playout; then those with the fewest cards are taken to go out first
WHIMS = 0.3  # of flat Monte-Carlo's playouts


@compiled
def finish(t: PackTables, s: Masks, players: int) -> tuple[int, int]:
    """Who went out first and second, plus one each; guessed from the hands if nobody has yet."""
    first = number(s[OUT] & np.uint64(15))
    second = number(s[OUT] >> np.uint64(4))
    while s[AT] != OVER and (first == 0 or (second == 0 and t.outs == 2)):
        best, fewest = -1, 99
        for seat in range(players):
            if seat + 1 != first and popcount(s[seat]) < fewest:
                best, fewest = seat, popcount(s[seat])
        if first == 0:
            first = best + 1
        else:
            second = best + 1
    return first, second


@compiled
def flat_search(
    t: PackTables,
    pool: Masks,
    utility: Floats,
    rng: Masks,
    cards: Masks,
    areas: Numbers,
    count: int,
    total: Floats,
) -> None:
    """Try each of `count` moves once on each deal of the pool, and add up what they bring."""
    players = utility.shape[2]
    s = np.zeros(SIZE, np.uint64)
    for row in range(pool.shape[0]):
        mine = number(t.owners[pool[row, AT]])
        for i in range(count):
            s[:] = pool[row]
            do_move(t, s, cards[i], areas[i])
            greedy_playout(t, s, rng, WHIMS, MOST_PLIES)
            first, second = finish(t, s, players)
            total[i] += utility[first, second, mine]
