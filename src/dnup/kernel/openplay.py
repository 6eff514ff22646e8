"""Rounds that a net plays with itself, as examples for one that sees all hands."""

import numpy as np

from dnup.kernel.bits import ZERO, below, number, uniform
from dnup.kernel.compiled import compiled
from dnup.kernel.deals import deal_round
from dnup.kernel.moves import do_move
from dnup.kernel.net import Net, NetScratch, Weights, find_features, seats_of
from dnup.kernel.selfplay import Examples, favourite
from dnup.kernel.state import AT, OUT, OVER, SEEN, SIZE
from dnup.kernel.tables import Masks, Numbers, PackTables


@compiled
def play_and_note_open(
    t: PackTables,
    net: Net,
    room: NetScratch,
    rng: Masks,
    whims: float,
    most: int,
    examples: Examples,
    counts: Numbers,
    cards: Masks,
    areas: Numbers,
    judged: Weights,
) -> int:
    """Play rounds while there is room for another; returns how many positions were noted.

    Noted is each position before a move, as the player to act would see it with all cards open, and
    how the round ended. The net itself sees what a player sees. With probability `whims` a move is
    drawn from all. A round that isn't over after `most` plies is left out. `counts` gets the
    rounds, those left out, the plies.
    """
    players = seats_of(t)
    s = np.zeros(SIZE, np.uint64)
    movers = np.zeros(most, np.int64)
    is_open = np.zeros(most, np.bool_)
    noted = 0
    while noted + most <= examples.counts.size:
        deal_round(t, s, rng, players, below(rng, players))
        plies = 0
        while s[AT] != OVER and plies < most:
            mover = number(t.owners[s[AT]])
            row = noted + plies
            seen = s[SEEN]
            s[SEEN] = t.cards
            examples.counts[row] = find_features(t, s, mover, room, examples.active[row])
            s[SEEN] = seen
            movers[plies] = mover
            is_open[plies] = s[OUT] == ZERO
            count, best = favourite(t, s, net, room, cards, areas, judged)
            if uniform(rng) < whims:
                best = below(rng, count)
            do_move(t, s, cards[best], areas[best])
            plies += 1
        counts[0] += 1
        counts[2] += plies
        if s[AT] != OVER:
            counts[1] += 1
            continue
        first, second = number(s[OUT] & np.uint64(15)), number(s[OUT] >> np.uint64(4))
        for ply in range(plies):
            target = examples.targets[noted + ply]
            target[:] = 0
            if is_open[ply]:  # who is known to be first needs no learning
                target[(first - 1 - movers[ply]) % players] = 1
            if second > 0:
                target[players + (second - 1 - movers[ply]) % players] = 1
        noted += plies
    return noted
