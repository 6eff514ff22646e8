"""The checker: what is right passes, and whatever is changed in a puzzle is found."""

import os

import pytest
from msgspec.structs import replace

from dnup.puzzles import (
    Goal,
    Proof,
    Puzzle,
    PuzzleErrorCode,
    Theme,
    check,
    difficulty_of,
    name_of,
    puzzles,
)

SAMPLE = 40
SLOWER = int(os.environ.get("DNUP_PUZZLES", "5"))


def faults(puzzle: Puzzle) -> set[PuzzleErrorCode]:
    return {complaint.code for complaint in check(puzzle)}


def with_turns(puzzle: Puzzle, within: int, beyond: int) -> Puzzle:
    """The puzzle with other turns, and all that follows from them set right."""
    difficulty = difficulty_of(len(puzzle.answers) + 1, within, puzzle.missed)
    return replace(puzzle, within=within, beyond=beyond, difficulty=difficulty)


@pytest.fixture(params=[Goal.OUT, Goal.STOP])
def puzzle(request: pytest.FixtureRequest) -> Puzzle:
    return next(p for p in puzzles() if p.goal is request.param and p.players > 2)


def test_a_sample_of_all_puzzles_is_proved_anew() -> None:
    sample = puzzles()[:: max(1, len(puzzles()) // SAMPLE)]
    assert len(sample) >= SAMPLE
    assert {p.id: check(p) for p in sample if check(p)} == {}


def test_another_action_is_no_solution(puzzle: Puzzle) -> None:
    other, answer = next(iter(puzzle.answers.items()))
    answers = {k: v for k, v in puzzle.answers.items() if k != other} | {puzzle.solution: answer}
    found = faults(replace(puzzle, solution=other, answers=answers))
    assert {PuzzleErrorCode.UNPROVED, PuzzleErrorCode.OTHER} <= found


def test_an_action_that_is_not_allowed_is_no_solution(puzzle: Puzzle) -> None:
    assert faults(replace(puzzle, solution="1/9+1/8")) == {PuzzleErrorCode.SOLUTION}


def test_what_cannot_be_read_is_told(puzzle: Puzzle) -> None:
    assert faults(replace(puzzle, solution="x")) == {PuzzleErrorCode.UNREADABLE}
    assert faults(replace(puzzle, position="nobody to play")) == {PuzzleErrorCode.UNREADABLE}


def test_a_position_where_another_is_to_act_is_no_puzzle(puzzle: Puzzle) -> None:
    other = "A" if puzzle.seat != "A" else "B"
    assert faults(replace(puzzle, seat=other)) == {PuzzleErrorCode.POSITION}
    assert faults(replace(puzzle, points=(4, *puzzle.points[1:]))) == {PuzzleErrorCode.POSITION}
    assert faults(replace(puzzle, points=(0,))) == {PuzzleErrorCode.POSITION}


def test_a_faster_win_than_there_is_is_found() -> None:
    puzzle = next(p for p in puzzles() if p.goal is Goal.OUT and p.within == 3)
    assert PuzzleErrorCode.UNPROVED in faults(with_turns(puzzle, 2, 3))


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("within", [2, 3])
def test_a_slower_win_than_there_is_is_found(players: int, within: int) -> None:
    """Even where no other action wins in so many turns, either."""
    some = [p for p in puzzles() if (p.players, p.within, p.goal) == (players, within, Goal.OUT)]
    some.sort(key=lambda p: (p.deals, len(p.answers)))  # most are proved soon, a few take seconds
    found = [faults(with_turns(p, within + 1, within + 2)) for p in some[:SLOWER]]
    assert all(PuzzleErrorCode.TURNS in each for each in found)
    assert {PuzzleErrorCode.TURNS} in found


@pytest.mark.parametrize("more", [-1, 0, 2])
def test_others_are_given_one_turn_more(more: int) -> None:
    puzzle = next(p for p in puzzles() if p.goal is Goal.OUT and p.players > 2)
    assert PuzzleErrorCode.TURNS in faults(with_turns(puzzle, puzzle.within, puzzle.within + more))
    slower = with_turns(puzzle, puzzle.within + 1, puzzle.within + 1)
    assert PuzzleErrorCode.TURNS in faults(slower)


@pytest.mark.parametrize("turns", [(1, 2), (2, 1), (2, 2), (2, 3)])
def test_to_stop_somebody_is_for_the_next_turn_alone(turns: tuple[int, int]) -> None:
    puzzle = next(p for p in puzzles() if p.goal is Goal.STOP and p.players > 2)
    assert faults(with_turns(puzzle, *turns)) == {PuzzleErrorCode.TURNS}


def test_a_claim_that_others_fail_for_longer_than_they_do_is_found() -> None:
    """In some puzzles another action wins, too, in many more turns."""
    for puzzle in puzzles():
        if puzzle.goal is Goal.OUT and puzzle.players == 2 and len(puzzle.answers) < 4:
            found = faults(replace(puzzle, beyond=6))
            if PuzzleErrorCode.OTHER in found:
                return
    pytest.fail("nothing else ever wins")


def test_a_card_less_known_makes_another_puzzle() -> None:
    """What is known of the hands matters: hidden, a card can lie either way up."""
    changed = 0
    for puzzle in puzzles()[:40]:
        position = puzzle.position.replace("(", "").replace(")", "")
        if position != puzzle.position:
            found = faults(replace(puzzle, position=position, id=name_of(position)))
            assert PuzzleErrorCode.DEALS in found or puzzle.deals == 1 or found == set()
            changed += bool(found & {PuzzleErrorCode.UNPROVED, PuzzleErrorCode.OTHER})
    assert changed > 5


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"id": "aaaaa"}, PuzzleErrorCode.NAME),
        ({"themes": (Theme.TAKING, Theme.ADDING)}, PuzzleErrorCode.THEMES),
        ({"themes": ()}, PuzzleErrorCode.THEMES),
        ({"deals": 1_000_003}, PuzzleErrorCode.DEALS),
        ({"missed": {}}, PuzzleErrorCode.DIFFICULTY),
        ({"answers": {}}, PuzzleErrorCode.ANSWER),
        ({"lead": 99}, PuzzleErrorCode.PROOF),
        ({"then": "9/1+9/2+9/3"}, PuzzleErrorCode.THEN),
    ],
)
def test_what_is_changed_is_found(
    puzzle: Puzzle, change: dict[str, object], fault: PuzzleErrorCode
) -> None:
    assert check(puzzle) == []
    assert faults(replace(puzzle, **change)) == {fault}


