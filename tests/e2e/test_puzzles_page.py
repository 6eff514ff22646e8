"""Puzzles in a browser: the one of the day, wrong and right, by theme, in four languages."""

import datetime
import re

import pytest
from playwright.sync_api import Browser, expect

from dnup.locales import LANGUAGES, texts
from dnup.notation import parse_action
from dnup.puzzles import Puzzle, Theme, daily, failing, number_of, puzzles
from dnup.rules import Play
from support.axe import faults
from support.browsing import PHONE, SMALL_PHONE, Keyboard, Means, Visitor, visit
from support.serving import Server


def is_simple(puzzle: Puzzle) -> bool:
    """Whether playing all cards of a value solves it, and a rotation fails in a few deals."""
    action = puzzle.action
    if not isinstance(action, Play) or not 4 <= puzzle.deals <= 48:
        return False
    value = action.cards[0].active
    held = [card for card in puzzle.round.hand(puzzle.player) if card.active == value]
    if len(held) != len(action.cards) or "@" not in puzzle.answers:
        return False
    ways = failing(puzzle, parse_action("@"))
    return len(ways) > 0 and len(ways[0].line.steps) > 0


SIMPLE = next(puzzle for puzzle in puzzles() if is_simple(puzzle) and puzzle.players > 2)
TURNING = next(puzzle for puzzle in puzzles() if puzzle.solution == "@")
SOME = next(
    puzzle
    for puzzle in puzzles()
    if "@" in puzzle.answers
    and puzzle.deals <= 48
    and 0 < sum(len(way.deals) for way in failing(puzzle, parse_action("@"))) < puzzle.deals
)
WAYS = failing(SOME, parse_action("@"))


def open_puzzle(visitor: Visitor, puzzle: Puzzle) -> None:
    visitor.go(f"/puzzles/{puzzle.journey}")
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
        cards = len(SIMPLE.round.hand(SIMPLE.player))
        task = text(f"puzzle-task-{SIMPLE.goal}", cards=cards, turns=SIMPLE.within)
        expect(page.get_by_text(task, exact=True)).to_be_visible()
        others = SIMPLE.players - 1 - len(SIMPLE.round.out)  # who is out has no hand
        expect(page.locator("[data-hands] li")).to_have_count(others)
        assert faults(visitor) == []
        page.locator("[data-rotate]").click()
        ways = failing(SIMPLE, parse_action("@"))
        fails = sum(len(way.deals) for way in ways)
        wrong = page.locator("[data-wrong]")
        expect(wrong.locator("li")).to_have_count(len(ways[0].line.steps))
        expect(wrong.locator("[data-deals] button")).to_have_count(SIMPLE.deals)
        expect(wrong.locator("[data-deals] .no")).to_have_count(fails)
        # It is put back by itself, and what was said of it stays.
        expect(page.locator("[data-phase=task]")).to_be_visible()
        expect(page.get_by_text(text("puzzle-back")).first).to_be_visible()
        assert faults(visitor) == []
        page.locator("[data-retry]").press("Enter")
        expect(visitor.mine).to_be_visible()
        expect(page.locator("[data-reopen]")).to_be_visible()
        solve(visitor, Means(), SIMPLE)
        solved = page.locator("[data-solved=true]")
        expect(solved).to_contain_text(text("puzzle-right"))
        expect(solved).to_contain_text(text("puzzle-tries", tries=1))
        expect(solved).to_contain_text(text("puzzle-proof", deals=SIMPLE.deals))
        expect(page.locator("[data-go-on]")).to_be_focused()
        assert faults(visitor) == []
        page.locator("[data-go-on]").click()
        expect(page).to_have_url(re.compile(r"/puzzles/[a-z]+-[a-z]+$"))
        expect(page.locator("[data-phase=task]")).to_be_visible()
        page.locator("[data-all]").click()
        expect(page.locator("[data-found][data-solved='1']")).to_be_visible()
        expect(page.locator(f"[data-puzzle='{SIMPLE.id}'].done")).to_be_visible()
        assert visitor.faults == []


