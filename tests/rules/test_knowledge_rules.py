"""What may be known: rules K1 and K2."""

import pytest

from dnup import (
    HandDealt,
    Seat,
    events_of,
    is_visible,
    legal_actions,
    opening_events,
    view_of,
)
from support.helpers import A, B, C, add, area, box, cards, do, pile, play, rotate, take
from support.helpers import pairs_position as position

TABLE = position("A: 5/2 (7/2) | B: 4/9 (8/6) | C: - | B1: 3/4 3/6 | C1: 9/1 | out: C | A to play")
EVERYBODY: list[Seat | None] = [A, B, C, None]


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_k1_everybody_sees_the_table_the_counts_the_turn_and_the_points(
    viewer: Seat | None,
) -> None:
    view = view_of(TABLE, viewer, before=(1, 0, 0))
    assert view.table() == {area("B1"): cards("3/4 3/6"), area("C1"): cards("9/1")}
    assert view.hand_sizes == (2, 2, 0)
    assert view.turn == area("A1")
    assert view.out == (C,)
    assert view.points == (1, 0, 2)
    assert len(view.discarded) == 30 - 7


def test_k1_every_action_is_public() -> None:
    for action in legal_actions(TABLE):
        for event in events_of(TABLE, action):
            assert all(is_visible(event, viewer) for viewer in EVERYBODY)


def test_k2_the_cards_in_other_hands_are_secret() -> None:
    view = view_of(TABLE, A)
    assert view.hand == cards("5/2 7/2")
    assert view.known[B] == cards("8/6")
    assert "4/9" not in str(view.known)


@pytest.mark.parametrize(
    "other",
    [
        "A: 5/2 | B: 9/4 (8/6) | C: 3/8 | A to play",  # the other way up
        "A: 5/2 | B: 3/8 (8/6) | C: 4/9 | A to play",  # other cards
    ],
)
def test_k2_a_view_does_not_depend_on_hidden_cards(other: str) -> None:
    one = position("A: 5/2 | B: 4/9 (8/6) | C: 3/8 | A to play")
    assert position(other) != one
    assert view_of(position(other), A) == view_of(one, A)
    assert view_of(position(other), None) == view_of(one, None)
    assert view_of(position(other), B) != view_of(one, B)


def test_k2_a_player_sees_the_own_cards_and_their_inactive_values() -> None:
    assert view_of(TABLE, B).hand == cards("4/9 8/6")


def test_k2_a_spectator_sees_no_hand() -> None:
    assert view_of(TABLE, None).hand == ()


def test_k2_a_dealt_hand_is_for_its_seat_only() -> None:
    table = position("A: 5/2 | B: 4/9 1/5* | C: 3/8 | B to play")
    dealt = [event for event in opening_events(table) if isinstance(event, HandDealt)]
    assert [event.seat for event in dealt] == [A, B, C]
    for event in dealt:
        assert [v for v in EVERYBODY if is_visible(event, v)] == [event.seat]


def test_k2_a_card_that_was_taken_is_known() -> None:
    after = do(position("A: 5/2 | B: 4/9 | C: 8/6 | C1: 3/4 | A to play"), take("C1"))
    assert after.known(A) == cards("4/3")


def test_k2_a_card_that_was_dealt_is_known_once_it_has_been_played_and_taken() -> None:
    table = position("A: 5/2 1/2 | B: 4/9 | C: 8/6 | A to play")
    after = do(table, play("5/2"), take("A1"))
    assert after.known(B) == cards("2/5")
    assert after.hand(B) == cards("2/5 4/9")


def test_k2_a_set_that_went_back_is_known() -> None:
    after = do(position("A: 5/2 1/2 | B: 4/9 | C: 8/6 | C1: 3/4 | A to play"), play("5/2"))
    assert after.known(C) == cards("4/3")
    assert after.known(A) == ()


def test_k2_a_known_card_stays_known_when_its_hand_is_rotated() -> None:
    table = position("A: 5/2 (7/2) | B: 4/9 | C: 8/6 | A to play")
    assert do(table, rotate).known(A) == cards("2/7")
    assert do(table, rotate, rotate, rotate, rotate).known(A) == cards("7/2")


def test_k2_a_known_card_that_is_played_is_no_longer_in_the_hand() -> None:
    table = position("A: 5/2 (7/2) | B: 4/9 | C: 8/6 | A to play")
    assert do(table, play("7/2")).known(A) == ()
    assert do(table, play("5/2")).known(A) == cards("7/2")


def test_k2_of_equal_cards_the_known_one_leaves_first() -> None:
    table = position(
        "A: 2/6 (2/6) 1/3 | B: 4/9 | C: 8/6 | D: 1/2 | E: 3/4 | E1: 2/5 2/7 | A to play"
    )
    for action in (play("2/6"), add("2/6", "E1")):
        after = do(table, action)
        assert after.hand(A) == cards("1/3 2/6")
        assert after.known(A) == ()


def test_k2_who_holds_the_star_is_known_until_it_is_played() -> None:
    table = position("A: 5/2 | B: 4/9 1/5* | C: 3/8 | B to play")
    assert view_of(table, A).star_holder is B
    assert view_of(table, None).star_holder is B
    assert view_of(do(table, rotate), C).star_holder is B
    assert view_of(do(table, play("1/5*")), C).star_holder is None
    # Taken back, it is a known card like any other.
    taken = view_of(do(table, play("1/5*"), take("B1")), A)
    assert taken.star_holder is None
    assert taken.known[C] == cards("5/1*")


def test_k2_what_was_discarded_is_remembered() -> None:
    after = do(position("A: 5/2 | B: 4/9 | C: 8/6 | B1: 9/1 9/2 | A to play"), rotate)
    for viewer in EVERYBODY:
        assert view_of(after, viewer).discarded == pile(after)


def test_k2_what_a_viewer_cannot_place() -> None:
    deck = box("1/5*", "2/5", "2/6", "3/4", "3/8")
    table = position("A: 1/5* | B: 6/2 (5/2) | C: 4/3 8/3 | A to play", deck)
    assert view_of(table, A).unknown() == cards("2/6 3/4 3/8")
    assert view_of(table, B).unknown() == cards("3/4 3/8")  # S3: the star is with A
    assert view_of(table, C).unknown() == cards("2/6")
    assert view_of(table, None).unknown() == cards("2/6 3/4 3/8")
