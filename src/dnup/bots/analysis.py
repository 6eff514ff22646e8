"""What each action is worth that a viewer may do now, and how sure that is."""

import random
import time
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256

from dnup.bots.budget import Budget
from dnup.bots.search import Estimate, Search, Settings
from dnup.rules import Action, View

SIMULATIONS = Budget(simulations=8000)  # enough for steady grades, see docs/analysis.md
# Half of all simulations are spread evenly over the actions: the worst are to be known, too. More
# deals than a bot has time for, always as many, so that more simulations do not change them.
SETTINGS = Settings(deals=2000, least=0.5)
FIRST = 250  # simulations before the first result
MOMENT = 0.1  # seconds, about, between two results


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
    budget: Budget = SIMULATIONS,
    rng: random.Random | None = None,
    threads: int = 1,
) -> Iterator[Analysis]:
    """Better and better results, the last when the budget is spent.

    The viewer is to act, else a `ValueError`. Without a random source the view itself is one: the
    same view gives the same numbers, if the budget is in simulations and the threads are as many.
    """
    if not view.is_my_turn:
        raise ValueError("only a viewer who is to act has actions to analyse")
    began = time.perf_counter()
    search = Search(view, rng or chance_of(view), SETTINGS, threads=threads)
    for _ in search_on(search, budget, began, threads):
        yield result_of(search, began)


def chance_of(view: View) -> random.Random:
    """A random source that follows from what the viewer knows, and from nothing else."""
    known = (
        view.pack.to_cards(view.pack.cards, flipped=0),
        (view.viewer, view.turn, view.points, view.out, view.star_holder),
        (view.hand, view.hand_sizes, view.known, view.sets, view.discarded),
        [(past.area, str(past.action), past.revealed) for past in view.past],
    )
    return random.Random(sha256(repr(known).encode()).digest())


def search_on(search: Search, budget: Budget, began: float, threads: int = 1) -> Iterator[None]:
    """Spend the budget, pausing about every tenth of a second.

    Where the pauses fall does not change what is found: each thread does its share in any case.
    """
    step = FIRST * threads
    while True:
        left = step
        if budget.simulations is not None:
            left = budget.simulations - search.simulations
        before = time.perf_counter()
        search.run(min(step, left))
        now = time.perf_counter()
        yield
        if left <= step and budget.simulations is not None:
            return
        if budget.milliseconds is not None and now - began >= budget.milliseconds / 1000:
            return
        if now - before < MOMENT / 2:
            step *= 2
        elif now - before > MOMENT * 2 and step > FIRST * threads:
            step //= 2


def result_of(search: Search, began: float) -> Analysis:
    """What a search has found so far, the best action first."""
    ranked = sorted(
        search.estimates(), key=lambda e: (e.match - e.error, e.simulations), reverse=True
    )
    return Analysis(tuple(ranked), search.simulations, time.perf_counter() - began)
