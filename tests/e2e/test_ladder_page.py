"""The ladder in a real browser: a rung is played, the rating moves, and one can start anew."""

import re

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from support.axe import faults
from support.browsing import DESKTOP, PHONE, Keyboard, Visitor, visit
from support.rawtexts import say_nothing_raw
from support.serving import Server


def climb(visitor: Visitor, level: str = "random") -> None:
    """From the ladder into a match against this level, to its end."""
    visitor.page.locator(f'[data-rung="{level}"]').click()
    visitor.page.locator(f'[data-play="{level}"]').click()
    visitor.until_dealt()
    visitor.play_match(Keyboard())


@pytest.mark.parametrize("language", ["en-GB", "da-DK", "it-IT", "ko-KR"])
def test_a_rung_is_played_and_the_rating_moves(
    browser: Browser, server: Server, language: str
) -> None:
    size: ViewportSize = PHONE if language[:2] in {"en", "ko"} else DESKTOP
    theme = "light" if language[:2] in {"en", "it"} else "dark"
    with visit(
        browser, server.address, locale=language, viewport=size, color_scheme=theme
    ) as visitor:
        page = visitor.page
        visitor.go("/")
        page.locator('main a[href="/ladder"]').click()
        page.locator("[data-own-none]").wait_for()
        say_nothing_raw(visitor)
        found = faults(visitor)
        page.get_by_role("radio", name="2").check(force=True)
        climb(visitor)
        page.locator('[data-rated="yes"]').wait_for()
        say_nothing_raw(visitor)
        page.locator("[data-rated] a").click()
        expect(page.locator("[data-own] .number")).to_have_text(re.compile(r"^\d{3,4}$"))
        assert page.url.endswith("/ladder?players=2")
        expect(page.locator("svg[role=img]")).to_be_visible()
        expect(page.locator("svg[role=img] circle")).to_have_count(1)  # a dot for the match
        page.locator("summary").click()
        say_nothing_raw(visitor)
        found += faults(visitor)
        assert found == []
        page.locator("[data-anew]").click()
        page.locator("[data-yes]").click()
        page.locator("[data-own-none]").wait_for()


def test_without_an_answer_it_is_said_and_can_be_tried_again(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address) as visitor:
        page = visitor.page
        page.route("**/api/ladder/*", lambda route: route.abort())
        visitor.go("/ladder?players=4")
        expect(page.get_by_role("alert").first).to_contain_text("The connection was lost")
        page.unroute("**/api/ladder/*")
        page.get_by_role("button", name="Try now").click()
        expect(page.get_by_role("radio", name="4")).to_be_checked()
        expect(page.get_by_text("Nobody has played 10 matches")).to_be_visible()


def test_a_face_on_the_road_is_whom_one_plays(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        page = visitor.page
        visitor.go("/ladder?players=3")
        page.locator('[data-rung="random"][aria-pressed=true]').wait_for()  # the next one up
        expect(page.get_by_role("heading", name="Next opponent")).to_be_visible()
        dollop = page.get_by_role("button", name=re.compile("^dollop"))
        dollop.focus()
        page.keyboard.press("Enter")
        expect(dollop).to_have_attribute("aria-pressed", "true")
        expect(page.get_by_role("heading", name="Your pick")).to_be_visible()
        expect(page.locator("[data-odds]")).to_contain_text("against dollop")
        expect(page.get_by_role("button", name="Play dollop")).to_be_visible()
        assert page.locator(".button.main:visible").count() == 1
        say_nothing_raw(visitor)
