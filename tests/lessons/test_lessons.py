"""Every position of the examples and the tutorial can be played as it was written down."""

import re
from collections.abc import Iterator
from itertools import product

import pytest
from helpers import position

from dnup.bots import LEVELS
from dnup.lessons import Example, Lesson, examples, tutorial
from dnup.locales import rules_page
from dnup.rules import Action, Round, Seat, apply, is_legal, legal_actions

ALL: list[Example | Lesson] = [*examples().values(), *tutorial()]
MOST_MOVES = 2  # of the player, within which the last reply comes


def named(shown: Example | Lesson) -> str:
    return shown.name


def seat_to_act(round_: Round) -> Seat | None:
    return None if round_.turn is None else round_.turn.seat


def after_replies(
    round_: Round, seat: Seat, replies: tuple[Action, ...]
) -> tuple[Round, tuple[Action, ...]]:
    """The round when it is the player's turn, or no reply is left; and the replies that are."""
    while replies and seat_to_act(round_) not in (None, seat):
        assert is_legal(round_, replies[0]), f"{replies[0]} in {round_}"
        round_, replies = apply(round_, replies[0]), replies[1:]
    return round_, replies


def lines(lesson: Lesson) -> Iterator[tuple[Round, tuple[Action, ...]]]:
    """Where each way through a lesson ends, and the replies that are left then."""
    seat = Seat[lesson.seat]
    for moves in product(*lesson.wanted):
        round_, replies = after_replies(position(lesson.position), seat, lesson.replies)
        for move in moves:
            assert seat_to_act(round_) == seat, f"it is not the player's turn in {round_}"
            assert is_legal(round_, move), f"{move} in {round_}"
            round_, replies = after_replies(apply(round_, move), seat, replies)
        yield round_, replies


def can_use_up(round_: Round, seat: Seat, replies: tuple[Action, ...], moves: int) -> bool:
    """Whether the player can act so that all replies are legal and done."""
    while replies and seat_to_act(round_) not in (None, seat):
        if not is_legal(round_, replies[0]):
            return False
        round_, replies = apply(round_, replies[0]), replies[1:]
    if not replies or moves == 0:
        return not replies
    return any(
        can_use_up(apply(round_, action), seat, replies, moves - 1)
        for action in legal_actions(round_)
    )


@pytest.mark.parametrize("shown", ALL, ids=named)
def test_every_position_can_be_read_and_the_player_is_in_the_round(shown: Example | Lesson) -> None:
    round_ = position(shown.position)
    assert not round_.is_over
    assert round_.hands[Seat[shown.seat]]


@pytest.mark.parametrize("shown", ALL, ids=named)
def test_names_are_addresses_and_levels_are_those_of_bots(shown: Example | Lesson) -> None:
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", shown.name)
    assert shown.level is None or shown.level in LEVELS


def test_no_two_lessons_have_one_name() -> None:
    names = [lesson.name for lesson in tutorial()]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("example", examples().values(), ids=named)
def test_all_replies_of_an_example_can_come_to_be_done(example: Example) -> None:
    assert can_use_up(position(example.position), Seat[example.seat], example.replies, MOST_MOVES)


@pytest.mark.parametrize("lesson", tutorial(), ids=named)
def test_all_that_a_lesson_wants_is_legal_and_so_is_every_reply(lesson: Lesson) -> None:
    for _, replies in lines(lesson):
        assert replies == ()


@pytest.mark.parametrize("lesson", tutorial(), ids=named)
def test_what_shall_be_seen_refused_is(lesson: Lesson) -> None:
    round_, _ = after_replies(position(lesson.position), Seat[lesson.seat], lesson.replies)
    assert [action for action in lesson.tries if is_legal(round_, action)] == []


@pytest.mark.parametrize("lesson", tutorial(), ids=named)
def test_who_has_to_act_in_a_lesson_finds_it_their_turn(lesson: Lesson) -> None:
    round_, _ = after_replies(position(lesson.position), Seat[lesson.seat], lesson.replies)
    assert seat_to_act(round_) == Seat[lesson.seat]


@pytest.mark.parametrize("example", examples().values(), ids=named)
def test_every_example_shows_a_rule_that_there_is(example: Example) -> None:
    assert f"**{example.rule}" in rules_page("en")