def test_another_kind_of_proof_is_found(puzzle: Puzzle) -> None:
    other = Proof.DEEP if puzzle.proof is Proof.EXHAUSTIVE else Proof.EXHAUSTIVE
    assert faults(replace(puzzle, proof=other)) == {PuzzleErrorCode.PROOF}


def test_another_difficulty_is_found(puzzle: Puzzle) -> None:
    assert faults(replace(puzzle, difficulty=puzzle.difficulty % 5 + 1)) == {
        PuzzleErrorCode.DIFFICULTY
    }
    missed = dict.fromkeys(puzzle.missed, 99)
    assert faults(replace(puzzle, missed=missed)) == {PuzzleErrorCode.DIFFICULTY}


@pytest.mark.parametrize("answer", [("@",) * 9, ("1/9+1/8",), ("x",)])
def test_an_answer_that_cannot_be_given_is_found(puzzle: Puzzle, answer: tuple[str, ...]) -> None:
    other = next(iter(puzzle.answers))
    wrong = replace(puzzle, answers=puzzle.answers | {other: answer})
    assert faults(wrong) <= {PuzzleErrorCode.ANSWER, PuzzleErrorCode.UNREADABLE}
    assert faults(wrong)


def test_an_answer_that_spoils_nothing_is_found() -> None:
    """Whoever only rotates does not stop anybody; to a stopping puzzle that is no answer."""
    puzzle = next(p for p in puzzles() if p.goal is Goal.STOP and p.players == 3)
    other = next(iter(puzzle.answers))
    wrong = replace(puzzle, answers=puzzle.answers | {other: ("@", "@")})
    assert faults(wrong) == {PuzzleErrorCode.ANSWER}
