"""Players that choose an action from a view. They never see more than the seat they play for.

`bot(level)` gives one by name; `LEVELS` lists the names, the weakest first, and `REFERENCES` those
of the fixed bots that measurements are held against. `CHARACTERS` has the name under which a bot of
each level sits at a table. A bot thinks within a `Budget` and takes its chances from the random
source it is given. Most load the compiled kernel when they are first asked for; importing this does
not.
"""

from dnup.bots.bot import Bot
from dnup.bots.character import CHARACTERS, bot_name
from dnup.bots.level import (
    BOTS,
    DEFAULT_BUDGET,
    KERNEL_LEVELS,
    LEVELS,
    REFERENCES,
    Entrant,
    LevelError,
    bot,
)
from dnup.bots.simple import Beginner, Greedy, Random
from dnup.search.budget import Budget, BudgetError

__all__ = [
    "BOTS",
    "CHARACTERS",
    "DEFAULT_BUDGET",
    "KERNEL_LEVELS",
    "LEVELS",
    "REFERENCES",
    "Beginner",
    "Bot",
    "Budget",
    "BudgetError",
    "Entrant",
    "Greedy",
    "LevelError",
    "Random",
    "bot",
    "bot_name",
]
