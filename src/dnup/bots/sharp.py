"""The strongest bot: tree search over what it believes."""

import random
import time
from dataclasses import replace

from dnup.bots.budget import Budget
from dnup.bots.search import NODES, Search, Settings
from dnup.bots.stall import way_out
from dnup.rules import Action, View

FEWEST_DEALS = 32
PLIES_WEIGHED = 80  # for each millisecond of the budget; about a tenth of it


class Sharp:
    """Searches the tree of public actions on deals weighed by what the others have done.

    It plays for winning the match. With several threads it uses as many cores.
    """

    level = "sharp"

    def __init__(self, settings: Settings | None = None, threads: int = 1) -> None:
        self.settings = settings or Settings()
        self.threads = threads

    def choose(self, view: View, budget: Budget, rng: random.Random) -> Action:
        """The action that the search tried most often; without a search if it is plain."""
        began = time.perf_counter()
        stuck = way_out(view, rng)
        if stuck is not None:
            return stuck
        nodes = NODES if budget.simulations is None else min(NODES, budget.simulations + 2)
        settings = replace(self.settings, deals=self._deals(view, budget))
        search = Search(view, rng, settings, threads=self.threads, nodes=nodes)
        sure = search.sure()
        if sure is not None:
            return sure
        if budget.simulations is not None:
            search.run(budget.simulations)
        if budget.milliseconds is not None:
            search.run_until(began + budget.milliseconds / 1000)
        return search.best()

    def _deals(self, view: View, budget: Budget) -> int:
        """How many deals to weigh: the longer the past, the longer it takes for each."""
        plies = 4 * (budget.simulations or 0) + PLIES_WEIGHED * (budget.milliseconds or 0)
        return max(FEWEST_DEALS, min(self.settings.deals, int(plies / (len(view.past) + 1))))
