"""Duplicate in a real browser: a friend's link, the same cards, and both compare."""

from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, expect

from support.axe import faults
from support.browsing import DESKTOP, PHONE, Keyboard, Visitor, visit
from support.elsewhere import SMALL, Elsewhere, people
from support.rawtexts import say_nothing_raw
from support.serving import Server


def play_small(visitor: Visitor, elsewhere: Elsewhere) -> None:
    """A short match with somebody, to its end."""
    ann = elsewhere.open_table("Ann", players=2, deck=SMALL)
    visitor.sit_down(ann.code)
    elsewhere.be_ready(ann)
    visitor.until_dealt()
    elsewhere.let_play(ann)
    visitor.play_match(Keyboard())


def path_of(visitor: Visitor) -> str:
    return urlsplit(visitor.page.url).path


OTHER_LANGUAGES = ("da-DK", "it-IT", "ko-KR")


def speak_each_language(
    browser: Browser, visitor: Visitor, path: str, wanted: str, **options: Any
) -> None:
    """The page as this visitor sees it whose browser speaks other languages says nothing raw."""
    kept = visitor.page.context.storage_state()
    for language in OTHER_LANGUAGES:
        more = {"locale": language, "storage_state": kept, **options}
        with visit(browser, visitor.address, **more) as same:
            same.go(path)
            same.page.locator(wanted).first.wait_for()
            assert same.page.evaluate("document.documentElement.lang") == language[:2]
            say_nothing_raw(same)


def test_a_friend_plays_the_same_deals_by_the_link_and_both_compare(
    browser: Browser, server: Server
) -> None:
    with (
        people(server) as elsewhere,
        visit(browser, server.address, viewport=PHONE) as one,
        visit(browser, server.address, color_scheme="dark") as two,
    ):
        play_small(one, elsewhere)
        one.whole_match.click()
        one.page.locator("[data-duplicate]").click()
        one.page.wait_for_url("**/duplicate/*")
        # The bot has played them soon, from the same seat.
        one.page.locator('[data-result="beginner"]').wait_for()
        rows = one.page.locator("[data-result]")
        expect(rows).to_have_count(2)
        say_nothing_raw(one)
        speak_each_language(browser, one, path_of(one), "[data-result]", viewport=PHONE)
        link = one.page.locator("[data-link]").inner_text()
        two.page.goto(link)
        play = two.page.locator("[data-play-deals]")
        play.wait_for()
        assert two.page.locator("[data-result]").count() == 0
        say_nothing_raw(two)
        speak_each_language(browser, two, path_of(two), "[data-play-deals]")
        found = faults(two) + faults(one)
        play.click()
        two.until_dealt()
        two.play_match(Keyboard())
        say_nothing_raw(two)
        speak_each_language(browser, two, path_of(two), "[data-compare]")
        two.page.locator("[data-compare]").click()
        two.page.wait_for_url(link)
        rows = two.page.locator("[data-result]")
        expect(rows).to_have_count(3)
        expect(two.page.locator("[data-sum]")).to_be_visible()
        say_nothing_raw(two)
        speak_each_language(browser, two, path_of(two), "[data-sum]")
        found += faults(two)
        assert found == []
        one.page.reload()
        expect(one.page.locator("[data-result]")).to_have_count(3)
        one.page.locator("[data-ask=random]").click()
        expect(one.page.locator('[data-result="random"]')).to_be_visible()
        # What was seen of the others can be watched, and the list leads back here.
        watched = one.page.locator("[data-result] a").first.get_attribute("href")
        assert watched is not None
        assert watched.startswith("/replay/")
        two.go("/duplicate")
        two.page.locator(f'main a[href^="/duplicate/{link[-8:]}"]').click()
        expect(two.page.locator("[data-result]")).to_have_count(4)


def test_deals_that_are_gone_and_an_empty_list_say_so(browser: Browser, server: Server) -> None:
    with visit(browser, server.address, viewport=DESKTOP) as visitor:
        visitor.go("/duplicate/NOTTHERE")
        expect(
            visitor.page.get_by_text("The match was deleted, or there’s a mistake")
        ).to_be_visible()
        found = faults(visitor)
        visitor.page.get_by_role("link", name="My duplicates").first.click()
        expect(visitor.page.get_by_text("You haven’t compared a match")).to_be_visible()
        found += faults(visitor)
        assert found == []
        visitor.page.route("**/api/duplicates*", lambda route: route.abort())
        visitor.page.reload()
        expect(visitor.page.get_by_role("alert")).to_contain_text("The connection was lost")
        visitor.page.unroute("**/api/duplicates*")
        visitor.page.get_by_role("button", name="Try now").click()
        expect(visitor.page.get_by_text("You haven’t compared a match")).to_be_visible()


def test_a_match_of_the_list_is_played_again_by_who_had_it_and_says_so(
    browser: Browser, server: Server
) -> None:
    with (
        people(server) as elsewhere,
        visit(browser, server.address) as visitor,
    ):
        page = visitor.page
        play_small(visitor, elsewhere)
        visitor.go("/matches")
        page.locator("[data-match] [data-other]").click()
        page.locator("[data-match] [data-duplicate]").click()
        page.locator("[data-play-deals]").click()
        visitor.until_dealt()
        visitor.play_match(Keyboard())
        # There is no rematch, and the deals are proved elsewhere.
        expect(page.locator("[data-rematch]")).to_have_count(0)
        visitor.whole_match.click()
        page.get_by_role("button", name="Check the deals").click()
        expect(page.get_by_role("dialog").last).to_contain_text("another match’s deals")
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        page.locator("[data-compare]").click()
        expect(page.locator("tr", has_text="knew the deals")).to_have_count(1)
        expect(page.locator("tr", has_text="had the deals first")).to_have_count(1)
