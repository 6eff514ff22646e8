"""Decks of one's own: entered, checked as they are typed, kept, played with, seen by others."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize, expect

from dnup.locales import texts
from dnup.notation import format_deck, parse_deck, standard_deck
from dnup.rules import DeckError
from support.axe import faults
from support.browsing import DESKTOP, PHONE, SMALL_PHONE, Keyboard, Means, Touch, Visitor, visit
from support.elsewhere import SMALL, people
from support.serving import Server

FAULTY = 'name = "faulty"\ncards = ["1/5*", "1/1", "2/7 angry", "hello", "3/8*", "4/12"]'


MEANS = {"mouse": Means(), "touch": Touch(), "keyboard": Keyboard()}


def field(visitor: Visitor) -> Locator:
    """Where cards are typed."""
    return visitor.page.locator("[data-typed]")


def cards(visitor: Visitor) -> list[str]:
    """The cards that are being entered."""
    found: list[str] = visitor.page.locator("[data-entry]").evaluate_all(
        "cards => cards.map((card) => card.dataset.entry)"
    )
    return found


def tap(visitor: Visitor, by: Means, one: int, other: int) -> None:
    """Both ends of a card: at a desk each has its own keys, on a phone they share them."""
    for end, value in (("One end", one), ("The other", other)):
        keys = visitor.page.get_by_role("group", name=end)
        if keys.count() == 0:
            keys = visitor.page.get_by_role("group", name="or tap both ends")
        by.press(keys.get_by_role("button", name=str(value), exact=True))


def look(visitor: Visitor, by: Means | None = None) -> None:
    """At the cards of a table before its match; on a phone they are among the house rules."""
    by = by or Means()
    deck = visitor.page.locator("[data-deck]:visible")
    rules = visitor.page.get_by_role("button", name=re.compile("^House rules"))
    deck.or_(rules).first.wait_for()
    if deck.count() == 0:
        by.press(rules.first)
    by.press(deck.last)


def own(visitor: Visitor) -> Locator:
    """The decks that the visitor keeps."""
    return visitor.page.locator("[data-own]")


def kept(visitor: Visitor, text: str) -> None:
    """Somebody who keeps this deck already."""
    visitor.go("/decks")
    visitor.page.locator("[data-begin=standard]:enabled").wait_for()
    answer = visitor.page.request.post(f"{visitor.address}/api/decks", data={"text": text})
    assert answer.ok
    visitor.go("/decks")
    expect(visitor.page.get_by_role("heading", name="My decks")).to_be_visible()


def paste(visitor: Visitor, text: str) -> None:
    page = visitor.page
    page.get_by_text("Open a deck file").click()
    page.get_by_label("Deck file text").fill(text)
    page.get_by_role("button", name="Open", exact=True).click()


def drop(visitor: Visitor, text: str) -> None:
    """Drop a file of this text onto the page."""
    visitor.page.evaluate(
        """(text) => {
            const data = new DataTransfer();
            data.items.add(new File([text], "box.toml"));
            for (const kind of ["dragover", "drop"]) {
                const options = { dataTransfer: data, bubbles: true, cancelable: true };
                document.querySelector("main").dispatchEvent(new DragEvent(kind, options));
            }
        }""",
        text,
    )


def sentences(text: str) -> list[str]:
    """What `dnup deck check` says of a file, without the file and the place."""
    say = texts("en")
    with pytest.raises(DeckError) as caught:
        parse_deck(text)
    return [say(f"deck-{problem.code}", **problem.facts) for problem in caught.value.details]


@pytest.mark.parametrize("means", MEANS)
def test_a_deck_is_entered_and_a_table_opened_with_it(
    browser: Browser, server: Server, means: str
) -> None:
    by = MEANS[means]
    size: ViewportSize = SMALL_PHONE if means == "touch" else DESKTOP
    with visit(browser, server.address, viewport=size, has_touch=means == "touch") as visitor:
        page = visitor.page
        visitor.go("/")
        by.press(page.locator("a[href='/decks']:visible").first)
        by.press(page.locator("[data-begin=empty]"))
        page.get_by_label("Name", exact=True).fill("Our box")
        field(visitor).fill("15, 27 3/8")
        field(visitor).press("Enter")
        expect(field(visitor)).to_have_value("")
        for one, other in ((4, 4), (10, 2)):
            tap(visitor, by, one, other)
            by.press(page.locator("[data-add]"))
        expect(page.locator("[data-entry='10/2']")).to_be_attached()
        assert cards(visitor) == ["1/5", "2/7", "10/2", "3/8", "4/4"]
        wrong = page.locator("li", has=page.locator("[data-entry='4/4']"))
        expect(wrong).to_contain_text("A 4 at both ends? A card’s two values must differ.")
        by.press(wrong.get_by_role("button", name="Remove"))
        expect(page.get_by_text("No card has the star")).to_be_visible()
        expect(page.locator("[data-keep]")).to_have_attribute("aria-disabled", "true")
        by.press(page.locator("[data-entry='1/5']"))
        star = page.get_by_role("switch", name="Star")
        star.press("Space") if means == "keyboard" else by.press(star)
        by.press(page.get_by_role("button", name="Done"))
        expect(page.get_by_text("5 players would have 4 cards")).to_be_visible()
        field(visitor).fill("69s")
        by.press(page.locator("[data-add]"))
        expect(page.get_by_text("4 players would have")).to_be_hidden()
        field(visitor).fill("6/8")
        field(visitor).press("Enter")
        expect(page.get_by_text("You can play with these cards.")).to_be_visible()
        rows = page.get_by_role("group", name="Player counts").locator("label")
        expect(rows).to_have_text(
            [
                "2 players, 2 or 3 cards each",
                "3 players, 1 or 2 cards each",
                "4 players, 1 or 2 cards each",
                "5 players, 1 or 2 cards each",
            ]
        )
        by.press(page.locator("[data-keep]"))
        expect(page.get_by_text("Saved the deck “Our box”.")).to_be_visible()
        by.press(own(visitor).get_by_role("button", name="Open a table"))
        expect(page.get_by_label("Deck").locator("option:checked")).to_have_text("Our box")
        by.press(page.get_by_role("button", name="Open table"))
        page.wait_for_url("**/t/*")
        look(visitor, by)
        expect(page.get_by_role("dialog").last).to_contain_text("6, turned 9, sad face")


def test_who_has_the_box_checks_the_standard_deck_corrects_a_card_and_plays(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address, viewport=PHONE) as visitor:
        page = visitor.page
        visitor.go("/")
        page.get_by_role("link", name="Check the cards").click()
        shown = page.locator("[data-deck=standard]")
        expect(shown).to_contain_text("one owner of the game listed them in public in 2026")
        expect(shown).to_contain_text("The publisher hasn’t confirmed the list.")
        shown.get_by_text("Show all 40 cards").click()
        for face, count in {"none": 26, "happy": 4, "neutral": 6, "sad": 4}.items():
            group = shown.locator(f"[data-group={face}]")
            expect(group.locator("li")).to_have_count(count)
            expect(group.get_by_role("heading")).to_contain_text(f"{count} cards")
        expect(shown.locator("[data-group=sad] li").first).to_have_text("3, turned 10, sad face")
        shown.get_by_role("button", name="Copy and change").click()
        box = [str(card) for card in standard_deck().cards]
        assert sorted(cards(visitor)) == sorted(box)
        page.get_by_role("radio", name="only five: 4 cards").check(force=True)
        page.locator("[data-entry='3/10 sad']").click()
        page.get_by_label("As text").fill("410s")
        page.get_by_label("As text").press("Enter")
        expect(page.locator("[data-entry='4/10 sad']")).to_be_visible()
        page.locator("[data-keep][aria-disabled=false]").click()
        own(visitor).get_by_role("button", name="Open a table").click()
        page.get_by_role("button", name="Open table").click()
        page.wait_for_url("**/t/*")
        look(visitor)
        sad = page.get_by_role("dialog").last.locator("[data-group=sad]")
        expect(sad).to_contain_text("4, turned 10, sad face")
        expect(sad).not_to_contain_text("3, turned 10")


def test_the_first_deck_is_looked_at_and_chosen_for_a_table(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address) as visitor:
        page = visitor.page
        visitor.go("/decks")
        shown = page.locator("[data-deck=pairs]")
        expect(shown).to_contain_text("Until November 2026 it was the standard deck")
        shown.get_by_text("Show all 40 cards").click()
        expect(shown.locator("[data-group=sad] li")).to_have_count(4)
        shown.get_by_role("button", name="Open a table").click()
        chosen = page.get_by_label("Deck").locator("option:checked")
        expect(chosen).to_have_text("Pairs (our first deck)")
        page.get_by_role("button", name="Open table").click()
        page.wait_for_url("**/t/*")
        look(visitor)
        dialog = page.get_by_role("dialog").last
        expect(dialog).to_contain_text("It isn’t the deck in the box.")
        expect(dialog.get_by_role("button", name="Save to my decks")).to_have_count(0)


def test_a_deck_for_some_player_counts_is_read_chosen_and_offered_for_them_alone(
    browser: Browser, server: Server
) -> None:
    duel = 'name = "duel"\nplayers = [2, 4]\ncards = ["1/5*", "2/10", "1/10", "3/4"]'
    with visit(browser, server.address) as visitor:
        page = visitor.page
        visitor.go("/decks")
        paste(visitor, duel)
        counts = page.get_by_role("group", name="Player counts")
        chips = [counts.locator(f"[data-players='{n}']") for n in range(2, 6)]
        assert [chip.is_checked() for chip in chips] == [True, False, True, False]
        for chip in (chips[0], chips[2]):
            chip.press("Space")
        expect(counts.get_by_role("alert")).to_have_text("Choose at least one player count.")
        expect(page.locator("[data-keep]")).to_have_attribute("aria-disabled", "true")
        chips[0].press("Space")
        expect(counts.locator("label").first).to_have_text("2 players, 2 cards each")
        expect(counts.locator("label").nth(1)).to_have_text("3 players")
        page.locator("[data-keep][aria-disabled=false]").click()
        expect(own(visitor)).to_contain_text("4 cards · for 2 players")
        visitor.go("/new")
        page.get_by_role("radio", name="3", exact=True).check()
        page.get_by_label("Deck").select_option(label="duel")
        expect(page.get_by_text("The deck you chose is for 2 players.")).to_be_visible()
        players = page.get_by_role("group", name="Players").get_by_role("radio")
        expect(players).to_have_count(1)
        expect(players).to_be_checked()
        page.get_by_role("button", name="Open table").click()
        page.wait_for_url("**/t/*")
        expect(page.get_by_role("button", name="Deck: duel").last).to_be_visible()


def test_a_10_is_typed_in_short_and_what_is_not_a_card_is_told(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address) as visitor:
        page = visitor.page
        visitor.go("/decks")
        page.locator("[data-begin=empty]").click()
        field(visitor).fill("27 210 102, 310s 1 10 10/3*")
        field(visitor).press("Enter")
        expect(page.locator("[data-entry='10/3*']")).to_be_visible()
        assert cards(visitor) == ["1/10", "2/7", "2/10", "10/2", "10/3*", "3/10 sad"]
        for typed, why in {
            "111": "“111” isn’t a card",
            "1/11": "11 isn’t a value",
            "1010": "A 10 at both ends?",
            "10 2 7": "“10 2 7” isn’t a card",
        }.items():
            field(visitor).fill(typed)
            field(visitor).press("Enter")
            expect(page.locator("[data-problem]")).to_contain_text(why)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_fault_is_told_at_its_card_with_what_would_mend_it(
    browser: Browser, server: Server, size: ViewportSize
) -> None:
    with visit(browser, server.address, viewport=size) as visitor:
        page = visitor.page
        visitor.go("/decks")
        page.locator("[data-begin=standard]:enabled").click()
        told = page.locator("[data-problem]")
        same = page.locator("[data-entry='5/5']")
        page.locator("[data-entry='5/8']").first.click()
        page.get_by_label("As text").fill("5/5")
        page.get_by_label("As text").press("Enter")
        expect(told).to_contain_text("A 5 at both ends?")
        expect(told).to_be_in_viewport(ratio=1)
        expect(same).to_be_in_viewport(ratio=1)
        row = cards(visitor)
        assert row.index("5/5") > row.index("5/7")  # at the end of its row
        expect(page.locator("[data-keep]")).to_have_attribute("aria-disabled", "true")
        field(visitor).fill("hello")
        field(visitor).press("Enter")
        expect(told).to_contain_text("“hello” isn’t a card")
        expect(told).to_be_in_viewport(ratio=1)
        told.get_by_role("button", name="Remove").click()
        lead = page.get_by_role("button", name="one to fix")
        lead.click()
        expect(same).to_be_focused()
        expect(same).to_be_in_viewport(ratio=1)
        same.click()
        expect(told).to_have_count(0)  # out of the way, if somebody wants that
        same.click()
        told.locator("[data-mend='5/8']").click()
        expect(page.get_by_text("You can play with these cards.")).to_be_visible()
        expect(told).to_have_count(0)
        assert sorted(cards(visitor)) == sorted(str(card) for card in standard_deck().cards)


def test_every_fault_of_a_file_is_told_at_its_card_in_the_terminals_words(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address) as visitor:
        page = visitor.page
        visitor.go("/decks")
        paste(visitor, "Dear Ann")
        expect(page.get_by_role("alert").filter(has_text=sentences("Dear Ann")[0])).to_be_visible()
        page.get_by_label("Deck file text").fill(FAULTY)
        page.get_by_role("button", name="Open", exact=True).click()
        told = sentences(FAULTY)
        assert len(told) == 5
        problem = page.locator("[data-problem]")
        expect(problem).to_have_count(1)
        wrong = page.locator("[data-wrong-card]")
        expect(wrong).to_have_count(5)
        seen = set()
        for each in wrong.all():
            if each.get_attribute("aria-expanded") == "false":
                each.press("Enter")
            expect(each).to_have_attribute("aria-expanded", "true")
            seen |= {sentence for sentence in told if sentence in problem.inner_text()}
        assert seen == set(told)
        second = page.locator("li", has=page.locator("[data-entry='1/1']"))
        second.locator("[data-entry]").press("Enter")
        expect(second).to_contain_text("A 1 at both ends?")
        page.locator("[data-entry='hello']").press("Enter")
        described = page.locator("[data-entry='hello']").get_attribute("aria-describedby")
        expect(page.locator(f"[id='{described}']")).to_contain_text("“hello” isn’t a card")
        right = {"1/1": "16", "2/7 angry": "27", "hello": "3/9", "4/12": "4/2"}
        for entry, better in right.items():
            card = page.locator("li", has=page.locator(f"[data-entry='{entry}']"))
            if card.locator("[data-problem]").count() == 0:
                card.locator("[data-entry]").press("Enter")
            card.get_by_role("button", name="Edit").click()
            page.get_by_label("As text").fill(better)
            page.get_by_label("As text").press("Enter")
        page.locator("[data-mend='3/8']").click()  # the second star
        expect(page.locator("[data-keep]")).to_have_attribute("aria-disabled", "false")
        assert cards(visitor) == ["1/5*", "1/6", "4/2", "2/7", "3/8", "3/9"]


def test_a_file_is_dropped_onto_the_page(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        page = visitor.page
        visitor.go("/decks")
        page.locator("[data-begin=empty]").wait_for()
        drop(visitor, "x" * 40_000)
        answer = page.get_by_role("alert").filter(has_text="box.toml")
        expect(answer).to_contain_text("This file is too large for a deck.")
        drop(visitor, "")
        expect(answer).to_contain_text("This file is empty.")
        drop(visitor, "Dear Ann")
        expect(answer).to_contain_text(sentences("Dear Ann")[0])
        drop(visitor, " ")
        expect(answer).to_contain_text("This file is empty.")
        expect(answer).not_to_contain_text(sentences("Dear Ann")[0])
        drop(visitor, SMALL)
        expect(page.get_by_label("Name", exact=True)).to_have_value("small")
        drop(visitor, format_deck(standard_deck()))
        page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
        assert len(cards(visitor)) == 6
        drop(visitor, format_deck(standard_deck()))
        page.locator("[data-yes]").click()
        expect(page.locator("[data-entry]")).to_have_count(40)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_what_is_wrong_with_a_dropped_file_is_brought_into_view(
    browser: Browser, server: Server, size: ViewportSize
) -> None:
    with visit(browser, server.address, viewport=size) as visitor:
        page = visitor.page
        for other in ("4/8", "5/8", "6/8"):
            kept(visitor, SMALL.replace("4/8", other))
        page.get_by_role("button", name=re.compile("^Edit")).first.click()
        page.locator("[data-keep][aria-disabled=false]").click()
        notice = page.get_by_text(re.compile("^Saved the deck “.*”.$"))
        expect(notice).to_be_visible()
        drop(visitor, "Dear Ann")
        answer = page.get_by_role("alert").get_by_text(sentences("Dear Ann")[0])
        expect(answer).to_be_in_viewport(ratio=1)
        expect(answer).to_be_focused()
        expect(notice).to_have_count(0)
        page.evaluate("scrollTo(0, 0)")
        drop(visitor, "")
        answer = page.get_by_role("alert").get_by_text("This file is empty.")
        expect(answer).to_be_in_viewport(ratio=1)
        expect(answer).to_be_focused()


def test_what_is_not_finished_is_there_again(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        page = visitor.page
        visitor.go("/decks")
        page.locator("[data-begin=standard]:enabled").click()
        field(visitor).fill("1/1")
        field(visitor).press("Enter")
        page.get_by_role("link", name="Home").first.click()
        expect(page.locator("[data-play-now]")).to_be_visible()
        visitor.go("/decks")
        expect(page.locator("[data-entry]")).to_have_count(41)
        expect(page.locator("[data-problem]")).to_contain_text("A 1 at both ends?")
        page.get_by_role("button", name="Discard changes").click()
        page.get_by_role("button", name="Keep editing").click()
        page.get_by_role("button", name="Discard changes").click()
        page.locator("[data-yes]").click()
        expect(page.locator("[data-entry]")).to_have_count(0)
        page.reload()
        page.locator("[data-begin=standard]:enabled").wait_for()
        expect(page.locator("[data-entry]")).to_have_count(0)


def test_a_deck_is_renamed_changed_saved_and_deleted(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    with visit(browser, server.address) as visitor:
        page = visitor.page
        kept(visitor, SMALL)
        page.get_by_role("button", name=re.compile("^Edit")).click()
        page.get_by_label("Name", exact=True).fill("tiny")
        page.locator("[data-entry='2/7']").click()
        page.get_by_role("radio", name="Happy").last.check(force=True)
        page.keyboard.press("Escape")
        page.locator("[data-keep][aria-disabled=false]").click()
        expect(page.get_by_text("Saved the deck “tiny”.")).to_be_visible()
        expect(page.get_by_role("heading", name="tiny")).to_be_focused()
        expect(page.get_by_role("heading", name="small")).to_have_count(0)
        with page.expect_download() as download:
            page.get_by_role("link", name="Save as file").click()
        assert download.value.suggested_filename == "tiny.toml"
        download.value.save_as(tmp_path / "tiny.toml")
        saved = parse_deck((tmp_path / "tiny.toml").read_text(encoding="utf-8"))
        assert (saved.name, str(saved.cards[1])) == ("tiny", "2/7 happy")
        page.get_by_role("button", name="Delete").click()
        page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
        page.get_by_role("button", name="Delete").click()
        page.locator("[data-yes]").click()
        expect(page.get_by_text("Deleted the deck “tiny”.")).to_be_visible()
        page.reload()
        page.locator("[data-begin=standard]:enabled").wait_for()
        expect(page.get_by_role("heading", name="tiny")).to_have_count(0)


def test_who_comes_to_a_table_can_see_its_cards_and_keep_them(
    browser: Browser, server: Server
) -> None:
    with people(server) as elsewhere, visit(browser, server.address) as visitor:
        page = visitor.page
        ann = elsewhere.open_table("Ann", players=2, deck=SMALL, public=True)
        visitor.go("/tables")
        expect(page.get_by_text("Deck: small")).to_be_visible()
        visitor.go(f"/t/{ann.code}")
        page.locator("[data-watch]").click()
        look(visitor)
        dialog = page.get_by_role("dialog").last
        expect(dialog.locator("li")).to_have_count(6)
        dialog.get_by_role("button", name="Save to my decks").click()
        expect(dialog.get_by_text("Saved the deck “small”.")).to_be_visible()
        visitor.go("/decks")
        expect(page.get_by_role("heading", name="small")).to_be_visible()
        visitor.play_now(2)
        page.locator('[popovertarget="table-menu"]').click()
        page.get_by_role("button", name="Standard deck").click()
        expect(page.get_by_role("dialog").locator("li")).to_have_count(40)


def test_without_an_answer_nothing_is_lost_and_it_is_said(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        page = visitor.page
        kept(visitor, SMALL)
        page.get_by_role("button", name=re.compile("^Edit")).click()
        page.locator("[data-keep][aria-disabled=false]").wait_for()
        page.context.set_offline(True)
        field(visitor).fill("5/6")
        field(visitor).press("Enter")
        expect(page.get_by_text("The cards can’t be checked right now.")).to_be_visible()
        page.context.set_offline(False)
        field(visitor).fill("5/7")
        field(visitor).press("Enter")
        expect(page.get_by_text("You can play with these cards.")).to_be_visible()


def test_a_table_is_not_opened_without_the_deck_that_was_chosen(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address) as visitor:
        page = visitor.page
        kept(visitor, SMALL)
        page.route("**/api/decks", lambda route: route.abort())
        own(visitor).get_by_role("button", name="Open a table").click()
        expect(page.get_by_label("Deck").locator("option:checked")).to_have_text("Your deck")
        page.get_by_role("button", name="Open table").click()
        expect(page.get_by_role("alert")).to_contain_text("Your decks didn’t load.")
        assert page.url.endswith("/new")
        page.unroute("**/api/decks")
        page.get_by_role("button", name="Open table").click()
        page.wait_for_url("**/t/*")
        expect(page.get_by_role("button", name="Deck: small").last).to_be_visible()


@pytest.mark.parametrize("language", ["da-DK", "it-IT", "ko-KR"])
def test_the_form_speaks_the_browsers_language(
    browser: Browser, server: Server, language: str
) -> None:
    with visit(browser, server.address, locale=language) as visitor:
        visitor.go("/decks")
        visitor.page.locator("[data-begin=standard]:enabled").click()
        field(visitor).fill("1/1")
        field(visitor).press("Enter")
        visitor.page.locator("[data-problem]").wait_for()
        text = visitor.page.locator("body").inner_text()
        ids = ("decks-", "deck-", "refused-", "home-")
        assert [word for word in text.split() if word.startswith(ids)] == []


@pytest.mark.parametrize("language", ["en", "da", "it", "ko"])
def test_a_face_is_typed_as_its_button_says_it(
    browser: Browser, server: Server, language: str
) -> None:
    say = texts(language)
    words = [say(f"decks-face-{face}").lower() for face in ("sad", "neutral", "happy")]
    with visit(browser, server.address, locale=language) as visitor:
        page = visitor.page
        visitor.go("/decks")
        page.locator("[data-begin=empty]").click()
        field(visitor).fill(", ".join(f"1/4 {word}" for word in words) + " 2/8☹ 38😐 48 😊")
        field(visitor).press("Enter")
        faces = ["sad", "neutral", "happy"]
        typed = [f"1/4 {face}" for face in faces]
        others = ["2/8 sad", "3/8 neutral", "4/8 happy"]
        expect(page.locator("[data-entry='4/8 happy']")).to_be_visible()
        assert sorted(cards(visitor)) == sorted([*typed, *others])
        described = field(visitor).get_attribute("aria-describedby")
        for word in words:
            expect(page.locator(f"[id='{described}']")).to_contain_text(word)
        page.locator("[data-entry='2/8 sad']").click()
        text = page.get_by_role("dialog").get_by_role("textbox")
        text.fill(f"2/8 {words[2]}")
        text.press("Enter")
        expect(page.locator("[data-entry='2/8 happy']")).to_be_visible()


@pytest.mark.parametrize(("scheme", "size"), [("light", DESKTOP), ("dark", PHONE)])
def test_axe_finds_no_fault_in_the_form(
    browser: Browser, server: Server, scheme: str, size: ViewportSize
) -> None:
    found: list[str] = []
    with visit(browser, server.address, color_scheme=scheme, viewport=size) as visitor:
        page = visitor.page
        kept(visitor, SMALL)
        page.get_by_text("Open a deck file").click()
        found += faults(visitor)
        page.locator("[data-begin=standard]:enabled").click()
        field(visitor).fill("1/1, hello")
        field(visitor).press("Enter")
        page.locator("[data-problem]").wait_for()
        found += faults(visitor)
        page.locator("[data-problem] .square").first.click()
        page.get_by_role("dialog").wait_for()
        found += faults(visitor)
    assert found == []


@pytest.mark.parametrize("width", [320, 640])
def test_the_form_is_not_cut_off_at_the_side(browser: Browser, server: Server, width: int) -> None:
    with visit(browser, server.address, viewport={"width": width, "height": 400}) as visitor:
        visitor.go("/decks")
        visitor.page.locator("[data-begin=standard]:enabled").click()
        field(visitor).fill("1/1, " + "w" * 30)
        field(visitor).press("Enter")
        visitor.page.locator("[data-problem]").wait_for()
        assert visitor.page.evaluate("document.documentElement.scrollWidth") <= width
