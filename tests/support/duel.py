"""A visitor and Ann, who is elsewhere, at a table of two with 5s and 6s but for the star."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, expect

from support.browsing import Visitor, visit
from support.elsewhere import FIVES, Elsewhere, people
from support.serving import Player, Server


@contextmanager
def duel(
    browser: Browser, server: Server, **options: Any
) -> Iterator[tuple[Visitor, Elsewhere, Player]]:
    """The visitor is to act, and a set lies before Ann."""
    with people(server) as elsewhere, visit(browser, server.address, **options) as visitor:
        deal = {"players": 2, "deck": FIVES, "absence": {"after": None}}
        ann = elsewhere.open_table("Ann", **deal)
        visitor.sit_down(ann.code)
        elsewhere.be_ready(ann)
        visitor.until_dealt()
        elsewhere.until_match(ann)
        if ann.match["to_act"].startswith("B"):
            visitor.page.locator("[data-rotate]").click()
            expect(visitor.mine).to_be_hidden()
            lay_two(elsewhere, ann)
        else:  # the star's holder begins with one turn, for area 2
            elsewhere.until_turn(ann)
            value = int(ann.view["hand"][-1].split("/")[0])
            elsewhere.play(ann, value, 1)
        expect(visitor.mine).to_be_visible()
        yield visitor, elsewhere, ann


def lay_two(elsewhere: Elsewhere, ann: Player) -> None:
    """Ann's two turns: a single card, then she rotates."""
    elsewhere.until_turn(ann)
    elsewhere.play(ann, int(ann.view["hand"][-1].split("/")[0]), 1)
    elsewhere.until_turn(ann)
    elsewhere.act(ann, kind="rotate")
