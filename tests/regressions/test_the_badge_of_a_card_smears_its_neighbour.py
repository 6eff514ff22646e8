"""A blur of 20 px lay over the badge of the card to the left, as if it were being erased."""

from playwright.sync_api import Browser, expect

from support.browsing import Means
from support.duel import duel
from support.serving import Server


def test_what_came_back_has_a_crisp_mark(browser: Browser, server: Server) -> None:
    with duel(browser, server) as (visitor, _, _):
        means = Means()
        means.press(visitor.offers("take").first)
        means.press(visitor.page.locator("[data-play]"))
        marks = visitor.hand.locator("[data-mark=back]")
        expect(marks.first).to_be_visible()
        look = """mark => {
          const { y } = mark.getBoundingClientRect();
          const shadow = getComputedStyle(mark).boxShadow;
          // The third length of each shadow is its blur.
          const blurs = [...shadow.matchAll(/\\) 0px 0px (\\S+)px/g)].map((found) => found[1]);
          return { y, blurs };
        }"""
        before = marks.first.evaluate(look)
        assert before["blurs"]
        assert set(before["blurs"]) == {"0"}
        card = visitor.hand.filter(has=visitor.page.locator("[data-mark]")).first
        expect(card).to_have_accessible_description("Just came back to you")
        name = card.get_attribute("data-key")
        card.press("Enter")
        chosen = visitor.page.locator(f'[data-key="{name}"][aria-pressed="true"]')
        expect(chosen.locator("[data-mark]")).to_have_count(0)
        visitor.until_still()
        box = chosen.bounding_box()
        assert box is not None
        assert box["y"] < before["y"]  # a selected card stands higher, and looks otherwise
