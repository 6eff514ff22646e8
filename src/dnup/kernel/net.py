"""A small neural net that says what a position is worth to a seat that has just moved.

It looks at what the seat knows, never at more, and tells how likely each player is to be the first
out, and the second. A move is judged by the position after it. The inputs are yes-or-no features in
terms of values, so one net serves every deck of a player count. Few of them are on at a time, and
few change by a move: the first layer is a sum of rows, which is brought up to date and not made
again. Weights come from `dnup.kernel.weights`; `dnup.lab.training` learns them.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from dnup.kernel.bits import ONE, ZERO, lowest, number, popcount
from dnup.kernel.compiled import compiled, embedded, inlined, summing
from dnup.kernel.moves import NOWHERE, VALUES, do_move, value_of
from dnup.kernel.state import AT, DISCARDED, FLIPPED, OUT, OVER, SEEN, SETS, SIZE
from dnup.kernel.tables import Masks, Numbers, PackTables
from dnup.rules import HIGHEST_VALUE

Weights = npt.NDArray[np.float32]
Rows = npt.NDArray[np.int16]
Sums = npt.NDArray[np.int32]
Features = npt.NDArray[np.uint16]

# A card that is not discarded is in one place: hidden in the own hand, seen there, known in another
# hand (by seat, from the next one on), in a set (by area, from the own first one on), or unseen.
# The feature is the place, the active value and the inactive one; of unseen cards, low and high.
CODES = HIGHEST_VALUE * HIGHEST_VALUE
# Then come numbers, each of which is a slot with one feature for each number it can be:
MOST_SHOWN = 8  # cards in the own hand that show a value, or would show it if turned
MOST_KNOWN = 4  # cards known in another hand that show a value
MOST_LYING = 8  # cards in a set, by area and value
MOST_HELD = 24  # cards in a hand, by seat
PLACES = 16  # room for as many
SLOTS = 80
ACTIVE = 160  # more features than can be on at once


UNIT = 1024  # the first layer counts in whole numbers, so that nothing is lost by adding up


class Net(NamedTuple):
    """The weights: rows to add up, then two layers."""

    rows: Rows  # by feature, in units
    bias: Sums
    hidden: Weights  # by unit of the second layer, then of the first
    hidden_bias: Weights
    output: Weights  # who is first, by seat from the mover on; then who is second; by unit
    output_bias: Weights


class NetScratch(NamedTuple):
    """Room to work in, so that nothing is allocated for each move."""

    places: Masks
    new_places: Masks
    slots: Numbers
    new_slots: Numbers
    after: Masks
    base: Sums
    sum: Sums
    first: Weights
    second: Weights


def make_net(
    rows: Weights,
    bias: Weights,
    hidden: Weights,
    hidden_bias: Weights,
    output: Weights,
    output_bias: Weights,
) -> Net:
    """A net of learned weights, those of the first layer rounded to units."""
    most = np.iinfo(np.int16).max
    return Net(
        np.clip(np.rint(rows * UNIT), -most, most).astype(np.int16),
        np.rint(bias * UNIT).astype(np.int32),
        *(np.array(part, np.float32) for part in (hidden, hidden_bias, output, output_bias)),
    )


def features(players: int) -> int:
    """How many features there are."""
    areas = 4 if players == 2 else players
    return (
        CODES * (players + areas + 2)
        + HIGHEST_VALUE * (2 * MOST_SHOWN + (players - 1) * MOST_KNOWN + areas * MOST_LYING)
        + players * MOST_HELD
        + (areas + 1)
        + (players + 1)
    )


def make_room(net: Net) -> NetScratch:
    """Room for a net of this size."""
    return NetScratch(
        np.zeros(PLACES, np.uint64),
        np.zeros(PLACES, np.uint64),
        np.zeros(SLOTS, np.int64),
        np.zeros(SLOTS, np.int64),
        np.zeros(SIZE, np.uint64),
        np.zeros_like(net.bias),
        np.zeros_like(net.bias),
        np.zeros(net.bias.size, np.float32),
        np.zeros_like(net.hidden_bias),
    )


@inlined
def seats_of(t: PackTables) -> int:
    """How many players there are."""
    return number(t.owners[t.owners.size - 1]) + 1


@inlined
def _code(t: PackTables, i: int, turned: bool) -> int:
    """A card by its values, the active one first."""
    up, down = number(t.upright[i]), number(t.turned[i])
    if turned:
        up, down = down, up
    return HIGHEST_VALUE * (up - 1) + down - 1


@embedded
def _find_places(t: PackTables, s: Masks, viewer: int, places: Masks) -> int:
    """Write which cards are in each place; how many places there are."""
    players, areas = seats_of(t), t.owners.size
    seen = s[SEEN]
    mine = s[viewer]
    places[0] = mine & ~seen
    places[1] = mine & seen
    rest = t.cards & ~s[DISCARDED] & ~mine
    seat = viewer
    for i in range(1, players):
        seat = seat + 1 if seat + 1 < players else 0
        places[1 + i] = s[seat] & seen
        rest &= ~places[1 + i]
    area = viewer * 2 if players == 2 else viewer
    for i in range(areas):
        places[1 + players + i] = s[SETS + area]
        rest &= ~s[SETS + area]
        area = area + 1 if area + 1 < areas else 0
    places[1 + players + areas] = rest
    return 2 + players + areas


@embedded
def _find_slots(t: PackTables, s: Masks, viewer: int, slots: Numbers) -> int:
    """Write the feature of each slot, or -1 for none; how many slots there are."""
    players, areas = seats_of(t), t.owners.size
    flipped = s[FLIPPED]
    base = CODES * (players + areas + 2)
    up, down = s[viewer] & ~flipped, s[viewer] & flipped
    n = 0
    for value in range(1, VALUES):
        shown = popcount((up & t.low[value]) | (down & t.high[value]))
        turned = popcount((down & t.low[value]) | (up & t.high[value]))
        slots[n] = base + min(shown, MOST_SHOWN) - 1 if shown else -1
        slots[n + 1] = (
            base + HIGHEST_VALUE * MOST_SHOWN + min(turned, MOST_SHOWN) - 1 if turned else -1
        )
        base += MOST_SHOWN
        n += 2
    base += HIGHEST_VALUE * MOST_SHOWN
    seat = viewer
    for _ in range(1, players):
        seat = seat + 1 if seat + 1 < players else 0
        known = s[seat] & s[SEEN]
        if known == ZERO:
            for value in range(HIGHEST_VALUE):
                slots[n + value] = -1
        else:
            up, down = known & ~flipped, known & flipped
            for value in range(HIGHEST_VALUE):
                shown = popcount((up & t.low[value + 1]) | (down & t.high[value + 1]))
                slots[n + value] = (
                    base + value * MOST_KNOWN + min(shown, MOST_KNOWN) - 1 if shown else -1
                )
        base += HIGHEST_VALUE * MOST_KNOWN
        n += HIGHEST_VALUE
    area = viewer * 2 if players == 2 else viewer
    turn = areas
    for i in range(areas):
        lay = s[SETS + area]
        slots[n] = -1
        if lay != ZERO:
            value = value_of(t, s, lay) - 1
            slots[n] = base + value * MOST_LYING + min(popcount(lay), MOST_LYING) - 1
        if s[AT] == np.uint64(area):
            turn = i
        base += HIGHEST_VALUE * MOST_LYING
        n += 1
        area = area + 1 if area + 1 < areas else 0
    seat = viewer
    first = number(s[OUT] & np.uint64(15)) - 1
    out = players
    for i in range(players):
        slots[n] = base + min(popcount(s[seat]), MOST_HELD - 1)
        if seat == first:
            out = i
        base += MOST_HELD
        n += 1
        seat = seat + 1 if seat + 1 < players else 0
    slots[n] = base + turn
    slots[n + 1] = base + areas + 1 + out
    return n + 2


@compiled
def find_features(t: PackTables, s: Masks, viewer: int, room: NetScratch, active: Features) -> int:
    """Write the features that are on, as the viewer sees a state; how many there are."""
    count = 0
    flipped = s[FLIPPED]
    places = _find_places(t, s, viewer, room.new_places)
    for place in range(places):
        cards = room.new_places[place]
        turned = ZERO if place == places - 1 else flipped
        while cards != ZERO:
            i = lowest(cards)
            cards &= cards - ONE
            active[count] = CODES * place + _code(t, i, turned & (ONE << np.uint64(i)) != ZERO)
            count += 1
    for i in range(_find_slots(t, s, viewer, room.new_slots)):
        if room.new_slots[i] >= 0:
            active[count] = room.new_slots[i]
            count += 1
    return count


@embedded
def _add(sums: Sums, rows: Rows, feature: int) -> None:
    f = np.uint64(feature)
    for k in range(sums.size):
        sums[k] += np.int32(rows[f, k])


@embedded
def _subtract(sums: Sums, rows: Rows, feature: int) -> None:
    f = np.uint64(feature)
    for k in range(sums.size):
        sums[k] -= np.int32(rows[f, k])


@summing
def _layer(inputs: Weights, weights: Weights, bias: Weights, outputs: Weights) -> None:
    """A layer; its weights are by output, then input. Four outputs are made at a time."""
    whole = outputs.size & ~3
    for k in range(0, whole, 4):
        a, b, c, d = bias[k], bias[k + 1], bias[k + 2], bias[k + 3]
        for i in range(inputs.size):
            x = inputs[i]
            a += x * weights[k, i]
            b += x * weights[k + 1, i]
            c += x * weights[k + 2, i]
            d += x * weights[k + 3, i]
        outputs[k], outputs[k + 1], outputs[k + 2], outputs[k + 3] = a, b, c, d
    for k in range(whole, outputs.size):
        a = bias[k]
        for i in range(inputs.size):
            a += inputs[i] * weights[k, i]
        outputs[k] = a


@embedded
def _sum_rows(t: PackTables, s: Masks, viewer: int, net: Net, room: NetScratch) -> None:
    """Make the first layer's sum of a state, and note what it was made of."""
    flipped = s[FLIPPED]
    sums = room.base
    sums[:] = net.bias
    places = _find_places(t, s, viewer, room.places)
    for place in range(places):
        cards = room.places[place]
        turned = ZERO if place == places - 1 else flipped
        while cards != ZERO:
            i = lowest(cards)
            cards &= cards - ONE
            code = _code(t, i, turned & (ONE << np.uint64(i)) != ZERO)
            _add(sums, net.rows, CODES * place + code)
    for i in range(_find_slots(t, s, viewer, room.slots)):
        if room.slots[i] >= 0:
            _add(sums, net.rows, room.slots[i])


