"""What else `sharp` could be: each variant beside the one that is shipped, at the same time a move.

Every deal is played from every seat, one variant against a table of the shipped one. Run by
`make variants`; a number as argument scales the number of deals.
"""

import random
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context

import numpy as np

from dnup import Match, standard_deck
from dnup.bots import Budget
from dnup.bots.search import Settings
from dnup.bots.sharp import Sharp
from dnup.kernel.policy import FEATURES
from dnup.lab.interval import Tally, estimate_share
from dnup.lab.pool import all_processes

BUDGET = Budget(milliseconds=50)
VARIANTS = {
    "as it is shipped": Settings(),
    "flat Monte-Carlo with the policy": Settings(deepest=1),
    "multiple-observer tree search": Settings(observers=True),
    "uniform beliefs": Settings(trust=0),
    "full trust in the others' actions": Settings(trust=1),
    "half the curiosity": Settings(curiosity=0.5),
    "twice the curiosity": Settings(curiosity=2),
    "no policy: all kinds of moves alike": Settings(policy=np.ones(FEATURES)),
}
DEALS = {2: 60, 4: 24}


@dataclass(frozen=True)
class Job:
    variant: str
    players: int
    deal: int


def jobs(scale: float) -> Iterator[Job]:
    for variant in VARIANTS:
        for players, deals in DEALS.items():
            for deal in range(max(2, int(deals * scale))):
                yield Job(variant, players, deal)


def play(job: Job) -> int:
    """In how many of its seats the variant was the first to be out."""
    first = 0
    one, other = Sharp(VARIANTS[job.variant]), shipped()
    for own in range(job.players):
        match = Match(standard_deck(), job.players)
        match = match.begin(match.deal(random.Random(job.deal)))
        rng = random.Random(f"{job.deal} {own}")
        while match.round is not None and match.round.turn is not None:
            seat = match.round.turn.seat
            bot = one if seat == own else other
            match = match.apply(bot.choose(match.view(seat), BUDGET, rng))
        assert match.round is not None
        first += match.round.out[0] == own
    return first


@cache
def shipped() -> Sharp:
    return Sharp()


def main(scale: float = 1.0) -> None:
    print(f"| variant, {BUDGET} a move | players | rounds | first out | 95 % interval |")
    print("|---|---|---|---|---|")
    todo = list(jobs(scale))
    with ProcessPoolExecutor(all_processes(), get_context("spawn")) as pool:
        tallies: list[Tally] = []
        for i, (job, first) in enumerate(zip(todo, pool.map(play, todo), strict=True)):
            tallies.append(Tally(job.players, first))
            last = i + 1 == len(todo) or todo[i + 1].players != job.players
            if last:
                share = estimate_share(tallies)
                low, high = 100 * (share.low or 0), 100 * (share.high or 1)
                rounds = job.players * len(tallies)
                row = f"{job.variant} | {job.players} | {rounds} | {100 * share.mean:.1f} %"
                print(f"| {row} | {low:.1f} to {high:.1f} % |", flush=True)
                tallies = []


if __name__ == "__main__":
    main(*map(float, sys.argv[1:]))
