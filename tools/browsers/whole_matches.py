"""Whole matches in Firefox and in WebKit, on a real server: `make browsers`.

In each browser: the start page in every language and both themes, a match of three players on a
desktop whose bots don't wait, and one of two on a phone at a quick pace with all motion. Ends with
1 if anything is wrong: an error on a page or in its console, a breach of the content policy,
something cut off or squeezed, a table that scrolls, a card without its numerals, keys or cards that
move when a card is selected, or a browser that is missing.
"""

import json
import signal
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import ViewportSize

from browsers.firefox import open_firefox
from browsers.looks import blank_numerals, cut_off, is_moving, moved, ovals, places
from browsers.webkit import loading_faults, open_webkit
from browsers.window import BrowserError, Window
from support.browsing import AT_ONCE, DESKTOP, PHONE, SITE, largest_set
from support.serving import Server

BROWSERS: dict[str, Callable[..., AbstractContextManager[Window]]] = {
    "firefox": open_firefox,
    "webkit": open_webkit,
}
SIZES: dict[str, ViewportSize] = {"desktop": DESKTOP, "phone": PHONE}
LANGUAGES = ("da", "it", "ko", "en")
PATIENCE = 60.0  # seconds until something that should come is missed
FRAMES = 0.07  # seconds in which what moves is seen to move
MINUTES = 12  # after which a browser is given up
ENDINGS = "[data-rematch], [data-compare]"

# The middle of the nth element that can be seen, or a point near it where nothing covers it.
POINT = """(selector, text, index) => {
  const found = [...document.querySelectorAll(selector)].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }) && each.textContent.includes(text))[index];
  if (found === undefined) return null;
  found.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const { x, y, width, height } = found.getBoundingClientRect();
  const points = [[0.5, 0.5], [0.25, 0.5], [0.25, 0.25], [0.15, 0.5]]
    .map(([right, down]) => [x + width * right, y + height * down]);
  return points.find(([x, y]) => found.contains(document.elementFromPoint(x, y))) ?? null;
}"""
SEEN = """(selector) => [...document.querySelectorAll(selector)]
  .some((each) => each.checkVisibility({ visibilityProperty: true }))"""
TABLE = """() => {
  const faces = (zone) =>
    [...zone.querySelectorAll("[data-face]")].map((each) => each.dataset.face);
  const zones = (kind) => [...document.querySelectorAll(`[data-zone^="${kind}:"]`)].map(faces);
  return { held: zones("hand").flat(), lying: zones("area") };
}"""
# A busy browser draws seldom, and what moves stands still until it does.
ASK_FOR_FRAMES = """() => {
  const seen = window.framesSeen ?? 0;
  requestAnimationFrame(() => requestAnimationFrame(() => { window.framesSeen = seen + 1; }));
  return seen;
}"""
TOO_HIGH = """() => {
  const { scrollHeight } = document.documentElement;
  return scrollHeight > innerHeight ? scrollHeight : 0;
}"""
TURN = "() => document.querySelector('[data-turn-number]')?.dataset.turnNumber"


class MatchError(Exception):
    """Something isn't as it should be."""


