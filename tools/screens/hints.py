"""Pictures of hints, at a table against bots."""

from collections.abc import Callable

from screens.studio import Studio, speak_at_table

from support.browsing import SECONDS, Visitor


def ask(visitor: Visitor) -> None:
    """Ask for a hint, or show it again."""
    panel = visitor.page.locator("[data-hint-panel]")
    if panel.count() == 0:
        visitor.page.locator("[data-hint]").click()
        first = panel.locator("[data-agree]")  # the first one asks
        first.or_(panel.locator("[data-advice]").first).first.wait_for(timeout=2 * SECONDS)
        if first.count() > 0:
            first.click()
    panel.locator("[data-advice]").first.wait_for(timeout=2 * SECONDS)


def hint(studio: Studio) -> None:
    with studio.visitor() as visitor:
        visitor.play_now(3)
        visitor.mine.wait_for()
        ask(visitor)
        studio.take("hint", visitor)
        visitor.page.locator("[data-more-moves]").click()
        studio.take("hint-more", visitor)

        def speak(language: str) -> None:
            visitor.page.locator("[data-hint-panel]").press("Escape")
            speak_at_table(visitor, language)
            ask(visitor)

        studio.take_in_all_languages("hint", visitor, speak)


# What each takes pictures of.
SCENES: dict[Callable[[Studio], None], str] = {hint: "hint hint-more hint-da hint-it hint-ko"}
