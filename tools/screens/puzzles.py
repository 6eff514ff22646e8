"""Pictures of the puzzles: the shelf, one to be solved, tried, solved, shown, and today's."""

import datetime
import json
from collections.abc import Callable
from functools import partial

from screens.studio import Studio, prefer, speak

from dnup.notation import parse_action
from dnup.puzzles import MOST, Goal, Puzzle, daily, failing, puzzles
from support.browsing import Visitor


def shelf(studio: Studio) -> None:
    with studio.visitor() as visitor:
        page = visitor.page
        visitor.go("/puzzles")
        page.locator("[data-daily]").wait_for()
        studio.take("puzzles", visitor)
        studio.take_in_all_languages("puzzles", visitor, partial(speak, visitor))
        keep(visitor, [puzzle.id for puzzle in puzzles()[::3]])
        page.locator("a.done").first.wait_for()
        studio.take("puzzles-some", visitor)
        keep(visitor, [puzzle.id for puzzle in puzzles()])
        page.locator("a.done").first.wait_for()
        studio.take("puzzles-finished", visitor)


def one(studio: Studio) -> None:
    with studio.visitor() as visitor:
        page = visitor.page
        for players in (2, 3, 5):
            visitor.go(f"/puzzles/{most_hidden(players).journey}")
            visitor.until_dealt()
            studio.take(f"puzzle-{players}", visitor)
        studio.take_in_all_languages("puzzle-5", visitor, partial(again, visitor))
        visitor.go(f"/puzzles/{SOME.journey}")
        visitor.until_dealt()
        page.locator("[data-rotate]").click()
        page.locator("[data-phase=wrong]").wait_for()
        page.locator("[data-phase=task]").wait_for()
        page.locator("[data-wrong]").wait_for()
        studio.take("puzzle-wrong", visitor)
        studio.take_in_all_languages("puzzle-wrong", visitor, partial(speak, visitor))
        page.locator("[data-tool=show]").click()
        page.locator("[data-solution]").wait_for()
        studio.take("puzzle-shown", visitor)
        turning = next(p for p in puzzles() if p.solution == "@" and p.then and p.deals > 7)
        visitor.go(f"/puzzles/{turning.journey}")
        visitor.until_dealt()
        page.locator("[data-rotate]").click()
        page.locator("[data-solved=true]").wait_for()
        studio.take("puzzle-right", visitor)


def today(studio: Studio) -> None:
    with studio.visitor() as visitor:
        page = visitor.page
        visitor.go("/puzzles")
        clock = page.evaluate("new Date().toLocaleDateString('sv')")
        day = datetime.date.fromisoformat(clock)
        days = (day - datetime.date(1970, 1, 1)).days
        keep(visitor, [], day=days - 1, streak=4)
        visitor.go(f"/puzzles/{daily(day).journey}")
        visitor.until_dealt()
        studio.take("puzzle-daily", visitor)


def keep(visitor: Visitor, solved: list[str], day: int = 0, streak: int = 0) -> None:
    """Let the browser think that these were solved, and how long the streak is."""
    kept = json.dumps({"solved": solved, "day": day, "streak": streak})
    visitor.page.evaluate("kept => localStorage.setItem('dnup.puzzles', kept)", kept)
    visitor.page.reload()


def most_hidden(players: int) -> Puzzle:
    """The puzzle that has most to be looked at, and is not solved by a rotation."""
    found = (p for p in puzzles() if p.players == players and p.solution != "@")
    return max(found, key=lambda puzzle: (puzzle.deals <= MOST, puzzle.deals, puzzle.id))


def fails_in_some(puzzle: Puzzle) -> bool:
    """Whether to rotate works in some of many deals."""
    if puzzle.goal is Goal.STOP or "@" not in puzzle.answers or not 16 <= puzzle.deals <= 48:
        return False
    ways = failing(puzzle, parse_action("@"))
    return 0 < sum(len(way.deals) for way in ways) < puzzle.deals and len(ways[0].line.steps) > 0


SOME = next((p for p in puzzles() if fails_in_some(p)), puzzles()[0])


def again(visitor: Visitor, language: str) -> None:
    prefer(visitor, language=language)
    visitor.until_dealt()


# What it takes pictures of.
SCENES: dict[Callable[[Studio], None], str] = {
    shelf: "puzzles puzzles-da puzzles-it puzzles-ko puzzles-some puzzles-finished",
    one: "puzzle-2 puzzle-3 puzzle-5 puzzle-5-da puzzle-5-it puzzle-5-ko puzzle-wrong "
    "puzzle-wrong-da puzzle-wrong-it puzzle-wrong-ko puzzle-shown puzzle-right",
    today: "puzzle-daily",
}
