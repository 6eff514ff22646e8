"""Tree search from a view: what each action is worth, as far as the viewer can tell."""

import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import sqrt

import numpy as np

from dnup.bots.belief import believe, points_before
from dnup.bots.utility import utility
from dnup.kernel.moves import do_move, legal_moves, most_moves, name_of
from dnup.kernel.policy import load_policy
from dnup.kernel.search import Tree, make_tree, tree_search
from dnup.kernel.state import AT, FLIPPED, OUT, to_action
from dnup.kernel.tables import Floats
from dnup.rules import Action, View

CHUNK = 32  # simulations between two looks at the clock
SLICE = 5000  # simulations in one call of the kernel
NODES = 1 << 16


@dataclass(frozen=True, slots=True)
class Settings:
    """What can be tuned; the defaults are what measured best (docs/bots.md)."""

    deals: int = 500  # drawn and weighed before the search
    trust: float = 0.7  # how much the others' actions count for the weights: 0 not at all, 1 fully
    doubt: float = 0.1  # how likely it is that they do anything at all
    curiosity: float = 1.0  # how much the search follows the policy rather than its results
    least: float = 0.0  # at the root: each action at least at this share of an equal one
    deepest: int = 64  # moves; with 1 it is flat Monte-Carlo with the policy
    observers: bool = (
        False  # multiple-observer search: opponents choose as those who see their hand
    )
    policy: Floats | None = None  # weights as `load_policy` gives them; None for the learned ones


@dataclass(frozen=True, slots=True)
class Estimate:
    """What an action is worth to the player who does it."""

    action: Action
    match: float  # the chance to win the match
    error: float  # the standard error of this
    round: float  # the chance to be the first out
    simulations: int
    reply: Action | None  # what the next player is then expected to do


Key = tuple[int, int, int]  # cards, those of them that lie turned, and area, as the trees have them


@dataclass(slots=True)
class _Move:
    """A legal action of the searcher, and where the trees keep it."""

    action: Action
    key: Key
    next: int  # the area whose turn is next; -1 if the round is then over
    ends: bool  # the searcher is then out


class Search:
    """A search that can be asked for its estimates at any time, and go on.

    The view's viewer is to act. With several threads each grows a tree of its own on the same
    deals, and the estimates are taken together. A tree stops growing when it has so many `nodes`.
    """

    def __init__(
        self,
        view: View,
        rng: random.Random,
        settings: Settings = Settings(),  # noqa: B008 - it cannot change
        *,
        threads: int = 1,
        nodes: int = NODES,
    ) -> None:
        self.pack = view.pack
        self.simulations = 0
        self._settings = settings
        self._policy = (
            load_policy(view.pack.players) if settings.policy is None else settings.policy
        )
        belief = believe(view, settings.deals, rng, self._policy, settings.trust, settings.doubt)
        self._tables = belief.known.tables
        self._pool = belief.resampled(rng)
        self._utility = utility(view.pack, points_before(view))
        self._trees = [make_tree(nodes) for _ in range(threads)]
        self._sources = [np.array([rng.getrandbits(64)], np.uint64) for _ in range(threads)]
        room = most_moves(self._tables)
        self._room = [(np.zeros(room, np.uint64), np.zeros(room, np.int64)) for _ in range(threads)]
        self._moves = list(self._legal())

    def run(self, simulations: int) -> None:
        """Do so many simulations more, shared out between the threads."""
        threads = len(self._trees)
        if threads == 1:
            self._run(0, simulations)
        else:
            shares = [(simulations + i) // threads for i in range(threads)]
            with ThreadPoolExecutor(threads) as pool:
                list(pool.map(self._run, range(threads), shares))
        self.simulations += simulations

    def run_until(self, end: float) -> None:
        """Go on until the clock, `time.perf_counter`, says so; at least for a moment."""
        while self.simulations == 0 or time.perf_counter() < end:
            self.run(CHUNK * len(self._trees))

    def sure(self) -> Action | None:
        """The action that needs no search: the only one, or the only one that goes out."""
        moves = self._sensible()
        return moves[0].action if len(moves) == 1 else None

    def best(self) -> Action:
        """The action that was tried most often; of those that go out, if some do."""
        visits: dict[Key, tuple[int, float]] = {}
        for tree in self._trees:
            for node in _children(tree, 0):
                key = _key(tree, node)
                number, total = visits.get(key, (0, 0.0))
                visits[key] = (number + int(tree.visits[node]), total + float(tree.total[node]))
        none = (0, 0.0)
        return max(self._sensible(), key=lambda move: visits.get(move.key, none)).action

    def estimates(self) -> list[Estimate]:
        """What has been found so far, the most tried action first; none is left out."""
        found = (self._estimate(move) for move in self._moves)
        return sorted(found, key=lambda e: (e.simulations, e.match), reverse=True)

    def _sensible(self) -> list[_Move]:
        """Those that go out, if some do: nothing is worth more (E2, E3). Else all."""
        return [move for move in self._moves if move.ends] or self._moves

    def _legal(self) -> Iterator[_Move]:
        state = self._pool[0]
        cards, areas = self._room[0]
        for i in range(legal_moves(self._tables, state, cards, areas)):
            after = state.copy()
            do_move(self._tables, after, cards[i], areas[i])
            out = bool(after[OUT] != state[OUT])
            turn = int(after[AT])
            turn = turn if turn < len(self.pack.areas) else -1
            at, turned = int(state[AT]), int(state[FLIPPED])
            action = to_action(self.pack, at, int(cards[i]), turned, int(areas[i]))
            names = (cards[i], cards[i] & state[FLIPPED])
            name, reverse = (int(name_of(self._tables, each)) for each in names)
            yield _Move(action, (name, reverse, int(areas[i])), turn, out)

    def _estimate(self, move: _Move) -> Estimate:
        visits = won = 0
        total = squares = 0.0
        replies: dict[Action, int] = {}
        for tree in self._trees:
            for node in _children(tree, 0):
                if _key(tree, node) != move.key:
                    continue
                visits += int(tree.visits[node])
                won += int(tree.won[node])
                total += float(tree.total[node])
                squares += float(tree.squares[node])
                for answer in _children(tree, node) if move.next >= 0 else ():
                    action = to_action(self.pack, move.next, *_key(tree, answer))
                    replies[action] = replies.get(action, 0) + int(tree.visits[answer])
        if not visits:
            return Estimate(move.action, 0.0, 1.0, 0.0, 0, None)
        mean = total / visits
        spread = max(squares / visits - mean * mean, 1 / (visits + 1))
        reply = max(replies, key=lambda a: (replies[a], str(a)), default=None)
        return Estimate(move.action, mean, sqrt(spread / visits), won / visits, visits, reply)

    def _run(self, thread: int, simulations: int) -> None:
        for done in range(0, simulations, SLICE):  # between two of them Ctrl-C is heard
            tree_search(
                self._tables,
                self._trees[thread],
                self._pool,
                self._utility,
                self._policy,
                self._sources[thread],
                min(SLICE, simulations - done),
                self._settings.curiosity,
                self._settings.least,
                self._settings.deepest,
                self._settings.observers,
                *self._room[thread],
            )


def _key(tree: Tree, node: int) -> Key:
    return int(tree.cards[node]), int(tree.turned[node]), int(tree.area[node])


def _children(tree: Tree, node: int) -> Iterator[int]:
    child = int(tree.first[node])
    while child >= 0:
        yield child
        child = int(tree.next[child])
