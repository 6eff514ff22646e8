"""The start page as a hub, and the navigation that all pages but the table share."""

import gzip
import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Response, expect

from support.browsing import DESKTOP, PHONE, SECONDS, SHIFTS, Visitor, visit
from support.elsewhere import people
from support.serving import Server

PLACES = {
    "/": "Home",
    "/tables": "Tables",
    "/puzzles": "Puzzles",
    "/ladder": "Ladder",
    "/learn": "Learn",
    "/matches": "My matches",
    "/decks": "My decks",
}
BELOW = {"/new": "Tables", "/rules": "Learn", "/mistakes": "My matches", "/duplicate": "Ladder"}
MOST = 120_000  # bytes of the first screen, packed, without fonts


def marked(visitor: Visitor) -> list[tuple[str, str]]:
    """The links that are marked as where one is, as far as they can be seen."""
    found = visitor.page.locator("a[aria-current]:visible")
    return [
        (link.inner_text().strip(), link.get_attribute("aria-current") or "")
        for link in found.all()
    ]


def test_at_a_desk_a_rail_leads_everywhere_and_marks_where_one_is(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address, viewport=DESKTOP) as visitor:
        visitor.go("/")
        rail = visitor.page.get_by_role("navigation", name="Main menu")
        expect(rail.get_by_role("link")).to_have_text(list(PLACES.values()))
        visitor.page.evaluate("window.stillHere = true")
        for path, name in PLACES.items():
            rail.get_by_role("link", name=name, exact=True).click()
            visitor.page.wait_for_url(f"**{path}")
            visitor.page.get_by_role("heading", level=1).wait_for(timeout=SECONDS)
            assert marked(visitor) == [(name, "page")]
        assert visitor.page.evaluate("window.stillHere") is True
        for path, name in BELOW.items():
            visitor.go(path)
            visitor.page.get_by_role("heading", level=1).wait_for(timeout=SECONDS)
            assert marked(visitor) == [(name, "true")]


def test_on_a_phone_five_tabs_stay_and_a_menu_has_the_rest(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address, viewport=PHONE) as visitor:
        page = visitor.page
        visitor.go("/settings")
        page.get_by_role("heading", level=1).wait_for()
        tabs = page.locator("[data-tabs]")
        expect(tabs.get_by_role("link")).to_have_text(list(PLACES.values())[:5])
        page.evaluate("scrollTo(0, 400)")
        box = tabs.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] == pytest.approx(PHONE["height"], abs=1)
        menu = page.get_by_role("button", name="Menu")
        menu.click()
        sheet = page.get_by_role("dialog", name="Menu")
        assert {*PLACES.values(), "Settings", "Rules"} == {
            link.inner_text().strip() for link in sheet.get_by_role("link").all()
        }
        page.keyboard.press("Escape")
        expect(sheet).to_be_hidden()
        expect(menu).to_be_focused()
        menu.click()
        sheet.get_by_role("link", name="My decks").click()
        page.wait_for_url("**/decks")
        expect(sheet).to_be_hidden()
        expect(page.get_by_role("heading", level=1)).to_be_focused()


def test_the_first_key_skips_to_the_content(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        page = visitor.page
        visitor.go("/settings")
        page.get_by_role("heading", level=1).wait_for()
        page.keyboard.press("Tab")
        expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator("main")).to_be_focused()
        assert urlsplit(page.url).fragment == ""
        page.keyboard.press("Tab")
        assert page.evaluate("document.querySelector('main').contains(document.activeElement)")


@pytest.mark.parametrize("language", ["da-DK", "it-IT", "ko-KR"])
@pytest.mark.parametrize("path", ["/", "/settings", "/ladder", "/matches"])
def test_long_words_fit_the_smallest_phone(
    browser: Browser, server: Server, path: str, language: str
) -> None:
    size = {"width": 320, "height": 568}
    with visit(browser, server.address, viewport=size, locale=language) as visitor:
        visitor.go(path)
        visitor.page.get_by_role("heading", level=1).wait_for()
        visitor.page.wait_for_load_state("networkidle")
        assert visitor.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        cut = "links => links.filter((a) => a.scrollWidth > a.clientWidth).map((a) => a.innerText)"
        assert visitor.page.locator("[data-tabs] a").evaluate_all(cut) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_nothing_moves_while_the_start_page_fills(
    browser: Browser, server: Server, size: dict[str, int]
) -> None:
    with visit(browser, server.address, viewport=size) as visitor, people(server) as elsewhere:
        elsewhere.open_table("Zoe", players=3, public=True)
        visitor.play_now(3)
        visitor.page.add_init_script(SHIFTS)
        visitor.go("/")
        page = visitor.page
        expect(page.locator('[data-stand="turn"], [data-stand="wait"]')).to_be_visible()
        expect(page.locator("[data-daily-hand] svg").first).to_be_attached()
        expect(page.locator('[data-rating="none"]')).to_be_attached()
        expect(page.get_by_text("Zoe").first).to_be_attached()
        assert page.evaluate("shifts") == []


