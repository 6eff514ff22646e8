"""A bot that does what the net likes best: judgement without thinking ahead."""

import random

from dnup.bots.stall import way_out
from dnup.rules import Action, View
from dnup.search.budget import Budget
from dnup.search.judgement import judge_view


class Sharp:
    """Knows at a glance what a position is worth, and remembers every card it has seen.

    It plays for winning the match. How long it may think makes no difference.
    """

    level = "sharp"

    def choose(self, view: View, budget: Budget, rng: random.Random) -> Action:  # noqa: ARG002
        """The action that the net likes best; one that goes out, if there is one."""
        stuck = way_out(view, rng)
        if stuck is not None:
            return stuck
        judged = judge_view(view)
        those = judged.goes_out() or range(len(judged))
        return judged.action(max(those, key=lambda i: judged.match[i]))
