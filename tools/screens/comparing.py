"""Pictures of the pages to play the same deals and compare, and of the ladder."""

import math
import time
from collections.abc import Callable
from functools import partial

from playwright.sync_api import Route
from screens.studio import Studio, speak

from support.browsing import Keyboard, Visitor
from support.elsewhere import SMALL, Elsewhere

DAY = 24 * 60 * 60 * 1000


def duplicate(studio: Studio) -> None:
    with studio.alone() as (elsewhere, visitor):
        page = visitor.page
        visitor.go("/duplicate")
        page.get_by_text("You haven’t compared").wait_for()
        studio.take("duplicate-empty", visitor, whole=True)
        visitor.go("/duplicate/NOTTHERE")
        page.get_by_text("The match was deleted, or there’s a mistake").wait_for()
        studio.take("duplicate-gone", visitor, whole=True)
        play(visitor, elsewhere)
        visitor.whole_match.click()
        page.locator("[data-duplicate]").wait_for()
        studio.take("match-end-duplicate", visitor)
        page.locator("[data-duplicate]").click()
        page.locator("[data-result]").nth(1).wait_for(timeout=60_000)  # the best bot is done
        link = page.locator("[data-link]").inner_text()
        with studio.visitor() as friend:
            friend.page.goto(link)
            friend.page.locator("[data-play-deals]").wait_for()
            studio.take("duplicate-invited", friend, whole=True)
            in_all = partial(speak, friend)
            studio.take_in_all_languages("duplicate-invited", friend, in_all, whole=True)
            friend.page.locator("[data-play-deals]").click()
            friend.until_dealt()
            friend.play_match(Keyboard())
            studio.take("match-end-compare", friend)
        page.locator("[data-ask=random]").click()
        page.locator('[data-result="random"]').wait_for()
        page.reload()
        page.locator("[data-sum]").wait_for()
        studio.take("duplicate-compared", visitor, whole=True)
        studio.take_in_all_languages(
            "duplicate-compared", visitor, partial(speak_compared, visitor), whole=True
        )
        visitor.go("/duplicate")
        page.locator("main li").first.wait_for()
        studio.take("duplicate-list", visitor, whole=True)


def speak_compared(visitor: Visitor, language: str) -> None:
    speak(visitor, language)
    visitor.page.locator("[data-sum]").wait_for()


def play(visitor: Visitor, elsewhere: Elsewhere) -> None:
    """A short match with somebody, to its end."""
    ann = elsewhere.open_table("Benedikte-Marie", players=2, deck=SMALL)
    visitor.sit_down(ann.code)
    elsewhere.be_ready(ann)
    visitor.until_dealt()
    elsewhere.let_play(ann)
    visitor.play_match(Keyboard())


def ladder(studio: Studio) -> None:
    with studio.visitor() as visitor:
        page = visitor.page
        visitor.go("/ladder?players=3")
        page.locator("[data-own-none]").wait_for()
        studio.take("ladder-new", visitor)
        visitor.play_now(2, "random")
        visitor.play_match(Keyboard())
        page.locator("[data-rated]").wait_for()
        studio.take("match-end-rated", visitor)
        page.route("**/api/ladder/2", climbed)
        visitor.go("/ladder?players=2")
        page.locator("[data-own]").wait_for()
        studio.take("ladder-climbed", visitor)
        page.locator("summary").click()
        studio.take("ladder-climbed-more", visitor, whole=True)
        studio.take_in_all_languages(
            "ladder-climbed", visitor, partial(speak_climbed, visitor), whole=True
        )


def speak_climbed(visitor: Visitor, language: str) -> None:
    speak(visitor, language)
    visitor.page.locator("[data-own]").wait_for()
    visitor.page.locator("summary").click()


def climbed(route: Route) -> None:
    """What the server tells somebody who has played for a while."""
    now = round(time.time() * 1000)
    course = [
        {"skill": 25 + 9 * (1 - math.exp(-n / 9)) + math.sin(n * 1.7), "unsure": 7 / (1 + n / 9)}
        for n in range(31)
    ]
    names = ["Benedikte-Marie", "Guest", "지우", "Ottavio il Magnifico", "Li"]
    best = [
        {
            "place": place,
            "name": name,
            "rating": {"skill": 43.1 - 3.7 * place, "unsure": 1.1 + place / 5},
            "matches": 170 // place,
            "you": place == 2,
            "ink": None if place == 4 else place,
        }
        for place, name in enumerate(names, start=1)
    ]
    rungs = [("random", 1.6, 9, 9, 0.99), ("beginner", 13.4, 7, 6, 0.96)]
    rungs += [("casual", 21.6, 8, 6, 0.88), ("careful", 32.0, 5, 3, 0.57)]
    rungs += [("sharp", 38.1, 5, 2, 0.27), ("master", 47.2, 2, 0, 0.07)]
    told = {
        "players": 2,
        "rungs": [
            {
                "level": level,
                "rating": {"skill": skill, "unsure": 0.9},
                "played": played,
                "won": won,
                "chance": chance,
                "win": 0.9 * (1 - chance),
                "loss": -0.9 * chance,
            }
            for level, skill, played, won, chance in rungs
        ],
        "next": "sharp",
        "begin": {"skill": 25.0, "unsure": 8.33},
        "own": course[-1],
        "deck": ["standard", "12ab"],
        "earlier": [],
        "matches": 31,
        "place": 2,
        "least": 10,
        "guests": 5,
        "course": [
            {"ended_at": now - (30 - n) * DAY, "rating": rating, "won": n % 7 not in {0, 2, 5}}
            for n, rating in enumerate(course)
        ],
        "best": best,
    }
    route.fulfill(json=told)


SCENES: dict[Callable[[Studio], None], str] = {
    duplicate: "duplicate-empty duplicate-gone match-end-duplicate duplicate-invited "
    "duplicate-invited-da duplicate-invited-it duplicate-invited-ko match-end-compare "
    "duplicate-compared duplicate-compared-da duplicate-compared-it duplicate-compared-ko "
    "duplicate-list",
    ladder: "ladder-new match-end-rated ladder-climbed ladder-climbed-more ladder-climbed-da "
    "ladder-climbed-it ladder-climbed-ko",
}
