"""*Open table* was below the fold on every screen."""

from playwright.sync_api import Browser, expect

from support.browsing import DESKTOP, PHONE, SMALL_PHONE, visit
from support.serving import Server


def test_the_key_that_opens_a_table_is_in_sight_at_once(browser: Browser, server: Server) -> None:
    for size in (DESKTOP, PHONE, SMALL_PHONE):
        with visit(browser, server.address, viewport=size) as visitor:
            visitor.go("/new")
            key = visitor.page.get_by_role("button", name="Open table", exact=True)
            key.wait_for()
            expect(key).to_be_in_viewport(ratio=1)
            tabs = visitor.page.locator("[data-tabs]")
            low, high = key.bounding_box(), tabs.bounding_box()
            assert low is not None
            if high is not None:
                assert low["y"] + low["height"] <= high["y"]
