"""Hints in the browser: the best actions with chances and reasons, where only bots play along."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize, expect

from dnup.kernel import warm_up
from dnup.locales import texts
from support.axe import faults
from support.browsing import DESKTOP, LANDSCAPE, PHONE, SMALL_PHONE, Touch, Visitor, visit
from support.serving import Server

SECONDS = 30_000  # milliseconds: a slow machine takes its time
LANGUAGES = {"en": "en-GB", "da": "da-DK", "it": "it-IT", "ko": "ko-KR"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One with bots that search: only such a server can work out what is best."""
    warm_up()
    path = tmp_path_factory.mktemp("hints") / "server.db"
    with Server(path, "--levels=random,beginner,sharp") as server:
        yield server


def button(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-hint]")


def panel(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-hint-panel]")


def agree(visitor: Visitor) -> Locator:
    """Yes, although the ladder then doesn't count the match."""
    return panel(visitor).locator("[data-agree]")


def advice(visitor: Visitor) -> Locator:
    return panel(visitor).locator("[data-advice]")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_is_read_pressed_and_done(browser: Browser, server: Server, language: str) -> None:
    say = texts(language)
    with visit(
        browser, server.address, locale=LANGUAGES[language], viewport=PHONE, has_touch=True
    ) as visitor:
        visitor.play_now(3)
        expect(visitor.mine).to_be_visible()
        turn = visitor.page.locator("[data-turn-number]").first.get_attribute("data-turn-number")
        expect(button(visitor)).to_have_text(say("hand-hint"))
        Touch().press(button(visitor))
        expect(panel(visitor)).to_contain_text(say("hint-costs"))
        expect(advice(visitor)).to_have_count(0)  # the first one asks, from the first turn on
        Touch().press(agree(visitor))
        best = advice(visitor).first
        expect(best).to_be_visible(timeout=SECONDS)
        expect(panel(visitor)).to_contain_text(say("hint-counted", count=1))
        assert advice(visitor).count() == 1
        assert "%" not in panel(visitor).inner_text()  # a chance is told in words
        # No sentence is missing a fact, nor named by its id.
        told = panel(visitor).inner_text()
        assert "reason-" not in told
        assert "{" not in told
        assert faults(visitor) == []
        # To press an action does not do it.
        kind = best.get_attribute("data-advice")
        expect_in_sight(visitor, kind)
        Touch().press(best.locator("[data-use]"))
        expect(panel(visitor)).to_be_hidden()
        number = visitor.page.locator("[data-turn-number]").first
        expect(number).to_have_attribute("data-turn-number", turn or "")
        if kind == "play":
            expect(visitor.offers("play")).to_have_count(1)
            Touch().press(visitor.offers("play"))
        elif kind == "add":
            expect(visitor.offers("add").first).to_be_visible()
            Touch().press(visitor.offers("add").first)
        else:
            Touch().press(visitor.page.get_by_role("button", name=say("hand-yes"), exact=True))
        visitor.until_turn_after(turn)


def expect_in_sight(visitor: Visitor, kind: str | None) -> None:
    """What the hint means is outlined, and the panel covers neither the hand nor the keys."""
    marked = visitor.hand.locator("[data-mark=hint]")
    meant = visitor.page.locator("[data-hinted]")
    if kind in ("play", "add"):
        assert marked.count() >= 1
    assert meant.count() == (0 if kind == "play" else 1)
    box = panel(visitor).bounding_box()
    assert box is not None
    size = visitor.page.viewport_size
    assert size is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    keys = visitor.page.locator("[data-play], [data-rotate], [data-hint]")
    for each in (visitor.hand, keys):
        for index in range(each.count()):
            other = each.nth(index).bounding_box()
            assert other is not None
            assert box["y"] + box["height"] <= other["y"] + 1


@pytest.mark.parametrize("size", [DESKTOP, PHONE, SMALL_PHONE, LANDSCAPE])
def test_other_moves_are_looked_at_one_by_one(
    browser: Browser, server: Server, size: ViewportSize
) -> None:
    with visit(browser, server.address, viewport=size) as visitor:
        visitor.go("/try/clash")
        visitor.until_dealt()
        button(visitor).click()
        best = advice(visitor)
        expect(best).to_be_visible(timeout=SECONDS)
        if size != LANDSCAPE:
            expect_in_sight(visitor, best.get_attribute("data-advice"))
        more = panel(visitor).locator("[data-more-moves]")
        said = best.inner_text()
        more.click()
        others = panel(visitor).locator("[data-other-move]")
        assert 2 <= others.count() <= 3
        others.nth(1).click()
        expect(others.nth(1)).to_have_attribute("aria-pressed", "true")
        assert best.inner_text() != said
        assert faults(visitor) == []


def test_by_keys_it_opens_closes_and_is_gone_with_the_turn(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address, viewport=DESKTOP) as visitor:
        visitor.play_now(2)
        expect(visitor.mine).to_be_visible()
        page = visitor.page
        page.keyboard.press("b")
        agree(visitor).press("Enter")
        expect(advice(visitor).first).to_be_visible(timeout=SECONDS)
        expect(page.get_by_role("dialog", name="Hint")).to_be_visible()
        expect(button(visitor)).to_have_attribute("aria-expanded", "true")
        said = panel(visitor).inner_text()
        assert faults(visitor) == []
        page.keyboard.press("Escape")
        expect(panel(visitor)).to_be_hidden()
        page.keyboard.press("b")
        expect(advice(visitor).first).to_be_visible()
        assert panel(visitor).inner_text() == said  # the same turn, the same hint
        expect(page.locator("aside")).to_contain_text("You ask for a hint.")
        page.locator("[data-rotate]").click()
        expect(panel(visitor)).to_be_hidden()


def test_where_another_person_sits_hints_are_not_offered(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as ann, visit(browser, server.address) as bob:
        for visitor in (ann, bob):
            with visitor.page.expect_response("**/api/guest"):
                visitor.go("/")
        ann.go("/new")
        ann.page.get_by_role("radio", name="2").first.check()
        ann.page.get_by_role("button", name="Open table").click()
        ann.page.wait_for_url("**/t/*")
        bob.sit_down(ann.code)
        ann.page.locator("[data-ready]").click()
        for visitor in (ann, bob):
            visitor.until_dealt()
            expect(button(visitor)).to_have_count(0)
            visitor.page.keyboard.press("b")
            expect(panel(visitor)).to_have_count(0)


def test_an_example_of_the_rules_has_hints_that_are_not_counted(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address) as visitor:
        visitor.go("/try/clash")
        visitor.until_dealt()
        button(visitor).click()
        expect(advice(visitor).first).to_be_visible(timeout=SECONDS)
        expect(panel(visitor)).to_contain_text("Hints aren’t counted here.")
