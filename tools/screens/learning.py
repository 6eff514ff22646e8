"""Pictures of the pages to learn the game, to enter a deck, and to watch matches again."""

from collections.abc import Callable
from functools import partial

from playwright.sync_api import expect
from screens.studio import Studio, prefer, speak

from support.browsing import Keyboard, Visitor
from support.elsewhere import SMALL
from support.replaying import MATCH, button, drop, look_as, open_match, switch_to

BROKEN = 'name = "box"\ncards = ["1/5*", "1/1", "2/7 angry", "hello", "3/8"]'


def tutorial(studio: Studio) -> None:
    with studio.visitor() as visitor:
        page = visitor.page
        in_all = partial(speak, visitor)
        visitor.go("/learn")
        page.locator("h1").first.wait_for()
        studio.take("learn", visitor, whole=True)
        studio.take_in_all_languages("learn", visitor, in_all, whole=True)
        for step in ("card", "equal", "golden", "two", "star"):
            visitor.go(f"/learn/{step}")
            visitor.until_dealt()
            studio.take(f"learn-{step}", visitor)
        visitor.go("/learn/clash")
        visitor.until_dealt()
        studio.take_in_all_languages("learn-clash", visitor, partial(again, visitor))
        page.locator("[data-rotate]").click()  # allowed, but not what is asked for
        page.locator("[data-tutorial-wrong]").wait_for()
        page.wait_for_timeout(3000)  # until it is put back
        studio.take("learn-other", visitor)
        visitor.go("/learn/out")
        visitor.until_dealt()
        for card in ("8/1", "8/3"):
            page.locator(f'[data-zone="hand:A"] [data-face="{card}"]').click()
        page.locator("[data-play]").click()
        page.locator("[data-tutorial-done=true]").wait_for()
        studio.take("learn-out", visitor)
        visitor.go("/learn/end")
        page.locator("h1").first.wait_for()
        studio.take("learn-end", visitor)


def again(visitor: Visitor, language: str) -> None:
    """The step in another language."""
    prefer(visitor, language=language)
    visitor.until_dealt()


def rules(studio: Studio) -> None:
    with studio.visitor() as visitor:
        page = visitor.page
        visitor.go("/rules")
        page.locator("#A2").wait_for()
        studio.take("rules", visitor, whole=True)
        studio.take_in_all_languages("rules", visitor, partial(speak, visitor), whole=True)
        page.get_by_role("searchbox").fill("golden")
        studio.take("rules-search", visitor)
        visitor.go("/try/clash")
        visitor.until_dealt()
        studio.take("try", visitor)
        visitor.play_now(4)
        expect(visitor.mine).to_be_visible()
        visitor.hand.first.press("i")
        page.locator("dialog[open]").wait_for()
        studio.take("aid", visitor)


def decks(studio: Studio) -> None:
    with studio.visitor() as visitor:
        page = visitor.page
        visitor.go("/decks")
        page.locator("[data-begin=standard]:enabled").wait_for()
        studio.take("decks", visitor, whole=True)
        page.locator("[data-deck=standard] summary").click()
        studio.take("decks-cards", visitor, whole=True)
        page.locator("[data-begin=standard]").click()
        page.get_by_text("You can play with these cards.").wait_for()
        page.locator("[data-entry='5/8']").first.click()
        page.get_by_label("As text").fill("5/5")
        page.get_by_label("As text").press("Enter")
        page.locator("[data-problem]").wait_for()
        page.locator("[data-typed]").fill("57")
        studio.take("decks-entering", visitor)
        studio.take("decks-entering-all", visitor, whole=True)
        drop(visitor, BROKEN, "box.toml")
        page.get_by_role("button", name="Replace").click()
        page.locator("[data-entry='hello']").wait_for()
        studio.take("decks-wrong", visitor, whole=True)


def matches(studio: Studio) -> None:
    with studio.alone() as (elsewhere, visitor):
        visitor.go("/matches")
        visitor.page.get_by_role("link", name="Play a match").wait_for()
        studio.take("matches-none", visitor)
        ann = elsewhere.open_table("Ann", players=2, deck=SMALL)
        visitor.sit_down(ann.code)
        elsewhere.be_ready(ann)
        visitor.until_dealt()
        elsewhere.let_play(ann)
        visitor.play_match(Keyboard())
        visitor.go("/matches")
        visitor.page.locator("[data-match]").first.wait_for()
        studio.take("matches", visitor)
        studio.take_in_all_languages("matches", visitor, partial(speak, visitor))


def replay(studio: Studio) -> None:
    with studio.visitor() as visitor:
        page = visitor.page
        visitor.go("/replay")
        page.locator("h1").first.wait_for()
        studio.take("replay-home", visitor, whole=True)
        drop(visitor, "Dear diary", "diary.txt")
        page.locator("[data-fault]").wait_for()
        studio.take("replay-damaged", visitor, whole=True)
        visitor.faults.clear()  # the browser logs that the file was refused
        for look in ("A", "spectator", "open"):
            open_match(visitor, "1.9", look)
            studio.take(f"replay-{look}", visitor)
        switch_to(visitor, "knowledge")
        for look in ("open", "spectator", "A"):
            look_as(visitor, look)
            page.locator("[data-certain] [data-seat]").first.wait_for()
            studio.take(f"replay-knowledge-{look}", visitor)
        studio.take_in_all_languages("replay-knowledge", visitor, partial(known_again, visitor))
        page.locator("[data-exact]").click()
        studio.take("replay-knowledge-exact", visitor)
        button(visitor, "Share and save").click()
        page.locator("dialog[open]").wait_for()
        studio.take("replay-share", visitor)
        page.keyboard.press("Escape")
        button(visitor, "More").click()
        page.locator("[data-more]").wait_for()
        studio.take("replay-more", visitor)
        open_match(visitor, f"1.{len(MATCH.rounds[0].actions)}", "A")
        page.locator("[data-result]").wait_for()
        studio.take("replay-result", visitor)


def known_again(visitor: Visitor, language: str) -> None:
    """Who knew what in another language."""
    prefer(visitor, language=language)
    visitor.page.locator("[data-certain] [data-seat]").first.wait_for()


# What each takes pictures of.
SCENES: dict[Callable[[Studio], None], str] = {
    tutorial: "learn learn-da learn-it learn-ko learn-card learn-equal learn-golden "
    "learn-two learn-star learn-clash-da learn-clash-it learn-clash-ko learn-other "
    "learn-out learn-end",
    rules: "rules rules-da rules-it rules-ko rules-search try aid",
    decks: "decks decks-cards decks-entering decks-entering-all decks-wrong",
    matches: "matches-none matches matches-da matches-it matches-ko",
    replay: "replay-home replay-damaged replay-A replay-spectator replay-open replay-knowledge-A "
    "replay-knowledge-spectator replay-knowledge-open replay-knowledge-exact replay-knowledge-da "
    "replay-knowledge-it replay-knowledge-ko replay-share replay-more replay-result",
}
