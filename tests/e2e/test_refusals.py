"""What is not possible says why, in one sentence, from what the server tells."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser, expect

from support.browsing import Visitor, visit
from support.elsewhere import FIVES, Elsewhere, people
from support.serving import Message, Player, Server


@dataclass
class Table:
    """Ann and Bob elsewhere, a visitor in the browser in seat C; all cards are 5s or 6s."""

    visitor: Visitor
    elsewhere: Elsewhere
    ann: Player
    bob: Player

    def others_lay_or_rotate(self) -> None:
        """Ann lays a single 5, then Bob two 6s, if they can and it is of use; else they prepare."""
        is_of_use = self.visitor.cards(5).count() >= 2
        for player, value, size in ((self.ann, 5, 1), (self.bob, 6, 2)):
            self.elsewhere.until_turn(player)
            action = self._action(player, value, size, is_of_use=is_of_use)
            self.elsewhere.act(player, **action)
        expect(self.visitor.mine).to_be_visible()

    def _action(self, player: Player, value: int, size: int, *, is_of_use: bool) -> Message:
        """The set that is wanted; or what may bring it about.

        All three would rotate at the same time for ever. So who lacks the cards when they are of
        use, or would have them only when they are not, does something else than the visitor.
        """
        hand, choices = player.view["hand"], player.view["choices"]
        held = [card for card in hand if card.startswith(f"{value}/")]
        others = [card for card in hand if not card.startswith(f"{value}/")]
        single = [play["value"] for play in choices["plays"] if 1 in play["sizes"]]
        fits = any(p["value"] == value and size in p["sizes"] for p in choices["plays"])
        if is_of_use and fits and len(hand) > size:
            return {"kind": "play", "cards": held[:size]}
        if not is_of_use and len(others) >= size:
            return {"kind": "rotate"}
        if choices["takes"]:
            return {"kind": "take", "from": choices["takes"][0]}
        if single and len(hand) > 2:
            card = next(card for card in hand if int(card.split("/")[0]) in single)
            return {"kind": "play", "cards": [card]}
        return {"kind": "rotate"}

    def arrange(self) -> None:
        """A single 5 before Ann, two 6s before Bob, and the visitor, with two 5s, is to act."""
        for _ in range(20):
            single = self.visitor.area("A1").locator('[data-face^="5/"]').count() == 1
            double = self.visitor.area("B1").locator('[data-face^="6/"]').count() == 2
            if single and double and self.visitor.cards(5).count() >= 2:
                return
            self.visitor.page.locator("[data-rotate]").click()
            expect(self.visitor.mine).to_be_hidden()
            self.others_lay_or_rotate()
        pytest.fail("it never came to that")

    def select(self, value: int, count: int) -> None:
        self.visitor.page.keyboard.press("Escape")
        for index in range(count):
            self.visitor.cards(value).nth(index).click()

    def expect_refusal(self, code: str, sentence: str) -> None:
        refusal = self.visitor.refusal
        expect(refusal).to_have_attribute("data-refusal", code)
        expect(refusal).to_contain_text(sentence)


@pytest.fixture
def table(browser: Browser, server: Server) -> Iterator[Table]:
    """A table that has just been dealt, with the visitor to act."""
    with people(server) as elsewhere, visit(browser, server.address) as visitor:
        ann = elsewhere.open_table("Ann", players=3, deck=FIVES, absence={"after": None})
        bob = elsewhere.join("Bob", ann.code)
        visitor.sit_down(ann.code)
        elsewhere.be_ready(ann, bob)
        visitor.until_dealt()
        table = Table(visitor, elsewhere, ann, bob)
        for player in (ann, bob):
            elsewhere.until_match(player)
        starter = ann.match["to_act"][0]
        if starter == "A":
            table.others_lay_or_rotate()
        elif starter == "B":
            elsewhere.act(bob, kind="rotate")
        expect(visitor.mine).to_be_visible()
        yield table


def test_each_refusal_of_an_action_says_why(table: Table) -> None:
    visitor = table.visitor
    if visitor.area("A1").locator("[data-face]").count() == 0:
        visitor.area("A1").click()
        table.expect_refusal("no-set", "Ann has no set")

    table.arrange()
    visitor.page.keyboard.press("Escape")
    visitor.area("C1").click()
    table.expect_refusal("select-first", "Select the cards to play first")
    table.select(5, 1)
    expect(visitor.refusal).to_be_hidden()  # gone with the next attempt
    visitor.area("B1").click()
    table.expect_refusal("other-value", "The set in front of Bob has the value 6")
    visitor.area("A1").click()
    table.expect_refusal("add-not-higher", "Bob has two 6s, and a pair of")
    table.select(5, 2)
    visitor.area("A1").click()
    table.expect_refusal("add-one-card", "Exactly one card")
    visitor.area("C1").click()
    table.expect_refusal("play-not-higher", "Bob has two 6s. Your pair must be")

    visitor.page.locator("[data-rotate]").click()
    expect(visitor.mine).to_be_hidden()
    visitor.hand.first.click()
    visitor.area("B1").click()  # one's own would plan the move
    table.expect_refusal("not-your-turn", "It’s Ann’s turn, not yours")


def test_a_paused_match_says_so_and_goes_on_when_somebody_wants_it(table: Table) -> None:
    visitor = table.visitor
    for player in (table.ann, table.bob):
        table.elsewhere.call(player.ask("pause", wants=True))
    visitor.page.locator('[popovertarget="table-menu"]').click()
    visitor.page.get_by_role("button", name="Ask for a pause").click()
    veil = visitor.page.locator(".veil")
    expect(veil).to_contain_text("The match is paused")
    visitor.page.keyboard.press("r")  # the keys still work below it
    expect(visitor.mine).to_be_visible()
    veil.get_by_role("button").first.click()
    expect(veil).to_be_hidden()
    visitor.page.locator("[data-rotate]").click()
    expect(visitor.mine).to_be_hidden()


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("da-DK", "Vælg først"),
        ("it-IT", "Prima scegli le carte"),
        ("ko-KR", "먼저"),
    ],
)
def test_refusals_speak_the_language_of_the_player(
    browser: Browser, server: Server, language: str, sentence: str
) -> None:
    with visit(browser, server.address, locale=language) as visitor:
        visitor.play_now(2)
        expect(visitor.mine).to_be_visible()
        own = visitor.page.locator('[data-zone^="area:A"]')
        own.first.click()
        expect(visitor.refusal).to_contain_text(sentence)
