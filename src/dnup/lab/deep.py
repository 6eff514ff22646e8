"""Very deep search for puzzles: by how much the solution leads all other actions."""

import random
from dataclasses import dataclass

from dnup.analysis.analyse import analyse
from dnup.bots import Budget
from dnup.puzzles import LEAST_LEAD, Puzzle
from dnup.rules import view_of
from dnup.search.search import SearchSettings

SIMULATIONS = 8_000  # of one search
SEARCHES = 3  # each with random numbers of its own
GLANCE = 3_000  # simulations of a first look, which drops puzzles without a great lead
ERRORS = 10  # the lead is at least this many standard errors
DEEP = SearchSettings(turns=3, trust=0.0, margin=1.0, most=1000)  # every action is tried
# Who searches again asks for this part of it all, so that chance alone never speaks against it.
PART = 0.5


@dataclass(frozen=True, slots=True)
class Lead:
    """The solution's chance to win the match less that of the best other action."""

    chance: float
    error: float  # the standard error of this

    @property
    def is_clear(self) -> bool:
        """Whether the lead is beyond doubt."""
        return 1000 * self.chance >= LEAST_LEAD and self.chance >= ERRORS * self.error

    def bears_out(self, told: int) -> bool:
        """Whether this search, with its own random numbers, agrees with the stored lead."""
        return 1000 * self.chance >= PART * told and self.chance >= PART * ERRORS * self.error


def lead_of(puzzle: Puzzle, rng: random.Random, simulations: int = SIMULATIONS) -> Lead:
    """By how much the solution leads, as far as the seat can know, by one search."""
    view = view_of(puzzle.round, puzzle.player, puzzle.points)
    *_, last = analyse(view, Budget(simulations=simulations), rng, settings=DEEP)
    solution = last.of(puzzle.action)
    if solution is not last.best:
        return Lead(-solution.loss, solution.loss_error)
    second = last.estimates[1]
    return Lead(second.loss, second.loss_error)


def search_deeply(puzzle: Puzzle) -> int | None:
    """The least lead of several searches, in thousandths; None if one of them leaves a doubt."""
    leads = []
    for i in range(SEARCHES + 1):
        simulations = SIMULATIONS if i else GLANCE
        lead = lead_of(puzzle, random.Random(f"{puzzle.id}:{i}"), simulations)
        if not lead.is_clear:
            return None
        leads.append(int(1000 * lead.chance))
    return min(leads)
