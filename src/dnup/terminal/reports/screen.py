"""The table as lines of text, from one seat's view or with open hands."""

from itertools import groupby

from dnup.notation import format_cards
from dnup.rules import Card, Round, Seat, View
from dnup.terminal.words import Words


def draw_table(words: Words, view: View, round_number: int, goal: int) -> str:
    """Points, every seat with its cards and sets, and the pile; not the viewer's hand."""
    text = words.text
    points = ", ".join(
        text("table-points", name=name, points=view.points[i]) for i, name in enumerate(words.names)
    )
    lines = [text("table-round", round=round_number, points=points, goal=goal), ""]
    lines += draw_seats(words, view)
    lines += [text("table-pile", count=len(view.discarded))]
    return "\n".join(lines)


def draw_seats(words: Words, view: View) -> list[str]:
    """Every seat with its cards and sets, a line each."""
    return [_draw_seat(words, view, seat) for seat in view.pack.seats]


def draw_hand(words: Words, cards: tuple[Card, ...]) -> str:
    """A hand by active value, values apart from each other."""
    groups = [format_cards(tuple(group)) for _, group in groupby(cards, key=lambda c: c.active)]
    return "   ".join(groups) or words.text("hand-empty")


def draw_open_hands(words: Words, round_: Round) -> str:
    """All hands of a round, as they are revealed when it is over."""
    return "\n".join(
        f"  {words.seat(seat)}: {draw_hand(words, round_.hand(seat))}" for seat in round_.pack.seats
    )


def _draw_seat(words: Words, view: View, seat: Seat) -> str:
    text = words.text
    if seat in view.out:
        cards = text("table-out")
    else:
        cards = text("table-cards", count=view.hand_sizes[seat])
    mark = ">" if view.turn is not None and view.turn.seat == seat else " "
    line = f"{mark} {words.seat(seat)}: {cards}"
    sets = [
        words.set_of(cards)
        + (text("in-area", number=area.number) if view.pack.players == 2 else "")
        for area, cards in view.table().items()
        if area.seat == seat
    ]
    if sets:
        line += text("table-sets", sets=", ".join(sets))
    if seat != view.viewer and view.known[seat]:
        line += text("table-known", cards=format_cards(view.known[seat]))
    if seat != view.viewer and seat == view.star_holder:
        line += text("table-star")
    return line
