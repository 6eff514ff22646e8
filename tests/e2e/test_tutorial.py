"""The tutorial: somebody who has never seen dnup does every move of it, and wrong ones as well."""

import json
import re

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize, expect

from dnup.lessons import Lesson, tutorial
from dnup.rules import Action, Add, Play, Rotate, Seat, Take
from support.axe import faults
from support.browsing import (
    DESKTOP,
    LANDSCAPE,
    PHONE,
    SMALL_PHONE,
    Keyboard,
    Means,
    Options,
    Touch,
    Visitor,
    visit,
)
from support.helpers import position
from support.serving import Server

STEPS = {lesson.name: lesson for lesson in tutorial()}
SLIP = 450  # milliseconds: a second press that comes sooner belongs to the first
PLACES = 10  # at most, that the key for the next one leads to
MEANS: dict[str, tuple[Means, Options]] = {
    "mouse": (Means(), {"viewport": DESKTOP}),
    "touch": (Touch(), {"viewport": SMALL_PHONE, "has_touch": True}),
    "keyboard": (Keyboard(), {"viewport": DESKTOP}),
}


class Pupil:
    """A visitor who learns."""

    def __init__(self, visitor: Visitor, means: Means) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.means = means

    def open(self, name: str) -> None:
        self.visitor.go(f"/learn/{name}")
        self.until_dealt()

    def turn_to(self, name: str) -> None:
        """Open a step without loading the page anew."""
        self.page.evaluate("path => history.pushState(null, '', path)", f"/learn/{name}")
        self.page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
        hand = position(STEPS[name].position).hands[Seat.A]
        expect(self.visitor.hand).to_have_count(hand.bit_count())

    def until_dealt(self) -> None:
        """A fresh table: it is the pupil's turn, and nothing has been done."""
        expect(self.page.locator('[data-turn="mine"][data-turn-number="1"]')).to_be_visible()

    @property
    def task(self) -> Locator:
        return self.page.locator(".task:visible")

    @property
    def done(self) -> Locator:
        return self.page.locator('[data-tutorial-done="true"]')

    @property
    def wrong(self) -> Locator:
        """Why something is back where it was."""
        return self.page.locator("[data-tutorial-wrong]")

    @property
    def next(self) -> Locator:
        return self.page.locator('[data-tool="next"]')

    @property
    def spoken(self) -> Locator:
        return self.page.locator("[data-tutorial-spoken]")

    def top_of_table(self) -> float:
        top: float = self.page.locator(".board").first.evaluate(
            "board => board.getBoundingClientRect().top"
        )
        return top

    def press_play(self) -> None:
        """The button, which can be pressed whether the cards may be played or not."""
        if isinstance(self.means, Keyboard):
            self.means.play(self.visitor)
        else:
            bar = self.page.get_by_role("group", name="What you can do")
            self.means.press(bar.get_by_role("button", name=re.compile("^Play")))

    def press_area(self, name: str) -> None:
        area = self.visitor.area(name)
        if isinstance(self.means, Keyboard):
            ground = area.locator("button").first
            for _ in range(PLACES):
                if ground.evaluate("ground => ground === document.activeElement"):
                    break
                self.page.keyboard.press("t")
            expect(ground).to_be_focused()
            self.page.keyboard.press("Enter")
        else:
            self.means.press(area)

    def do(self, action: Action) -> None:
        match action:
            case Play(cards=cards):
                self._select(*map(str, cards))
                self.press_play()
            case Add(card=card, to=to):
                self._select(str(card))
                self.press_area(str(to))
            case Take(origin=origin):
                self.press_area(str(origin))  # aims at it
                self.page.wait_for_timeout(SLIP)
                self.press_area(str(origin))
            case Rotate():
                self.means.rotate(self.visitor)

    def _select(self, *faces: str) -> None:
        self.page.keyboard.press("Escape")
        selected = self.page.locator('[data-zone="hand:A"] [aria-pressed="true"]')
        for count, face in enumerate(faces, start=1):
            if isinstance(self.means, Keyboard):
                self.page.keyboard.press(face.split("/")[0][-1])  # 0 for a 10
            else:
                card = f'[data-zone="hand:A"] [data-face="{face}"][aria-pressed="false"]'
                self.means.press(self.page.locator(card).first)
            expect(selected).to_have_count(count)
        shown = selected.evaluate_all("cards => cards.map((card) => card.dataset.face)")
        assert sorted(shown) == sorted(faces)

    def do_all(self, lesson: Lesson) -> None:
        """What the step asks for, until it says that it is done."""
        for action in lesson.tries[:1]:
            self.do(action)
            expect(self.wrong).to_be_visible()
        moves = [any_of[0] for any_of in lesson.wanted] or [Rotate()]
        for turn, action in enumerate(moves, start=1):
            expect(self.page.locator(f'[data-turn-number="{turn}"]')).to_be_visible()
            self.do(action)
        expect(self.done).to_be_visible()


