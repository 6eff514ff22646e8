"""The pages around the table: start, new table, public tables, learn, settings; languages."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from support.browsing import SECONDS, visit
from support.elsewhere import people
from support.serving import Server

LANGUAGES = {
    "en-GB": ("Deal the cards", "Rotate"),
    "da-DK": ("Del kortene ud", "Vend"),
    "it-IT": ("Distribuisci le carte", "Capovolgi"),
    "ko-KR": ("카드 나누기", "돌리기"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browsers_language_is_spoken_everywhere(
    browser: Browser, server: Server, language: str
) -> None:
    play, rotate = LANGUAGES[language]
    with visit(browser, server.address, locale=language) as visitor:
        visitor.go("/")
        expect(visitor.page.locator("[data-play-now]")).to_contain_text(play)
        assert visitor.page.evaluate("document.documentElement.lang") == language[:2]
        for path in ("/new", "/tables", "/settings", "/t/ZZZZZZ", "/nowhere"):
            visitor.go(path)
            expect(visitor.page.locator("main :is(h1, p, button)").first).to_be_visible()
            # A message that is missing would show its id.
            text = visitor.page.locator("body").inner_text()
            assert [word for word in text.split() if is_id(word)] == []
        visitor.play_now(2)
        expect(visitor.page.locator("[data-rotate]")).to_contain_text(rotate)


def is_id(word: str) -> bool:
    return word.count("-") > 0 and word.replace("-", "").isascii() and word.startswith(PREFIXES)


PREFIXES = ("home-", "table-", "hand-", "new-", "settings-", "room-", "menu-", "level-")


def test_the_language_changes_without_a_reload(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        visitor.go("/")
        visitor.page.evaluate("window.stillHere = true")
        visitor.page.get_by_role("radio", name="Dansk").check(force=True)
        expect(visitor.page.locator("[data-play-now]")).to_contain_text("Del kortene ud")
        assert visitor.page.evaluate("window.stillHere") is True
        visitor.page.reload()
        expect(visitor.page.locator("[data-play-now]")).to_contain_text("Del kortene ud")


def test_the_last_choice_of_players_and_level_is_remembered(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address) as visitor:
        visitor.play_now(4, "random")
        visitor.go("/")
        form = visitor.page.locator("form", has=visitor.page.locator("[data-play-now]"))
        expect(form.locator('[data-level="random"]')).to_be_checked()
        expect(form.locator("label", has_text="4").locator("input")).to_be_checked()
        expect(visitor.page.get_by_role("link", name="Back to the table")).to_be_visible()


def test_a_name_can_be_changed_and_is_seen_at_tables(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        visitor.go("/")
        visitor.page.get_by_role("link", name="Settings").click()
        visitor.page.get_by_role("button", name="Change").click()
        visitor.page.get_by_label("Your name").fill("Rosa")
        visitor.page.get_by_label("Your name").press("Enter")
        expect(visitor.page.get_by_text("You’re Rosa")).to_be_visible()
        expect(visitor.page.get_by_role("link", name="Rosa")).to_be_visible()
        visitor.page.get_by_role("link", name="Home").last.click()
        visitor.page.locator("[data-play-now]").click()
        visitor.until_dealt()
        expect(visitor.page.get_by_text("Rosa").first).to_be_visible()


def test_a_table_can_be_joined_by_its_code_however_it_is_typed(
    browser: Browser, server: Server
) -> None:
    with people(server) as elsewhere, visit(browser, server.address) as visitor:
        ann = elsewhere.open_table("Ann", players=2)
        visitor.go("/")
        field = visitor.page.get_by_label("Table code")
        field.fill("no")
        visitor.page.get_by_role("button", name="Join").click()
        expect(visitor.page.get_by_text("A code has six letters")).to_be_visible()
        field.fill(f" {ann.code[:3].lower()}-{ann.code[3:].lower()} ")
        visitor.page.get_by_role("button", name="Join").click()
        visitor.page.wait_for_url(f"**/t/{ann.code}")
        expect(visitor.page.get_by_text("Ann").first).to_be_visible()


def test_public_tables_are_listed_and_can_be_joined(browser: Browser, tmp_path: Path) -> None:
    with (
        Server(tmp_path / "server.db") as server,
        people(server) as elsewhere,
        visit(browser, server.address) as visitor,
    ):
        visitor.go("/tables")
        expect(visitor.page.get_by_text("Nobody is waiting right now")).to_be_visible()
        ann = elsewhere.open_table("Zoe", players=2, public=True)
        # Without a reload: the page asks again every few seconds.
        expect(visitor.page.get_by_text("Zoe").first).to_be_visible(timeout=SECONDS)
        visitor.page.get_by_role("link", name="Sit down").or_(
            visitor.page.get_by_role("button", name="Sit down")
        ).first.click()
        visitor.page.wait_for_url(f"**/t/{ann.code}")


def test_a_table_with_options_is_opened_and_invites_by_link_code_and_picture(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address) as visitor:
        visitor.go("/new")
        page = visitor.page
        page.get_by_role("radio", name="Per move").check()
        page.get_by_role("button", name="Open table").click()
        page.wait_for_url("**/t/*")
        expect(page.get_by_text(f"/t/{visitor.code}").first).to_be_visible()
        # A picture for others' cameras comes with an address that they can open.
        page.get_by_role("button", name="Let people in this network join").click()
        expect(page.locator("svg[role=img]").first).to_be_visible()
        page.get_by_role("button", name="Close it again").click()


def test_it_can_be_installed_and_opens_without_a_network(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        visitor.go("/")
        manifest = visitor.page.evaluate("fetch('/manifest.webmanifest').then((m) => m.text())")
        sizes = {icon["sizes"] for icon in json.loads(manifest)["icons"]}
        assert {"192x192", "512x512"} <= sizes
        visitor.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        visitor.page.reload()
        visitor.page.locator("[data-play-now]").wait_for()
        visitor.page.context.set_offline(True)
        visitor.page.reload()
        expect(visitor.page.locator("[data-play-now]")).to_be_visible()
        visitor.page.context.set_offline(False)


@pytest.mark.parametrize("path", ["/ladder", "/mistakes", "/duplicate", "/puzzles", "/rules"])
def test_a_page_that_was_opened_before_opens_without_a_network(
    browser: Browser, server: Server, path: str
) -> None:
    with visit(browser, server.address) as visitor:
        visitor.go("/")
        visitor.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        heading = visitor.page.get_by_role("heading", level=1)
        for is_offline in (False, True):
            visitor.page.context.set_offline(is_offline)
            visitor.page.goto(server.address + path)
            expect(heading).to_be_visible()
        visitor.page.context.set_offline(False)


def test_text_cannot_become_markup_or_a_script(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        visitor.go("/")
        visitor.page.locator("[data-play-now]").wait_for()
        for attempt in (
            "document.createElement('p').innerHTML = '<b>hello</b>'",
            "document.createElement('script').src = '/elsewhere.js'",
            "trustedTypes.createPolicy('mine', {})",
        ):
            tried = f"() => {{ try {{ {attempt}; return '' }} catch (e) {{ return e.name }} }}"
            assert visitor.page.evaluate(tried) == "TypeError", attempt
        # The browser says each time what it has refused.
        assert len(visitor.faults) == 3
        assert all("rusted" in fault for fault in visitor.faults)
        visitor.faults.clear()
