"""Each seat's chance to win the round and the match, with all hands open."""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

from dnup.kernel.net import judge, make_room
from dnup.kernel.state import SEEN, to_state
from dnup.kernel.tables import Floats, tables
from dnup.kernel.weights import load_open_net
from dnup.rules import Match, Pack
from dnup.search.utility import chances, utility


@dataclass(frozen=True, slots=True)
class Outlook:
    """By seat: the chance to be the first out, and the chance to win the match."""

    round: tuple[float, ...]
    match: tuple[float, ...]


class Correction(NamedTuple):
    """Corrects the net's chances, because the net learned from single rounds.

    Chances are raised to a power, one for the first out and one for the second, given the first:
    above 1 the likelier gets likelier, below 1 less so. A seat that would win the match by going
    out gets `leader` times its chance, since the others then do what they can against it; in the
    rounds to come, too, which are otherwise taken to be even.
    """

    first: float
    second: float
    leader: float


def outlook(match: Match) -> Outlook:
    """Each seat's chances with the cards as they lie, all hands open.

    The same position gives the same numbers; what is decided is 0 or 1. A `ValueError` before the
    first deal. This is for when the match is over, and no part of a grade.
    """
    return make_outlook(match, judge_ends(match), correction(match.players))


def make_outlook(match: Match, ends: Floats, by: Correction) -> Outlook:
    """The chances by how likely each end of the round is, corrected."""
    firsts, seconds = leaders(match)
    first = _shares(ends.sum(axis=1), by.first, by.leader**firsts)
    second = np.array([_shares(row, by.second, by.leader**seconds) for row in ends])
    worth = np.einsum("i,ij,ijk->k", first, second, utility(match.pack, match.before, by.leader))
    return Outlook(tuple(first[1:].tolist()), tuple(np.minimum(worth, 1.0).tolist()))


def judge_ends(match: Match) -> Floats:
    """How likely each end of the round is: who goes out first and second, plus one each.

    0 is nobody. The net sees all hands. A `ValueError` before the first deal.
    """
    round_, pack = match.round, match.pack
    if round_ is None:
        raise ValueError("there are no cards before the first deal")
    players = pack.players
    ends = np.zeros((players + 1, players + 1))
    if round_.turn is None:
        first, second = (*(seat + 1 for seat in round_.out), 0, 0)[:2]
        ends[first, second] = 1
        return ends
    viewer = int(round_.turn.seat)
    state = to_state(round_, pack.winners(match.before))
    state[SEEN] = pack.cards
    net = load_open_net(players)
    found = np.zeros(2 * players, np.float32)
    judge(tables(pack), state, viewer, net, make_room(net), found)
    firsts, seconds = (np.roll(half.astype(float), viewer) for half in np.split(found, 2))
    for first in range(players):
        if players == 2:
            ends[first + 1, 0] = firsts[first]
            continue
        others = np.delete(np.arange(players), first)
        ends[first + 1, others + 1] = firsts[first] * seconds[others] / seconds[others].sum()
    return ends


def worth_of(pack: Pack, points: tuple[int, ...]) -> tuple[float, ...]:
    """Each seat's chance to win the match with these points, before a deal."""
    return chances(pack.prizes, pack.goal, points, correction(pack.players).leader)


def leaders(match: Match) -> tuple[Floats, Floats]:
    """Who wins the match by going out first, and who by going out second: 1 for those, by seat.

    As with ends, the seats are counted from 1.
    """
    pack = match.pack
    prizes = (*pack.prizes, 0)[:2]
    first, second = (
        np.array([0, *(points + prize >= pack.goal for points in match.before)], float)
        for prize in prizes
    )
    return first, second


def _shares(likely: Floats, power: float, factors: Floats) -> Floats:
    """Shares that add up to 1, or nothing if nothing can happen."""
    sharp: Floats = likely**power * factors
    return sharp / sharp.sum() if sharp.any() else sharp


@cache
def correction(players: int) -> Correction:
    """The one for a player count, fitted to the play of bots (`make calibration`)."""
    table = json.loads((Path(__file__).parent / "outlook.json").read_text())
    return Correction(**table[str(players)])
