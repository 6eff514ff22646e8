"""Two players: rules P1 to P4."""

from random import Random

import pytest

from dnup import (
    Match,
    RuleRefusalCode,
    Take,
    deal,
    is_legal,
    legal_actions,
    refusal,
    standard_deck,
    start,
)
from support.helpers import A, B, add, area, card, cards, do, pile, play, rotate, take
from support.helpers import pairs_position as position


def test_p1_each_player_takes_two_turns_in_a_row() -> None:
    table = position("A: 5/2 | B: 4/9 | A1 to play")
    turns = []
    for _ in range(5):
        table = do(table, rotate)
        turns.append(str(table.turn))
    assert turns == ["A2", "B1", "B2", "A1", "A2"]


def test_p1_a_set_is_put_into_the_area_of_the_turn() -> None:
    table = position("A: 5/2 7/2 7/6 7/9 | B: 4/9 | A1 to play")
    table = do(table, play("5/2"))
    assert table.table() == {area("A1"): cards("5/2")}
    table = do(table, play("7/2 7/6"))
    assert table.table() == {area("A1"): cards("5/2"), area("A2"): cards("7/2 7/6")}


def test_p1_only_the_set_in_the_area_of_the_turn_is_discarded() -> None:
    table = position("A: 5/2 | B: 4/9 | A1: 3/4 | A2: 6/7 6/8 | B2 to play")
    table = do(table, rotate)
    assert table.table() == {area("A2"): cards("6/7 6/8")}
    assert card("3/4") in pile(table)
    table = do(table, rotate)
    assert table.table() == {}


def test_p1_a_set_stays_while_the_opponent_has_two_turns() -> None:
    table = do(position("A: 5/2 7/2 | B: 4/9 | A2 to play"), play("5/2"), rotate)
    assert table.turn == area("B2")
    assert table.table() == {area("A2"): cards("5/2")}


@pytest.mark.parametrize("seed", range(4))
def test_p2_the_round_starts_with_a_single_turn_for_area_2(seed: int) -> None:
    pack = standard_deck().pack(2)
    dealt = deal(pack, Random(seed))
    table = start(pack, dealt)
    assert table.turn == area(f"{dealt.starter}2")
    after = do(table, rotate)
    assert after.turn == area("B1" if dealt.starter is A else "A1")
    assert do(after, rotate).turn == area("B2" if dealt.starter is A else "A2")


def test_p3_the_own_other_set_must_be_beaten_too() -> None:
    table = position("A: 5/2 3/4 9/8 | B: 4/9 | A1: 5/7 | A2 to play")
    assert not is_legal(table, play("3/4"))
    assert not is_legal(table, play("5/2"))
    assert is_legal(table, play("9/8"))


def test_p3_the_own_lower_set_goes_back_to_the_own_hand_turned() -> None:
    table = position("A: 9/8 1/2 | B: 4/9 | A1: 5/7 | A2 to play")
    after = do(table, play("9/8"))
    assert after.hand(A) == cards("1/2 7/5")
    assert after.table() == {area("A2"): cards("9/8")}


def test_p3_with_the_own_set_back_in_hand_a_player_is_not_out() -> None:
    table = position("A: 9/8 | B: 4/9 | A1: 5/7 | A2 to play")
    after = do(table, play("9/8"))
    assert after.out == ()
    assert not after.is_over
    assert after.hand(A) == cards("7/5")
    assert after.turn == area("B1")


def test_p3_an_added_card_can_send_the_own_set_back() -> None:
    table = position("A: 5/2 1/2 | B: 4/9 | A1: 3/4 3/6 | B2: 5/7 | A2 to play")
    after = do(table, add("5/2", "B2"))
    assert after.hand(A) == cards("1/2 4/3 6/3")
    assert after.table() == {area("B2"): cards("5/2 5/7")}


def test_p3_the_own_higher_set_is_in_the_way_of_an_add() -> None:
    table = position("A: 5/2 1/2 | B: 4/9 | A1: 6/7 6/8 | B2: 5/7 | A2 to play")
    assert not is_legal(table, add("5/2", "B2"))


def test_p3_a_player_cannot_add_to_or_take_the_own_sets() -> None:
    table = position("A: 5/2 | B: 4/9 | A1: 5/7 | B1: 8/1 8/3 | A2 to play")
    for action in (add("5/2", "A1"), take("A1"), take("A2")):
        refused = refusal(table, action)
        assert refused is not None
        assert (refused.code, refused.rule) == (RuleRefusalCode.OWN_AREA, "P3")
    assert [a for a in legal_actions(table) if isinstance(a, Take)] == [take("B1")]


def test_p3_both_sets_of_the_opponent_can_be_reached() -> None:
    table = position("A: 5/2 8/9 | B: 4/9 | B1: 5/7 5/4 | B2: 8/1 | A1 to play")
    for action in (add("5/2", "B1"), add("8/9", "B2"), take("B1"), take("B2")):
        assert is_legal(table, action)


def test_p4_whoever_is_out_wins_the_round_at_once() -> None:
    table = position("A: 5/2 | B: 4/9 8/6 | B1: 3/4 3/6 | A1 to play")
    after = do(table, play("5/2"))
    assert after.is_over
    assert after.out == (A,)
    assert after.points == (1, 0)
    assert after.table() == {area("A1"): cards("5/2"), area("B1"): cards("3/4 3/6")}


def test_p4_the_second_player_can_win_too() -> None:
    table = position("A: 5/2 1/2 | B: 4/9 | A1: 4/5 | B2 to play")
    assert do(table, add("4/9", "A1")).points == (0, 1)


def test_p4_two_rounds_won_win_the_game() -> None:
    last = position("A: 5/2 | B: 4/9 8/6 | A1 to play")
    match = Match(standard_deck(), 2, rounds=1, before=(0, 1), round=last).apply(play("5/2"))
    assert match.points == (1, 1)
    assert match.winner is None
    match = Match(standard_deck(), 2, rounds=2, before=(1, 1), round=last).apply(play("5/2"))
    assert match.points == (2, 1)
    assert match.winner is A
    assert match.goal == 2


def test_p4_the_loser_keeps_the_cards() -> None:
    after = do(position("A: 5/2 | B: 4/9 8/6 | A2 to play"), play("5/2"))
    assert after.hand(B) == cards("4/9 8/6")
