"""Players that choose an action from a view. They never see more than the seat they play for.

`bot(level)` gives one by name; `LEVELS` lists the names. A bot takes its chances from the random
source it is given. Imports `rules` and `notation`.
"""

from dnup.bots.bot import LEVELS, Bot, Greedy, Random, bot

__all__ = ["LEVELS", "Bot", "Greedy", "Random", "bot"]
