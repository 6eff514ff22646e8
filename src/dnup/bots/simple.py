"""The two simplest bots: one plays anything, one plays as much as it can. Neither thinks ahead."""

import random

from dnup.bots.budget import Budget
from dnup.rules import Action, Add, Play, Rotate, View


class Random:
    """Any legal action, each as likely as the others."""

    level = "random"

    def choose(self, view: View, budget: Budget, rng: random.Random) -> Action:  # noqa: ARG002
        """A legal action, drawn uniformly."""
        return rng.choice(view.legal_actions())


class Greedy:
    """The largest set it can play, and of these the highest; else it adds a card; else it rotates.

    It never takes. Between equals it chooses the first in the order of `legal_actions`, so it is
    the same player every time: a fixed reference for measurements.
    """

    level = "greedy"

    def choose(self, view: View, budget: Budget, rng: random.Random) -> Action:  # noqa: ARG002
        """The largest, then highest set; else an add; else the rotation."""
        actions = view.legal_actions()
        plays = [action for action in actions if isinstance(action, Play)]
        if plays:
            return max(plays, key=lambda play: (len(play.cards), play.cards[0].active))
        return next((action for action in actions if isinstance(action, Add)), Rotate())
