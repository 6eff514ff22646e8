"""Puzzles: positions in which one action is the best, whatever the others hold.

They are data, in `puzzles.json`; `dnup.lab.mining` found them. `check` proves one anew, from its
data and the rules alone. What people read about them stands in `locales/`. Imports `rules` and
`notation`.
"""

from dnup.puzzles.answer import Answer, answer_to
from dnup.puzzles.check import Complaint, Fault, check
from dnup.puzzles.claim import Claim, find_claim
from dnup.puzzles.others import Unseen, unseen_by
from dnup.puzzles.proof import Prover, TooLarge
from dnup.puzzles.puzzle import (
    HARDEST,
    LEAST_LEAD,
    SIMULATIONS,
    TRIES,
    Goal,
    Proof,
    Puzzle,
    Theme,
    count_deals,
    daily,
    difficulty_of,
    find,
    name_of,
    puzzles,
    themes_of,
)

__all__ = [
    "HARDEST",
    "LEAST_LEAD",
    "SIMULATIONS",
    "TRIES",
    "Answer",
    "Claim",
    "Complaint",
    "Fault",
    "Goal",
    "Proof",
    "Prover",
    "Puzzle",
    "Theme",
    "TooLarge",
    "Unseen",
    "answer_to",
    "check",
    "count_deals",
    "daily",
    "difficulty_of",
    "find",
    "find_claim",
    "name_of",
    "puzzles",
    "themes_of",
    "unseen_by",
]
