"""A picture of every screen at every size in both themes, to be looked at: `make screens`."""

import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from html import escape
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from screens import comparing, hints, learning, motion, puzzles, study
from screens.studio import LANGUAGES, SIZES, Studio, prefer, speak, speak_at_table

from support.browsing import PHONE, Keyboard, Options, Visitor, open_browser
from support.elsewhere import SMALL, Elsewhere
from support.serving import Player, Server

EVERYBODY = ("Ann", "Benedikte-Marie", "Cleo", "Dina")
LONG = 120  # seconds between rounds: enough for all pictures of the end of one

# Three players have a match of a few rounds with these.
SHORT = """
name = "short"
cards = ["1/5*", "1/8", "2/7", "2/9", "3/4", "3/6", "4/8", "5/9", "6/8", "7/9", "4/7", "2/5"]
"""


# Nearly every card has a 10, and several are equal.
TENS = """
name = "tens"
cards = [
    "1/10*", "1/10", "2/10", "2/10", "3/10", "3/10", "4/10", "5/10", "6/10", "7/10", "8/10",
    "8/10", "9/10", "9/10", "8/3", "6/9", "6/9", "2/8", "1/6", "1/6", "2/4", "2/4", "8/1", "7/1",
]
"""


# The pages around the table.


def start(studio: Studio) -> None:
    with studio.alone() as (elsewhere, visitor):
        at_home = visitor.page.locator("[data-play-now]").wait_for
        visitor.go("/")
        at_home()
        studio.take("home", visitor, whole=True)
        studio.take_in_all_languages("home", visitor, partial(speak, visitor), whole=True)
        visitor.play_now(4)
        visitor.go("/")
        visitor.page.locator("[data-stand]").wait_for()
        studio.take("home-back", visitor, whole=True)
        open_tables(elsewhere)
        visitor.page.get_by_text("Benedikte-Marie").first.wait_for()
        studio.take("home-tables", visitor, whole=True)


def open_tables(elsewhere: Elsewhere) -> None:
    """Public tables, with free seats and without."""
    elsewhere.open_table("Ann", players=2, public=True)
    four = elsewhere.open_table("Benedikte-Marie", players=4, public=True, bots=["beginner"])
    elsewhere.join("Cleo", four.code)
    clock = {"kind": "per-move", "seconds": 30}
    elsewhere.open_table("Dina", players=3, public=True, clock=clock, deck=SHORT)
    begun = elsewhere.open_table("Emil", players=5, public=True, bots=["beginner"] * 4)
    elsewhere.be_ready(begun)


def tables(studio: Studio) -> None:
    with studio.alone() as (elsewhere, visitor):
        visitor.go("/tables")
        visitor.page.get_by_text("Nobody is waiting right now").wait_for()
        studio.take("tables-none", visitor, whole=True)
        open_tables(elsewhere)
        visitor.page.get_by_text("Benedikte-Marie").first.wait_for()
        studio.take("tables", visitor, whole=True)


def new_table(studio: Studio) -> None:
    with studio.visitor() as visitor:
        visitor.go("/new")
        visitor.page.get_by_role("button", name="Open table").wait_for()
        studio.take("new", visitor, whole=True)
        visitor.page.get_by_role("radio", name="Per move").check()
        visitor.page.get_by_text("More options").click()
        studio.take("new-more", visitor, whole=True)


def pages(studio: Studio) -> None:
    with studio.visitor() as visitor:
        at_title = visitor.page.locator("h1").first.wait_for
        for screen, path in (("settings", "/settings"), ("missing", "/no")):
            visitor.go(path)
            at_title()
            studio.take(screen, visitor, whole=True)


def offline(studio: Studio) -> None:
    """A table while the connection is lost, and one that is on its way."""
    with studio.visitor() as visitor:
        visitor.play_now(3)
        visitor.mine.wait_for()
        visitor.page.context.set_offline(True)
        visitor.page.get_by_role("button", name="Try now").wait_for()
        studio.take("offline", visitor)
        visitor.page.context.set_offline(False)
    with studio.visitor() as visitor:
        # A line on which nobody says anything.
        visitor.page.route_web_socket("**/ws/1", lambda _: None)
        visitor.go("/t/AAAAAA")
        visitor.page.get_by_role("status").filter(has_text="The table").wait_for()
        studio.take("loading", visitor)


