"""Bots that judge as `sharp` does but make the mistakes that people make."""

import random
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from dnup.bots.stall import way_out
from dnup.kernel.state import AT, SEEN
from dnup.kernel.tables import Masks
from dnup.rules import Action, Add, Play, Rotate, Take, View
from dnup.rules.pack import bits
from dnup.search.belief import stand_in
from dnup.search.budget import Budget
from dnup.search.judgement import judge_view


@dataclass(frozen=True, slots=True)
class Fallible:
    """Overlooks some actions, forgets cards it has seen, and doesn't always do what looks best.

    It never fails to go out when it can. How long it may think makes no difference.
    """

    level: str
    notices: Mapping[type[Action], float]  # how likely it is to think of an action at all
    memory: float  # the chance to remember a card that went back to a hand
    whim: float  # how much worse an action may look, as a share of the stake

    def choose(self, view: View, budget: Budget, rng: random.Random) -> Action:  # noqa: ARG002
        """One of the actions that it thinks of, the better the likelier."""
        stuck = way_out(view, rng)
        if stuck is not None:
            return stuck
        judged = judge_view(view, state=self._remembered(view, rng))
        out = judged.goes_out()
        if out:
            return judged.action(out[0])
        thought = [
            (action, judged.match[i])
            for i in range(len(judged))
            if rng.random() < self.notices[type(action := judged.action(i))]
        ]
        if not thought:
            return Rotate()
        actions = [action for action, _ in thought]
        worths = np.array([worth for _, worth in thought])
        # Among more players one action decides less.
        seat = judged.pack.owners[int(judged.state[AT])]
        stake = float(np.ptp(judged.utility[1:, 1:, seat])) * 2 / view.pack.players
        likings = np.exp((worths - worths.max()) / (self.whim * stake))
        return rng.choices(actions, likings.tolist())[0]

    def _remembered(self, view: View, rng: random.Random) -> Masks:
        """A state that fits what it remembers: forgotten cards are as if never seen."""
        state = stand_in(view)
        for seat in view.pack.seats:
            if seat == view.viewer:
                continue
            for card in bits(int(state[seat] & state[SEEN])):
                if rng.random() >= self.memory:
                    state[SEEN] &= ~np.uint64(card)
        return state


def casual() -> Fallible:
    """Plays like someone who knows the rules well and is here for fun."""
    notices: dict[type[Action], float] = {Play: 0.95, Add: 0.68, Take: 0.58, Rotate: 0.85}
    return Fallible("casual", notices, memory=0.0, whim=0.058)


def careful() -> Fallible:
    """Plays like someone who thinks before each action but can't remember every card."""
    notices: dict[type[Action], float] = {Play: 1.0, Add: 0.93, Take: 0.88, Rotate: 1.0}
    return Fallible("careful", notices, memory=0.4, whim=0.034)
