"""Legal moves and what they do: the rules once more, compiled. Tests prove both equal.

A move is two numbers: the cards that leave the hand, and the area that they go to or that is taken
from. No cards and an area is a take; no cards and no area (`NOWHERE`) is the rotation.
"""

import numpy as np

from dnup.kernel.bits import ONE, ZERO, lowest, number, popcount
from dnup.kernel.compiled import compiled, embedded, inlined
from dnup.kernel.state import AT, DISCARDED, FLIPPED, OUT, OVER, SEEN, SETS, WINNERS
from dnup.kernel.tables import Masks, Numbers, PackTables
from dnup.rules import HIGHEST_VALUE

NOWHERE = -1
VALUES = HIGHEST_VALUE + 1  # indices by value; nothing belongs to 0
_FIFTEEN = np.uint64(15)


@inlined
def showing(t: PackTables, s: Masks, hand: np.uint64, value: int) -> np.uint64:
    """The cards of a hand that show a value."""
    shown: np.uint64 = hand & ((t.low[value] & ~s[FLIPPED]) | (t.high[value] & s[FLIPPED]))
    return shown


@inlined
def value_of(t: PackTables, s: Masks, cards: np.uint64) -> int:
    """The value of a set that is not empty."""
    i = lowest(cards)
    return number(t.turned[i] if s[FLIPPED] & (ONE << np.uint64(i)) else t.upright[i])


@inlined
def lying(t: PackTables, s: Masks) -> tuple[np.uint64, np.uint64]:
    """What lies on the table, by size (A4): the values, and the areas plus one; see `at_size`."""
    values, areas = ZERO, ZERO
    for area in range(t.owners.size):
        lay = s[SETS + area]
        if lay != ZERO:
            place = np.uint64(4 * popcount(lay) - 4)
            values |= np.uint64(value_of(t, s, lay)) << place
            areas |= np.uint64(area + 1) << place
    return values, areas


@inlined
def at_size(packed: np.uint64, size: int) -> int:
    """From what `lying` gave, the entry of a size from 1 to 16; 0 if no such set lies there.

    As no value is on more than 16 cards, sixteen entries of four bits each do.
    """
    return number((packed >> np.uint64(4 * size - 4)) & _FIFTEEN)


@embedded
def is_canonical(t: PackTables, s: Masks, hand: np.uint64, cards: np.uint64) -> bool:
    """Whether of equal cards those are chosen that leave a hand first (K2): seen, then lowest."""
    doubtful = cards & t.twin
    while doubtful != ZERO:
        bit = doubtful & (~doubtful + ONE)
        doubtful ^= bit
        left = t.twins[lowest(bit)] & hand & ~cards
        left &= s[FLIPPED] if s[FLIPPED] & bit else ~s[FLIPPED]
        if s[SEEN] & bit:
            left &= s[SEEN]
        elif left & s[SEEN]:
            return False
        if left & (bit - ONE):
            return False
    return True


@embedded
def name_of(t: PackTables, cards: np.uint64) -> np.uint64:
    """The same for all cards that look the same: each as the lowest of those equal to it."""
    name = cards & ~t.twin
    rest = cards & t.twin
    while rest != ZERO:
        twins = t.twins[lowest(rest)]
        same = rest & twins
        rest ^= same
        while same != ZERO:
            name |= twins & (~twins + ONE)
            twins &= twins - ONE
            same &= same - ONE
    return name


@inlined
def spread(choice: np.uint64, cards: np.uint64) -> np.uint64:
    """The cards that a choice picks: its bit i stands for the i-th card, lowest first."""
    chosen = ZERO
    while choice != ZERO:
        bit = cards & (~cards + ONE)
        if choice & ONE:
            chosen |= bit
        cards ^= bit
        choice >>= ONE
    return chosen


