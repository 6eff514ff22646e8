"""Fit the kernel's quick policy to what the net does: self-play of the net, then a fit.

The quick policy weighs beliefs: hundreds of deals, on each of which all past moves are judged. That
would take too long with the net. For each position the net says how much it likes each move;
moves that it likes by `HEAT` less are e times rarer. The policy's numbers are fitted to the shares
of each kind of move, from where they are now (cross-entropy, Adam). Prints how well positions that
were kept back are predicted, before and after. Run by `make policy`, which rewrites
src/dnup/kernel/policy.json; run `make strength` afterwards to check that
master isn't weaker.
"""

import json
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path

import numpy as np

from dnup import Action, Add, Match, Pack, Play, Take, standard_deck
from dnup.kernel import to_state
from dnup.kernel.policy import (
    ADDS,
    CANDIDATES,
    FEATURES,
    LAST,
    ROTATION,
    TAKES,
    candidates,
    load_policy,
    unpack_policy,
)
from dnup.kernel.tables import Floats, tables
from dnup.lab.pool import all_processes
from dnup.search.judgement import Judgement, judge_view

HEAT = 0.02  # of a chance to win the match
WHIMS = 0.04  # of the moves are drawn from all, so that odd positions come up
OUT = 6.0  # going out is never a question
POLICY = Path(__file__).parents[1] / "src/dnup/kernel/policy.json"

Example = tuple[Floats, Floats]  # the features of each kind of move; its share


def self_play(players: int, seconds: float, seed: int) -> list[Example]:
    rng = random.Random(seed)
    deck = standard_deck()
    examples: list[Example] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        before = tuple(rng.choice((0, 0, 1, 2, 3)) for _ in range(players))
        match = Match(deck, players)
        if players > 2 and rng.random() < 0.5:
            match = replace(match, before=before)
        match = match.begin(match.deal(rng))
        while match.round is not None and (turn := match.round.turn) is not None:
            if rng.random() < WHIMS:
                match = match.apply(rng.choice(match.legal_actions()))
                continue
            judged = judge_view(match.view(turn.seat))
            out = judged.goes_out()
            if not out:
                examples.append(example(match, judged))
            match = match.apply(judged.action(out[0] if out else int(judged.match.argmax())))
    return examples


def example(match: Match, judged: Judgement) -> Example:
    assert match.round is not None
    t, state = tables(match.pack), to_state(match.round)
    kinds, weights = np.zeros(CANDIDATES, np.int64), np.zeros(CANDIDATES)
    features = np.zeros((FEATURES, CANDIDATES))
    count = 0
    for i in range(FEATURES):  # a weight is a product: with one factor e, its log is the feature
        factors = np.ones(FEATURES)
        factors[i] = np.e
        count = candidates(t, state, factors, kinds, weights)
        features[i, :count] = np.log(weights[:count])
    shares = np.zeros(count)
    places = {int(kind): i for i, kind in enumerate(kinds[:count])}
    liking = np.exp((judged.match - judged.match.max()) / HEAT)
    for i in range(len(judged)):
        shares[places[kind_of_action(judged.action(i), match.pack)]] += liking[i]
    return features[:, :count].T.copy(), shares / shares.sum()


def kind_of_action(action: Action, pack: Pack) -> int:
    if isinstance(action, Play):
        return 32 * action.cards[0].active + len(action.cards)
    if isinstance(action, Add):
        return ADDS + pack.areas.index(action.to)
    if isinstance(action, Take):
        return TAKES + pack.areas.index(action.origin)
    return ROTATION


def fit(logs: Floats, examples: list[Example], steps: int = 250, rate: float = 0.05) -> Floats:
    np.random.default_rng(0).shuffle(examples)
    sizes = [len(shares) for _, shares in examples]
    features = np.concatenate([f for f, _ in examples])
    of = np.repeat(np.arange(len(examples)), sizes)
    starts = np.cumsum([0, *sizes[:-1]])
    shares = np.concatenate([tried for _, tried in examples])
    shares /= np.add.reduceat(shares, starts)[of]
    learning = of >= len(examples) // 10
    number = len(examples) - len(examples) // 10
    begin, mean, square = logs.copy(), np.zeros(FEATURES), np.zeros(FEATURES)

    def predict() -> tuple[Floats, float]:
        scores = features @ logs
        odds = np.exp(scores - np.maximum.reduceat(scores, starts)[of])
        chances = odds / np.add.reduceat(odds, starts)[of]
        missed = -(shares * np.log(chances + 1e-9))[~learning].sum()
        return chances, float(missed / max(1, len(examples) // 10))

    print(f"  {len(examples)} positions; cross-entropy of those kept back {predict()[1]:.4f}")
    for step in range(1, steps + 1):
        wrong = (predict()[0] - shares)[learning]
        slope = features[learning].T @ wrong / number + (logs - begin) / len(examples)
        mean = 0.9 * mean + 0.1 * slope
        square = 0.999 * square + 0.001 * slope * slope
        size = np.sqrt(square / (1 - 0.999**step)) + 1e-8
        logs -= rate * mean / (1 - 0.9**step) / size
    print(f"  after the fit {predict()[1]:.4f}", flush=True)
    return logs


def main(minutes: float = 1.0) -> None:
    """Spend so many minutes on each player count."""
    processes = all_processes()
    table = json.loads(POLICY.read_text())
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        for players in (2, 3, 4, 5):
            print(f"{players} players", flush=True)
            runs = [pool.submit(self_play, players, 60 * minutes, i) for i in range(processes)]
            examples = [example for run in runs for example in run.result()]
            logs = fit(np.log(load_policy(players)), examples)
            logs[LAST] = OUT
            table[str(players)] = unpack_policy(logs)
    POLICY.write_text(json.dumps(table, indent=1) + "\n")


if __name__ == "__main__":
    main(*map(float, sys.argv[1:]))
