"""What the end of a round is worth: the chance to win the match after it."""

from functools import cache

import numpy as np
import numpy.typing as npt

from dnup.rules import Pack


def utility(pack: Pack, before: tuple[int, ...], leader: float = 1.0) -> npt.NDArray[np.float64]:
    """By who went out first and second, plus one each (0 for nobody): each seat's chance.

    `before` are the points when the round began. Later rounds are taken as `chances` does.
    """
    seats = pack.players + 1
    worth = np.zeros((seats, seats, pack.players))
    for first in range(1, seats):
        for second in range(seats):
            worth[first, second] = _after(
                pack.prizes, pack.goal, before, leader, first - 1, second - 1
            )
    return worth


def _after(
    prizes: tuple[int, ...],
    goal: int,
    points: tuple[int, ...],
    leader: float,
    first: int,
    second: int,
) -> tuple[float, ...]:
    won = list(points)
    for seat, prize in zip((first, second), prizes, strict=False):
        if seat >= 0:
            won[seat] += prize
            if won[seat] >= goal:  # E4, P4
                return tuple(float(i == seat) for i in range(len(points)))
    return chances(prizes, goal, tuple(won), leader)


@cache
def chances(
    prizes: tuple[int, ...], goal: int, points: tuple[int, ...], leader: float = 1.0
) -> tuple[float, ...]:
    """Each seat's chance to win the match from these points, if all rounds are even.

    But for who would win the match by going out: that is `leader` times as likely.
    """
    seats = range(len(points))
    firsts, seconds = (
        [leader if own + prize >= goal else 1.0 for own in points] for prize in (*prizes, 0)[:2]
    )
    sums = [0.0] * len(points)
    for first in seats:
        for second in seats:
            if first == second:
                continue
            weight = firsts[first] * seconds[second]
            whole = sum(firsts) * (sum(seconds) - seconds[first])
            after = _after(prizes, goal, points, leader, first, second)
            for seat, chance in enumerate(after):
                sums[seat] += chance * weight / whole
    return tuple(sums)
