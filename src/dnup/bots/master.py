"""The strongest bot: the net's judgement, and a search on deals that it holds possible."""

import random
import time
from dataclasses import replace

from dnup.bots.stall import way_out
from dnup.rules import Action, View
from dnup.search.budget import Budget
from dnup.search.search import CHUNK, Search, SearchSettings, settings_for
from dnup.search.tree import TreeSearch, TreeSettings

DEALS_MS = 100  # with less time, master draws fewer deals at once
LEAST_DEALS = 2 * CHUNK


class Master:
    """Judges as `sharp` does, then tries what looks good on hands that the others may have.

    It plays for winning the match. Between two players it searches a tree of actions and replies,
    among more it looks ahead to its own next turns; settings of one kind make it do that.
    """

    level = "master"

    def __init__(self, settings: SearchSettings | TreeSettings | None = None) -> None:
        self.settings = settings

    def choose(self, view: View, budget: Budget, rng: random.Random) -> Action:
        """The action that brought the most; without a search if it is plain."""
        began = time.perf_counter()
        stuck = way_out(view, rng)
        if stuck is not None:
            return stuck
        search = self._search(view, budget, rng)
        sure = search.sure()
        if sure is not None:
            return sure
        if budget.simulations is not None:
            search.run(budget.simulations)
        if budget.milliseconds is not None:
            search.run_until(began + budget.milliseconds / 1000)
        return search.best()

    def _search(self, view: View, budget: Budget, rng: random.Random) -> Search | TreeSearch:
        settings = self.settings
        if settings is None and view.pack.players == 2:
            settings = TreeSettings()
        if isinstance(settings, TreeSettings):
            return TreeSearch(view, rng, settings)
        settings = settings or settings_for(view.pack.players)
        share = (budget.milliseconds or DEALS_MS) / DEALS_MS
        if share < 1:  # a busy server gives 10 ms: drawing all these deals would take longer
            settings = replace(settings, deals=max(LEAST_DEALS, round(share * settings.deals)))
        return Search(view, rng, settings)