@dataclass(slots=True)
class Guest:
    """Somebody at a window, who looks closely."""

    window: Window
    address: str
    pictures: Path | None

    def visit(self, path: str, **preferences: Any) -> None:
        """Open a page, as if these preferences had been chosen before."""
        if preferences:
            kept = json.dumps(preferences)
            self.window.ask("(kept) => localStorage.setItem('dnup.preferences', kept)", kept)
        self.window.go(self.address + path)

    def until(self, function: str, *arguments: Any) -> Any:
        """What a function gives, as soon as that is something."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if found := self.window.ask(function, *arguments):
                return found
            time.sleep(0.05)
        raise MatchError(f"missed: {function} {arguments} {self._trouble()}")

    def sees(self, selector: str) -> bool:
        return bool(self.window.ask(SEEN, selector))

    def press(self, selector: str, text: str = "", index: int = 0) -> None:
        """Click where something is as soon as it is at rest."""
        point = self.until(POINT, selector, text, index)
        self.let_move()
        while point != (point := self.until(POINT, selector, text, index)):
            self.let_move()
        self.window.click(*point)

    def let_move(self) -> None:
        """Wait until what moves has been drawn somewhere else."""
        seen = self.window.ask(ASK_FOR_FRAMES)
        time.sleep(FRAMES)
        self.until("(seen) => window.framesSeen > seen", seen)

    def at_rest(self) -> dict[str, list[float]]:
        """Where all is, as soon as nothing moves any more."""
        end = time.monotonic() + PATIENCE
        found, times = places(self.window), 0
        while time.monotonic() < end:
            self.let_move()
            is_same = found == (found := places(self.window)) and not is_moving(self.window)
            times = times + 1 if is_same else 0
            if times == 2:
                return found
        raise MatchError("it never comes to rest")

    def look(self, name: str, *sizes: str) -> None:
        """See that nothing is cut off in these sizes, and take pictures."""
        for size in sizes:
            self.window.resize(SIZES[size])
            self.until("(width) => innerWidth === width", SIZES[size]["width"])
            self.at_rest()
            if self.pictures is not None:
                time.sleep(0.6)  # until what fades or rises has done so
                file = f"{self.window.browser}-{name}-{size}.png"
                (self.pictures / file).write_bytes(self.window.picture())
            if found := cut_off(self.window):
                raise MatchError(f"{name}, {size}: cut off: {found}")
        if found := ovals(self.window):
            raise MatchError(f"{name}, {size}: not round: {found}")
        self.check()

    def check(self) -> None:
        """See that nothing went wrong on the page."""
        if found := self.window.heard():
            raise MatchError(f"the page reports: {found}")

    def _trouble(self) -> str:
        text = self.window.ask("() => document.body.innerText.slice(0, 300)")
        return f"on {self.window.evaluate('location.href')}: {text!r} {self.window.heard()}"


def see_that_faults_are_heard(guest: Guest) -> None:
    """What goes wrong on purpose is reported; otherwise nothing here would mean much."""
    guest.visit("/")
    guest.window.ask("""() => {
      setTimeout(() => { throw new Error("on purpose 1"); });
      console.error("on purpose 2");
      void Promise.reject(new Error("on purpose 3"));
      try { document.createElement("div").innerHTML = "<b></b>"; } catch {}
      document.body.setAttribute("style", "color: red");
    }""")
    time.sleep(0.5)
    told = "\n".join(guest.window.heard())
    wanted = ("on purpose 1", "on purpose 2", "on purpose 3", "trusted-types", "style-src")
    if missing := [each for each in wanted if each not in told]:
        raise MatchError(f"not heard: {missing}; heard: {told}")
    guest.window.faults.clear()


def see_the_start_page(guest: Guest) -> None:
    """In every language, in the theme of the system and the dark one."""
    for language in LANGUAGES:
        theme = "dark" if language in {"da", "ko"} else "light"
        guest.visit("/", language=language, theme=theme)
        guest.until("(language) => document.documentElement.lang === language", language)
        guest.until(SEEN, "[data-play-now]")
        guest.look(f"home-{language}-{theme}", "phone", "desktop")


def play_match(guest: Guest, players: int, *, size: str, **preferences: Any) -> None:
    """From the start page to the end of a match."""
    other = "desktop" if size == "phone" else "phone"
    guest.window.resize(SIZES[size])
    guest.visit("/", language="en", **preferences)
    form = "form:has([data-play-now])"
    guest.press(f"{form} label", str(players))
    guest.press(f"{form} label:has([data-level='beginner'])")
    guest.press("[data-play-now]", "Deal the cards")
    number, turns, begun = 1, 0, time.monotonic()
    while (what := until_something(guest)) != "match":
        if what == "turn":
            if turns == 0:
                guest.look(f"table-{players}-{number}", other, size)
                guest.at_rest()
                if blank := blank_numerals(guest.window):
                    raise MatchError(f"cards without numerals: {blank}")
            take_turn(guest, looks_closely=turns < 3)
            turns += 1
            continue
        _tell_round(guest, players, size, number, turns, begun)
        guest.look(f"round-end-{players}-{number}", other, size)
        guest.press("[data-next-round]", f"Deal round {number + 1}")
        guest.until("() => document.querySelector('[data-next-round]') === null")
        number, turns, begun = number + 1, 0, time.monotonic()
    _tell_round(guest, players, size, number, turns, begun)
    see_the_end(guest, f"match-end-{players}", other, size)


def _tell_round(
    guest: Guest, players: int, size: str, number: int, turns: int, begun: float
) -> None:
    seconds = time.monotonic() - begun
    say(
        f"{guest.window.browser}, {players} players, {size}: round {number} over"
        f" after {turns} own turns, {seconds:.0f} s"
    )


def until_something(guest: Guest) -> str:
    """Wait for one's turn, the end of a round or of the match, and say which it is."""
    guest.until(SEEN, f"[data-turn=mine], [data-next-round], {ENDINGS}")
    if guest.sees(ENDINGS):
        return "match"
    return "round" if guest.sees("[data-next-round]") else "turn"


