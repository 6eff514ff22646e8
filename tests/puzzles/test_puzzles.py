"""The puzzles as they are shipped: enough of every kind, each day its own."""

import datetime
from collections import Counter
from pathlib import Path

from dnup.lab.mining import draw_tables
from dnup.notation import parse_action
from dnup.puzzles import (
    FIRST_DAY,
    HARDEST,
    WEEK,
    Goal,
    Proof,
    Theme,
    answer_to,
    daily,
    difficulty_of,
    find,
    name_of,
    number_of,
    puzzles,
    themes_of,
)
from dnup.puzzles.journey import CITIES, journey_of, title_of
from dnup.rules import legal_actions

NOVEMBER = [
    "calais-caracas",
    "linz-lublin",
    "apia-modena",
    "apia-puebla",
    "leeds-cairns",
    "odense-boston",
    "chicago-mumbai",
]
PAGE = Path(__file__).parents[2] / "docs" / "puzzles.md"


def test_there_are_enough_of_every_kind() -> None:
    every = puzzles()
    assert len(every) >= 200
    players = Counter(puzzle.players for puzzle in every)
    assert sorted(players) == [2, 3, 4, 5]
    assert min(players.values()) >= 40
    themes = Counter(theme for puzzle in every for theme in puzzle.themes)
    assert set(themes) == set(Theme)
    assert min(themes[theme] for theme in (Theme.GOING_OUT, Theme.BLOCKING)) >= 30
    assert sum(puzzle.proof is Proof.EXHAUSTIVE for puzzle in every) >= 200
    assert min(themes.values()) >= 5
    levels = Counter(puzzle.difficulty for puzzle in every)
    assert sorted(levels) == [*range(1, HARDEST + 1)]
    assert min(levels.values()) >= 10


def test_no_two_are_the_same_and_each_asks_for_a_choice() -> None:
    every = puzzles()
    assert len({puzzle.id for puzzle in every}) == len(every)
    assert [puzzle.id for puzzle in every] == sorted(puzzle.id for puzzle in every)
    assert len({puzzle.position for puzzle in every}) == len(every)
    for puzzle in every:
        assert len(legal_actions(puzzle.round)) >= 3
        assert str(puzzle.round) == puzzle.position
        assert set(puzzle.answers) == {
            str(action) for action in legal_actions(puzzle.round) if action != puzzle.action
        }


def test_the_puzzle_of_a_day_is_easy_on_monday_and_hard_on_sunday() -> None:
    monday = datetime.date(2026, 11, 16)
    week = [daily(monday + datetime.timedelta(days=i)) for i in range(7)]
    assert tuple(puzzle.difficulty for puzzle in week) == WEEK == tuple(sorted(WEEK))
    # web/src/puzzles/puzzles.test.ts names the same ones.
    assert [puzzle.journey for puzzle in week] == NOVEMBER
    assert (number_of(FIRST_DAY), number_of(monday), FIRST_DAY.weekday()) == (1, 316, 0)
    assert daily(datetime.date(2025, 12, 31)).difficulty == WEEK[2]


def test_none_comes_again_before_all_of_its_difficulty_have_come() -> None:
    for level in set(WEEK):
        every = {puzzle.id for puzzle in puzzles() if puzzle.difficulty == level}
        days = (FIRST_DAY + datetime.timedelta(days=i) for i in range(7 * len(every)))
        come = [daily(day).id for day in days if WEEK[day.weekday()] == level]
        assert set(come[: len(every)]) == every


def test_a_puzzle_is_found_by_its_name_and_by_its_id() -> None:
    puzzle = puzzles()[3]
    assert find(f" {puzzle.id.upper()} ") == puzzle
    assert find(puzzle.journey) == find(puzzle.title) == puzzle
    assert find(puzzle.title.replace("–", " ")) == puzzle
    assert find("nobody") is None
    assert name_of(puzzle.position) == puzzle.id


def test_every_name_is_two_cities_that_no_other_puzzle_has() -> None:
    every = puzzles()
    cities = [frozenset(puzzle.journey.split("-")) for puzzle in every]
    assert len(set(cities)) == len(every)
    assert all(len(pair) == 2 and pair <= set(CITIES) for pair in cities)
    assert list(CITIES) == sorted(set(CITIES))
    assert not {puzzle.id for puzzle in every} & {puzzle.journey for puzzle in every}


def test_a_name_follows_from_the_position() -> None:
    puzzle = puzzles()[0]
    assert journey_of(puzzle.position) == puzzle.journey
    assert title_of("oslo-lima") == "Oslo–Lima"


def test_themes_follow_from_the_solution() -> None:
    for puzzle in puzzles():
        themes = themes_of(puzzle.round, puzzle.goal, puzzle.action, puzzle.within)
        assert (Theme.GOING_OUT in themes) == (puzzle.goal is Goal.OUT)
        assert (Theme.ROTATE_IN_TIME in themes) == (puzzle.solution == "@")
        assert (Theme.TAKING in themes) == puzzle.solution.startswith("<")
        assert (Theme.ADDING in themes) == (">" in puzzle.solution)
        assert (
            Theme.TWO_AREAS not in themes
            or "A1 to" in puzzle.position
            or "B1 to" in puzzle.position
        )


def test_difficulty_counts_what_makes_it_hard() -> None:
    easy = {"casual": 2, "careful": 2, "sharp": 0, "master": 0}
    assert difficulty_of(5, 2, easy) == 1
    assert difficulty_of(6, 2, easy) == 2
    assert difficulty_of(6, 3, easy) == 3
    assert difficulty_of(5, 2, easy | {"casual": 3}) == 2
    assert difficulty_of(5, 2, easy | {"careful": 3}) == 2
    assert difficulty_of(5, 2, easy | {"sharp": 1}) == 2
    assert difficulty_of(5, 2, easy | {"sharp": 1, "master": 1}) == 2
    assert difficulty_of(5, 2, easy | {"master": 1}) == 2
    assert difficulty_of(9, 4, {"casual": 5, "careful": 5, "sharp": 1, "master": 3}) == HARDEST


def test_what_others_may_do_ends_with_a_turn_or_with_somebody_out() -> None:
    for puzzle in puzzles()[::20]:
        for other in puzzle.answers:
            answer = answer_to(puzzle, parse_action(other))
            assert answer is not None
            assert all(area.seat != puzzle.player for area, _ in answer.steps)
            assert answer.out is None or answer.out == answer.steps[-1][0].seat


def test_the_page_tells_the_numbers_as_they_are() -> None:
    text = PAGE.read_text(encoding="utf-8")
    every = puzzles()
    deep = sum(puzzle.proof is Proof.DEEP for puzzle in every)
    told = (
        f"There are {len(every)} puzzles, {len(every) - deep} of them exhaustive and {deep} deep:"
    )
    assert told in text
    assert draw_tables(every) in text
