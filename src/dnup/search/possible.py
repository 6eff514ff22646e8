"""A match as it may be, as far as one of its seats can tell."""

import random
from dataclasses import replace

from dnup.rules import Match, Round, Seat, View, sample

DEALS = 1000  # drawn, of which one is chosen by its weight
LONGEST_WEIGHED = 500  # actions of a round; in a longer one what was done says little any more


def possible(match: Match, seat: Seat, rng: random.Random, *, weigh: bool) -> Match:
    """The match with other cards where the seat cannot know them; its view stays the same.

    A deal is the likelier the more it makes likely what the others did; for that the compiled
    kernel is loaded. Without `weigh` all deals that fit are equally likely.
    """
    view = match.view(seat)
    if weigh and 0 < len(view.past) <= LONGEST_WEIGHED:
        return replace(match, round=_weighed(view, rng))
    return replace(match, round=sample(view, rng))


def _weighed(view: View, rng: random.Random) -> Round:
    from dnup.kernel.policy import load_policy  # noqa: PLC0415
    from dnup.kernel.state import to_round  # noqa: PLC0415
    from dnup.search.belief import believe  # noqa: PLC0415 - it loads the kernel
    from dnup.search.search import SearchSettings  # noqa: PLC0415

    policy, used = load_policy(view.pack.players), SearchSettings()
    belief = believe(view, DEALS, rng, policy, used.trust, used.doubt)
    (row,) = rng.choices(range(DEALS), belief.weights.tolist())
    return to_round(view.pack, belief.states[row])