def take_turn(guest: Guest, *, looks_closely: bool) -> None:
    """Play the largest set that is high enough, or rotate; wait until that is done."""
    before = guest.window.ask(TURN)
    table = guest.window.ask(TABLE)
    value, size = largest_set(table["held"], table["lying"])
    card = f"[data-zone^='hand:'] button[data-face^='{value}/']"
    for index in range(size):
        lying = guest.at_rest()
        guest.press(card, index=index)
        guest.until(
            "(cards, count) => document.querySelectorAll(cards).length === count",
            f"{card}[aria-pressed=true]",
            index + 1,
        )
        if looks_closely and (found := moved(lying, guest.at_rest())):
            raise MatchError(f"moved when a card was selected: {found}")
    guest.press("[data-play]" if size else "[data-rotate]")
    guest.until(f"(before) => ({TURN})() !== before", before)
    guest.check()


def see_the_end(guest: Guest, name: str, *sizes: str) -> None:
    """The result of the match, what more there is, and the check of the deals."""
    guest.until(SEEN, "[data-result-of]")
    guest.look(name, *sizes)
    guest.press("[data-more]")
    guest.press("dialog[open] button, [data-result-of] button", "Check the deals")
    guest.until(SEEN, ".verdict.good")
    guest.look(f"{name}-check", *sizes)


def run(browser: str, server: Server, pictures: Path | None) -> None:
    """All of it in one browser."""
    if browser == "webkit":
        for path in ("/", "/rules"):
            if found := loading_faults(server.address + path):
                raise MatchError(f"while {path} is loaded: {found}")
    with BROWSERS[browser](AT_ONCE) as window:
        guest = Guest(window, server.address, pictures)
        see_that_faults_are_heard(guest)
        see_the_start_page(guest)
        say(f"{browser}: the start page is as it should be, in {len(LANGUAGES)} languages")
        play_match(guest, 3, size="desktop", theme="light")
    with BROWSERS[browser]() as window:
        guest = Guest(window, server.address, pictures)
        guest.visit("/")
        play_match(guest, 2, size="phone", theme="dark", pace="quick")


def say(line: str) -> None:
    """Say how far it is."""
    print(line, flush=True)


def main() -> int:
    """Play in each browser; 0 if nothing was wrong."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=BROWSERS, help="one browser")
    parser.add_argument("--pictures", type=Path, help="a folder for pictures of the screens")
    arguments = parser.parse_args()
    if arguments.pictures is not None:
        arguments.pictures.mkdir(parents=True, exist_ok=True)
    if not SITE.exists():
        sys.exit("The browser game is not built; build it with:  make web")
    signal.signal(signal.SIGALRM, _give_up)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    failed = []
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder) / "browsers.db") as server,
    ):
        for browser in [arguments.only] if arguments.only else BROWSERS:
            begun = time.monotonic()
            signal.alarm(60 * MINUTES)
            try:
                run(browser, server, arguments.pictures)
            except (BrowserError, MatchError, TimeoutError) as error:
                say(f"{browser}: FAILED: {error}")
                failed.append(browser)
            else:
                say(f"{browser}: all well, {time.monotonic() - begun:.0f} s")
            finally:
                signal.alarm(0)
        if faults := server.faults():
            say(f"server: FAILED: {faults}")
            failed.append("server")
    return 1 if failed else 0


def _give_up(_number: int, _frame: object) -> None:
    raise TimeoutError(f"not done after {MINUTES} minutes")


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        say("Stopped.")
        sys.exit(130)
