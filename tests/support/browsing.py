"""A real browser on a real server: visitors, and what their hands do there."""

import json
import re
import shutil
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)

ROOT = Path(__file__).parents[2]
CHROMIUM = shutil.which("chromium")
SITE = ROOT / "src" / "dnup" / "server" / "web" / "index.html"
# Nothing but the server under test is asked for anything.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# Chromium heeds only the last such list, so it repeats what Playwright turns off. The last four
# would start two more processes for every visitor: the address bar's pages, a renderer in reserve.
UNUSED = [
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "SpareRendererForSitePerProcess",
]

DESKTOP: ViewportSize = {"width": 1280, "height": 800}
TABLET: ViewportSize = {"width": 820, "height": 1180}
PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL_PHONE: ViewportSize = {"width": 360, "height": 640}
LANDSCAPE: ViewportSize = {"width": 844, "height": 390}

SECONDS = 60_000  # milliseconds until something that should be there is missed
Options = dict[str, Any]

PACES = ("calm", "normal", "quick")
# Bots wait as long as the browser asks for when it opens a table: here, not at all.
AT_ONCE = """
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (asked) {
  return send.call(this, asked.replace(/"pace":\\d+/, '"pace":0'));
};
"""

# What slides aside on the page by itself is noted: how much, and what.
SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    if (!entry.hadRecentInput) window.shifts.push(entry.value);
  }
}).observe({ type: "layout-shift", buffered: true });
"""


# What never ends by itself, such as a light that glows, is no reason to wait.
STILL = """() => document.querySelector(".flights") === null &&
  document.getAnimations().every((each) => each.playState !== "running" ||
    each.effect.getComputedTiming().endTime === Infinity)
"""


@contextmanager
def open_browser() -> Iterator[Browser]:
    """Headless Chromium, the system's own."""
    assert CHROMIUM is not None
    with sync_playwright() as playwright:
        flags = [*FLAGS, f"--disable-features={','.join(UNUSED)}"]
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=flags)
        yield browser
        browser.close()


@dataclass(slots=True)
class Visitor:
    """Somebody at a page of the server, who notices what goes wrong on it."""

    page: Page
    address: str
    faults: list[str]

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    # The start page.

    def play_now(self, players: int, level: str = "beginner") -> None:
        """From the start page into a match against bots."""
        self.go("/")
        form = self.page.locator("form", has=self.page.locator("[data-play-now]"))
        form.get_by_role("radio", name=str(players)).check()
        form.locator(f'[data-level="{level}"]').check()
        self.page.locator("[data-play-now]").click()
        self.until_dealt()
        # The bar comes last, and with it the keys that ask for help.
        self.page.locator('[popovertarget="table-menu"]').wait_for()

    # The table.

    def sit_down(self, code: str) -> None:
        """Come to a table where a seat is empty, take it, and be ready."""
        self.join(code)
        self.page.locator("[data-ready]").click()

    def join(self, code: str, name: str = "Guest", means: "Means | None" = None) -> None:
        """Come to a table where a seat is empty, and take it under a name, or the known one."""
        self.go(f"/t/{code}")
        field = self.page.locator("[data-join] input[autocomplete=nickname]")
        field.wait_for()
        if not field.input_value():
            field.fill(name)
        (means or Means()).press(self.page.locator("[data-sit]"))

    @property
    def code(self) -> str:
        """Of the table that the address names."""
        return self.page.url.rsplit("/", 1)[1]

    @property
    def hand(self) -> Locator:
        """The own cards."""
        return self.page.locator('[data-zone^="hand:"] button[data-face]')

    def faces(self) -> list[str]:
        """The own cards as they are shown, such as 2/7."""
        found: list[str] = self.hand.evaluate_all("cards => cards.map((c) => c.dataset.face)")
        return found

    def cards(self, value: int) -> Locator:
        """The own cards with this active value."""
        return self.page.locator(f'[data-zone^="hand:"] button[data-face^="{value}/"]')

    def area(self, name: str) -> Locator:
        return self.page.locator(f'[data-zone="area:{name}"]')

    def offers(self, kind: str) -> Locator:
        """The areas that are lit for playing, adding or taking."""
        return self.page.locator(f'[data-offer="{kind}"]')

    @property
    def mine(self) -> Locator:
        """There when it is the visitor's turn."""
        return self.page.locator('[data-turn="mine"]')

    @property
    def refusal(self) -> Locator:
        """The sentence that says why something was not done."""
        return self.page.locator("[data-refusal]")

    @property
    def round_end(self) -> Locator:
        """The button for the next round."""
        return self.page.locator("[data-next-round]")

    @property
    def match_end(self) -> Locator:
        """The button for a rematch; where there is none, the way to compare."""
        return self.page.locator("[data-rematch], [data-compare]")

    @property
    def result(self) -> Locator:
        """How a round or a match ended; not there while it is put aside."""
        return self.page.locator("[data-result-of]")

    @property
    def whole_match(self) -> Locator:
        """The key to all that there is beside the next step when a match is over."""
        return self.page.locator("[data-more]")

    def until_still(self) -> None:
        """Wait until nothing flies or changes its place or colour any more."""
        self.page.evaluate("() => new Promise((on) => requestAnimationFrame(() => on()))")
        self.page.wait_for_function(STILL)

    def until_dealt(self) -> None:
        expect(self.hand.first).to_be_visible(timeout=SECONDS)

    def until_something(self) -> str:
        """Wait for one's turn, the end of a round or of the match, and say which it is."""
        # Bots may take a while when the visitor is out.
        self.match_end.or_(self.round_end).or_(self.mine).first.wait_for(timeout=4 * SECONDS)
        if self.match_end.count() > 0:
            return "match"
        return "round" if self.round_end.count() > 0 else "turn"

    def play_match(self, means: "Means") -> int:
        """Play until the match is over, and give the number of own actions."""
        actions = 0
        while (what := self.until_something()) != "match":
            if what == "round":
                means.press(self.round_end)
                self.round_end.wait_for(state="detached")
            else:
                self.take_turn(means)
                actions += 1
        return actions

    def take_turn(self, means: "Means") -> None:
        """Play the largest set that is high enough, or rotate; wait until that is done."""
        before = self.page.locator("[data-turn-number]").first.get_attribute("data-turn-number")
        value, size = self._largest()
        self.page.keyboard.press("Escape")  # nothing is selected any more
        for card in range(size):
            means.select(self, value, card)
        if size:
            expect(self.offers("play")).to_have_count(1)  # it lights up
            means.play(self)
        else:
            means.rotate(self)
        self.until_turn_after(before)

    def _largest(self) -> tuple[int, int]:
        areas = self.page.locator('[data-zone^="area:"]')
        faces = "[...area.querySelectorAll('[data-face]')].map((card) => card.dataset.face)"
        lying: list[list[str]] = areas.evaluate_all(f"areas => areas.map((area) => {faces})")
        return largest_set(self.faces(), lying)

    def until_turn_after(self, before: str | None) -> None:
        self.page.locator(f'[data-turn-number]:not([data-turn-number="{before}"])').first.wait_for()


