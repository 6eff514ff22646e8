"""The puzzles as a client shows them: positions, the solution, and what else comes to."""

from typing import Any

import msgspec

from dnup.bots.reason import Reason, Why, reasons
from dnup.notation import action_to_json, parse_action
from dnup.puzzles import Puzzle, answer_to, puzzles, unseen_by
from dnup.rules import view_of

_SAID = {Why.ONE_SET, Why.ROTATE_TO, Why.TAKE_TO}  # what one holds then


def puzzles_json() -> list[dict[str, Any]]:
    """All puzzles. Actions have the shape that messages carry."""
    return [_puzzle(puzzle) for puzzle in puzzles()]


def reasons_for(puzzle: Puzzle) -> tuple[Reason, ...]:
    """Facts that speak for the solution, without what `then` says."""
    found = reasons(view_of(puzzle.round, puzzle.player, puzzle.points), puzzle.action)
    return found if puzzle.then is None else tuple(r for r in found if r.code not in _SAID)


def _puzzle(puzzle: Puzzle) -> dict[str, Any]:
    unseen = unseen_by(puzzle.round, puzzle.player)
    return {
        "id": puzzle.id,
        "position": puzzle.position,
        "seat": puzzle.seat,
        "points": list(puzzle.points),
        "goal": puzzle.goal.value,
        "within": puzzle.within,
        "beyond": puzzle.beyond,
        "solution": _action(puzzle.solution),
        "then": None if puzzle.then is None else _action(puzzle.then),
        "answers": [_answer(puzzle, other) for other in puzzle.answers],
        "themes": [theme.value for theme in puzzle.themes],
        "difficulty": puzzle.difficulty,
        "deals": puzzle.deals,
        "lead": puzzle.lead,
        "reasons": [
            {"code": reason.code.value, "facts": reason.facts} for reason in reasons_for(puzzle)
        ],
        "hidden": list(map(str, unseen.cards)),
        "hands": {str(seat): count for seat, count in unseen.hands.items()},
        "star": None if unseen.star is None else str(unseen.star),
    }


def _answer(puzzle: Puzzle, other: str) -> dict[str, Any]:
    """What others may do after another action, each in the turn of an area, and who is then out."""
    answer = answer_to(puzzle, parse_action(other))
    if answer is None:
        raise ValueError(f"{puzzle.id}: nobody can answer {other} like that")
    steps = [{"area": str(area), "action": _action(str(step))} for area, step in answer.steps]
    out = None if answer.out is None else str(answer.out)
    return {"action": _action(other), "steps": steps, "out": out}


def _action(text: str) -> Any:  # noqa: ANN401 - as JSON
    return msgspec.to_builtins(action_to_json(parse_action(text)))
