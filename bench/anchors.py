"""Where the levels are on the scale of the ladder: matches between all of them, fitted.

Run by `make ladder-anchors`, which writes src/dnup/analysis/anchors.json; a number as argument
scales the number of matches. At each player count all mixed tables of different levels play, every
deal from every seat. The skills are those that make the finishing orders most likely by the model
that rates guests (each level also ties one match with each other, so that who never loses does not
rise for ever); how unsure they are is the spread over bootstrap samples of the deals.
"""

import json
import random
import statistics
import sys
import time
from collections import defaultdict
from itertools import combinations
from pathlib import Path

from dnup.analysis.rating import NEW, Skill, rate
from dnup.bots import BOTS, Entrant
from dnup.lab import Arena, Lineup, Outcome, Terms
from dnup.lab.pool import all_processes
from dnup.notation import standard_deck

FILE = Path(__file__).parents[1] / "src" / "dnup" / "bots" / "anchors.json"
SIMULATIONS = {2: 300, 3: 300, 4: 300, 5: 800}  # of master; with five, 300 are hardly any help
MATCHES = {2: 20, 3: 9, 4: 8, 5: 20}  # of each table; with five the steps are the smallest
PASSES = 40  # over all matches, in steps that become smaller
SAMPLES = 20  # for the spread

Game = tuple[tuple[str, ...], tuple[int, ...]]  # levels and points by seat
Deals = list[list[Game]]  # the games of each deal


def entrants(players: int) -> list[Entrant]:
    budgets = {"master": f"master@{SIMULATIONS[players]}", "flat": "flat@30"}
    return [Entrant.parse(budgets.get(level, level)) for level in BOTS]


def play(players: int, scale: float) -> Deals:
    lineups = tuple(Lineup(table) for table in combinations(entrants(players), players))
    games = max(1, round(MATCHES[players] * scale))
    arena = Arena(lineups, games, Terms(standard_deck(), matches=True))
    deals: dict[tuple[str, int], list[Game]] = defaultdict(list)
    for outcome in arena.play(all_processes()):
        deals[str(outcome.job.lineup), outcome.job.deal].append(game_of(outcome))
    return list(deals.values())


def game_of(outcome: Outcome) -> Game:
    return tuple(entrant.level for entrant in outcome.job.seating), outcome.points


def fit(deals: Deals, rng: random.Random) -> dict[str, float]:
    """The skills that explain the games best."""
    games = [game for deal in deals for game in deal]
    games += [(pair, (0, 0)) for pair in combinations(BOTS, 2)]
    means = dict.fromkeys(BOTS, NEW.mean)
    for number in range(PASSES):
        # A small spread is a small step; the spread itself is not learned here.
        step = 2.0 / (1 + number / 4)
        rng.shuffle(games)
        for levels, points in games:
            after = rate([Skill(means[level], step) for level in levels], points)
            for level, mean in zip(levels, [skill.mean for skill in after], strict=True):
                means[level] = mean
    centre = statistics.fmean(means.values())
    return {level: mean - centre + NEW.mean for level, mean in means.items()}


def anchor(deals: Deals, seed: int) -> dict[str, tuple[float, float]]:
    rng = random.Random(seed)
    means = fit(deals, rng)
    drawn = [fit(rng.choices(deals, k=len(deals)), rng) for _ in range(SAMPLES)]
    return {
        level: (round(mean, 2), round(statistics.stdev(d[level] for d in drawn), 2))
        for level, mean in means.items()
    }


def main(scale: float) -> None:
    found = {}
    for players in MATCHES:
        began = time.monotonic()
        deals = play(players, scale)
        count = sum(map(len, deals))
        found[players] = anchor(deals, players)
        print(f"{players} players, {count} matches, {time.monotonic() - began:.0f} s", flush=True)
        for level, (mean, unsure) in found[players].items():
            print(f"  {level:8} {mean:6.2f} ± {unsure:.2f}", flush=True)
    lines = [f'  "{players}": {json.dumps(levels)}' for players, levels in found.items()]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0)
