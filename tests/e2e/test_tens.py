"""10s and equal cards at a table: by key, by ear, and each card in its place."""

import re

from playwright.sync_api import Browser, expect

from support.browsing import PHONE, Visitor, visit
from support.elsewhere import Elsewhere, people
from support.serving import Player, Server

# But for the one with the star, all cards are equal.
TENS = 'name = "tens"\nplayers = [2]\ncards = ["1/10*", ' + ", ".join(['"2/10"'] * 11) + "]"


def begin(elsewhere: Elsewhere, visitor: Visitor) -> Player:
    """Ann elsewhere and the visitor, in a match that has just begun."""
    ann = elsewhere.open_table("Ann", players=2, deck=TENS, absence={"after": None})
    visitor.sit_down(ann.code)
    elsewhere.be_ready(ann)
    visitor.until_dealt()
    elsewhere.until_match(ann)
    return ann


def until_two_tens(elsewhere: Elsewhere, visitor: Visitor, ann: Player) -> None:
    """It is the visitor's turn, who holds two equal 10s; until then everybody rotates."""
    number = visitor.page.locator("[data-turn-number]").first
    for _ in range(12):
        before = number.get_attribute("data-turn-number")
        if visitor.mine.count() == 0:
            elsewhere.until_turn(ann)
            elsewhere.act(ann, kind="rotate")
        elif visitor.faces().count("10/2") >= 2:
            return
        else:
            visitor.page.keyboard.press("r")
        visitor.until_turn_after(before)
    raise AssertionError("it never came to that")


def keys(visitor: Visitor, face: str) -> list[str]:
    """The keys of the own cards that show this, from the left."""
    found: list[str] = visitor.page.locator(
        f'[data-zone^="hand:"] button[data-face="{face}"]'
    ).evaluate_all("cards => cards.map((card) => card.dataset.key)")
    return found


def test_the_0_key_selects_10s_and_they_are_told_in_words(browser: Browser, server: Server) -> None:
    with people(server) as elsewhere, visit(browser, server.address, viewport=PHONE) as visitor:
        page = visitor.page
        ann = begin(elsewhere, visitor)
        until_two_tens(elsewhere, visitor, ann)
        ten = page.get_by_role("button", name="10, turned 2", exact=True).first
        expect(ten).to_have_attribute("aria-pressed", "false")
        page.keyboard.press("0")
        expect(page.get_by_role("button", name="Play a single 10")).to_be_visible()
        page.keyboard.press("0")
        expect(page.get_by_role("button", name="Play two 10s")).to_be_visible()
        page.keyboard.press("p")
        # The one with the star may be among them.
        told = re.compile(r"two 10s, turned (2|1 \(star\)) and 2")
        mine = page.locator('[data-zone^="area:"]', has_text=told)
        expect(mine).to_have_count(1)
        expect(mine.locator("[data-late]")).to_have_text(re.compile(r"2\s*×\s*10"))
        expect(mine.locator("[data-face^='10/']")).to_have_count(2)


def test_of_equal_cards_the_selected_one_leaves_and_the_others_stay_where_they_are(
    browser: Browser, server: Server
) -> None:
    with people(server) as elsewhere, visit(browser, server.address) as visitor:
        page = visitor.page
        ann = begin(elsewhere, visitor)
        until_two_tens(elsewhere, visitor, ann)
        before = keys(visitor, "10/2")
        page.locator(f'[data-key="{before[0]}"]').click()
        expect(page.locator(f'[data-key="{before[0]}"]')).to_have_attribute("aria-pressed", "true")
        expect(page.locator('[data-zone^="hand:"] [aria-pressed="true"]')).to_have_count(1)
        page.keyboard.press("p")
        same = page.locator('[data-zone^="hand:"] button[data-face="10/2"]')  # not the star
        expect(same).to_have_count(len(before) - 1)
        assert keys(visitor, "10/2") == before[1:]
