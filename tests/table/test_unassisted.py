"""Matches that count on a ladder: played alone against bots, with nobody's help."""

import pytest
from table.tables import SMALL, Driven, begun

from dnup.table import AskHint, PerMove
from support.helpers import A


def alone(**options: object) -> Driven:
    """Ann against two bots, when it is her turn."""
    table = begun("ann", **{"players": 3, "bots": ["beginner", "random"]} | options)
    table.move_until("ann")
    return table


def test_who_plays_alone_against_bots_would_lose_by_leaving() -> None:
    table = alone()
    assert (table.table.unassisted, table.table.lost_if_left) == (A, True)
    table.move()
    assert (table.table.unassisted, table.table.lost_if_left) == (A, True)
    table.play_match()
    assert (table.table.unassisted, table.table.lost_if_left) == (A, False)


def test_after_a_hint_only_a_defeat_counts() -> None:
    table = alone()
    before = table.table
    table.do(AskHint("ann", table.turn))
    # From the first turn on, so that players can be warned.
    assert (before.is_rated, table.table.is_rated) == (True, False)
    table.move()
    assert (table.table.unassisted, table.table.lost_if_left) == (None, True)


def test_so_does_a_bot_that_has_moved_for_the_person() -> None:
    table = alone(clock=PerMove(10))
    table.move()
    table.move_until("ann")
    assert table.table.lost_if_left
    table.ring()  # the time is up
    table.move()
    assert table.running.assisted[A] == 1
    assert (table.table.unassisted, table.table.lost_if_left) == (None, True)


@pytest.mark.parametrize("options", [{"bots": ["beginner"]}, {"players": 2, "bots": []}])
def test_so_does_another_person(options: dict[str, object]) -> None:
    table = begun("ann", "bo", **{"players": 3} | options)
    for _ in range(6):
        table.move()
    assert (table.table.unassisted, table.table.lost_if_left) == (None, False)


def test_so_do_cards_of_ones_own() -> None:
    table = alone(players=2, bots=["beginner"], deck=SMALL)
    table.move()
    assert (table.table.unassisted, table.table.lost_if_left) == (None, False)
