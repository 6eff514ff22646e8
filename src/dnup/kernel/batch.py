"""Whole rounds in great numbers, on all cores."""

import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from dnup.kernel.bits import number
from dnup.kernel.compiled import compiled
from dnup.kernel.deals import deal_round
from dnup.kernel.playout import random_playout
from dnup.kernel.policy import CANDIDATES, policy_playout
from dnup.kernel.state import OUT, SIZE
from dnup.kernel.tables import Floats, Masks, Numbers, PackTables, tables
from dnup.rules import Pack

BLOCK = 1000  # rounds; each block has a random source of its own, so that threads do not matter


@dataclass(frozen=True, slots=True)
class Batch:
    """What came of many rounds."""

    rounds: int
    plies: int
    first: tuple[int, ...]  # by seat: how often it was the first to be out
    second: tuple[int, ...]
    unfinished: int  # given up after as many plies as were allowed


def simulate(
    pack: Pack,
    rounds: int,
    *,
    seed: int = 0,
    policy: Floats | None = None,
    threads: int | None = None,
    most_plies: int = 10_000,
) -> Batch:
    """Deal and play out rounds by chance: uniformly, or by a policy's weights (`load_policy`).

    The same seed gives the same batch, whatever the number of threads (all cores if not given).
    """
    t = tables(pack)
    weights = np.zeros(0) if policy is None else policy
    blocks = -(-rounds // BLOCK)
    sources = np.random.SeedSequence(seed).generate_state(blocks, np.uint64).astype(np.uint64)

    def play(block: int) -> tuple[int, Numbers]:
        counts = np.zeros((2, 6), np.int64)
        number = min(BLOCK, rounds - block * BLOCK)
        source = sources[block : block + 1].copy()
        return play_rounds(t, source, number, pack.players, weights, most_plies, counts), counts

    with ThreadPoolExecutor(threads or os.cpu_count()) as pool:
        played = list(pool.map(play, range(blocks)))
    counts = sum((counts for _, counts in played), np.zeros((2, 6), np.int64))
    return Batch(
        rounds,
        sum(plies for plies, _ in played),
        tuple(int(counts[0, seat + 1]) for seat in pack.seats),
        tuple(int(counts[1, seat + 1]) for seat in pack.seats),
        int(counts[0, 0] if pack.players == 2 else counts[1, 0]),
    )


@compiled
def play_rounds(
    t: PackTables, rng: Masks, rounds: int, players: int, w: Floats, most: int, counts: Numbers
) -> int:
    """Deal and play rounds; how many plies, and in `counts` who went out first and second."""
    s = np.zeros(SIZE, np.uint64)
    kinds = np.zeros(CANDIDATES, np.int64)
    weights = np.zeros(CANDIDATES)
    plies = 0
    for _ in range(rounds):
        deal_round(t, s, rng, players, 0)
        if w.size == 0:
            plies += random_playout(t, s, rng, most)
        else:
            plies += policy_playout(t, s, rng, w, most, kinds, weights)
        counts[0, number(s[OUT] & np.uint64(15))] += 1
        counts[1, number(s[OUT] >> np.uint64(4))] += 1
    return plies
