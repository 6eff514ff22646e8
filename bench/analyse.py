"""How long the review of a match lets one wait: a match of six rounds, the longest there is.

Three points are given a round, and four win: with five players the sixth round decides at the
latest. So there are no ten rounds; their worth of actions is reviewed here, too, from that match
and another. Reviewed is as `dnup analyse --threads 2` does it, graph and accounts included. Run by
`make analyse-bench`; ends with 1 if the first result takes longer than half a second or the longest
match longer than three seconds, by the clock. The time on two free cores is printed beside it.
"""

import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass

from grades import play

from dnup import Match
from dnup.analysis.account import account_rounds
from dnup.analysis.moment import Moment
from dnup.analysis.outlook import outlook
from dnup.analysis.review import review
from dnup.notation import Step

LEVELS = ("sharp", "careful", "casual", "careful", "sharp")
ROUNDS = 6  # the most that five can play
WORTH = 10
THREADS = 2
FIRST = 0.5  # seconds
LONGEST = 3.0


@dataclass(frozen=True)
class Took:
    """Seconds of the clock, and of all cores together."""

    first: float
    whole: float
    cores: float


def leads_on(match: Match) -> bool:
    """Whether each round so far had other winners, as it must be for a sixth to be played."""
    done = sum(match.points) // 3
    if done >= ROUNDS - 1 and match.is_over:
        return sum(match.points) > 3 * (ROUNDS - 1)
    firsts, seconds = range(done), [seat % 5 for seat in range(1, done + 1)]
    return match.points == tuple(2 * (s in firsts) + (s in seconds) for s in range(5))


def look(steps: Sequence[Step], those: Sequence[Moment]) -> Took:
    began, busy = time.perf_counter(), time.process_time()
    first = 0.0
    verdicts = []
    for verdict in review(those, threads=THREADS):
        first = first or time.perf_counter() - began
        verdicts.append(verdict)
        outlook(verdict.moment.match)
    account_rounds(steps, verdicts)
    return Took(first, time.perf_counter() - began, time.process_time() - busy)


def main() -> int:
    (steps, those), (more, others) = (play(LEVELS, seed, leads_on) for seed in range(2))
    others = [moment for moment in others if moment.round <= WORTH - ROUNDS]
    outlook(those[0].match)  # what is compiled or loaded then is not timed
    list(review(those[:1]))
    one, rest = look(steps, those), look(more, others)
    ten = Took(one.first, one.whole + rest.whole, one.cores + rest.cores)
    for name, number, took in (
        (f"{ROUNDS} rounds", len(those), one),
        (f"{WORTH} rounds' worth", len(those) + len(others), ten),
    ):
        ideal = f"{took.cores / THREADS:.1f} s on {THREADS} free cores"
        print(
            f"{name}, {number} actions: first after {took.first:.2f} s, {took.whole:.1f} s; {ideal}"
        )
    return 1 if one.whole > LONGEST or one.first > FIRST else 0


if __name__ == "__main__":
    sys.exit(main())
