"""All that a seat may do, in short: a client needs no rules to offer it."""

import msgspec

from dnup.notation.action import AreaText, CardText
from dnup.rules import Choices


class PlayChoiceJson(msgspec.Struct, frozen=True):
    """Any cards of the hand with this active value, as many as one of the sizes."""

    value: int
    sizes: tuple[int, ...]


class AddChoiceJson(msgspec.Struct, frozen=True):
    """Any one of these cards, to the set in this area."""

    to: AreaText
    cards: tuple[CardText, ...]


class ChoicesJson(msgspec.Struct, frozen=True):
    """What may be done. Rotating always may."""

    plays: tuple[PlayChoiceJson, ...]
    adds: tuple[AddChoiceJson, ...]
    takes: tuple[AreaText, ...]
    rotate: bool = True


def choices_to_json(choices: Choices) -> ChoicesJson:
    """The choices as a message carries them."""
    return ChoicesJson(
        tuple(PlayChoiceJson(value, sizes) for value, sizes in choices.plays),
        tuple(AddChoiceJson(str(area), tuple(map(str, cards))) for area, cards in choices.adds),
        tuple(map(str, choices.takes)),
    )
