"""Values are equal or not, never both, and they travel: between processes, and back."""

import pickle
import random

import pytest

from dnup import (
    DealError,
    DealErrorCode,
    DeckError,
    DeckErrorCode,
    DeckErrorDetail,
    IllegalActionError,
    Match,
    NotationError,
    RecordError,
    Refusal,
    Rotate,
    RuleRefusalCode,
    Seat,
    TextErrorCode,
    apply,
    areas,
    events_of,
    legal_actions,
    parse_action,
    parse_position,
    refusal,
    seats,
    standard_deck,
    view_of,
)
from support.helpers import pairs_position as position


def test_a_round_read_again_is_equal_and_not_unequal_whatever_the_numbers_of_its_twins() -> None:
    rng = random.Random(0)
    seen_other_numbers = False
    match = Match(standard_deck(), 5)
    while not match.is_over:
        if match.awaits_deal:
            match = match.begin(match.deal(rng))
        round_ = match.round
        assert round_ is not None
        again = parse_position(str(round_), standard_deck())
        seen_other_numbers |= tuple(again) != tuple(round_)
        assert again == round_
        assert not again != round_  # noqa: SIM202 - both operators are meant
        assert hash(again) == hash(round_)
        if not round_.is_over:
            match = match.apply(rng.choice(legal_actions(round_)))
    assert seen_other_numbers


@pytest.mark.parametrize(
    "other",
    [
        "A: 2/6 2/6 | B: 3/4 | C: 1/2 | D: 1/3 | E: (7/8) | A to play",  # now it is known
        "A: 2/6 2/6 | B: 3/4 | C: 1/2 | D: 1/3 | E: 8/7 | A to play",
        "A: 2/6 6/2 | B: 3/4 | C: 1/2 | D: 1/3 | E: 7/8 | A to play",
        "A: 2/6 2/6 | B: 3/4 | C: 1/2 | D: 1/3 | E: 7/8 | B to play",
        "A: 2/6 | B: 3/4 | C: 1/2 | D: 1/3 | E: 7/8 | B1: 2/6 | A to play",
    ],
)
def test_a_round_that_differs_is_unequal_and_not_equal(other: str) -> None:
    one = position("A: 2/6 2/6 | B: 3/4 | C: 1/2 | D: 1/3 | E: 7/8 | A to play")
    assert not one == position(other)  # noqa: SIM201 - both operators are meant
    assert one != position(other)


@pytest.mark.parametrize(
    "error",
    [
        IllegalActionError(Rotate(), Refusal(RuleRefusalCode.ROUND_OVER, "E3")),
        DealError(DealErrorCode.HAND_SIZE, seat="A", count=1, right=2),
        DeckError([DeckErrorDetail(DeckErrorCode.STAR_MISSING)]),
        NotationError(TextErrorCode.BAD_CARD, "deal[0]", text="x"),
        RecordError(TextErrorCode.WRONG_POINTS, "points", points="1", right="2"),
    ],
)
def test_errors_travel_with_all_they_know(error: Exception) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert vars(again) == vars(error)


def test_values_travel() -> None:
    round_ = position("A: 3/4 5/2 | B: 8/9 | C: 1/2 | B1: 4/6 | A to play")
    action = parse_action("5/2")
    for value in (
        round_,
        action,
        refusal(round_, parse_action("3/4")),
        view_of(round_, Seat.A),
        events_of(round_, action),
        apply(round_, action),
        standard_deck(),
        Match(standard_deck(), 3),
    ):
        assert pickle.loads(pickle.dumps(value)) == value


def test_what_is_no_action_is_told_so() -> None:
    round_ = position("A: 3/4 5/2 | B: 8/9 | C: 1/2 | A to play")
    with pytest.raises(TypeError, match="not an action"):
        refusal(round_, "rotate")  # type: ignore[arg-type]


def test_tables_have_two_to_five_seats() -> None:
    for ask in (seats, areas):
        with pytest.raises(ValueError, match="2 to 5 play, not 6"):
            ask(6)
    round_ = position("A: 3/4 5/2 | B: 8/9 | C: 1/2 | A to play")
    with pytest.raises(ValueError, match="no seat E at a table of 3"):
        view_of(round_, Seat.E)


def test_a_match_deals_for_itself() -> None:
    match = Match(standard_deck(), 4)
    assert match.pack is standard_deck().pack(4)
    assert match.begin(match.deal(random.Random(1))).rounds == 1
