"""Every position of the examples and the tutorial can be played as it was written down."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

from dnup.bots import LEVELS
from dnup.lessons import Example, Lesson, examples, tutorial
from dnup.locales import rules_page
from dnup.notation import parse_action, parse_area, standard_deck
from dnup.rules import Action, Round, Seat, apply, is_legal, legal_actions
from support.helpers import position

ALL: list[Example | Lesson] = [*examples().values(), *tutorial()]
MOST_MOVES = 2  # of the player, within which the last reply comes


def named(shown: Example | Lesson) -> str:
    return shown.name


def cards_in(position: str) -> Counter[tuple[int, int]]:
    """The cards of a position by their values, whichever way up."""
    found = re.findall(r"([0-9]+)/([0-9]+)", position)
    return Counter((min(pair), max(pair)) for pair in (tuple(map(int, card)) for card in found))


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
def test_every_card_is_in_the_printed_deck_at_this_player_count_and_as_often(
    shown: Example | Lesson,
) -> None:
    players = len(re.findall(r"\b[A-E]: ", shown.position))
    used = cards_in(shown.position)
    there = Counter(
        (card.low, card.high)
        for card in standard_deck().cards
        if card.face is None or card.face.max_players_without < players
    )
    assert used <= there, used - there


def test_some_positions_show_a_10_and_some_show_equal_cards() -> None:
    for shown in (examples().values(), tutorial()):
        decks = [cards_in(each.position) for each in shown]
        assert sum(any(high == 10 for _, high in cards) for cards in decks) > len(decks) / 2
        assert sum(max(cards.values()) > 1 for cards in decks) >= 3


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


def test_what_no_step_has_been_about_is_not_offered() -> None:
    untaught = {lesson.name: lesson.untaught for lesson in tutorial()}
    assert untaught["golden"] == ("take", "add")
    assert untaught["take"] == ("add",)
    assert untaught["add"] == ()


def test_points_are_shown_from_the_step_on_that_is_about_them() -> None:
    names = [lesson.name for lesson in tutorial()]
    with_points = [lesson.name for lesson in tutorial() if lesson.has_points]
    assert with_points == names[names.index("out") :]


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
    assert f"**§{example.rule}" in rules_page("en")


# The rules page and the tutorial say what happens. Here it is played: the actions of everyone in
# turn, and what is in these hands (a seat's letter) and play areas afterwards.
TOLD = {
    "card": ("@", {"A": "10/2 1/6 4/8 3/9"}),
    "star": ("6/1+6/1", {"A1": "6/1 6/1"}),
    "discard": ("4/6+4/8 @ @", {"A": "1/9 7/1", "A1": ""}),
    "golden-rule": ("2/10 7/6", {"A": "1/6 3/9 10/2", "A1": "", "B1": "7/6"}),
    "set": ("5/2+5/2+5/7", {"A": "3/6 9/1", "A1": "5/2 5/2 5/7"}),
    "clash": ("6/1+6/7", {"A1": "6/1 6/7", "B": "5/8 9/2 5/4 6/4", "C1": "8/3"}),
    "sizes": ("2/5+2/6", {"A1": "2/5 2/6", "C1": "9/1 9/2 9/3"}),
    "add": ("7/6>C1", {"C1": "7/3 7/6", "B": "9/3 8/1 4/5 2/5"}),
    "out-set": ("5/2+5/8", {"A1": "5/2 5/8", "C": "", "C1": ""}),
    "take": ("<B1", {"A": "4/2 9/1 10/1 9/2 10/2", "B1": ""}),
    "rotate": ("@", {"A": "9/1 9/2 9/3"}),
    "out": ("6/1+6/1 @", {"A": "", "A1": "6/1 6/1"}),
    "two-areas": ("7/1+7/1", {"A1": "7/1 7/1", "A2": "", "B2": "", "B": "8/5 2/6 3/5 1/8 6/4 8/4"}),
    "own-set": ("6/1", {"A": "8/3", "A1": "", "A2": "6/1"}),
}
TAUGHT = {
    "card": ("@", {"A": "10/2 8/3 1/6 3/9"}),
    "set": ("5/2+5/7", {"A1": "5/2 5/7"}),
    "clash": ("5/2+5/8", {"A1": "5/2 5/8", "C1": "", "C": "4/8 1/10 8/3 6/2 4/3 6/3"}),
    "equal": ("7/3", {"A1": "7/3", "C1": "", "C": "2/4 4/5 6/7 8/1 7/4"}),
    "sizes": ("1/6+1/6", {"A1": "1/6 1/6", "C1": "9/1 9/2 9/3"}),
    "golden": ("2/9+2/10 5/4+5/7", {"A": "6/1 7/1 9/2 10/2", "B1": "5/4 5/7"}),
    "take": ("<C1", {"A": "2/4 2/5 5/7 8/1 9/1", "C1": ""}),
    "add": (
        "6/7>C1",
        {"A": "3/9 7/1", "C1": "6/1 6/2 6/7", "B1": "", "B": "2/5 7/3 9/1 5/4 7/4 8/4"},
    ),
    "discard": ("7/1+7/3 @ 8/2", {"A": "4/6 9/3", "A1": "", "C1": "8/2"}),
    "out": ("8/1+8/3 10/2", {"A": "", "B": ""}),
    "two": ("3/8 10/2", {"A": "6/2 6/4 8/3", "A1": "", "A2": "10/2"}),
    "star": ("1/5*", {"A1": "1/5*"}),
}
WAYS = [
    *((examples()[name].position, *told) for name, told in TOLD.items()),
    *((lesson.position, *TAUGHT[lesson.name]) for lesson in tutorial()),
]


@pytest.mark.parametrize(
    ("start", "done", "then"), WAYS, ids=[*TOLD, *(f"tutorial-{name}" for name in TAUGHT)]
)
def test_what_is_told_happens(start: str, done: str, then: dict[str, str]) -> None:
    round_ = position(start)
    for action in done.split():
        round_ = apply(round_, parse_action(action))
    for place, cards in then.items():
        found = (
            round_.hand(Seat[place])
            if len(place) == 1
            else round_.table().get(parse_area(place), ())
        )
        assert sorted(map(str, found)) == sorted(cards.split()), place


def test_the_ways_are_those_of_all_examples_and_lessons() -> None:
    assert list(TOLD) == list(examples())
    assert list(TAUGHT) == [lesson.name for lesson in tutorial()]


@pytest.mark.parametrize("action", ["2/4+2/4", "4/7+4/8"])
def test_a2_what_the_example_says_may_not_be_played_may_not(action: str) -> None:
    assert not is_legal(position(examples()["clash"].position), parse_action(action))


@pytest.mark.parametrize("action", ["6/1+6/7", "1/7+1/8+1/9", "10/2"])
def test_a2_what_the_example_says_may_be_played_may(action: str) -> None:
    assert is_legal(position(examples()["clash"].position), parse_action(action))
