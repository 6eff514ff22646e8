"""Pictures of what helps to get better: the review of a match, its mistakes, what if."""

from collections.abc import Callable
from functools import partial

from browsing import SECONDS, Visitor
from proofs import proved_match
from replaying import board, open_file, switch_to
from studio import Studio, prefer

from dnup.notation import to_json

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
    visitor.page.locator("[data-next-mistake]").click()
    visitor.page.locator("[data-verdict] ol").wait_for()


def again(visitor: Visitor, language: str) -> None:
    """The same review in another language."""
    prefer(visitor, language=language)
    visitor.page.locator("[data-verdict] ol").wait_for(timeout=8 * SECONDS)


def review(studio: Studio) -> None:
    with studio.visitor() as visitor:
        page = visitor.page
        open_review(visitor)
        studio.take("review-running", visitor, sizes=("desktop",), themes=("light",))
        until_reviewed(visitor)
        studio.take("review-moment", visitor)
        for screen, part in (("actions", "All actions"), ("match", "Whole match")):
            page.get_by_role("radio", name=part).check()
            page.locator("aside fieldset").last.scroll_into_view_if_needed()
            studio.take(f"review-{screen}", visitor)
        page.get_by_role("radio", name="This moment").check()
        studio.take_in_all_languages("review", visitor, partial(again, visitor))


def study(studio: Studio) -> None:
    with studio.visitor() as visitor:
        page = visitor.page
        open_review(visitor)
        until_reviewed(visitor)
        switch_to(visitor, "watch")
        page.locator("[data-play-on]").click()
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
        page.locator("[data-learn-show]").click()
        page.locator("[data-pointed]").first.wait_for()
        studio.take("mistake-shown", visitor)
        while page.locator("[data-learn-next], [data-learn-skip]").count() > 0:
            page.locator("[data-learn-next], [data-learn-skip]").first.click()
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
    review: "review-running review-moment review-actions review-match "
    "review-da review-it review-ko",
    study: "what-if-choice what-if mistake mistake-shown mistakes-result mistakes-none",
    mistakes: "mistakes-unreviewed mistakes-kinds",
}
