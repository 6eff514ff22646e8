"""Cards were dealt face up and sorted, and those of the others were specks 8 px wide."""

from playwright.sync_api import Browser, expect

from support.browsing import SMALL_PHONE, visit
from support.serving import Server

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


def test_a_deal_throws_backs_from_a_deck_and_a_tap_skips_it(
    browser: Browser, server: Server
) -> None:
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
        expect(flights).to_have_count(0)
        visitor.until_still()
        for card in visitor.hand.all():
            expect(card).to_be_visible()
