"""A browser that could store nothing never revealed its salt, so no match could begin."""

from playwright.sync_api import Browser

from support.browsing import visit
from support.serving import Server

FULL = """Storage.prototype.setItem = () => {
  throw new DOMException("full", "QuotaExceededError");
};"""


def test_a_match_begins_in_a_browser_whose_storage_is_full(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address, pace="quick") as visitor:
        visitor.page.add_init_script(FULL)
        visitor.play_now(3)
