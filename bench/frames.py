"""How smoothly cards move: frame times of the deal and of beaten sets, on a slowed-down machine.

Run with `make frames`. The game is played on a real server in Chromium, with all motion, whose
processor is slowed down to a quarter. Beside it stand the frames of the same page at rest, as good
as this machine can do. It ends with 1 if a limit is missed.
"""

import statistics
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize

from support.browsing import DESKTOP, PHONE, Means, Visitor, open_browser, visit
from support.serving import Server

SLOWED = 4  # times
FLIPS = 8  # beaten sets that are measured
DEALS = 4
TURNS = 60  # at most, until so many sets have been beaten
REST = 1500  # milliseconds
MOST = {"a set is beaten": 33.4, "five players are dealt their cards": 50.1}  # p95, milliseconds

# Frames are noted with what is in the air. Only those between two of the same kind count.
NOTE = """
window.frames = [];
const look = (at) => {
  const kinds = { ".flights .dim": "beaten", ".flights": "flight", "body": "rest" };
  const [, what] = Object.entries(kinds).find(([found]) => document.querySelector(found));
  window.frames.push([at, what]);
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


DEALT = """frames.some(([, what]) => what === "flight") &&
  document.querySelector(".flights") === null"""


def main() -> int:
    """Measure and print; 0 if every limit is kept."""
    kept = []
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder) / "bench.db", "--levels=random,beginner") as server,
        open_browser() as browser,
    ):
        for name, size in (("desktop", DESKTOP), ("phone", PHONE)):
            rest, flips = _flips(browser, server, size)
            kept.append(_tell(f"{name}, a set is beaten", flips, rest, MOST["a set is beaten"]))
            deals = [frame for _ in range(DEALS) for frame in _deal(browser, server, size)]
            most = MOST["five players are dealt their cards"]
            kept.append(_tell(f"{name}, five players are dealt their cards", deals, rest, most))
    return 0 if all(kept) else 1


def _flips(browser: Browser, server: Server, size: ViewportSize) -> tuple[list[float], list[float]]:
    """The frames at rest, and those in which beaten cards are on their way."""
    with _slow(browser, server, size) as visitor:
        visitor.play_now(3)
        visitor.mine.wait_for()
        while visitor.page.locator(".flights").count() > 0:  # the deal
            visitor.page.wait_for_timeout(100)
        visitor.page.evaluate("window.frames = []")
        visitor.page.wait_for_timeout(REST)
        rest = _between(visitor, "rest")
        beaten: list[float] = []
        seen = 0
        for _ in range(TURNS):
            visitor.page.evaluate("window.frames = []")
            what = visitor.until_something()
            if what == "turn":
                visitor.take_turn(Means())
            else:
                visitor.page.locator("[data-next-round], [data-rematch]").first.click()
            visitor.until_something()
            found = _between(visitor, "beaten")
            beaten += found
            seen += bool(found)
            if seen == FLIPS:
                break
    return rest, beaten


def _deal(browser: Browser, server: Server, size: ViewportSize) -> list[float]:
    with _slow(browser, server, size) as visitor:
        visitor.play_now(5)
        while not visitor.page.evaluate(DEALT):
            visitor.page.wait_for_timeout(100)
        return _between(visitor, "flight")


@contextmanager
def _slow(browser: Browser, server: Server, size: ViewportSize) -> Iterator[Visitor]:
    """A visitor with all motion, whose browser runs at a quarter of its speed."""
    with visit(
        browser, server.address, "quick", viewport=size, reduced_motion="no-preference"
    ) as visitor:
        visitor.page.add_init_script(NOTE)
        session = visitor.page.context.new_cdp_session(visitor.page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        yield visitor


def _between(visitor: Visitor, what: str) -> list[float]:
    """The times between two frames in a row of this kind."""
    noted: list[tuple[float, str]] = visitor.page.evaluate("window.frames")
    return [
        later - sooner
        for (sooner, before), (later, after) in pairwise(noted)
        if before == after == what
    ]


def _tell(name: str, frames: Iterable[float], rest: list[float], most: float) -> bool:
    found = sorted(frames)
    if not found:
        print(f"{name}: never seen")
        return False
    p95 = found[int(len(found) * 0.95)]
    at_rest = statistics.mean(rest)
    print(
        f"{name}: mean {statistics.mean(found):.1f} ms, p95 {p95:.1f} ms of {len(found)} frames"
        f" (limit {most:.0f}; at rest {at_rest:.1f} ms)",
        flush=True,
    )
    return p95 <= most


if __name__ == "__main__":
    sys.exit(main())
