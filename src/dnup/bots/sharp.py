"""The strongest bot: tree search over what it believes."""

import random
import time

from dnup.bots.budget import Budget
from dnup.bots.search import NODES, Search, Settings
from dnup.bots.stall import way_out
from dnup.rules import Action, View


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
        search = Search(view, rng, self.settings, threads=self.threads, nodes=nodes)
        sure = search.sure()
        if sure is not None:
            return sure
        if budget.simulations is not None:
            search.run(budget.simulations)
        if budget.milliseconds is not None:
            search.run_until(began + budget.milliseconds / 1000)
        return search.best()