def largest_set(held: list[str], lying: list[list[str]]) -> tuple[int, int]:
    """The value and size of the largest set that can be played (A2); size 0 if none can."""
    highest = {len(cards): _value(cards[0]) for cards in lying if cards}
    sets = [
        (size, value)
        for value, most in Counter(map(_value, held)).items()
        for size in range(1, most + 1)
        if value > highest.get(size, 0)
    ]
    size, value = max(sets, default=(0, 0))
    return value, size


def _value(face: str) -> int:
    """The active value of a card such as 2/7."""
    return int(face.split("/", maxsplit=1)[0])


class Means:
    """How a visitor acts: by mouse, unless a kind of its own says otherwise."""

    def press(self, what: Locator) -> None:
        what.click()

    def select(self, visitor: Visitor, value: int, card: int) -> None:
        self.press(visitor.cards(value).nth(card))

    def unselect(self, visitor: Visitor, value: int, card: int) -> None:
        self.press(visitor.cards(value).nth(card))

    def play(self, visitor: Visitor) -> None:
        self.press(visitor.offers("play"))

    def rotate(self, visitor: Visitor) -> None:
        self.press(visitor.page.locator("[data-rotate]"))


class Touch(Means):
    """With a finger."""

    def press(self, what: Locator) -> None:
        what.tap()


class Keyboard(Means):
    """With keys alone: nothing is ever clicked."""

    def press(self, what: Locator) -> None:
        if not what.evaluate("what => what.matches('a, button, input, summary')"):
            what = what.locator("button").first  # an area is pressed by the button in it
        what.focus()
        what.press("Enter")

    def select(self, visitor: Visitor, value: int, card: int) -> None:  # noqa: ARG002
        visitor.page.keyboard.press(str(value % 10))  # 0 is for 10

    def unselect(self, visitor: Visitor, value: int, card: int) -> None:
        if card == 0:
            visitor.page.keyboard.press("Escape")
            return
        visitor.page.keyboard.press("Escape")
        for _ in range(card):
            visitor.page.keyboard.press(str(value % 10))  # 0 is for 10

    def play(self, visitor: Visitor) -> None:
        visitor.page.keyboard.press("p")

    def rotate(self, visitor: Visitor) -> None:
        visitor.page.keyboard.press("r")


@contextmanager
def visit(
    browser: Browser, address: str, pace: str | None = None, **options: Any
) -> Iterator[Visitor]:
    """A visitor with an empty browser; at the end, nothing must have gone wrong on the page.

    Bots answer at once, unless the visitor has chosen a pace for them in the settings before.
    """
    wanted: Options = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce"}
    if pace is not None:
        assert pace in PACES
        kept = [{"name": "dnup.preferences", "value": json.dumps({"pace": pace})}]
        wanted["storage_state"] = {"origins": [{"origin": address, "localStorage": kept}]}
    context = browser.new_context(**{**wanted, **options})
    context.set_default_timeout(SECONDS)
    if pace is None:
        context.add_init_script(AT_ONCE)
    page = context.new_page()
    visitor = Visitor(page, address, [])
    page.on("pageerror", lambda error: visitor.faults.append(f"{error}"))
    page.on("console", lambda said: _note(visitor, said))
    try:
        yield visitor
    finally:
        context.close()
    assert not visitor.faults, visitor.faults


def _note(visitor: Visitor, said: ConsoleMessage) -> None:
    # Cut connections, and pages and links that are tried because they are not there, are logged by
    # the browser itself.
    is_network = re.search(r"WebSocket connection|net::ERR", said.text)
    is_tried = "status of 404" in said.text and "/assets/" not in said.location["url"]
    if said.type in {"error", "warning"} and not is_network and not is_tried:
        visitor.faults.append(f"{said.type}: {said.text} {said.location['url']}")