def handover(studio: Studio) -> None:
    with studio.visitor() as laptop, studio.visitor() as phone:
        laptop.play_now(3)
        laptop.page.locator('[popovertarget="table-menu"]').click()
        laptop.page.get_by_role("button", name="another device").click()
        laptop.page.get_by_role("button", name="Make a link").click()
        link = laptop.page.locator(".link").inner_text()
        studio.take("device", laptop)
        phone.page.goto(link)
        go_on = phone.page.get_by_role("button", name="Continue here")
        go_on.wait_for()
        studio.take("handover", phone)
        go_on.click()
        go_on.wait_for(state="detached")
        with studio.visitor() as stranger:
            stranger.page.goto(link)
            stranger.page.get_by_role("button", name="Continue here").click()
            stranger.page.get_by_text("has been used or is too old").wait_for()
            studio.take("handover-used", stranger)


def trouble(studio: Studio) -> None:
    with studio.alone() as (elsewhere, visitor):
        visitor.go("/t/ZZZZZZ")
        visitor.page.get_by_text("There’s no table with this code").wait_for()
        studio.take("trouble-none", visitor)
        private = elsewhere.open_table("Ann", players=2, spectators=False)
        visitor.go(f"/t/{private.code}")
        visitor.page.locator("[data-join]").wait_for()
        studio.take("join-private", visitor)
        elsewhere.join("Bea", private.code)
        visitor.go(f"/t/{private.code}")
        visitor.page.get_by_text("This table doesn’t allow spectators").wait_for()
        studio.take("trouble-private", visitor)
        closed = elsewhere.open_table("Ben", players=2)
        visitor.go(f"/t/{closed.code}")
        visitor.page.locator("[data-join]").wait_for()
        elsewhere.call(closed.ask("leave"))
        visitor.page.get_by_text("The table is closed").wait_for()
        studio.take("trouble-closed", visitor)


# The table.


def room(studio: Studio) -> None:
    with studio.alone() as (elsewhere, visitor):
        visitor.go("/new")
        visitor.page.get_by_role("radio", name="4").first.check()
        visitor.page.get_by_role("button", name="Open table").click()
        visitor.page.locator("[data-ready]").wait_for()
        studio.take("room-alone", visitor)
        ann = elsewhere.open_table("Ann", players=4, bots=["beginner"])
        ben = elsewhere.join("Benedikte-Marie", ann.code)
        with studio.visitor() as watcher:
            watcher.go(f"/t/{ann.code}")
            watcher.page.locator("[data-join]").wait_for()
            studio.take("join", watcher)
            watcher.page.locator("[data-watch]").click()
            watcher.page.get_by_role("button", name="Sit here").first.wait_for()
            studio.take("room-spectator", watcher)
            watcher.join(ann.code)
            elsewhere.be_ready(ann, ben)
            watcher.page.locator("[data-ready]").wait_for()
            watcher.page.wait_for_timeout(300)
            studio.take("room-last", watcher)


@contextmanager
def board(
    studio: Studio, players: int, deck: str | None = None
) -> Iterator[tuple[Elsewhere, list[Player], Visitor]]:
    """Sets lie before most seats, and the visitor, who sits in the last one, is to act."""
    with studio.alone() as (elsewhere, visitor):
        ann = elsewhere.open_table("Ann", players=players, deck=deck, absence={"after": None})
        names = EVERYBODY[1 : players - 1]
        others = [ann, *(elsewhere.join(name, ann.code) for name in names)]
        visitor.sit_down(ann.code)
        elsewhere.be_ready(*others)
        visitor.until_dealt()
        for player in others:
            elsewhere.until_match(player)
        until_sets_lie(visitor, elsewhere, others)
        yield elsewhere, others, visitor


def until_sets_lie(visitor: Visitor, elsewhere: Elsewhere, others: list[Player]) -> None:
    """Everybody plays little at a time, until something lies before most of them."""
    end = time.monotonic() + 60
    lying = visitor.page.locator('[data-zone^="area:"]', has=visitor.page.locator("[data-face]"))
    while time.monotonic() < end:
        if visitor.mine.count() > 0:
            # The longer it takes, the less is asked for.
            if lying.count() >= min(len(others), 3 if end - time.monotonic() > 40 else 2):
                return
            play_little(visitor)
        for player in others:
            elsewhere.call(catch_up(player))
            if player.view.get("choices"):
                elsewhere.act(player, **little(player))
        visitor.page.wait_for_timeout(60)
    raise AssertionError("it never came to that")


