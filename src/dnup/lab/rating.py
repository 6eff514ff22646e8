"""Ratings: what the finishing orders say of the entrants, whatever tables they sat at."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from dnup.bots import Entrant
from dnup.lab.game import Outcome
from dnup.lab.lineup import Job


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
    from openskill.models import PlackettLuce  # noqa: PLC0415 - an extra, and slow to load

    model = PlackettLuce()
    skills: dict[Entrant, tuple[float, float]] = {}
    games: Counter[Entrant] = Counter()
    for outcome in outcomes:
        seats = _one_seat_each(outcome.job)
        for entrant in seats:
            skills.setdefault(entrant, (model.mu, model.sigma))
        if len(seats) < 2:
            continue
        teams = [[model.rating(*skills[entrant])] for entrant in seats]
        rated = model.rate(teams, scores=[float(outcome.points[seat]) for seat in seats.values()])
        for entrant, (new,) in zip(seats, rated, strict=True):
            skills[entrant] = (new.mu, new.sigma)
            games[entrant] += 1
    ratings = [Rating(entrant, *skills[entrant], games[entrant]) for entrant in skills]
    return sorted(ratings, key=lambda rating: -rating.skill)


def _one_seat_each(job: Job) -> dict[Entrant, int]:
    seats: dict[Entrant, list[int]] = {}
    for seat, entrant in enumerate(job.seating):
        seats.setdefault(entrant, []).append(seat)
    return {entrant: own[job.deal % len(own)] for entrant, own in seats.items()}
