"""A played match looked at again: what was best at each action, by what was known then."""

import random
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from enum import StrEnum
from threading import Event

from dnup.analysis.analyse import Analysis, analyse
from dnup.analysis.moment import Moment
from dnup.rules import Action, View, apply, sample
from dnup.search.budget import DEFAULT_ANALYSIS, Budget
from dnup.search.search import Estimate

POLL = 0.1  # seconds between two looks at whether all should stop
SURE = 2.0  # a loss of fewer standard errors may be chance
DEEPER = 6  # times the budget, at most, for an action whose grade is not settled by then


class Grade(StrEnum):
    """How good an action was, by what it lost of the chance to win the match."""

    GREAT = "great"  # the best, and any other would have been a mistake
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


THRESHOLDS = {Grade.INACCURACY: 0.02, Grade.MISTAKE: 0.05, Grade.BLUNDER: 0.10}
FINE = frozenset({Grade.GREAT, Grade.GOOD})
_BAD = frozenset({Grade.MISTAKE, Grade.BLUNDER})
CHOICES = 3  # actions there must be, at least, for one of them to be great


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came out of looking at a moment again.

    `loss` is how much less than the best action the played one was worth, never below 0, in the
    chance to win the match; `error` is its standard error.
    """

    moment: Moment
    analysis: Analysis
    played: Estimate
    loss: float
    error: float

    @property
    def best(self) -> Estimate:
        """The best action's estimate."""
        return self.analysis.best

    @property
    def is_sure(self) -> bool:
        """Whether the loss is too large to be chance."""
        return _is_sure(self.loss, self.error)

    @property
    def grade(self) -> Grade:
        """The grade: by the loss, and good if that may be chance; great if nothing else would do.

        Going out is never great: everyone sees it.
        """
        if self._is_only_one and not goes_out(self.moment.view, self.played.action):
            return Grade.GREAT
        return _graded(self.loss, self.error)

    @property
    def grades(self) -> tuple[Grade, ...]:
        """The grade that each action of the analysis would have got, in its order."""
        return tuple(_graded(each.loss, each.loss_error) for each in self.analysis.estimates)

    @property
    def _is_only_one(self) -> bool:
        best, *others = self.analysis.estimates
        return (
            self.played == best
            and len(others) + 1 >= CHOICES
            and all(_graded(each.loss, each.loss_error) in _BAD for each in others)
        )

    @property
    def is_settled(self) -> bool:
        """Whether no grade's threshold is within a standard error of the loss."""
        return _grade(self.loss - self.error) is _grade(self.loss + self.error)


def goes_out(view: View, action: Action) -> bool:
    """Whether the viewer is then out. It is the same in every deal in which that is legal."""
    return view.viewer in apply(sample(view, random.Random(0)), action).out


def judge(moment: Moment, analysis: Analysis) -> Verdict:
    """What an analysis says of the action. A `ValueError` if there was none."""
    if moment.action is None:
        raise ValueError("nothing was done then")
    played = analysis.of(moment.action)
    return Verdict(moment, analysis, played, played.loss, played.loss_error)


def look(moment: Moment, budget: Budget = DEFAULT_ANALYSIS, threads: int = 1) -> Iterator[Analysis]:
    """Better and better analyses of a moment, the last when the grade of its action is settled.

    An action near a threshold when the budget is spent gets up to `DEEPER` times as many
    simulations, unless the budget is in time.
    """
    least = budget.simulations or 0
    if moment.action is None or not least:
        yield from analyse(moment.view, budget, threads=threads, also=moment.action)
        return
    most = Budget(simulations=DEEPER * least)
    for analysis in analyse(moment.view, most, threads=threads, also=moment.action):
        yield analysis
        if analysis.simulations >= least and judge(moment, analysis).is_settled:
            return


def review(
    those: Iterable[Moment],
    budget: Budget = DEFAULT_ANALYSIS,
    threads: int = 1,
    is_stopped: Callable[[], bool] = lambda: False,
) -> Iterator[Verdict]:
    """A verdict on each of these moments, in their order, until `is_stopped` says so.

    Each depends on what the seat to act knew, and on its action, alone: with a budget in
    simulations the same view and action get the same grade. The budget is for each action, and
    some get more, as `look` says. Moments without an action are left out.
    """
    stop = Event()
    executor = ThreadPoolExecutor(threads)
    given: deque[Future[Verdict | None]] = deque(
        executor.submit(_look, moment, budget, stop) for moment in those if moment.action
    )
    try:
        while given:
            while not is_stopped() and not wait([given[0]], timeout=POLL).done:
                pass
            if is_stopped():
                return
            verdict = given.popleft().result()
            assert verdict is not None  # noqa: S101 - it was not stopped
            yield verdict
    finally:
        stop.set()
        executor.shutdown(cancel_futures=True)


def _look(moment: Moment, budget: Budget, stop: Event) -> Verdict | None:
    analysis = None
    for analysis in look(moment, budget):  # noqa: B007 - the last
        if stop.is_set():
            return None
    assert analysis is not None  # noqa: S101 - there is one at least
    return judge(moment, analysis)


def _is_sure(loss: float, error: float) -> bool:
    return loss > SURE * error


def _graded(loss: float, error: float) -> Grade:
    return _grade(loss) if _is_sure(loss, error) else Grade.GOOD


def _grade(loss: float) -> Grade:
    grade = Grade.GOOD
    for worse, least in THRESHOLDS.items():
        grade = worse if loss >= least else grade
    return grade
