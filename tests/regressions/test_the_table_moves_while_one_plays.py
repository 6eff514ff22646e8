"""Places on the table moved while a match was played, so that a tap hit something else."""

import pytest
from playwright.sync_api import Browser, ViewportSize

from support.browsing import DESKTOP, PHONE, SHIFTS, Means, visit
from support.serving import Server


def test_the_room_of_the_hand_stays_while_it_gets_smaller(browser: Browser, server: Server) -> None:
    """On a phone two rows became one in mid-round, and every place on the table moved."""
    with visit(browser, server.address, viewport=PHONE) as visitor:
        visitor.play_now(3)
        rack = visitor.page.locator('[data-zone^="hand:"][role=toolbar]')
        room = 0
        while visitor.until_something() == "turn":
            height = rack.evaluate("rack => rack.offsetHeight")
            assert height >= room - 1, len(visitor.faces())
            room = height
            visitor.take_turn(Means())
        assert room > 0


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_nothing_slides_aside_while_a_match_is_played(
    browser: Browser, server: Server, size: ViewportSize
) -> None:
    """Sentences and figures that change made their neighbours move, up to 0.07 of layout shift."""
    with visit(
        browser, server.address, "normal", viewport=size, reduced_motion="no-preference"
    ) as visitor:
        visitor.play_now(3)
        visitor.until_still()  # the cards are dealt
        visitor.page.evaluate(SHIFTS)
        turns = 0
        while visitor.until_something() == "turn" and turns < 8:
            visitor.take_turn(Means())
            turns += 1
        assert turns > 1
        # The ink of a figure may reach a fraction of a pixel beyond its box.
        assert sum(visitor.page.evaluate("shifts")) < 0.0001
