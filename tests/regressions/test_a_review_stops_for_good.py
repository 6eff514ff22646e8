"""A review stopped for good at a turn whose expected reply was against the rules."""

from dnup.analysis.mistake import MistakeKind, kind_of
from support.verdicts import verdict


def test_a_reply_that_is_not_possible_lets_nobody_out() -> None:
    text = "A: 2/7 2/9 5/7 9/4 | B: 8/9 | C: 6/7 1/8 | C1: 5/4 | A to play"
    found = kind_of(verdict(text, "2/7+2/9", "9/4", ("8/9>C1", "@")))
    assert found not in (None, MistakeKind.LET_GO_OUT)
