"""How a match stands with all hands open: each seat's chance to win the round, and the match."""

import json
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

import numpy as np

from dnup.bots.utility import chances, utility
from dnup.kernel.policy import load_policy
from dnup.kernel.search import policy_ends
from dnup.kernel.state import to_state
from dnup.kernel.tables import Floats, tables
from dnup.rules import Match, Pack

PLAYOUTS = 1000  # of a position: a standard error of one per cent and a half at most
DEALT = 4000  # of one that was just dealt, since the luck of the deals is told in numbers


@dataclass(frozen=True, slots=True)
class Outlook:
    """By seat: the chance to be the first out, and the chance to win the match."""

    round: tuple[float, ...]
    match: tuple[float, ...]


class Correction(NamedTuple):
    """What makes true chances of the shares of playouts, in which all play by the quick policy.

    The shares are raised to a power, one for who goes out first and one for who goes out second,
    given that: above 1 the likelier gets likelier, below 1 less so. And who would win the match by
    it gets `leader` times the share, since the others then do what they can against it; in the
    rounds to come, too, which are else taken to be even.
    """

    first: float
    second: float
    leader: float


def outlook(match: Match, playouts: int | None = None) -> Outlook:
    """Each seat's chances with the cards as they lie, all hands open.

    The same position gives the same numbers; what is decided is 0 or 1. A `ValueError` before the
    first deal. This is for when the match is over, and no part of a grade.
    """
    return make_outlook(match, count_ends(match, playouts), correction(match.players))


def make_outlook(match: Match, ends: Floats, by: Correction) -> Outlook:
    """The chances by ends that were counted, corrected."""
    firsts, seconds = leaders(match)
    first = _shares(ends.sum(axis=1), by.first, by.leader**firsts)
    second = np.array([_shares(row, by.second, by.leader**seconds) for row in ends])
    worth = np.einsum("i,ij,ijk->k", first, second, utility(match.pack, match.before, by.leader))
    return Outlook(tuple(first[1:].tolist()), tuple(np.minimum(worth, 1.0).tolist()))


def count_ends(match: Match, playouts: int | None = None) -> Floats:
    """How often who goes out first and second, plus one each (0 for nobody), by the policy."""
    round_, pack = match.round, match.pack
    if round_ is None:
        raise ValueError("there are no cards before the first deal")
    if playouts is None:
        playouts = PLAYOUTS if match.past else DEALT
    lie = repr((round_.hands, round_.sets, round_.flipped, round_.at, match.before))
    source = np.frombuffer(sha256(lie.encode()).digest()[:8], np.uint64).copy()
    ends = np.zeros((pack.players + 1, pack.players + 1))
    policy_ends(
        tables(pack),
        to_state(round_, pack.winners(match.before)),
        pack.players,
        load_policy(pack.players),
        source,
        1 if round_.is_over else playouts,
        ends,
    )
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


def _shares(counts: Floats, power: float, factors: Floats) -> Floats:
    """Shares that add up to 1, or nothing if nothing was counted."""
    sharp: Floats = (counts / max(counts.sum(), 1)) ** power * factors
    return sharp / sharp.sum() if sharp.any() else sharp


@cache
def correction(players: int) -> Correction:
    """The one for a player count, fitted to the play of bots (`make calibration`)."""
    table = json.loads((Path(__file__).parent / "outlook.json").read_text())
    return Correction(**table[str(players)])
