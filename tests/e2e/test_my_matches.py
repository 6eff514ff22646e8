"""My matches: what was played, with results; watched again, and deleted."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Route, ViewportSize, expect

from support.axe import faults
from support.browsing import DESKTOP, PHONE, SMALL_PHONE, Keyboard, Means, Touch, Visitor, visit
from support.elsewhere import SMALL, Elsewhere, people
from support.serving import Server

MEANS = {"mouse": Means(), "touch": Touch(), "keyboard": Keyboard()}


def rows(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-match]")


def play_with(visitor: Visitor, elsewhere: Elsewhere, name: str = "Ann") -> None:
    """A short match, to its end."""
    ann = elsewhere.open_table(name, players=2, deck=SMALL)
    visitor.sit_down(ann.code)
    elsewhere.be_ready(ann)
    visitor.until_dealt()
    elsewhere.let_play(ann)
    visitor.play_match(Keyboard())


def leave_a_match(visitor: Visitor) -> None:
    """A match against bots, left in its middle."""
    visitor.play_now(3)
    visitor.page.locator('[popovertarget="table-menu"]').click()
    visitor.page.get_by_role("button", name="Leave table").click()
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog).to_contain_text("so the match ends")
    dialog.get_by_role("button", name="Leave table").click()
    visitor.page.wait_for_url(f"{visitor.address}/")


@pytest.mark.parametrize("means", MEANS)
def test_a_match_is_in_the_list_is_watched_again_and_deleted(
    browser: Browser, server: Server, means: str
) -> None:
    by = MEANS[means]
    size: ViewportSize = SMALL_PHONE if means == "touch" else DESKTOP
    with (
        people(server) as elsewhere,
        visit(browser, server.address, viewport=size, has_touch=means == "touch") as visitor,
    ):
        page = visitor.page
        visitor.go("/")
        if size != DESKTOP:
            by.press(page.get_by_role("button", name="Menu"))
        by.press(page.get_by_role("link", name="My matches"))
        expect(page.get_by_role("heading", name="Nothing to look back on")).to_be_visible()
        leave_a_match(visitor)
        play_with(visitor, elsewhere)
        visitor.go("/matches")
        expect(rows(visitor)).to_have_count(2)
        first, second = rows(visitor).nth(0), rows(visitor).nth(1)
        expect(first).to_contain_text("Against Ann")
        expect(first).to_contain_text("Deck: small")
        points = " ".join(first.locator("ul").inner_text().split())
        won = "You: 2" in points
        assert won or "Ann: 2" in points
        expect(first.get_by_text("Won" if won else "Lost", exact=True)).to_be_visible()
        expect(second.get_by_text("Not finished", exact=True)).to_be_visible()
        expect(second).not_to_contain_text("Deck")
        id_ = first.get_attribute("data-match")
        link = first.get_by_role("link", name=re.compile("^Watch"))
        expect(link).to_have_attribute("href", f"/replay/{id_}?as=B")
        by.press(link)
        page.wait_for_url(f"**/replay/{id_}*")
        page.go_back()
        by.press(rows(visitor).nth(1).locator("[data-other]"))
        delete = rows(visitor).nth(1).get_by_role("button", name="Delete")
        by.press(delete)
        dialog = page.get_by_role("dialog")
        expect(dialog).to_contain_text("the server deletes the match, and its links")
        by.press(dialog.get_by_role("button", name="Cancel"))
        expect(rows(visitor)).to_have_count(2)
        expect(delete).to_be_focused()
        by.press(delete)
        by.press(page.locator("[data-yes]"))
        expect(rows(visitor)).to_have_count(1)
        expect(page.get_by_text("Match deleted.")).to_be_visible()
        expect(rows(visitor).nth(0).get_by_role("link").first).to_be_focused()
        page.reload()
        expect(rows(visitor)).to_have_count(1)
        by.press(page.get_by_role("button", name="Delete all"))
        by.press(page.locator("[data-yes]"))
        expect(page.get_by_role("heading", name="Nothing to look back on")).to_be_visible()
        expect(page.get_by_role("link", name="Play a match")).to_be_focused()


def test_the_list_outlives_the_server_and_is_there_on_another_device(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address) as laptop, visit(browser, server.address) as phone:
        leave_a_match(laptop)
        laptop.page.goto("about:blank")
        server.stop()
        server.start()
        laptop.go("/matches")
        expect(rows(laptop)).to_have_count(1)
        code = laptop.page.request.post(f"{laptop.address}/api/handover").json()["code"]
        phone.go(f"/h/{code}")
        phone.page.get_by_role("button", name="Continue here").click()
        expect(phone.page.get_by_role("button", name="Continue here")).to_be_hidden()
        phone.go("/matches")
        expect(rows(phone)).to_have_count(1)
        phone.page.get_by_role("button", name="Delete all").click()
        phone.page.locator("[data-yes]").click()
        expect(rows(phone)).to_have_count(0)
        laptop.page.reload()
        expect(laptop.page.get_by_role("heading", name="Nothing to look back on")).to_be_visible()


def test_older_matches_are_fetched_when_they_are_wanted(browser: Browser, server: Server) -> None:
    def match(number: int) -> dict[str, object]:
        seats = [{"name": "Ann"}, {"name": "Beginner", "bot": "beginner"}]
        told = {"seat": "A", "seats": seats, "points": [2, 0], "winner": "A", "rounds": 2}
        at = 1_800_000_000_000 - number * 60_000
        return {**told, "id": f"m{number}", "ended_at": at, "deck": ["standard", "0" * 64]}

    def fulfil(route: Route) -> None:
        if "before=" in route.request.url:
            route.fulfill(json={"matches": [match(21)], "more": None})
        else:
            route.fulfill(json={"matches": [match(n) for n in range(1, 21)], "more": "1-m20"})

    with visit(browser, server.address) as visitor:
        visitor.page.route("**/api/matches*", fulfil)
        visitor.go("/matches")
        expect(rows(visitor)).to_have_count(20)
        visitor.page.locator("[data-more]").click()
        expect(rows(visitor)).to_have_count(21)
        expect(rows(visitor).last.get_by_role("link").first).to_be_focused()
        expect(visitor.page.locator("[data-more]")).to_have_count(0)
        expect(rows(visitor).first.locator(".turned")).to_have_count(1)  # the beaten bot
        visitor.page.get_by_role("radio", name="Lost").check(force=True)
        expect(rows(visitor)).to_have_count(0)
        expect(visitor.page.get_by_text("None of these yet.")).to_be_visible()
        visitor.page.get_by_role("radio", name="Won").check(force=True)
        expect(rows(visitor)).to_have_count(21)


def test_without_an_answer_it_is_said_and_can_be_tried_again(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address) as visitor:
        page = visitor.page
        page.route("**/api/matches*", lambda route: route.abort())
        visitor.go("/matches")
        expect(page.get_by_role("alert")).to_contain_text("The connection was lost")
        page.unroute("**/api/matches*")
        page.get_by_role("button", name="Try now").click()
        expect(page.get_by_role("heading", name="Nothing to look back on")).to_be_visible()


@pytest.mark.parametrize("language", ["da-DK", "it-IT", "ko-KR"])
def test_the_list_speaks_the_browsers_language(
    browser: Browser, server: Server, language: str
) -> None:
    with visit(browser, server.address, locale=language) as visitor:
        page = visitor.page
        visitor.go("/matches")
        page.locator("main a.main").wait_for()
        text = page.locator("body").inner_text()
        leave_quietly(visitor)
        visitor.go("/matches")
        rows(visitor).first.wait_for()
        rows(visitor).first.locator("[data-other]").click()
        text += page.locator("body").inner_text()
        assert [word for word in text.split() if word.startswith(("matches-", "home-"))] == []


def leave_quietly(visitor: Visitor) -> None:
    """A match that is left, whatever the language."""
    visitor.play_now(2)
    visitor.page.locator('[popovertarget="table-menu"]').click()
    visitor.page.locator("#table-menu button").last.click()
    visitor.page.locator("dialog[open] .main").click()
    visitor.page.wait_for_url(f"{visitor.address}/")


@pytest.mark.parametrize(("scheme", "size"), [("light", PHONE), ("dark", DESKTOP)])
def test_axe_finds_no_fault_in_the_list(
    browser: Browser, server: Server, scheme: str, size: ViewportSize
) -> None:
    with visit(browser, server.address, color_scheme=scheme, viewport=size) as visitor:
        visitor.go("/matches")
        visitor.page.get_by_role("heading", name="Nothing to look back on").wait_for()
        found = faults(visitor)
        leave_a_match(visitor)
        visitor.go("/matches")
        rows(visitor).first.wait_for()
        found += faults(visitor)
        visitor.page.get_by_role("button", name="Delete all").click()
        visitor.page.get_by_role("dialog").wait_for()
        found += faults(visitor)
    assert found == []
