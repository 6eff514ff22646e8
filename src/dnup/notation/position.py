"""A round as one line of text, or as JSON.

    A: 5/7 (7/2) | B: 4/9 8/6 | C: - | B1: 3/4 3/6 | out: C | A to play

First each seat's hand, active values first; a card in brackets has been seen on the table, so all
know it. Then the sets on the table by play area, then who is out, in order, then whose turn it is:
the area with two players (`A2 to play`), the seat with more, or `over`. Every card of the deck that
is not named lies in the discard pile.
"""

import re
from typing import Annotated

import msgspec

from dnup.notation.action import AreaText, CardText
from dnup.notation.card import AREA_PATTERN, SEAT_PATTERN, parse_card
from dnup.notation.error import NotationError, RecordError, TextError, TextErrorCode
from dnup.rules import MAX_PLAYERS, MIN_PLAYERS, OVER, Area, Card, Deck, Round, Seat, areas

SeatText = Annotated[str, msgspec.Meta(pattern=SEAT_PATTERN, examples=["B"])]


class HandJson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hand: the cards nobody else has seen, and those that all know to be in it."""

    hidden: list[CardText]
    known: list[CardText]


class PositionJson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A round in the shape that messages carry. Cards that are not named are discarded."""

    hands: Annotated[list[HandJson], msgspec.Meta(min_length=MIN_PLAYERS, max_length=MAX_PLAYERS)]
    sets: dict[AreaText, list[CardText]]
    out: list[SeatText]
    turn: AreaText | None


def format_position(round_: Round) -> str:
    """A round as one line."""
    return str(round_)


def parse_position(text: str, deck: Deck) -> Round:
    """The round that `format_position` wrote.

    Raises `NotationError` if the line cannot be read, `RecordError` if there can be no such round.
    """
    parts = [part.strip() for part in text.split("|")]
    hands: list[HandJson] = []
    sets: dict[str, list[str]] = {}
    out: list[str] = []
    for part in parts[:-1]:
        name, colon, rest = part.partition(":")
        tokens = rest.split()
        if colon and name and name == "ABCDE"[len(hands) :][:1] and not sets and not out:
            hands.append(_parse_hand(tokens, name))
        elif colon and re.fullmatch(AREA_PATTERN, name) and name not in sets and not out and tokens:
            sets[name] = tokens
        elif colon and name == "out" and tokens and not out:
            out = tokens
        else:
            raise NotationError(TextErrorCode.BAD_POSITION, text=part)
    return position_from_json(PositionJson(hands, sets, out, _parse_turn(parts[-1], hands)), deck)


def position_to_json(round_: Round) -> PositionJson:
    """A round in the shape that messages carry."""
    pack = round_.pack

    def texts(cards: int) -> list[str]:
        return [str(card) for card in pack.to_cards(cards, round_.flipped)]

    return PositionJson(
        hands=[HandJson(texts(h & ~round_.seen), texts(h & round_.seen)) for h in round_.hands],
        sets={str(area): list(map(str, cards)) for area, cards in round_.table().items()},
        out=list(map(str, round_.out)),
        turn=None if round_.turn is None else str(round_.turn),
    )


def position_from_json(shape: PositionJson, deck: Deck) -> Round:
    """The round of such a shape.

    Raises `NotationError` if a part cannot be read, `RecordError` if there can be no such round.
    """
    players = len(shape.hands)
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise RecordError(TextErrorCode.BAD_POSITION, "hands", text=str(players))
    check_players(deck, players, "hands")
    pack = deck.pack(players)
    hidden = [_cards(hand.hidden, f"hands[{i}].hidden") for i, hand in enumerate(shape.hands)]
    known = [_cards(hand.known, f"hands[{i}].known") for i, hand in enumerate(shape.hands)]
    lying = [_cards(shape.sets.get(str(area), []), f"sets.{area}") for area in areas(players)]
    unused = set(shape.sets) - set(map(str, areas(players)))
    if unused:
        raise RecordError(TextErrorCode.BAD_AREA, "sets", text=min(unused))
    _check_sets(lying, areas(players))
    try:
        masks, flipped = pack.to_masks((*hidden, *known, *lying))
    except LookupError as error:
        raise RecordError(
            TextErrorCode.CARD_NOT_IN_DECK, card=str(error.args[0]), deck=deck.name
        ) from None
    held = tuple(a | b for a, b in zip(masks[:players], masks[players : 2 * players], strict=True))
    sets = masks[2 * players :]
    unseen = sum(masks[:players])
    most = len(pack.prizes)
    out = _check_out(shape.out, held, most)
    return Round(
        pack,
        _check_turn(shape.turn, held, sets, (len(out), most)),
        hands=held,
        sets=sets,
        discarded=pack.cards & ~sum(masks),
        flipped=flipped,
        seen=pack.cards & ~unseen,
        out=out,
    )


