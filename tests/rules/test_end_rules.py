"""The end of a round and of the game, three to five players: rules E1 to E5."""

import pytest

from dnup import Match, legal_actions, standard_deck
from support.helpers import A, B, C, add, area, card, cards, do, pile, play, rotate
from support.helpers import pairs_position as position


def test_e1_the_last_card_can_leave_by_a_play() -> None:
    table = position("A: 5/2 | B: 4/9 1/2 | C: 8/6 | A to play")
    after = do(table, play("5/2"))
    assert after.out == (A,)
    assert not after.is_over


def test_e1_the_last_card_can_leave_by_an_add() -> None:
    table = position("A: 5/2 | B: 4/9 1/2 | C: 8/6 | C1: 5/3 | A to play")
    after = do(table, add("5/2", "C1"))
    assert after.out == (A,)
    assert area("A1") not in after.table()


def test_e1_a_player_who_is_out_takes_no_more_turns() -> None:
    table = position("A: 5/2 | B: 4/9 1/2 | C: 8/6 | A to play")
    after = do(table, play("5/2"), rotate, rotate)
    assert after.turn == area("B1")
    assert after.hand(A) == ()


def test_e1_who_still_holds_a_card_is_not_out() -> None:
    table = position("A: 5/2 5/3 | B: 4/9 1/2 | C: 8/6 | A to play")
    assert do(table, play("5/2")).out == ()
    assert do(table, play("5/2 5/3")).out == (A,)


def test_e1_the_action_is_carried_out_in_full_first() -> None:
    # A's last card beats the set of C, which goes back although A is out by then.
    table = position("A: 5/2 | B: 4/9 1/2 | C: 8/6 | C1: 3/4 | A to play")
    after = do(table, play("5/2"))
    assert after.out == (A,)
    assert after.hand(C) == cards("4/3 8/6")


def test_e2_the_first_out_wins_two_points() -> None:
    table = position("A: 5/2 | B: 4/9 1/2 | C: 8/6 | A to play")
    assert table.points == (0, 0, 0)
    assert do(table, play("5/2")).points == (2, 0, 0)


def test_e2_the_set_of_the_first_out_stays_until_their_next_turn() -> None:
    table = position("A: 5/2 | B: 4/9 1/2 | C: 8/6 | A to play")
    table = do(table, play("5/2"))
    assert table.table() == {area("A1"): cards("5/2")}
    table = do(table, rotate)
    assert table.table() == {area("A1"): cards("5/2")}
    table = do(table, rotate)
    assert table.table() == {}
    assert card("2/5") in pile(table)


def test_e2_the_set_of_the_first_out_is_in_the_way_while_it_stays() -> None:
    table = do(position("A: 5/2 | B: 4/9 6/1 | C: 8/6 | A to play"), play("5/2"))
    assert play("4/9") not in legal_actions(table)
    assert do(table, play("6/1")).out == (A,)


def test_e3_the_second_out_wins_one_point_and_ends_the_round() -> None:
    table = position("A: - | B: 4/9 | C: 8/6 | out: A | B to play")
    after = do(table, play("4/9"))
    assert after.out == (A, B)
    assert after.points == (2, 1, 0)
    assert after.is_over
    assert after.turn is None
    assert legal_actions(after) == []


def test_e3_the_round_ends_at_once() -> None:
    table = position("A: - | B: 4/9 | C: 8/6 1/2 | C1: 3/4 3/6 | out: A | B to play")
    after = do(table, play("4/9"))
    assert after.table() == {area("B1"): cards("4/9"), area("C1"): cards("3/4 3/6")}
    assert after.hand(C) == cards("8/6 1/2")


@pytest.mark.parametrize("players", [4, 5])
def test_e3_the_others_get_nothing(players: int) -> None:
    rest = " | D: 1/2 | E: 1/3" if players == 5 else " | D: 1/2"
    table = position(f"A: 8/6 | B: 4/9 | C: -{rest} | out: C | B to play")
    assert do(table, play("4/9")).points == (0, 1, 2, 0, 0)[:players]


# B has a set on the table, and A is about to be the first out.
ABOUT_TO_GO_OUT = "A: 5/2 | B: 4/9 | C: 8/6 | B1: 3/4 3/6 | A to play"


def match_at(text: str, *before: int) -> Match:
    """A match with these points before the round, which has come as far as this."""
    return Match(standard_deck(), len(before), rounds=3, before=before, round=position(text))


def test_e4_four_points_win_in_the_middle_of_a_round() -> None:
    match = match_at(ABOUT_TO_GO_OUT, 2, 3, 3).apply(play("5/2"))
    assert match.points == (4, 3, 3)
    assert match.winner is A
    assert match.is_over


def test_e4_more_than_four_points_win_too() -> None:
    assert match_at(ABOUT_TO_GO_OUT, 3, 3, 3).apply(play("5/2")).points == (5, 3, 3)


def test_e4_the_others_get_nothing_more() -> None:
    match = match_at(ABOUT_TO_GO_OUT, 2, 3, 3).apply(play("5/2"))
    assert match.legal_actions() == []
    assert not match.awaits_deal
    assert match.round is not None
    assert match.round.is_over
    assert match.round.table() == {area("A1"): cards("5/2"), area("B1"): cards("3/4 3/6")}


def test_e4_three_points_are_not_enough() -> None:
    match = match_at(ABOUT_TO_GO_OUT, 1, 3, 3).apply(play("5/2"))
    assert match.points == (3, 3, 3)
    assert match.winner is None
    assert match.round is not None
    assert match.round.turn == area("B1")


def test_e4_the_point_of_the_second_out_can_win() -> None:
    match = match_at(ABOUT_TO_GO_OUT, 1, 3, 3).apply(play("5/2")).apply(rotate).apply(play("8/6"))
    assert match.points == (3, 3, 4)
    assert match.winner is C


def test_e4_who_could_win_goes_on_playing_until_out() -> None:
    match = match_at("A: 5/2 5/3 | B: 4/9 | C: 8/6 | A to play", 3, 3, 3).apply(play("5/2"))
    assert not match.is_over
    assert match.round is not None
    assert match.round.turn == area("B1")


def test_e5_four_points_spell_the_name_of_the_game() -> None:
    for players in (3, 4, 5):
        assert Match(standard_deck(), players).goal == len("dnup")
