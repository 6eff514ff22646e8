"""The ends of rounds and matches: what each shows first, and what comes of it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize, expect

from support.axe import faults
from support.browsing import DESKTOP, LANDSCAPE, PHONE, SMALL_PHONE, Keyboard, Visitor, visit
from support.elsewhere import SMALL, Elsewhere, people
from support.serving import Player, Server

SIZES = {"desk": DESKTOP, "phone": PHONE, "small": SMALL_PHONE, "landscape": LANDSCAPE}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Where it turned is told by a review, which needs a bot that searches."""
    path = tmp_path_factory.mktemp("e2e") / "server.db"
    with Server(path, "--levels=random,beginner,casual") as server:
        yield server


def sit_down_beside(elsewhere: Elsewhere, visitor: Visitor) -> Player:
    """Ann, who plays by herself, and the visitor, at a table for two."""
    ann = elsewhere.open_table("Ann", players=2, deck=SMALL, pause=120, absence={"after": None})
    visitor.sit_down(ann.code)
    elsewhere.be_ready(ann)
    visitor.until_dealt()
    return ann


def win(elsewhere: Elsewhere, visitor: Visitor) -> None:
    """Ann never plays a card."""
    ann = sit_down_beside(elsewhere, visitor)
    ann.choose = lambda: {"kind": "rotate"}  # type: ignore[method-assign]
    elsewhere.let_play(ann)
    visitor.play_match(Keyboard())


def lose(elsewhere: Elsewhere, visitor: Visitor) -> None:
    """The visitor never plays a card."""
    elsewhere.let_play(sit_down_beside(elsewhere, visitor))
    rotate_to_the_end(visitor)


def rotate_to_the_end(visitor: Visitor) -> None:
    while (what := visitor.until_something()) != "match":
        if what == "round":
            visitor.round_end.click()
            visitor.round_end.wait_for(state="detached")
            continue
        before = visitor.page.locator("[data-turn-number]").first.get_attribute("data-turn-number")
        visitor.page.locator("[data-rotate]").click()
        visitor.until_turn_after(before)


def mood(visitor: Visitor, which: str) -> Locator:
    return visitor.page.locator(f"[data-mood={which}]")


def until_turned(visitor: Visitor) -> None:
    """Wait until it is known where a match was lost."""
    visitor.page.locator("[data-turning=found]").wait_for(timeout=120_000)


def fits(visitor: Visitor, key: Locator) -> list[str]:
    """At which sizes the key is out of sight, or the page scrolls sideways."""
    page, found = visitor.page, []
    for name, size in SIZES.items():
        page.set_viewport_size({**size})
        box = key.bounding_box()
        assert box is not None
        if box["y"] < 0 or box["y"] + box["height"] > size["height"]:
            found.append(f"{name}: the key is out of sight")
        wide = "[document.documentElement, ...document.querySelectorAll('[data-result-of]')]"
        if page.evaluate(f"{wide}.some((part) => part.scrollWidth > part.clientWidth)"):
            found.append(f"{name}: it scrolls sideways")
    page.set_viewport_size({**DESKTOP})
    return found


