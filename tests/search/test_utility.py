"""What the end of a round is worth: the chance to win the match."""

import pytest

from dnup import standard_deck
from dnup.search.utility import chances, utility


def test_with_two_players_a_round_is_half_the_match() -> None:
    pack = standard_deck().pack(2)
    even = utility(pack, (0, 0))
    assert even[1, 0] == pytest.approx([0.75, 0.25])
    assert even[2, 0] == pytest.approx([0.25, 0.75])
    last = utility(pack, (1, 0))
    assert last[1, 0] == pytest.approx([1, 0])
    assert last[2, 0] == pytest.approx([0.5, 0.5])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_before_the_first_round_all_are_even(players: int) -> None:
    pack = standard_deck().pack(players)
    found = chances(pack.prizes, pack.goal, (0,) * players)
    assert found == pytest.approx([1 / players] * players)


@pytest.mark.parametrize("points", [(0, 0, 0), (3, 0, 1), (2, 2, 2), (3, 3, 3)])
def test_chances_add_up_to_one(points: tuple[int, ...]) -> None:
    worth = utility(standard_deck().pack(3), points)
    for first in range(1, 4):
        for second in range(1, 4):
            if first != second:
                assert sum(worth[first, second]) == pytest.approx(1)


def test_e4_whoever_gets_to_the_goal_first_wins_whatever_the_second_gets() -> None:
    worth = utility(standard_deck().pack(3), (2, 3, 0))
    assert list(worth[1, 2]) == [1, 0, 0]  # A has 4; B's point comes too late
    assert list(worth[3, 2]) == [0, 1, 0]  # C has 2, and B 4
    assert list(worth[2, 0]) == [0, 1, 0]  # nobody is second when the match is over


def test_being_first_is_better_than_second_and_that_than_nothing() -> None:
    worth = utility(standard_deck().pack(4), (0, 0, 0, 0))
    assert worth[1, 2, 0] > worth[2, 1, 0] > worth[2, 3, 0]
    # With three points each of the two prizes wins, and with two only the first.
    worth = utility(standard_deck().pack(4), (2, 2, 2, 2))
    assert worth[1, 2, 0] == 1
    assert worth[2, 1, 0] == 0
