"""A player who looks elsewhere is told when the table needs them."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, expect

from support.browsing import Visitor, visit
from support.elsewhere import Elsewhere, people
from support.serving import Player, Server

# What the page asks of the browser is noted, and the page can be hidden and shown.
NOTED = """
const noted = { locks: 0, released: 0, shown: [], asked: 0, calls: 0, hidden: false };
window.noted = noted;
for (const [name, value] of [
  ["hidden", () => noted.hidden],
  ["visibilityState", () => (noted.hidden ? "hidden" : "visible")],
]) Object.defineProperty(Document.prototype, name, { get: value });
noted.hide = (isHidden) => {
  noted.hidden = isHidden;
  document.dispatchEvent(new Event("visibilitychange"));
};
WakeLock.prototype.request = async () => {
  noted.locks += 1;
  const lock = new EventTarget();
  lock.release = async () => { noted.released += 1; lock.dispatchEvent(new Event("release")); };
  return lock;
};
let permission = "PERMISSION";
Object.defineProperty(Notification, "permission", { get: () => permission });
Notification.requestPermission = async () => { noted.asked += 1; return (permission = "granted"); };
ServiceWorkerRegistration.prototype.showNotification = async (title, { body }) => {
  noted.shown.push(`${title}: ${body}`);
};
const start = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...when) {
  if (noted.hidden) noted.calls += 1;
  return start.apply(this, when);
};
"""

MARKED = re.compile(r"/icon-turn\.svg$")
PLAIN = re.compile(r"/icon\.svg$")
TURN = "Your turn: Waiting for you: Ann and Ben"


@contextmanager
def watched(browser: Browser, server: Server, permission: str = "default") -> Iterator[Visitor]:
    with visit(browser, server.address) as visitor:
        visitor.page.add_init_script(NOTED.replace("PERMISSION", permission))
        yield visitor


def noted(visitor: Visitor, what: str) -> object:
    return visitor.page.evaluate(f"noted.{what}")


def until_noted(visitor: Visitor, what: str) -> None:
    visitor.page.wait_for_function(f"() => {what.replace('noted', 'window.noted')}")


def hide(visitor: Visitor, is_hidden: str) -> None:
    visitor.page.evaluate(f"noted.hide({is_hidden})")


def begin(elsewhere: Elsewhere, visitor: Visitor) -> tuple[Player, Player]:
    """Ann, Ben and the visitor at a table: all but the visitor are ready."""
    ann = elsewhere.open_table("Ann", players=3)
    ben = elsewhere.join("Ben", ann.code)
    visitor.sit_down(ann.code)
    return ann, ben


def go_round(elsewhere: Elsewhere, *players: Player) -> None:
    """Each of these has a turn, and rotates."""
    for player in players:
        elsewhere.act(player, kind="rotate")


def until_visitors_turn(elsewhere: Elsewhere, ann: Player, ben: Player) -> None:
    """From the deal on: whoever has the star begins."""
    elsewhere.until_match(ann)
    elsewhere.until_match(ben)
    before = {"A": (ann, ben), "B": (ben,), "C": ()}[ann.match["to_act"][0]]
    go_round(elsewhere, *before)


def test_the_tab_says_that_it_is_ones_turn_until_one_has_acted(
    browser: Browser, server: Server
) -> None:
    with people(server) as elsewhere, watched(browser, server) as visitor:
        ann, ben = begin(elsewhere, visitor)
        elsewhere.be_ready(ann, ben)
        until_visitors_turn(elsewhere, ann, ben)
        icon = visitor.page.locator('link[rel="icon"]')
        expect(visitor.page).to_have_title("Your turn – dnup")
        expect(icon).to_have_attribute("href", MARKED)
        visitor.page.locator("[data-rotate]").click()
        expect(visitor.page).to_have_title(f"Table {ann.code}")
        expect(icon).to_have_attribute("href", PLAIN)
        go_round(elsewhere, ann, ben)
        expect(visitor.page).to_have_title("Your turn – dnup")
        expect(icon).to_have_attribute("href", MARKED)
        # Another page has its own title.
        visitor.page.locator(".home").click()
        expect(visitor.page).not_to_have_title("Your turn – dnup")
        expect(icon).to_have_attribute("href", PLAIN)


def test_the_screen_stays_on_while_a_match_is_seen(browser: Browser, server: Server) -> None:
    with watched(browser, server) as visitor:
        visitor.play_now(3)
        until_noted(visitor, "noted.locks === 1")
        hide(visitor, "true")
        until_noted(visitor, "noted.released === 1")
        hide(visitor, "false")
        until_noted(visitor, "noted.locks === 2")
        # In a pause it may go off; here it is paused at once, since everybody else is a bot.
        visitor.page.locator('[popovertarget="table-menu"]').click()
        visitor.page.get_by_role("button", name="Pause").click()
        until_noted(visitor, "noted.released === 2")
        visitor.page.get_by_role("button", name="Play on").click()
        until_noted(visitor, "noted.locks === 3")
        visitor.page.locator(".home").click()
        until_noted(visitor, "noted.released === 3")


def test_somebody_who_wants_notifications_gets_them_in_a_hidden_tab(
    browser: Browser, server: Server
) -> None:
    with people(server) as elsewhere, watched(browser, server) as visitor:
        ann, ben = begin(elsewhere, visitor)
        assert noted(visitor, "asked") == 0
        visitor.page.get_by_role("button", name="Notify me").click()
        expect(visitor.page.get_by_text("You’ll get a notification")).to_be_visible()
        assert noted(visitor, "asked") == 1
        hide(visitor, "true")
        elsewhere.be_ready(ann, ben)
        until_noted(visitor, "noted.shown.length > 0")
        until_visitors_turn(elsewhere, ann, ben)
        until_noted(visitor, f'noted.shown.at(-1) === "{TURN}"')
        until_noted(visitor, "noted.calls === 1")  # it is heard, too
        elsewhere.call(ann.ask("say", text="Are you there?"))
        until_noted(visitor, 'noted.shown.at(-1) === "Ann: Are you there?"')
        # What one sees oneself needs no notification.
        hide(visitor, "false")
        before = noted(visitor, "shown.length")
        visitor.page.locator("[data-rotate]").click()
        go_round(elsewhere, ann, ben)
        expect(visitor.mine).to_be_visible()
        assert noted(visitor, "shown.length") == before


def test_somebody_who_wants_none_is_not_asked_again(browser: Browser, server: Server) -> None:
    with people(server) as elsewhere, watched(browser, server) as visitor:
        begin(elsewhere, visitor)
        visitor.page.get_by_role("button", name="No thanks").click()
        expect(visitor.page.get_by_text("No notifications, then.")).to_be_visible()
        visitor.page.reload()
        expect(visitor.page.locator("[data-deed]")).to_be_visible()
        expect(visitor.page.locator("[data-alert-offer]")).to_have_count(0)
        assert noted(visitor, "asked") == 0


def test_what_the_browser_blocks_is_said_and_cannot_be_switched_on(
    browser: Browser, server: Server
) -> None:
    with watched(browser, server, "denied") as visitor:
        visitor.go("/settings")
        switch = visitor.page.get_by_role("switch", name="Notifications")
        expect(switch).to_be_disabled()
        expect(visitor.page.get_by_text("Your browser blocks notifications")).to_be_visible()
        awake = visitor.page.get_by_role("switch", name="Keep the screen on")
        expect(awake).to_be_checked()


def test_sounds_can_be_made_softer_and_switched_off(browser: Browser, server: Server) -> None:
    with watched(browser, server) as visitor:
        visitor.go("/settings")
        volume = visitor.page.get_by_role("slider", name="Volume")
        expect(volume).to_have_value("60")
        volume.focus()
        volume.press("ArrowLeft")
        expect(volume).to_have_value("55")
        visitor.page.get_by_role("button", name="Play a sound").click()
        visitor.page.get_by_role("switch", name="Sounds").click()
        expect(volume).to_have_count(0)
        visitor.page.reload()
        expect(visitor.page.get_by_role("switch", name="Sounds")).not_to_be_checked()
        visitor.page.get_by_role("switch", name="Sounds").click()
        expect(volume).to_have_value("55")
