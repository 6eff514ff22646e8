"""Tree search on top of the net: how `master` thinks between two players.

`dnup.search.search` looks ahead by what the net likes best. Here both players may find something
better than that. Among more players this is weaker than the look ahead (docs/bots.md).
"""

import random
import time
from dataclasses import dataclass

import numpy as np

from dnup.kernel.tables import Masks, Numbers
from dnup.kernel.tree import grow_tree, make_tree, root_visits
from dnup.rules import Action, View
from dnup.search.judgement import judge_view, workspace
from dnup.search.search import SearchSettings, draw_deals, shortlist

CHUNK = 32  # simulations between two looks at the clock
NODES = 1 << 15
_DEALS = SearchSettings(deals=300)


@dataclass(frozen=True, slots=True)
class TreeSettings:
    """What can be tuned; the defaults are what measured best (docs/bots.md)."""

    deals: SearchSettings = _DEALS  # which deals are drawn, and how they are weighed
    curiosity: float = 0.15  # how much the search follows the net rather than its results
    heat: float = 0.03  # how sure it takes the net to be, of a chance to win the match
    deepest: int = 12  # moves


class TreeSearch:
    """A search that can go on. It must be the viewer's turn. A simulation is one walk down."""

    def __init__(self, view: View, rng: random.Random, settings: TreeSettings) -> None:
        self.simulations = 0
        self.judged = judge_view(view)
        self._settings = settings
        self._space = workspace(view.pack, self.judged.net)
        self._view = view
        self._rng = rng
        self._pool: Masks | None = None
        self._source = np.zeros(1, np.uint64)
        self._tree = make_tree(NODES)

    def sure(self) -> Action | None:
        """The action that needs no search: the only one that is worth a try."""
        good = shortlist(self.judged, self._settings.deals)
        return self.judged.action(int(good[0])) if len(good) == 1 else None

    def run(self, simulations: int) -> None:
        """Do so many simulations more, or fewer if the rest can't change the choice."""
        end = self.simulations + simulations
        while self.simulations < end and not self._is_settled(end - self.simulations):
            self._grow(min(CHUNK, end - self.simulations))

    def run_until(self, end: float) -> None:
        """Go on until the clock, `time.perf_counter`, says so, or the rest can't change much."""
        began = time.perf_counter()
        self._grow(CHUNK)
        while (now := time.perf_counter()) < end:
            if self._is_settled(self.simulations * (end - now) / (now - began)):
                return
            self._grow(CHUNK)

    def best(self) -> Action:
        """The action that was tried most often; before the first try, what the net likes best."""
        visits = self._visits()
        order = sorted(range(len(visits)), key=lambda i: (visits[i], self.judged.match[i]))
        return self.judged.action(order[-1])

    def _visits(self) -> Numbers:
        judged = self.judged
        return root_visits(judged.tables, judged.state, self._tree, judged.cards, judged.areas)

    def _is_settled(self, left: float) -> bool:
        """Whether no other action can still become the one that was tried most often."""
        visits = np.sort(self._visits())
        return len(visits) < 2 or bool(visits[-1] - visits[-2] > left)

    def _grow(self, simulations: int) -> None:
        settings, judged = self._settings, self.judged
        if self._pool is None:
            self._pool = draw_deals(self._view, self._rng, settings.deals, settings.deals.deals)
            self._source[0] = self._rng.getrandbits(64)
        grow_tree(
            judged.tables,
            self._tree,
            self._pool,
            judged.utility,
            judged.net,
            self._space.room,
            self._source,
            simulations,
            settings.curiosity,
            settings.heat,
            settings.deepest,
            self._space.cards,
            self._space.areas,
            self._space.judged,
        )
        self.simulations += simulations
