"""Ways through a table for who hears it, or has only keys: nothing is lost on them."""

import json
import re
from functools import partial

from playwright.sync_api import Browser, WebSocketRoute, expect

from support.browsing import PHONE, ROOT, Keyboard, Options, Visitor, visit
from support.elsewhere import FIVES, SMALL, Elsewhere, people
from support.serving import Player, Server


def sit_down_beside(elsewhere: Elsewhere, visitor: Visitor) -> Player:
    """Ann elsewhere and the visitor, in a match for two that has just begun."""
    ann = elsewhere.open_table("Ann", players=2, deck=FIVES, absence={"after": None})
    visitor.sit_down(ann.code)
    elsewhere.be_ready(ann)
    visitor.until_dealt()
    elsewhere.until_match(ann)
    return ann


def until_two_sets_can_be_taken(elsewhere: Elsewhere, visitor: Visitor, ann: Player) -> None:
    """Ann plays what she can, and the visitor rotates."""
    number = visitor.page.locator("[data-turn-number]").first
    for _ in range(20):
        before = number.get_attribute("data-turn-number")
        if visitor.mine.count() > 0:
            if visitor.offers("take").count() == 2:
                return
            visitor.page.locator("[data-rotate]").click()
        else:
            elsewhere.until_turn(ann)
            plays = ann.view["choices"]["plays"]
            if plays:
                elsewhere.play(ann, plays[0]["value"], plays[0]["sizes"][0])
            else:
                elsewhere.act(ann, kind="rotate")
        visitor.until_turn_after(before)
    raise AssertionError("it never came to that")


def test_two_sets_that_can_be_taken_are_told_apart_in_words(
    browser: Browser, server: Server
) -> None:
    with people(server) as elsewhere, visit(browser, server.address) as visitor:
        ann = sit_down_beside(elsewhere, visitor)
        until_two_sets_can_be_taken(elsewhere, visitor, ann)
        visitor.page.locator('[popovertarget="table-menu"]').click()
        visitor.page.get_by_role("button", name="The table as text").click()
        text = visitor.page.locator("dialog[open]")
        expect(text).to_contain_text("Take the set in front of Ann in area 1")
        expect(text).to_contain_text("Take the set in front of Ann in area 2")
        # Cards are read out, not spelled.
        expect(text).to_contain_text("(turned ")
        expect(text).not_to_contain_text("/")


def test_the_focus_goes_on_with_the_match(browser: Browser, server: Server) -> None:
    with people(server) as elsewhere, visit(browser, server.address) as visitor:
        keys = Keyboard()
        focused = visitor.page.locator(":focus")
        bob = elsewhere.open_table("Bob", players=2, deck=SMALL, absence={"after": None})
        visitor.join(bob.code, means=keys)
        expect(focused).to_have_text("I’m ready")
        focused.press("Enter")
        expect(focused).to_have_text("Take my card back")
        focused.press("Enter")
        expect(focused).to_have_text("I’m ready")
        focused.press("Enter")
        elsewhere.be_ready(bob)
        expect(visitor.page.locator("button[data-face]:focus")).to_be_visible()

        elsewhere.let_play(bob)
        while (what := visitor.until_something()) == "turn":
            visitor.take_turn(keys)
        if what == "round":
            keys.press(visitor.round_end)
            visitor.round_end.wait_for(state="detached")
            expect(visitor.page.locator("button[data-face]:focus")).to_be_visible()


def test_who_writes_keeps_the_focus(browser: Browser, server: Server) -> None:
    with people(server) as elsewhere, visit(browser, server.address) as visitor:
        ann = elsewhere.open_table("Ann", players=2, deck=SMALL, absence={"after": None})
        visitor.sit_down(ann.code)
        visitor.page.get_by_role("button", name="Moves and chat").click()
        writing = visitor.page.locator("dialog[open] #chat-text")
        writing.fill("hel")
        elsewhere.be_ready(ann)
        visitor.until_dealt()
        expect(writing).to_be_focused()


