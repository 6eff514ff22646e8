"""The puzzles as a client shows them: positions, the solution, and what else comes to."""

from typing import Any

import msgspec

from dnup.analysis.reason import Reason, ReasonCode, reasons
from dnup.notation import action_to_json, parse_action
from dnup.puzzles import (
    FIRST_DAY,
    WEEK,
    Fates,
    Line,
    Puzzle,
    answer_to,
    failing,
    puzzles,
    unseen_by,
)
from dnup.rules import view_of

MOST_SHOWN = 48  # deals that are listed
_SAID = {ReasonCode.ONE_SET, ReasonCode.ROTATE_TO, ReasonCode.TAKE_TO}  # what one holds then


def puzzles_json() -> list[dict[str, Any]]:
    """All puzzles. Actions have the shape that messages carry."""
    return [_puzzle(puzzle) for puzzle in puzzles()]


def puzzle_index_json() -> list[dict[str, Any]]:
    """What is shown of each puzzle before it is opened; a small part of the whole."""
    return [_summary(puzzle) for puzzle in puzzles()]


def daily_json() -> dict[str, Any]:
    """Which puzzle a day has: how hard it is from Monday on, and the first day."""
    return {"week": list(WEEK), "first": FIRST_DAY.isoformat()}


def reasons_for(puzzle: Puzzle) -> tuple[Reason, ...]:
    """Facts that speak for the solution, without what `then` says."""
    found = reasons(view_of(puzzle.round, puzzle.player, puzzle.points), puzzle.action)
    return found if puzzle.then is None else tuple(r for r in found if r.code not in _SAID)


def _summary(puzzle: Puzzle) -> dict[str, Any]:
    return {
        "id": puzzle.id,
        "journey": puzzle.journey,
        "title": puzzle.title,
        "goal": puzzle.goal.value,
        "within": puzzle.within,
        "themes": [theme.value for theme in puzzle.themes],
        "difficulty": puzzle.difficulty,
        "players": puzzle.players,
        "hand": list(map(str, puzzle.round.hand(puzzle.player))),
        "sets": [list(map(str, cards)) for cards in puzzle.round.table().values()],
    }


def _puzzle(puzzle: Puzzle) -> dict[str, Any]:
    unseen = unseen_by(puzzle.round, puzzle.player)
    shown = shown_deals(puzzle)
    return {
        "id": puzzle.id,
        "position": puzzle.position,
        "seat": puzzle.seat,
        "points": list(puzzle.points),
        "beyond": puzzle.beyond,
        "solution": _action(puzzle.solution),
        "then": None if puzzle.then is None else _action(puzzle.then),
        "answers": [_answer(puzzle, other, shown) for other in puzzle.answers],
        "deals": puzzle.deals,
        "shown": _hands(puzzle, shown),
        "lead": puzzle.lead,
        "reasons": [
            {"code": reason.code.value, "facts": reason.facts} for reason in reasons_for(puzzle)
        ],
        "hidden": list(map(str, unseen.cards)),
        "hands": {str(seat): count for seat, count in unseen.hands.items()},
        "star": None if unseen.star is None else str(unseen.star),
    }


def shown_deals(puzzle: Puzzle) -> tuple[int, ...]:
    """The deals that people are shown, by number: all, or, of many, some that lie evenly apart.

    A deal in which each wrong action fails is always among them.
    """
    ways = [failing(puzzle, parse_action(other)) for other in puzzle.answers]
    if not all(ways):
        return ()
    step = -(-puzzle.deals // MOST_SHOWN)
    telling = {way.deals[0] for some in ways for way in some[:1]} if step > 1 else set()
    return tuple(sorted({*range(0, puzzle.deals, step), *telling}))


def _hands(puzzle: Puzzle, shown: tuple[int, ...]) -> list[dict[str, list[str]]]:
    """Who holds which of the hidden cards in the deals that are shown."""
    fates = Fates(puzzle)
    held = (fates.hands(fates.deals[number]) for number in shown)
    return [{str(seat): list(map(str, cards)) for seat, cards in hands.items()} for hands in held]


def _answer(puzzle: Puzzle, other: str, shown: tuple[int, ...]) -> dict[str, Any]:
    """What others may do after another action, and in which of the deals that are shown.

    `fails` is the number of deals in which it fails, null where nobody counted them.
    """
    action = parse_action(other)
    ways = failing(puzzle, action)
    told = {"action": _action(other), "fails": sum(len(way.deals) for way in ways) or None}
    if not ways:
        answer = answer_to(puzzle, action)
        if answer is None:
            raise ValueError(f"{puzzle.id}: nobody can answer {other} like that")
        return {**told, "lines": [_line(Line(answer.steps, answer.out), [])]}
    places = {number: place for place, number in enumerate(shown)}
    lines = [
        _line(way.line, [places[number] for number in way.deals if number in places])
        for way in ways
    ]
    return {**told, "lines": [line for line in lines if line["deals"]]}


def _line(line: Line, deals: list[int]) -> dict[str, Any]:
    steps = [{"area": str(area), "action": _action(str(step))} for area, step in line.steps]
    return {"steps": steps, "out": None if line.out is None else str(line.out), "deals": deals}


def _action(text: str) -> Any:  # noqa: ANN401 - as JSON
    return msgspec.to_builtins(action_to_json(parse_action(text)))
