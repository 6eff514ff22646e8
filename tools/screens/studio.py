"""Where pictures of screens are taken: every size, both themes, all languages."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from support.browsing import DESKTOP, LANDSCAPE, PHONE, SMALL_PHONE, TABLET, Visitor, visit
from support.elsewhere import Elsewhere, people
from support.serving import Server

SIZES = {
    "desktop": DESKTOP,
    "tablet": TABLET,
    "phone": PHONE,
    "small-phone": SMALL_PHONE,
    "landscape": LANDSCAPE,
}
THEMES = ("light", "dark")
LANGUAGES = ("da", "it", "ko")


@dataclass(slots=True)
class Studio:
    """Where the pictures are taken, and which of them are wanted."""

    browser: Browser
    server: Server
    folder: Path
    only: str
    sizes: frozenset[str]

    def wants(self, screen: str) -> bool:
        return self.only in screen

    @contextmanager
    def visitor(self, **options: Any) -> Iterator[Visitor]:
        with visit(self.browser, self.server.address, **options) as visitor:
            yield visitor

    @contextmanager
    def alone(self) -> Iterator[tuple[Elsewhere, Visitor]]:
        """A visitor, and people elsewhere."""
        with people(self.server) as elsewhere, self.visitor() as visitor:
            yield elsewhere, visitor

    def take(
        self,
        screen: str,
        visitor: Visitor,
        *,
        sizes: tuple[str, ...] = tuple(SIZES),
        themes: tuple[str, ...] = THEMES,
        whole: bool = False,
        before: Callable[[], object] = lambda: None,
    ) -> None:
        """Pictures of a page as it is; `before` is done before each, for what does not stay."""
        if not self.wants(screen):
            return
        page = visitor.page
        for size in filter(self.sizes.__contains__, sizes):
            page.set_viewport_size({**SIZES[size]})
            for theme in themes:
                page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
                before()
                page.wait_for_timeout(120)  # until all is where it belongs
                name = f"{screen}-{size}-{theme}.png"
                page.screenshot(path=self.folder / name, full_page=whole)
                print(name, flush=True)
        page.set_viewport_size({**DESKTOP})
        page.emulate_media(color_scheme="light")

    def take_in_all_languages(
        self, screen: str, visitor: Visitor, speak: Callable[[str], object], *, whole: bool = False
    ) -> None:
        """The same page in the other languages, and back."""
        for language in LANGUAGES:
            if self.wants(f"{screen}-{language}"):
                speak(language)
                self.take(
                    f"{screen}-{language}",
                    visitor,
                    sizes=("desktop", "phone"),
                    themes=("light",),
                    whole=whole,
                )
        speak("en")


def prefer(visitor: Visitor, **kept: object) -> None:
    """Set preferences, and load the page with them."""
    text = json.dumps(json.dumps(kept))
    visitor.page.evaluate(f"localStorage.setItem('dnup.preferences', {text})")
    visitor.page.reload()


def speak(visitor: Visitor, language: str) -> None:
    """Choose a language on a page around the table."""
    prefer(visitor, language=language)
    visitor.page.locator("main").wait_for()


def speak_at_table(visitor: Visitor, language: str) -> None:
    """Choose a language without leaving for a moment: the others might go on."""
    page = visitor.page
    page.locator('[popovertarget="table-menu"]').click()
    page.locator("#table-menu button").nth(2).click()  # the settings, whatever they are called
    page.locator(f'dialog[open] label[lang="{language}"] input').check(force=True)
    page.locator(f'html[lang="{language}"]').wait_for(state="attached")
    page.locator("dialog[open]").press("Escape")
