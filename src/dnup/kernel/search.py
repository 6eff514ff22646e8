"""Tree search over information sets, and flat Monte-Carlo, on deals that a player holds possible.

All actions of dnup are public; hidden are only the hands. So one tree of public actions serves: a
simulation takes one of the deals, walks down the tree by moves that are legal in it, adds a node,
and plays the round out by the policy. Moves of equal cards look the same, so they share a node.
"""

from typing import NamedTuple

import numpy as np

from dnup.kernel.bits import ZERO, below, mix, number, popcount
from dnup.kernel.compiled import compiled
from dnup.kernel.moves import do_move, legal_moves, name_of
from dnup.kernel.playout import greedy_playout
from dnup.kernel.policy import CANDIDATES, KINDS, candidates, kind_of, policy_playout, ways
from dnup.kernel.state import AT, FLIPPED, OUT, OVER, SIZE
from dnup.kernel.tables import Floats, Masks, Numbers, Tables

MOST_PLIES = 120  # of a playout; then those with the fewest cards are taken to go out first
WHIMS = 0.3  # of flat Monte-Carlo's playouts
MALUS = 0.1  # a move that was never tried is taken to be so much worse than those that were


class Tree(NamedTuple):
    """The nodes, by number; 0 is the root. A node stands for the move that leads to it."""

    size: Numbers  # [0]: how many nodes there are
    first: Numbers  # the first child, or -1
    next: Numbers  # the next child of the same parent, or -1
    cards: Masks  # the move, by the name of its cards (`name_of`)
    turned: Masks  # its cards that lay turned: which way up a hidden card is differs between deals
    sight: Masks  # of multiple-observer search: what the mover sees, mixed into a number
    area: Numbers
    visits: Numbers
    total: Floats  # what it brought to the player who moved
    squares: Floats
    won: Numbers  # how often that player was then the first to be out


def make_tree(capacity: int) -> Tree:
    """A tree of the root alone, with room for so many nodes."""
    return Tree(
        np.ones(1, np.int64),
        np.full(capacity, -1, np.int64),
        np.full(capacity, -1, np.int64),
        np.zeros(capacity, np.uint64),
        np.zeros(capacity, np.uint64),
        np.zeros(capacity, np.uint64),
        np.zeros(capacity, np.int64),
        np.zeros(capacity, np.int64),
        np.zeros(capacity),
        np.zeros(capacity),
        np.zeros(capacity, np.int64),
    )


@compiled
def finish(t: Tables, s: Masks, players: int) -> tuple[int, int]:
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
def tree_search(
    t: Tables,
    tree: Tree,
    pool: Masks,
    utility: Floats,
    w: Floats,
    rng: Masks,
    simulations: int,
    curiosity: float,
    least: float,
    deepest: int,
    observers: bool,
    cards: Masks,
    areas: Numbers,
) -> None:
    """Do so many simulations more, each on a deal from the pool, which has one state a row.

    `utility` says what the end of a round brings to each seat, by who was first and second. At the
    root every move is tried at least this share as often as if all were tried equally (`least`).
    The tree grows to `deepest` moves. With `observers` each opponent has nodes of its own for each
    hand it may have, as one who sees it; without, one node serves for all of them.
    `cards` and `areas` are room to work in, as for `legal_moves`.
    """
    players = utility.shape[2]
    kinds = np.zeros(CANDIDATES, np.int64)
    weights = np.zeros(CANDIDATES)
    prior = np.zeros(KINDS)
    path = np.zeros(deepest, np.int64)
    movers = np.zeros(deepest, np.int64)
    s = np.zeros(SIZE, np.uint64)
    for _ in range(simulations):
        s[:] = pool[below(rng, pool.shape[0])]
        node, depth = 0, 0
        while s[AT] != OVER and depth < deepest and node >= 0:
            n = legal_moves(t, s, cards, areas)
            sight = ZERO
            if observers and depth > 0 and t.owners[s[AT]] != movers[0]:
                hand = s[t.owners[s[AT]]]
                turned = name_of(t, hand & s[FLIPPED])
                sight = mix(name_of(t, hand & ~s[FLIPPED])) ^ mix(~turned)
            sum_ = 0.0
            for i in range(candidates(t, s, w, kinds, weights)):
                sum_ += weights[i]
                prior[kinds[i]] = weights[i] / ways(t, s, kinds[i])
            visits, total = 0, 0.0
            child = tree.first[node]
            while child >= 0:
                visits += tree.visits[child]
                total += tree.total[child]
                child = tree.next[child]
            untried = total / visits - MALUS if visits else 0.0
            breadth = curiosity * np.sqrt(visits + 1.0) / sum_
            enough = least * visits / n if node == 0 else 0.0
            best, best_child, best_score = -1, -1, -np.inf
            for i in range(n):
                child = tree.first[node]
                name, turned = cards[i], cards[i] & s[FLIPPED]
                if name & t.twin:
                    name, turned = name_of(t, name), name_of(t, turned)
                while child >= 0 and (
                    tree.cards[child] != name
                    or tree.area[child] != areas[i]
                    or tree.turned[child] != turned
                    or tree.sight[child] != sight
                ):
                    child = tree.next[child]
                p = breadth * prior[kind_of(t, s, cards[i], areas[i])]
                score = untried + p
                if child >= 0:
                    score = tree.total[child] / tree.visits[child] + p / (1 + tree.visits[child])
                if enough > 0 and (child < 0 or tree.visits[child] < enough):
                    score += 1e3
                if child < 0 and tree.size[0] == tree.first.size:
                    score -= 1e6  # there is no room for it: only if nothing else can be done
                if score > best_score:
                    best, best_child, best_score = i, child, score
            movers[depth] = number(t.owners[s[AT]])
            turned = name_of(t, cards[best] & s[FLIPPED])
            do_move(t, s, cards[best], areas[best])
            grown = best_child < 0
            if grown and tree.size[0] < tree.first.size:
                best_child = tree.size[0]
                tree.size[0] += 1
                tree.cards[best_child] = name_of(t, cards[best])
                tree.turned[best_child] = turned
                tree.sight[best_child] = sight
                tree.area[best_child] = areas[best]
                tree.next[best_child] = tree.first[node]
                tree.first[node] = best_child
            if best_child >= 0:
                path[depth] = best_child
                depth += 1
            node = -1 if grown else best_child
        policy_playout(t, s, rng, w, MOST_PLIES, kinds, weights)
        first, second = finish(t, s, players)
        for i in range(depth):
            reward = utility[first, second, movers[i]]
            tree.visits[path[i]] += 1
            tree.total[path[i]] += reward
            tree.squares[path[i]] += reward * reward
            tree.won[path[i]] += first == movers[i] + 1


@compiled
def flat_search(
    t: Tables,
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


@compiled
def policy_ends(
    t: Tables, state: Masks, players: int, w: Floats, rng: Masks, playouts: int, ends: Floats
) -> None:
    """Play a state out so many times by the policy, and count the ends: by first and second."""
    kinds = np.zeros(CANDIDATES, np.int64)
    weights = np.zeros(CANDIDATES)
    s = np.zeros(SIZE, np.uint64)
    for _ in range(playouts):
        s[:] = state
        policy_playout(t, s, rng, w, MOST_PLIES, kinds, weights)
        first, second = finish(t, s, players)
        ends[first, second] += 1
