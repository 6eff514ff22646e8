"""What the end of a round is worth: the chance to win the match after it."""

from functools import cache

import numpy as np
import numpy.typing as npt

from dnup.rules import Pack


def utility(pack: Pack, before: tuple[int, ...]) -> npt.NDArray[np.float64]:
    """By who went out first and second, plus one each (0 for nobody): each seat's chance.

    `before` are the points when the round began. Later rounds are taken to be even.
    """
    seats = pack.players + 1
    worth = np.zeros((seats, seats, pack.players))
    for first in range(1, seats):
        for second in range(seats):
            worth[first, second] = _after(pack.prizes, pack.goal, before, first - 1, second - 1)
    return worth


def _after(
    prizes: tuple[int, ...], goal: int, points: tuple[int, ...], first: int, second: int
) -> tuple[float, ...]:
    won = list(points)
    for seat, prize in zip((first, second), prizes, strict=False):
        if seat >= 0:
            won[seat] += prize
            if won[seat] >= goal:  # E4, P4
                return tuple(float(i == seat) for i in range(len(points)))
    return chances(prizes, goal, tuple(won))


@cache
def chances(prizes: tuple[int, ...], goal: int, points: tuple[int, ...]) -> tuple[float, ...]:
    """Each seat's chance to win the match from these points, if all rounds are even."""
    seats = range(len(points))
    pairs = [(i, j) for i in seats for j in seats if i != j]
    sums = [0.0] * len(points)
    for first, second in pairs:
        for seat, chance in enumerate(_after(prizes, goal, points, first, second)):
            sums[seat] += chance / len(pairs)
    return tuple(sums)
