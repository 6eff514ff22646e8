"""In how many deals a wrong action fails, and how: what `Fates` found, as it is shipped."""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

import msgspec

from dnup.notation import parse_action
from dnup.puzzles.fates import Fates, Line
from dnup.puzzles.puzzle import Puzzle
from dnup.rules import Action, Area, Round, Seat, apply

FILE = "failing.json"


@dataclass(frozen=True, slots=True)
class Failing:
    """A way in which an action fails, and the deals in which it does, by number."""

    line: Line
    deals: tuple[int, ...]


def failing(puzzle: Puzzle, other: Action) -> tuple[Failing, ...]:
    """The ways in which an action fails, the plainest first; () where nobody counted the deals."""
    found = _all().get(puzzle.id, {}).get(str(other), [])
    deals = Fates(puzzle).deals if found else ()
    return tuple(
        Failing(_line(puzzle, apply(deals[numbers[0]], other), steps), numbers)
        for steps, numbers in found
    )


def _line(puzzle: Puzzle, deal: Round, texts: tuple[str, ...]) -> Line:
    steps: list[tuple[Area, Action]] = []
    for text in texts:
        action = parse_action(text)
        steps.append((deal.pack.areas[deal.at], action))
        deal = apply(deal, action)
    gone = deal.out[len(puzzle.round.out) :]
    out: Seat | None = gone[0] if gone else None
    return Line(tuple(steps), out)


@cache
def _all() -> dict[str, dict[str, list[tuple[tuple[str, ...], tuple[int, ...]]]]]:
    content = files("dnup.puzzles").joinpath(FILE).read_bytes()
    return msgspec.json.decode(
        content, type=dict[str, dict[str, list[tuple[tuple[str, ...], tuple[int, ...]]]]]
    )


def format_failing(puzzle: Puzzle) -> dict[str, list[tuple[list[str], list[int]]]]:
    """Count again what the file says about a puzzle. That can take a minute."""
    fates = Fates(puzzle)
    told = {}
    for other in puzzle.answers:
        ways: dict[Line, list[int]] = {}
        for number, line in fates.fails(parse_action(other)).items():
            ways.setdefault(line, []).append(number)
        plainest = sorted(ways.items(), key=lambda way: (way[0].out is None, len(way[0].steps)))
        told[other] = [
            ([str(action) for _, action in line.steps], numbers) for line, numbers in plainest
        ]
    return told
