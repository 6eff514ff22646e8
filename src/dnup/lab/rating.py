"""Ratings: what the finishing orders say of the entrants, whatever tables they sat at."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from dnup.analysis.rating import NEW, Skill
from dnup.analysis.rating import rate as rate_game
from dnup.bots import Entrant
from dnup.lab.game import Outcome
from dnup.lab.lineup import ScheduledGame


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating by the Plackett-Luce model: the skill (25 to begin with) and how unsure it is."""

    entrant: Entrant
    skill: float
    unsure: float
    games: int


def rate(outcomes: Iterable[Outcome]) -> list[Rating]:
    """The ratings after these games, one after the other, the best first.

    More points are a better place, equal points a tie. Of an entrant with several seats only one
    counts, another in each deal: an entrant cannot win from itself. Needs the extra `lab`.
    """
    skills: dict[Entrant, Skill] = {}
    games: Counter[Entrant] = Counter()
    for outcome in outcomes:
        seats = _one_seat_each(outcome.job)
        for entrant in seats:
            skills.setdefault(entrant, NEW)
        if len(seats) < 2:
            continue
        points = [outcome.points[seat] for seat in seats.values()]
        rated = rate_game([skills[entrant] for entrant in seats], points)
        for entrant, skill in zip(seats, rated, strict=True):
            skills[entrant] = skill
            games[entrant] += 1
    ratings = [
        Rating(entrant, skill.mean, skill.unsure, games[entrant])
        for entrant, skill in skills.items()
    ]
    return sorted(ratings, key=lambda rating: -rating.skill)


def _one_seat_each(job: ScheduledGame) -> dict[Entrant, int]:
    seats: dict[Entrant, list[int]] = {}
    for seat, entrant in enumerate(job.seating):
        seats.setdefault(entrant, []).append(seat)
    return {entrant: own[job.deal % len(own)] for entrant, own in seats.items()}
