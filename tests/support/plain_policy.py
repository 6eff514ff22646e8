"""The weights of the policy once more, slowly, from the words of its table and the rules alone."""

from collections import Counter
from itertools import combinations
from math import exp
from random import Random

from dnup.rules import Action, Add, Area, Card, Play, Rotate, Round, Seat, Take, legal_actions

Table = dict[str, list[float]]
Kind = tuple[object, ...]
LENGTHS = {
    "play": 60,
    "partial": 1,
    "beats": 5,
    "left": 8,
    "add": 5,
    "take": 6,
    "fits": 4,
    "rotate": 13,
    "taller": 7,
    "last": 1,
}


def any_table(rng: Random) -> Table:
    """A table of logarithms at random: with one that was learned, a wrong place may hide."""
    return {name: [rng.uniform(-1, 1) for _ in range(n)] for name, n in LENGTHS.items()}


def plain_kind(action: Action) -> Kind:
    """What moves have in common that share a weight."""
    match action:
        case Play(cards=cards):
            return "play", cards[0].active, len(cards)
        case Add(to=to):
            return "add", to
        case Take(origin=origin):
            return "take", origin
        case Rotate():
            return ("rotate",)


def plain_weights(round_: Round, table: Table) -> dict[Kind, float]:
    """The weight of every kind of legal action."""
    kinds = {plain_kind(action): action for action in legal_actions(round_)}
    return {kind: exp(_log(round_, action, table)) for kind, action in kinds.items()}


def plain_ways(round_: Round, action: Action) -> int:
    """How many actions there are of this kind: equal cards are not told apart."""
    match action:
        case Play(cards=cards):
            size, value = len(cards), cards[0].active
        case Add(card=card):
            size, value = 1, card.active
        case _:
            return 1
    shown = [card for card in _hand(round_) if card.active == value]
    return len(set(combinations(shown, size)))


def _hand(round_: Round) -> tuple[Card, ...]:
    assert round_.turn is not None
    return round_.hand(round_.turn.seat)


def _log(round_: Round, action: Action, table: Table) -> float:
    hand, lies = _hand(round_), round_.table()
    shown = Counter(card.active for card in hand)
    if isinstance(action, Rotate):
        turned = Counter(card.inactive for card in hand)
        fewer = _clamp(len(shown) - len(turned), 6)
        taller = _clamp(max(turned.values()) - max(shown.values()), 3)
        return table["rotate"][6 + fewer] + table["taller"][3 + taller]
    if isinstance(action, Take):
        taken = lies[action.origin]
        fits = sum(card.inactive in shown for card in taken)
        return table["take"][min(len(taken), 5)] + table["fits"][min(fits, 3)]
    assert round_.turn is not None
    if isinstance(action, Play):
        size, value, place = len(action.cards), action.cards[0].active, round_.turn
        count = size
        log = table["play"][10 * (min(size, 6) - 1) + value - 1]
        if size < shown[value]:
            log += table["partial"][0]
    else:
        size, value, count, place = len(lies[action.to]) + 1, action.card.active, 1, action.to
        log = table["add"][min(size - 1, 4)]
    log += table["left"][min(len(shown) - (count == shown[value]), 7)]
    beaten = _owner_beaten(lies, size, place)
    mine = round_.turn.seat
    if beaten is not None:
        nearly = len(round_.hand(beaten)) <= 2
        which = 2 if beaten == mine else 3 if beaten in round_.out else 4 if nearly else 1
        log += table["beats"][which]
    if count == len(hand) and beaten != mine:
        log += table["last"][0]
    return log


def _owner_beaten(lies: dict[Area, tuple[Card, ...]], size: int, place: Area) -> Seat | None:
    found = (area.seat for area, cards in lies.items() if len(cards) == size and area != place)
    return next(found, None)


def _clamp(number: int, most: int) -> int:
    return max(-most, min(most, number))
