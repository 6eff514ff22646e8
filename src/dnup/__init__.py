"""dnup: the card game in which every card has two values and turning it swaps them.

The core, in one place: the rules (`dnup.rules`) and their notation (`dnup.notation`). Everything in
them can be had from here: `from dnup import standard_deck, deal, start, legal_actions, apply`.
"""

from dnup import notation, rules
from dnup.notation import *  # noqa: F403 - the two rooms list what they offer
from dnup.rules import *  # noqa: F403

__all__ = [*notation.__all__, *rules.__all__]  # noqa: PLE0604 - lists of names