def test_a_round_ends_with_points_and_one_key(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        visitor.play_now(5)
        while visitor.until_something() == "turn":
            visitor.take_turn(Keyboard())
        expect(visitor.round_end).to_have_text("Deal round 2")
        expect(visitor.page.locator(".button.main")).to_have_count(1)
        rows = visitor.page.locator("[data-result-row]")
        expect(rows).to_have_count(5)
        expect(rows.nth(0)).to_contain_text("Out first")
        expect(rows.nth(0)).to_contain_text("+2")
        expect(rows.nth(0)).to_contain_text("Points: 2")
        expect(rows.nth(0).locator(".new")).to_have_count(2)
        expect(rows.nth(1)).to_contain_text("+1")
        expect(rows.nth(4)).to_contain_text("left")
        assert fits(visitor, visitor.round_end) == []


def test_the_hand_stays_free_while_one_looks_at_the_table(browser: Browser, server: Server) -> None:
    with people(server) as elsewhere, visit(browser, server.address, viewport=PHONE) as visitor:
        elsewhere.let_play(sit_down_beside(elsewhere, visitor))
        while visitor.until_something() == "turn":
            before = visitor.page.locator("[data-turn-number]").first.get_attribute(
                "data-turn-number"
            )
            visitor.page.locator("[data-rotate]").click()
            visitor.until_turn_after(before)
        for size in SIZES.values():
            visitor.page.set_viewport_size({**size})
            visitor.page.get_by_role("button", name="Look at the table").click()
            bar = visitor.page.locator("[data-result-aside]").bounding_box()
            assert bar is not None
            for card in visitor.hand.all():
                box = card.bounding_box()
                assert box is not None
                assert box["y"] + box["height"] <= bar["y"] or bar["y"] + bar["height"] <= box["y"]
            visitor.page.get_by_role("button", name="Show the result").click()
            expect(visitor.result).to_be_visible()


def test_a_match_that_was_won_is_celebrated(browser: Browser, server: Server) -> None:
    with people(server) as elsewhere, visit(browser, server.address) as visitor:
        win(elsewhere, visitor)
        expect(mood(visitor, "won")).to_contain_text("You win!")
        expect(mood(visitor, "won")).to_contain_text("2 rounds to 0 against Ann")
        expect(visitor.match_end).to_have_text("Play again")
        expect(visitor.page.locator("[data-turning]")).to_have_count(0)
        # The visitor has asked for little motion: nothing falls.
        expect(visitor.page.locator(".bits i")).to_have_count(0)
        assert fits(visitor, visitor.match_end) == []
        visitor.page.emulate_media(reduced_motion="no-preference")
        visitor.page.reload()
        expect(mood(visitor, "won")).to_be_visible()
        assert visitor.page.locator(".bits i").count() > 20


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_who_lost_sees_where_and_tries_that_turn_again(
    browser: Browser, server: Server, theme: str
) -> None:
    with visit(browser, server.address, color_scheme=theme) as visitor:
        page = visitor.page
        visitor.play_now(2)
        rotate_to_the_end(visitor)
        expect(mood(visitor, "lost")).to_contain_text("dollop takes it")
        expect(mood(visitor, "lost")).to_contain_text("You didn’t win a round this time.")
        expect(visitor.match_end).to_have_text("Rematch")
        expect(page.locator(".bits, .flights .paper")).to_have_count(0)
        until_turned(visitor)
        expect(page.locator("[data-turning]")).to_contain_text("You rotated your hand.")
        expect(page.locator("[data-turning]")).to_contain_text("was better.")
        assert fits(visitor, visitor.match_end) == []
        assert faults(visitor) == []
        page.locator("[data-try-turn]").click()
        page.locator("[data-learn-phase=task]").wait_for()
        visitor.mine.wait_for()
        # And back: the result is still there.
        page.go_back()
        expect(mood(visitor, "lost")).to_be_visible()


def test_without_a_review_the_way_to_the_replay_stays(browser: Browser, server: Server) -> None:
    with people(server) as elsewhere, visit(browser, server.address) as visitor:
        visitor.page.route("**/api/replays/*/review*", lambda route: route.abort())
        lose(elsewhere, visitor)
        expect(mood(visitor, "lost")).to_contain_text("We couldn’t look for it this time.")
        visitor.page.locator("[data-turning] a").click()
        visitor.page.wait_for_url("**/replay/*")


def test_easier_opponents_are_one_click_away(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        visitor.play_now(2)
        rotate_to_the_end(visitor)
        before = visitor.code
        visitor.page.locator("[data-easier]").click()
        visitor.page.wait_for_url(lambda url: "/t/" in url and before not in url)
        visitor.until_dealt()
        expect(visitor.page.locator(".plate", has_text="oxo")).to_be_visible()


def test_a_rematch_shows_who_wants_it_and_a_watcher_gets_neither_joy_nor_sorrow(
    browser: Browser, server: Server
) -> None:
    size: ViewportSize = PHONE
    with (
        people(server) as elsewhere,
        visit(browser, server.address) as visitor,
        visit(browser, server.address, viewport=size) as watcher,
    ):
        ann = sit_down_beside(elsewhere, visitor)
        watcher.go(f"/t/{ann.code}")
        elsewhere.let_play(ann)
        rotate_to_the_end(visitor)
        expect(mood(watcher, "watched")).to_contain_text("Ann wins")
        expect(watcher.match_end).to_have_count(0)
        expect(watcher.page.locator(".bits, [data-turning]")).to_have_count(0)
        assert fits(watcher, watcher.page.locator("[data-home]")) == []
        # There is somebody to talk to: that stays in reach.
        expect(visitor.page.locator("#chat-text")).to_be_editable()
        elsewhere.call(ann.ask("ready", salt="another for the rematch"))
        expect(visitor.page.locator("[data-wanting='1']")).to_contain_text("Ann wants a rematch.")
        visitor.match_end.click()
        visitor.until_dealt()
        expect(watcher.page.locator("[data-mood]")).to_have_count(0)
