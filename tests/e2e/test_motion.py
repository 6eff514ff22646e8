"""Cards fly and turn, and nothing is left behind, whatever comes in between."""

from playwright.sync_api import Browser, expect

from support.browsing import PHONE, SMALL_PHONE, Means, Visitor, visit
from support.serving import Server


def test_after_a_round_with_all_motion_nothing_is_left_in_the_air(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address, "quick", reduced_motion="no-preference") as visitor:
        visitor.play_now(3)
        flights = 0
        while visitor.until_something() == "turn":
            visitor.take_turn(Means())
            flights += visitor.page.locator(".flights").count()
        assert flights > 0, "nothing ever flew"
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


def test_what_came_back_has_a_crisp_mark_that_smears_no_neighbour(
    browser: Browser, server: Server
) -> None:
    """A blur of 20 px lay over the badge of the card to the left, as if it were being erased."""
    with visit(browser, server.address) as visitor:
        visitor.play_now(3)
        marks = visitor.hand.locator("[data-mark=back]")
        means = Means()
        while marks.count() == 0:  # a round may end before anything of one's own was beaten
            what = visitor.until_something()
            assert what != "match", "nothing ever came back"
            if what == "round":
                means.press(visitor.round_end)
                visitor.round_end.wait_for(state="detached")
            else:
                visitor.take_turn(means)
                visitor.until_something()
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


def test_a_deal_throws_backs_from_a_deck_and_a_tap_skips_it(
    browser: Browser, server: Server
) -> None:
    """Cards once came face up and sorted, and those of others were specks 8 px wide."""
    with visit(
        browser, server.address, "calm", viewport=SMALL_PHONE, reduced_motion="no-preference"
    ) as visitor:
        page = visitor.page
        page.add_init_script(HELD)
        visitor.go("/")
        page.get_by_role("radio", name="5").first.check()
        page.locator("[data-play-now]").click()
        flights = page.locator(".flights")
        flights.wait_for(state="attached")
        assert flights.locator(".deck").count() == 1
        assert flights.locator(".rim").count() == 0  # backs alone
        own = visitor.hand.count()
        assert flights.locator(".ghost.flips").count() == own
        others = flights.locator(".ghost.dealt")
        assert others.count() == 4 * 3
        page.evaluate("() => all.forEach((each) => (each.currentTime = 1e5))")
        widths = others.evaluate_all("all => all.map((back) => back.getBoundingClientRect().width)")
        assert min(widths) >= 20
        page.mouse.click(180, 450)
        expect_rest(visitor)


# What moves waits at its start.
HELD = """
window.all = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (...given) {
  const animation = animate.apply(this, given);
  animation.pause();
  window.all.push(animation);
  return animation;
};
"""


def expect_rest(visitor: Visitor) -> None:
    """No ghost is left, and every card of the hand can be seen."""
    expect(visitor.page.locator(".flights")).to_have_count(0)
    hidden = """cards => cards.filter((card) =>
      !card.checkVisibility({ opacityProperty: true, visibilityProperty: true })).length"""
    visitor.until_still()
    assert visitor.hand.evaluate_all(hidden) == 0
