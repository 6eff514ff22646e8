"""What the bots cost: moves per second, memory, and the time to the first move: `make bot-bench`.

Each first move is that of a new process: start, load, choose. "Compiled" is with the kernel that an
earlier start has left behind, "from nothing" with an empty folder for it, as after an installation.
The memory is the most that this process has held, with Python and the libraries (Linux only).
"""

import os
import random
import subprocess
import sys
import tempfile
import time

import numpy as np

from dnup import Match, View, standard_deck
from dnup.bots import LEVELS, Budget, bot
from dnup.kernel.batch import simulate
from dnup.kernel.policy import load_policy
from dnup.kernel.weights import load_net
from dnup.lab.training.play import play_batch
from dnup.lab.training.settings import TrainingSettings

COUNTS = (2, 3, 4, 5)
MOVES = 300
FIRST = """
import random, sys
from pathlib import Path
from dnup import Match, standard_deck
from dnup.bots import Budget, bot
match = Match(standard_deck(), 4)
match = match.begin(match.deal(random.Random(1)))
view = match.view(match.round.turn.seat)
bot(sys.argv[1]).choose(view, Budget(milliseconds=100), random.Random(1))
print(Path("/proc/self/status").read_text().split("VmHWM:")[1].split()[0])
"""


def views(players: int) -> list[View]:
    """Positions of rounds between sharp bots."""
    sharp, rng = bot("sharp"), random.Random(players)
    found: list[View] = []
    while len(found) < MOVES:
        match = Match(standard_deck(), players)
        match = match.begin(match.deal(rng))
        while match.round is not None and match.round.turn is not None:
            view = match.view(match.round.turn.seat)
            found.append(view)
            match = match.apply(sharp.choose(view, Budget(simulations=1), rng))
    return found[:MOVES]


def milliseconds(level: str, some: list[View]) -> tuple[float, float]:
    """Of a move: the mean and the 99th percentile, at 100 ms a move at the most."""
    chooser, times = bot(level), []
    for number, view in enumerate(some):
        began = time.perf_counter()
        chooser.choose(view, Budget(milliseconds=100), random.Random(number))
        times.append(1000 * (time.perf_counter() - began))
    return float(np.mean(times)), float(np.percentile(times, 99))


def kernel_moves(players: int) -> float:
    """Moves of the net per second inside the kernel, on one thread."""
    settings = TrainingSettings(players=players, guests=0.0, random_decks=0.0)
    net = load_net(players)
    play_batch(net, settings, number=0, whims=0.0)
    began = time.process_time()
    plies = sum(play_batch(net, settings, number=n, whims=0.0).plies for n in range(1, 4))
    return plies / (time.process_time() - began)


def policy_moves(players: int) -> float:
    """Moves of the quick policy per second inside the kernel, for comparison."""
    pack, policy = standard_deck().pack(players), load_policy(players)
    simulate(pack, 100, policy=policy, threads=1)
    began = time.process_time()
    plies = simulate(pack, 30_000, policy=policy, threads=1).plies
    return plies / (time.process_time() - began)


def first_move(level: str, cache: str | None) -> tuple[float, float]:
    """Seconds from the start of a process to its first move, and its memory in MB."""
    env = os.environ | ({"DNUP_KERNEL_CACHE": cache} if cache else {})
    began = time.perf_counter()
    command = [sys.executable, "-c", FIRST, level]
    told = subprocess.run(command, check=True, capture_output=True, text=True, env=env).stdout
    return time.perf_counter() - began, int(told) / 1024


def main() -> None:
    print("| players | net in the kernel, moves/s | quick policy, moves/s |", end="")
    print(" sharp, ms (p99) | master, ms (p99) |")
    print("|---|---|---|---|---|")
    for players in COUNTS:
        some = views(players)
        speeds = [f"{f(players):,.0f}" for f in (kernel_moves, policy_moves)]
        times = [milliseconds(level, some) for level in ("sharp", "master")]
        cells = [*speeds, *(f"{mean:.2f} ({p99:.1f})" for mean, p99 in times)]
        print(f"| {players} | {' | '.join(cells)} |", flush=True)
    print("\n| bot | first move, compiled | from nothing | memory |\n|---|---|---|---|")
    for level in LEVELS:
        first_move(level, None)
        seconds, memory = min(first_move(level, None) for _ in range(3))
        with tempfile.TemporaryDirectory() as empty:
            cold, _ = first_move(level, empty)
        print(f"| {level} | {seconds:.2f} s | {cold:.1f} s | {memory:.0f} MB |", flush=True)


if __name__ == "__main__":
    main()
