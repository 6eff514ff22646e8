"""The inks that people's portraits are printed in."""

from collections.abc import Collection
from enum import IntEnum


class Ink(IntEnum):
    """An ink. Tables and guests keep the number, so new inks come at the end."""

    TOMATO = 0
    BLUE = 1
    GREEN = 2
    PLUM = 3
    ORANGE = 4
    NIGHT = 5
    ROSE = 6
    TEAL = 7


def first_free(taken: Collection[Ink]) -> Ink:
    """The first ink that nobody has; tomato if all are taken."""
    return next((ink for ink in Ink if ink not in taken), Ink.TOMATO)
