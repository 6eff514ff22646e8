"""Each action by mouse, drag, touch and keyboard; confirmation, selection, sorting, a look ahead.

The visitor sits in seat B, Ann, who is elsewhere, in seat A; all cards but the star's are 5s or 6s.
"""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from support.browsing import PHONE, Keyboard, Means, Touch, Visitor
from support.duel import duel
from support.serving import Server


class Drag(Means):
    """By mouse, but cards are dragged to where they go, and sets into the hand."""

    def press(self, what: Locator) -> None:
        what.click()

    def drag(self, visitor: Visitor, what: Locator, to: Locator) -> None:
        start, end = what.bounding_box(), to.bounding_box()
        assert start is not None
        assert end is not None
        mouse = visitor.page.mouse
        mouse.move(start["x"] + start["width"] / 4, start["y"] + start["height"] / 4)
        mouse.down()
        mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=8)
        mouse.up()


def size_of_hand(visitor: Visitor) -> int:
    return len(visitor.faces())


def value_on_table(visitor: Visitor) -> int:
    face = visitor.page.locator('[data-zone^="area:A"] [data-face]').first.get_attribute(
        "data-face"
    )
    assert face is not None
    return int(face.split("/")[0])


MEANS: list[tuple[Means, dict[str, Any]]] = [
    (Means(), {}),
    (Touch(), {"viewport": PHONE, "has_touch": True}),
    (Keyboard(), {}),
]
IDS = ["mouse", "touch", "keyboard"]


@pytest.mark.parametrize(("means", "options"), MEANS, ids=IDS)
def test_play_take_and_rotate(
    browser: Browser, server: Server, means: Means, options: dict[str, Any]
) -> None:
    with duel(browser, server, **options) as (visitor, _, _):
        faces = visitor.faces()
        means.rotate(visitor)
        expect(
            visitor.page.locator('[data-turn-number="3"], [data-turn-number="5"]')
        ).to_be_visible()
        assert sorted(visitor.faces()) == sorted(turned(face) for face in faces)

        before = size_of_hand(visitor)
        lying = visitor.page.locator('[data-zone^="area:A"] [data-face]').all()
        wanted = [turned(str(card.get_attribute("data-face"))) for card in lying]
        means.press(visitor.offers("take").first)
        take = visitor.page.locator("[data-play]")
        expect(take).to_have_text(re.compile("Take"))
        expect(visitor.hand).to_have_count(before)  # one press is only an aim
        means.press(take)
        expect(visitor.hand).to_have_count(before + len(wanted))
        assert set(wanted) <= set(visitor.faces())


def turned(face: str) -> str:
    values, star = face.removesuffix("*").split("/"), "*" if face.endswith("*") else ""
    return f"{values[1]}/{values[0]}{star}"


@pytest.mark.parametrize(("means", "options"), MEANS, ids=IDS)
def test_play_and_add(
    browser: Browser, server: Server, means: Means, options: dict[str, Any]
) -> None:
    with duel(browser, server, **options) as (visitor, _, _):
        before = size_of_hand(visitor)
        value = value_on_table(visitor)
        if visitor.cards(value).count() == 0:
            means.rotate(visitor)
            expect(visitor.cards(value).first).to_be_visible()
        number = turn_number(visitor)
        means.select(visitor, value, 0)
        means.press(visitor.offers("add").first)
        expect(visitor.hand).to_have_count(before - 1)
        visitor.until_turn_after(number)


def turn_number(visitor: Visitor) -> str | None:
    return visitor.page.locator("[data-turn-number]").first.get_attribute("data-turn-number")


def choose(visitor: Visitor, fits: Callable[[], bool], means: Means) -> int:
    """Select cards of some value until the own area lights up; gives how many."""
    for value in (6, 5, 1):
        count = visitor.cards(value).count()
        for size in range(count):
            means.select(visitor, value, size)
            if fits():
                return size + 1
        for size in reversed(range(count)):
            means.unselect(visitor, value, size)
    pytest.fail("nothing can be played")


@pytest.mark.parametrize(("means", "options"), MEANS, ids=IDS)
def test_play_a_set(
    browser: Browser, server: Server, means: Means, options: dict[str, Any]
) -> None:
    with duel(browser, server, **options) as (visitor, _, _):
        before = size_of_hand(visitor)
        size = choose(visitor, lambda: visitor.offers("play").count() > 0, means)
        means.play(visitor)
        expect(visitor.page.locator('[data-zone^="area:B"] [data-face]')).to_have_count(size)
        assert size_of_hand(visitor) >= before - size  # an own lower set may have come back


