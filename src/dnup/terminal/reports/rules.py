"""The rules page, or parts of it, as lines of text, with its positions drawn as tables."""

import shutil
from collections.abc import Sequence

from rich.cells import cell_len

from dnup.lessons import examples
from dnup.locales import Texts
from dnup.notation import format_cards, parse_cards, parse_position, standard_deck
from dnup.rules import Seat, view_of
from dnup.terminal.reports.cells import wrap
from dnup.terminal.reports.rulebook import Block, Kind, Part, find_example, find_parts
from dnup.terminal.reports.screen import draw_hand, draw_seats
from dnup.terminal.words import Words, seat_names

WIDEST = 80


def draw_rules(about: str, text: Texts, program: str | None = None) -> str:
    """The page, or what it says about something; empty if that is nothing.

    `program` is what the player types to start this one; without it nothing is there to be tried.
    """
    parts = find_parts(about, text.language)
    return "\n\n".join(_draw_parts(parts, text, _width(), program))


def draw_about(example: str, text: Texts) -> str:
    """What the page says about an example."""
    return "\n\n".join(_draw_blocks(find_example(example, text.language), text, _width(), None))


def _width() -> int:
    return min(shutil.get_terminal_size((WIDEST, 24)).columns - 1, WIDEST)


def _draw_parts(parts: Sequence[Part], text: Texts, width: int, program: str | None) -> list[str]:
    drawn: list[str] = []
    # What is asked for by number, or found by a word, needs no title: the number says where it is.
    has_titles = any(not part.number for part in parts) or len({p.section for p in parts}) > 1
    before: Part | None = None
    for part in parts:
        if has_titles and (before is None or before.title != part.title):
            line = "=" if part.level == 1 else "-"
            title = wrap(part.title, width, "")
            drawn.append(f"{title}\n{line * max(map(cell_len, title.splitlines()))}")
        drawn += _draw_blocks(part.blocks, text, width, program)
        before = part
    return drawn


def _draw_blocks(
    blocks: Sequence[Block], text: Texts, width: int, program: str | None
) -> list[str]:
    """Paragraphs. A list's items have no empty lines between them."""
    drawn: list[str] = []
    before: Block | None = None
    example = ""  # how to try the last example, written after its text
    for block in blocks:
        if example and not block.is_quoted:
            drawn.append(example)
            example = ""
        lines = _draw_block(block, text, width)
        if block.kind is Kind.ITEM and before is not None and before.kind is Kind.ITEM:
            drawn[-1] += f"\n{lines}"
        else:
            drawn.append(lines)
        if block.kind is Kind.EXAMPLE and program is not None:
            example = "    " + text("rules-try", program=program, name=block.text)
        before = block
    return [*drawn, example] if example else drawn


def _draw_block(block: Block, text: Texts, width: int) -> str:
    margin = "    " if block.is_quoted else ""
    match block.kind:
        case Kind.PARAGRAPH:
            return wrap(margin + block.text, width, margin)
        case Kind.ITEM:
            inner = margin + " " * len(block.sign)
            return wrap(margin + block.sign + block.text, width, inner)
        case Kind.TURNED:
            cards = parse_cards(block.text)
            turned = tuple(card.rotated() for card in cards)
            return f"    {format_cards(cards)}  ->  {format_cards(turned)}"
        case Kind.EXAMPLE:
            return _draw_example(block.text, text, width)


def _draw_example(name: str, text: Texts, width: int) -> str:
    """The position as whoever is to play sees it."""
    example = examples()[name]
    round_ = parse_position(example.position, standard_deck())
    viewer = Seat[example.seat]
    words = Words(text, seat_names(round_.pack.players, viewer, text))
    view = view_of(round_, viewer)
    lines = [*draw_seats(words, view), text("hand", cards=draw_hand(words, view.hand))]
    return "\n".join(wrap(f"    {line}", width, " " * 8) for line in lines)
