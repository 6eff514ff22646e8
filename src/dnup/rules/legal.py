"""Every legal action, in a fixed order: one by one, or in short."""

from typing import NamedTuple

from dnup.rules.action import Action, Rotate
from dnup.rules.card import Card
from dnup.rules.pack import MAX_CARDS
from dnup.rules.round import OVER, Round
from dnup.rules.seat import Area

ROTATE = Rotate()
_SIZES = tuple(tuple(range(1, most + 1)) for most in range(MAX_CARDS + 1))


class Choices(NamedTuple):
    """The legal actions in short. Rotating is always legal (T2), so it isn't listed."""

    plays: tuple[tuple[int, tuple[int, ...]], ...]  # a value, and how many cards of it may be a set
    adds: tuple[tuple[Area, tuple[Card, ...]], ...]  # an area, and each card that may be added
    takes: tuple[Area, ...]


def legal_actions(round_: Round) -> list[Action]:
    """List every legal action once; an empty list when the round is over.

    Plays come first, by value, size and cards; then adds, by play area and card; then takes, by
    play area; and last the rotation, which is always legal (T2).

    >>> from dnup import parse_position, standard_deck
    >>> text = "A: 5/7 5/8 8/1 | B: 1/5* 7/4 | C: 9/2 | B1: 6/2 | C1: 3/4 3/6 | A to play"
    >>> round_ = parse_position(text, standard_deck())
    >>> [str(action) for action in legal_actions(round_)]
    ['5/7+5/8', '8/1', '<B1', '<C1', '@']
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
    """Return the legal actions in short, in the same order; None when the round is over.

    For each value it gives the sizes of the sets that may be played. Any cards in the hand that
    show the value will do.

    >>> from dnup import parse_position, standard_deck
    >>> text = "A: 5/7 5/8 8/1 | B: 1/5* 7/4 | C: 9/2 | B1: 6/2 | C1: 3/4 3/6 | A to play"
    >>> round_ = parse_position(text, standard_deck())
    >>> legal_choices(round_).plays  # two 5s, or one 8
    ((5, (2,)), (8, (1,)))
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
