"""Compile the kernel before somebody waits for it.

`python -m dnup.kernel` compiles all of it and prints a line for each step done. `warm_up`
runs that as a process of its own: Numba compiles under Python's lock, and a server, or a progress
bar, must go on meanwhile. What is compiled is kept on disk, so it happens once for each version.
"""

import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable

import numpy as np

from dnup.kernel.batch import play_rounds
from dnup.kernel.compiled import folder
from dnup.kernel.deals import draw_pool, weigh
from dnup.kernel.flat import flat_search
from dnup.kernel.moves import do_move, legal_moves, most_moves, name_of
from dnup.kernel.net import features, judge, make_net, make_room
from dnup.kernel.netsearch import judge_all, look_ahead, make_tries, weigh_by_net
from dnup.kernel.policy import CANDIDATES, FEATURES, candidates
from dnup.kernel.state import AT, SIZE
from dnup.kernel.tables import tables
from dnup.kernel.tree import grow_tree, make_tree, root_visits
from dnup.rules import DeckCard, Pack

Report = Callable[[int, int], None]
_MARK = "warm"
MONTH = 30 * 24 * 3600  # in seconds


def is_warm() -> bool:
    """Whether the kernel has been compiled and can be loaded at once."""
    return (folder() / _MARK).exists()


def warm_up(report: Report = lambda done, steps: None) -> None:  # noqa: ARG005
    """Compile the kernel if that has not been done yet, in a process of its own.

    `report` is called with the number of steps that are done and of all steps. Raises
    `RuntimeError` when it fails.
    """
    if is_warm():
        return
    steps = len(_steps())
    report(0, steps)
    command = [sys.executable, "-m", "dnup.kernel"]
    with (
        tempfile.TemporaryFile("w+") as errors,
        subprocess.Popen(  # noqa: S603 - it is this Python
            command, stdout=subprocess.PIPE, stderr=errors, text=True
        ) as process,
    ):
        try:
            for done, _ in enumerate(process.stdout or (), start=1):
                report(done, steps)
        except BaseException:
            process.kill()
            raise
        process.wait()
        errors.seek(0)
        complaint = errors.read().strip().splitlines() or [f"it ended with {process.returncode}"]
    if process.returncode != 0:
        raise RuntimeError(complaint[-1])


def compile_all(report: Report = lambda done, steps: None) -> None:  # noqa: ARG005
    """Compile, or load, all of the kernel in this process."""
    steps = _steps()
    for done, step in enumerate(steps, start=1):
        step()
        report(done, len(steps))
    (folder() / _MARK).touch()
    _forget_old()


def _forget_old() -> None:
    """Remove kernels that nobody has compiled again for a month."""
    for mark in folder().parent.glob(f"kernel-*/{_MARK}"):
        if time.time() - mark.stat().st_mtime > MONTH:
            shutil.rmtree(mark.parent, ignore_errors=True)


def _steps() -> list[Callable[[], object]]:
    """One call of each function that is called from Python, on the smallest of packs."""
    cards = (DeckCard(1, 2, star=True), DeckCard(1, 3), DeckCard(2, 3), DeckCard(1, 4))
    t = tables(Pack(cards, 2))
    rng = np.zeros(1, np.uint64)
    state = np.zeros(SIZE, np.uint64)
    state[0], state[1], state[AT] = 3, 12, 1
    pool = state.reshape(1, SIZE).copy()
    room = most_moves(t)
    moves, areas = np.zeros(room, np.uint64), np.zeros(room, np.int64)
    no_moves, no_areas = np.zeros(0, np.uint64), np.zeros(0, np.int64)
    no_deals = np.zeros((0, 2, 2), np.int64)
    weights = np.ones(FEATURES)
    worth = np.zeros((3, 3, 2))
    seats = np.zeros(2, np.int64)
    none = np.uint64(0)
    kinds, chances = np.zeros(CANDIDATES, np.int64), np.zeros(CANDIDATES)
    counts = np.zeros((2, 6), np.int64)
    shapes = ((features(2), 4), (4,), (4, 4), (4,), (4, 4), (4,))
    net = make_net(*(np.zeros(shape, np.float32) for shape in shapes))
    judged = np.zeros((room, 4), np.float32)
    first = np.zeros(1, np.int64)
    return [
        lambda: legal_moves(t, state, moves, areas),
        lambda: do_move(t, state.copy(), none, -1),
        lambda: name_of(t, none),
        lambda: candidates(t, state, weights, kinds, chances),
        lambda: draw_pool(
            *(state, state, none, none, seats, seats),
            *(no_moves, no_deals, 2, rng, pool, pool.copy()),
        ),
        lambda: weigh(t, pool, no_moves, no_areas, 0, weights, 0.1, np.zeros(1)),
        lambda: flat_search(t, pool, worth, rng, moves, areas, 1, np.zeros(1)),
        lambda: judge(t, state, 0, net, make_room(net), judged[0]),
        lambda: judge_all(
            t, state, net, worth, make_room(net), moves, areas, judged, np.zeros(room)
        ),
        lambda: look_ahead(
            *(t, pool, worth, net, make_room(net), moves, areas, first, 1, 1),
            *(make_tries(room, 1), moves.copy(), areas.copy(), judged),
        ),
        lambda: weigh_by_net(
            *(t, pool, no_moves, no_areas, 0, 0, worth, net, make_room(net), 0.1, 0.1),
            *(np.zeros(1), moves.copy(), areas.copy(), judged),
        ),
        lambda: grow_tree(
            *(t, make_tree(2), pool, worth, net, make_room(net), rng, 1, 1.0, 1.0, 1),
            *(moves.copy(), areas.copy(), judged),
        ),
        lambda: root_visits(t, state, make_tree(2), moves, areas),
        lambda: play_rounds(t, rng, 1, 2, weights, 10, counts),
    ]
