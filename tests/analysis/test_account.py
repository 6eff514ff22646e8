"""An account in whole hundredths, as people are told it."""

import random
from collections import Counter

from dnup.analysis.account import Account, steps_of
from dnup.rules import Seat


def account(before: int, deal: int, play: int, after: int) -> Account:
    return Account(Seat.A, before, deal, play, after - before - deal - play, after, Counter())


def test_steps_are_rounded_so_that_they_add_up() -> None:
    assert steps_of(account(333, 94, -214, 0)) == (33, 10, -22, -21, 0)
    # Each rounded for itself: 33 + 0 - 0 + 0, and not 34.
    assert steps_of(account(333, 4, -2, 338)) == (33, 1, 0, 0, 34)


def test_whatever_the_numbers_are_the_steps_add_up() -> None:
    rng = random.Random(1)
    for _ in range(1000):
        told = account(
            *(rng.randint(*ends) for ends in ((0, 1000), (-300, 300), (-900, 0), (0, 1000)))
        )
        before, deal, play, rest, after = steps_of(told)
        assert before + deal + play + rest == after
        assert abs(after - told.after / 10) <= 0.5
