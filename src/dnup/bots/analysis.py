"""What each action is worth that a viewer may do now, and how sure that is."""

import random
import time
from collections import Counter, deque
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import chain, islice, repeat
from math import sqrt

from dnup.bots.budget import DEFAULT_ANALYSIS, Budget
from dnup.bots.search import Estimate, Search, Settings
from dnup.rules import Action, View

# A tree's values drift while it grows. So trees of one size are grown, each on deals of its own:
# more simulations are more trees, and make the numbers surer, not others (docs/analysis.md).
TREE = 1000
SETTINGS = Settings(deals=250, least=0.5)  # half of them for all actions alike: bad ones count, too
ENOUGH = 4  # trees, to tell the standard error from how much they differ


@dataclass(frozen=True, slots=True)
class Analysis:
    """The estimates of all legal actions so far, the best first.

    The best is the one with the most to expect for sure: its chance to win the match less the
    standard error. So an action that was hardly tried is not the best by luck.
    """

    estimates: tuple[Estimate, ...]
    simulations: int
    seconds: float

    @property
    def best(self) -> Estimate:
        """The best action's estimate."""
        return self.estimates[0]

    def of(self, action: Action) -> Estimate:
        """The estimate of an action. Raises `ValueError` if it is not legal."""
        for estimate in self.estimates:
            if estimate.action == action:
                return estimate
        raise ValueError(f"{action} is not legal here")


def analyse(
    view: View,
    budget: Budget = DEFAULT_ANALYSIS,
    rng: random.Random | None = None,
    threads: int = 1,
) -> Iterator[Analysis]:
    """Better and better results, the last when the budget is spent.

    The viewer is to act, else a `ValueError`. Without a random source the view is one: with a
    budget in simulations the same view gives the same numbers, however many threads there are.
    """
    if not view.is_my_turn:
        raise ValueError("only a viewer who is to act has actions to analyse")
    began = time.perf_counter()
    found = {action: _Sum(action) for action in view.legal_actions()}
    done = 0
    for simulations, tree in _trees(view, budget, rng or chance_of(view), threads):
        done += simulations
        for estimate in tree:
            found[estimate.action].add(estimate)
        ranked = sorted(
            (tried.mean() for tried in found.values()),
            key=lambda e: (e.match - e.error, e.simulations),
            reverse=True,
        )
        yield Analysis(tuple(ranked), done, time.perf_counter() - began)


def chance_of(view: View) -> random.Random:
    """A random source that follows from what the viewer knows, and from nothing else."""
    known = (
        view.pack.to_cards(view.pack.cards, flipped=0),
        (view.viewer, view.turn, view.points, view.out, view.star_holder),
        (view.hand, view.hand_sizes, view.known, view.sets, view.discarded),
        [(past.area, str(past.action), past.revealed) for past in view.past],
    )
    return random.Random(sha256(repr(known).encode()).digest())


@dataclass(slots=True)
class _Sum:
    """What all trees say of an action, each simulation counting the same."""

    action: Action
    trees: int = 0
    simulations: int = 0
    match: float = 0.0
    round: float = 0.0
    within: float = 0.0  # squared errors inside the trees
    between: tuple[float, float, float] = (0.0, 0.0, 0.0)  # squared numbers, times match^0, 1, 2
    replies: Counter[Action] = field(default_factory=Counter)

    def add(self, tree: Estimate) -> None:
        """Count what one more tree says."""
        number = tree.simulations
        if not number:
            return
        self.trees += 1
        self.simulations += number
        self.match += number * tree.match
        self.round += number * tree.round
        self.within += (number * tree.error) ** 2
        a, b, c = self.between
        square = number * number
        self.between = (a + square, b + square * tree.match, c + square * tree.match**2)
        if tree.reply is not None:
            self.replies[tree.reply] += number

    def mean(self) -> Estimate:
        """All of it together."""
        number = self.simulations
        if not number:
            return Estimate(self.action, 0.0, 1.0, 0.0, 0, None)
        match = self.match / number
        squares = self.within
        if self.trees >= ENOUGH:
            a, b, c = self.between
            differ = max(c - 2 * match * b + match * match * a, 0.0)
            squares = max(squares, differ * self.trees / (self.trees - 1))
        reply = max(self.replies, key=lambda r: (self.replies[r], str(r)), default=None)
        error = sqrt(squares) / number
        return Estimate(self.action, match, error, self.round / number, number, reply)


Tree = tuple[int, list[Estimate]]  # how many simulations, and what they found


def _trees(view: View, budget: Budget, rng: random.Random, threads: int) -> Iterator[Tree]:
    """Trees, one after the other in a fixed order, until the budget is spent; at least one."""
    if budget.simulations is not None:
        whole, rest = divmod(budget.simulations, TREE)
        sizes: Iterator[int] = chain(repeat(TREE, whole), [rest] if rest else [])
    else:
        assert budget.milliseconds is not None  # noqa: S101 - of the two exactly one
        sizes = _until(time.perf_counter() + budget.milliseconds / 1000)

    def grow(size: int, seed: int) -> Tree:
        search = Search(view, random.Random(seed), SETTINGS, nodes=size + 2)
        search.run(size)
        return size, search.estimates()

    if threads == 1:
        for size in sizes:
            yield grow(size, rng.getrandbits(64))
        return
    executor = ThreadPoolExecutor(threads)
    given: deque[Future[Tree]] = deque()
    try:
        while True:
            for size in islice(sizes, threads + 1 - len(given)):
                given.append(executor.submit(grow, size, rng.getrandbits(64)))
            if not given:
                return
            yield given.popleft().result()
    finally:
        executor.shutdown(cancel_futures=True)


def _until(end: float) -> Iterator[int]:
    yield TREE
    while time.perf_counter() < end:
        yield TREE
