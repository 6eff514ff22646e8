"""How strong the bots are, against the targets: `master` and `sharp` on the printed deck.

Every deal is played from every seat; intervals are of 95 %. Run by `make strength`. `--scale 0.1`
plays a tenth of the rounds, `--players 4` and `--against greedy` only the rows that fit.
"""

import argparse
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from dnup.bots import Entrant
from dnup.lab import Arena, Result, line_up, summarise
from dnup.lab.pool import all_processes

sys.path.insert(0, str(Path(__file__).parent))
OLD = "old_sharp:Sharp"


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


def rows(one: str, other: str, targets: tuple[float | None, ...], rounds: int) -> list[Row]:
    """A row for each player count."""
    return [
        Row(players, one, other, rounds, target)
        for players, target in zip((2, 3, 4, 5), targets, strict=True)
    ]


ROWS = [
    *rows("master", "flat@100", (85, 60, 50, 40), 160),
    *rows("sharp", "flat@100", (None,) * 4, 240),
    *rows("master", OLD, (65, 50, 40, 33), 80),
    *rows("sharp", OLD, (50, 33.3, 25, 20), 80),
    *rows("master", "sharp", (None,) * 4, 160),
    *rows("master", "greedy", (None,) * 4, 60),
]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scale", type=float, default=1.0, metavar="FACTOR")
    parser.add_argument("--players", type=int, choices=(2, 3, 4, 5))
    parser.add_argument("--bot", choices=sorted({row.one for row in ROWS}))
    parser.add_argument("--against", choices=sorted({row.other for row in ROWS}))
    asked = parser.parse_args()
    heads = ["players", "bot", "against", "rounds", "first", "interval", "target", "ms", "p99"]
    print(f"| {' | '.join(heads)} |")
    print(f"|{'---|' * len(heads)}")
    for row in ROWS:
        wanted = ((asked.players, row.players), (asked.bot, row.one), (asked.against, row.other))
        if any(choice not in (None, of_row) for choice, of_row in wanted):
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
        times = f"{standing.mean_ms:.2f} | {standing.p99_ms:.1f}"
        who = f"{row.players} | {row.one} | {'all ' if row.players > 2 else ''}{row.other}"
        print(f"| {who} | {found.games} | {share} | {interval} | {met} | {times} |", flush=True)
        spent = time.monotonic() - began
        print(f"  {found.stalled} stalled, {spent:.0f} s", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
