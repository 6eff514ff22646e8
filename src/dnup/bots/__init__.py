"""Players that choose an action from a view. They never see more than the seat they play for.

`bot(level)` gives one by name; `LEVELS` lists the names. A bot
thinks within a `Budget` and takes its chances from the random source it is given. The levels that
search load the compiled kernel when they are first asked for; importing this does not.

What looks at matches again is imported by module, since it stands on the kernel: `analysis` (every
action of a view with its chances), `review` (a grade for each action), `mistake` (of which
kind it was), `outlook` (the chances with open hands), `account` (luck and skill), `summary` (a
match in short), `hint` (the best actions, and why). `reason` (facts for an action) and `reach`
(what the others can do at the most) need only the rules.
"""

from dnup.bots.bot import Bot
from dnup.bots.budget import Budget, BudgetError
from dnup.bots.level import DEFAULT_BUDGET, KERNEL_LEVELS, LEVELS, Entrant, LevelError, bot
from dnup.bots.simple import Greedy, Random

__all__ = [
    "DEFAULT_BUDGET",
    "KERNEL_LEVELS",
    "LEVELS",
    "Bot",
    "Budget",
    "BudgetError",
    "Entrant",
    "Greedy",
    "LevelError",
    "Random",
    "bot",
]