def test_each_deal_tells_what_the_others_hold_there_and_how_it_fails(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address) as visitor:
        page = visitor.page
        open_puzzle(visitor, SOME)
        page.locator("[data-rotate]").click()
        page.locator("[data-phase=wrong]").wait_for()
        page.locator("[data-phase=task]").wait_for()
        deals = page.locator("[data-deals] button")
        way = failing(SOME, parse_action("@"))[0]
        works = next(i for i in range(SOME.deals) if not any(i in each.deals for each in WAYS))
        expect(deals.nth(way.deals[0])).to_have_attribute("aria-pressed", "true")
        deals.nth(works).hover()
        expect(deals.nth(works)).to_have_accessible_name(re.compile(f"Deal {works + 1}: works"))
        expect(page.locator("[data-wrong] li")).to_have_count(0)
        deals.nth(way.deals[0]).focus()
        expect(page.locator("[data-wrong] li")).to_have_count(len(way.line.steps))
        expect(deals.nth(way.deals[0])).to_have_accessible_name(re.compile("fails.*holds"))
        page.keyboard.press("ArrowRight")
        expect(deals.nth(way.deals[0] + 1)).to_be_focused()
        expect(deals.nth(way.deals[0] + 1)).to_have_attribute("aria-pressed", "true")
        spoken = page.locator("[data-spoken]")
        expect(spoken).to_contain_text(f"of {SOME.deals} deals")


def test_an_old_link_leads_to_the_puzzle_and_gets_its_name(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address) as visitor:
        visitor.go(f"/puzzles/{SIMPLE.id}")
        expect(visitor.page).to_have_url(re.compile(f"/puzzles/{SIMPLE.journey}$"))
        expect(visitor.page.get_by_role("heading", level=1)).to_have_text(f"Puzzle {SIMPLE.title}")


def test_puzzles_are_there_without_a_network_after_a_visit(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address, service_workers="allow") as visitor:
        page = visitor.page
        visitor.go("/puzzles")
        page.evaluate("navigator.serviceWorker.ready.then(() => {})")
        page.wait_for_function("navigator.serviceWorker.controller !== null")
        page.reload()
        page.locator("[data-daily]").wait_for()
        open_puzzle(visitor, SIMPLE)
        page.context.set_offline(True)
        visitor.go("/puzzles")
        expect(page.locator("[data-daily]")).to_be_visible()
        page.locator("[data-daily]").click()
        expect(page.locator("#puzzle-task")).to_be_visible()
        page.context.set_offline(False)


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
        expect(page.locator("[data-streak='0']")).to_be_visible()
        number = number_of(datetime.date.fromisoformat(clock))
        expect(page.get_by_text(f"day {number}")).to_be_visible()
        days = (datetime.date.fromisoformat(clock) - datetime.date(1970, 1, 1)).days
        kept = f'{{"solved":["{today.id}"],"day":{days - 1},"streak":4}}'
        page.evaluate("kept => localStorage.setItem('dnup.puzzles', kept)", kept)
        page.reload()
        expect(page.locator("[data-streak='4']")).to_be_visible()
        page.locator("[data-daily]").click()
        visitor.until_dealt()
        page.locator("[data-tool=show]").click()  # who has it shown has not solved it
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
        easiest = min(found, key=lambda puzzle: puzzle.difficulty)
        page.locator("[data-next]").press("Enter")
        expect(page).to_have_url(re.compile(f"/puzzles/{easiest.journey}$"))
        visitor.until_dealt()
        Keyboard().rotate(visitor)
        expect(page.locator("[data-solved=true]")).to_be_visible()
        expect(page.locator("[data-go-on]")).to_be_focused()
        spoken = page.locator("[data-spoken]")
        expect(spoken).to_contain_text("Solved!")


def test_who_has_seen_the_solution_does_not_solve_it_any_more(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address) as visitor:
        page = visitor.page
        open_puzzle(visitor, TURNING)
        page.locator("[data-tool=show]").click()
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
        expect(visitor.page.get_by_role("heading", level=1)).to_have_text("There’s no such puzzle")
        visitor.page.get_by_role("link", name="All puzzles").click()
        expect(visitor.page).to_have_url(re.compile("/puzzles$"))
