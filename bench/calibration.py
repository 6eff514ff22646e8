"""Whether the chances that reviews, graphs and hints tell are true: predicted against actual.

Bots of several levels play whole matches of two to five. At moments drawn at random the outlook
tells each seat's chance to be the first out and to win the match; at others a seat is analysed as
in a review, does what that found to be best, and the chances of it are kept. When the match is over
it is known what came of each. Run by `make calibration`, which

1. fits the correction of the outlook (src/dnup/analysis/outlook.json) on 1,000 rounds,
2. tests all chances on 2,000 rounds of other matches, in ten bins, and draws docs/calibration.svg,

and ends with 1 if a bin with at least 100 predictions is off by more than five points and by more
than two standard errors (clustered by match). The same numbers give the same result.

In half of the matches all seats are of one level. An analysis is held to its word where the seat
plays on as `sharp` or `master`: it says what an action is worth to one who plays on well.
For the chance to win the match this is between equals: the rounds to come are taken to be even.
The chances of the other seats are printed beside, and not held to anything.
"""

import argparse
import json
import random
import sys
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from math import log
from multiprocessing import get_context
from pathlib import Path

import numpy as np

from dnup import Match, standard_deck
from dnup.analysis.analyse import analyse
from dnup.analysis.outlook import Correction, correction, judge_ends, leaders, make_outlook
from dnup.bots import Bot, bot
from dnup.bots.level import Entrant
from dnup.kernel.tables import Floats
from dnup.lab.calibration import (
    ERRORS,
    TOLERANCE,
    Bin,
    Curve,
    Prediction,
    bins,
    draw_calibration,
    mean_off,
)
from dnup.lab.pool import all_processes

ROUNDS = 2000  # to test on
TESTED = "test"  # the seed of those
LEARNED = 1000  # to fit on
COUNTS = (2, 3, 4, 5)
LEVELS = ("master@300", "sharp", "careful", "casual")  # each seat draws one
EVEN = 0.5  # of the matches are between seats of one level
LOOKS = 0.2  # of the moments have an outlook
ANALYSES = 0.05  # of them an analysis
AHEAD = 4  # matches of a player count that are given out at a time
POWERS = [i / 100 for i in range(50, 181, 5)]  # that are tried
LEADERS = [i / 100 for i in range(40, 101, 5)]
SPREAD = 0.3
LEAST = 0.0005  # of a chance
LONGEST = 400  # actions of a round; bots that go round in circles are left
HERE = Path(__file__).parents[1]
NUMBERS = HERE / "src/dnup/analysis/outlook.json"
PICTURE = HERE / "docs/calibration.svg"


@dataclass
class Look:
    """A position: what the net said, and who then went out first and second and won."""

    before: tuple[int, ...]
    ends: Floats
    is_open: bool  # nobody was out yet
    first: int = -1
    second: int = -1
    winner: int = -1


@dataclass
class Claim:
    """What an analysis said of the action that was then done, and what came of it."""

    seat: int
    level: str
    round: float
    match: float
    is_open: bool
    was_first: bool = False
    has_won: bool = False


@dataclass(frozen=True)
class Sheet:
    """A match, of which so many rounds were played."""

    players: int
    is_even: bool  # all seats were of one level
    rounds: int
    looks: list[Look]
    claims: list[Claim]


@dataclass(frozen=True)
class Job:
    players: int
    seed: str


def play(job: Job) -> Sheet:
    """Play a match and look at it on the way; an empty sheet if it goes round in circles."""
    rng = random.Random(f"{job.players} {job.seed}")
    is_even = rng.random() < EVEN
    levels = [rng.choice(LEVELS) for _ in range(job.players)]
    seats = [Entrant.parse(levels[0] if is_even else level) for level in levels]
    match = Match(standard_deck(), job.players)
    looks: list[Look] = []
    claims: list[Claim] = []
    while not match.is_over:
        match = match.begin(match.deal(rng))
        seen, said = len(looks), len(claims)
        while match.round is not None and (turn := match.round.turn) is not None:
            is_open = not match.round.out
            if rng.random() < LOOKS:
                looks.append(Look(match.before, judge_ends(match), is_open))
            view, entrant = match.view(turn.seat), seats[turn.seat]
            if rng.random() < ANALYSES:
                *_, found = analyse(view)
                action, best = found.best.action, found.best
                claims.append(Claim(turn.seat, entrant.level, best.round, best.match, is_open))
            else:
                action = known(entrant.level).choose(view, entrant.budget, rng)
            match = match.apply(action)
            if len(match.past) > LONGEST:
                return Sheet(job.players, is_even, 0, [], [])
        assert match.round is not None
        out = match.round.out
        for look in looks[seen:]:
            look.first, look.second = out[0], out[1] if len(out) > 1 else -1
        for claim in claims[said:]:
            claim.was_first = claim.seat == out[0]
    assert match.winner is not None
    for look in looks:
        look.winner = match.winner
    for claim in claims:
        claim.has_won = claim.seat == match.winner
    return Sheet(job.players, is_even, match.rounds, looks, claims)


