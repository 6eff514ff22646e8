"""The simplest bots. They need only the rules, and none of them thinks ahead."""

import random

from dnup.rules import Action, Add, Play, Rotate, Take, View
from dnup.search.budget import Budget

# How likely a beginner is to think of an action at all.
NOTICES: dict[type[Action], float] = {Play: 0.9, Add: 0.4, Take: 0.15, Rotate: 0.7}


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


class Beginner:
    """Plays like someone who has just learned the game: it gets rid of as many cards as it can.

    It often overlooks that it could add or take, and sometimes that it could play; of the sets it
    sees it likes large ones, and doesn't mind much which.
    """

    level = "beginner"

    def choose(self, view: View, budget: Budget, rng: random.Random) -> Action:  # noqa: ARG002
        """One of the actions that it thinks of, large sets the likelier."""
        actions = view.legal_actions()
        for action in actions:
            if len(view.hand) == _cards(action):
                return action  # nobody overlooks that
        thought = [action for action in actions if rng.random() < NOTICES[type(action)]]
        if not thought:
            return Rotate()
        return rng.choices(thought, [_liking(action) for action in thought])[0]


def _cards(action: Action) -> int:
    """How many cards an action takes out of the hand."""
    return len(action.cards) if isinstance(action, Play) else isinstance(action, Add)


def _liking(action: Action) -> float:
    """How much a beginner likes an action."""
    return 4.0 ** _cards(action) if isinstance(action, Play | Add) else 1.0
