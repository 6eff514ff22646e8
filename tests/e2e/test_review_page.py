"""A match reviewed in a browser, its mistakes learned from, and played on: on one page."""

import re
from collections.abc import Iterator
from contextlib import suppress
from functools import partial

import pytest
from playwright.sync_api import Browser, Error, Locator, Route, ViewportSize, expect

from dnup.notation import Record, standard_deck, to_json
from dnup.rules import Seat
from dnup.table.replay import make_replay
from support.axe import faults
from support.browsing import DESKTOP, PHONE, SECONDS, Keyboard, Visitor, visit
from support.elsewhere import SMALL, people
from support.proofs import proved_match
from support.replaying import board, forgive, hand, open_file
from support.serving import Server

# Somebody who does anything at all makes mistakes; a match that was left is reviewed soon.
RECORD: Record = proved_match(3, seed=4, length=14)
LANGUAGES: list[tuple[str, str, ViewportSize]] = [
    ("en-GB", "light", DESKTOP),
    ("da-DK", "dark", PHONE),
    ("it-IT", "dark", DESKTOP),
    ("ko-KR", "light", PHONE),
]
# A moment at which C is to act.
ACTION, MOMENT = next(
    (action, round_)
    for action in range(4, 14)
    if (round_ := make_replay(RECORD, standard_deck()).match_after(1, action).round) is not None
    and str(round_.turn) == "C1"
)
SLIP = 450  # milliseconds: a second press that comes sooner belongs to the first
# How a message looks that has no words, or no facts.
REVIEWS = re.compile(r"/api/replays/[^/]+/review$")
_RAW = re.compile(r"\b(?:study|review|mistake|mistakes|reason|replay|matches)-[a-z-]+|\{ ?\$")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Reviews need the kernel, which a server has only for bots that need it."""
    with Server(tmp_path_factory.mktemp("e2e") / "server.db", "--levels=beginner,casual") as server:
        yield server


def open_review(visitor: Visitor, moment: str = "1.0", look: str = "A") -> None:
    """Bring the match, and open its review."""
    open_file(visitor, to_json(RECORD))
    board(visitor).wait_for()
    path = visitor.page.url.split("?", maxsplit=1)[0].split("#", maxsplit=1)[0]
    visitor.page.goto("about:blank")
    visitor.page.goto(f"{path}?as={look}&review#{moment}")


def until_reviewed(visitor: Visitor) -> None:
    visitor.page.locator("[data-review=done]").wait_for(state="attached", timeout=8 * SECONDS)


def phase(visitor: Visitor, which: str) -> Locator:
    """There when learning has come so far."""
    return visitor.page.locator(f"[data-learn-phase={which}]")


def do_what_is_pointed_at(visitor: Visitor) -> None:
    """Press what is marked, one after another, until it is done."""
    pointed = visitor.page.locator("[data-pointed]")
    done = phase(visitor, "right")
    for _ in range(40):
        pointed.or_(done).first.wait_for()
        if done.count() > 0:
            return
        marked = pointed.first.element_handle()
        marked.click()
        with suppress(Error):  # what was aimed at stays marked, and is pressed again
            visitor.page.wait_for_function(
                "marked => !marked.isConnected || marked.dataset.pointed === undefined",
                arg=marked,
                timeout=SLIP,
            )
    raise AssertionError("it was never done")


def skip_all(visitor: Visitor) -> None:
    """Leave one mistake after another, until there is the result."""
    step = visitor.page.locator('[data-tool="next"], [data-tool="skip"]').first
    result = visitor.page.locator("[data-learn-result]")
    heading = visitor.page.locator("h1")  # it counts them
    while True:
        step.or_(result).first.wait_for()
        if result.count() > 0:
            return
        before = heading.text_content() or ""
        step.click()
        expect(heading).not_to_have_text(before)


def lose(visitor: Visitor) -> None:
    """A match against a bot, by rotating and nothing else."""
    visitor.play_now(2)
    while (what := visitor.until_something()) != "match":
        if what == "round":
            visitor.round_end.click()
            visitor.round_end.wait_for(state="detached")
        else:
            rotate(visitor)


def adds_up(luck: Locator) -> None:
    """The steps as they are shown: "33 + 9 − 21 − 21 = 0"."""
    expect(luck.get_by_role("img")).to_be_visible()
    sum_ = (luck.get_attribute("data-luck") or "").replace("−", "-")
    steps, end = sum_.split(" = ")
    parts = re.findall(r"[-+]? ?\d+", steps)
    assert len(parts) == 4
    assert sum(int(part.replace(" ", "")) for part in parts) == int(end)
    drawn = luck.locator("svg .number").all_text_contents()
    shown = [int(text.strip("±").replace("−", "-")) for text in drawn]
    assert sum(shown[:-1]) == shown[-1] == int(end)


def look_at_costliest(visitor: Visitor) -> None:
    """One key leads to what cost most, and there it says try it again."""
    page = visitor.page
    expect(page.locator("[data-grades]")).to_be_visible()
    page.locator("[data-costliest]").click()
    verdict = page.locator("[data-verdict]")
    expect(verdict).to_contain_text("Your costliest turn")
    expect(verdict).to_contain_text(re.compile(r"it cost \d+ of 100 chances"))
    expect(page.locator("[data-deed=done]")).to_contain_text("You rotated")
    expect(page.locator("[data-deed=better]")).to_contain_text("Better: ")
    expect(page.locator("[data-why]")).to_have_text(re.compile(r"Why\? \w.+\."))
    expect(page.locator("[data-costliest]")).to_have_count(0)
    adds_up(page.locator("[data-luck]"))


def read_numbers(visitor: Visitor) -> None:
    """All chances make 100, at every moment."""
    page = visitor.page
    page.locator("[data-numbers] summary").click()
    each_round = len(RECORD.rounds) + (1 if len(RECORD.rounds) > 1 else 0)
    expect(page.locator("[data-accounts] tbody tr")).to_have_count(each_round)
    rows = page.locator("[data-chances] tbody tr").all()
    assert len(rows) == sum(len(round_.actions) + 1 for round_ in RECORD.rounds)
    for row in rows:
        assert sum(map(int, row.locator("td").all_inner_texts())) == 100


def look_as(visitor: Visitor, seat: str) -> None:
    """Somebody else's turns, through their eyes."""
    whose = visitor.page.locator(f"[data-whose={seat}]")
    whose.click()
    expect(whose).to_have_attribute("aria-pressed", "true")
    visitor.page.wait_for_url(re.compile(f"as={seat}"))


