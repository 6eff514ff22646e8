"""The grade for an action without which there would have been a mistake."""

from dataclasses import replace

from dnup import parse_action
from dnup.analysis.analyse import Analysis
from dnup.analysis.review import Grade, Verdict
from dnup.search.search import Estimate
from support.verdicts import TABLE, verdict

OUT = "A: 5/1* 5/7 | B: 3/4 8/9 | C: 6/7 1/8 | B1: 3/5 | C1: 4/6 4/7 | A to play"


def chosen(text: str, action: str, *losses: tuple[str, float]) -> Verdict:
    """The best action was done; the others lose so much."""
    done = verdict(text, action, action)
    best = Estimate(parse_action(action), 0.6, 0.001, 0.6, 10, None)
    others = [
        Estimate(parse_action(other), 0.6 - loss, 0.001, 0.6 - loss, 10, None, loss, 0.001)
        for other, loss in losses
    ]
    analysis = Analysis((best, *others), 20, 0)
    return replace(done, analysis=analysis, played=best, loss=0.0, error=0.0)


def test_it_is_great_if_every_other_choice_was_a_mistake() -> None:
    assert chosen(TABLE, "9/4", ("@", 0.06), ("<B1", 0.2)).grade is Grade.GREAT


def test_it_is_good_if_another_choice_was_only_a_slip() -> None:
    assert chosen(TABLE, "9/4", ("@", 0.04), ("<B1", 0.2)).grade is Grade.GOOD


def test_it_is_good_if_there_was_hardly_a_choice() -> None:
    assert chosen(TABLE, "9/4", ("@", 0.3)).grade is Grade.GOOD


def test_going_out_is_good_since_everybody_sees_it() -> None:
    assert chosen(OUT, "5/1*+5/7", ("@", 0.3), ("<B1", 0.4)).grade is Grade.GOOD
