"""The moments of a match when it's someone's turn."""

from collections.abc import Iterable
from dataclasses import dataclass

from dnup.notation import Step
from dnup.rules import Action, Deal, Match, Seat, View


@dataclass(frozen=True, slots=True)
class Moment:
    """A seat is to act; `action` is what it then did, None if the record ends here.

    `turn` numbers the actions of a round from 1, as `dnup replay` does.
    """

    match: Match
    turn: int
    action: Action | None

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return self.match.rounds

    @property
    def seat(self) -> Seat:
        """The seat to act."""
        assert self.match.round is not None  # noqa: S101 - somebody is to act
        assert self.match.round.turn is not None  # noqa: S101
        return self.match.round.turn.seat

    @property
    def view(self) -> View:
        """What that seat knows."""
        return self.match.view(self.seat)


def moments(steps: Iterable[Step]) -> list[Moment]:
    """Every moment of a replayed match when it was someone's turn, including the last."""
    found: list[Moment] = []
    before: Match | None = None
    turn = 1
    for step in steps:
        if isinstance(step.done, Deal):
            turn = 1
        elif before is not None:
            found.append(Moment(before, turn, step.done))
            turn += 1
        before = step.match
    if before is not None and not before.is_over and not before.awaits_deal:
        found.append(Moment(before, turn, None))
    return found
