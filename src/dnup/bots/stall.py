"""How a round that goes round in circles is brought to an end."""

import random
from itertools import takewhile

from dnup.rules import Action, View

PATIENCE = 20  # turns of each play area in which no new card came to the table


def way_out(view: View, rng: random.Random) -> Action | None:
    """Any action at all, when nothing new has happened for long; None while the round gets on.

    Searchers can fall into loops of rotating and taking: each waits for another to give way. Chance
    gets them out, because rounds that are played at random end. New is a card that was not on the
    table before: when all have been, a round has few cards left, or is stuck. A view that does not
    tell the past cannot show it.
    """
    idle = sum(1 for _ in takewhile(lambda past: not past.revealed, reversed(view.past)))
    if idle < PATIENCE * len(view.pack.areas):
        return None
    return rng.choice(view.legal_actions())
