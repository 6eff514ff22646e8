"""Pictures of the puzzles: all of them, one to be solved, tried, solved and shown."""

from collections.abc import Callable
from functools import partial

from browsing import Visitor
from studio import Studio, prefer, speak

from dnup.puzzles import Puzzle, puzzles


def scene(studio: Studio) -> None:
    with studio.visitor() as visitor:
        page = visitor.page
        visitor.go("/puzzles")
        page.locator("[data-daily]").wait_for()
        studio.take("puzzles", visitor)
        studio.take_in_all_languages("puzzles", visitor, partial(speak, visitor))
        for players in (2, 5):
            visitor.go(f"/puzzles/{most_hidden(players).id}")
            visitor.until_dealt()
            studio.take(f"puzzle-{players}", visitor)
        studio.take_in_all_languages("puzzle-5", visitor, partial(again, visitor))
        visitor.go(f"/puzzles/{most_hidden(3).id}")
        visitor.until_dealt()
        page.locator("[data-rotate]").click()
        page.locator("[data-wrong]").wait_for()
        studio.take("puzzle-wrong", visitor)
        page.locator("[data-show]").click()
        page.locator("[data-solution]").wait_for()
        studio.take("puzzle-shown", visitor)
        turning = next(p for p in puzzles() if p.solution == "@" and p.then)
        visitor.go(f"/puzzles/{turning.id}")
        visitor.until_dealt()
        page.locator("[data-rotate]").click()
        page.locator("[data-solved=true]").wait_for()
        studio.take("puzzle-right", visitor)


def most_hidden(players: int) -> Puzzle:
    """The puzzle that has most to be looked at, and is not solved by a rotation."""
    found = (p for p in puzzles() if p.players == players and p.solution != "@")
    return max(found, key=lambda puzzle: (puzzle.deals, puzzle.id))


def again(visitor: Visitor, language: str) -> None:
    prefer(visitor, language=language)
    visitor.until_dealt()


# What it takes pictures of.
SCENES: dict[Callable[[Studio], None], str] = {
    scene: "puzzles puzzles-da puzzles-it puzzles-ko puzzle-2 puzzle-5 puzzle-5-da puzzle-5-it "
    "puzzle-5-ko puzzle-wrong puzzle-shown puzzle-right",
}
