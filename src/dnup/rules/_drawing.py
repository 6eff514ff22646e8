"""Cards and positions as SVG and HTML for notebooks, made of nothing but strings."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from dnup.rules.seat import Area, Seat

Ends = tuple[int, int, bool]  # a `Card`, which draws itself and so can't be imported here

# The ground and the ink of each value, from 1 to 10: those of the browser game
# (web/src/styles/tokens.css).
_INKS = (
    ("#1b54d1", "#fff8ea"),
    ("#63a8de", "#241432"),
    ("#14523f", "#fff8ea"),
    ("#97db7f", "#241432"),
    ("#ffe03a", "#241432"),
    ("#f46e0c", "#241432"),
    ("#ad1f1c", "#fff8ea"),
    ("#e898b4", "#241432"),
    ("#722e76", "#fff8ea"),
    ("#171420", "#ffe03a"),
)
_PAPER = "#fff8ea"
_FONT = "font-family='Figtree,Verdana,sans-serif' font-weight='800' text-anchor='middle'"
_SEAM = "C33.5 100.8 66.5 39.2 98 52.8"
_HEIGHT = 70  # of a card, in pixels
_UNDERLINED = (6, 9)  # these would look the same upside down


class HandPicture(NamedTuple):
    """What is drawn of a seat's hand: the cards that can be seen, and how many can't."""

    cards: Sequence[Ends]
    hidden: int = 0


def card_svg(active: int, inactive: int, star: bool = False) -> str:  # noqa: FBT001, FBT002 - a card
    """The face of a card: its active value at the top, the other one upside down at the bottom."""
    halves = "".join(
        _half(value, other, turn)
        for value, other, turn in (
            (active, inactive, ""),
            (inactive, active, " transform='rotate(180 50 70)'"),
        )
    )
    mark = (
        f"<text x='82' y='28' font-size='26' {_FONT} fill='{_INKS[active - 1][1]}'>✸</text>"
        if star
        else ""
    )
    title = f"{active}/{inactive}{'*' if star else ''}"
    return _svg(title, f"{halves}<path d='M2 87.2 {_SEAM}' fill='none' {_EDGE}/>{mark}")


def back_svg() -> str:
    """The back of a card, for one that can't be seen."""
    ribbon = "M3 96 L97 44 V72 L3 124 Z"
    return _svg(
        "hidden card",
        f"<rect x='3' y='3' width='94' height='134' rx='7' fill='#4a2a63'/>"
        f"<path d='{ribbon}' fill='#c8321f' {_EDGE}/>",
    )


def position_html(
    hands: Iterable[tuple[Seat, HandPicture]],
    table: Mapping[Area, Sequence[Ends]],
    turn: Area | None,
) -> str:
    """A position as a table: a row for each seat, with the sets in front of it and its hand."""
    rows = []
    for seat, hand in hands:
        sets = "".join(
            f"<span style='margin-right:1em'>{_cards(cards)}</span>"
            for area, cards in table.items()
            if area.seat == seat
        )
        held = _cards(hand.cards) + back_svg() * hand.hidden
        mark = " ←" if turn is not None and turn.seat == seat else ""
        rows.append(
            f"<tr><th style='text-align:left'>{seat}{mark}</th>"
            f"<td style='text-align:left'>{sets}</td><td style='text-align:left'>{held}</td></tr>"
        )
    head = "<tr><th></th><th>on the table</th><th>in hand</th></tr>"
    return f"<table>{head}{''.join(rows)}</table>"


_EDGE = f"stroke='{_PAPER}' stroke-width='3.4'"


def _cards(cards: Iterable[Ends]) -> str:
    return "".join(card_svg(*card) for card in cards)


def _half(value: int, other: int, turn: str) -> str:
    ground, ink = _INKS[value - 1]
    badge, badge_ink = _INKS[other - 1]
    return (
        f"<g{turn}><path d='M97 3 H3 L2 87.2 {_SEAM} Z' fill='{ground}'/>"
        f"<text x='{30 if value > 9 else 26}' y='50' font-size='50' {_FONT} fill='{ink}'"
        f"{_underline(value)}>{value}</text>"
        f"<circle cx='21' cy='72' r='11.6' fill='{badge}' {_EDGE}/>"
        f"<text x='21' y='77' font-size='14' {_FONT} fill='{badge_ink}'{_underline(other)}>"
        f"{other}</text></g>"
    )


def _underline(value: int) -> str:
    return " text-decoration='underline'" if value in _UNDERLINED else ""


def _svg(title: str, inside: str) -> str:
    return (
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 140' role='img' "
        f"height='{_HEIGHT}' style='margin:2px'><title>{title}</title>"
        f"<rect x='1' y='1' width='98' height='138' rx='9' fill='{_PAPER}' stroke='#0003'/>"
        f"{inside}</svg>"
    )
