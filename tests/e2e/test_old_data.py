"""A guest from before the printed deck comes back in a browser of today (tests/old)."""

from collections.abc import Iterator

import pytest
from old.evening import TOLD, unpack
from playwright.sync_api import Browser, expect

from support.browsing import Visitor, visit
from support.rawtexts import say_nothing_raw
from support.serving import Server


@pytest.fixture(scope="module")
def old_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = unpack("server.db", tmp_path_factory.mktemp("old") / "server.db")
    with Server(database) as server:
        yield server
    assert not server.faults()


def come_back(visitor: Visitor, name: str) -> None:
    session = TOLD["sessions"][name]
    visitor.page.context.add_cookies(
        [{"name": "dnup_session", "value": session, "url": visitor.address}]
    )


@pytest.mark.parametrize("language", ["en-GB", "da-DK", "it-IT", "ko-KR"])
def test_old_matches_and_ratings_are_told_with_the_name_of_their_deck(
    browser: Browser, old_server: Server, language: str
) -> None:
    with visit(browser, old_server.address, locale=language) as visitor:
        page = visitor.page
        come_back(visitor, "Ann")
        visitor.go("/ladder?players=2")
        page.locator("[data-own-none]").wait_for()
        expect(page.locator("[data-earlier]")).to_contain_text("pairs")
        expect(page.locator("[data-earlier]")).to_contain_text("±")
        say_nothing_raw(visitor)
        visitor.go("/matches")
        row = page.locator("[data-match]").first
        expect(row).to_contain_text("pairs")
        visitor.go(f"/replay/{TOLD['records']['4']}")
        expect(page.locator("header.bar")).to_contain_text("pairs")
        say_nothing_raw(visitor)


def test_the_running_match_is_there_with_the_cards_it_was_dealt(
    browser: Browser, old_server: Server
) -> None:
    with visit(browser, old_server.address) as visitor:
        come_back(visitor, "Ann")
        visitor.go(f"/t/{TOLD['running']['table']}")
        visitor.until_dealt()
        visitor.page.locator('[popovertarget="table-menu"]').click()
        visitor.page.get_by_role("button", name="pairs").click()
        dialog = visitor.page.get_by_role("dialog")
        expect(dialog).to_contain_text("pairs")
        say_nothing_raw(visitor)
