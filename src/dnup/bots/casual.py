"""A bot that plays as somebody does who learned the game last week."""

import random

import numpy as np

from dnup.bots.belief import believe
from dnup.bots.budget import Budget
from dnup.bots.stall import way_out
from dnup.kernel.moves import do_move, legal_moves, most_moves
from dnup.kernel.policy import CANDIDATES, candidates, kind_of, load_policy, ways
from dnup.kernel.state import AT, FLIPPED, OUT, to_action
from dnup.rules import Action, Add, Play, Rotate, Take, View

# How likely it is to think of an action at all.
NOTICES = {Play: 0.95, Add: 0.6, Take: 0.5, Rotate: 0.8}
MOOD = 0.7  # how much better actions are preferred: 0 not at all, 1 as by the policy


class Casual:
    """Likes large sets and a hand of few values, but neither counts cards nor thinks ahead.

    It overlooks some of what it could do, mostly adding and taking, and does not always do what
    looks best. It never fails to go out when it can. How long it may think makes no difference.
    """

    level = "casual"

    def choose(self, view: View, budget: Budget, rng: random.Random) -> Action:  # noqa: ARG002
        """One of the actions that it thinks of, the better the likelier."""
        stuck = way_out(view, rng)
        if stuck is not None:
            return stuck
        pack = view.pack
        belief = believe(view, 1, rng)
        t, state = belief.known.tables, belief.states[0]
        room = most_moves(t)
        cards, areas = np.zeros(room, np.uint64), np.zeros(room, np.int64)
        kinds, weights = np.zeros(CANDIDATES, np.int64), np.zeros(CANDIDATES)
        number = candidates(t, state, load_policy(pack.players), kinds, weights)
        liking = dict(zip(kinds[:number].tolist(), weights[:number].tolist(), strict=True))

        actions: list[Action] = []
        likings: list[float] = []
        for i in range(legal_moves(t, state, cards, areas)):
            at, turned = int(state[AT]), int(state[FLIPPED])
            action = to_action(pack, at, int(cards[i]), turned, int(areas[i]))
            after = state.copy()
            do_move(t, after, cards[i], areas[i])
            if after[OUT] != state[OUT]:
                return action
            if rng.random() < NOTICES[type(action)]:
                kind = kind_of(t, state, cards[i], areas[i])
                actions.append(action)
                likings.append(liking[kind] ** MOOD / ways(t, state, kind))
        if not actions:
            return Rotate()
        return rng.choices(actions, likings)[0]
