"""The rules page of a language in its parts, and how to find one: docs/rules.md has its format."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum, auto
from unicodedata import normalize

from dnup.locales import rules_page

_MARK = re.compile(r"<!-- (section|example|turned): (.*?) -->")
_HEADING = re.compile(r"(#+) (.*)")
_ITEM = re.compile(r"(- |[0-9]+\. )(.*)")
_RULE = re.compile(r"\*\*§([A-Z][0-9])(?: \(([^)]+)\))?\.\*\*")
# How people ask for rules: "A2", "§A2" as the page writes it, "P" for P1 to P4, "C1 (Take)".
_ASKED = re.compile(r"§?([a-z][0-9]?)(?: (\S.*))?")
_SIGNS = re.compile(r"`([^`]*)`|\*+")  # text between backticks is shown as typed


class Kind(Enum):
    """What a block of the page is."""

    PARAGRAPH = auto()
    ITEM = auto()
    EXAMPLE = auto()  # the name of a position, which is drawn
    TURNED = auto()  # cards, which are drawn as they are and turned


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph, an item of a list, or something to draw, without the marks of Markdown."""

    kind: Kind
    text: str
    is_quoted: bool = False  # it is about what was drawn before
    sign: str = ""  # of an item: "- " or "1. "


@dataclass(frozen=True, slots=True)
class Part:
    """A rule with its number, or what a section says before its first rule."""

    section: str  # the name, which is the same in all languages
    title: str
    level: int  # of the section: 1 for the page itself, 2, or 3 for one within another
    number: str  # such as A2; the page writes § before it
    blocks: tuple[Block, ...]
    word: str = ""  # what tells it from another rule of the same number

    @property
    def text(self) -> str:
        """All that it says."""
        return "\n".join(block.text for block in self.blocks)


def find_parts(about: str, language: str) -> list[Part]:
    """The whole page; or what it says of a number such as A2, a letter, a section, or words.

    A number may have its sign, §A2, and one that two rules share its word, C1 (Take).
    Sections are found by title and by name. Empty if there is nothing about it.
    """
    parts = read_page(rules_page(language))
    wanted = " ".join(normalize("NFC", about).lower().split()).rstrip(".")
    if not wanted:
        return parts
    numbered = _numbered(parts, wanted)
    if numbered is not None:
        return numbered
    if any(_is_called(part, wanted) for part in parts):
        return _section(parts, wanted)
    words = wanted.split()
    return [part for part in parts if all(w in f"{part.title}\n{part.text}".lower() for w in words)]


def find_example(name: str, language: str) -> list[Block]:
    """What the page says about an example."""
    found: list[Block] = []
    for part in read_page(rules_page(language)):
        is_about = False
        for block in part.blocks:
            if block.is_quoted and is_about:
                found.append(replace(block, is_quoted=False))
            is_about = (block.kind is Kind.EXAMPLE and block.text == name) or (
                is_about and block.is_quoted
            )
    return found


def _numbered(parts: Iterable[Part], wanted: str) -> list[Part] | None:
    """The rules of this number, or letter; None if something else is asked for."""
    asked = _ASKED.fullmatch(wanted)
    if asked is None:
        return None
    found = [part for part in parts if part.number.lower().startswith(asked[1])]
    if asked[2] is None:
        return found
    word = asked[2].strip("()")
    return [part for part in found if part.word.lower() == word] or None


def _is_called(part: Part, wanted: str) -> bool:
    """Whether a section is meant. The aid's parts are called as what they sum up: by name only."""
    is_summary = part.section.startswith("aid-")
    return wanted == part.section or (wanted == part.title.lower() and not is_summary)


def _section(parts: Iterable[Part], wanted: str) -> list[Part]:
    """The parts of a section and of those within it."""
    found: list[Part] = []
    level = 0
    for part in parts:
        if _is_called(part, wanted):
            level = part.level
        elif part.level <= level:
            level = 0
        if level:
            found.append(part)
    return found


def read_page(markdown: str) -> list[Part]:
    """A page in its parts."""
    parts: list[Part] = []
    now = Part("", "", 1, "", ())
    section = ""
    for chunk in _chunks(markdown):
        mark, heading, rule = (p.match(chunk) for p in (_MARK, _HEADING, _RULE))
        if mark and mark[1] == "section":
            section = mark[2]
            continue
        if heading:
            parts.append(now)
            now = Part(section, heading[2], len(heading[1]), "", ())
            continue
        if rule:
            parts.append(now)
            now = replace(now, number=rule[1], word=rule[2] or "", blocks=())
        now = replace(now, blocks=(*now.blocks, _block(chunk)))
    parts.append(now)
    # A section that only holds others stays for its title.
    return [part for part in parts if part.title and (part.blocks or not part.number)]


def _chunks(markdown: str) -> list[str]:
    """Headings, marks, paragraphs and items, each with its lines joined."""
    chunks: list[str] = []
    is_open = False  # the next line goes on with the last chunk
    for line in markdown.split("\n"):
        bare = line.removeprefix(">").strip()
        quote = "> " if line.startswith(">") else ""
        if not bare:
            is_open = False
        elif _MARK.match(bare) or _HEADING.match(bare):
            chunks.append(bare)
            is_open = False
        elif is_open and not _ITEM.match(bare):
            chunks[-1] += f" {bare}"
        else:
            chunks.append(quote + bare)
            is_open = True
    return chunks


def _block(chunk: str) -> Block:
    mark = _MARK.match(chunk)
    if mark:
        return Block(Kind.EXAMPLE if mark[1] == "example" else Kind.TURNED, mark[2])
    bare = chunk.removeprefix("> ")
    is_quoted = bare != chunk
    item = _ITEM.match(bare)
    if item:
        return Block(Kind.ITEM, _plain(item[2]), is_quoted, item[1])
    return Block(Kind.PARAGRAPH, _plain(bare), is_quoted)


def _plain(line: str) -> str:
    return _SIGNS.sub(lambda sign: sign[1] or "", line)
