"""The positions of a recorded match's rounds and actions among its steps."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from dnup.notation import Step
from dnup.rules import Deal


class Place(NamedTuple):
    """A moment of a match: a round and how many of its actions are done, 0 after the deal."""

    round: int
    action: int

    def __str__(self) -> str:
        """The moment as users type it, and as links have it."""
        return f"{self.round}.{self.action}"


class Timeline:
    """The steps of a match, found by round and action."""

    def __init__(self, steps: Sequence[Step]) -> None:
        self.steps = steps
        self._deals = [i for i, step in enumerate(steps) if isinstance(step.done, Deal)]

    @property
    def rounds(self) -> int:
        """How many rounds were begun."""
        return len(self._deals)

    def actions(self, round_number: int) -> int:
        """How many actions a round has."""
        ends = [*self._deals[1:], len(self.steps)]
        return ends[round_number - 1] - self._deals[round_number - 1] - 1

    def find(self, place: Place) -> int | None:
        """The step of a place, or None if the match has no such."""
        if not 1 <= place.round <= self.rounds:
            return None
        if not 0 <= place.action <= self.actions(place.round):
            return None
        return self._deals[place.round - 1] + place.action

    def place(self, at: int) -> Place:
        """The place of a step."""
        begun = [deal for deal in self._deals if deal <= at]
        return Place(len(begun), at - begun[-1])


def read_place(text: str) -> Place | None:
    """The place that a text such as `3.12` names, or None if it names none."""
    found = re.fullmatch(r"([0-9]{1,6})\.([0-9]{1,6})", text)
    return Place(int(found[1]), int(found[2])) if found else None
