"""Several browsers at one table; lost connections, restarts, other devices, closed doors."""

import time

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from support.browsing import Means, Visitor, visit
from support.elsewhere import people
from support.serving import Server


def test_two_browsers_and_a_bot_play_a_whole_match(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as ann, visit(browser, server.address) as bob:
        open_table(ann, players=3, bots=1, deck=TWELVE)
        bob.sit_down(ann.code)
        ann.page.locator("[data-ready]").click()
        ann.until_dealt()
        bob.until_dealt()
        play_together(ann, bob)
        # Both see the same end.
        expect(ann.match_end).to_be_visible()
        expect(bob.match_end).to_be_visible()
        # And again: a rematch begins when both want it.
        ann.match_end.click()
        bob.match_end.click()
        ann.until_dealt()
        expect(ann.match_end).to_be_hidden()
        # Who wants to leave is told what then happens, and may stay.
        ann.page.locator('[popovertarget="table-menu"]').click()
        ann.page.get_by_role("button", name="Leave table").click()
        leaving = ann.page.get_by_role("dialog")
        expect(leaving).to_contain_text("A bot plays on for you.")
        leaving.get_by_role("button", name="Stay").click()
        expect(leaving).to_be_hidden()


# Four cards each: a match of three is over soon.
TWELVE = """
name = "twelve"
cards = ["1/5*", "1/8", "2/7", "2/9", "3/4", "3/6", "4/8", "5/9", "6/8", "7/9", "4/7", "2/5"]
"""


def open_table(visitor: Visitor, players: int, bots: int, deck: str) -> None:
    """Through the form, with cards of one's own."""
    page = visitor.page
    with page.expect_response("**/api/guest"):
        visitor.go("/")
    assert page.request.post(f"{visitor.address}/api/decks", data={"text": deck}).ok
    visitor.go("/new")
    page.get_by_role("radio", name=str(players)).first.check()
    for seat in range(bots):
        page.locator(f'[data-place="{players - seat}"] [data-level="beginner"]').check()
    page.get_by_label("Deck").select_option(label="twelve")
    page.get_by_role("button", name="Open table").click()
    page.wait_for_url("**/t/*")


def play_together(*visitors: Visitor) -> None:
    """Whoever can do something does it, until the match is over."""
    end = time.monotonic() + 600
    while time.monotonic() < end:
        if all(visitor.match_end.count() > 0 for visitor in visitors):
            return
        for visitor in visitors:
            # In one look: the button goes as soon as all have pressed it.
            wanted = visitor.page.locator('[data-next-round][aria-disabled="false"]')
            if wanted.count() > 0:
                wanted.click()
            elif visitor.mine.count() > 0 and visitor.round_end.count() == 0:
                visitor.take_turn(Means())
        visitors[0].page.wait_for_timeout(20)
    pytest.fail("the match never ended")


def test_a_lost_connection_is_shown_and_mended_in_the_middle_of_a_turn(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address) as visitor:
        visitor.play_now(3)
        expect(visitor.mine).to_be_visible()
        faces = visitor.faces()
        visitor.cards(int(faces[0].split("/")[0])).first.click()
        visitor.page.context.set_offline(True)
        expect(visitor.page.get_by_text("Connection lost").first).to_be_visible()
        visitor.page.context.set_offline(False)
        expect(visitor.page.get_by_text("Connection lost").first).to_be_hidden()
        assert visitor.faces() == faces
        visitor.take_turn(Means())


def test_what_was_sent_as_the_line_broke_is_done_once(browser: Browser, server: Server) -> None:
    """The server does it, and its answer never arrives: the browser asks again, and it is done."""
    with visit(browser, server.address) as visitor:
        cut = Cut()
        visitor.page.route_web_socket("**/ws/1", cut)
        visitor.play_now(3)
        expect(visitor.mine).to_be_visible()
        faces = visitor.faces()
        before = visitor.page.locator("[data-turn-number]").first.get_attribute("data-turn-number")
        cut.at = '"act"'
        visitor.page.locator("[data-rotate]").click()
        visitor.until_turn_after(before)
        assert cut.sent >= 2  # the second one after the line was mended
        values = sorted(face.removesuffix("*").split("/")[1] for face in faces)
        assert sorted(face.split("/")[0] for face in visitor.faces()) == values


class Cut:
    """A line that is cut once, when something is sent: the server gets it, the answer is lost."""

    def __init__(self) -> None:
        self.at = ""
        self.sent = 0

    def __call__(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def to_server(message: str | bytes) -> None:
            server.send(message)
            if self.at and self.at in str(message):
                self.sent += 1
                if self.sent == 1:
                    route.on_message(lambda _: None)
                    server.on_message(lambda _: None)
                    route.close(code=1001)

        route.on_message(to_server)


def test_a_reload_comes_back_to_the_same_seat_and_hand(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        visitor.play_now(2)
        expect(visitor.mine).to_be_visible()
        faces = visitor.faces()
        visitor.page.reload()
        visitor.until_dealt()
        assert visitor.faces() == faces
        visitor.take_turn(Means())


def test_a_second_window_takes_over_and_the_first_can_take_it_back(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address) as visitor:
        visitor.play_now(3)
        second = visitor.page.context.new_page()
        second.goto(visitor.page.url)
        expect(second.locator('[data-zone^="hand:"] [data-face]').first).to_be_visible()
        expect(visitor.page.get_by_text("is now open in another window")).to_be_visible()
        visitor.page.get_by_role("button", name="Continue here").click()
        expect(second.get_by_text("is now open in another window")).to_be_visible()
        visitor.until_dealt()


def test_a_seat_can_be_taken_to_another_device(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as laptop, visit(browser, server.address) as phone:
        laptop.play_now(3)
        expect(laptop.mine).to_be_visible()
        faces = laptop.faces()
        laptop.page.locator('[popovertarget="table-menu"]').click()
        laptop.page.get_by_role("button", name="another device").click()
        laptop.page.get_by_role("button", name="Make a link").click()
        link = laptop.page.locator(".link").inner_text()
        phone.page.goto(link)
        phone.page.get_by_role("button", name="Continue here").click()
        phone.page.wait_for_url(f"**/t/{laptop.code}")  # the link leads there
        phone.until_dealt()
        assert sorted(phone.faces()) == sorted(faces)
        # The link works once.
        with visit(browser, server.address) as stranger:
            stranger.page.goto(link)
            expect(stranger.page.get_by_text("has been used or is too old")).to_be_visible()
            expect(stranger.page.get_by_role("button", name="Continue here")).to_have_count(0)


def test_a_table_that_is_gone_full_or_private_explains_itself(
    browser: Browser, server: Server
) -> None:
    with people(server) as elsewhere, visit(browser, server.address) as visitor:
        visitor.go("/t/ZZZZZZ")
        expect(visitor.page.get_by_text("There’s no table with this code")).to_be_visible()

        private = elsewhere.open_table("Ann", players=2, spectators=False)
        visitor.join(private.code)
        expect(visitor.page.locator("[data-ready]")).to_be_visible()
        taken = elsewhere.open_table("Cleo", players=2, spectators=False)
        elsewhere.join("Dan", taken.code)
        visitor.go(f"/t/{taken.code}")
        expect(visitor.page.get_by_text("This table doesn’t allow spectators")).to_be_visible()

        full = elsewhere.open_table("Ben", players=2, bots=["beginner"])
        visitor.go(f"/t/{full.code}")
        expect(visitor.page.get_by_text("You’re watching").first).to_be_visible()


def test_a_spectator_sees_the_table_and_no_hand(browser: Browser, server: Server) -> None:
    with people(server) as elsewhere, visit(browser, server.address) as visitor:
        ann = elsewhere.open_table("Ann", players=3, bots=["beginner", "beginner"])
        elsewhere.be_ready(ann)
        visitor.go(f"/t/{ann.code}")
        expect(visitor.area("A1")).to_be_visible()
        expect(visitor.page.get_by_text("You’re watching").first).to_be_visible()
        expect(visitor.hand).to_have_count(0)


def test_people_can_talk_and_need_not_listen(browser: Browser, server: Server) -> None:
    with people(server) as elsewhere, visit(browser, server.address) as visitor:
        ann = elsewhere.open_table("Ann", players=3, bots=["beginner"])
        visitor.sit_down(ann.code)
        elsewhere.be_ready(ann)
        visitor.until_dealt()
        elsewhere.call(ann.ask("say", text="That was close!"))
        expect(visitor.page.get_by_text("That was close!").first).to_be_visible()
        visitor.page.get_by_role("button", name="Hello!").click()
        elsewhere.until_told(ann, "said")
