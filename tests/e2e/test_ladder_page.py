"""The ladder in a real browser: a rung is played, the rating moves, and one can start anew."""

import pytest
from axe import faults
from browsing import DESKTOP, PHONE, Keyboard, Visitor, visit
from playwright.sync_api import Browser, ViewportSize, expect
from rawtexts import say_nothing_raw
from serving import Server


def climb(visitor: Visitor, level: str = "random") -> None:
    """From the ladder into a match against this level, to its end."""
    visitor.page.locator(f'[data-rung="{level}"] button').click()
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
        expect(page.locator("[data-own]")).to_contain_text("±")
        assert page.url.endswith("/ladder?players=2")
        expect(page.locator("svg[role=img]")).to_be_visible()
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
