"""How strong `sharp` is at 100 ms a move, against the targets, and what more time brings.

Every deal is played from every seat; intervals are of 95 %. Run by `make strength`. `--scale 0.1`
plays a tenth of the rounds, `--against greedy` only the rows against that bot.
"""

import argparse
import sys
import time
from dataclasses import dataclass

from dnup.bots import Entrant
from dnup.lab import Arena, Result, line_up, summarise
from dnup.lab.pool import all_processes


@dataclass(frozen=True)
class Row:
    players: int
    one: str
    other: str
    rounds: int
    target: float | None = None  # per cent of first places

    def play(self, scale: float) -> Result:
        entrants = [Entrant.parse(self.one), Entrant.parse(self.other)]
        arena = Arena((line_up(entrants, self.players),), games=max(1, int(self.rounds * scale)))
        return summarise(arena, arena.play(all_processes()))


ROWS = [
    Row(2, "sharp@100ms", "greedy", 300, 97),
    Row(2, "sharp@100ms", "flat@100", 300, 62),
    Row(3, "sharp@100ms", "greedy", 240, 82),
    Row(4, "sharp@100ms", "greedy", 400, 68),
    Row(5, "sharp@100ms", "greedy", 240, 55),
    Row(4, "sharp@100ms", "flat@100", 160, 38),
    *(Row(players, "sharp@400ms", "sharp@100ms", 40) for players in (2, 3, 4, 5)),
]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scale", type=float, default=1.0, metavar="FACTOR")
    parser.add_argument("--against", choices=sorted({row.other for row in ROWS}))
    asked = parser.parse_args()
    heads = ["players", "bot", "against", "rounds", "first", "interval", "target", "ms", "p99"]
    print(f"| {' | '.join(heads)} |")
    print(f"|{'---|' * len(heads)}")
    for row in ROWS:
        if asked.against not in {None, row.other}:
            continue
        began = time.monotonic()
        (found,) = row.play(asked.scale).lineups
        standing = found.standing(Entrant.parse(row.one))
        first = standing.first
        met = ""
        if row.target is not None:
            met = f"{row.target:g} %: {'met' if 100 * first.mean >= row.target else 'missed'}"
        share = f"{100 * first.mean:.1f} %"
        interval = f"{100 * (first.low or 0):.1f} to {100 * (first.high or 1):.1f} %"
        times = f"{standing.mean_ms:.0f} | {standing.p99_ms:.0f}"
        who = f"{row.players} | {row.one} | {'all ' if row.players > 2 else ''}{row.other}"
        print(f"| {who} | {found.games} | {share} | {interval} | {met} | {times} |", flush=True)
        spent = time.monotonic() - began
        print(f"  {found.stalled} stalled, {spent:.0f} s", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
