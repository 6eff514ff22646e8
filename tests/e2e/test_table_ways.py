"""Ways through a table for who hears it, or has only keys: nothing is lost on them."""

from browsing import Keyboard, Visitor, visit
from elsewhere import FIVES, SMALL, Elsewhere, people
from playwright.sync_api import Browser, expect
from serving import Player, Server


def sit_down_beside(elsewhere: Elsewhere, visitor: Visitor) -> Player:
    """Ann elsewhere and the visitor, in a match for two that has just begun."""
    ann = elsewhere.open_table("Ann", players=2, deck=FIVES, absence={"after": None})
    visitor.go(f"/t/{ann.code}")
    visitor.page.get_by_role("button", name="Sit here").first.click()
    visitor.page.locator("[data-ready]").click()
    elsewhere.be_ready(ann)
    visitor.until_dealt()
    elsewhere.until_match(ann)
    return ann


def until_two_sets_can_be_taken(elsewhere: Elsewhere, visitor: Visitor, ann: Player) -> None:
    """Ann plays what she can, and the visitor rotates."""
    number = visitor.page.locator("[data-turn-number]").first
    for _ in range(20):
        before = number.get_attribute("data-turn-number")
        if visitor.mine.count() > 0:
            if visitor.offers("take").count() == 2:
                return
            visitor.page.locator("[data-rotate]").click()
        else:
            elsewhere.until_turn(ann)
            plays = ann.view["choices"]["plays"]
            if plays:
                elsewhere.play(ann, plays[0]["value"], plays[0]["sizes"][0])
            else:
                elsewhere.act(ann, kind="rotate")
        visitor.until_turn_after(before)
    raise AssertionError("it never came to that")


def test_two_sets_that_can_be_taken_are_told_apart_in_words(
    browser: Browser, server: Server
) -> None:
    with people(server) as elsewhere, visit(browser, server.address) as visitor:
        ann = sit_down_beside(elsewhere, visitor)
        until_two_sets_can_be_taken(elsewhere, visitor, ann)
        visitor.page.locator('[popovertarget="table-menu"]').click()
        visitor.page.get_by_role("button", name="The table as text").click()
        text = visitor.page.locator("dialog[open]")
        expect(text).to_contain_text("Take the set in front of Ann in area 1")
        expect(text).to_contain_text("Take the set in front of Ann in area 2")


def test_the_focus_goes_on_with_the_match(browser: Browser, server: Server) -> None:
    with people(server) as elsewhere, visit(browser, server.address) as visitor:
        keys = Keyboard()
        focused = visitor.page.locator(":focus")
        bob = elsewhere.open_table("Bob", players=2, deck=SMALL, absence={"after": None})
        visitor.go(f"/t/{bob.code}")
        keys.press(visitor.page.get_by_role("button", name="Sit here"))
        expect(focused).to_have_text("Ready")
        focused.press("Enter")
        expect(focused).to_have_text("Not yet")
        focused.press("Enter")
        expect(focused).to_have_text("Ready")
        focused.press("Enter")
        elsewhere.be_ready(bob)
        expect(visitor.page.locator("button[data-face]:focus")).to_be_visible()

        elsewhere.let_play(bob)
        while (what := visitor.until_something()) == "turn":
            visitor.take_turn(keys)
        if what == "round":
            keys.press(visitor.round_end)
            visitor.round_end.wait_for(state="detached")
            expect(visitor.page.locator("button[data-face]:focus")).to_be_visible()


def test_who_writes_keeps_the_focus(browser: Browser, server: Server) -> None:
    with people(server) as elsewhere, visit(browser, server.address) as visitor:
        ann = elsewhere.open_table("Ann", players=2, deck=SMALL, absence={"after": None})
        visitor.go(f"/t/{ann.code}")
        visitor.page.get_by_role("button", name="Sit here").click()
        visitor.page.locator("[data-ready]").click()
        visitor.page.get_by_role("button", name="Log and chat").click()
        writing = visitor.page.locator("dialog[open] #chat-text")
        writing.fill("hel")
        elsewhere.be_ready(ann)
        visitor.until_dealt()
        expect(writing).to_be_focused()


def test_what_is_known_of_a_player_is_reached_with_keys(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        visitor.play_now(3)
        plate = visitor.page.locator("button.plate").nth(1)
        plate.focus()
        plate.press("Enter")
        about = visitor.page.get_by_role("dialog", name="About this player")
        expect(about).to_be_focused()
        visitor.page.keyboard.press("Escape")
        expect(about).to_be_hidden()
        expect(plate).to_be_focused()
