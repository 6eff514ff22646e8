"""Deals: any, or those that a viewer holds possible, weighed by what was done since."""

import numpy as np

from dnup.kernel.bits import ONE, ZERO, below, draw, number
from dnup.kernel.compiled import compiled, inlined
from dnup.kernel.moves import do_move
from dnup.kernel.policy import CANDIDATES, candidates, kind_of, ways
from dnup.kernel.state import AT, FLIPPED, SIZE
from dnup.kernel.tables import Floats, Masks, Numbers, Tables


@inlined
def shuffle(cards: np.uint64, rng: Masks, order: Masks) -> int:
    """Write single cards in random order; how many there are."""
    n = 0
    while cards != ZERO:
        bit = cards & (~cards + ONE)
        cards ^= bit
        j = below(rng, n + 1)
        order[n] = order[j]
        order[j] = bit
        n += 1
    return n


@compiled
def deal_round(t: Tables, s: Masks, rng: Masks, players: int, first: int) -> None:
    """A new round: shuffled, dealt from seat `first` on, each card a random way up (S1, S2)."""
    s[:] = ZERO
    order = np.empty(64, np.uint64)
    seat = first
    for i in range(shuffle(t.cards, rng, order)):
        s[seat] |= order[i]
        seat = seat + 1 if seat + 1 < players else 0
    s[FLIPPED] = draw(rng) & t.cards
    for seat in range(players):
        if s[seat] & t.star:
            s[AT] = np.uint64(2 * seat + 1 if players == 2 else seat)  # S3, P2


@compiled
def draw_pool(
    now: Masks,
    then: Masks,
    free: np.uint64,
    hidden: np.uint64,
    need: Numbers,
    parity: Numbers,
    players: int,
    rng: Masks,
    pool: Masks,
    deals: Masks,
) -> None:
    """Fill the pool with states that fit what is known, uniformly, and the deals they come from.

    `free` are the cards that may be in several hands, `hidden` those whose way up is unknown,
    `need` how many of the free ones each seat holds, `parity` whether its hand lies turned since
    the deal.
    """
    order = np.empty(64, np.uint64)
    for row in range(pool.shape[0]):
        pool[row] = now
        deals[row] = then
        shuffle(free, rng, order)
        i = 0
        for seat in range(players):
            for _ in range(need[seat]):
                pool[row, seat] |= order[i]
                deals[row, seat] |= order[i]
                i += 1
        pool[row, FLIPPED] |= draw(rng) & hidden
        for seat in range(players):
            mine = pool[row, seat] & hidden
            turned = mine & pool[row, FLIPPED]
            deals[row, FLIPPED] |= mine & ~turned if parity[seat] else turned


@compiled
def weigh(
    t: Tables,
    deals: Masks,
    cards: Masks,
    areas: Numbers,
    viewer: int,
    w: Floats,
    doubt: float,
    logs: Floats,
) -> None:
    """How plausible the moves since the deal make each deal: the log of their probability.

    The moves of the viewer do not count. A mover is taken to follow the policy, and with
    probability `doubt` to do anything.
    """
    kinds = np.zeros(CANDIDATES, np.int64)
    weights = np.zeros(CANDIDATES)
    s = np.zeros(SIZE, np.uint64)
    for row in range(deals.shape[0]):
        s[:] = deals[row]
        log = 0.0
        for i in range(cards.size):
            if number(t.owners[s[AT]]) != viewer:
                count = candidates(t, s, w, kinds, weights)
                kind = kind_of(t, s, cards[i], areas[i])
                sum_, mine = 0.0, 0.0
                for j in range(count):
                    sum_ += weights[j]
                    if kinds[j] == kind:
                        mine = weights[j]
                log += np.log((1 - doubt) * mine / sum_ / ways(t, s, kind) + doubt * 0.05)
            do_move(t, s, cards[i], areas[i])
        logs[row] = log