def test_what_is_known_of_a_player_is_reached_with_keys(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        visitor.play_now(3)
        plate = visitor.page.locator("button.plate").nth(1)
        plate.focus()
        plate.press("Enter")
        about = visitor.page.get_by_role("dialog", name="About this player")
        expect(about).to_be_focused()
        visitor.page.keyboard.press("Escape")
        expect(about).to_be_hidden()
        expect(plate).to_be_focused()


def test_keys_do_nothing_at_the_table_while_a_menu_is_open(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address) as visitor:
        visitor.play_now(3)
        expect(visitor.mine).to_be_visible()
        before = visitor.faces()
        visitor.page.locator('[popovertarget="table-menu"]').press("Enter")
        expect(visitor.page.locator("#table-menu")).to_be_visible()
        visitor.page.keyboard.press("r")
        visitor.page.keyboard.press("Escape")
        expect(visitor.page.locator("#table-menu")).to_be_hidden()
        visitor.page.keyboard.press(before[0][0])  # this one does
        expect(visitor.page.locator("button[data-face][aria-pressed=true]")).to_have_count(1)
        assert visitor.faces() == before


def test_the_menu_of_a_phone_is_a_sheet_without_keys(browser: Browser, server: Server) -> None:
    touch: Options = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    with visit(browser, server.address, **touch) as visitor:
        visitor.play_now(3)
        visitor.page.locator('[popovertarget="table-menu"]').click()
        menu = visitor.page.locator("#table-menu")
        expect(menu.get_by_role("button", name="Settings")).to_be_visible()
        expect(menu.get_by_role("button", name="Keys")).to_be_hidden()
        sound = menu.get_by_role("switch", name="Sounds")
        before = sound.is_checked()
        sound.set_checked(not before)
        expect(menu).to_be_visible()  # a switch leaves it open
        menu.get_by_role("button", name="Back to the table").click()
        expect(menu).to_be_hidden()
        # A press beside it closes it and does nothing else, though the way home is below.
        visitor.page.locator('[popovertarget="table-menu"]').click()
        menu.click(position={"x": 20, "y": 20})
        expect(menu).to_be_hidden()
        assert "/t/" in visitor.page.url


def test_a_refusal_leads_to_its_rule_beside_the_table(browser: Browser, server: Server) -> None:
    with people(server) as elsewhere, visit(browser, server.address) as visitor:
        sit_down_beside(elsewhere, visitor)
        if visitor.mine.count() > 0:
            visitor.page.locator("[data-rotate]").click()
            expect(visitor.mine).to_be_hidden()
        visitor.hand.first.click()
        visitor.area("A1").click()
        with visitor.page.context.expect_page() as opened:
            visitor.refusal.get_by_role("link", name="Why?").click()
        expect(opened.value.locator("#T3")).to_be_in_viewport()
        expect(visitor.hand.first).to_be_visible()


def test_each_rule_that_a_refusal_names_has_its_place_on_the_page(
    browser: Browser, server: Server
) -> None:
    rules = ROOT / "src" / "dnup" / "rules"
    code = "".join(file.read_text(encoding="utf-8") for file in rules.glob("*.py"))
    named = set(re.findall(r'"([A-Z]\d)"', code))
    assert {"A2", "P3", "S1"} <= named
    with visit(browser, server.address) as visitor:
        visitor.go("/rules")
        expect(visitor.page.locator("#A1")).to_be_visible()
        missing = [rule for rule in sorted(named) if visitor.page.locator(f"#{rule}").count() == 0]
    assert missing == []


def test_what_is_said_is_said_once(browser: Browser, server: Server) -> None:
    with people(server) as elsewhere, visit(browser, server.address) as visitor:
        sit_down_beside(elsewhere, visitor)
        writing = visitor.page.locator("#chat-text")
        writing.fill("hello")
        writing.evaluate("field => { field.form.requestSubmit(); field.form.requestSubmit(); }")
        expect(writing).to_have_value("")
        writing.fill("there")
        writing.press("Enter")
        said = visitor.page.locator(".chat li")
        expect(said.last).to_contain_text("there")
        expect(said).to_have_count(2)


def test_a_language_that_does_not_come_is_missed_in_words(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        # What a service worker fetches is not for the page to lose.
        visitor.page.add_init_script("delete Navigator.prototype.serviceWorker")
        visitor.page.route(re.compile(r"/assets/da-"), lambda route: route.abort())
        visitor.go("/")
        danish = visitor.page.get_by_role("radio", name="Dansk")
        with (
            visitor.page.expect_navigation()
        ):  # it may be a new build: the page is loaded anew, once
            danish.click(force=True)
        danish.click(force=True)
        expect(visitor.page.get_by_role("alert")).to_have_text(
            "This language didn’t load. Try again."
        )
        expect(danish).not_to_be_checked()
        expect(visitor.page.get_by_role("radio", name="English")).to_be_checked()


def refuse(kind: str, route: WebSocketRoute) -> None:
    """Answer messages of a kind with a refusal, in place of the server."""
    server = route.connect_to_server()

    def to_server(message: str | bytes) -> None:
        sent = json.loads(message)
        if sent["kind"] == kind:
            facts = {"seconds": 2, "limit": "1/s"}
            no = {"kind": "refused", "id": sent["id"], "code": "too-fast", "facts": facts}
            route.send(json.dumps(no))
        else:
            server.send(message)

    route.on_message(to_server)


def test_being_ready_and_talking_say_why_they_are_refused(browser: Browser, server: Server) -> None:
    for kind in ("ready", "say"):
        with people(server) as elsewhere, visit(browser, server.address) as visitor:
            visitor.page.route_web_socket("**/ws/1", partial(refuse, kind))
            ann = elsewhere.open_table("Ann", players=2, absence={"after": None})
            visitor.join(ann.code)
            if kind == "ready":
                visitor.page.locator("[data-ready]").click()
                expect(visitor.page.locator(".deed [role=alert]")).to_contain_text("2")
            else:
                visitor.page.get_by_role("button", name="Moves and chat").click()
                writing = visitor.page.locator("dialog[open] #chat-text")
                writing.fill("hello")
                writing.press("Enter")
                expect(visitor.page.locator(".chat [role=alert]")).to_contain_text("2")
                expect(writing).to_have_value("hello")