# The lines of text under which a card of the fan lies, as far as they reach.
COVERED = """() => {
  const covered = [];
  for (const words of document.querySelectorAll("form:has([data-play-now]) :is(h1, p, strong)")) {
    const range = document.createRange();
    range.selectNodeContents(words);
    for (const { right, top, bottom } of range.getClientRects()) {
      const below = document.elementsFromPoint(right - 1, (top + bottom) / 2);
      if (below.some((each) => each.closest(".fan .card"))) covered.push(words.textContent);
    }
  }
  return covered;
}"""


@pytest.mark.parametrize("language", ["en-GB", "da-DK", "it-IT", "ko-KR"])
def test_no_words_run_into_the_cards_beside_them(
    browser: Browser, server: Server, language: str
) -> None:
    with visit(browser, server.address, locale=language) as visitor:
        page = visitor.page
        visitor.go("/")
        page.locator("[data-play-now]").wait_for()
        for width in (700, 1000, 1280, 1440):
            page.set_viewport_size({"width": width, "height": 800})
            for level in ("random", "beginner"):
                page.locator(f'form [data-level="{level}"]').check(force=True)
                assert page.evaluate(COVERED) == []


def test_the_first_screen_is_small(browser: Browser, server: Server) -> None:
    sizes: dict[str, int] = {}

    def weigh(response: Response) -> None:
        path = urlsplit(response.url).path
        if re.search(r"^/$|/assets/(first|en)-.*\.(js|css)$", path):
            sizes[path] = len(gzip.compress(response.body()))

    with visit(browser, server.address) as visitor:
        visitor.page.on("response", weigh)
        visitor.go("/")
        visitor.page.locator("[data-play-now]").wait_for()
        visitor.page.wait_for_load_state("networkidle")
    assert len(sizes) >= 4, sizes
    assert sum(sizes.values()) < MOST, sizes


def test_a_newcomer_finds_what_to_do_in_every_part(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        page = visitor.page
        visitor.go("/")
        expect(page.locator("[data-resume]")).to_have_count(0)
        expect(page.get_by_text("New here? Learn it in 5 minutes.")).to_be_visible()
        expect(page.get_by_text("No rating yet.")).to_be_visible()
        expect(page.get_by_text("A new one every day")).to_be_visible()
        expect(page.locator("[data-daily-hand] svg").first).to_be_visible()
        page.get_by_role("link", name="Solve").click()
        page.wait_for_url("**/puzzles/*")
        visitor.go("/")
        page.get_by_role("link", name="Invite friends").click()
        page.wait_for_url("**/new")


def test_the_table_one_left_says_how_it_stands_and_leads_back(
    browser: Browser, server: Server
) -> None:
    with people(server) as elsewhere, visit(browser, server.address) as visitor:
        page = visitor.page
        ann = elsewhere.open_table("Ann", players=2, absence={"after": None})
        visitor.sit_down(ann.code)
        elsewhere.be_ready(ann)
        visitor.until_dealt()
        elsewhere.until_match(ann)
        faces = visitor.faces()
        visitor.go("/")
        banner = page.locator("[data-resume]")
        stand = "wait" if ann.view.get("choices") else "turn"
        expect(banner.locator(f'[data-stand="{stand}"]')).to_be_visible()
        expect(banner).to_contain_text("Round 1 with Ann.")
        expect(banner.locator(".hand svg")).to_have_count(min(10, len(faces)))
        # The other one acts, and it is told without a reload.
        if stand == "wait":
            elsewhere.act(ann, kind="rotate")
            expect(banner.get_by_text("It’s your turn")).to_be_visible(timeout=2 * SECONDS)
        banner.get_by_role("link", name="Back to the table").click()
        page.wait_for_url(f"**/t/{ann.code}")
        visitor.until_dealt()


def test_a_table_that_is_gone_says_so_and_can_be_put_away(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        page = visitor.page
        visitor.go("/")
        note = "[{code: 'ZZZZZZ', at: Date.now(), names: ['Ann']}]"
        page.evaluate(f"localStorage.setItem('dnup.recent', JSON.stringify({note}))")
        page.reload()
        expect(page.locator('[data-stand="gone"]')).to_be_visible()
        page.get_by_role("button", name="Don’t show this table here").click()
        expect(page.locator("[data-resume]")).to_have_count(0)
        page.reload()
        page.locator("[data-play-now]").wait_for()
        expect(page.locator("[data-resume]")).to_have_count(0)
