"""Whole matches in a real browser, at every number of players, by mouse, touch and keyboard."""

import pytest
from browsing import DESKTOP, LANDSCAPE, PHONE, SMALL_PHONE, Keyboard, Means, Touch, visit
from playwright.sync_api import Browser, expect
from serving import Server


@pytest.mark.parametrize(
    ("players", "means", "size"),
    [
        (2, Touch(), PHONE),
        (3, Means(), DESKTOP),
        (4, Keyboard(), DESKTOP),
        (5, Touch(), SMALL_PHONE),
        (3, Keyboard(), LANDSCAPE),
    ],
)
def test_a_whole_match_can_be_played(
    browser: Browser, server: Server, players: int, means: Means, size: dict[str, int]
) -> None:
    is_touch = isinstance(means, Touch)
    with visit(browser, server.address, viewport=size, has_touch=is_touch) as visitor:
        visitor.play_now(players)
        assert visitor.play_match(means) > 0
        expect(visitor.match_end).to_be_visible()
