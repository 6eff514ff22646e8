"""Checks a puzzle: proves its claims again from its data, using only the rules."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from dnup.notation import TextError
from dnup.puzzles.answer import answer_to, is_turn_of
from dnup.puzzles.claim import Claim
from dnup.puzzles.proof import ProofTooLargeError, Prover
from dnup.puzzles.puzzle import (
    LEAST_LEAD,
    TRIES,
    Goal,
    Proof,
    Puzzle,
    count_deals,
    difficulty_of,
    name_of,
    themes_of,
)
from dnup.rules import OVER, Action, Round, legal_actions

LARGEST = 2_000_000  # positions; no proof needs this many


class PuzzleErrorCode(StrEnum):
    """What can be wrong with a puzzle; each has a text in every language."""

    UNREADABLE = "unreadable"  # the position or an action
    POSITION = "position"  # it is not the seat's turn, or the match is won
    NAME = "name"
    SOLUTION = "solution"  # it is not legal
    UNPROVED = "unproved"  # the solution does not reach the goal
    OTHER = "other"  # another action reaches it, too
    TURNS = "turns"  # it is reached sooner, or the others are not looked at for just one turn more
    ANSWER = "answer"  # what the others may do after another action is not so
    THEN = "then"
    THEMES = "themes"
    DIFFICULTY = "difficulty"
    DEALS = "deals"
    PROOF = "proof"  # it is not the kind of proof that belongs to the goal
    LEAD = "lead"  # deep search disagrees; only checked where search is available
    TOO_LARGE = "too-large"


@dataclass(frozen=True, slots=True)
class PuzzleError:
    """A fault, and the action that it is about, if it is about one."""

    code: PuzzleErrorCode
    action: str = ""


def check(puzzle: Puzzle) -> list[PuzzleError]:
    """All that is wrong with a puzzle; nothing if it is right."""
    try:
        return list(_errors(puzzle))
    except TextError:
        return [PuzzleError(PuzzleErrorCode.UNREADABLE)]
    except ProofTooLargeError:
        return [PuzzleError(PuzzleErrorCode.TOO_LARGE)]


def _errors(puzzle: Puzzle) -> Iterator[PuzzleError]:
    round_, seat, solution = puzzle.round, puzzle.player, puzzle.action
    if not _is_fit(puzzle, round_):
        yield PuzzleError(PuzzleErrorCode.POSITION)
        return
    actions = legal_actions(round_)
    if solution not in actions:
        yield PuzzleError(PuzzleErrorCode.SOLUTION, puzzle.solution)
        return
    if puzzle.id != name_of(puzzle.position):
        yield PuzzleError(PuzzleErrorCode.NAME)
    if puzzle.themes != themes_of(round_, puzzle.goal, solution, puzzle.within):
        yield PuzzleError(PuzzleErrorCode.THEMES)
    fit = all(0 <= puzzle.missed.get(level, -1) <= tries for level, tries in TRIES.items())
    if not fit or puzzle.difficulty != difficulty_of(len(actions), puzzle.within, puzzle.missed):
        yield PuzzleError(PuzzleErrorCode.DIFFICULTY)
    if puzzle.deals != count_deals(round_, seat):
        yield PuzzleError(PuzzleErrorCode.DEALS)
    if not _has_proof(puzzle):
        yield PuzzleError(PuzzleErrorCode.PROOF)
    claim = Claim(puzzle.goal, puzzle.within, puzzle.beyond, solution)
    prover = Prover(round_, seat, LARGEST)
    if not claim.is_met(prover, round_):
        yield PuzzleError(PuzzleErrorCode.UNPROVED, puzzle.solution)
    if not claim.is_tight(prover, round_):
        yield PuzzleError(PuzzleErrorCode.TURNS)
    others = [action for action in actions if action != solution]
    for other in others:
        if not claim.is_failed_by(prover, round_, other):
            yield PuzzleError(PuzzleErrorCode.OTHER, str(other))
    if set(puzzle.answers) != set(map(str, others)):
        yield PuzzleError(PuzzleErrorCode.ANSWER)
        return
    for other in others:
        if not _holds(puzzle, prover, other):
            yield PuzzleError(PuzzleErrorCode.ANSWER, str(other))
    then = claim.then(prover, round_)
    if puzzle.then != (None if then is None else str(then)):
        yield PuzzleError(PuzzleErrorCode.THEN, puzzle.then or "")


def _is_fit(puzzle: Puzzle, round_: Round) -> bool:
    """Whether the seat is to act, and nobody has won the match."""
    pack = round_.pack
    if len(puzzle.points) != pack.players or min(puzzle.points) < 0:
        return False
    points = (a + b for a, b in zip(puzzle.points, round_.points, strict=True))
    return max(points) < pack.goal and round_.at != OVER and is_turn_of(puzzle.player, round_)


def _has_proof(puzzle: Puzzle) -> bool:
    """Going out is always best. Whether stopping someone is best, search has to say."""
    if puzzle.goal is Goal.OUT:
        return puzzle.proof is Proof.EXHAUSTIVE and puzzle.lead is None
    return puzzle.proof is Proof.DEEP and (puzzle.lead or 0) >= LEAST_LEAD


def _holds(puzzle: Puzzle, prover: Prover, other: Action) -> bool:
    """Whether the others may do what the puzzle says, and the goal is then missed."""
    answer = answer_to(puzzle, other)
    if answer is None or answer.out is not None:
        return answer is not None and answer.out != puzzle.player
    return puzzle.goal is Goal.OUT and not prover.wins(answer.round, puzzle.beyond - 1)
