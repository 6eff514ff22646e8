"""Puzzles: positions in which one action is the best, whatever the others hold.

They are data, in `puzzles.json`; `dnup.lab.mining` found them. `check` proves one again, from its
data and the rules alone. The texts about them are in `locales/`. Imports `rules` and
`notation`.
"""

from dnup.puzzles.answer import Answer, answer_to
from dnup.puzzles.check import PuzzleError, PuzzleErrorCode, check
from dnup.puzzles.claim import Claim, find_claim
from dnup.puzzles.failing import Failing, failing, format_failing
from dnup.puzzles.fates import MOST, Fates, Line
from dnup.puzzles.others import Unseen, unseen_by
from dnup.puzzles.proof import ProofTooLargeError, Prover
from dnup.puzzles.puzzle import (
    FIRST_DAY,
    HARDEST,
    LEAST_LEAD,
    SIMULATIONS,
    TRIES,
    WEEK,
    Goal,
    Proof,
    Puzzle,
    Theme,
    count_deals,
    daily,
    difficulty_of,
    find,
    name_of,
    number_of,
    puzzles,
    themes_of,
)

__all__ = [
    "FIRST_DAY",
    "HARDEST",
    "LEAST_LEAD",
    "MOST",
    "SIMULATIONS",
    "TRIES",
    "WEEK",
    "Answer",
    "Claim",
    "Failing",
    "Fates",
    "Goal",
    "Line",
    "Proof",
    "ProofTooLargeError",
    "Prover",
    "Puzzle",
    "PuzzleError",
    "PuzzleErrorCode",
    "Theme",
    "Unseen",
    "answer_to",
    "check",
    "count_deals",
    "daily",
    "difficulty_of",
    "failing",
    "find",
    "find_claim",
    "format_failing",
    "name_of",
    "number_of",
    "puzzles",
    "themes_of",
    "unseen_by",
]
