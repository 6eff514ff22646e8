"""How good a player is, by the Plackett-Luce model: what one match tells, and where the levels are.

The arena rates bots by it, a server its guests. Needs openskill (the extras `lab` and `server`),
which is loaded when it is first asked for.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import exp, sqrt
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

ANCHORS = "anchors.json"


@dataclass(frozen=True, slots=True)
class Skill:
    """An estimated skill and its uncertainty, as one standard deviation."""

    mean: float
    unsure: float

    @property
    def least(self) -> float:
        """What the skill is at least, as good as surely; by this players are ranked."""
        return self.mean - 2 * self.unsure


NEW = Skill(25.0, 25.0 / 3)  # of whom nothing is known


def rate(skills: Sequence[Skill], points: Sequence[int]) -> tuple[Skill, ...]:
    """The players' skills after a game. More points are better, and equal points are a tie."""
    model = _model()
    teams = [[model.rating(skill.mean, skill.unsure)] for skill in skills]
    rated = model.rate(teams, scores=[float(won) for won in points])
    return tuple(Skill(new.mu, new.sigma) for (new,) in rated)


def rate_against(own: Skill, levels: Sequence[str], points: Sequence[int]) -> Skill:
    """A person's skill after a match against bots of these levels.

    The points are the person's, then the bots' in the order of the levels. What a bot of a level
    can do is known and stays as it is. Raises `KeyError` for a level without an anchor.
    """
    known = anchors()[len(levels) + 1]
    return rate([own, *(known[level] for level in levels)], points)[0]


def chance_against(own: Skill, levels: Sequence[str]) -> float:
    """How likely a person wins a match against bots of these levels, by the same model.

    Raises `KeyError` for a level without an anchor. (openskill's own `predict_win` compares in
    pairs: against two others it never says more than two in three.)
    """
    beta, known = _model().beta, anchors()[len(levels) + 1]
    others = [known[level] for level in levels]
    spread = sqrt(sum(skill.unsure**2 + beta**2 for skill in (own, *others)))
    return 1 / (1 + sum(exp((other.mean - own.mean) / spread) for other in others))


@cache
def anchors() -> Mapping[int, Mapping[str, Skill]]:
    """The skill of each level at each player count, as it was measured (`make ladder-anchors`)."""
    text = files("dnup.analysis").joinpath(ANCHORS).read_bytes()
    found = msgspec.json.decode(text, type=dict[int, dict[str, tuple[float, float]]])
    return {
        players: {level: Skill(*skill) for level, skill in levels.items()}
        for players, levels in found.items()
    }


def load() -> None:
    """Load what rating needs. It takes a moment, so do it before anyone waits."""
    _model()
    anchors()


@cache
def _model() -> "PlackettLuce":
    from openskill.models import PlackettLuce  # noqa: PLC0415 - an extra, and slow to load

    return PlackettLuce()
