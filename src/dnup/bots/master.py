"""The strongest bot: the net's judgement, and a search on deals that it holds possible."""

import random
import time

from dnup.bots.budget import Budget
from dnup.bots.search import Search, Settings
from dnup.bots.stall import way_out
from dnup.bots.tree import TreeSearch, TreeSettings
from dnup.rules import Action, View


class Master:
    """Judges as `sharp` does, then tries what looks good on hands that the others may have.

    It plays for winning the match. Between two players it searches a tree of actions and replies,
    among more it looks ahead to its own next turns; settings of one kind make it do that.
    """

    level = "master"

    def __init__(self, settings: Settings | TreeSettings | None = None) -> None:
        self.settings = settings

    def choose(self, view: View, budget: Budget, rng: random.Random) -> Action:
        """The action that brought the most; without a search if it is plain."""
        began = time.perf_counter()
        stuck = way_out(view, rng)
        if stuck is not None:
            return stuck
        search = self._search(view, rng)
        sure = search.sure()
        if sure is not None:
            return sure
        if budget.simulations is not None:
            search.run(budget.simulations)
        if budget.milliseconds is not None:
            search.run_until(began + budget.milliseconds / 1000)
        return search.best()

    def _search(self, view: View, rng: random.Random) -> Search | TreeSearch:
        settings = self.settings
        if settings is None and view.pack.players == 2:
            settings = TreeSettings()
        if isinstance(settings, TreeSettings):
            return TreeSearch(view, rng, settings)
        return Search(view, rng, settings)
