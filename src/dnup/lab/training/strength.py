"""How strong a net is: contests on fixed deals, each deal played from every seat."""

from dataclasses import dataclass

import numpy as np

from dnup.kernel.moves import most_moves
from dnup.kernel.net import Net, make_room
from dnup.kernel.policy import load_policy
from dnup.kernel.selfplay import play_contest
from dnup.kernel.tables import tables
from dnup.notation import standard_deck

SEED = 7  # of the deals: every net plays the same ones
MOST_PLIES = 500


@dataclass(frozen=True, slots=True)
class Contest:
    """One net against a table full of something else."""

    first: float  # the share of rounds in which the net was out first
    second: float
    rounds: int
    stalled: int  # rounds that were given up; they count as rounds without a winner


def contest(net: Net, other: Net | None, *, players: int, deals: int) -> Contest:
    """Play one net against a table of another; if there is none, of the quick policy."""
    t = tables(standard_deck().pack(players))
    counts = np.zeros(4, np.int64)
    room = most_moves(t)
    opponent = net if other is None else other
    play_contest(
        t,
        net,
        opponent,
        load_policy(players) if other is None else np.zeros(0),
        make_room(net),
        make_room(opponent),
        np.array([SEED], np.uint64),
        deals,
        MOST_PLIES,
        counts,
        np.zeros(room, np.uint64),
        np.zeros(room, np.int64),
        np.zeros((room, 2 * players), np.float32),
    )
    rounds, first, second, stalled = counts.tolist()
    return Contest(first / rounds, second / rounds, rounds, stalled)