@cache
def known(level: str) -> Bot:
    return bot(level)


def sheets(rounds: int, seed: str) -> Iterator[Sheet]:
    """Matches of all player counts in turn, until each count has its share of the rounds."""
    left = dict.fromkeys(COUNTS, rounds // len(COUNTS))
    numbers = dict.fromkeys(COUNTS, 0)
    with ProcessPoolExecutor(all_processes(), get_context("spawn")) as pool:
        given: dict[int, deque[Future[Sheet]]] = {players: deque() for players in COUNTS}
        while any(given.values()) or max(left.values()) > 0:
            for players in COUNTS:
                while left[players] > 0 and len(given[players]) < AHEAD:
                    job = Job(players, f"{seed} {numbers[players]}")
                    given[players].append(pool.submit(play, job))
                    numbers[players] += 1
                if given[players]:
                    sheet = given[players].popleft().result()
                    if left[players] <= 0:
                        continue  # begun ahead, and no longer needed
                    left[players] -= sheet.rounds
                    yield sheet


def fit(those: Sequence[Sheet], players: int) -> Correction:
    """The correction with which those who were out first and second were foreseen best.

    What the rounds say little about stays near 1: it costs as much as it would as the logarithm of
    something normal with a standard deviation of `SPREAD`. A round counts as one observation.
    """
    rounds = sum(sheet.rounds for sheet in those)
    seen = observe(those, players)

    def best_power(rows: Sequence[Seen], leader: float) -> tuple[float, float]:
        def cost_of(power: float) -> float:
            return rounds * surprise(rows, power, leader) + unlikely(power)

        return min((cost_of(power), power) for power in POWERS) if rows else (0.0, 1.0)

    found = []
    for leader in LEADERS:
        (cost, first), (more, second) = (best_power(rows, leader) for rows in seen)
        found.append((cost + more + unlikely(leader), Correction(first, second, leader)))
    _, best = min(found)
    compare(players, seen, best)
    return best


def observe(those: Sequence[Sheet], players: int) -> tuple[Sequence["Seen"], Sequence["Seen"]]:
    """The net's chances and the outcome, for the first place and for the second."""
    firsts: list[Seen] = []
    seconds: list[Seen] = []
    for sheet in those:
        for look in sheet.looks:
            one, two = leaders(Match(standard_deck(), players, before=look.before))
            if look.is_open:
                firsts.append((look.ends.sum(axis=1), look.first + 1, one))
            if look.second >= 0:
                given = look.ends[look.first + 1]
                seconds.append((given / given.sum(), look.second + 1, two))
    return firsts, seconds


def compare(players: int, seen: tuple[Sequence["Seen"], Sequence["Seen"]], by: Correction) -> None:
    """Print how much of a surprise it was who was out, before and after the correction."""
    print(f"  {players} players: {by}")
    for name, rows, power in zip(("first", "second"), seen, by[:2], strict=True):
        if rows:
            before, after = surprise(rows, 1.0, 1.0), surprise(rows, power, by.leader)
            print(f"    mean log loss of who is {name} out {before:.4f} -> {after:.4f}", flush=True)


Seen = tuple[Floats, int, Floats]  # how likely each seat was, who it was, who would win by it


def surprise(rows: Sequence[Seen], power: float, leader: float) -> float:
    """The mean log loss. Nothing counts as less likely than `LEAST`."""
    total = 0.0
    for chances, who, wins in rows:
        sharp = np.maximum(chances, LEAST) ** power * leader**wins
        sharp[0] = 0.0  # nobody: when the first has won the match there is no second
        total -= log(sharp[who] / sharp.sum())
    return total / len(rows)


def unlikely(factor: float) -> float:
    return log(factor) ** 2 / (2 * SPREAD**2)


def predictions(those: Sequence[Sheet], by: dict[int, Correction], what: str) -> list[Prediction]:
    """Each seat's chance by the outlook, and what came; of a round only while it is open."""
    found = []
    for number, sheet in enumerate(those):
        deck = standard_deck()
        for look in sheet.looks:
            match = Match(deck, sheet.players, before=look.before)
            told = make_outlook(match, look.ends, by[sheet.players])
            if what == "match":
                pairs = [(chance, seat == look.winner) for seat, chance in enumerate(told.match)]
            elif look.is_open:
                pairs = [(chance, seat == look.first) for seat, chance in enumerate(told.round)]
            else:
                continue
            found += [Prediction(chance, happened, number) for chance, happened in pairs]
    return found


def claims(those: Sequence[Sheet], what: str, *, sharp: bool) -> list[Prediction]:
    """What analyses said of the actions that were then done, and what came of them.

    `sharp`: those of seats that go on as sharp or master, or those of the others.
    """
    found = []
    for number, sheet in enumerate(those):
        for claim in sheet.claims:
            if (claim.level in ("sharp", "master")) != sharp:
                continue
            if what == "match":
                found.append(Prediction(claim.match, claim.has_won, number))
            elif claim.is_open:
                found.append(Prediction(claim.round, claim.was_first, number))
    return found


def table(name: str, found: Sequence[Bin]) -> bool:
    """Print the bins; whether all keep their word."""
    print(f"\n{name}; off by {100 * mean_off(found):.1f} points on average\n")
    print("| chance | predictions | predicted | happened | off | standard error | |")
    print("|---|---|---|---|---|---|---|")
    for b in found:
        row = f"{100 * b.low:.0f} to {100 * b.high:.0f} % | {b.count} | {100 * b.predicted:.1f} %"
        off = f"{100 * b.actual:.1f} % | {100 * b.off:+.1f} | {100 * b.error:.1f}"
        print(f"| {row} | {off} | {'' if b.keeps_word else 'missed'} |")
    return all(b.keeps_word for b in found)


def fit_all() -> None:
    """Fit the corrections on matches of their own, and keep them."""
    print(f"Fitting the correction of the outlook on {LEARNED} rounds", flush=True)
    learned = list(sheets(LEARNED, "fit"))
    found = {}
    for players in COUNTS:
        own = [sheet for sheet in learned if sheet.players == players]
        found[str(players)] = fit(own, players)._asdict()
    NUMBERS.write_text(json.dumps(found, indent=1) + "\n")
    correction.cache_clear()


def test(rounds: int, seed: str) -> int:
    """Test on matches that nothing was fitted on; 1 if a bin does not keep its word."""
    tested = list(sheets(rounds, seed))
    even = [sheet for sheet in tested if sheet.is_even]
    played = sum(sheet.rounds for sheet in tested)
    print(f"\nTested on {played} rounds of {len(tested)} matches, {len(even)} between equals")
    raw = dict.fromkeys(COUNTS, Correction(1.0, 1.0, 1.0))
    fitted = {players: correction(players) for players in COUNTS}
    for players in COUNTS:
        own = [sheet for sheet in tested if sheet.players == players]
        compare(players, observe(own, players), fitted[players])
    panels = []
    is_kept = True
    for what, those, title in (("round", tested, "the round"), ("match", even, "the match")):
        before, after = (bins(predictions(tested, by, what)) for by in (raw, fitted))
        table(f"Outlook to win {title}, before the correction", before)
        is_kept &= table(f"Outlook to win {title}", after)
        curves = [Curve("net alone", before), Curve("corrected", after)]
        panels.append((f"Open hands: to win {title}", curves))
        curves = []
        for name, sharp in (("sharp or master", True), ("others", False)):
            found = bins(claims(those, what, sharp=sharp))
            kept = table(f"Analysis of the best action to win {title}, {name}", found)
            is_kept &= kept or not sharp
            curves.append(Curve(f"analysis, goes on as {name}", found))
        panels.append((f"By what the seat knew: to win {title}", curves[::-1]))
    if rounds == ROUNDS and seed == TESTED:
        draw_calibration(panels, PICTURE, title=f"Chances and what came of them, {played} rounds")
    limit = f"{100 * TOLERANCE:.0f} points or {ERRORS:.0f} standard errors"
    print(f"\n{'All bins are' if is_kept else 'Not all bins are'} within {limit}.")
    return 0 if is_kept else 1


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--keep", action="store_true", help="keep the correction: only test")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="to test on; draws only if all")
    parser.add_argument("--seed", default=TESTED, help="of the matches to test on; likewise")
    chosen = parser.parse_args()
    if not chosen.keep:
        fit_all()
    return test(chosen.rounds, chosen.seed)


if __name__ == "__main__":
    sys.exit(main())
