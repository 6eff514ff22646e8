"""The rules page and the player aid: search, addresses, positions to try, paper, during a match."""

import re

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize, expect

from dnup.lessons import examples
from dnup.locales import rules_page
from support.axe import faults
from support.browsing import DESKTOP, PHONE, SMALL_PHONE, Keyboard, Means, Touch, Visitor, visit
from support.serving import Server

LOCALES = {"en": "en-GB", "da": "da-DK", "it": "it-IT", "ko": "ko-KR"}
# What the messages of these pages begin with; a missing one would show its id.
MESSAGE_ID = re.compile(r"\b(?:rulebook|practice|menu|keys|seat|area|pile)-[a-z-]+")


def open_rules(visitor: Visitor, place: str = "") -> None:
    visitor.go(f"/rules{place}")
    visitor.page.locator("#A2").wait_for()


def search_field(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("searchbox", name="Search the rules")


def rules_shown(visitor: Visitor) -> list[str]:
    shown: list[str] = visitor.page.locator("article .rule").evaluate_all(
        "rules => rules.map((rule) => rule.id)"
    )
    return shown


def test_the_rules_lead_to_the_tutorial(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        open_rules(visitor)
        visitor.page.get_by_role("link", name="Learn by playing").click()
        visitor.page.wait_for_url("**/learn")


# Search.


def test_a_word_filters_the_rules_and_is_marked(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        open_rules(visitor)
        everything = rules_shown(visitor)
        search_field(visitor).fill("GOLDEN")
        expect(visitor.page.locator("#A2")).to_have_count(0)
        assert rules_shown(visitor) == ["G1", "A3"]
        expect(visitor.page.locator("search [role=status]")).to_have_text("3 places found.")
        expect(visitor.page.locator("#G1 mark")).to_have_text("golden")
        expect(visitor.page.locator("section.aid mark")).to_have_text("Golden")
        # Words in the title of a section find all of it.
        search_field(visitor).fill("two players")
        expect(visitor.page.locator("#P4")).to_be_visible()
        search_field(visitor).fill("xyzzy")
        expect(visitor.page.get_by_text("Nothing found.")).to_be_visible()
        assert rules_shown(visitor) == []
        visitor.page.get_by_role("button", name="Show all rules").click()
        expect(visitor.page.locator("#A2")).to_be_visible()
        assert rules_shown(visitor) == everything


def test_a_number_is_found_by_keyboard_alone(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        open_rules(visitor)
        for _ in range(40):
            visitor.page.keyboard.press("Tab")
            if visitor.page.evaluate("document.activeElement?.type") == "search":
                break
        visitor.page.keyboard.type("b2")
        expect(visitor.page.get_by_text("1 place found.")).to_be_visible()
        assert rules_shown(visitor) == ["B2"]
        visitor.page.keyboard.press("Enter")
        expect(visitor.page.locator("#B2")).to_be_focused()
        visitor.page.keyboard.press("Shift+Tab")
        visitor.page.keyboard.press("Shift+Tab")
        expect(search_field(visitor)).to_be_focused()
        visitor.page.keyboard.press("Escape")
        expect(search_field(visitor)).to_have_value("")
        expect(visitor.page.locator("#C4")).to_be_attached()


# Addresses.


ADDRESSES = {
    "A2": "If there's another set of the same size",
    "C1": "Take a whole set in front of an opponent",  # what a refusal to take means
    "C1-cards": "There are 40 cards",
    "two": "Two players",
    "aid": "Player aid",
}


def test_an_address_leads_to_a_rule_or_a_section(browser: Browser, server: Server) -> None:
    with visit(browser, server.address, viewport=PHONE) as visitor:
        for place, said in ADDRESSES.items():
            visitor.go("/settings")  # so that the page is loaded anew
            open_rules(visitor, f"#{place}")
            target = visitor.page.locator(f"[id='{place}']")
            expect(target).to_contain_text(said)
            expect(target).to_be_focused()
            expect(target).to_be_in_viewport()


def test_an_address_that_is_none_leads_to_the_rules_all_the_same(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address) as visitor:
        open_rules(visitor, "#%")
        visitor.page.evaluate("location.hash = '#%E0'")
        visitor.page.evaluate("location.hash = '#A2'")
        expect(visitor.page.locator("#A2")).to_be_focused()


@pytest.mark.parametrize("place", ["a2", "§A2", "A2-play"])
def test_an_address_leads_there_however_the_rule_is_written(
    browser: Browser, server: Server, place: str
) -> None:
    with visit(browser, server.address) as visitor:
        open_rules(visitor, f"#{place}")
        expect(visitor.page.locator("#A2")).to_be_focused()


def test_a_rule_has_its_sign_and_of_two_with_one_number_the_word_is_enough(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address) as visitor:
        open_rules(visitor)
        numbers = visitor.page.locator("article .rule > .number").all_inner_texts()
        assert [number for number in numbers if not re.match(r"§[A-Z][0-9]\b", number)] == []
        for query in ("§C1 (Take)", "c1 take"):
            search_field(visitor).fill(query)
            expect(visitor.page.locator("#C1")).to_be_visible()
            assert rules_shown(visitor) == ["C1"]
        search_field(visitor).fill("§c1")
        expect(visitor.page.locator("#C1-cards")).to_be_visible()
        assert rules_shown(visitor) == ["C1-cards", "C1"]
        # A reference says which one it means, and leads there.
        search_field(visitor).fill("publisher")
        visitor.page.get_by_role("link", name="§C1 (Take)").click()
        expect(visitor.page.locator("#C1")).to_be_focused()


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE, DESKTOP])
def test_the_search_is_there_at_once_and_stays(
    browser: Browser, server: Server, size: ViewportSize
) -> None:
    with visit(browser, server.address, viewport=size) as visitor:
        open_rules(visitor)
        expect(search_field(visitor)).to_be_in_viewport(ratio=1)
        visitor.page.locator("#G1").scroll_into_view_if_needed()
        expect(search_field(visitor)).to_be_in_viewport(ratio=1)


def test_every_rule_has_its_address(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        open_rules(visitor)
        numbers = re.findall(r"^\*\*§([A-Z][0-9])", rules_page(), flags=re.MULTILINE)
        assert [anchor.split("-")[0] for anchor in rules_shown(visitor)] == numbers
        assert len(set(rules_shown(visitor))) == len(numbers)


def test_a_link_within_the_page_leads_out_of_a_search(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        open_rules(visitor)
        search_field(visitor).fill("goes back to its owner")
        visitor.page.locator("#A3").get_by_role("link", name="§G1").click()
        expect(visitor.page.locator("#G1")).to_be_in_viewport()
        expect(search_field(visitor)).to_have_value("")
        contents = visitor.page.get_by_role("navigation", name="Contents")
        contents.get_by_role("link", name="What you can know").click()
        expect(visitor.page.get_by_role("heading", name="What you can know")).to_be_in_viewport()


# The player aid, and where one reads.


def test_at_a_desk_the_player_aid_stays_beside_the_text_and_the_contents_say_where_one_reads(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address) as visitor:
        open_rules(visitor)
        page = visitor.page
        contents = page.get_by_role("navigation", name="Contents")
        for rule, section in (("C1-cards", "Cards"), ("A2", "Play"), ("P4", "Two players")):
            page.evaluate(f"location.hash = '{rule}'")
            expect(page.locator(f"#{rule}")).to_be_in_viewport()
            expect(page.locator("section.aid").get_by_text("Golden rule")).to_be_in_viewport()
            expect(contents.locator("[aria-current=location]")).to_have_text(section)
        # It stays, also where nothing in it is what one looks for.
        search_field(visitor).fill("publisher")
        expect(page.locator("section.aid").get_by_text("Golden rule")).to_be_in_viewport()
        expect(page.get_by_role("button", name="Player aid", exact=True)).to_be_hidden()


@pytest.mark.parametrize(
    "means", [Means(), Touch(), Keyboard()], ids=["mouse", "touch", "keyboard"]
)
def test_on_a_phone_the_player_aid_is_one_press_away(
    browser: Browser, server: Server, means: Means
) -> None:
    with visit(browser, server.address, viewport=PHONE, has_touch=True) as visitor:
        open_rules(visitor, "#D1")
        page = visitor.page
        aid = page.get_by_role("dialog", name="Player aid")
        means.press(page.get_by_role("button", name="Player aid", exact=True))
        expect(aid.get_by_text("Golden rule")).to_be_in_viewport()
        means.press(aid.get_by_role("button", name="Close"))
        expect(aid).to_be_hidden()
        expect(page.locator("#D1")).to_be_in_viewport()


# Positions.


def test_every_example_is_drawn_and_can_be_tried(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        open_rules(visitor)
        figures = visitor.page.locator("figure", has=visitor.page.locator('a[href^="/try/"]'))
        names = figures.locator('a[href^="/try/"]').evaluate_all(
            "links => links.map((link) => link.pathname.split('/').pop())"
        )
        assert names == list(examples())
        for figure, name in zip(figures.all(), names, strict=True):
            position = examples()[name].position
            sets = re.findall(r"[A-C][12]: ([^|]+)", position)
            # The position is drawn once: as a table, or its first set with answers about it.
            answered = figure.locator("[data-may]")
            expect(figure.locator(".board, [data-may]")).to_have_count(1)
            expect(figure.locator(".board, [data-may]")).to_be_visible()
            drawn = "[data-may-against]" if answered.count() else '[data-zone^="area:"]'
            lying = figure.locator(f"{drawn} [data-face]").evaluate_all(
                "cards => cards.map((card) => card.dataset.face)"
            )
            shown = sets[0] if answered.count() else " ".join(sets)
            assert sorted(lying) == sorted(shown.split())


@pytest.mark.parametrize(
    "means", [Means(), Touch(), Keyboard()], ids=["mouse", "touch", "keyboard"]
)
def test_try_it_opens_the_position_to_play_with(
    browser: Browser, server: Server, means: Means
) -> None:
    with visit(browser, server.address, viewport=PHONE, has_touch=True) as visitor:
        open_rules(visitor, "#D1")
        means.press(visitor.page.locator("#D1").get_by_role("link", name="Try it"))
        visitor.page.wait_for_url("**/try/rotate")
        expect(visitor.hand.first).to_be_visible()
        assert sorted(visitor.faces()) == ["1/9", "2/9", "3/9"]
        means.rotate(visitor)
        expect(visitor.cards(9)).to_have_count(3)
        visitor.page.go_back()
        expect(visitor.page.locator("#D1")).to_be_in_viewport()


# Paper.


def test_on_paper_there_are_the_rules_alone(browser: Browser, server: Server) -> None:
    with visit(browser, server.address, color_scheme="dark") as visitor:
        open_rules(visitor)
        page = visitor.page
        page.emulate_media(media="print", color_scheme="dark")
        for what in (".page > header", "footer", "nav", "[data-tabs]", "search"):
            expect(page.locator(what).first).to_be_hidden()
        expect(page.get_by_role("link", name="Try it").first).to_be_hidden()
        expect(page.locator("#A2 [data-may]")).to_be_visible()
        expect(page.locator("#D1 .board")).to_be_visible()
        # Black on white, whatever the screen shows.
        ink, paper = (
            page.evaluate(f"getComputedStyle(document.documentElement).{what}")
            for what in ("color", "backgroundColor")
        )
        assert sum(map(int, re.findall(r"\d+", ink)[:3])) < 200
        assert sum(map(int, re.findall(r"\d+", paper)[:3])) > 600
        whole = "rules => rules.every((r) => getComputedStyle(r).breakInside === 'avoid')"
        assert page.locator("article .rule").evaluate_all(whole) is True
        assert len(page.pdf(format="A4")) > 10_000


def test_the_player_aid_is_printed_alone(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        open_rules(visitor)
        page = visitor.page
        page.evaluate("window.print = () => { window.printed = true }")
        page.get_by_role("button", name="Print the player aid").click()
        page.wait_for_function("window.printed")
        page.emulate_media(media="print")
        expect(page.get_by_text("Golden rule", exact=True)).to_be_visible()
        expect(page.locator("#A2")).to_be_hidden()
        expect(page.get_by_role("heading", level=1)).to_be_hidden()
        page.emulate_media(media="screen")
        page.evaluate("dispatchEvent(new Event('afterprint'))")
        page.evaluate("window.printed = false")
        page.get_by_role("button", name="Print the rules").click()
        page.wait_for_function("window.printed")
        page.emulate_media(media="print")
        expect(page.locator("#A2")).to_be_visible()


# During a match.


@pytest.mark.parametrize(
    "means", [Means(), Touch(), Keyboard()], ids=["mouse", "touch", "keyboard"]
)
def test_the_player_aid_is_at_hand_during_a_match(
    browser: Browser, server: Server, means: Means
) -> None:
    with visit(browser, server.address, viewport=PHONE, has_touch=True) as visitor:
        visitor.play_now(2)
        expect(visitor.mine).to_be_visible()
        page = visitor.page
        aid = page.get_by_role("dialog", name="Player aid")
        means.press(page.get_by_role("button", name="Player aid"))
        expect(aid.get_by_text("Golden rule")).to_be_visible()
        with page.expect_popup() as opened:
            means.press(aid.get_by_role("link", name="All rules"))
        expect(opened.value.get_by_role("heading", level=1)).to_have_text("The rules of dnup")
        means.press(opened.value.locator("#D1").get_by_role("link", name="Try it"))
        expect(opened.value.locator("[data-rotate]")).to_be_visible()
        opened.value.close()
        means.press(aid.get_by_role("button", name="Close"))
        expect(aid).to_be_hidden()
        # The match has not been left, although a position was tried beside it.
        visitor.take_turn(Means())


@pytest.mark.parametrize("players", [2, 3])
def test_the_player_aid_is_for_those_who_play(
    browser: Browser, server: Server, players: int
) -> None:
    with visit(browser, server.address, viewport=SMALL_PHONE) as visitor:
        visitor.play_now(players)
        visitor.page.keyboard.press("i")
        aid = visitor.page.locator("[data-aid]")
        expect(aid.get_by_role("heading", name="2 players")).to_have_count(int(players == 2))
        expect(aid.get_by_role("heading", name="3 to 5 players")).to_have_count(int(players > 2))


def test_a_key_shows_the_player_aid_and_the_list_of_keys_says_so(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address) as visitor:
        visitor.play_now(3)
        page = visitor.page
        page.keyboard.press("i")
        expect(page.get_by_role("dialog", name="Player aid")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.keyboard.press("Control+i")
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.keyboard.press("?")
        expect(page.get_by_text("Show the player aid")).to_be_visible()


# In every language, for everybody.


@pytest.mark.parametrize("language", LOCALES)
def test_rules_and_player_aid_speak_every_language_and_the_aid_fits_one_screen(
    browser: Browser, server: Server, language: str
) -> None:
    with visit(browser, server.address, locale=LOCALES[language]) as visitor:
        open_rules(visitor)
        page = visitor.page
        (title,) = re.findall("^# (.+)$", rules_page(language), flags=re.MULTILINE)
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
        assert MESSAGE_ID.findall(page.locator("body").inner_text()) == []
        visitor.play_now(2)
        for size in (DESKTOP, PHONE):
            page.set_viewport_size(size)
            page.keyboard.press("i")
            page.locator("[data-aid]").wait_for()
            dialog = page.locator("dialog[open]")
            assert dialog.evaluate("d => d.scrollHeight - d.clientHeight") <= 0
            assert MESSAGE_ID.findall(dialog.inner_text()) == []
            page.keyboard.press("Escape")


def test_the_page_changes_its_language_where_it_is(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        open_rules(visitor, "#E4")
        visitor.page.get_by_role("radio", name="Italiano").check(force=True)
        (title,) = re.findall("^# (.+)$", rules_page("it"), flags=re.MULTILINE)
        expect(visitor.page.get_by_role("heading", level=1)).to_have_text(title)
        expect(visitor.page.locator("#E4")).to_be_in_viewport()


@pytest.mark.parametrize(("scheme", "size"), [("dark", DESKTOP), ("light", PHONE)])
def test_axe_finds_no_fault(
    browser: Browser, server: Server, scheme: str, size: ViewportSize
) -> None:
    with visit(browser, server.address, color_scheme=scheme, viewport=size) as visitor:
        open_rules(visitor, "#A2")
        found = faults(visitor)
        search_field(visitor).fill("golden")
        visitor.page.locator("#G1 mark").wait_for()
        found += faults(visitor)
        visitor.play_now(2)
        visitor.page.keyboard.press("i")
        visitor.page.locator("[data-aid]").wait_for()
        found += faults(visitor)
    assert found == []


@pytest.mark.parametrize(
    "size", [{"width": 640, "height": 400}, {"width": 320, "height": 568}, SMALL_PHONE]
)
def test_nothing_is_cut_off_at_the_side(
    browser: Browser, server: Server, size: ViewportSize
) -> None:
    with visit(browser, server.address, viewport=size) as visitor:
        open_rules(visitor)
        assert visitor.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        visitor.play_now(2)
        visitor.page.get_by_role("button", name="Player aid").click()
        visitor.page.locator("[data-aid]").wait_for()
        dialog = visitor.page.locator("dialog[open]")
        assert dialog.evaluate("d => d.scrollWidth - d.clientWidth") <= 0
        if size == SMALL_PHONE:  # little of it is below
            below = dialog.evaluate("d => d.scrollHeight - d.clientHeight")
            assert below < SMALL_PHONE["height"] / 4
