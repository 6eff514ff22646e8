"""All that a player may do, in a fixed order: one by one, or told in short."""

from typing import NamedTuple

from dnup.rules.action import Action, Rotate
from dnup.rules.card import Card
from dnup.rules.pack import MAX_CARDS
from dnup.rules.round import OVER, Round
from dnup.rules.seat import Area

ROTATE = Rotate()
_SIZES = tuple(tuple(range(1, most + 1)) for most in range(MAX_CARDS + 1))


class Choices(NamedTuple):
    """All that a player may do, in short: rotating, which is always possible (T2), goes unsaid."""

    plays: tuple[tuple[int, tuple[int, ...]], ...]  # a value, and how many cards of it may be a set
    adds: tuple[tuple[Area, tuple[Card, ...]], ...]  # an area, and each card that may be added
    takes: tuple[Area, ...]


def legal_actions(round_: Round) -> list[Action]:
    """Every action that `refusal` lets through, each once; none when the round is over.

    The order: plays by value, then size, then the cards; adds by play area, then the card; takes
    by play area; last the rotation, which is always there (T2).
    """
    if round_.at == OVER:
        return []
    pack = round_.pack
    held, lying, fitting, takes = _survey(round_)
    actions: list[Action] = []
    for part, choices in pack.parts:
        for value, size, plays in choices[held & part]:
            if value > lying[size]:  # A2
                actions += plays
    for i, value, size, cards in fitting:
        if value > lying[size + 1]:  # B2
            actions += pack.adds[i][cards]  # B1
    for i in takes:
        actions.append(pack.takes[i])
    actions.append(ROTATE)
    return actions


def legal_choices(round_: Round) -> Choices | None:
    """The same in short, in the same order; None when the round is over.

    Of a value, any cards of the hand that show it may be a set of one of these sizes.
    """
    if round_.at == OVER:
        return None
    pack = round_.pack
    held, lying, fitting, takes = _survey(round_)
    plays = []
    for value, showing in pack.showing:
        if held & showing:
            sizes = _SIZES[(held & showing).bit_count()]
            if lying is not pack.nothing_lies:
                sizes = tuple([size for size in sizes if value > lying[size]])  # A2
            if sizes:
                plays.append((value, sizes))
    adds = tuple(
        (pack.areas[i], tuple(dict.fromkeys(pack.shown[cards])))  # of equal cards one
        for i, value, size, cards in fitting
        if value > lying[size + 1]  # B2
    )
    return Choices(tuple(plays), adds, tuple([pack.areas[i] for i in takes]))


Fitting = list[tuple[int, int, int, int]]


def _survey(round_: Round) -> tuple[int, list[int], Fitting, list[int]]:
    """What decides about all actions.

    That is: the hand as held; by size, the value of the set that lies there, 0 for none (A4); the
    opposing sets whose value the hand shows: area, value, size, fitting cards; and the areas of
    all opposing sets.
    """
    pack, at, hands, sets, _, flipped, _, _ = round_
    owners = pack.owners
    mine = owners[at]
    turned = hands[mine] & flipped
    held = hands[mine] ^ turned | turned << pack.size
    lying = pack.nothing_lies
    fitting = []
    takes = []
    for i, cards in enumerate(sets):
        if cards:
            size, bit, upright, reverse = pack.lying[cards]
            value, showing = reverse if flipped & bit else upright
            if lying is pack.nothing_lies:
                lying = lying.copy()
            lying[size] = value
            if owners[i] != mine:
                takes.append(i)
                if held & showing:
                    fitting.append((i, value, size, held & showing))
    return held, lying, fitting, takes
