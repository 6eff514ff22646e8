"""What a bot is."""

import random
from typing import Protocol

from dnup.rules import Action, View
from dnup.search.budget import Budget


class Bot(Protocol):
    """A player that is a program. It sees a view and nothing else."""

    level: str

    def choose(self, view: View, budget: Budget, rng: random.Random) -> Action:
        """One of `view.legal_actions()`, for a view whose viewer is to act."""
