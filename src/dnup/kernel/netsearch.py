"""Search on top of the net: a tree over public actions, or a look ahead to the next own turn."""

from typing import NamedTuple

import numpy as np

from dnup.kernel.bits import below, number
from dnup.kernel.compiled import compiled, embedded
from dnup.kernel.moves import do_move, legal_moves, name_of
from dnup.kernel.net import Net, Room, Weights, judge_moves, seats_of
from dnup.kernel.search import Tree
from dnup.kernel.state import AT, FLIPPED, OUT, OVER, SIZE
from dnup.kernel.tables import Floats, Masks, Numbers, Tables


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
    t: Tables,
    s: Masks,
    net: Net,
    utility: Floats,
    room: Room,
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
    t: Tables,
    s: Masks,
    net: Net,
    room: Room,
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
    t: Tables,
    deals: Masks,
    utility: Floats,
    net: Net,
    room: Room,
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
def grow_tree(
    t: Tables,
    tree: Tree,
    pool: Masks,
    utility: Floats,
    net: Net,
    room: Room,
    rng: Masks,
    simulations: int,
    curiosity: float,
    heat: float,
    deepest: int,
    cards: Masks,
    areas: Numbers,
    judged: Weights,
) -> None:
    """Do so many simulations more, each on a deal from the pool, until a node is new.

    A node's prior is the net's worth of its move, in units of `heat`; so is its first value.
    """
    players = utility.shape[2]
    path = np.zeros(deepest, np.int64)
    movers = np.zeros(deepest, np.int64)
    worths = np.zeros(judged.shape[0])
    priors = np.zeros(judged.shape[0])
    children = np.zeros(judged.shape[0], np.int64)
    ends = np.zeros(players)
    s = np.zeros(SIZE, np.uint64)
    for _ in range(simulations):
        s[:] = pool[below(rng, pool.shape[0])]
        node, depth = 0, 0
        while True:
            n = legal_moves(t, s, cards, areas)
            judge_moves(t, s, net, room, cards, areas, n, judged)
            mover = number(t.owners[s[AT]])
            top = -1.0
            for i in range(n):
                worths[i] = worth_to(judged[i], utility, players, mover, mover)
                top = max(top, worths[i])
            sum_ = 0.0
            visits = 0
            for i in range(n):
                priors[i] = np.exp((worths[i] - top) / heat)
                sum_ += priors[i]
                child = tree.first[node]
                name, turned = cards[i], cards[i] & s[FLIPPED]
                if name & t.twin:
                    name, turned = name_of(t, name), name_of(t, turned)
                while child >= 0 and (
                    tree.cards[child] != name
                    or tree.area[child] != areas[i]
                    or tree.turned[child] != turned
                ):
                    child = tree.next[child]
                children[i] = child
                if child >= 0:
                    visits += tree.visits[child]
            breadth = curiosity * np.sqrt(visits + 1.0) / sum_
            best, best_score = 0, -np.inf
            for i in range(n):
                child = children[i]
                if child >= 0:
                    tried = tree.visits[child]
                    score = (tree.total[child] + worths[i]) / (tried + 1)
                    score += breadth * priors[i] / (1 + tried)
                else:
                    score = worths[i] + breadth * priors[i]
                if score > best_score:
                    best, best_score = i, score
            child = children[best]
            new = child < 0
            if new and tree.size[0] < tree.first.size:
                child = tree.size[0]
                tree.size[0] += 1
                tree.cards[child] = name_of(t, cards[best])
                tree.turned[child] = name_of(t, cards[best] & s[FLIPPED])
                tree.area[child] = areas[best]
                tree.next[child] = tree.first[node]
                tree.first[node] = child
            if child >= 0:
                path[depth] = child
                movers[depth] = mover
                depth += 1
            do_move(t, s, cards[best], areas[best])
            if s[AT] == OVER:
                for seat in range(players):
                    ends[seat] = end_worth(s, utility, seat)
                break
            if new or depth >= deepest:
                for seat in range(players):
                    ends[seat] = worth_to(judged[best], utility, players, mover, seat)
                break
            node = child
        for i in range(depth):
            reward = ends[movers[i]]
            tree.visits[path[i]] += 1
            tree.total[path[i]] += reward
            tree.squares[path[i]] += reward * reward


@compiled
def weigh_by_net(
    t: Tables,
    deals: Masks,
    moves: Masks,
    targets: Numbers,
    viewer: int,
    utility: Floats,
    net: Net,
    room: Room,
    heat: float,
    doubt: float,
    logs: Floats,
    cards: Masks,
    areas: Numbers,
    judged: Weights,
) -> None:
    """How plausible the moves since the deal make each deal: the log of their probability.

    The viewer's moves don't count. A mover is taken to prefer what the net likes, by e for each
    `heat` of worth, and with probability `doubt` to do anything.
    """
    players = seats_of(t)
    s = np.zeros(SIZE, np.uint64)
    worths = np.zeros(judged.shape[0])
    for row in range(deals.shape[0]):
        s[:] = deals[row]
        log = 0.0
        for i in range(moves.size):
            mover = number(t.owners[s[AT]])
            if mover != viewer:
                n = legal_moves(t, s, cards, areas)
                judge_moves(t, s, net, room, cards, areas, n, judged)
                name, turned = name_of(t, moves[i]), name_of(t, moves[i] & s[FLIPPED])
                top, mine = -1.0, -1
                for j in range(n):
                    worths[j] = worth_to(judged[j], utility, players, mover, mover)
                    top = max(top, worths[j])
                    if areas[j] == targets[i] and (
                        cards[j] == moves[i]
                        or (
                            name_of(t, cards[j]) == name
                            and name_of(t, cards[j] & s[FLIPPED]) == turned
                        )
                    ):
                        mine = j
                sum_ = 0.0
                for j in range(n):
                    sum_ += np.exp((worths[j] - top) / heat)
                chance = np.exp((worths[mine] - top) / heat) / sum_ if mine >= 0 else 0.0
                log += np.log((1 - doubt) * chance + doubt / n)
            do_move(t, s, moves[i], targets[i])
        logs[row] = log