@embedded
def _update_rows(
    t: PackTables, before: np.uint64, s: Masks, viewer: int, net: Net, room: NetScratch
) -> None:
    """Make the sum of another state from the one that `_sum_rows` made; `before` is its FLIPPED."""
    flipped = s[FLIPPED]
    sums = room.sum
    sums[:] = room.base
    places = _find_places(t, s, viewer, room.new_places)
    for place in range(places):
        old, new = room.places[place], room.new_places[place]
        old_turned, turned = before, flipped
        if place == places - 1:
            old_turned = turned = ZERO
        same = old & new & ~(old_turned ^ turned)
        gone, came = old & ~same, new & ~same
        while gone != ZERO:
            i = lowest(gone)
            gone &= gone - ONE
            code = _code(t, i, old_turned & (ONE << np.uint64(i)) != ZERO)
            _subtract(sums, net.rows, CODES * place + code)
        while came != ZERO:
            i = lowest(came)
            came &= came - ONE
            code = _code(t, i, turned & (ONE << np.uint64(i)) != ZERO)
            _add(sums, net.rows, CODES * place + code)
    for i in range(_find_slots(t, s, viewer, room.new_slots)):
        old_slot, slot = room.slots[i], room.new_slots[i]
        if old_slot != slot:
            if old_slot >= 0:
                _subtract(sums, net.rows, old_slot)
            if slot >= 0:
                _add(sums, net.rows, slot)