@pytest.mark.parametrize("how", MEANS)
def test_the_whole_tutorial_from_the_start_page_to_a_match(
    browser: Browser, server: Server, how: str
) -> None:
    means, options = MEANS[how]
    with visit(browser, server.address, **options) as visitor:
        pupil = Pupil(visitor, means)
        page = visitor.page
        visitor.go("/")
        means.press(page.get_by_role("link", name="Start", exact=True))
        means.press(page.locator("[data-tutorial-go]"))
        for number, (name, lesson) in enumerate(STEPS.items(), start=1):
            expect(page).to_have_url(re.compile(f"/learn/{name}$"))
            expect(page.get_by_role("heading", level=1)).to_contain_text(f"Step {number} of")
            pupil.until_dealt()
            expect(page.locator("h1")).to_be_focused()
            pupil.do_all(lesson)
            if lesson.level is not None:  # one may play on: the keys of the hand stay
                pupil.next.click()
                break
            expect(pupil.next).to_be_focused()
            if isinstance(means, Keyboard):
                page.keyboard.press("Enter")
            else:
                means.press(pupil.next)
        expect(page.get_by_role("heading", level=1)).to_have_text("You know dnup")
        assert page.locator("[data-play-now]").count() == 1
        assert page.locator('a[href="/rules"]').count() == 1
        visitor.go("/learn")
        expect(page.get_by_text("You’ve finished all the steps.")).to_be_visible()
        visitor.go("/")
        expect(page.locator("[data-play-now]")).to_be_visible()
        expect(page.get_by_text("You’ve finished every lesson.")).to_be_visible()
        expect(page.get_by_role("link", name="Start", exact=True)).to_have_count(0)


def test_a_wrong_try_is_explained_by_the_games_own_refusal(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address) as visitor:
        pupil = Pupil(visitor, Means())
        pupil.open("equal")
        expect(pupil.task).to_contain_text("Try to play your 4")
        pupil.do(STEPS["equal"].tries[0])
        expect(pupil.wrong).to_have_attribute("data-refusal", "play-not-higher")
        expect(pupil.wrong).to_contain_text("mow has a single 4.")
        expect(pupil.task).to_contain_text("play your 7")
        expect(pupil.spoken).to_contain_text("play your 7")
        assert len(visitor.faces()) == 3
        # The card lies among the others again.
        expect(visitor.page.locator('[data-zone="hand:A"] [aria-pressed="true"]')).to_have_count(0)
        # A wrong try that no step asks for is explained in the same way, and changes nothing.
        pupil.open("clash")
        task = pupil.task.inner_text()
        visitor.cards(2).click()
        visitor.area("C1").click()
        expect(pupil.wrong).to_have_attribute("data-refusal", "other-value")
        expect(pupil.task).to_have_text(task)
        pupil.do_all(STEPS["clash"])


@pytest.mark.parametrize("how", MEANS)
def test_something_else_that_is_allowed_is_seen_and_put_back(
    browser: Browser, server: Server, how: str
) -> None:
    means, options = MEANS[how]
    with visit(browser, server.address, **options) as visitor:
        pupil = Pupil(visitor, means)
        pupil.open("clash")
        before = visitor.faces()
        means.rotate(visitor)
        expect(pupil.wrong).to_contain_text("Rotating is allowed, but it doesn’t beat mow’s pair")
        expect(pupil.spoken).to_contain_text("I put it back for you")
        pupil.until_dealt()
        assert visitor.faces() == before
        expect(pupil.wrong).to_be_visible()  # the reason stays until something is done
        pupil.do_all(STEPS["clash"])
        expect(pupil.wrong).to_have_count(0)


