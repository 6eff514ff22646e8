"""Actions as text and as JSON.

Text, one token an action: `2/7+2/9` plays a set, `3/4>B1` adds a card to the set in B1, `<B1` takes
that set, `@` rotates the hand. JSON: an object with a `kind`.
"""

from functools import lru_cache
from typing import Annotated, assert_never

import msgspec

from dnup.notation.card import (
    AREA_PATTERN,
    CARD_PATTERN,
    parse_area,
    parse_card,
)
from dnup.notation.error import NotationError, TextError, TextErrorCode
from dnup.rules import MAX_CARDS, Action, Add, Play, Rotate, Take

CardText = Annotated[str, msgspec.Meta(pattern=CARD_PATTERN, examples=["2/7", "1/5*"])]
AreaText = Annotated[str, msgspec.Meta(pattern=AREA_PATTERN, examples=["B1"])]


class PlayJson(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="play"
):
    """A: `{"kind": "play", "cards": ["2/7", "2/9"]}`."""

    cards: Annotated[tuple[CardText, ...], msgspec.Meta(max_length=MAX_CARDS)]


class AddJson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="add"):
    """B: `{"kind": "add", "card": "3/4", "to": "B1"}`."""

    card: CardText
    to: AreaText


class TakeJson(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="take"
):
    """C: `{"kind": "take", "from": "B1"}`."""

    origin: AreaText = msgspec.field(name="from")


class RotateJson(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="rotate"
):
    """D: `{"kind": "rotate"}`."""


ActionJson = PlayJson | AddJson | TakeJson | RotateJson


def parse_action(text: str) -> Action:
    """The action that `format_action` wrote. Raises `NotationError`."""
    try:
        if text == "@":
            return Rotate()
        if text == "+":
            return Play(())
        if text.startswith("<"):
            return Take(parse_area(text[1:]))
        card, to, area = text.partition(">")
        if to:
            return Add(parse_card(card), parse_area(area))
        return Play(tuple(map(parse_card, text.split("+"))))
    except NotationError:
        raise NotationError(TextErrorCode.BAD_ACTION, text=text) from None


def format_action(action: Action) -> str:
    """An action as one token."""
    return str(action)


@lru_cache(maxsize=1024)
def action_to_json(action: Action) -> ActionJson:
    """An action in the shape that records and messages carry."""
    match action:
        case Play(cards=cards):
            return PlayJson(tuple(map(str, cards)))
        case Add(card=card, to=to):
            return AddJson(str(card), str(to))
        case Take(origin=origin):
            return TakeJson(str(origin))
        case Rotate():
            return RotateJson()
        case _:
            assert_never(action)


@lru_cache(maxsize=1024)  # on a server the same one is read, stored and told
def action_from_json(shape: ActionJson) -> Action:
    """The action of such a shape. Raises `NotationError` with the field as the place."""
    field = ""
    try:
        match shape:
            case PlayJson(cards=cards):
                read = []
                for i, text in enumerate(cards):
                    field = f"cards[{i}]"
                    read.append(parse_card(text))
                return Play(tuple(read))
            case AddJson(card=card, to=to):
                field = "card"
                added = parse_card(card)
                field = "to"
                return Add(added, parse_area(to))
            case TakeJson(origin=origin):
                field = "from"
                return Take(parse_area(origin))
            case RotateJson():
                return Rotate()
            case _:
                assert_never(shape)
    except TextError as error:
        raise error.at(field) from None
