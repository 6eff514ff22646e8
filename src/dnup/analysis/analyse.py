"""What each action is worth that a viewer may do now, and how sure that is."""

import random
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from hashlib import sha256
from itertools import islice, repeat

import numpy as np

from dnup.kernel.netsearch import Tries
from dnup.rules import Action, View
from dnup.search.budget import DEFAULT_ANALYSIS, Budget
from dnup.search.judgement import judge_view, workspace
from dnup.search.search import (
    Estimate,
    SearchSettings,
    Tested,
    draw_deals,
    shortlist,
    try_moves,
)

# Deals are drawn in parts of this size, each with a random source of its own, so that the numbers
# don't depend on how many threads there are.
PART = 16

# At least half of each result is the net's own judgement, so more deals change fewer grades, and a
# few deals are enough. Where it is far off, as with very few cards, the tries have the last word
# (docs/analysis.md).
SETTINGS = SearchSettings(share=0.5, leash=0.06)


@dataclass(frozen=True, slots=True)
class Analysis:
    """The estimates of all legal actions so far, the best first."""

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
    also: Action | None = None,
    settings: SearchSettings = SETTINGS,
) -> Iterator[Analysis]:
    """Better and better results, the last when the budget is spent.

    Raises `ValueError` if it isn't the viewer's turn. Actions that look bad to the net aren't
    tried, except for the one named by `also`. Without a random source the view is one: with a
    budget in simulations the same view gives the same numbers, however many threads there are.
    """
    if not view.is_my_turn:
        raise ValueError("only a viewer who is to act has actions to analyse")
    began = time.perf_counter()
    rng = rng or chance_of(view)
    judged = judge_view(view)
    moves = shortlist(judged, settings)
    if also is not None:
        asked = next((i for i in range(len(judged)) if judged.action(i) == also), -1)
        if asked >= 0 and asked not in moves:
            moves = np.append(moves, asked)
    tested = Tested(judged, settings)

    def look(seed: int) -> Tries:
        deals = draw_deals(view, random.Random(seed), settings, PART)
        return try_moves(judged, workspace(view.pack, judged.net), moves, deals, settings)

    seeds = (rng.getrandbits(64) for _ in _parts(budget, len(moves)))
    done = 0
    for tries in _in_order(look, seeds, threads):
        tested.parts.append(tries)
        done += PART * len(moves)
        yield Analysis(tested.estimates(), done, time.perf_counter() - began)


def chance_of(view: View) -> random.Random:
    """A random source that follows from what the viewer knows, and from nothing else."""
    known = (
        view.pack.to_cards(view.pack.cards, flipped=0),
        (view.viewer, view.turn, view.points, view.out, view.star_holder),
        (view.hand, view.hand_sizes, view.known, view.sets, view.discarded),
        [(past.area, str(past.action), past.revealed) for past in view.past],
    )
    return random.Random(sha256(repr(known).encode()).digest())


def _parts(budget: Budget, moves: int) -> Iterator[None]:
    """As many times as the budget allows; at least once."""
    if budget.simulations is not None:
        yield from repeat(None, max(1, round(budget.simulations / (PART * moves))))
        return
    assert budget.milliseconds is not None  # noqa: S101 - of the two exactly one
    end = time.perf_counter() + budget.milliseconds / 1000
    yield None
    while time.perf_counter() < end:
        yield None


def _in_order(look: Callable[[int], Tries], seeds: Iterator[int], threads: int) -> Iterator[Tries]:
    """Yield the result for each seed, in order, using this many threads."""
    if threads == 1:
        yield from map(look, seeds)
        return
    executor = ThreadPoolExecutor(threads)
    given: deque[Future[Tries]] = deque()
    try:
        while True:
            for seed in islice(seeds, threads + 1 - len(given)):
                given.append(executor.submit(look, seed))
            if not given:
                return
            yield given.popleft().result()
    finally:
        executor.shutdown(cancel_futures=True)