@compiled
def legal_moves(t: PackTables, s: Masks, cards: Masks, areas: Numbers) -> int:
    """Write the legal moves into two arrays, in the order of `rules`; how many there are.

    The arrays must be as long as `most_moves` says.
    """
    if s[AT] == OVER:
        return 0
    at = number(s[AT])
    mine = t.owners[at]
    hand = s[mine]
    values, _ = lying(t, s)
    group = np.empty(t.order.shape[1], np.uint64)
    n = 0
    for value in range(1, VALUES):
        shown = showing(t, s, hand, value)
        if shown == ZERO:
            continue
        held = _sort(t, shown, value, group)
        for size in range(1, held + 1):
            if value <= at_size(values, size):  # A2
                continue
            for i in range(t.begin[held, size], t.begin[held, size + 1]):
                choice = t.choices[i]
                chosen = ZERO
                while choice != ZERO:
                    chosen |= group[lowest(choice)]
                    choice &= choice - ONE
                if chosen & t.twin == ZERO or is_canonical(t, s, hand, chosen):
                    cards[n], areas[n] = chosen, at
                    n += 1
    for area in range(t.owners.size):
        lay = s[SETS + area]
        if lay == ZERO or t.owners[area] == mine:
            continue
        value = value_of(t, s, lay)
        shown = showing(t, s, hand, value)
        if shown != ZERO and value > at_size(values, popcount(lay) + 1):  # B2
            for i in range(_sort(t, shown, value, group)):
                if group[i] & t.twin == ZERO or is_canonical(t, s, hand, group[i]):
                    cards[n], areas[n] = group[i], area
                    n += 1
    for area in range(t.owners.size):
        if s[SETS + area] != ZERO and t.owners[area] != mine:
            cards[n], areas[n] = ZERO, area
            n += 1
    cards[n], areas[n] = ZERO, NOWHERE
    return n + 1


@inlined
def _sort(t: PackTables, shown: np.uint64, value: int, group: Masks) -> int:
    """Write single cards that show a value in the order in which players sort them; how many."""
    held = 0
    for i in t.order[value]:
        if i >= 0 and shown & (ONE << np.uint64(i)):
            group[held] = ONE << np.uint64(i)
            held += 1
    return held


def most_moves(t: PackTables) -> int:
    """More moves than any hand of this pack can have."""
    shown = (1 << int(low | high).bit_count() for low, high in zip(t.low, t.high, strict=True))
    return sum(shown) + int(t.cards).bit_count() + 2 * t.owners.size


@embedded
def do_move(t: PackTables, s: Masks, cards: np.uint64, area: int) -> None:
    """Do a legal move: the state becomes the one after it."""
    at = s[AT]
    mine = t.owners[at]
    clash = NOWHERE
    if cards != ZERO:  # A1, B1
        lay = s[SETS + area] | cards
        size = popcount(lay)
        for i in range(t.owners.size):
            if popcount(s[SETS + i]) == size and i != area:
                clash = i
        s[mine] ^= cards
        s[SETS + area] = lay
        s[SEEN] |= cards
    elif area != NOWHERE:  # C1
        taken = s[SETS + area]
        s[SETS + area] = ZERO
        s[FLIPPED] ^= taken  # G1
        s[mine] |= taken
    else:  # D1
        s[FLIPPED] ^= s[mine]

    if clash != NOWHERE:  # A3
        beaten = s[SETS + clash]
        s[SETS + clash] = ZERO
        owner = t.owners[clash]
        if is_out(s, owner):
            s[FLIPPED] &= ~beaten
            s[DISCARDED] |= beaten
        else:
            s[FLIPPED] ^= beaten  # G1
            s[owner] |= beaten

    if s[mine] == ZERO:  # E1
        first = s[OUT] == ZERO
        seat = np.uint64(mine + 1)
        s[OUT] = seat if first else s[OUT] | (seat << np.uint64(4))
        wins = s[WINNERS] & (ONE << np.uint64(mine)) != ZERO
        if wins or t.outs == (1 if first else 2):  # E4, E3, P4
            s[AT] = OVER
            return
    while True:  # T3: a player who is out only discards
        at += ONE
        if at == np.uint64(t.owners.size):
            at = ZERO
        lay = s[np.uint64(SETS) + at]  # T1
        s[FLIPPED] &= ~lay
        s[DISCARDED] |= lay
        s[np.uint64(SETS) + at] = ZERO
        if s[t.owners[at]] != ZERO:
            break
    s[AT] = at


@inlined
def is_out(s: Masks, seat: int) -> bool:
    """Whether a seat is out; an empty hand is not enough, as a beaten set may come back to it."""
    mark = np.uint64(seat + 1)
    return bool(s[OUT] & _FIFTEEN == mark or s[OUT] >> np.uint64(4) == mark)
