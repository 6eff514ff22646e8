"""Tree search for two players, with the net's judgement as prior and as value.

All actions of dnup are public; only the hands are hidden. So one tree of public actions serves: a
simulation takes one of the deals that the searcher holds possible, walks down the tree by moves
that are legal in it, and ends where it adds a node. Moves of equal cards look the same, so they
share a node.
"""

from typing import NamedTuple

import numpy as np

from dnup.kernel.bits import below, number
from dnup.kernel.compiled import compiled, embedded
from dnup.kernel.moves import do_move, legal_moves, name_of
from dnup.kernel.net import Net, NetScratch, Weights, judge_moves
from dnup.kernel.netsearch import end_worth, worth_to
from dnup.kernel.state import AT, FLIPPED, OVER, SIZE
from dnup.kernel.tables import Floats, Masks, Numbers, PackTables


class Tree(NamedTuple):
    """The nodes, by number; 0 is the root. A node is the move that leads to it."""

    size: Numbers  # [0]: how many nodes there are
    first: Numbers  # the first child, or -1
    next: Numbers  # the next child of the same parent, or -1
    cards: Masks  # the move, by the name of its cards (`name_of`)
    turned: Masks  # those of its cards that lay turned: deals differ in that
    areas: Numbers
    visits: Numbers
    total: Floats  # what it brought to the player who moved


def make_tree(capacity: int) -> Tree:
    """A tree of the root alone, with room for so many nodes."""
    return Tree(
        np.ones(1, np.int64),
        np.full(capacity, -1, np.int64),
        np.full(capacity, -1, np.int64),
        np.zeros(capacity, np.uint64),
        np.zeros(capacity, np.uint64),
        np.zeros(capacity, np.int64),
        np.zeros(capacity, np.int64),
        np.zeros(capacity),
    )


@embedded
def find_child(tree: Tree, node: int, cards: np.uint64, turned: np.uint64, area: int) -> int:
    """The child of a node that is this move, or -1."""
    child = int(tree.first[node])
    while child >= 0 and (
        tree.cards[child] != cards or tree.areas[child] != area or tree.turned[child] != turned
    ):
        child = int(tree.next[child])
    return child


@compiled
def root_visits(t: PackTables, s: Masks, tree: Tree, moves: Masks, areas: Numbers) -> Numbers:
    """How often each of the root's moves was tried."""
    visits = np.zeros(moves.size, np.int64)
    for i in range(moves.size):
        turned = name_of(t, moves[i] & s[FLIPPED])
        child = find_child(tree, 0, name_of(t, moves[i]), turned, areas[i])
        if child >= 0:
            visits[i] = tree.visits[child]
    return visits


@compiled
def grow_tree(
    t: PackTables,
    tree: Tree,
    pool: Masks,
    utility: Floats,
    net: Net,
    room: NetScratch,
    rng: Masks,
    simulations: int,
    curiosity: float,
    heat: float,
    deepest: int,
    cards: Masks,
    areas: Numbers,
    judged: Weights,
) -> None:
    """Do so many simulations more, each on a deal from the pool.

    At each node the move is taken whose mean, with the net's judgement on this deal as one more
    result, and bonus are largest (PUCT). The prior of a move falls by e for each `heat` that the
    net likes it less than the best one.
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
            mover = number(t.owners[s[AT]])
            count = legal_moves(t, s, cards, areas)
            judge_moves(t, s, net, room, cards, areas, count, judged)
            top, sum_, visits = -1.0, 0.0, 0
            for i in range(count):
                worths[i] = worth_to(judged[i], utility, players, mover, mover)
                top = max(top, worths[i])
            for i in range(count):
                priors[i] = np.exp((worths[i] - top) / heat)
                sum_ += priors[i]
                name, turned = name_of(t, cards[i]), name_of(t, cards[i] & s[FLIPPED])
                children[i] = find_child(tree, node, name, turned, areas[i])
                if children[i] >= 0:
                    visits += tree.visits[children[i]]
            breadth = curiosity * np.sqrt(visits + 1.0) / sum_
            best, best_score = 0, -np.inf
            for i in range(count):
                tried, total = 0, 0.0
                if children[i] >= 0:
                    tried, total = tree.visits[children[i]], tree.total[children[i]]
                score = (total + worths[i] + breadth * priors[i]) / (tried + 1)
                if score > best_score:
                    best, best_score = i, score
            child = children[best]
            is_new = child < 0
            if is_new and tree.size[0] < tree.first.size:
                child = tree.size[0]
                tree.size[0] += 1
                tree.cards[child] = name_of(t, cards[best])
                tree.turned[child] = name_of(t, cards[best] & s[FLIPPED])
                tree.areas[child] = areas[best]
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
            if is_new or depth == deepest:
                for seat in range(players):
                    ends[seat] = worth_to(judged[best], utility, players, mover, seat)
                break
            node = child
        for i in range(depth):
            tree.visits[path[i]] += 1
            tree.total[path[i]] += ends[movers[i]]