async def catch_up(player: Player) -> None:
    """Read all that has been told: who reads nothing for long is taken for gone."""
    id_ = await player.send("list")
    while (await player.receive()).get("id") != id_:
        pass


def little(player: Player) -> dict[str, Any]:
    """The smallest set that can be played, or else the hand is rotated."""
    plays = player.view["choices"]["plays"]
    if not plays:
        return {"kind": "rotate"}
    play = min(plays, key=lambda p: (p["sizes"][0], p["value"]))
    cards = [card for card in player.view["hand"] if card.startswith(f"{play['value']}/")]
    return {"kind": "play", "cards": cards[: play["sizes"][0]]}


def play_little(visitor: Visitor) -> None:
    """Play what is selected first, or rotate; wait until that is done."""
    before = visitor.page.locator("[data-turn-number]").first.get_attribute("data-turn-number")
    select_some(visitor)
    visitor.page.keyboard.press("p" if visitor.offers("play").count() > 0 else "r")
    visitor.until_turn_after(before)


def select_some(visitor: Visitor) -> None:
    """Select cards that can be played, if there are any."""
    visitor.page.keyboard.press("Escape")
    for value in range(1, 11):
        for index in range(visitor.cards(value).count()):
            visitor.cards(value).nth(index).click()
            if visitor.offers("play").count() > 0:
                return
        visitor.page.keyboard.press("Escape")
    visitor.hand.first.click()


def boards(studio: Studio) -> None:
    for players in (2, 3, 4, 5):
        screen = f"board-{players}"
        others = [f"board-{language}" for language in LANGUAGES] if players == 3 else []
        if any(studio.wants(each) for each in (screen, *others)):
            with board(studio, players) as (_, _, visitor):
                select_some(visitor)
                studio.take(screen, visitor)
                if players == 3:
                    speaking = partial(speak_at_table, visitor)
                    studio.take_in_all_languages("board", visitor, speaking)


def tens(studio: Studio) -> None:
    """10s on cards: in the hand, in sets, in what is written on them, and upside down."""
    with board(studio, 3, TENS) as (_, _, visitor):
        select_some(visitor)
        studio.take("tens", visitor)
        visitor.page.keyboard.press("k")
        studio.take("tens-turned", visitor)


def deeds(studio: Studio) -> None:
    """What comes up at a board: questions, refusals, windows."""
    with board(studio, 4) as (elsewhere, others, visitor):
        page = visitor.page
        page.keyboard.press("Escape")
        own = visitor.area(f"{'ABCDE'[len(others)]}1")
        studio.take("deed-refusal", visitor, before=own.click)
        page.keyboard.press("k")
        page.locator(".peeking").first.wait_for()
        studio.take("deed-peek", visitor)
        page.keyboard.press("k")
        elsewhere.call(others[0].ask("say", text="That was close!"))
        elsewhere.call(others[1].ask("say", text="Wait until you see what I have kept for you."))
        page.get_by_text("Wait until you see").first.wait_for()
        studio.take("deed-told", visitor)
        menu = page.locator('[popovertarget="table-menu"]')
        menu.click()
        studio.take("deed-menu", visitor)
        for screen, item in (("text", "The table as text"), ("keys", "Keys")):
            if not page.locator("#table-menu").is_visible():
                menu.click()
            page.locator("#table-menu button", has_text=item).click()
            page.locator("dialog[open]").wait_for()
            studio.take(f"deed-{screen}", visitor)
            page.keyboard.press("Escape")
        page.locator("header button.code").click()
        page.locator("dialog[open]").wait_for()
        studio.take("deed-invite", visitor)
        page.keyboard.press("Escape")
        page.set_viewport_size({**PHONE})
        page.locator("header button[aria-expanded]").click()
        page.locator("dialog[open]").wait_for()
        narrow = ("tablet", "phone", "small-phone", "landscape")
        studio.take("deed-log-and-chat", visitor, sizes=narrow)
        prefer(visitor, confirm=True)
        visitor.mine.wait_for()
        page.locator("[data-rotate]").click()
        page.get_by_text("Rotate your hand?").wait_for()
        studio.take("deed-question", visitor)
        page.keyboard.press("Escape")
        for player in others:
            elsewhere.call(player.ask("pause", wants=True))
        menu.click()
        page.get_by_role("button", name="Ask for a pause").click()
        page.locator(".veil").wait_for()
        studio.take("deed-paused", visitor)