def check_players(deck: Deck, players: int, place: str) -> None:
    """Raises `RecordError` unless the deck is for this player count (C5)."""
    if players not in deck.players:
        counts = ", ".join(map(str, deck.players))
        raise RecordError(
            TextErrorCode.DECK_PLAYERS, place, name=deck.name, counts=counts, players=players
        )


def _parse_hand(tokens: list[str], name: str) -> HandJson:
    if tokens == ["-"]:
        return HandJson([], [])
    if not tokens:
        raise NotationError(TextErrorCode.BAD_POSITION, text=f"{name}:")
    known = [t[1:-1] for t in tokens if t[0] == "(" and t[-1] == ")"]
    return HandJson([t for t in tokens if not (t[0] == "(" and t[-1] == ")")], known)


def _parse_turn(text: str, hands: list[HandJson]) -> str | None:
    if text == "over":
        return None
    found = re.fullmatch(r"([A-E])([12]?) to play", text)
    if not found or bool(found[2]) != (len(hands) == 2):
        raise NotationError(TextErrorCode.BAD_POSITION, text=text)
    return found[1] + (found[2] or "1")


def _cards(texts: list[str], place: str) -> tuple[Card, ...]:
    try:
        return tuple(map(parse_card, texts))
    except TextError as error:
        raise error.at(place) from None


def _check_sets(lying: list[tuple[Card, ...]], places: tuple[Area, ...]) -> None:
    sizes: dict[int, Area] = {}
    for area, cards in zip(places, lying, strict=True):
        if len({card.active for card in cards}) > 1:  # A1
            raise RecordError(TextErrorCode.SET_OF_MIXED_VALUES, f"sets.{area}", area=str(area))
        if cards and len(cards) in sizes:  # A4
            first = str(sizes[len(cards)])
            raise RecordError(
                TextErrorCode.SETS_OF_ONE_SIZE, f"sets.{area}", area=str(area), other=first
            )
        sizes[len(cards)] = area


def _check_out(out: list[str], hands: tuple[int, ...], most: int) -> tuple[Seat, ...]:
    """E1: exactly the seats without cards are out, and not more than can be."""
    empty = [str(Seat(i)) for i, hand in enumerate(hands) if not hand]
    if sorted(out) != empty or len(out) > most:
        raise RecordError(TextErrorCode.WRONG_OUT, "out", out=" ".join(out), empty=" ".join(empty))
    return tuple(Seat[name] for name in out)


def _check_turn(
    turn: str | None, hands: tuple[int, ...], sets: tuple[int, ...], outs: tuple[int, int]
) -> int:
    """Whose turn it is: somebody's who holds cards and has discarded, or nobody's at the end."""
    players = len(hands)
    out, most = outs
    at: int | None
    if turn is None:
        at = OVER if out else None  # E3, P4; or E4, when the first to be out wins the match
    elif out == most:
        at = None
    else:
        names = [str(area) for area in areas(players)]
        at = names.index(turn) if turn in names else None
        if at is not None and (sets[at] or not hands[areas(players)[at].seat]):  # T1, T3
            at = None
    if at is None:
        raise RecordError(TextErrorCode.WRONG_TURN, "turn", turn=turn or "over")
    return at