def test_a_wrong_card_stands_in_the_reason_as_a_card(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        pupil = Pupil(visitor, Means())
        pupil.open("golden")
        visitor.cards(6).click()
        visitor.page.locator("[data-play]").click()
        expect(pupil.wrong).to_contain_text("is allowed, but dollop is waiting for a pair")
        expect(pupil.wrong.locator(".chip")).to_have_text(["6"])


def test_take_is_not_offered_before_it_is_taught(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        pupil = Pupil(visitor, Means())
        pupil.open("clash")
        keys = visitor.page.locator('[data-zone^="area:"]').get_by_role(
            "button", name="Take", exact=True
        )
        expect(keys).to_have_count(0)
        visitor.area("C1").click()
        pupil.do_all(STEPS["clash"])
        pupil.open("take")
        expect(keys).to_have_count(1)


def test_points_are_shown_from_the_step_on_that_is_about_them(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address) as visitor:
        pupil = Pupil(visitor, Means())
        pupil.open("golden")
        points = visitor.page.get_by_role("group", name="dollop").locator(".plate > .points")
        expect(points).to_be_hidden()
        pupil.open("out")
        expect(points).to_be_visible()
        pupil.do_all(STEPS["out"])
        expect(pupil.done).to_contain_text("2 of 4 points")
        expect(pupil.done.locator(".won")).to_have_count(2)


def test_on_a_phone_who_is_out_reads_it_inside_their_plate(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address, viewport=PHONE) as visitor:
        pupil = Pupil(visitor, Means())
        pupil.open("out")
        pupil.do_all(STEPS["out"])
        mine = visitor.page.locator(".seat.mine")
        plate = mine.locator(".plate").bounding_box()
        said = mine.locator(".place:visible").filter(has_text=re.compile("1st|Out first"))
        box = said.last.bounding_box()
        assert plate is not None
        assert box is not None
        assert box["x"] + box["width"] <= plate["x"] + plate["width"]


def test_who_does_the_second_thing_wrong_begins_with_the_first(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address) as visitor:
        pupil = Pupil(visitor, Keyboard())
        pupil.open("two")
        pupil.do(STEPS["two"].wanted[0][0])
        expect(pupil.task).to_contain_text("place 2")
        pupil.do(Rotate())
        expect(pupil.wrong).to_be_visible()
        pupil.until_dealt()
        expect(pupil.task).to_contain_text("place 1")
        pupil.do_all(STEPS["two"])


def test_it_is_left_and_resumed(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        page = visitor.page
        pupil = Pupil(visitor, Means())
        pupil.open("card")
        pupil.do_all(STEPS["card"])
        pupil.next.click()
        pupil.until_dealt()
        visitor.go("/")
        page.get_by_role("link", name="Go on", exact=True).click()
        expect(page.locator("[data-tutorial-go]")).to_have_text("Continue with step 2")
        expect(page.locator('[data-step="card"]')).to_contain_text("done")
        expect(page.get_by_text("1 of 12 steps done")).to_be_visible()
        page.locator("[data-tutorial-go]").click()
        pupil.until_dealt()
        pupil.do_all(STEPS["set"])
        page.get_by_role("link", name="All steps").click()
        page.get_by_role("button", name="Start over").click()
        expect(page.locator("[data-tutorial-go]")).to_have_text("Start")
        # What the browser has kept may be damaged.
        for kept in ("{", "[1]", json.dumps({"done": 7, "at": ["set"]})):
            page.evaluate("kept => localStorage.setItem('dnup.tutorial', kept)", kept)
            page.reload()
            expect(page.locator("[data-tutorial-go]")).to_have_text("Start")


def test_steps_are_skipped_and_the_browsers_ways_lead_back_and_forth(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address) as visitor:
        page = visitor.page
        pupil = Pupil(visitor, Means())
        heading = page.get_by_role("heading", level=1)
        pupil.open("take")
        page.locator('[data-tool="skip"]').click()
        expect(heading).to_contain_text("Add")
        expect(visitor.area("B1").locator("[data-face]")).to_have_count(3)
        page.go_back()
        expect(heading).to_contain_text("Take")
        expect(visitor.area("B1").locator("[data-face]")).to_have_count(0)
        pupil.do_all(STEPS["take"])
        page.go_forward()
        expect(heading).to_contain_text("Add")
        pupil.until_dealt()
        pupil.do_all(STEPS["add"])
        visitor.go("/learn/no-such-step")
        expect(page).to_have_url(re.compile("/learn$"))


def test_show_me_points_at_the_cards_and_then_at_the_place(
    browser: Browser, server: Server
) -> None:
    with visit(browser, server.address) as visitor:
        pupil = Pupil(visitor, Means())
        pupil.open("add")
        pointed = visitor.page.locator("[data-pointed]")
        expect(pointed).to_have_count(0)
        visitor.page.get_by_role("button", name="Show me").click()
        expect(pointed).to_have_attribute("data-face", "6/7")
        expect(pupil.spoken).to_contain_text("Tap the marked card")
        pointed.click()
        expect(pointed).to_have_attribute("data-zone", "area:C1")
        pointed.click()
        expect(pupil.done).to_be_visible()
        expect(pointed).to_have_count(0)


def test_a_step_begins_anew_when_the_line_was_cut(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        page = visitor.page
        pupil = Pupil(visitor, Means())
        pupil.open("two")
        pupil.do(STEPS["two"].wanted[0][0])
        expect(pupil.task).to_contain_text("place 2")
        page.context.set_offline(True)
        expect(page.get_by_text("Connection lost").first).to_be_visible()
        page.context.set_offline(False)
        pupil.until_dealt()
        expect(pupil.task).to_contain_text("place 1")
        pupil.do_all(STEPS["two"])


def test_a_key_shows_the_keys_and_the_overview_says_so(browser: Browser, server: Server) -> None:
    with visit(browser, server.address) as visitor:
        visitor.go("/learn")
        expect(visitor.page.get_by_text("Press ? during a step")).to_be_visible()
        Pupil(visitor, Keyboard()).open("card")
        visitor.page.keyboard.press("?")
        expect(visitor.page.get_by_text("Show the player aid")).to_be_visible()
        visitor.page.keyboard.press("Escape")
        expect(visitor.page.get_by_role("dialog")).to_have_count(0)
        visitor.page.keyboard.press("i")
        expect(visitor.page.get_by_role("dialog").get_by_text("Golden rule")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE, LANDSCAPE])
def test_words_board_and_hand_fit_on_a_phone(
    browser: Browser, server: Server, size: ViewportSize
) -> None:
    with visit(browser, server.address, viewport=size, has_touch=True) as visitor:
        page = visitor.page
        pupil = Pupil(visitor, Touch())
        pupil.open("card")
        for name in STEPS:
            pupil.turn_to(name)
            tall, wide = page.evaluate(
                "[document.documentElement.scrollHeight, document.documentElement.scrollWidth]"
            )
            assert (name, tall, wide) == (name, size["height"], size["width"])
            for what in (pupil.task, visitor.area("A1"), page.locator("[data-rotate]")):
                expect(what).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE])
@pytest.mark.parametrize("language", ["en-GB", "it-IT"])
def test_the_table_stays_where_it_is_whatever_sis_says_on_a_phone(
    browser: Browser, server: Server, language: str, size: ViewportSize
) -> None:
    with visit(browser, server.address, viewport=size, locale=language) as visitor:
        pupil = Pupil(visitor, Keyboard())
        pupil.open("clash")
        for name in ("clash", "golden", "add", "two"):
            pupil.turn_to(name)
            top = pupil.top_of_table()
            visitor.page.locator('[data-tool="show"]').click()
            assert (name, pupil.top_of_table()) == (name, top)
            pupil.do_all(STEPS[name])
            assert (name, pupil.top_of_table()) == (name, top)


@pytest.mark.parametrize("language", ["en-GB", "da-DK", "it-IT", "ko-KR"])
def test_it_opens_in_every_language(browser: Browser, server: Server, language: str) -> None:
    with visit(browser, server.address, locale=language) as visitor:
        page = visitor.page
        visitor.go("/learn")
        expect(page.locator("[data-tutorial-go]")).to_be_visible()
        assert page.evaluate("document.documentElement.lang") == language[:2]
        assert ids(visitor) == []
        pupil = Pupil(visitor, Means())
        for name in STEPS:
            pupil.turn_to(name)
            assert ids(visitor) == []
        visitor.go("/learn/end")
        expect(page.locator("[data-play-now]")).to_be_visible()
        assert ids(visitor) == []


def ids(visitor: Visitor) -> list[str]:
    """Messages that are missing, for which ids stand there; also those that are not seen yet."""
    text = visitor.page.locator("body").evaluate("body => body.textContent")
    return re.findall(r"\b(?:tutorial|practice|home|hand)(?:-[a-z0-9]+)+", text)


@pytest.mark.parametrize(("scheme", "size"), [("light", DESKTOP), ("dark", PHONE)])
def test_axe_finds_no_fault(
    browser: Browser, server: Server, scheme: str, size: ViewportSize
) -> None:
    found: list[str] = []
    with visit(browser, server.address, color_scheme=scheme, viewport=size) as visitor:
        page = visitor.page
        pupil = Pupil(visitor, Means())
        pupil.open("equal")
        pupil.do(STEPS["equal"].tries[0])
        expect(pupil.wrong).to_be_visible()
        found += faults(visitor)
        page.get_by_role("button", name="Show me").click()
        found += faults(visitor)
        pupil.do(STEPS["equal"].wanted[0][0])
        expect(pupil.done).to_be_visible()
        found += faults(visitor)
        pupil.open("set")
        page.locator("[data-rotate]").click()
        expect(pupil.wrong).to_be_visible()
        pupil.until_dealt()
        found += faults(visitor)
        for path in ("/learn", "/learn/end", "/"):
            visitor.go(path)
            page.locator("main h1").wait_for()
            found += faults(visitor)
    assert found == []
