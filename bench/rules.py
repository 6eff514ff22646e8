"""How fast the rules are in Python, beside peers in the same run: `make bench`.

Each contestant plays whole games, uniformly at random, through its public Python API, dealing
included. They take turns in short slices, and the median of a contestant's slices counts, so that
a machine whose speed changes from minute to minute treats all alike.
"""

import argparse
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable

from peers import peers

from dnup import apply, deal, legal_actions, standard_deck, start

SLICES = 9
TARGET = 100_000


def play_round(players: int) -> Callable[[random.Random], int]:
    """A function that plays one round at random and returns its number of actions."""
    pack = standard_deck().pack(players)

    def play(rng: random.Random) -> int:
        draw = rng.random
        round_ = start(pack, deal(pack, rng))
        plies = 0
        while actions := legal_actions(round_):
            round_ = apply(round_, actions[int(draw() * len(actions))])
            plies += 1
        return plies

    return play


def measure(play: Callable[[random.Random], int], rng: random.Random, seconds: float) -> float:
    """Moves per second over whole games for about so long."""
    moves = 0
    begin = time.perf_counter()
    end = begin + seconds
    while time.perf_counter() < end:
        moves += play(rng)
    return moves / (time.perf_counter() - begin)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.8, help="length of a slice")
    parser.add_argument("--slices", type=int, default=SLICES, help="slices for each contestant")
    options = parser.parse_args()

    contestants = {f"dnup, {n} players": play_round(n) for n in (2, 3, 4, 5)}
    contestants |= {f"{peer.name} {peer.version}": peer.play for peer in peers()}
    rng = random.Random(1)
    speeds: dict[str, list[float]] = {name: [] for name in contestants}
    for name, play in contestants.items():
        measure(play, rng, 0.3)  # warm up
        print(f"\r{name:40}", end="", file=sys.stderr, flush=True)
    for i in range(options.slices):
        print(f"\rslice {i + 1} of {options.slices:<40}", end="", file=sys.stderr, flush=True)
        for name, play in contestants.items():
            speeds[name].append(measure(play, rng, options.seconds))
    print("\r" + " " * 50 + "\r", end="", file=sys.stderr)

    ours = [name for name in contestants if name.startswith("dnup")]
    typical = statistics.median(statistics.median(speeds[name]) for name in ours)
    python = f"Python {platform.python_version()}, {options.slices} slices of {options.seconds} s"
    print(f"Moves per second, random play through the Python API ({python})\n")
    print(f"{'':32}{'median':>10}{'min':>10}{'max':>10}   dnup is")
    for name, found in speeds.items():
        median = statistics.median(found)
        ratio = "" if name in ours else f"{typical / median:8.2f} x"
        print(f"{name:32}{median:10,.0f}{min(found):10,.0f}{max(found):10,.0f}   {ratio}")
    verdict = "reached" if typical >= TARGET else "missed"
    print(f"\ndnup, median of the player counts: {typical:,.0f} (target {TARGET:,}: {verdict})")


if __name__ == "__main__":
    main()