def rotate(visitor: Visitor) -> None:
    before = visitor.page.locator("[data-turn-number]").first.get_attribute("data-turn-number")
    visitor.page.locator("[data-rotate]").click()
    visitor.until_turn_after(before)


def test_who_loses_to_a_bot_sees_why_tries_again_and_does_better_on_the_same_page(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address) as visitor:
        page = visitor.page
        lose(visitor)
        page.evaluate("window.stayed = true")  # gone with the next page that is loaded
        page.locator("[data-review-link]").click()
        until_reviewed(visitor)
        look_at_costliest(visitor)
        page.locator("[data-learn]").click()
        # The same again is wrong again.
        phase(visitor, "task").wait_for()
        expect(phase(visitor, "task")).to_contain_text(
            re.compile(r"In the match you rotated your hand here\. That cost \d+ of 100 chances\.")
        )
        visitor.mine.wait_for()
        page.locator("[data-rotate]").click()
        expect(page.locator("[data-learn-wrong]")).to_contain_text("That’s what you did")
        # It is put back by itself, and the reason stays.
        phase(visitor, "task").wait_for()
        visitor.mine.wait_for()
        # Shown, it is done, but not found.
        page.locator('[data-tool="show"]').click()
        phase(visitor, "shown").wait_for()
        expect(page.locator("[data-best]")).to_have_text(re.compile("^Better: "))
        do_what_is_pointed_at(visitor)
        expect(phase(visitor, "right")).to_contain_text("Well done")
        expect(phase(visitor, "right")).to_contain_text(re.compile(r"0 of \d+ found"))
        # Played on to the end, it is compared with the match.
        page.locator('[data-tool="play-on"]').click()
        comparison = page.locator("[data-comparison]")
        visitor.mine.or_(comparison).first.wait_for()
        while comparison.count() == 0:
            rotate(visitor)
            visitor.mine.or_(comparison).first.wait_for()
        expect(comparison).to_contain_text("In the match:")
        expect(comparison).to_contain_text("This time:")
        # All that are left are skipped: then the result.
        skip_all(visitor)
        expect(page.locator("[data-learn-result]")).to_have_attribute("data-learn-result", "0")
        page.locator("[data-back]").click()
        page.locator("[data-graph]").wait_for()
        assert page.evaluate("window.stayed") is True
        # The mistakes of all matches, and an example that opens where it happened.
        visitor.go("/matches")
        page.locator("[data-mistakes]").click()
        expect(page.locator("[data-reviewed]")).to_have_attribute("data-reviewed", "1")
        assert faults(visitor) == []
        example = page.locator("[data-example]").first
        href = example.get_attribute("href") or ""
        example.click()
        phase(visitor, "task").wait_for()
        assert page.url.endswith(href)


