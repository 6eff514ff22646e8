"""What a weak action teaches: told by positions that a player can check."""

import pytest

from dnup.analysis.lesson import MistakeLesson, lesson
from dnup.analysis.mistake import MistakeKind
from dnup.analysis.reason import ReasonCode
from dnup.rules import Seat
from support.verdicts import TABLE, verdict


def learned(text: str, played: str, best: str) -> MistakeLesson:
    found = lesson(verdict(text, played, best))
    assert found is not None
    return found


def test_cards_of_a_beaten_set_go_home_turned() -> None:
    best = learned(TABLE, "<B1", "5/1*+5/7").best
    assert best is not None
    assert (best.seat, str(best.cards[0]), len(best.held)) == (Seat.C, "4/6", 2)
    assert sorted(map(str, best.held)) == ["6/4", "7/4"]


def test_cards_that_are_taken_come_into_the_own_hand_turned() -> None:
    played = learned(TABLE, "<C1", "9/4").played
    assert played is not None
    assert (played.seat, sorted(map(str, played.held))) == (Seat.A, ["6/4", "7/4"])


def test_a_hand_that_is_turned_is_told_whole() -> None:
    best = learned(TABLE, "<B1", "@").best
    assert best is not None
    assert sorted(map(str, best.held)) == ["1/5*", "4/9", "7/2", "7/5", "9/2"]


def test_who_splits_a_set_is_told_which() -> None:
    found = learned(TABLE, "5/7", "9/4")
    assert found.kind is MistakeKind.BROKE_UP_SET
    assert found.facts == {"size": 2, "value": 5}


@pytest.mark.parametrize(
    ("played", "best", "code"),
    [
        ("5/7", "9/4", ReasonCode.KEEPS_SET),  # the two 5s stay together
        ("5/1*+5/7", "@", ReasonCode.ROTATE_TO),  # two 7s
        ("9/4", "<C1", None),  # a 6 and a 7 give no set
    ],
)
def test_the_reason_answers_the_mistake(played: str, best: str, code: ReasonCode | None) -> None:
    reason = learned(TABLE, played, best).reason
    assert (None if reason is None else reason.code) is code
