"""Search on top of the net: a look ahead to the mover's next turns."""

from typing import NamedTuple

import numpy as np

from dnup.kernel.bits import number
from dnup.kernel.compiled import compiled, embedded
from dnup.kernel.moves import do_move, legal_moves, name_of
from dnup.kernel.net import Net, NetScratch, Weights, judge_moves, seats_of
from dnup.kernel.state import AT, FLIPPED, OUT, OVER, SIZE
from dnup.kernel.tables import Floats, Masks, Numbers, PackTables


@embedded
def worth_to(chances: Weights, utility: Floats, players: int, mover: int, seat: int) -> float:
    """What chances, told from the mover on, are worth to a seat."""
    worth = 0.0
    for f in range(players):
        if chances[f] <= 0:
            continue
        first = (mover + f) % players
        if players == 2:
            worth += chances[f] * utility[first + 1, 0, seat]
            continue
        rest, sum_ = 0.0, 0.0
        for k in range(players):
            if k != f:
                rest += chances[players + k]
                sum_ += chances[players + k] * utility[first + 1, (mover + k) % players + 1, seat]
        if rest > 1e-9:
            worth += chances[f] * sum_ / rest
        else:
            worth += chances[f] * utility[first + 1, 0, seat]
    return worth


@embedded
def end_worth(s: Masks, utility: Floats, seat: int) -> float:
    """What a round that is over is worth to a seat."""
    first, second = number(s[OUT] & np.uint64(15)), number(s[OUT] >> np.uint64(4))
    return float(utility[first, second, seat])


@compiled
def judge_all(
    t: PackTables,
    s: Masks,
    net: Net,
    utility: Floats,
    room: NetScratch,
    cards: Masks,
    areas: Numbers,
    judged: Weights,
    worths: Floats,
) -> int:
    """Write out the legal moves, what the net says of each, and its worth to the mover."""
    mover = number(t.owners[s[AT]])
    count = legal_moves(t, s, cards, areas)
    judge_moves(t, s, net, room, cards, areas, count, judged)
    for i in range(count):
        worths[i] = worth_to(judged[i], utility, seats_of(t), mover, mover)
    return count


@embedded
def best_move(
    t: PackTables,
    s: Masks,
    net: Net,
    room: NetScratch,
    utility: Floats,
    cards: Masks,
    areas: Numbers,
    judged: Weights,
) -> tuple[int, float]:
    """Which of the legal moves, which are written out, the net likes best, and its worth."""
    players = seats_of(t)
    mover = number(t.owners[s[AT]])
    count = legal_moves(t, s, cards, areas)
    judge_moves(t, s, net, room, cards, areas, count, judged)
    best, worth = 0, -1.0
    for i in range(count):
        found = worth_to(judged[i], utility, players, mover, mover)
        if found > worth:
            best, worth = i, found
    return best, worth


class Tries(NamedTuple):
    """What moves brought on some deals: a row for each move, a column for each deal."""

    worth: Floats  # NaN where it wasn't tried
    first: Floats  # the chance to be the first out
    reply_cards: Masks  # what the next player did: its cards by name (`name_of`)
    reply_turned: Masks
    reply_areas: Numbers  # NO_REPLY where the round was over, or the move wasn't tried


NO_REPLY = -2


def make_tries(moves: int, deals: int) -> Tries:
    """Nothing tried yet."""
    shape = (moves, deals)
    return Tries(
        np.full(shape, np.nan),
        np.full(shape, np.nan),
        np.zeros(shape, np.uint64),
        np.zeros(shape, np.uint64),
        np.full(shape, NO_REPLY, np.int64),
    )


@compiled
def look_ahead(
    t: PackTables,
    deals: Masks,
    utility: Floats,
    net: Net,
    room: NetScratch,
    moves: Masks,
    targets: Numbers,
    alive: Numbers,
    turns: int,
    most: int,
    tries: Tries,
    cards: Masks,
    areas: Numbers,
    judged: Weights,
) -> None:
    """Try the moves that are alive on each of the deals, one state a row.

    All then do what the net likes best, until it is the mover's turn for the `turns`-th time; then
    the net's judgement of the best move counts. After `most` moves it counts anyway.
    """
    players = seats_of(t)
    s = np.zeros(SIZE, np.uint64)
    for row in range(deals.shape[0]):
        mine = number(t.owners[deals[row, AT]])
        for j in range(alive.size):
            i = alive[j]
            s[:] = deals[row]
            do_move(t, s, moves[i], targets[i])
            left = turns
            worth, first = -1.0, 0.0
            plies = 0
            while s[AT] != OVER:
                mover = number(t.owners[s[AT]])
                best, found = best_move(t, s, net, room, utility, cards, areas, judged)
                if plies == 0:
                    tries.reply_cards[i, row] = name_of(t, cards[best])
                    tries.reply_turned[i, row] = name_of(t, cards[best] & s[FLIPPED])
                    tries.reply_areas[i, row] = areas[best]
                plies += 1
                if mover == mine:
                    left -= 1
                if left <= 0 or plies >= most:
                    worth = found
                    if mover != mine:
                        worth = worth_to(judged[best], utility, players, mover, mine)
                    first = judged[best, (mine - mover) % players]
                    break
                do_move(t, s, cards[best], areas[best])
            if worth < 0:
                worth = end_worth(s, utility, mine)
                first = 1.0 if number(s[OUT] & np.uint64(15)) == mine + 1 else 0.0
            tries.worth[i, row] = worth
            tries.first[i, row] = first


@compiled
def weigh_by_net(
    t: PackTables,
    deals: Masks,
    moves: Masks,
    targets: Numbers,
    since: int,
    viewer: int,
    utility: Floats,
    net: Net,
    room: NetScratch,
    heat: float,
    doubt: float,
    logs: Floats,
    cards: Masks,
    areas: Numbers,
    judged: Weights,
) -> None:
    """How plausible moves make each deal: the log of their probability.

    Of the moves since the deal, those from number `since` on count, but not the viewer's. A mover
    is taken to prefer what the net likes, by e for each `heat` of worth, and with probability
    `doubt` to do anything.
    """
    players = seats_of(t)
    s = np.zeros(SIZE, np.uint64)
    worths = np.zeros(judged.shape[0])
    for row in range(deals.shape[0]):
        s[:] = deals[row]
        log = 0.0
        for i in range(moves.size):
            mover = number(t.owners[s[AT]])
            if i >= since and mover != viewer:
                count = legal_moves(t, s, cards, areas)
                judge_moves(t, s, net, room, cards, areas, count, judged)
                name, turned = name_of(t, moves[i]), name_of(t, moves[i] & s[FLIPPED])
                top, done = -1.0, -1
                for j in range(count):
                    worths[j] = worth_to(judged[j], utility, players, mover, mover)
                    top = max(top, worths[j])
                    if (
                        areas[j] == targets[i]
                        and name_of(t, cards[j]) == name
                        and name_of(t, cards[j] & s[FLIPPED]) == turned
                    ):
                        done = j
                sum_ = 0.0
                for j in range(count):
                    sum_ += np.exp((worths[j] - top) / heat)
                chance = np.exp((worths[done] - top) / heat) / sum_ if done >= 0 else 0.0
                log += np.log((1 - doubt) * chance + doubt / count)
            do_move(t, s, moves[i], targets[i])
        logs[row] = log
