"""Verdicts on actions in positions that a player can check."""

from dataclasses import dataclass

from dnup import Match, View, parse_action, standard_deck, view_of
from dnup.analysis.analyse import Analysis
from dnup.analysis.moment import Moment
from dnup.analysis.review import Verdict
from dnup.rules import Seat
from dnup.search.search import Estimate
from support.helpers import pairs_position as position

TABLE = "A: 2/7 2/9 5/1* 5/7 9/4 | B: 3/4 8/9 | C: 6/7 1/8 | B1: 3/5 | C1: 4/6 4/7 | A to play"


@dataclass(frozen=True)
class Known(Moment):
    """A moment of which only the view is looked at."""

    known: View

    @property
    def view(self) -> View:
        return self.known


def verdict(
    text: str, played: str, best: str, replies: tuple[str | None, str | None] = (None, None)
) -> Verdict:
    """A mistake in a position: what was done, what was best, and the replies to both."""
    round_ = position(text)
    view = view_of(round_, Seat.A)
    done, better = (parse_action(action) for action in (played, best))
    assert view.refusal(done) is None
    assert view.refusal(better) is None
    estimates = tuple(
        Estimate(action, chance, 0.001, chance, 10, parse_action(reply) if reply else None)
        for action, chance, reply in ((better, 0.6, replies[1]), (done, 0.4, replies[0]))
    )
    match = Match(standard_deck(), view.pack.players)
    moment = Known(match, 1, done, view)
    return Verdict(moment, Analysis(estimates, 20, 0), estimates[1], 0.2, 0.001)
