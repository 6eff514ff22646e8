"""How a match stands with all hands open: each seat's chance to win the round, and the match."""

import json
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path

import numpy as np

from dnup.bots.utility import utility
from dnup.kernel.policy import load_policy
from dnup.kernel.search import policy_ends
from dnup.kernel.state import to_state
from dnup.kernel.tables import Floats, tables
from dnup.rules import Match

PLAYOUTS = 1000  # of a position: a standard error of one per cent and a half at most
DEALT = 4000  # of one that was just dealt, since the luck of the deals is told in numbers


@dataclass(frozen=True, slots=True)
class Outlook:
    """By seat: the chance to be the first out, and the chance to win the match."""

    round: tuple[float, ...]
    match: tuple[float, ...]


def outlook(match: Match, playouts: int | None = None) -> Outlook:
    """Each seat's chances with the cards as they lie, all hands open.

    The same position gives the same numbers; what is decided is 0 or 1. A `ValueError` before the
    first deal. This is for when the match is over, and no part of a grade.
    """
    ends, exponent = count_ends(match, playouts), correction(match.players)
    return make_outlook(match, ends, exponent)


def make_outlook(match: Match, ends: Floats, exponent: float) -> Outlook:
    """The chances by ends that were counted, their shares raised to a power.

    First who goes out first, then, given that, who goes out second. With a power above 1 the
    likelier gets likelier: those who play are less careless than the policy.
    """
    first = _shares(ends.sum(axis=1), exponent)
    second = np.array([_shares(row, exponent) for row in ends])
    worth = np.einsum("i,ij,ijk->k", first, second, utility(match.pack, match.before))
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


def _shares(counts: Floats, exponent: float) -> Floats:
    """Shares that add up to 1, or nothing if nothing was counted."""
    sharp: Floats = (counts / max(counts.sum(), 1)) ** exponent
    return sharp / sharp.sum() if sharp.any() else sharp


@cache
def correction(players: int) -> float:
    """The power for a player count, fitted to the play of bots (`make calibration`)."""
    table = json.loads((Path(__file__).parent / "outlook.json").read_text())
    return float(table[str(players)])
