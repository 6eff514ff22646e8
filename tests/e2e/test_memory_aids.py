"""Tables without memory aids, and how long people are waited for."""

from playwright.sync_api import Browser, expect

from support.browsing import visit
from support.elsewhere import people
from support.serving import Server


def test_without_memory_aids_the_browser_shows_counts_and_says_why(
    browser: Browser, server: Server
) -> None:
    with people(server) as elsewhere, visit(browser, server.address) as visitor:
        ann = elsewhere.open_table(players=2, memory=False)
        page = visitor.page
        visitor.join(ann.code)
        aids = page.get_by_role("listitem").filter(has_text="Memory aids")
        expect(aids).to_contain_text("Off")
        page.locator("[data-ready]").click()
        elsewhere.be_ready(ann)
        visitor.until_dealt()
        expect(page.get_by_role("log")).to_contain_text("only the last moves")
        page.locator('[data-face-of="A"]').click()
        expect(page.get_by_text("the cards that went into this hand aren’t listed")).to_be_visible()


def test_who_opens_a_table_chooses(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        visitor.go("/new")
        page = visitor.page
        page.get_by_text("More options").click()
        aids = page.get_by_role("switch", name="Memory aids")
        expect(aids).not_to_be_checked()  # people play
        aids.check()
        page.get_by_role("button", name="Open table").click()
        page.wait_for_url("**/t/*")
        expect(page.get_by_text("Memory aids", exact=True)).to_be_visible()


def test_everybody_sees_how_long_somebody_who_is_away_is_waited_for(
    browser: Browser, server: Server
) -> None:
    with people(server) as elsewhere, visit(browser, server.address) as visitor:
        ann = elsewhere.open_table(players=2, absence={"after": 90, "level": "beginner"})
        visitor.sit_down(ann.code)
        elsewhere.be_ready(ann)
        visitor.until_dealt()
        elsewhere.call(ann.close())
        seat = visitor.page.locator(".plate", has=visitor.page.locator('[data-face-of="A"]'))
        expect(seat).to_contain_text("A bot takes over in 1:")
        seat.click()
        expect(visitor.page.get_by_text("A bot takes over in 1:").last).to_be_visible()
