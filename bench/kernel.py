"""How fast the compiled kernel is, beside OpenSpiel's C++ in the same run: `make bench`.

Uniformly random rounds on one core, dealing included, against the random rollouts of OpenSpiel's
dou_dizhu, a card game of much the same length and breadth. These run wholly in C++ too, thousands
to a call from Python: a search bot with one simulation does its rollouts from the position it is
given. OpenSpiel need not deal, for it cannot begin a search before the deal is done: that is in its
favour. All take turns in short slices and the median of each counts, so that a machine whose speed
changes from minute to minute treats all alike. With one thread the clock is the processor's time,
so that it does not matter who else wants the core; with several it is the clock on the wall.
"""

import argparse
import os
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from typing import Any

from dnup import standard_deck
from dnup.kernel.batch import simulate
from dnup.kernel.policy import load_policy

COUNTS = (2, 3, 4, 5)
TARGET = 10_000_000
RATIO = 4.0

Contestant = Callable[[float], float]


def dnup(players: int, *, learned: bool = False, threads: int = 1) -> Contestant:
    """Plies per second of whole rounds, for about so many seconds."""
    pack = standard_deck().pack(players)
    policy = load_policy(players) if learned else None
    seeds = iter(range(10**9))
    simulate(pack, 100, policy=policy, threads=1)  # compile
    clock = time.process_time if threads == 1 else time.perf_counter
    share = 10_000 * threads

    def measure(seconds: float) -> float:
        plies = 0
        begin = clock()
        while (spent := clock() - begin) < seconds:
            plies += simulate(pack, share, seed=next(seeds), policy=policy, threads=threads).plies
        return plies / spent

    return measure


class Rollouts:
    """OpenSpiel's random rollouts of dou_dizhu, from a number of deals.

    It does not tell how many moves a rollout has. So the same deals are played as often as it
    takes from Python, by the same uniform choice, and the mean length is that of all of them.
    """

    def __init__(self, deals: int = 40, each: int = 100, rollouts: int = 500) -> None:
        pyspiel = import_module("pyspiel")
        rng = random.Random(1)
        game = pyspiel.load_game("dou_dizhu")
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
        # One simulation: the root is not yet expanded, so it is evaluated itself, and that is all.
        settings = {"max_simulations": 1, "max_memory_mb": 100, "solve": False, "verbose": False}
        self._bot = pyspiel.MCTSBot(game, evaluator, uct_c=1.0, seed=1, **settings)
        self._rollouts = rollouts
        self._deals = []
        lengths = []
        for _ in range(deals):
            state = game.new_initial_state()
            while state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[rng.randrange(len(outcomes))][0])
            self._deals.append(state)
            lengths += [play_out(state.clone(), rng) for _ in range(each)]
        self.length = statistics.fmean(lengths)
        self.error = statistics.stdev(lengths) / len(lengths) ** 0.5
        self._next = 0

    def measure(self, seconds: float) -> float:
        """Moves per second, by the mean length of a rollout; every deal as often as the others."""
        done = 0
        begin = time.process_time()
        while (spent := time.process_time() - begin) < seconds or self._next % len(self._deals):
            self._bot.mcts_search(self._deals[self._next % len(self._deals)])
            self._next += 1
            done += self._rollouts
        return done * self.length / spent


def play_out(state: Any, rng: random.Random) -> int:  # noqa: ANN401 - OpenSpiel has no types
    """Play an OpenSpiel state on by any legal action; how many there were."""
    moves = 0
    while actions := state.legal_actions():
        state.apply_action(actions[int(rng.random() * len(actions))])
        moves += 1
    return moves


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.5, help="length of a slice, about")
    parser.add_argument("--slices", type=int, default=9, help="slices for each contestant")
    options = parser.parse_args()

    print("counting OpenSpiel's moves, compiling ...", end="", file=sys.stderr, flush=True)
    peer = Rollouts()
    cores = os.cpu_count() or 1
    uniform = {f"dnup, {n} players": dnup(n) for n in COUNTS}
    name = f"OpenSpiel {version('open_spiel')} dou_dizhu"
    others = {f"{cores} threads, {n} players": dnup(n, threads=cores) for n in COUNTS}
    others |= {f"by the policy, {n} players": dnup(n, learned=True) for n in COUNTS}
    contestants = {**uniform, name: peer.measure, **others}
    speeds: dict[str, list[float]] = {each: [] for each in contestants}
    for measure in contestants.values():
        measure(0.1)  # warm up
    for i in range(options.slices):
        print(f"\rslice {i + 1} of {options.slices:<40}", end="", file=sys.stderr, flush=True)
        for each, measure in contestants.items():
            speeds[each].append(measure(options.seconds))
    print("\r" + " " * 50 + "\r", end="", file=sys.stderr)

    medians = {each: statistics.median(found) for each, found in speeds.items()}
    typical = statistics.median(medians[each] for each in uniform)
    ratio = statistics.median(
        statistics.median(speeds[each][i] for each in uniform) / speeds[name][i]
        for i in range(options.slices)
    )
    python = f"Python {platform.python_version()}, {options.slices} slices of {options.seconds} s"
    print(f"Million moves per second in compiled code, one thread unless it says more ({python})\n")
    print(f"{'':32}{'median':>10}{'min':>10}{'max':>10}   of OpenSpiel")
    for each, found in speeds.items():
        row = "".join(f"{speed / 1e6:10.2f}" for speed in (medians[each], min(found), max(found)))
        print(f"{each:32}{row}   {medians[each] / medians[name]:8.2f} x")
    print(f"\nOpenSpiel's rollouts have {peer.length:.2f} moves, give or take {peer.error:.2f}.")
    print(
        f"dnup, one thread, median of the player counts: {typical / 1e6:.2f} million"
        f" (target {TARGET / 1e6:.0f}: {'reached' if typical >= TARGET else 'missed'})"
    )
    print(
        f"Slice by slice that is {ratio:.2f} times OpenSpiel"
        f" (target {RATIO:.0f}: {'reached' if ratio >= RATIO else 'missed'})"
    )


if __name__ == "__main__":
    main()