def test_cards_can_be_dragged_to_play_and_sets_to_take(browser: Browser, server: Server) -> None:
    with duel(browser, server) as (visitor, _, _):
        means = Drag()
        before = size_of_hand(visitor)
        size = choose(visitor, lambda: visitor.offers("play").count() > 0, means)
        selected = visitor.page.locator('[data-zone^="hand:"] button[aria-pressed="true"]').first
        means.drag(visitor, selected, visitor.offers("play"))
        expect(visitor.page.locator('[data-zone^="area:B"] [data-face]')).to_have_count(size)

    with duel(browser, server) as (visitor, _, _):
        before = size_of_hand(visitor)
        hand = visitor.page.locator('[data-zone="hand:B"]')
        Drag().drag(visitor, visitor.offers("take").first, hand)
        expect(visitor.hand).not_to_have_count(before)
        assert size_of_hand(visitor) > before


def test_dragging_within_the_hand_changes_its_order_and_nothing_else(
    browser: Browser, server: Server
) -> None:
    with duel(browser, server) as (visitor, _, _):
        faces = visitor.faces()
        number = turn_number(visitor)
        Drag().drag(visitor, visitor.hand.first, visitor.hand.nth(3))
        expect(visitor.page.get_by_role("button", name="Sort", pressed=False)).to_be_visible()
        assert sorted(visitor.faces()) == sorted(faces)
        assert turn_number(visitor) == number


def test_a_look_ahead_shows_the_turned_hand_and_changes_nothing(
    browser: Browser, server: Server
) -> None:
    with duel(browser, server) as (visitor, _, _):
        faces, number = visitor.faces(), turn_number(visitor)
        visitor.page.keyboard.press("k")
        expect(visitor.page.locator(".peeking").first).to_be_visible()
        visitor.page.keyboard.press("k")
        expect(visitor.page.locator(".rack.peeking")).to_have_count(0)
        assert (visitor.faces(), turn_number(visitor)) == (faces, number)


def test_an_action_can_be_asked_about_before_it_is_done(browser: Browser, server: Server) -> None:
    with duel(browser, server) as (visitor, _, _):
        kept = '{"confirm": true}'
        visitor.page.evaluate(f"localStorage.setItem('dnup.preferences', '{kept}')")
        visitor.page.reload()
        expect(visitor.mine).to_be_visible()
        number = turn_number(visitor)
        visitor.page.locator("[data-rotate]").click()
        expect(visitor.page.get_by_text("Rotate your hand?")).to_be_visible()
        visitor.page.keyboard.press("Escape")
        expect(visitor.page.get_by_text("Rotate your hand?")).to_be_hidden()
        assert turn_number(visitor) == number
        visitor.page.locator("[data-rotate]").click()
        visitor.page.keyboard.press("Enter")
        visitor.until_turn_after(number)


def rotate_until_others_act(visitor: Visitor) -> None:
    """The visitor's one or two turns."""
    for _ in range(2):
        if visitor.mine.count() > 0:
            number = turn_number(visitor)
            visitor.page.locator("[data-rotate]").click()
            visitor.until_turn_after(number)
    expect(visitor.mine).to_be_hidden()


def test_a_move_can_be_planned_while_others_are_to_act(browser: Browser, server: Server) -> None:
    with duel(browser, server) as (visitor, elsewhere, ann):
        rotate_until_others_act(visitor)
        faces = visitor.faces()
        visitor.page.locator("[data-rotate]").click()
        expect(visitor.page.get_by_text("Waiting for your turn: Rotate your hand.")).to_be_visible()
        visitor.page.get_by_role("button", name="Cancel").click()
        expect(visitor.page.get_by_text("Waiting for your turn")).to_be_hidden()
        visitor.page.locator("[data-rotate]").click()
        for _ in range(2):
            elsewhere.act(ann, kind="rotate")
        expect(visitor.hand.first).to_be_visible()
        rotated = sorted(turned(face) for face in faces)
        for face in set(rotated):
            held = visitor.page.locator(f'[data-zone^="hand:"] button[data-face="{face}"]')
            expect(held).to_have_count(rotated.count(face))  # what was planned was done
        assert sorted(visitor.faces()) == rotated


def test_cards_can_be_selected_while_others_are_to_act(browser: Browser, server: Server) -> None:
    with duel(browser, server) as (visitor, elsewhere, ann):
        rotate_until_others_act(visitor)
        visitor.hand.first.click()
        expect(visitor.hand.first).to_have_attribute("aria-pressed", "true")
        face = visitor.hand.first.get_attribute("data-face")
        for _ in range(2):
            elsewhere.act(ann, kind="rotate")
        expect(visitor.mine).to_be_visible()
        chosen = visitor.page.locator('[data-zone^="hand:"] button[aria-pressed="true"]')
        expect(chosen).to_have_attribute("data-face", str(face))
