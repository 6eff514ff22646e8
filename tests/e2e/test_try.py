"""Trying an example of the rules: a position to play with, by every hand, begun again at will."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize, expect

from dnup.lessons import examples
from support.axe import faults
from support.browsing import (
    DESKTOP,
    LANDSCAPE,
    PHONE,
    SMALL_PHONE,
    Keyboard,
    Means,
    Touch,
    Visitor,
    visit,
)
from support.serving import Server

CLASH = ["1/7", "1/8", "1/9", "10/2", "2/4", "2/4", "4/7", "4/8", "6/1", "6/7"]
HANDS: dict[str, tuple[Means, dict[str, Any]]] = {
    "mouse": (Means(), {}),
    "touch": (Touch(), {"viewport": PHONE, "has_touch": True, "is_mobile": True}),
    "keyboard": (Keyboard(), {}),
}


def again(visitor: Visitor) -> Locator:
    """The button that is always there."""
    return visitor.page.locator("[data-again]")


def play_fours(visitor: Visitor) -> Locator:
    """The button below the hand, when two 4s are selected."""
    return visitor.page.get_by_role("button", name="Play two 4s")


def try_out(visitor: Visitor, example: str) -> None:
    visitor.go(f"/try/{example}")
    visitor.until_dealt()


def select(visitor: Visitor, means: Means, value: int, size: int) -> None:
    for card in range(size):
        means.select(visitor, value, card)


@pytest.mark.parametrize("hand", HANDS)
def test_an_example_can_be_tried_refused_done_and_begun_again(
    browser: Browser, server: Server, hand: str
) -> None:
    means, options = HANDS[hand]
    with visit(browser, server.address, **options) as visitor:
        try_out(visitor, "clash")
        expect(visitor.page.get_by_role("heading", level=1)).to_have_text("Try it: rule §A2")
        expect(visitor.page.locator("section").first).to_contain_text("You can play 6/1 6/7")
        assert sorted(visitor.faces()) == CLASH
        select(visitor, means, 4, 2)
        means.press(play_fours(visitor))
        expect(visitor.refusal).to_have_attribute("data-refusal", "play-not-higher")
        expect(visitor.refusal.get_by_role("link")).to_have_attribute("href", "/rules#A2")
        visitor.page.keyboard.press("Escape")
        select(visitor, means, 6, 2)
        means.play(visitor)
        expect(visitor.cards(6)).to_have_count(0)
        expect(visitor.mine).to_be_visible()  # the others have acted
        means.press(again(visitor))
        expect(visitor.cards(6)).to_have_count(2)
        assert sorted(visitor.faces()) == CLASH
        expect(visitor.area("B1").locator("[data-face]")).to_have_count(2)


def test_the_others_answer_as_it_was_written_down_and_the_card_comes_back_turned(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address) as visitor:
        try_out(visitor, "golden-rule")
        visitor.cards(2).click()
        visitor.offers("play").click()
        expect(visitor.page.locator('[data-zone="hand:A"] [data-face="10/2"]')).to_be_visible()


def test_both_turns_of_two_players_are_taken(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        try_out(visitor, "two-areas")
        select(visitor, Means(), 7, 2)
        visitor.offers("play").click()
        expect(visitor.area("A1").locator("[data-face]")).to_have_count(2)
        expect(visitor.page.get_by_text("Your turn for area 2").first).to_be_visible()
        visitor.page.locator("[data-rotate]").click()
        expect(visitor.page.get_by_text("Your turn for area 1").first).to_be_visible()


@pytest.mark.parametrize("hand", ["mouse", "keyboard"])
def test_when_the_round_is_over_it_can_be_begun_again(
    browser: Browser, server: Server, hand: str
) -> None:
    means, options = HANDS[hand]
    with visit(browser, server.address, **options) as visitor:
        try_out(visitor, "out")
        select(visitor, means, 6, 2)
        means.play(visitor)
        status = visitor.page.get_by_role("status").filter(has_text="The round is over.")
        expect(status).to_be_visible(timeout=60_000)  # bots play it to its end
        means.press(status.get_by_role("button", name="Start over"))
        expect(visitor.cards(6)).to_have_count(2)
        expect(status).to_have_count(0)
        expect(visitor.page.locator('[data-zone="hand:A"] button:focus')).to_have_count(1)


def test_a_cut_line_begins_it_anew_and_says_so_only_if_something_was_done(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address) as visitor:
        said = visitor.page.get_by_text("Connection lost, so this starts over.")
        lost = visitor.page.get_by_text("Connection lost", exact=True).first
        try_out(visitor, "clash")
        for done in (False, True):
            if done:
                visitor.page.locator("[data-rotate]").click()
                expect(visitor.cards(9)).to_have_count(1)
                expect(visitor.mine).to_be_visible()
            visitor.page.context.set_offline(True)
            expect(lost).to_be_visible()
            visitor.page.context.set_offline(False)
            expect(lost).to_be_hidden()
            expect(visitor.cards(9)).to_have_count(0)
            expect(said).to_have_count(1 if done else 0)
        visitor.page.locator("[data-rotate]").click()
        expect(said).to_have_count(0)


def test_one_comes_from_a_rule_and_goes_back_to_it(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        visitor.go("/rules")
        visitor.page.locator('a[href="/try/take"]').click()
        visitor.until_dealt()
        expect(visitor.page.get_by_role("heading", level=1)).to_be_focused()
        assert visitor.page.title().startswith("Try it: rule §C1 (Take)")
        visitor.page.locator("[data-back]").click()
        visitor.page.wait_for_url("**/rules#C1")  # of Take, and not of the cards
        try_out(visitor, "card")
        expect(visitor.page.locator("[data-back]")).to_have_attribute("href", "/rules#C1-cards")
        expect(visitor.page.get_by_role("heading", level=1)).to_have_text(
            "Try it: rule §C1 (Cards)"
        )


def test_practice_is_no_table_to_come_back_to(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        try_out(visitor, "clash")
        visitor.go("/")
        visitor.page.locator("[data-play-now]").wait_for()
        kept = visitor.page.evaluate("localStorage.getItem('dnup.recent')")
        assert kept in (None, "[]")


def test_an_example_that_is_not_there_leads_to_the_rules(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        visitor.go("/try/nothing")
        expect(visitor.page.get_by_role("heading", level=1)).to_have_text("There’s no such example")
        visitor.page.get_by_role("link", name="All rules").click()
        visitor.page.wait_for_url("**/rules")


def test_every_example_opens(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        for name, example in examples().items():
            try_out(visitor, name)
            rule = re.compile(rf"rule §{example.rule}( \(\w+\))?$")
            expect(visitor.page.get_by_role("heading", level=1)).to_have_text(rule)
            assert visitor.page.locator("section").first.inner_text().count("\n") >= 1


@pytest.mark.parametrize("language", ["da", "it", "ko"])
def test_no_message_is_missing(browser: Browser, server: Server, language: str) -> None:
    with visit(browser, server.address, locale=language) as visitor:
        try_out(visitor, "own-set")
        text = visitor.page.locator("body").inner_text()
        assert re.findall(r"\b(?:try|practice|hand|table)-[a-z]+", text) == []
        assert visitor.page.locator("html").get_attribute("lang") == language


@pytest.mark.parametrize("size", [DESKTOP, PHONE, SMALL_PHONE, LANDSCAPE], ids=str)
def test_nothing_is_cut_off_at_the_side(
    browser: Browser, server: Server, size: ViewportSize
) -> None:
    with visit(browser, server.address, viewport=size) as visitor:
        for name in ("clash", "two-areas"):
            try_out(visitor, name)
            width = visitor.page.evaluate("document.documentElement.scrollWidth")
            assert width <= size["width"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_no_fault_in_an_example(
    browser: Browser, server: Server, scheme: str, size: ViewportSize
) -> None:
    with visit(browser, server.address, color_scheme=scheme, viewport=size) as visitor:
        try_out(visitor, "clash")
        found = faults(visitor)
        select(visitor, Means(), 4, 2)
        play_fours(visitor).click()
        visitor.refusal.wait_for()
        found += faults(visitor)
        visitor.go("/try/nothing")
        visitor.page.locator("main").wait_for()
        assert found + faults(visitor) == []