@pytest.mark.parametrize(("language", "scheme", "size"), LANGUAGES)
def test_a_review_is_read_learned_from_and_played_on_in_every_language(
    browser: Browser, server: Server, language: str, scheme: str, size: ViewportSize
) -> None:
    with visit(
        browser, server.address, locale=language, color_scheme=scheme, viewport=size
    ) as visitor:
        page = visitor.page
        told: list[str] = []
        found: list[str] = []

        def look() -> None:
            visitor.until_still()
            told.append(page.locator("body").inner_text())
            found.extend(faults(visitor))

        open_review(visitor)
        until_reviewed(visitor)
        look()
        page.locator("[data-costliest]").click()
        page.locator("[data-deed=better]").wait_for()
        look()
        page.locator("[data-choices] summary").click()
        page.locator("[data-choices] ol").wait_for()
        look()
        page.locator("[data-differently]").click()
        page.locator("[data-what-if]").wait_for()
        look()
        page.keyboard.press("Escape")
        tabs = page.locator("[data-review-panel] fieldset").first.get_by_role("radio")
        if size == PHONE:
            tabs.nth(1).check()
        adds_up(page.locator("[data-luck]"))
        read_numbers(visitor)
        look()
        look_as(visitor, "B")
        look_as(visitor, "A")
        page.locator("[data-learn]").click()
        phase(visitor, "task").wait_for()
        visitor.until_dealt()
        look()
        page.locator('[data-tool="show"]').click()
        phase(visitor, "shown").wait_for()
        page.locator("[data-pointed]").first.wait_for()
        look()
        skip_all(visitor)
        expect(page.locator("h1")).to_be_focused()
        look()
        visitor.go("/mistakes")
        page.locator("main a.main").wait_for()
        look()
    assert [_RAW.findall(text) for text in told if _RAW.search(text)] == []
    assert found == []


