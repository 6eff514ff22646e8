"""The strongest bot: the net's judgement, and a look ahead on deals that it holds possible."""

import random
import time

from dnup.bots.budget import Budget
from dnup.bots.search import Search, Settings
from dnup.bots.stall import way_out
from dnup.rules import Action, View


class Master:
    """Judges as `sharp` does, then tries what looks good on hands that the others may have.

    It plays for winning the match.
    """

    level = "master"

    def __init__(self, settings: Settings | None = None) -> None:
        self.settings = settings

    def choose(self, view: View, budget: Budget, rng: random.Random) -> Action:
        """The action that brought the most; without a search if it is plain."""
        began = time.perf_counter()
        stuck = way_out(view, rng)
        if stuck is not None:
            return stuck
        search = Search(view, rng, self.settings)
        sure = search.sure()
        if sure is not None:
            return sure
        if budget.simulations is not None:
            search.run(budget.simulations)
        if budget.milliseconds is not None:
            search.run_until(began + budget.milliseconds / 1000)
        return search.best()