def spectator(studio: Studio) -> None:
    with board(studio, 4) as (_, others, _), studio.visitor() as watcher:
        watcher.go(f"/t/{others[0].code}")
        expect(watcher.area("A1")).to_be_visible()
        studio.take("board-spectator", watcher)


# The ends.


@contextmanager
def round_over(studio: Studio, **options: Any) -> Iterator[Visitor]:
    """The end of a first round; Ann plays by herself."""
    with studio.alone() as (elsewhere, visitor):
        ann = elsewhere.open_table("Ann", absence={"after": None}, pause=LONG, **options)
        visitor.sit_down(ann.code)
        elsewhere.be_ready(ann)
        visitor.until_dealt()
        elsewhere.let_play(ann)
        while visitor.until_something() == "turn":
            visitor.take_turn(Keyboard())
        yield visitor


def round_ends(studio: Studio) -> None:
    with round_over(studio, players=2, deck=SMALL) as visitor:
        studio.take("round-end-2", visitor)
    with round_over(studio, players=4, bots=["beginner", "beginner"]) as visitor:
        studio.take("round-end-4", visitor)
        studio.take_in_all_languages("round-end", visitor, partial(speak_at_table, visitor))
        visitor.page.get_by_role("button", name="Look at the table").click()
        studio.take("round-end-aside", visitor)


def match_ends(studio: Studio) -> None:
    decks: list[tuple[str, Options]] = [
        ("match-end-2", {"players": 2}),
        ("match-end-3", {"players": 3, "deck": SHORT, "bots": ["beginner"]}),
    ]
    for screen, options in decks:
        with round_over(studio, **options) as visitor:
            visitor.play_match(Keyboard())
            visitor.page.wait_for_timeout(500)
            studio.take(screen, visitor)
            visitor.whole_match.click()
            studio.take(f"{screen}-more", visitor)
            visitor.page.get_by_role("button", name="Check the deals").click()
            visitor.page.locator(".verdict").wait_for()
            studio.take(f"{screen}-check", visitor)


# What each takes pictures of.
SCENES: dict[Callable[[Studio], None], str] = {
    tables: "tables-none tables",
    start: "home home-back home-tables home-da home-it home-ko",
    new_table: "new new-more",
    pages: "settings missing",
    offline: "offline loading",
    handover: "device handover handover-used",
    trouble: "trouble-none trouble-private trouble-closed",
    room: "room-alone room-spectator room-last",
    boards: "board-2 board-3 board-4 board-5 board-da board-it board-ko",
    tens: "tens tens-turned",
    deeds: "deed-refusal deed-peek deed-told deed-menu deed-text deed-keys deed-invite "
    "deed-log-and-chat deed-question deed-paused",
    spectator: "board-spectator",
    round_ends: "round-end-2 round-end-4 round-end-da round-end-it round-end-ko round-end-aside",
    match_ends: "match-end-2 match-end-2-more match-end-2-check match-end-3 match-end-3-more "
    "match-end-3-check",
    **hints.SCENES,
    **learning.SCENES,
    **motion.SCENES,
    **puzzles.SCENES,
    **study.SCENES,
    **comparing.SCENES,
}


def write_index(folder: Path) -> None:
    """A page that shows all pictures."""
    figures = "\n".join(
        f'<figure><a href="{name}"><img src="{name}" loading="lazy" height="420" alt=""></a>'
        f"<figcaption>{name.removesuffix('.png')}</figcaption></figure>"
        for name in (escape(path.name) for path in sorted(folder.glob("*.png")))
    )
    (folder / "index.html").write_text(
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title>'
        "<style>body{display:flex;flex-wrap:wrap;gap:1rem;font:1rem sans-serif}figure{margin:0}"
        f"img{{border:1px solid #888}}</style>\n{figures}\n</html>\n",
        encoding="utf-8",
    )


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("--only", default="", help="a part of the names of the screens to take")
    parser.add_argument("--sizes", nargs="+", choices=SIZES, default=list(SIZES))
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as scratch,
        Server(Path(scratch) / "screens.db", "--levels=random,beginner,casual") as server,
        open_browser() as browser,
    ):
        studio = Studio(
            browser, server, arguments.folder, arguments.only, frozenset(arguments.sizes)
        )
        for scene, screens in SCENES.items():
            if any(studio.wants(screen) for screen in screens.split()):
                scene(studio)
    write_index(arguments.folder)


if __name__ == "__main__":
    main()
