"""Who could know what at a moment of a match, as messages carry it."""

import msgspec

from dnup.analysis.knowledge import Knowledge
from dnup.notation.action import CardText
from dnup.notation.position import SeatText


class HandKnowledgeJson(msgspec.Struct, frozen=True):
    """What a viewer is sure of about a hand."""

    seat: SeatText
    size: int
    certain: tuple[CardText, ...]  # as held
    star: bool  # it has the star, and the viewer cannot know which way up


class ChanceJson(msgspec.Struct, frozen=True):
    """How likely a seat holds a card like this."""

    seat: SeatText
    card: CardText  # as it would be held
    chance: float


class CardKnowledgeJson(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card that is not certain, its lower value first, and where it may be."""

    card: CardText
    chances: tuple[ChanceJson, ...]  # they add up to `count`, as far as numbers are exact
    count: int = 1  # how many such cards are not certain


class ValueChanceJson(msgspec.Struct, frozen=True):
    """How likely a seat holds at least one card, and at least two, with this value up."""

    seat: SeatText
    value: int
    one: float
    two: float


class KnowledgeJson(msgspec.Struct, frozen=True):
    """What a seat, or a spectator (null), could know at a moment."""

    viewer: SeatText | None
    hands: tuple[HandKnowledgeJson, ...]  # by seat
    cards: tuple[CardKnowledgeJson, ...]
    values: tuple[ValueChanceJson, ...]  # by seat and value; estimates, unless they are 1
    weighed: bool  # by what the others have done; if not, deals count as in a shuffle


def knowledge_to_json(knowledge: Knowledge) -> KnowledgeJson:
    """The knowledge as a message carries it."""
    return KnowledgeJson(
        viewer=None if knowledge.viewer is None else str(knowledge.viewer),
        hands=tuple(
            HandKnowledgeJson(
                str(hand.seat), hand.size, tuple(map(str, hand.certain)), hand.has_star
            )
            for hand in knowledge.hands
        ),
        cards=tuple(
            CardKnowledgeJson(
                str(known.card),
                tuple(ChanceJson(str(at.seat), str(at.card), at.chance) for at in known.chances),
                known.count,
            )
            for known in knowledge.cards
        ),
        values=tuple(
            ValueChanceJson(str(each.seat), each.value, each.one, each.two)
            for each in knowledge.values
        ),
        weighed=knowledge.is_weighed,
    )
