"""Events: what has happened, and who may know it."""

from collections.abc import Container
from dataclasses import dataclass
from typing import assert_never

from dnup.rules.action import Action, Add, Play, Rotate, Take
from dnup.rules.apply import carry_out
from dnup.rules.card import Card
from dnup.rules.refusal import NONE, Move, check
from dnup.rules.round import Round
from dnup.rules.seat import Area, Seat


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """The cards have been dealt. The seat that starts must hold the star, and all know it (S3)."""

    turn: Area
    hand_sizes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HandDealt:
    """A seat has picked up its hand, which nobody else sees (K2)."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class SetPlayed:
    """A: there is a new set in a play area."""

    area: Area
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardAdded:
    """B: a seat has added a card to the set in an opponent's area."""

    seat: Seat
    card: Card
    area: Area


@dataclass(frozen=True, slots=True)
class SetTaken:
    """C: a seat has taken the set in an area and turned it (G1). `cards` is how it lay."""

    seat: Seat
    area: Area
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class HandRotated:
    """D: a seat has turned its hand."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SetReturned:
    """A3: a beaten set went back to its owner's hand, turned (G1). `cards` is how it lay."""

    area: Area
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class SetDiscarded:
    """T1, T3, or A3 with an owner who is out: a set went face down onto the pile."""

    area: Area
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class WentOut:
    """E1: a seat has run out of cards and gets these points."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """It's this play area's turn. A set that was in it has been discarded."""

    area: Area


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """E3, P4, E4: the round is over."""


PublicEvent = (
    RoundBegan
    | SetPlayed
    | CardAdded
    | SetTaken
    | HandRotated
    | SetReturned
    | SetDiscarded
    | WentOut
    | TurnBegan
    | RoundEnded
)
Event = PublicEvent | HandDealt


def is_visible(event: Event, viewer: Seat | None) -> bool:
    """Whether a seat, or a spectator (None), may know about the event (K1, K2).

    Every kind of event is named here: a new one doesn't type-check until it is, too.

    >>> is_visible(HandRotated(Seat.B), Seat.A), is_visible(HandDealt(Seat.B, ()), Seat.A)
    (True, False)
    """
    match event:
        case HandDealt(seat=seat):
            return viewer == seat
        case (
            RoundBegan()
            | SetPlayed()
            | CardAdded()
            | SetTaken()
            | HandRotated()
            | SetReturned()
            | SetDiscarded()
            | WentOut()
            | TurnBegan()
            | RoundEnded()
        ):
            return True
        case _:
            assert_never(event)


def opening_events(round_: Round) -> list[Event]:
    """List what happens when this round begins. Nobody may have acted in it yet."""
    assert round_.turn is not None  # noqa: S101 - a round that has just begun is not over
    sizes = tuple(hand.bit_count() for hand in round_.hands)
    dealt = [HandDealt(seat, round_.hand(seat)) for seat in round_.pack.seats]
    return [RoundBegan(round_.turn, sizes), *dealt]


def events_of(
    round_: Round,
    action: Action,
    *,
    winners: Container[int] = (),
    after: Round | None = None,
) -> list[Event]:
    """List what happens when the player whose turn it is does this, in order.

    `winners` is the same as in `apply`; pass its result as `after` if you already have it. Raises
    `IllegalActionError` if the action is illegal.

    >>> from dnup import parse_action, parse_position, standard_deck
    >>> text = "A: 5/7 5/8 8/1 | B: 1/5* 7/4 | C: 9/2 | B1: 6/2 | C1: 3/4 3/6 | A to play"
    >>> round_ = parse_position(text, standard_deck())
    >>> [type(event).__name__ for event in events_of(round_, parse_action("5/7+5/8"))]
    ['SetPlayed', 'SetReturned', 'SetDiscarded', 'TurnBegan']
    """
    move = check(round_, action)
    if after is None:
        after = carry_out(round_, action, move, winners)
    return events_between(round_, action, move, after)


def events_between(round_: Round, action: Action, move: Move, after: Round) -> list[Event]:
    """List what happens when a legal action comes to this move and leads to this round."""
    played, area, beaten = move
    pack, areas = round_.pack, round_.pack.areas
    mover = areas[round_.at].seat
    table = round_.table()

    events: list[Event] = []
    match action:
        case Play(cards=cards):
            events.append(SetPlayed(areas[round_.at], cards))
        case Add(card=card, to=to):
            events.append(CardAdded(mover, card, to))
        case Take(origin=origin):
            events.append(SetTaken(mover, origin, table[origin]))
        case Rotate():
            events.append(HandRotated(mover))
        case _:
            assert_never(action)
    if beaten != NONE:
        gone = after.discarded & round_.sets[beaten]
        fate = SetDiscarded if gone else SetReturned
        events.append(fate(areas[beaten], table[areas[beaten]]))
    if len(after.out) > len(round_.out):
        events.append(WentOut(mover, after.points[mover]))
    if after.is_over:
        return [*events, RoundEnded()]

    discarded = after.discarded & ~round_.discarded
    at = round_.at
    while at != after.at:
        at = (at + 1) % len(areas)
        lay = discarded & (round_.sets[at] | (played if at == area else 0))
        if lay and at != beaten:
            events.append(SetDiscarded(areas[at], pack.to_cards(lay, round_.flipped)))
    return [*events, TurnBegan(areas[after.at])]