@embedded
def _finish(
    t: PackTables, s: Masks, viewer: int, net: Net, sums: Sums, room: NetScratch, chances: Weights
) -> None:
    """From the first layer's sum on: who is likely to be first and second, from the viewer on."""
    players = seats_of(t)
    if s[OUT] != ZERO:
        first = number(s[OUT] & np.uint64(15)) - 1
        after = number(s[OUT] >> np.uint64(4)) - 1
        if after >= 0 or s[AT] == OVER:
            chances[:] = 0
            chances[(first - viewer) % players] = 1
            if after >= 0:
                chances[players + (after - viewer) % players] = 1
            return
    first_layer = room.first
    for i in range(sums.size):
        first_layer[i] = np.float32(max(sums[i], 0)) * np.float32(1 / UNIT)
    _layer(first_layer, net.hidden, net.hidden_bias, room.second)
    for i in range(room.second.size):
        room.second[i] = max(room.second[i], np.float32(0))
    _layer(room.second, net.output, net.output_bias, chances)
    for half in range(2):
        begin = half * players
        top = chances[begin]
        for k in range(begin + 1, begin + players):
            top = max(top, chances[k])
        total = np.float32(0)
        for k in range(begin, begin + players):
            chances[k] = np.exp(chances[k] - top)
            total += chances[k]
        for k in range(begin, begin + players):
            chances[k] /= total
    if s[OUT] != ZERO:
        first = number(s[OUT] & np.uint64(15)) - 1
        chances[:players] = 0
        chances[(first - viewer) % players] = 1


@compiled
def judge(
    t: PackTables, s: Masks, viewer: int, net: Net, room: NetScratch, chances: Weights
) -> None:
    """What the net says of a state after a move of the viewer's."""
    _sum_rows(t, s, viewer, net, room)
    _finish(t, s, viewer, net, room.base, room, chances)


@embedded
def judge_moves(
    t: PackTables,
    s: Masks,
    net: Net,
    room: NetScratch,
    cards: Masks,
    areas: Numbers,
    count: int,
    chances: Weights,
) -> None:
    """What the net says of each of `count` moves of the player to act, a row for each."""
    viewer = number(t.owners[s[AT]])
    after = room.after
    after[:] = s
    do_move(t, after, ZERO, NOWHERE)  # what every move brings: the turn and what it discards
    after[FLIPPED] ^= after[viewer]
    flipped = after[FLIPPED]
    _sum_rows(t, after, viewer, net, room)
    for i in range(count):
        after[:] = s
        do_move(t, after, cards[i], areas[i])
        _update_rows(t, flipped, after, viewer, net, room)
        _finish(t, after, viewer, net, room.sum, room, chances[i])


@inlined
def points_of(chances: Weights, players: int) -> float:
    """What chances are worth when points count: half as much for the second place."""
    worth = float(chances[0])
    if players > 2:
        worth += 0.5 * chances[players]
    return worth
