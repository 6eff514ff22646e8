"""What a page's head says to whoever shares its link: a title, a few words, a picture.

Nothing of it is private: of a table only the code, which the link has anyway. The words are those
of `locales/*/share.ftl`, plain lines that need no Fluent.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from html import escape
from importlib.resources import files

from dnup.locales import LANGUAGES, PLACES
from dnup.puzzles.journey import is_journey, title_of

_DEFAULT = "en"
_SIZE = (1200, 630)
_LINE = re.compile(r"^([a-z-]+) = (.+)$", re.MULTILINE)
_TABLE = re.compile(r"/t/([2-9A-HJ-NP-Za-hj-np-z]{6})")
_SHARED = re.compile(r"/(replay|puzzles)(/[A-Za-z0-9_-]{1,64})?")


@dataclass(frozen=True, slots=True)
class PageHead:
    """The words and the picture of a page, by the names of their messages and files."""

    title: str
    about: str
    picture: str
    path: str  # its address, without what nobody else may know
    code: str = ""
    name: str = ""  # of a puzzle

    def html(self, origin: str, language: str) -> str:
        """The elements that stand in the page's head; `origin` is the server's address."""
        words = _words(language)
        title = words[self.title].replace("{ $code }", self.code).replace("{ $name }", self.name)
        width, height = _SIZE
        about = words[self.about]
        told = {
            "og:type": "website",
            "og:site_name": "dnup",
            "og:locale": PLACES[language],
            "og:title": title,
            "og:description": about,
            "og:url": origin + self.path,
            "og:image": f"{origin}/share/{self.picture}.png",
            "og:image:type": "image/png",
            "og:image:width": str(width),
            "og:image:height": str(height),
            "og:image:alt": words["share-picture"],
        }
        return "\n    ".join(
            [
                f"<title>{escape(title)}</title>",
                _meta("name", "description", about),
                _meta("name", "twitter:card", "summary_large_image"),
                *(_meta("property", name, content) for name, content in told.items()),
            ]
        )


HOME = PageHead("share-home", "share-home-about", "home", "/")


def head_of(path: str) -> PageHead:
    """The head of the page at an address; that of the start page if it has none of its own."""
    table = _TABLE.fullmatch(path)
    if table:
        code = table[1].upper()
        shown = f"{code[:3]} {code[3:]}"
        return PageHead("share-table", "share-table-about", "table", f"/t/{code}", shown)
    shared = _SHARED.fullmatch(path)
    if shared and shared[1] == "replay" and shared[2]:
        return PageHead("share-replay", "share-replay-about", "replay", path)
    if shared and shared[1] == "puzzles":
        journey = (shared[2] or "").removeprefix("/")
        if is_journey(journey):
            return PageHead(
                "share-puzzle-named",
                "share-puzzle-about",
                "puzzle",
                path,
                name=title_of(journey),
            )
        return PageHead("share-puzzle", "share-puzzle-about", "puzzle", path)
    return HOME


def language_of(headers: Mapping[str, str], wished: str | None) -> str:
    """The language that a request wishes for in its address, or else that its browser speaks."""
    accepted = headers.get("accept-language", "").split(",")
    wishes = (entry.strip()[:2].lower() for entry in (wished or "", *accepted))
    return next((wish for wish in wishes if wish in LANGUAGES), _DEFAULT)


def _meta(kind: str, name: str, content: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(content)}" />'


@cache
def _words(language: str) -> dict[str, str]:
    file = files("dnup.locales").joinpath(language, "share.ftl")
    return dict(_LINE.findall(file.read_text(encoding="utf-8")))
