"""Everybody can play: no fault that axe finds on any screen, keyboard alone, zoom, live regions."""

from typing import Literal

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from support.axe import faults
from support.browsing import DESKTOP, PHONE, Keyboard, Visitor, visit
from support.elsewhere import SMALL, Elsewhere, people
from support.serving import Server

# Other pages are tried in tests of their own.
PATHS = ["/", "/new", "/tables", "/settings", "/puzzles", "/ladder", "/mistakes", "/h/none"]
PATHS += ["/t/ZZZZZZ", "/no"]
Scheme = Literal["light", "dark"]
LOOKS: list[tuple[Scheme, ViewportSize]] = [
    ("light", DESKTOP),
    ("dark", DESKTOP),
    ("light", PHONE),
    ("dark", PHONE),
]


def faults_in_every_look(visitor: Visitor) -> list[str]:
    """What axe finds on the screen as it is: in both themes, on a desktop and on a phone."""
    found: list[str] = []
    for scheme, size in LOOKS:
        visitor.page.emulate_media(color_scheme=scheme)
        visitor.page.set_viewport_size(size)
        visitor.until_still()
        found += [f"{scheme}, {size['width']} px: {fault}" for fault in faults(visitor)]
    return found


def test_axe_finds_no_fault_on_any_screen(browser: Browser, server: Server) -> None:
    found: list[str] = []
    with (
        people(server) as elsewhere,
        visit(browser, server.address) as visitor,
    ):
        page = visitor.page
        for path in PATHS:
            visitor.go(path)
            page.locator("main :is(h1, p, button)").first.wait_for()
            found += faults_in_every_look(visitor)
        ann = elsewhere.open_table("Ann", players=3, bots=["beginner"])
        visitor.go(f"/t/{ann.code}")
        page.locator("[data-join]").wait_for()
        found += faults_in_every_look(visitor)
        page.locator("[data-watch]").click()
        page.get_by_role("button", name="Sit here").first.wait_for()
        found += faults_in_every_look(visitor)
        visitor.go("/new")
        page.get_by_role("button", name="Open table").click()
        page.locator("[data-ready]").wait_for()
        found += faults_in_every_look(visitor)
        page.locator("[data-level]").first.click()
        page.get_by_role("button", name="Put another bot").click()
        page.locator('[aria-pressed="true"]').wait_for()
        found += faults_in_every_look(visitor)
        visitor.play_now(5)
        expect(visitor.mine).to_be_visible()
        visitor.hand.first.click()
        found += faults_in_every_look(visitor)
        page.locator('[popovertarget="table-menu"]').click()
        found += faults_in_every_look(visitor)
        page.get_by_role("button", name="The table as text").click()
        page.locator("dialog[open]").wait_for()
        # While it rises, axe takes it for a part of the page, which has a banner already.
        expect(page.get_by_role("dialog").get_by_role("banner")).to_have_count(0)
        found += faults_in_every_look(visitor)
        found += endings(visitor, elsewhere)
    assert found == []


def test_axe_would_find_a_fault(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        visitor.go("/")
        visitor.page.locator("main h1").wait_for()
        visitor.page.evaluate("document.querySelector('main').append(new Image())")
        assert len(faults(visitor)) == 1


def endings(visitor: Visitor, elsewhere: Elsewhere) -> list[str]:
    """The faults in a short match of two: its table, the end of a round and of the match."""
    page = visitor.page
    ann = elsewhere.open_table("Ann", players=2, deck=SMALL)
    visitor.sit_down(ann.code)
    elsewhere.be_ready(ann)
    visitor.until_dealt()
    found = faults_in_every_look(visitor)
    elsewhere.let_play(ann)
    while visitor.until_something() == "turn":
        visitor.take_turn(Keyboard())
    found += faults_in_every_look(visitor)
    visitor.play_match(Keyboard())
    found += faults_in_every_look(visitor)
    visitor.whole_match.click()
    found += faults_in_every_look(visitor)
    page.get_by_role("button", name="Check the deals").click()
    page.locator(".verdict").wait_for()
    return found + faults_in_every_look(visitor)


def test_a_match_can_be_begun_and_played_without_ever_touching_the_mouse(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address) as visitor:
        visitor.go("/")
        press_until_focused(visitor, "[data-play-now]")
        visitor.page.keyboard.press("Enter")
        visitor.until_dealt()
        assert visitor.play_match(Keyboard()) > 0


def press_until_focused(visitor: Visitor, selector: str) -> None:
    visitor.page.locator(selector).wait_for()
    for _ in range(60):
        if visitor.page.evaluate(f"document.activeElement?.matches('{selector}')"):
            return
        visitor.page.keyboard.press("Tab")
    pytest.fail(f"{selector} cannot be reached with Tab")


def test_a_screen_reader_hears_turns_actions_and_refusals(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        visitor.play_now(2)
        expect(visitor.mine).to_be_visible()
        polite = visitor.page.locator('[aria-live="polite"], [role="status"]')
        expect(polite.filter(has_text="Your turn").first).to_be_attached()
        visitor.page.locator('[data-zone^="area:A"]').first.click()
        urgent = visitor.page.locator('[aria-live="assertive"], [role="alert"]')
        expect(urgent.filter(has_text="Select the cards").first).to_be_attached()
        visitor.page.locator("[data-rotate]").click()
        expect(polite.filter(has_text="You rotate your hand").first).to_be_attached()


@pytest.mark.parametrize(
    "path",
    ["/", "/new", "/learn", "/puzzles", "/rules", "/decks", "/matches", "/replay", "/settings"],
)
def test_pages_reflow_at_200_percent(browser: Browser, server: Server, path: str) -> None:
    """A window of 1280 by 800 at 200 % is one of 640 by 400: nothing is cut off at the side."""
    with visit(browser, server.address, viewport={"width": 640, "height": 400}) as visitor:
        visitor.go(path)
        visitor.page.locator("main h1").first.wait_for()
        wide = visitor.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= 640


@pytest.mark.parametrize(
    "size", [{"width": 640, "height": 400}, {"width": 320, "height": 568}, PHONE]
)
@pytest.mark.parametrize("players", [2, 5])
def test_the_table_is_not_cut_off_at_the_side(
    browser: Browser, server: Server, players: int, size: ViewportSize
) -> None:
    with visit(browser, server.address, viewport=size) as visitor:
        visitor.play_now(players)
        wide = visitor.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= size["width"]
        for what in ("[data-rotate]", '[data-zone="pile"]'):
            box = visitor.page.locator(what).bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= size["width"]
