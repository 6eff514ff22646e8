"""Flat Monte-Carlo: the second fixed reference for measurements."""

import random
import time

import numpy as np

from dnup.bots.stall import way_out
from dnup.kernel.flat import flat_search
from dnup.kernel.moves import legal_moves, most_moves
from dnup.kernel.state import AT, FLIPPED, to_action
from dnup.rules import Action, View
from dnup.search.belief import believe, points_before
from dnup.search.budget import Budget
from dnup.search.utility import utility

CHUNK = 4  # deals between two looks at the clock
MOST = 1000  # deals drawn at a time


class Flat:
    """Tries every action once on each of a number of deals, and takes the best on the average.

    The deals are drawn uniformly from all that fit its view. After the action all play greedily,
    but for three moves in ten, which are drawn from all legal ones. A simulation is one deal.
    """

    level = "flat"

    def choose(self, view: View, budget: Budget, rng: random.Random) -> Action:
        """The action that brought the most."""
        began = time.perf_counter()
        stuck = way_out(view, rng)
        if stuck is not None:
            return stuck
        pack = view.pack
        worth = utility(pack, points_before(view))
        belief = believe(view, min(budget.simulations or CHUNK, MOST), rng)
        t, state = belief.known.tables, belief.states[0]
        room = most_moves(t)
        cards, areas = np.zeros(room, np.uint64), np.zeros(room, np.int64)
        count = legal_moves(t, state, cards, areas)
        total = np.zeros(count)
        source = np.array([rng.getrandbits(64)], np.uint64)
        flat_search(t, belief.states, worth, source, cards, areas, count, total)
        for done in range(MOST, budget.simulations or 0, MOST):
            states = believe(view, min(MOST, (budget.simulations or 0) - done), rng).states
            flat_search(t, states, worth, source, cards, areas, count, total)
        if budget.milliseconds is not None:
            while time.perf_counter() < began + budget.milliseconds / 1000:
                states = believe(view, CHUNK, rng).states
                flat_search(t, states, worth, source, cards, areas, count, total)
        best = int(total.argmax())
        turned = int(state[FLIPPED])
        return to_action(pack, int(state[AT]), int(cards[best]), turned, int(areas[best]))
