"""“May I play this?”: answers to a position, as the rules give them."""

from collections.abc import Sequence
from itertools import groupby
from typing import Literal

import msgspec

from dnup.notation import format_card, parse_position, standard_deck
from dnup.rules import Action, Card, Play, Round, SetReturned, events_of, refusal

MayPlayReason = Literal["beats", "not-higher", "other-size"]
ASKED: tuple[MayPlayReason, ...] = ("beats", "not-higher", "other-size")


class MayPlay(msgspec.Struct, frozen=True):
    """Cards of a hand, whether they may be played as a set, and what then comes back."""

    cards: tuple[str, ...]
    why: MayPlayReason
    is_legal: bool
    against: tuple[str, ...]  # the set that is in conflict with it, or that it leaves alone
    returns: tuple[str, ...] = ()  # that set as its owner gets it back, turned


def may_play(position: str) -> tuple[MayPlay, ...]:
    """One answer of each kind about the largest set on the table; nothing without all three."""
    round_ = parse_position(position, standard_deck())
    lying = list(round_.table().values())
    if round_.turn is None or not lying:
        return ()
    against = max(lying, key=len)
    found: dict[MayPlayReason, MayPlay] = {}
    for cards in _sets(round_.hand(round_.turn.seat)):
        answer = _answer(round_, cards, against)
        if answer is not None:
            found.setdefault(answer.why, answer)
    return tuple(found[why] for why in ASKED) if len(found) == len(ASKED) else ()


def _sets(hand: Sequence[Card]) -> list[tuple[Card, ...]]:
    """The sets of a sorted hand: first all cards of each value, then fewer."""
    groups = [tuple(group) for _, group in groupby(hand, key=lambda card: card.active)]
    fewer = [group[:size] for group in groups for size in range(len(group) - 1, 0, -1)]
    return groups + fewer


def _answer(round_: Round, cards: tuple[Card, ...], against: tuple[Card, ...]) -> MayPlay | None:
    action: Action = Play(cards)
    refused = refusal(round_, action)
    texts = tuple(map(format_card, cards))
    other = tuple(map(format_card, against))
    if refused is not None:
        is_lower = refused.size == len(against) and refused.own != refused.value
        return MayPlay(texts, "not-higher", is_legal=False, against=other) if is_lower else None
    returned = [event for event in events_of(round_, action) if isinstance(event, SetReturned)]
    if not returned:
        is_other = len(cards) > 1
        return MayPlay(texts, "other-size", is_legal=True, against=other) if is_other else None
    if returned[0].cards != against:
        return None
    back = tuple(format_card(Card(card.inactive, card.active, card.star)) for card in against)
    return MayPlay(texts, "beats", is_legal=True, against=other, returns=back)
