"""How one moves through a recorded match and looks at it, and who could know what in it."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from dnup.analysis.knowledge import know
from dnup.rules import Seat
from support.browsing import DESKTOP, PHONE, Keyboard, Means, Touch, Visitor, visit
from support.replaying import MATCH, button, hand, held, look_as, open_match, switch_to, until_at
from support.serving import Server

# Moving.


@pytest.mark.parametrize("means", [Means(), Touch()], ids=["mouse", "touch"])
def test_one_moves_by_buttons(browser: Browser, server: Server, means: Means) -> None:
    is_touch = isinstance(means, Touch)
    options: dict[str, Any] = {"viewport": PHONE, "has_touch": True} if is_touch else {}
    ends = [len(played.actions) for played in MATCH.rounds]
    with visit(browser, server.address, **options) as visitor:
        open_match(visitor)

        def press(name: str, moment: str) -> None:
            means.press(button(visitor, name))
            until_at(visitor, moment)

        press("Forward", "1.1")
        press("Forward", "1.2")
        press("Back", "1.1")
        press("Next round", "2.0")
        press("Back", f"1.{ends[0]}")
        press("Forward", "2.0")
        press("Next round", "3.0")
        press("Next round", f"3.{ends[2]}")
        expect(visitor.page.locator("[data-result]")).to_contain_text("Bo wins the match.")
        press("Start of the round", "3.0")
        press("Start of the round", "2.0")
        press("Start of the round", "1.0")
        if is_touch:
            visitor.page.get_by_label("Round", exact=True).select_option("3")
            until_at(visitor, "3.0")
            means.press(button(visitor, "More"))
        else:
            visitor.page.get_by_role("radio", name="3", exact=True).check(force=True)
            until_at(visitor, "3.0")
            # By the list of what happened; on a phone it is opened first.
            press("Forward", "3.1")
        means.press(visitor.page.locator('[data-action="0"]'))
        until_at(visitor, "3.0")


def test_a_press_on_a_mark_goes_to_that_action(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        open_match(visitor)
        box = visitor.page.get_by_role("slider").bounding_box()
        assert box is not None
        cell = box["width"] / (len(MATCH.rounds[0].actions) + 1)
        for action in (7, 20, 42, 0):
            visitor.page.mouse.click(box["x"] + (action + 0.5) * cell, box["y"] + 20)
            until_at(visitor, f"1.{action}")


def test_one_moves_by_keys(browser: Browser, server: Server) -> None:
    ends = [len(played.actions) for played in MATCH.rounds]
    with visit(browser, server.address) as visitor:
        open_match(visitor)

        def press(key: str, moment: str) -> None:
            visitor.page.keyboard.press(key)
            until_at(visitor, moment)

        press("ArrowRight", "1.1")
        press("ArrowRight", "1.2")
        press("ArrowLeft", "1.1")
        press("PageDown", "2.0")
        press("End", f"3.{ends[2]}")
        press("PageUp", "3.0")
        press("Home", "1.0")
        # The same keys on the slider are the slider's.
        visitor.page.get_by_role("slider").focus()
        press("ArrowRight", "1.1")
        press("End", f"1.{ends[0]}")
        # Moves is one stop of the Tab key, with arrows inside it.
        current = visitor.page.locator('[aria-current="step"]')
        Keyboard().press(current)
        visitor.page.keyboard.press("ArrowUp")
        press("Enter", f"1.{ends[0] - 1}")


def test_a_key_shows_the_keys(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        open_match(visitor)
        keys = visitor.page.get_by_text("Space plays and pauses")
        expect(keys).to_have_count(0)
        visitor.page.keyboard.press("?")
        expect(keys).to_be_visible()


def test_it_plays_by_itself_until_it_is_paused(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        open_match(visitor)
        visitor.page.get_by_role("group", name="Speed").get_by_label("2").check(force=True)
        visitor.page.locator("h1").click()  # the focus is nowhere
        visitor.page.keyboard.press("Space")
        expect(button(visitor, "Pause")).to_be_visible()
        visitor.page.wait_for_function("() => Number(location.hash.split('.')[1]) >= 3")
        button(visitor, "Pause").click()
        expect(button(visitor, "Play")).to_be_visible()
        at = visitor.page.get_by_role("slider").get_attribute("aria-valuetext")
        visitor.page.wait_for_timeout(1500)
        assert visitor.page.get_by_role("slider").get_attribute("aria-valuetext") == at


def test_forward_cards_fly_and_back_they_lie(browser: Browser, server: Server) -> None:
    with visit(browser, server.address, reduced_motion="no-preference") as visitor:
        open_match(visitor, "1.2")
        visitor.page.evaluate(
            """() => {
                window.flights = 0;
                new MutationObserver((changes) => {
                    for (const { addedNodes } of changes)
                        for (const node of addedNodes)
                            if (node.classList?.contains("flights")) window.flights += 1;
                }).observe(document.body, { childList: true });
            }"""
        )
        button(visitor, "Forward").click()
        until_at(visitor, "1.3")
        assert visitor.page.evaluate("window.flights") == 1
        button(visitor, "Back").click()
        until_at(visitor, "1.2")
        assert visitor.page.evaluate("window.flights") == 1


# Ways to look.


def test_a_seat_sees_its_own_hand_and_no_other_until_the_end(
    browser: Browser, server: Server
) -> None:
    end = len(MATCH.rounds[0].actions)
    with visit(browser, server.address) as visitor:
        open_match(visitor, "1.9", "B")
        assert hand(visitor, "B") == held(1, 9, "B")
        assert hand(visitor, "A") == hand(visitor, "C") == []
        # The own seat is nearest, at the foot of the table.
        boxes = {s: visitor.area(f"{s}1").bounding_box() for s in "ABC"}
        assert all(boxes["B"]["y"] > boxes[s]["y"] for s in "AC")  # type: ignore[index]
        assert visitor.page.locator("button[data-face]").count() == 0
        visitor.page.get_by_label("Action", exact=True).fill(str(end))
        until_at(visitor, f"1.{end}")
        for seat in "AC":
            assert hand(visitor, seat) == held(1, end, seat)


def test_a_spectator_sees_no_hand(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        open_match(visitor, "1.9")
        assert [hand(visitor, seat) for seat in "ABC"] == [[], [], []]
        assert visitor.page.locator(".hand .rack").count() == 0


def test_with_open_hands_all_are_seen_at_every_moment(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        open_match(visitor, "2.0", "open")
        for action in range(4):
            until_at(visitor, f"2.{action}")
            assert [hand(visitor, s) for s in "ABC"] == [held(2, action, s) for s in "ABC"]
            button(visitor, "Forward").click()
        # Another way to look at the same moment hides them again.
        look_as(visitor, "C")
        expect(visitor.page.locator('[data-zone="hand:C"] [data-face]').first).to_be_visible()
        until_at(visitor, "2.4")
        assert (hand(visitor, "A"), hand(visitor, "C")) == ([], held(2, 4, "C"))


def test_as_it_was_nothing_is_told_before_it_happens(browser: Browser, server: Server) -> None:
    with visit(browser, server.address, viewport=PHONE) as visitor:
        open_match(visitor, "1.9")
        html = visitor.page.content()
        assert "wins" not in html
        assert "+" not in visitor.page.get_by_label("Round", exact=True).inner_text()
        # Of what is still to come, the marks tell neither whose turn it is nor what it does.
        marks = visitor.page.locator(".marks i")
        expect(marks).to_have_count(len(MATCH.rounds[0].actions) + 1)
        expect(visitor.page.locator(".marks i.told")).to_have_count(9)
        button(visitor, "More").click()
        expect(visitor.page.locator("[data-action]")).to_have_count(10)
        visitor.page.keyboard.press("Escape")
        button(visitor, "Next round").click()
        until_at(visitor, "2.0")
        labels = visitor.page.get_by_label("Round", exact=True).inner_text().splitlines()
        assert [" +" in label for label in labels] == [True, False, False]
        assert "wins" not in visitor.page.content()


# Who could know what.


def knowledge(visitor: Visitor, which: str) -> dict[str, list[str]]:
    """The cards that are certain, by seat."""
    hands = visitor.page.locator("[data-certain] [data-seat]")
    cards = f"[...hand.querySelectorAll('{which}')].map((card) => card.dataset.card)"
    told: list[tuple[str, list[str]]] = hands.evaluate_all(
        f"hands => hands.map((hand) => [hand.dataset.seat, {cards}])"
    )
    return {seat: sorted(cards) for seat, cards in told}


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_what_somebody_could_know_follows_the_moment_and_the_eyes(
    browser: Browser, server: Server, viewport: ViewportSize
) -> None:
    with visit(browser, server.address, viewport=viewport) as visitor:
        open_match(visitor, "1.9", "A")
        switch_to(visitor, "knowledge")
        until_known(visitor, {seat: certain(1, 9, "A", seat) for seat in "BC"})
        button(visitor, "Forward").click()  # it stays in reach
        until_known(visitor, {seat: certain(1, 10, "A", seat) for seat in "BC"})
        visitor.page.wait_for_function("() => location.href.endsWith('&knew#1.10')")
        visitor.page.reload()
        until_known(visitor, {seat: certain(1, 10, "A", seat) for seat in "BC"})
        look_as(visitor, "C")
        until_known(visitor, {seat: certain(1, 10, "C", seat) for seat in "AB"})
        look_as(visitor, "spectator")
        until_known(visitor, {seat: certain(1, 10, None, seat) for seat in "ABC"})
        # All open: what everybody knew is marked.
        look_as(visitor, "open")
        until_known(visitor, {seat: held(1, 10, seat) for seat in "ABC"})
        until_known(visitor, {seat: certain(1, 10, None, seat) for seat in "ABC"}, "[data-known]")


def test_ink_stands_as_high_as_the_chance_and_says_its_numbers(
    browser: Browser, server: Server
) -> None:
    known = know(MATCH.match_after(1, 9), Seat.A, weigh=False)
    with visit(browser, server.address) as visitor:
        page = visitor.page
        open_match(visitor, "1.9", "A")
        switch_to(visitor, "knowledge")
        glasses = page.locator("[data-seat=C] [data-glass]")
        expect(glasses).to_have_count(10)
        sure = {int(card.split("/")[0]) for card in certain(1, 9, "A", "C")}
        assert {
            int(glass.get_attribute("data-glass") or 0)
            for glass in glasses.all()
            if glass.locator(".tick").count() > 0
        } == sure
        heights: dict[float, float] = {}
        for glass in glasses.all():
            value, one = (glass.get_attribute(name) or "" for name in ("data-glass", "data-one"))
            if int(value) in sure:
                expect(glass).to_have_attribute("aria-label", re.compile("certain"))
                continue
            expect(glass).to_have_attribute("aria-label", re.compile(rf"^{value}: <?\d+%"))
            level = glass.locator(".ink").evaluate("e => e.style.getPropertyValue('--level')")
            heights[float(one)] = float(level.removesuffix("px"))
        assert sorted(heights, reverse=True) == sorted(heights, key=lambda one: heights[one])
        # By keyboard one after another, each with its numbers; a table has them all.
        glasses.first.focus()
        page.keyboard.press("ArrowRight")
        expect(glasses.nth(1)).to_be_focused()
        expect(glasses.nth(1).locator(".tip")).to_be_visible()
        expect(page.locator("[data-likely]")).to_contain_text(re.compile(r"Chiara|Bo"))
        page.locator("[data-exact]").click()
        numbers = page.get_by_role("table", name="How likely each hand holds at least one card")
        expect(numbers.get_by_role("columnheader")).to_have_text(["Value", "Bo", "Chiara"])
        expect(numbers.get_by_role("row")).to_have_count(11)
        page.get_by_text("Card by card").click()
        cards = page.get_by_role("table", name="How likely each player holds each card")
        expect(cards.get_by_role("row")).to_have_count(len(known.cards) + 1)


def certain(round_: int, action: int, viewer: str | None, seat: str) -> list[str]:
    """The cards of a hand that somebody, or everybody, is sure of."""
    eyes = None if viewer is None else Seat[viewer]
    known = know(MATCH.match_after(round_, action), eyes, weigh=False)
    return sorted(map(str, known.hands[Seat[seat]].certain))


def until_known(visitor: Visitor, wanted: dict[str, list[str]], which: str = "[data-card]") -> None:
    """Until these cards lie face up, and no others."""
    visitor.page.locator("[data-certain]").wait_for()
    found = knowledge(visitor, which)
    for _ in range(100):
        if found == wanted:
            return
        visitor.page.wait_for_timeout(100)
        found = knowledge(visitor, which)
    assert found == wanted
