"""Whole matches in a real browser, at every number of players, by mouse and touch.

By keyboard alone: see test_everybody.py.
"""

import json

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from support.browsing import DESKTOP, LANDSCAPE, PHONE, SMALL_PHONE, Means, Touch, Visitor, visit
from support.serving import Server


@pytest.mark.parametrize(
    ("players", "means", "size"),
    [
        (2, Touch(), PHONE),
        (3, Means(), DESKTOP),
        (4, Means(), LANDSCAPE),
        (5, Touch(), SMALL_PHONE),
    ],
)
def test_a_whole_match_can_be_played(
    browser: Browser, server: Server, players: int, means: Means, size: ViewportSize
) -> None:
    is_touch = isinstance(means, Touch)
    pace = "quick" if players == 2 else None  # with more bots one would wait for minutes
    with visit(browser, server.address, pace, viewport=size, has_touch=is_touch) as visitor:
        visitor.play_now(players)
        assert visitor.play_match(means) > 0
        expect(visitor.match_end).to_be_visible()
        look_at_the_table(visitor, means)
        if players == 2:
            check_deals(visitor, means)


def look_at_the_table(visitor: Visitor, means: Means) -> None:
    """The result goes away, leaves all of the table free, and comes back, as often as one likes."""
    page = visitor.page
    for _ in range(2):
        expect(visitor.result).to_be_visible()
        means.press(page.get_by_role("button", name="Look at the table"))
        expect(visitor.result).to_be_hidden()
        table = page.locator("main").bounding_box()
        bar = page.locator("[data-result-aside]").bounding_box()
        assert table is not None
        assert bar is not None
        is_below = table["y"] + table["height"] <= bar["y"] + 1
        assert is_below or bar["y"] + bar["height"] <= table["y"] + 1
        means.press(page.get_by_role("button", name="Show the result"))
    expect(visitor.result).to_be_visible()


def check_deals(visitor: Visitor, means: Means) -> None:
    """One click checks that the deals were fair, and one saves the record."""
    means.press(visitor.whole_match)
    means.press(visitor.page.get_by_role("button", name="Check the deals"))
    expect(visitor.page.locator(".verdict.good")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    with visitor.page.expect_download() as download:
        means.press(visitor.page.locator("a[download]"))
    assert json.loads(download.value.path().read_text())["format"] == "dnup/1"
