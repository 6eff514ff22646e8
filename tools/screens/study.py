"""Pictures of what helps to get better: the review of a match, its mistakes, what if."""

from collections.abc import Callable
from functools import partial

from screens.studio import Studio, prefer

from dnup.notation import to_json
from support.browsing import SECONDS, Visitor
from support.proofs import proved_match
from support.replaying import board, forgive, open_file

RECORD = to_json(proved_match(3, seed=4, length=60))


def open_review(visitor: Visitor) -> None:
    open_file(visitor, RECORD)
    board(visitor).wait_for()
    path = visitor.page.url.split("?", maxsplit=1)[0].split("#", maxsplit=1)[0]
    visitor.page.goto("about:blank")
    visitor.page.goto(f"{path}?as=A&review#1.0")
    visitor.page.locator("[data-graph]").wait_for()


def until_reviewed(visitor: Visitor) -> None:
    visitor.page.locator("[data-review=done]").wait_for(state="attached", timeout=8 * SECONDS)


def to_costliest(visitor: Visitor) -> None:
    visitor.page.locator("[data-costliest]").click()
    visitor.page.locator("[data-deed=better]").wait_for()


def again(visitor: Visitor, language: str) -> None:
    """The same review in another language."""
    prefer(visitor, language=language)
    visitor.page.locator("[data-deed=better]").wait_for(timeout=8 * SECONDS)


def part(visitor: Visitor, index: int) -> None:
    """On a phone: this turn, or luck and skill."""
    tabs = visitor.page.locator("[data-review-panel] fieldset").first.get_by_role("radio")
    if tabs.count() > 0:
        tabs.nth(index).check()


def review(studio: Studio) -> None:
    with studio.visitor() as visitor:
        page = visitor.page
        open_review(visitor)
        studio.take("review-running", visitor, sizes=("desktop", "phone"), themes=("light",))
        until_reviewed(visitor)
        studio.take("review-overview", visitor)
        to_costliest(visitor)
        studio.take("review-moment", visitor)
        studio.take_in_all_languages("review", visitor, partial(again, visitor))
        page.set_viewport_size({"width": 390, "height": 844})
        part(visitor, 1)
        page.locator("[data-luck] svg").wait_for()
        studio.take("review-luck", visitor, sizes=("phone",))
        page.set_viewport_size({"width": 1440, "height": 900})
        page.locator("[data-choices] summary").click()
        page.locator("[data-choices] ol").wait_for()
        page.locator("[data-numbers] summary").click()
        page.locator("[data-numbers]").scroll_into_view_if_needed()
        studio.take("review-numbers", visitor, sizes=("desktop",))


def refused(studio: Studio) -> None:
    """A server that has too much to do."""
    with studio.visitor() as visitor:
        page = visitor.page
        page.route(
            "**/review",
            lambda route: route.fulfill(status=503, json={"code": "too-many-reviews", "facts": {}}),
        )
        open_review(visitor)
        page.get_by_role("alert").wait_for()
        studio.take("review-refused", visitor, sizes=("desktop", "phone"), themes=("light",))
        forgive(visitor, 503)


def study(studio: Studio) -> None:
    with studio.visitor() as visitor:
        page = visitor.page
        open_review(visitor)
        until_reviewed(visitor)
        to_costliest(visitor)
        page.locator("[data-choices] summary").click()
        page.locator("[data-differently]").click()
        page.locator("[data-what-if]").wait_for()
        studio.take("what-if-choice", visitor)
        page.locator("[data-what-if-go]").click()
        visitor.until_dealt()
        studio.take("what-if", visitor)
        page.locator("[data-back]").click()
        page.locator("[data-learn]").click()
        page.locator("[data-learn-phase=task]").wait_for()
        visitor.until_dealt()
        studio.take("mistake", visitor)
        page.locator('[data-tool="show"]').click()
        page.locator("[data-pointed]").first.wait_for()
        studio.take("mistake-shown", visitor)
        while page.locator('[data-tool="next"], [data-tool="skip"]').count() > 0:
            page.locator('[data-tool="next"], [data-tool="skip"]').first.click()
            page.wait_for_timeout(50)
        page.locator("[data-learn-result]").wait_for()
        studio.take("mistakes-result", visitor, whole=True)
        visitor.go("/mistakes")
        page.locator("main a.main").wait_for()
        studio.take("mistakes-none", visitor)


def mistakes(studio: Studio) -> None:
    """Of somebody who only ever rotates."""
    with studio.visitor() as visitor:
        page = visitor.page
        visitor.play_now(2)
        while (what := visitor.until_something()) != "match":
            if what == "round":
                visitor.round_end.click()
                visitor.round_end.wait_for(state="detached")
            else:
                turn = page.locator("[data-turn-number]").first.get_attribute("data-turn-number")
                page.locator("[data-rotate]").click()
                visitor.until_turn_after(turn)
        visitor.go("/mistakes")
        page.locator("[data-review-rest]").wait_for()
        studio.take("mistakes-unreviewed", visitor, sizes=("desktop", "phone"))
        page.locator("[data-review-rest]").click()
        page.locator("[data-kind]").first.wait_for(timeout=8 * SECONDS)
        studio.take("mistakes-kinds", visitor, whole=True)


# What each takes pictures of.
SCENES: dict[Callable[[Studio], None], str] = {
    review: "review-running review-overview review-moment review-luck review-numbers "
    "review-da review-it review-ko",
    refused: "review-refused",
    study: "what-if-choice what-if mistake mistake-shown mistakes-result mistakes-none",
    mistakes: "mistakes-unreviewed mistakes-kinds",
}
