"""What kind of mistake it was, told by positions that a player can check."""

import pytest

from dnup.analysis.mistake import MistakeKind, kind_of
from dnup.analysis.review import Verdict
from support.verdicts import TABLE, verdict

LAST = "A: 9/4 | B: 3/4 8/9 | C: 6/7 1/8 | B1: 3/5 | C1: 4/6 4/7 | A to play"
ONE_LEFT = "A: 2/7 2/9 5/7 9/4 | B: 8/9 | C: 6/7 1/8 | C1: 5/4 | A to play"


@pytest.mark.parametrize(
    ("played", "best", "kind"),
    [
        ("5/1*+5/7", "@", MistakeKind.SHOULD_HAVE_ROTATED),
        ("<B1", "@", MistakeKind.SHOULD_HAVE_ROTATED),
        ("@", "9/4", MistakeKind.ROTATED_TOO_EARLY),
        ("@", "<B1", MistakeKind.ROTATED_TOO_EARLY),
        ("<B1", "9/4", MistakeKind.TOOK_NEEDLESSLY),
        ("9/4", "<C1", MistakeKind.SHOULD_HAVE_TAKEN),
        ("<C1", "<B1", MistakeKind.OTHER_SET),
        ("5/7", "9/4", MistakeKind.BROKE_UP_SET),
        ("5/7", "5/1*+5/7", MistakeKind.TOO_FEW),
        ("5/1*+5/7", "9/4", MistakeKind.TOO_MANY),
        ("9/4", "5/1*+5/7", MistakeKind.TOO_FEW),
        ("9/4", "5/7", MistakeKind.TOO_HIGH),
        ("5/7", "5/1*", MistakeKind.OTHER_CARDS),
    ],
)
def test_the_kind_goes_by_what_was_done_and_what_was_best(
    played: str, best: str, kind: MistakeKind
) -> None:
    assert kind_of(verdict(TABLE, played, best)) is kind


def test_a_lower_set_of_the_same_size() -> None:
    text = "A: 4/7 9/4 5/7 | B: 3/4 8/9 | C: 6/7 1/8 | B1: 3/5 | A to play"
    assert kind_of(verdict(text, "5/7", "9/4")) is MistakeKind.TOO_LOW


def test_adding_or_not() -> None:
    text = "A: 4/9 3/6 9/1 | B: 3/4 8/9 | C: 6/7 1/8 | B1: 3/5 | C1: 4/6 4/7 | A to play"
    assert kind_of(verdict(text, "9/1", "4/9>C1")) is MistakeKind.SHOULD_HAVE_ADDED
    assert kind_of(verdict(text, "4/9>C1", "9/1")) is MistakeKind.ADDED_NEEDLESSLY


def test_e1_who_could_go_out_and_did_not_missed_it() -> None:
    assert kind_of(verdict(LAST, "@", "9/4")) is MistakeKind.MISSED_GOING_OUT


def test_p3_a_last_card_that_brings_an_own_set_back_does_not_go_out() -> None:
    text = "A: 9/4 | B: 3/4 8/9 | A2: 3/5 | A1 to play"
    assert kind_of(verdict(text, "@", "9/4")) is MistakeKind.ROTATED_TOO_EARLY


def test_who_is_expected_to_go_out_now_was_let_out() -> None:
    out, stays = "8/9", "@"
    let = MistakeKind.LET_GO_OUT
    assert kind_of(verdict(ONE_LEFT, "2/7+2/9", "9/4", (out, stays))) is let
    assert kind_of(verdict(ONE_LEFT, "2/7+2/9", "@", (out, out))) is not let
    assert kind_of(verdict(ONE_LEFT, "2/7+2/9", "@", (stays, out))) is not let


def test_a3_who_gets_a_set_back_does_not_go_out_with_one_card() -> None:
    text = "A: 2/7 2/9 5/7 9/4 | B: 8/9 | C: 6/7 1/8 | B1: 3/4 | A to play"
    back = verdict(text, "5/7", "2/7+2/9", ("8/9", "@"))  # B then has 8/9 and 4/3
    assert kind_of(back) is not MistakeKind.LET_GO_OUT


def test_p1_with_the_second_turn_to_come_nobody_was_let_out() -> None:
    text = "A: 2/7 9/7 9/4 | B: 8/9 | A{} to play"
    one, two = (verdict(text.format(area), "2/7", "9/4", ("8/9", "@")) for area in (1, 2))
    assert kind_of(one) is MistakeKind.TOO_LOW
    assert kind_of(two) is MistakeKind.LET_GO_OUT


@pytest.mark.parametrize(
    ("text", "reply"),
    [
        ("A: 9/7 9/4 2/6 | B: 8/9 | B2: {} | A2 to play", "8/9"),
        ("A: 9/7 9/4 2/6 | B: 8/9 | A1: 8/1 | B2: {} 3/6 | A2 to play", "8/9>A1"),
    ],
)
def test_p3_who_gets_an_own_set_back_is_not_let_out(text: str, reply: str) -> None:
    """B could lay down the last card, but the set beside it would come back."""
    back = verdict(text.format("3/4"), "@", "9/7", (reply, "@"))
    assert kind_of(back) is MistakeKind.ROTATED_TOO_EARLY
    other = text.replace("| B2: {} ", "").replace("3/6 ", "")
    assert kind_of(verdict(other, "@", "9/7", (reply, "@"))) is MistakeKind.LET_GO_OUT


@pytest.mark.parametrize(
    ("hand", "reply"),
    [("(8/9)", "8/9"), ("1/5*", "5/1*"), ("2/5", "7/6"), ("(7/4) 7/8", "7/4+7/6")],
)
def test_who_is_let_out_may_hold_other_cards_than_the_true_ones(hand: str, reply: str) -> None:
    """A reply is one that could be, as far as the seat knows."""
    text = f"A: 2/7 2/9 9/4 | B: {hand} | C: 6/7 1/8 | C1: 1/3 1/9 1/6 | A to play"
    assert kind_of(verdict(text, "@", "9/4", (reply, "@"))) is MistakeKind.LET_GO_OUT


def test_what_was_good_has_no_kind() -> None:
    bad = verdict(TABLE, "@", "9/4")
    good = Verdict(bad.moment, bad.analysis, bad.played, 0.2, 0.5)
    assert kind_of(good) is None
