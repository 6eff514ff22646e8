"""Nothing moves when cards are selected, in any language and at any size."""

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from support.browsing import DESKTOP, LANDSCAPE, PHONE, SMALL_PHONE, Visitor, visit
from support.serving import Server

LARGE: ViewportSize = {"width": 1920, "height": 1080}
SIZES = (DESKTOP, LARGE, PHONE, SMALL_PHONE, LANDSCAPE)

# All that lies on the table and all keys, but not the cards of the hand, which rise.
PLACES = """() => Object.fromEntries(
  [...document.querySelectorAll(
    "[data-zone], button.plate, [role=group] button.tool, [data-play], [data-rotate]"
  )].filter((each) => each.checkVisibility()).map((each, index) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [`${index} ${each.dataset.zone ?? each.tagName}`, [x, y, width, height]];
  })
)"""


def places(visitor: Visitor) -> dict[str, list[int]]:
    found: dict[str, list[float]] = visitor.page.evaluate(PLACES)
    assert len(found) > 8
    return {name: [round(number) for number in box] for name, box in found.items()}


@pytest.mark.parametrize("language", ["en-GB", "da-DK", "it-IT", "ko-KR"])
def test_nothing_moves_when_cards_are_selected(
    browser: Browser, server: Server, language: str
) -> None:
    with visit(browser, server.address, locale=language) as visitor:
        visitor.play_now(3)
        expect(visitor.mine).to_be_visible()
        for size in SIZES:
            visitor.page.set_viewport_size(size)
            visitor.until_still()
            before = places(visitor)
            for card in range(visitor.hand.count()):
                visitor.hand.nth(card).press("Enter")
                visitor.until_still()
                assert places(visitor) == before, (size, card)
            visitor.page.keyboard.press("Escape")
            assert places(visitor) == before
            is_wide = "document.documentElement.scrollWidth > innerWidth"
            assert not visitor.page.evaluate(is_wide)
