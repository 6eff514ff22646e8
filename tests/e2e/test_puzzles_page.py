"""Puzzles in a browser: the one of the day, wrong and right, by theme, in four languages."""

import datetime
import re

import pytest
from axe import faults
from browsing import PHONE, SMALL_PHONE, Keyboard, Means, Visitor, visit
from playwright.sync_api import Browser, expect
from serving import Server

from dnup.locales import LANGUAGES, texts
from dnup.puzzles import Puzzle, Theme, daily, puzzles
from dnup.rules import Play


def is_simple(puzzle: Puzzle) -> bool:
    """Whether playing all cards of a value solves it, and others have an answer to a rotation."""
    action = puzzle.action
    if not isinstance(action, Play) or puzzle.deals > 999:  # how those are written differs
        return False
    value = action.cards[0].active
    held = [card for card in puzzle.round.hand(puzzle.player) if card.active == value]
    return len(held) == len(action.cards) and len(puzzle.answers.get("@", ())) > 0


SIMPLE = next(puzzle for puzzle in puzzles() if is_simple(puzzle) and puzzle.players > 2)
TURNING = next(puzzle for puzzle in puzzles() if puzzle.solution == "@")


def open_puzzle(visitor: Visitor, puzzle: Puzzle) -> None:
    visitor.go(f"/puzzles/{puzzle.id}")
    visitor.until_dealt()


def solve(visitor: Visitor, means: Means, puzzle: Puzzle) -> None:
    """Play the set that is the solution."""
    action = puzzle.action
    assert isinstance(action, Play)
    for card in range(len(action.cards)):
        means.select(visitor, action.cards[0].active, card)
    means.play(visitor)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_is_tried_answered_tried_again_and_solved(
    browser: Browser, server: Server, language: str
) -> None:
    text = texts(language)
    with visit(browser, server.address, locale=language, viewport=PHONE) as visitor:
        page = visitor.page
        visitor.go("/puzzles")
        expect(page.get_by_role("heading", level=1)).to_have_text(text("puzzles-title"))
        assert faults(visitor) == []
        open_puzzle(visitor, SIMPLE)
        task = text(f"puzzle-task-{SIMPLE.goal}", turns=SIMPLE.within)
        expect(page.get_by_text(task, exact=True)).to_be_visible()
        others = SIMPLE.players - 1 - len(SIMPLE.round.out)  # who is out has no hand
        expect(page.locator("[data-hands] li")).to_have_count(others)
        assert faults(visitor) == []
        page.locator("[data-rotate]").click()
        wrong = page.locator("[data-wrong]")
        expect(wrong).to_contain_text(text("puzzle-wrong"))
        expect(wrong.locator("li")).to_have_count(len(SIMPLE.answers["@"]))
        expect(page.locator("[data-retry]")).to_be_focused()
        assert faults(visitor) == []
        page.keyboard.press("Enter")
        expect(page.locator("[data-phase=task]")).to_be_visible()
        expect(visitor.mine).to_be_visible()
        solve(visitor, Means(), SIMPLE)
        expect(page.locator("[data-solved=true]")).to_contain_text(text("puzzle-right"))
        proof = text("puzzle-proof", deals=SIMPLE.deals)
        expect(page.locator("[data-solved=true]")).to_contain_text(proof)
        assert faults(visitor) == []
        page.locator("[data-go-on]").click()
        expect(page).to_have_url(re.compile(r"/puzzles/\w{5}$"))
        expect(page.locator("[data-phase=task]")).to_be_visible()
        page.locator("[data-all]").click()
        expect(page.locator("[data-solved='1']")).to_be_visible()
        expect(page.locator(f"[data-puzzle='{SIMPLE.id}'].done")).to_be_visible()
        assert visitor.faults == []


