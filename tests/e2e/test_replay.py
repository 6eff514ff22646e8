"""Recorded matches in a browser: files that people bring, links to moments, what is saved."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from dnup.locales import texts
from dnup.notation import (
    Record,
    TextError,
    find_records,
    format_record,
    from_json,
    parse_deck,
    standard_deck,
    to_json,
)
from dnup.terminal.words import say_text_error
from support.axe import faults
from support.browsing import DESKTOP, PHONE, visit
from support.elsewhere import SMALL, people
from support.proofs import proved_match
from support.replaying import (
    MATCH,
    THREE,
    board,
    button,
    drop,
    forgive,
    give,
    hand,
    look_as,
    open_file,
    open_match,
    switch_to,
    until_at,
)
from support.serving import Server

LOOKS = [("light", DESKTOP), ("dark", DESKTOP), ("light", PHONE), ("dark", PHONE)]

# Files.


def test_a_record_can_be_dropped_chosen_and_pasted(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        visitor.go("/replay")
        drop(visitor, THREE, "match.json")
        until_at(visitor, "1.0")
        open_file(visitor, format_record(from_json(THREE)), "match.txt")
        until_at(visitor, "1.0")
        visitor.go("/replay")
        visitor.page.locator("main").wait_for()
        visitor.page.evaluate(
            """text => {
                const data = new DataTransfer();
                data.setData("text/plain", text);
                const init = { clipboardData: data, bubbles: true };
                document.body.dispatchEvent(new ClipboardEvent("paste", init));
            }""",
            THREE,
        )
        until_at(visitor, "1.0")


def damaged() -> Iterator[tuple[str, str]]:
    """Files with something wrong, by name."""
    record: Record = from_json(THREE)
    first = record.rounds[0]
    yield "text.txt", "Dear diary"
    yield "empty.txt", ""
    yield "cut.json", THREE[:500]
    yield "future.json", THREE.replace("dnup/1", "dnup/9")
    assert first.points is not None
    changed = msgspec.structs.replace(first, points=[*first.points[1:], first.points[0]])
    rounds = [changed, *record.rounds[1:]]
    yield "points.json", to_json(msgspec.structs.replace(record, rounds=rounds))
    loser = "A" if record.winner != "A" else "B"
    yield "winner.json", to_json(msgspec.structs.replace(record, winner=loser))
    deal = [first.deal[0][:-1], *first.deal[1:]]
    changed = msgspec.structs.replace(first, deal=deal)
    yield "deal.json", to_json(msgspec.structs.replace(record, rounds=[changed]))
    changed = msgspec.structs.replace(first, actions=[*first.actions[1:]])
    yield "action.json", to_json(msgspec.structs.replace(record, rounds=[changed]))
    changed = msgspec.structs.replace(first, actions=[*first.actions, first.actions[0]])
    yield "late.json", to_json(msgspec.structs.replace(record, rounds=[changed]))


def test_damaged_files_are_explained_as_the_command_explains_them(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address) as visitor:
        visitor.go("/replay")
        visitor.page.locator("main").wait_for()
        for name, text in damaged():
            with pytest.raises(TextError) as caught:
                find_records(text)[0].replay([standard_deck()])
            drop(visitor, text, name)
            fault = visitor.page.locator("[data-fault]")
            expect(fault).to_have_attribute("data-fault", caught.value.code)
            expect(fault).to_have_text(say_text_error(texts("en"), name, caught.value))
        # Nothing is stuck: a good one opens all the same.
        drop(visitor, THREE, "match.json")
        until_at(visitor, "1.0")
        forgive(visitor, 422)


def test_the_deck_of_a_record_is_asked_for(browser: Browser, server: Server) -> None:
    own = SMALL.replace("small", "very small").replace("2/9", "2/10")  # no other test's cards
    text = to_json(proved_match(2, deck=parse_deck(own)))
    with visit(browser, server.address) as visitor:
        page = visitor.page
        open_file(visitor, text)
        expect(page.locator("[data-fault=unknown-deck]")).to_contain_text("very small")
        drop(visitor, 'name = "x"\ncards = ["1/1"]', "wrong.toml")
        expect(page.locator("[data-fault=bad-deck]")).to_contain_text("wrong.toml")
        give(page.get_by_label("Choose a deck file"), own, "d.toml")
        button(visitor, "Share and save").click()
        expect(page.get_by_text("Deck: very small", exact=True)).to_be_visible()
        forgive(visitor, 422)


def test_a_file_with_several_matches_shows_each(browser: Browser, server: Server) -> None:
    matches = [proved_match(2, seed=seed) for seed in (1, 2)]
    with visit(browser, server.address) as visitor:
        open_file(visitor, "\n".join(map(to_json, matches)))
        choice = visitor.page.get_by_label("Match", exact=True)
        expect(choice).to_have_value("1")
        visitor.page.keyboard.press("End")
        button(visitor, "Next match").click()
        expect(choice).to_have_value("2")
        expect(visitor.page.get_by_role("slider")).to_have_attribute(
            "max", str(len(matches[1].rounds[0].actions))
        )


def test_a_file_that_the_server_forgot_is_sent_again_or_asked_for(
    browser: Browser, tmp_path: Path
) -> None:
    with (
        Server(tmp_path / "server.db") as server,
        visit(browser, server.address) as visitor,
    ):
        open_match(visitor, "1.3")
        address = visitor.page.url
        server.stop()
        server.start()
        visitor.page.reload()
        until_at(visitor, "1.3")
        # In another tab nobody has it.
        server.stop()
        server.start()
        visitor.page.evaluate("sessionStorage.clear()")
        visitor.page.reload()
        expect(visitor.page.get_by_role("heading", level=1)).to_have_text(
            "This file is no longer here"
        )
        drop(visitor, THREE, "match.json")
        expect(board(visitor)).to_be_visible()
        assert visitor.page.url.split("?")[0] == address.split("?")[0]


# Links, and what is taken away.


def test_a_match_that_was_played_here_has_a_link_to_every_moment(
    browser: Browser, server: Server
) -> None:
    with people(server) as elsewhere, visit(browser, server.address) as visitor:
        page = visitor.page
        ann = elsewhere.open_table("Ann", players=2, bots=["beginner"], deck=SMALL)
        visitor.go(f"/t/{ann.code}")
        page.get_by_role("main").wait_for()
        elsewhere.be_ready(ann)
        elsewhere.let_play(ann)
        visitor.whole_match.click()
        page.get_by_role("link", name="Watch it again").click()
        expect(board(visitor)).to_be_visible()
        button(visitor, "Share and save").click()
        expect(page.get_by_text("Deck: small", exact=True)).to_be_visible()
        page.keyboard.press("Escape")
        look_as(visitor, "A")
        steps = page.evaluate("history.length")
        for _ in range(3):
            page.keyboard.press("ArrowRight")
        page.wait_for_function("() => location.hash === '#1.3'")
        assert page.evaluate("history.length") == steps
        button(visitor, "Share and save").click()
        link = page.locator("[data-link]").inner_text()
        assert link.endswith("?as=A#1.3")
        with page.expect_download() as deck:
            page.get_by_role("link", name="Deck “small”").click()
        assert deck.value.suggested_filename == "small.toml"
        text = Path(deck.value.path()).read_text(encoding="utf-8")
        assert parse_deck(text) == parse_deck(SMALL)
        cards = hand(visitor, "A")
        # Somebody else opens it.
        with visit(browser, server.address) as other:
            other.page.goto(link)
            expect(other.page.locator("[data-eyes] input:checked")).to_have_value("A")
            expect(other.page.get_by_role("slider")).to_have_value("3")
            assert hand(other, "A") == cards
            # A moment that is written into the address is gone to.
            other.page.evaluate("location.hash = '#1.1'")
            expect(other.page.get_by_role("slider")).to_have_value("1")
            other.page.evaluate("location.hash = '#somewhere'")
            other.page.keyboard.press("ArrowRight")
            expect(other.page.get_by_role("slider")).to_have_value("2")
            other.go("/replay/nothing")
            expect(other.page.get_by_role("heading", level=1)).to_have_text("There’s no such match")


def test_a_file_has_no_link_and_the_page_says_why(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        open_match(visitor)
        button(visitor, "Share and save").click()
        expect(visitor.page.get_by_text("A dropped file has no link")).to_be_visible()
        expect(visitor.page.locator("[data-link]")).to_have_count(0)


def test_what_is_saved_can_be_read_again(browser: Browser, server: Server) -> None:
    may = ["clipboard-read", "clipboard-write"]
    with visit(browser, server.address, permissions=may) as visitor:
        page = visitor.page
        open_match(visitor)
        button(visitor, "Share and save").click()
        with page.expect_download() as as_json:
            page.get_by_role("link", name="dnup/1").click()
        assert from_json(Path(as_json.value.path()).read_bytes()) == MATCH.record
        with page.expect_download() as as_text:
            page.get_by_role("link", name="Readable text").click()
        text = Path(as_text.value.path()).read_text(encoding="utf-8")
        assert find_records(text)[0].read() == MATCH.record
        button(visitor, "Copy text").click()
        assert page.evaluate("navigator.clipboard.readText()") == text


# Everybody.


@pytest.mark.parametrize("language", ["en-GB", "da-DK", "it-IT", "ko-KR"])
def test_it_is_told_in_the_reader_s_language(
    browser: Browser, server: Server, language: str
) -> None:
    with visit(browser, server.address, locale=language) as visitor:
        page = visitor.page
        visitor.go("/replay")
        page.locator("main").wait_for()
        told = [page.locator("body").inner_text()]
        drop(visitor, "Dear diary", "diary.txt")
        page.locator("[data-fault]").wait_for()
        told.append(page.locator("body").inner_text())
        drop(visitor, THREE, "match.json")
        board(visitor).wait_for()
        told.append(page.content())
        switch_to(visitor, "knowledge")
        for look in ("A", "spectator", "open"):
            look_as(visitor, look)
            page.locator("[data-certain]").wait_for()
            told.append(page.locator("body").inner_text())
        look_as(visitor, "A")
        page.locator("[data-exact]").click()
        page.locator("aside table").first.wait_for()
        told.append(page.locator("body").inner_text())
        for tool in page.locator(".tools button:not([data-play-on])").all():
            tool.click()
            page.locator("dialog[open]").wait_for()
            told.append(page.locator("dialog[open]").inner_text())
            page.keyboard.press("Escape")
        assert [text for text in told if "replay-" in text.replace("/replay-", "")] == []
        forgive(visitor, 422)


@pytest.mark.parametrize(("scheme", "size"), LOOKS)
def test_axe_finds_no_fault_on_replays(
    browser: Browser, server: Server, scheme: str, size: ViewportSize
) -> None:
    with visit(browser, server.address, color_scheme=scheme, viewport=size) as visitor:
        page = visitor.page
        visitor.go("/replay")
        page.locator("main").wait_for()
        found = faults(visitor)
        drop(visitor, "Dear diary", "diary.txt")
        page.locator("[data-fault]").wait_for()
        found += faults(visitor)
        forgive(visitor, 422)
        open_match(visitor, "1.9", "open")
        found += faults(visitor)
        switch_to(visitor, "knowledge")
        for look in ("open", "spectator", "A"):
            look_as(visitor, look)
            page.locator("[data-certain]").wait_for()
            found += faults(visitor)
        page.locator("[data-exact]").click()
        page.locator("aside table").first.wait_for()
        page.locator("aside details summary").click()
        found += faults(visitor)
        button(visitor, "More").click()
        page.locator("[data-more]").wait_for()
        found += faults(visitor)
        open_match(visitor, f"1.{len(MATCH.rounds[0].actions)}", "A")
        found += faults(visitor)
        button(visitor, "Share and save").click()
        page.locator("dialog[open]").wait_for()
        found += faults(visitor)
    assert found == []
