"""Deals: any, or those that a viewer holds possible, weighed by what was done since."""

import numpy as np

from dnup.kernel.bits import ONE, ZERO, below, draw, number, popcount, uniform
from dnup.kernel.compiled import compiled, inlined
from dnup.kernel.moves import do_move
from dnup.kernel.policy import CANDIDATES, candidates, kind_of, ways
from dnup.kernel.state import AT, FLIPPED, SIZE
from dnup.kernel.tables import Floats, Masks, Numbers, PackTables
from dnup.rules.sample import MOST_DRAWS


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
def deal_round(t: PackTables, s: Masks, rng: Masks, players: int, first: int) -> None:
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
    doubles: Masks,
    dealt: Numbers,
    players: int,
    rng: Masks,
    pool: Masks,
    deals: Masks,
) -> None:
    """Fill the pool with states that fit what is known, and the deals they come from.

    Each is as likely as a shuffle makes it; this is `rules.sample` once more. `free` are the cards
    that may be in several hands, `hidden` those whose way up is unknown, `need` how many of the
    free ones each seat holds, `parity` whether its hand lies turned since the deal. `doubles` are
    the free cards of each `rules.Double`, `dealt` how many equal ones are known to have been dealt,
    by double, seat and way up.
    """
    order = np.empty(64, np.uint64)
    state, deal = now.copy(), then.copy()
    for row in range(pool.shape[0]):
        total = 0.0
        for _ in range(MOST_DRAWS):
            state[:] = now
            deal[:] = then
            shuffle(free, rng, order)
            i = 0
            for seat in range(players):
                for _ in range(need[seat]):
                    state[seat] |= order[i]
                    deal[seat] |= order[i]
                    i += 1
            state[FLIPPED] |= draw(rng) & hidden
            for seat in range(players):
                mine = state[seat] & hidden
                turned = mine & state[FLIPPED]
                deal[FLIPPED] |= mine & ~turned if parity[seat] else turned
            if doubles.size == 0:
                pool[row] = state
                deals[row] = deal
                break
            share, lot = _share(deal, doubles, dealt), uniform(rng)
            total += share
            if lot < share or (lot - share) * total < share * (1 - share):
                pool[row] = state
                deals[row] = deal
            if lot < share:
                break


@inlined
def _share(deal: Masks, doubles: Masks, dealt: Numbers) -> float:
    """One over the number of choices of the cards that came to light that make the same deal."""
    share = 1.0
    for i in range(doubles.size):
        for seat in range(dealt.shape[1]):
            held = deal[seat] & doubles[i]
            if held != ZERO:
                down = popcount(held & deal[FLIPPED])
                for n in range(1, down + 1):
                    share *= n / (dealt[i, seat, 1] + n)
                for n in range(1, popcount(held) - down + 1):
                    share *= n / (dealt[i, seat, 0] + n)
    return share


@compiled
def weigh(
    t: PackTables,
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
