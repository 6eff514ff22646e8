"""Uniform random play through the Python interface of three other projects.

Each peer is driven the way a Python user who cares about speed would drive it, through public
calls only: methods bound once a game, no question asked twice, and a move picked by
`moves[int(random() * len(moves))]`, which is cheaper than `Random.choice`. The count is of
players' decisions; what dealing costs is in the time and not in the count.
"""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from types import ModuleType

CHESS_PLIES = 300
SECONDS = 3.0


@dataclass(frozen=True, slots=True)
class Peer:
    """Another project's game; `play` plays one to its end and returns the number of moves."""

    name: str
    version: str
    play: Callable[[random.Random], int]


def peers() -> list[Peer]:
    """Import the three peers; RuntimeError if one is not installed."""
    return [_open_spiel(), _rlcard(), _python_chess()]


def moves_per_second(peer: Peer, seconds: float = SECONDS, seed: int = 0) -> float:
    """Play whole games, the first outside the clock, for about so many seconds."""
    rng = random.Random(seed)
    play = peer.play
    clock = time.perf_counter
    play(rng)
    moves = 0
    start = clock()
    while (spent := clock() - start) < seconds:
        moves += play(rng)
    return moves / spent


def _installed(module: str, distribution: str) -> tuple[ModuleType, str]:
    try:
        return import_module(module), version(distribution)
    except (ImportError, PackageNotFoundError) as missing:
        raise RuntimeError(
            f"{distribution}, a peer of the benchmark, cannot be imported here ({missing}): "
            "run `make bench`, which sets up .venv-bench and runs in it"
        ) from missing


def _open_spiel() -> Peer:
    pyspiel, number = _installed("pyspiel", "open_spiel")
    game = pyspiel.load_game("dou_dizhu")
    new = game.new_initial_state

    # The short deal below is the same as asking for the outcomes at every chance node only while
    # these are uniform and the cards are dealt without replacement. `apply_action` checks nothing,
    # so one deal is followed here.
    state = new()
    left: set[int] = set()
    for node in range(52):
        outcomes = state.chance_outcomes()
        cards = {outcome for outcome, _ in outcomes}
        if len({chance for _, chance in outcomes}) != 1 or (node > 1 and cards != left):
            raise RuntimeError(f"open_spiel {number} no longer deals dou_dizhu as a shuffled deck")
        action = outcomes[node % len(outcomes)][0]
        left = cards - {action}
        state.apply_action(action)
    if state.is_chance_node():
        raise RuntimeError(f"open_spiel {number} has more chance in dou_dizhu than the deal")

    def play(rng: random.Random) -> int:
        state = new()
        draw, apply, legal = rng.random, state.apply_action, state.legal_actions
        # Which card is turned face up, then the cards, one chance node each.
        outcomes = state.chance_outcomes()
        apply(outcomes[int(draw() * len(outcomes))][0])
        deck = [card for card, _ in state.chance_outcomes()]
        deck.sort(key=lambda _: draw())
        for card in deck[:51]:
            apply(card)
        moves = 0
        while actions := legal():  # empty when the game is over
            apply(actions[int(draw() * len(actions))])
            moves += 1
        return moves

    return Peer("OpenSpiel dou_dizhu", number, play)


def _rlcard() -> Peer:
    uno, number = _installed("rlcard.games.uno", "rlcard")
    game = uno.Game()  # two players, no stepping back: nothing is copied
    init, step, over = game.init_game, game.step, game.is_over
    seed = game.np_random.seed

    def play(rng: random.Random) -> int:
        seed(rng.getrandbits(32))  # two microseconds a game; the shuffle is numpy's
        draw = rng.random
        state, _ = init()
        moves = 0
        while not over():
            # `step` has called `get_legal_actions` already; its answer is in the state.
            actions = state["legal_actions"]
            state, _ = step(actions[int(draw() * len(actions))])
            moves += 1
        return moves

    return Peer("RLCard uno", number, play)


def _python_chess() -> Peer:
    chess, number = _installed("chess", "chess")
    new = chess.Board

    def play(rng: random.Random) -> int:
        board = new()
        draw, push, over = rng.random, board.push, board.is_game_over
        plies = 0
        while plies < CHESS_PLIES and not over():
            moves = list(board.legal_moves)
            push(moves[int(draw() * len(moves))])
            plies += 1
        return plies

    return Peer("python-chess", number, play)


def main() -> None:
    """Print the moves a second of each peer."""
    for peer in peers():
        print(f"{peer.name:<20} {peer.version:>8} {moves_per_second(peer):>10,.0f} moves/s")


if __name__ == "__main__":
    main()
