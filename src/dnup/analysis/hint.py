"""A hint: the best that a seat can do now, with its chances, and why.

It follows from the seat's view alone, and the same view gives the same hint. It needs the kernel.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from dnup.analysis.analyse import analyse
from dnup.analysis.reason import Reason, reasons
from dnup.rules import View
from dnup.search.budget import Budget
from dnup.search.search import Estimate

BUDGET = Budget(simulations=2000)  # about a tenth of a second
BEST = 3  # actions that are named


@dataclass(frozen=True, slots=True)
class Advice:
    """An action, what it is worth, and what speaks for it."""

    estimate: Estimate
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Hint:
    """The best actions, the best first."""

    best: tuple[Advice, ...]
    simulations: int


def think(view: View, budget: Budget = BUDGET, best: int = BEST) -> Iterator[Hint | None]:
    """Work out a hint piece by piece: None as long as there is more to do, the hint at last.

    The viewer is to act, else a `ValueError`.
    """
    analysis = None
    for analysis in analyse(view, budget):  # noqa: B007 - the last
        yield None
    assert analysis is not None  # noqa: S101 - a budget is for one at least
    chosen = analysis.estimates[:best]
    advice = tuple(Advice(each, reasons(view, each.action)) for each in chosen)
    yield Hint(advice, analysis.simulations)


def hint(view: View, budget: Budget = BUDGET, best: int = BEST) -> Hint:
    """The same at once."""
    *_, found = think(view, budget, best)
    assert found is not None  # noqa: S101 - it is the last
    return found
