"""The browser game beside its limits: weight, Lighthouse's scores, time to the first card.

Run with `make lighthouse`; pages that are named after the file alone are scored, else all of them.
Everything is measured on the built game, on a real server, in the system's Chromium. It ends with 1
if a limit is missed.
"""

import json
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from support.browsing import CHROMIUM, FLAGS, SITE, Visitor, open_browser, visit
from support.replaying import open_match
from support.serving import Server

ROOT = Path(__file__).parents[1]
PROGRAM = ROOT / "bench" / "lighthouse" / "node_modules" / "lighthouse" / "cli" / "index.js"
CATEGORIES = ("performance", "accessibility", "best-practices")
RUNS = 3  # the median counts: the scores for speed vary
LEAST = 95
MOST_KB = 120.0  # JavaScript and CSS of the first screen, gzipped
MOST_MS = 1000.0  # from the click to the first card


def main() -> int:
    """Measure and print; 0 if every limit is kept."""
    kept = []
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder) / "bench.db", "--levels=random,beginner,casual") as server,
    ):
        kept += [_weigh(server), _time_to_first_card(server)]
        with _signed_in(server, Path(folder)) as (port, pages):
            for name in sys.argv[1:] or pages:
                for form in ("mobile", "desktop"):
                    kept.append(_score(name, pages[name], form, port))
    return 0 if all(kept) else 1


def _weigh(server: Server) -> bool:
    """What the first screen loads, and the review besides, as gzip would send it."""
    names: list[str] = []
    with open_browser() as browser, visit(browser, server.address) as visitor:
        visitor.page.on("response", lambda answer: names.append(answer.url))
        visitor.go("/")
        visitor.page.locator("[data-play-now]").wait_for()
        visitor.page.wait_for_timeout(1000)
        first = _sizes(server, names)
        names.clear()
        _open_review(visitor)
    review = {name: size for name, size in _sizes(server, names).items() if name not in first}
    for sizes in (first, review):
        for name, size in sizes.items():
            print(f"  {size / 1000:7.1f} kB  {name}")
        screen = "first screen" if sizes is first else "a review, besides"
        print(f"{screen}: {sum(sizes.values()) / 1000:.1f} kB of JavaScript and CSS, gzipped")
    total = sum(first.values()) / 1000
    print(f"limit of the first screen: {MOST_KB:.0f} kB")
    return total <= MOST_KB


def _sizes(server: Server, urls: list[str]) -> dict[str, int]:
    """The scripts and styles among these, and how large they are, gzipped."""
    loaded = sorted({url.removeprefix(server.address) for url in urls})
    return {
        name: (SITE.parent / f"{name[1:]}.gz").stat().st_size
        for name in loaded
        if name.endswith((".js", ".css"))
    }


def _open_review(visitor: Visitor) -> str:
    """Open the review of a recorded match, wait until it is done, and return its address."""
    open_match(visitor, "1.0", "A")
    address = visitor.page.url.replace("#", "&review#")
    visitor.page.goto("about:blank")
    visitor.page.goto(address)
    visitor.page.locator("[data-review=done]").wait_for(state="attached", timeout=120_000)
    return address


def _time_to_first_card(server: Server) -> bool:
    """From the click on "play now" until a card of the own hand can be seen, with all motion."""
    times = []
    with open_browser() as browser:
        for _ in range(10):
            with visit(browser, server.address, reduced_motion="no-preference") as visitor:
                visitor.go("/")
                visitor.page.locator("[data-play-now]").wait_for()
                visitor.page.wait_for_timeout(300)
                times.append(_first_card(visitor))
    most, middle = max(times), statistics.median(times)
    print(
        f"click to first card: median {middle:.0f} ms, slowest {most:.0f} ms (limit {MOST_MS:.0f})"
    )
    return most <= MOST_MS


def _first_card(visitor: Visitor) -> float:
    taken: float = visitor.page.evaluate(
        """() => new Promise((resolve) => {
          const start = performance.now();
          const look = () => {
            const card = document.querySelector('[data-zone^="hand:"] [data-face]');
            if (card && card.checkVisibility({ visibilityProperty: true })) {
              resolve(performance.now() - start);
            } else requestAnimationFrame(look);
          };
          document.querySelector("[data-play-now]").click();
          look();
        })"""
    )
    return taken


@contextmanager
def _signed_in(server: Server, folder: Path) -> Iterator[tuple[int, dict[str, str]]]:
    """A browser whose guest sits at a table, for Lighthouse: its port, and the pages to look at.

    It is started anew, by itself: whatever else is attached to a browser slows its pages down.
    """
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    profile = folder / "profile"
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            str(profile), executable_path=CHROMIUM, args=FLAGS
        )
        page: Page = context.new_page()
        visitor = Visitor(page, server.address, [])
        review = _open_review(visitor)
        visitor.play_now(3, "random")
        pages = {"home": server.address, "table": page.url}
        pages |= {path: f"{server.address}/{path}" for path in ("learn", "rules", "puzzles")}
        pages |= {"review": review}
        context.close()
    options = [f"--user-data-dir={profile}", f"--remote-debugging-port={port}", "--headless"]
    program = subprocess.Popen(
        [str(CHROMIUM), *FLAGS, *options, "about:blank"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        _wait_for(port)
        yield port, pages
    finally:
        program.terminate()
        program.wait(30)


def _wait_for(port: int) -> None:
    end = time.monotonic() + 30
    while time.monotonic() < end:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise TimeoutError("the browser did not start")


def _score(name: str, address: str, form: str, port: int) -> bool:
    """Lighthouse's scores of a page, the median of several runs, against the limit."""
    runs = [_lighthouse(address, form, port) for _ in range(RUNS)]
    scores = {each: statistics.median(run[each] for run in runs) for each in CATEGORIES}
    told = ", ".join(f"{each} {score:.0f}" for each, score in scores.items())
    every = "/".join(f"{run['performance']:.0f}" for run in runs)
    print(f"{name}, {form}: {told} (limit {LEAST}; performance of each run {every})", flush=True)
    return all(score >= LEAST for score in scores.values())


def _lighthouse(address: str, form: str, port: int) -> dict[str, float]:
    command = ["node", str(PROGRAM), address, f"--port={port}", "--output=json", "--quiet"]
    command += [f"--only-categories={','.join(CATEGORIES)}", "--disable-storage-reset"]
    if form == "desktop":
        command.append("--preset=desktop")
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=180)
    report = json.loads(done.stdout)
    return {each: report["categories"][each]["score"] * 100 for each in CATEGORIES}


if __name__ == "__main__":
    sys.exit(main())
