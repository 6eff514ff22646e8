"""How one moves through a recorded match and looks at it, and who could know what in it."""

from collections.abc import Callable
from typing import Any

import pytest
from browsing import DESKTOP, PHONE, Keyboard, Means, Touch, Visitor, visit
from playwright.sync_api import Browser, ViewportSize, expect
from replaying import MATCH, button, hand, held, open_match, until_at
from serving import Server

from dnup.protocol.knowledge import know
from dnup.rules import Seat

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
        press("To the end", f"3.{ends[2]}")
        expect(visitor.page.locator("[data-result]")).to_contain_text("Bo wins the match.")
        press("Round before", "3.0")
        press("Round before", "2.0")
        press("To the start", "1.0")
        visitor.page.get_by_label("Round", exact=True).select_option("3")
        until_at(visitor, "3.0")
        if is_touch:
            means.press(button(visitor, "What happened"))
        else:
            # By the list of what happened; on a phone it is opened first.
            press("Forward", "3.1")
        means.press(visitor.page.locator('[data-action="0"]'))
        until_at(visitor, "3.0")


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
        # What happened is one stop of the Tab key, with arrows inside it.
        current = visitor.page.locator('[aria-current="step"]')
        Keyboard().press(current)
        visitor.page.keyboard.press("ArrowUp")
        press("Enter", f"1.{ends[0] - 1}")


def test_a_key_shows_the_keys(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        open_match(visitor)
        keys = visitor.page.get_by_text("Keys: ←")
        visitor.page.get_by_role("button", name="Close").click()
        expect(keys).to_have_count(0)
        visitor.page.keyboard.press("?")
        expect(keys).to_be_visible()


def test_it_plays_by_itself_until_it_is_paused(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        open_match(visitor)
        visitor.page.get_by_label("Speed").select_option("4")
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
        visitor.page.get_by_label("Look", exact=True).select_option("C")
        expect(visitor.page.locator('[data-zone="hand:C"] [data-face]').first).to_be_visible()
        until_at(visitor, "2.4")
        assert (hand(visitor, "A"), hand(visitor, "C")) == ([], held(2, 4, "C"))


def test_as_it_was_nothing_is_told_before_it_happens(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        open_match(visitor, "1.9")
        html = visitor.page.content()
        assert "wins" not in html
        assert "+" not in visitor.page.get_by_label("Round", exact=True).inner_text()
        told = visitor.page.locator("[data-action]")
        expect(told).to_have_count(10)
        button(visitor, "Next round").click()
        until_at(visitor, "2.0")
        labels = visitor.page.get_by_label("Round", exact=True).inner_text().splitlines()
        assert [" +" in label for label in labels] == [True, False, False]
        assert "wins" not in visitor.page.content()


# Who could know what.


def knowledge(visitor: Visitor) -> dict[str, list[str]]:
    """The cards that are certain, by seat."""
    hands = visitor.page.locator("[data-certain] [data-seat]")
    cards = "[...hand.querySelectorAll('[data-card]')].map((card) => card.dataset.card)"
    told: list[tuple[str, list[str]]] = hands.evaluate_all(
        f"hands => hands.map((hand) => [hand.dataset.seat, {cards}])"
    )
    return {seat: sorted(cards) for seat, cards in told}


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_what_somebody_could_know_follows_the_moment(
    browser: Browser, server: Server, viewport: ViewportSize
) -> None:
    with visit(browser, server.address, viewport=viewport) as visitor:
        page = visitor.page
        open_match(visitor, "1.9", "A")
        button(visitor, "Who could know what").click()
        whose = page.get_by_label("Whose knowledge")
        assert whose.evaluate("select => [...select.options].map((o) => o.value)") == [
            "spectator",
            "A",
        ]
        until_known(visitor, lambda known: known["A"] == held(1, 9, "A"))
        for seat in "BC":
            assert knowledge(visitor)[seat] == certain(1, 9, "A", seat)
        chances = page.get_by_role("table", name="How likely each player holds each card")
        expect(chances.get_by_role("columnheader")).to_have_text(["Card", "Bo", "Chiara"])
        expect(chances.get_by_role("row").nth(1)).to_contain_text("%")
        button(visitor, "Forward").click()  # it stays in reach
        until_known(visitor, lambda known: known["A"] == held(1, 10, "A"))
        whose.select_option("spectator")
        until_known(visitor, lambda known: known["A"] == certain(1, 10, None, "A"))
        # With open hands everybody's knowledge may be looked at.
        page.get_by_label("Look", exact=True).select_option("open")
        expect(whose.locator("option")).to_have_count(4)


def certain(round_: int, action: int, viewer: str | None, seat: str) -> list[str]:
    """The cards of a hand that somebody, or everybody, is sure of."""
    eyes = None if viewer is None else Seat[viewer]
    known = know(MATCH.match_after(round_, action), eyes, weigh=False)
    return sorted(known.hands[Seat[seat]].certain)


def until_known(visitor: Visitor, wanted: Callable[[dict[str, list[str]]], bool]) -> None:
    visitor.page.locator("[data-certain]").wait_for()
    for _ in range(100):
        if wanted(knowledge(visitor)):
            return
        visitor.page.wait_for_timeout(100)
    pytest.fail(f"never known: {knowledge(visitor)}")
