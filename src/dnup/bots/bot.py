"""What a bot is, and the two simplest: one plays anything, one plays as much as it can."""

import random
from typing import Protocol

from dnup.rules import Action, Add, Play, Rotate, View


class Bot(Protocol):
    """A player that is a program."""

    level: str

    def choose(self, view: View, rng: random.Random) -> Action:
        """One of `view.legal_actions()`, for a view whose viewer is to act."""


class Random:
    """Any legal action, each as likely as the others."""

    level = "random"

    def choose(self, view: View, rng: random.Random) -> Action:
        """A legal action, drawn uniformly."""
        return rng.choice(view.legal_actions())


class Greedy:
    """The largest set it can play, and of these the highest; else it adds a card; else it rotates.

    It never takes. Between equals it chooses the first in the order of `legal_actions`, so it is
    the same player every time: a fixed reference for measurements.
    """

    level = "greedy"

    def choose(self, view: View, rng: random.Random) -> Action:  # noqa: ARG002 - leaves nothing to chance
        """The largest, then highest set; else an add; else the rotation."""
        actions = view.legal_actions()
        plays = [action for action in actions if isinstance(action, Play)]
        if plays:
            return max(plays, key=lambda play: (len(play.cards), play.cards[0].active))
        return next((action for action in actions if isinstance(action, Add)), Rotate())


_BOTS: dict[str, Bot] = {bot.level: bot for bot in (Random(), Greedy())}
LEVELS = tuple(_BOTS)


def bot(level: str) -> Bot:
    """The bot of a level. Raises `KeyError` for a name that is not in `LEVELS`."""
    return _BOTS[level]