def test_the_others_hidden_cards_do_not_reach_the_table(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        told: list[str] = []
        visitor.page.on(
            "websocket", lambda ws: ws.on("framereceived", lambda f: told.append(str(f)))
        )
        open_puzzle(visitor, SIMPLE)
        tables = [frame for frame in told if '"kind":"table"' in frame]
        assert tables
        for seat, cards in enumerate(SIMPLE.position.split(" | ")[: SIMPLE.players]):
            if seat != SIMPLE.player:
                closed = [card for card in cards.split()[1:] if "(" not in card and card != "-"]
                assert not any(f'"{card}"' in frame for frame in tables for card in closed)


def test_the_puzzle_of_the_day_is_that_of_the_terminal_and_counts_days(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address, timezone_id="Europe/Rome") as visitor:
        page = visitor.page
        visitor.go("/")
        page.get_by_role("link", name="Puzzles").click()
        clock = page.evaluate("new Date().toLocaleDateString('sv')")
        today = daily(datetime.date.fromisoformat(clock))
        expect(page.locator("[data-daily]")).to_have_attribute("data-daily", today.id)
        expect(page.locator("[data-streak]")).to_have_count(0)
        days = (datetime.date.fromisoformat(clock) - datetime.date(1970, 1, 1)).days
        kept = f'{{"solved":["{today.id}"],"day":{days - 1},"streak":4}}'
        page.evaluate("kept => localStorage.setItem('dnup.puzzles', kept)", kept)
        page.reload()
        expect(page.locator("[data-streak='4']")).to_be_visible()
        page.locator("[data-daily]").click()
        visitor.until_dealt()
        page.locator("[data-show]").click()  # who has it shown has not solved it
        page.locator("[data-solution]").wait_for()
        page.locator("[data-all]").click()
        expect(page.locator("[data-streak='4']")).to_be_visible()


def test_puzzles_are_chosen_and_solved_by_keyboard(browser: Browser, server: Server) -> None:
    with visit(browser, server.address, viewport=SMALL_PHONE) as visitor:
        page = visitor.page
        visitor.go("/puzzles")
        page.get_by_label("Theme").select_option(label="Rotating in time")
        page.get_by_label("Players").select_option(label=str(TURNING.players))
        found = [
            puzzle
            for puzzle in puzzles()
            if Theme.ROTATE_IN_TIME in puzzle.themes and puzzle.players == TURNING.players
        ]
        expect(page.locator("[data-found]")).to_have_attribute("data-found", str(len(found)))
        page.locator("[data-next]").press("Enter")
        expect(page).to_have_url(re.compile(f"/puzzles/{found[0].id}$"))
        visitor.until_dealt()
        Keyboard().rotate(visitor)
        expect(page.locator("[data-solved=true]")).to_be_visible()
        expect(page.locator("[data-go-on]")).to_be_focused()
        spoken = page.locator("[data-spoken]")
        expect(spoken).to_contain_text("Right!")


def test_who_has_seen_the_solution_does_not_solve_it_any_more(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address) as visitor:
        page = visitor.page
        open_puzzle(visitor, TURNING)
        page.locator("[data-show]").click()
        expect(page.locator("[data-solution]")).to_contain_text("Rotate your hand")
        expect(page.locator("[data-rotate]")).to_have_attribute("data-pointed", "yes")
        page.locator("[data-retry]").click()
        expect(page.locator("[data-phase=task]")).to_be_visible()
        expect(visitor.mine).to_be_visible()
        page.locator("[data-rotate]").click()
        expect(page.locator("[data-solved=true]")).to_be_visible()
        page.locator("[data-all]").click()
        expect(page.locator("[data-daily]")).to_be_visible()
        expect(page.locator("a.done")).to_have_count(0)


def test_a_solved_puzzle_is_played_on_against_bots(browser: Browser, server: Server) -> None:
    """Whoever does what is said goes out, whatever the bots do."""
    with visit(browser, server.address) as visitor:
        page = visitor.page
        puzzle = next(p for p in puzzles() if p.solution == "@" and p.then and p.players > 2)
        open_puzzle(visitor, puzzle)
        page.locator("[data-rotate]").click()
        page.locator("[data-play-on]").click()
        expect(page.locator("[data-play-on]")).to_have_count(0)
        expect(visitor.mine).to_be_visible()
        page.locator("[data-rotate]").click()
        expect(page.locator("[data-solved=true]")).to_be_visible()
        expect(visitor.mine).to_be_visible(timeout=30_000)  # the others have acted
        cards = visitor.hand.count()
        for card in range(cards):
            Means().select(visitor, int(visitor.faces()[0][0]), card)
        Means().play(visitor)
        expect(visitor.hand).to_have_count(0)
        page.locator("[data-retry], [data-go-on]").first.wait_for()


def test_a_link_to_no_puzzle_says_so(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        visitor.go("/puzzles/nosuch")
        expect(visitor.page.get_by_role("heading", level=1)).to_have_text("There is no such puzzle")
        visitor.page.get_by_role("link", name="All puzzles").click()
        expect(visitor.page).to_have_url(re.compile("/puzzles$"))
