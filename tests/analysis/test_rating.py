"""The model that rates players: what a game tells, and where the levels are."""

import pytest

from dnup.analysis.rating import NEW, Skill, anchors, chance_against, rate, rate_against
from dnup.bots import BOTS, LEVELS


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_level_has_its_place_at_each_player_count(players: int) -> None:
    known = anchors()[players]
    assert set(known) == set(BOTS)  # old matches have references in them
    assert sorted(LEVELS, key=lambda level: known[level].mean) == list(LEVELS)
    assert all(0 < skill.unsure < 2 for skill in known.values())
    assert sum(skill.mean for skill in known.values()) / len(known) == pytest.approx(25, abs=0.1)


def test_who_has_more_points_gains_what_others_lose() -> None:
    first, second, third = rate([NEW, NEW, NEW], [4, 2, 0])
    assert first.mean > second.mean > third.mean
    one, two = rate([NEW, NEW], [3, 3])
    assert one == two
    assert one.mean == pytest.approx(NEW.mean)
    assert all(skill.unsure < NEW.unsure for skill in (first, second, third, one))


def test_a_surprise_moves_more_than_what_was_expected() -> None:
    own = Skill(25, 4)
    up = [rate_against(own, [level], [2, 0]).mean - own.mean for level in ("random", "master")]
    down = [own.mean - rate_against(own, [level], [0, 2]).mean for level in ("master", "random")]
    assert 0 < up[0] < up[1]
    assert 0 < down[0] < down[1]


def test_to_leave_is_worse_than_to_be_last_with_nothing_and_a_level_must_be_known() -> None:
    tie = rate_against(NEW, ["beginner", "beginner"], [0, 0, 0])
    left = rate_against(NEW, ["beginner", "beginner"], [-1, 0, 0])
    assert left.mean < tie.mean
    with pytest.raises(KeyError):
        rate_against(NEW, ["nobody"], [1, 0])


def test_what_one_surely_can_do_lies_two_deviations_below() -> None:
    assert Skill(30, 2).least == 26
    assert Skill(28, 0.5).least > Skill(30, 2).least


def test_the_chances_of_equals_are_equal_and_a_weaker_level_is_easier() -> None:
    for players in (2, 3, 5):
        levels = ["casual"] * (players - 1)
        assert chance_against(anchors()[players]["casual"], levels) == pytest.approx(1 / players)
    assert chance_against(NEW, ["random"] * 2) > 0.8
    assert chance_against(NEW, ["sharp"] * 2) < 0.2
