"""Pictures of cards on their way, at moments of the animation, and of what they leave behind."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from screens.studio import SIZES, Studio

from support.browsing import Means, Visitor

# What moves waits at its start, until a picture has wound it on.
HOLD = """
const animate = Element.prototype.animate;
Element.prototype.animate = function (...all) {
  const animation = animate.apply(this, all);
  if (window.isHeld) animation.pause();
  return animation;
};
"""
WIND = """at => document.getAnimations().forEach((each) => {
  if (!(each instanceof CSSAnimation) && !(each instanceof CSSTransition)) each.currentTime = at;
})"""
SKIP = "() => { window.isHeld = false; dispatchEvent(new Event('resize')); }"

DEAL = (60, 250, 500, 750, 1000, 1250, 1500)
ROTATE = (60, 160, 300, 440, 580, 720, 860)


def _film(studio: Studio, name: str, visitor: Visitor, moments: tuple[int, ...]) -> None:
    for moment in moments:
        visitor.page.evaluate(WIND, moment)
        visitor.page.screenshot(path=studio.folder / f"{name}-{moment:04}.png")


def deal(studio: Studio) -> None:
    for size in sorted(studio.sizes):
        for players in (3, 5):
            with _moving(studio, size) as visitor:
                page = visitor.page
                page.add_init_script("window.isHeld = true;")
                visitor.go("/")
                page.get_by_role("radio", name=str(players)).first.check()
                page.locator("[data-play-now]").click()
                page.locator(".flights").wait_for(state="attached")
                _film(studio, f"motion-deal-{players}-{size}", visitor, DEAL)


def rotate(studio: Studio) -> None:
    for size in sorted(studio.sizes):
        with _moving(studio, size) as visitor:
            visitor.play_now(3)
            visitor.mine.wait_for()
            page = visitor.page
            page.evaluate(SKIP)
            page.evaluate("window.isHeld = true")
            page.locator("[data-rotate]").click()
            page.locator(".flights").wait_for(state="attached")
            _film(studio, f"motion-rotate-{size}", visitor, ROTATE)
            page.evaluate(SKIP)
            page.evaluate("window.isHeld = true")
            _until_a_fan(visitor)
            _film(studio, f"motion-rotate-other-{size}", visitor, ROTATE)


def _until_a_fan(visitor: Visitor) -> None:
    """Play until somebody else rotates."""
    page = visitor.page
    for _ in range(400):
        page.wait_for_timeout(100)
        if page.locator(".fan").count() > 0:
            return
        if page.locator(".flights").count() > 0:
            page.evaluate("dispatchEvent(new Event('resize'))")
        elif visitor.mine.count() > 0:
            page.evaluate(SKIP)
            visitor.take_turn(Means())
            page.evaluate("window.isHeld = true")
    raise AssertionError("nobody else rotated")


@contextmanager
def _moving(studio: Studio, size: str) -> Iterator[Visitor]:
    """A visitor with all motion, who can hold it."""
    with studio.visitor(
        viewport=SIZES[size], reduced_motion="no-preference", pace="calm"
    ) as visitor:
        visitor.page.add_init_script(HOLD)
        yield visitor


def came_back(studio: Studio) -> None:
    """Cards that came back to one's own hand, and to somebody else's."""
    with studio.visitor() as visitor:
        visitor.play_now(3)
        own = visitor.hand.locator("[data-mark=back]")
        other = visitor.page.locator(".came")
        while own.count() == 0 or other.count() == 0:
            what = visitor.until_something()
            if what == "turn":
                visitor.take_turn(Means())
                visitor.until_something()
            else:
                visitor.page.locator("[data-next-round], [data-rematch]").first.click()
        studio.take("came-back", visitor)


# What each takes pictures of.
SCENES: dict[Callable[[Studio], None], str] = {
    came_back: "came-back",
    deal: "motion-deal",
    rotate: "motion-rotate",
}
