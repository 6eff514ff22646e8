"""What others may do when something else than the solution was done."""

from dataclasses import dataclass

from dnup.notation import parse_action
from dnup.puzzles.others import deeds
from dnup.puzzles.puzzle import Puzzle
from dnup.rules import OVER, Action, Area, Round, Seat, apply


@dataclass(frozen=True, slots=True)
class Answer:
    """The others' actions in order, each with its area, and who goes out.

    After the last one it's the seat's turn again, or someone is out. In some deal that fits
    what the seat sees, all of it is legal.
    """

    steps: tuple[tuple[Area, Action], ...]
    out: Seat | None
    round: Round  # after it, the hidden cards lying so that it could be done


def answer_to(puzzle: Puzzle, other: Action) -> Answer | None:
    """What the puzzle says may be done after another action; None if that cannot be.

    Raises `KeyError` if the puzzle does not tell of the action, `TextError` if it cannot be read.
    """
    round_ = apply(puzzle.round, other)
    out = round_.out
    steps: list[tuple[Area, Action]] = []
    for text in puzzle.answers[str(other)]:
        if round_.out != out or round_.at == OVER or is_turn_of(puzzle.player, round_):
            return None
        action = parse_action(text)
        steps.append((round_.pack.areas[round_.at], action))
        after = next((then for done, then in deeds(round_, puzzle.player) if done == action), None)
        if after is None:
            return None
        round_ = after
    gone = round_.out[len(out)] if round_.out != out else None
    if gone is None and not is_turn_of(puzzle.player, round_):
        return None
    return Answer(tuple(steps), gone, round_)


def is_turn_of(seat: Seat, round_: Round) -> bool:
    """Whether the seat is to act in a round that is not over."""
    return round_.pack.owners[round_.at] == seat
