"""Rounds that a net plays with itself, or against another, as examples to learn from."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from dnup.kernel.bits import ZERO, below, number, uniform
from dnup.kernel.compiled import compiled
from dnup.kernel.deals import deal_round
from dnup.kernel.moves import VALUES, do_move, legal_moves
from dnup.kernel.net import (
    ACTIVE,
    Features,
    Net,
    NetScratch,
    Weights,
    find_features,
    judge_moves,
    points_of,
    seats_of,
)
from dnup.kernel.playout import greedy_move, random_move
from dnup.kernel.policy import CANDIDATES, policy_move
from dnup.kernel.state import AT, OUT, OVER, SIZE
from dnup.kernel.tables import Floats, Masks, Numbers, PackTables

# Who plays a seat: the learner, or one of several guests.
LEARNER = 0
FICKLE = 1  # the net, but for some moves that are drawn from all
GREEDY = 2  # greedy, likewise
QUICK = 3  # the quick policy
GUESTS = 4
WHIMS = 0.2  # of guests


class Examples(NamedTuple):
    """Room for positions after a move, and the target to learn for each."""

    active: Features  # the features that are on, a row for each position
    counts: npt.NDArray[np.int32]  # how many of them
    targets: Weights  # who was first, by seat from the mover on; then who was second


def make_examples(players: int, capacity: int) -> Examples:
    """Room for this many positions."""
    return Examples(
        np.zeros((capacity, ACTIVE), np.uint16),
        np.zeros(capacity, np.int32),
        np.zeros((capacity, 2 * players), np.float32),
    )


# Not embedded: it would be compiled four times, and a call takes no time beside its judgements.
@compiled
def favourite(
    t: PackTables,
    s: Masks,
    net: Net,
    room: NetScratch,
    cards: Masks,
    areas: Numbers,
    judged: Weights,
) -> tuple[int, int]:
    """How many moves there are, and which of them the net likes best."""
    players = seats_of(t)
    count = legal_moves(t, s, cards, areas)
    judge_moves(t, s, net, room, cards, areas, count, judged)
    best, worth = 0, -1.0
    for i in range(count):
        found = points_of(judged[i], players)
        if found > worth:
            best, worth = i, found
    return count, best


@compiled
def play_and_note(
    t: PackTables,
    net: Net,
    other: Net,
    alone: bool,
    room: NetScratch,
    other_room: NetScratch,
    rng: Masks,
    whims: float,
    guests: float,
    policy: Floats,
    trace: float,
    most: int,
    examples: Examples,
    counts: Numbers,
    cards: Masks,
    areas: Numbers,
    judged: Weights,
) -> int:
    """Play rounds while there is room for another; returns how many positions were noted.

    The net plays every seat, or in a share of the rounds (`guests`) only some of them: guests play
    the others, so that it learns to play with people who aren't like itself. If it learns `alone`,
    it plays one seat, a random one in each round, and the other net plays its best moves in the
    others. Only the learner's positions are noted.
    With probability `whims` the learner's move is drawn from all. The target of a position is a mix
    (`trace`) of how the round ended and how the same seat judged its next position. A round that
    isn't over after `most` plies is left out. `counts` gets the rounds, those left out, the plies.
    """
    players = seats_of(t)
    s = np.zeros(SIZE, np.uint64)
    movers = np.zeros(most, np.int64)
    whim = np.zeros(most, np.bool_)
    expected = np.zeros((most, 2 * players), np.float32)
    goal = np.zeros((players, 2 * players), np.float32)
    has_goal = np.zeros(players, np.bool_)
    guest = np.zeros(players, np.int64)
    kinds = np.zeros(CANDIDATES, np.int64)
    weights = np.zeros(CANDIDATES)
    upto = np.zeros(VALUES, np.int64)
    total = 0
    while total + most <= examples.counts.size:
        deal_round(t, s, rng, players, below(rng, players))
        learner = below(rng, players)
        has_guests = not alone and uniform(rng) < guests
        for seat in range(players):
            guest[seat] = below(rng, GUESTS) if has_guests and seat != learner else LEARNER
        plies, noted = 0, 0
        while s[AT] != OVER and plies < most:
            mover = number(t.owners[s[AT]])
            plies += 1
            if alone and mover != learner:
                count, best = favourite(t, s, other, other_room, cards, areas, judged)
                do_move(t, s, cards[best], areas[best])
                continue
            if guest[mover] != LEARNER:
                if guest[mover] == FICKLE:
                    if uniform(rng) < WHIMS:
                        move, area = random_move(t, s, rng, upto)
                    else:
                        count, best = favourite(t, s, net, room, cards, areas, judged)
                        move, area = cards[best], areas[best]
                elif guest[mover] == GREEDY:
                    if uniform(rng) < WHIMS:
                        move, area = random_move(t, s, rng, upto)
                    else:
                        move, area = greedy_move(t, s)
                else:
                    move, area = policy_move(t, s, rng, policy, kinds, weights)
                do_move(t, s, move, area)
                continue
            count, best = favourite(t, s, net, room, cards, areas, judged)
            expected[noted] = judged[best]
            movers[noted] = mover
            whim[noted] = uniform(rng) < whims
            if whim[noted]:
                best = below(rng, count)
            do_move(t, s, cards[best], areas[best])
            row = total + noted
            examples.counts[row] = find_features(t, s, mover, room, examples.active[row])
            # Who is known to be first needs no learning.
            examples.targets[row, 0] = 0 if s[OUT] != ZERO and t.outs > 1 else 1
            noted += 1
        counts[0] += 1
        counts[2] += plies
        if s[AT] != OVER:
            counts[1] += 1
            continue
        has_goal[:] = False
        first, second = number(s[OUT] & np.uint64(15)), number(s[OUT] >> np.uint64(4))
        for i in range(noted - 1, -1, -1):
            mover = movers[i]
            aim = goal[mover]
            if not has_goal[mover]:
                has_goal[mover] = True
                aim[:] = 0
                aim[(first - 1 - mover) % players] = 1
                if second > 0:
                    aim[players + (second - 1 - mover) % players] = 1
            target = examples.targets[total + i]
            is_open = target[0]
            target[:] = aim
            if is_open == 0:
                target[:players] = 0
            if whim[i]:
                aim[:] = expected[i]
            else:
                for k in range(aim.size):
                    aim[k] = np.float32(trace) * aim[k] + np.float32(1 - trace) * expected[i, k]
        total += noted
    return total


@compiled
def play_contest(
    t: PackTables,
    net: Net,
    other: Net,
    policy: Floats,
    room: NetScratch,
    other_room: NetScratch,
    rng: Masks,
    rounds: int,
    most: int,
    counts: Numbers,
    cards: Masks,
    areas: Numbers,
    judged: Weights,
) -> None:
    """Play one net against a table of another, or of the policy if it has numbers.

    Each of `rounds` deals is played from every seat. `counts` gets the rounds, how often the net
    was first, how often second, and the rounds that weren't over after `most` plies.
    """
    players = seats_of(t)
    s = np.zeros(SIZE, np.uint64)
    deal = np.zeros(SIZE, np.uint64)
    kinds = np.zeros(CANDIDATES, np.int64)
    weights = np.zeros(CANDIDATES)
    for _ in range(rounds):
        deal_round(t, deal, rng, players, 0)
        for seat in range(players):
            s[:] = deal
            plies = 0
            while s[AT] != OVER and plies < most:
                mover = number(t.owners[s[AT]])
                if mover == seat:
                    _, best = favourite(t, s, net, room, cards, areas, judged)
                    do_move(t, s, cards[best], areas[best])
                elif policy.size > 0:
                    move, area = policy_move(t, s, rng, policy, kinds, weights)
                    do_move(t, s, move, area)
                else:
                    _, best = favourite(t, s, other, other_room, cards, areas, judged)
                    do_move(t, s, cards[best], areas[best])
                plies += 1
            counts[0] += 1
            counts[1] += number(s[OUT] & np.uint64(15)) == seat + 1
            counts[2] += number(s[OUT] >> np.uint64(4)) == seat + 1
            counts[3] += s[AT] != OVER
