"""Cards fly and turn, and nothing is left behind, whatever comes in between."""

from playwright.sync_api import Browser, expect

from support.browsing import PHONE, Means, Visitor, visit
from support.serving import Server

# How often something began to fly.
FLOWN = """
window.flown = 0;
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes)
      if (node instanceof Element && node.matches(".flights")) window.flown += 1;
}).observe(document, { childList: true, subtree: true });
"""


def test_after_a_round_with_all_motion_nothing_is_left_in_the_air(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address, "quick", reduced_motion="no-preference") as visitor:
        visitor.page.add_init_script(FLOWN)
        visitor.play_now(3)
        while visitor.until_something() == "turn":
            visitor.take_turn(Means())
        assert visitor.page.evaluate("flown") > 1, "nothing but the deal ever flew"
        expect_rest(visitor)


def test_a_resize_and_a_hidden_page_end_a_flight(browser: Browser, server: Server) -> None:
    with visit(browser, server.address, "quick", reduced_motion="no-preference") as visitor:
        visitor.play_now(3)
        expect(visitor.mine).to_be_visible()
        visitor.page.locator("[data-rotate]").click()
        visitor.page.set_viewport_size(PHONE)
        expect_rest(visitor)
        expect(visitor.mine).to_be_visible()
        visitor.page.locator("[data-rotate]").click()
        visitor.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        expect_rest(visitor)


def test_a_rotated_hand_is_seen_turning(browser: Browser, server: Server) -> None:
    with visit(browser, server.address, "quick", reduced_motion="no-preference") as visitor:
        visitor.play_now(3)
        expect(visitor.mine).to_be_visible()
        visitor.until_still()
        visitor.page.evaluate(
            """() => {
              window.turns = 0;
              const animate = Element.prototype.animate;
              Element.prototype.animate = function (frames, ...rest) {
                if (JSON.stringify(frames).includes("180deg")) window.turns += 1;
                return animate.call(this, frames, ...rest);
              };
            }"""
        )
        cards = len(visitor.faces())
        visitor.page.locator("[data-rotate]").click()
        expect_rest(visitor)
        assert visitor.page.evaluate("window.turns") >= cards


def expect_rest(visitor: Visitor) -> None:
    """No ghost is left, and every card of the hand can be seen."""
    expect(visitor.page.locator(".flights")).to_have_count(0)
    hidden = """cards => cards.filter((card) =>
      !card.checkVisibility({ opacityProperty: true, visibilityProperty: true })).length"""
    visitor.until_still()
    assert visitor.hand.evaluate_all(hidden) == 0