def test_a_moment_is_played_on_as_any_seat_and_leads_back(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        page = visitor.page
        open_review(visitor, f"1.{ACTION}", "B")
        expect(page.get_by_role("slider").first).to_be_visible()
        page.locator("[data-play-on]").click()
        form = page.locator("[data-what-if]")
        expect(form.get_by_role("combobox").first).to_have_value("1")  # B
        form.get_by_label("You play as").select_option(index=2)
        form.get_by_role("radio", name="As they were").check()
        page.locator("[data-what-if-go]").click()
        visitor.until_dealt()
        assert hand(visitor, "C") == sorted(map(str, MOMENT.hand(Seat.C)))
        assert "whatif=true" in page.url
        page.reload()
        visitor.until_dealt()
        # The line was cut: it begins anew, and says so.
        rotate(visitor)
        page.context.set_offline(True)
        expect(page.get_by_text("Connection lost").first).to_be_visible()
        page.context.set_offline(False)
        expect(page.get_by_text("so this starts over")).to_be_visible()
        page.locator("[data-back]").click()
        page.wait_for_function(
            "hash => location.hash === hash && !location.search.includes('whatif')",
            arg=f"#1.{ACTION}",
        )
        expect(page.get_by_role("slider").last).to_be_visible()
        # One does not come through the same page twice.
        page.go_back()
        page.wait_for_url("about:blank")


def test_a_review_that_fails_is_tried_again_and_keys_lead_to_mistakes(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address) as visitor:
        page = visitor.page
        open_review(visitor)
        until_reviewed(visitor)
        fails = partial(_refuse, times=[1])
        page.route("**/review", fails)
        page.reload()
        expect(page.get_by_role("alert")).to_contain_text("The review stopped.")
        page.get_by_role("alert").get_by_role("button").click()
        until_reviewed(visitor)
        forgive(visitor, 503)
        page.locator("h1").focus()
        page.keyboard.press("m")
        page.wait_for_function("() => location.hash !== '#1.0'")
        expect(page.locator("[data-verdict]")).not_to_have_attribute("data-verdict", "good")
        first = page.url
        page.keyboard.press("m")
        page.wait_for_function("first => location.href !== first", arg=first)
        page.keyboard.press("Shift+M")
        page.wait_for_function("first => location.href === first", arg=first)
        # The graph is a way through time, too: with the mouse, and as a slider.
        graph = page.locator("[data-graph]")
        graph.click(position={"x": 2, "y": 90})
        page.wait_for_function("() => location.hash === '#1.0'")
        graph.press("ArrowRight")
        page.wait_for_function("() => location.hash === '#1.1'")
        expect(graph).to_have_attribute(
            "aria-valuetext", re.compile(r"Action 1 of .* Anna: \d+ of 100\.")
        )
        last = int(graph.get_attribute("aria-valuemax") or "")
        for key, now in (("End", last), ("Home", 0)):
            graph.press(key)
            expect(graph).to_have_attribute("aria-valuenow", str(now))


def _refuse(route: Route, times: list[int]) -> None:
    if times:
        times.pop()
        route.fulfill(status=503, json={"code": "too-busy", "facts": {}})
    else:
        route.continue_()


def refuse_post(route: Route) -> None:
    if route.request.method == "POST":
        route.abort()
    else:
        route.continue_()


def test_matches_that_were_not_reviewed_are_when_that_is_wanted(
    browser: Browser, server: Server
) -> None:
    with (
        people(server) as elsewhere,
        visit(browser, server.address) as visitor,
    ):
        page = visitor.page
        ann = elsewhere.open_table("Ann", players=2, deck=SMALL)
        visitor.sit_down(ann.code)
        elsewhere.be_ready(ann)
        visitor.until_dealt()
        elsewhere.let_play(ann)
        # Whoever has lost is told where it turned, and for that the match is reviewed.
        page.route(REVIEWS, refuse_post)
        visitor.play_match(Keyboard())
        visitor.go("/mistakes")
        expect(page.locator("[data-reviewed]")).to_have_attribute("data-reviewed", "0")
        page.unroute(REVIEWS)
        page.locator("[data-review-rest]").click()
        expect(page.locator("[data-reviewed]")).to_have_attribute(
            "data-reviewed", "1", timeout=4 * SECONDS
        )
        expect(page.locator("[data-review-rest]")).to_have_count(0)
