"""The puzzles as they are shipped: enough of every kind, each day its own."""

import datetime
from collections import Counter
from pathlib import Path

from dnup.lab.mining import draw_tables
from dnup.notation import parse_action
from dnup.puzzles import (
    HARDEST,
    Goal,
    Proof,
    Theme,
    answer_to,
    daily,
    difficulty_of,
    find,
    name_of,
    puzzles,
    themes_of,
)
from dnup.rules import legal_actions

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


def test_each_day_has_its_puzzle_and_none_comes_again_before_all_have_come() -> None:
    first = datetime.date(2026, 11, 17)
    days = [first + datetime.timedelta(days=i) for i in range(len(puzzles()))]
    assert {daily(day).id for day in days} == {puzzle.id for puzzle in puzzles()}
    assert daily(first + datetime.timedelta(days=len(puzzles()))) == daily(first)
    assert daily(first) != daily(days[1])


def test_a_puzzle_is_found_by_its_name() -> None:
    puzzle = puzzles()[3]
    assert find(f" {puzzle.id.upper()} ") == puzzle
    assert find("nobody") is None
    assert name_of(puzzle.position) == puzzle.id


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
