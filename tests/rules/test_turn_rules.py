"""A turn: rules T1 to T3, G1, A1 to A4, B1 to B4, C1 and D1."""

import pytest

from dnup import Add, Play, Rotate, RuleRefusalCode, Take, is_legal, legal_actions, refusal
from support.helpers import A, B, C, add, area, cards, do, pile, play, rotate, take
from support.helpers import pairs_position as position

# Rules T, the turn


def test_t1_the_own_set_is_discarded_first() -> None:
    table = position("A: 5/2 7/2 | B: 4/9 | C: 8/6 | B1: 3/4 3/6 | A to play")
    before = pile(table)
    after = do(table, rotate)
    assert after.turn == area("B1")
    assert after.table() == {}
    assert pile(after) == tuple(sorted((*before, *cards("3/4 3/6"))))
    assert after.hand(B) == cards("4/9")


def test_t1_a_discarded_set_lies_face_down() -> None:
    table = position("A: 5/2 7/2 | B: 4/9 | C: 8/6 | B1: 9/3 9/2 | A to play")
    after = do(table, rotate)
    assert set(cards("3/9 2/9")) <= set(after.pack.to_cards(after.discarded, after.flipped))


def test_t1_sets_of_others_stay() -> None:
    table = position("A: 5/2 7/2 | B: 4/9 | C: 8/6 | C1: 3/4 3/6 | A to play")
    assert do(table, rotate).table() == {area("C1"): cards("3/4 3/6")}


def test_t2_a_turn_is_exactly_one_of_four_actions() -> None:
    table = position("A: 5/2 7/2 | B: 4/9 | C: 8/6 | B1: 5/3 | A to play")
    assert {type(action) for action in legal_actions(table)} == {Play, Add, Take, Rotate}
    for action in legal_actions(table):
        assert do(table, action).turn == area("B1")


def test_t2_there_is_no_pass() -> None:
    table = position("A: 5/2 7/2 | B: 4/9 | C: 8/6 | A to play")
    assert not is_legal(table, play(""))
    for action in legal_actions(table):
        assert do(table, action).hand(A) != table.hand(A)


def test_t2_rotating_is_always_possible() -> None:
    table = position("A: 1/2 | B: 4/9 | C: 8/6 | B1: 9/8 | A to play")
    assert legal_actions(table) == [take("B1"), rotate]


def test_t3_turns_go_round_clockwise() -> None:
    table = position("A: 5/2 | B: 4/9 | C: 8/6 | D: 1/2 | A to play")
    turns = []
    for _ in range(5):
        table = do(table, rotate)
        turns.append(str(table.turn))
    assert turns == ["B1", "C1", "D1", "A1", "B1"]


def test_t3_the_turn_of_a_player_who_is_out_only_discards_the_set() -> None:
    table = position("A: 5/2 | B: - | C: 8/6 | B1: 3/4 | C1: 9/1 9/2 | out: B | A to play")
    after = do(table, rotate)
    assert after.turn == area("C1")
    assert after.table() == {}
    assert {*cards("3/4 1/9 2/9")} <= {*pile(after)}


def test_t3_a_player_who_is_out_and_has_no_set_is_passed_over() -> None:
    table = position("A: 5/2 | B: 8/6 | C: - | A1: 9/1 9/2 | out: C | B to play")
    after = do(table, rotate)
    assert after.turn == area("A1")
    assert after.table() == {}


# Rule G, the golden one


def test_g1_a_card_that_is_taken_is_turned() -> None:
    table = position("A: 5/2 | B: 4/9 | C: 8/6 | C1: 3/4 | A to play")
    assert do(table, take("C1")).hand(A) == cards("4/3 5/2")


def test_g1_a_set_that_goes_back_is_turned() -> None:
    table = position("A: 5/2 1/2 | B: 4/9 | C: 8/6 | C1: 3/4 | A to play")
    assert do(table, play("5/2")).hand(C) == cards("4/3 8/6")


def test_g1_the_rest_of_the_hand_is_not_turned() -> None:
    table = position("A: 5/2 1/2 | B: 4/9 | C: 8/6 | C1: 3/4 | A to play")
    after = do(table, play("5/2"))
    assert after.hand(A) == cards("1/2")
    assert after.hand(B) == cards("4/9")


def test_g1_a_card_taken_twice_is_turned_twice() -> None:
    table = position("A: 5/2 | B: 9/4 1/2 | C: 8/6 | C1: 3/4 | A to play")
    after = do(table, take("C1"), rotate, rotate, play("4/3"), take("A1"))
    assert after.hand(B) == cards("4/9 2/1 3/4")


# Rule A, playing a set


def test_a1_a_set_is_put_in_front_of_the_player() -> None:
    table = position("A: 5/2 5/3 9/1 | B: 4/9 | C: 8/6 | A to play")
    after = do(table, play("5/2 5/3"))
    assert after.table() == {area("A1"): cards("5/2 5/3")}
    assert after.hand(A) == cards("9/1")


def test_a1_all_cards_of_a_set_show_the_same_value() -> None:
    table = position("A: 5/2 5/3 9/1 | B: 4/9 | C: 8/6 | A to play")
    assert not is_legal(table, play("5/2 9/1"))
    assert not is_legal(table, play("5/2 5/3 9/1"))


def test_a1_inactive_values_do_not_make_a_set() -> None:
    table = position("A: 5/2 9/2 | B: 4/9 | C: 8/6 | A to play")
    assert not is_legal(table, play("5/2 9/2"))


def test_a1_a_player_need_not_play_all_cards_of_a_value() -> None:
    table = position("A: 5/2 5/3 5/4 | B: 4/9 | C: 8/6 | A to play")
    plays = [str(action) for action in legal_actions(table) if isinstance(action, Play)]
    assert plays == [
        *("5/2", "5/3", "5/4"),
        *("5/2+5/3", "5/2+5/4", "5/3+5/4"),
        "5/2+5/3+5/4",
    ]


def test_a1_a_set_needs_at_least_one_card() -> None:
    assert not is_legal(position("A: 5/2 | B: 4/9 | C: 8/6 | A to play"), play(""))


def test_a1_the_cards_come_from_the_own_hand() -> None:
    table = position("A: 5/2 | B: 4/9 | C: 8/6 | A to play")
    assert not is_legal(table, play("4/9"))


# The rule sheets' example of A: a single 7 and three 6s lie on the table.
SEVEN_AND_SIXES = position(
    "A: 1/2 1/3 1/8 1/9 5/3 5/4 5/8 6/1 6/7 6/8 7/2 7/4 7/5 8/9"
    " | B: 9/3 | C: 9/4 | B1: 7/9 | C1: 6/2 6/3 6/4 | A to play"
)


@pytest.mark.parametrize(
    ("size", "values"),
    [
        (1, {8}),  # must beat the 7
        (2, {1, 5, 6, 7}),  # free
        (3, {7}),  # must beat the 6s
        (4, {1}),  # free
    ],
)
def test_a2_a_set_must_beat_the_set_of_its_size(size: int, values: set[int]) -> None:
    plays = [action for action in legal_actions(SEVEN_AND_SIXES) if isinstance(action, Play)]
    assert {p.cards[0].active for p in plays if len(p.cards) == size} == values


def test_a2_an_equal_value_is_not_higher() -> None:
    assert not is_legal(SEVEN_AND_SIXES, play("7/2"))
    assert not is_legal(SEVEN_AND_SIXES, play("6/1 6/7 6/8"))
    assert is_legal(SEVEN_AND_SIXES, play("7/2 7/4 7/5"))


def test_a2_a_higher_set_may_be_played_anywhere_round_the_table() -> None:
    table = position("A: 5/2 1/2 | B: 4/9 | C: 8/6 | D: 2/3 | D1: 4/6 | A to play")
    assert is_legal(table, play("5/2"))
    assert not is_legal(table, play("1/2"))


def test_a3_a_beaten_set_returns_rotated() -> None:
    table = position("A: 5/2 5/8 1/2 | B: 9/1 | C: 8/6 | C1: 3/4 3/6 | A to play")
    after = do(table, play("5/2 5/8"))
    assert after.table() == {area("A1"): cards("5/2 5/8")}
    assert after.hand(C) == cards("4/3 6/3 8/6")


def test_a3_a_beaten_set_of_a_player_who_is_out_is_discarded() -> None:
    table = position("A: 5/2 5/8 1/2 | B: 9/1 | C: - | C1: 3/4 3/6 | out: C | A to play")
    after = do(table, play("5/2 5/8"))
    assert after.hand(C) == ()
    assert after.out == (C,)
    assert set(cards("3/4 3/6")) <= set(pile(after))


def test_a4_sets_of_different_sizes_do_not_touch() -> None:
    table = position("A: 5/2 1/2 | B: 9/1 | C: 8/6 | C1: 3/4 3/6 | A to play")
    after = do(table, play("5/2"))
    assert after.table() == {area("A1"): cards("5/2"), area("C1"): cards("3/4 3/6")}


def test_a4_no_two_sets_of_one_size_lie_on_the_table() -> None:
    table = position(
        "A: 9/1 7/2 7/4 | B: 1/2 | C: 8/6 | D: 2/3 | C1: 3/4 | D1: 4/6 4/5 | A to play"
    )
    for action in legal_actions(table):
        sizes = [len(lying) for lying in do(table, action).table().values()]
        assert len(sizes) == len(set(sizes))


# Rule B, adding a card


def test_b1_one_card_of_the_same_value_is_added_to_an_opponents_set() -> None:
    table = position("A: 8/6 | B: 5/2 5/3 1/2 | C: 9/1 | A1: 5/7 | B to play")
    after = do(table, add("5/2", "A1"))
    assert after.table() == {area("A1"): cards("5/2 5/7")}
    assert after.hand(B) == cards("5/3 1/2")


def test_b1_the_active_value_must_be_that_of_the_set() -> None:
    table = position("A: 8/6 | B: 5/2 1/5* 1/2 | C: 9/1 | A1: 5/7 | B to play")
    assert is_legal(table, add("5/2", "A1"))
    assert not is_legal(table, add("1/2", "A1"))
    assert not is_legal(table, add("1/5*", "A1"))


def test_b1_a_player_does_not_add_to_the_own_area() -> None:
    table = position("A: 8/6 | B: 5/2 5/3 | C: 9/1 | A1: 5/7 | B to play")
    refused = refusal(table, add("5/2", "B1"))
    assert refused is not None
    assert (refused.code, refused.rule) == (RuleRefusalCode.OWN_AREA, "B1")


def test_b1_there_must_be_a_set_to_add_to() -> None:
    table = position("A: 8/6 | B: 5/2 5/3 | C: 9/1 | A1: 5/7 | B to play")
    assert not is_legal(table, add("5/2", "C1"))


# The rule sheets' examples of B: a 3 to a single 3, and a 5 to a single 5.


def test_b2_a_grown_set_may_not_meet_a_higher_one() -> None:
    table = position("A: 8/6 | B: 9/1 | C: 3/4 1/2 | A1: 5/2 5/7 | B1: 3/6 | C to play")
    assert add("3/4", "B1") not in legal_actions(table)
    refused = refusal(table, add("3/4", "B1"))
    assert refused is not None
    assert (refused.rule, refused.area, refused.size) == ("B2", area("A1"), 2)
    assert (refused.value, refused.own) == (5, 3)


def test_b2_a_grown_set_sends_a_lower_one_back_rotated() -> None:
    table = position("A: 8/6 | B: 9/1 | C: 5/2 1/2 | A1: 3/4 3/6 | B1: 5/7 | C to play")
    assert add("5/2", "B1") in legal_actions(table)
    after = do(table, add("5/2", "B1"))
    assert after.hand(A) == cards("4/3 6/3 8/6")
    assert after.table() == {area("B1"): cards("5/2 5/7")}


def test_b2_an_equal_value_is_not_higher() -> None:
    table = position("A: 8/6 | B: 9/1 | C: 5/2 1/2 | A1: 5/3 5/4 | B1: 5/7 | C to play")
    assert not is_legal(table, add("5/2", "B1"))


def test_b2_a_set_of_the_old_size_is_not_in_the_way() -> None:
    # The 7 is higher, but it is a single card and the 5s will be three.
    table = position("A: 8/6 | B: 9/1 | C: 5/2 1/2 | D: 2/3 | A1: 5/7 5/3 | B1: 7/4 | C to play")
    assert add("5/2", "A1") in legal_actions(table)
    after = do(table, add("5/2", "A1"))
    assert after.table() == {area("A1"): cards("5/2 5/3 5/7"), area("B1"): cards("7/4")}


def test_b2_a_lower_set_of_a_player_who_is_out_is_discarded() -> None:
    table = position("A: - | B: 9/1 | C: 5/2 1/2 | A1: 3/4 3/6 | B1: 5/7 | out: A | C to play")
    after = do(table, add("5/2", "B1"))
    assert after.hand(A) == ()
    assert set(cards("3/4 3/6")) <= set(pile(after))


def test_b3_the_set_stays_its_owners_who_discards_all_of_it() -> None:
    table = position("A: 8/6 | B: 5/2 1/2 | C: 9/1 | A1: 5/7 | B to play")
    after = do(table, add("5/2", "A1"), rotate)
    assert after.turn == area("A1")
    assert after.table() == {}
    assert set(cards("2/5 5/7")) <= set(pile(after))
    assert after.hand(A) == cards("8/6")


def test_b3_a_beaten_set_with_an_added_card_goes_back_to_its_owner() -> None:
    table = position("A: 8/6 | B: 5/2 1/2 | C: 9/1 9/2 | D: 2/3 | A1: 5/7 | B to play")
    after = do(table, add("5/2", "A1"), play("9/1 9/2"))
    assert after.hand(A) == cards("2/5 7/5 8/6")
    assert after.hand(B) == cards("1/2")


def test_b4_a_set_of_a_player_who_is_out_can_be_added_to() -> None:
    table = position("A: - | B: 5/2 1/2 | C: 9/1 | A1: 5/7 | out: A | B to play")
    assert do(table, add("5/2", "A1")).table() == {area("A1"): cards("5/2 5/7")}


def test_b4_a_set_of_a_player_who_is_out_can_be_taken() -> None:
    table = position("A: - | B: 5/2 1/2 | C: 9/1 | A1: 5/7 | out: A | B to play")
    after = do(table, take("A1"))
    assert after.hand(B) == cards("5/2 1/2 7/5")
    assert after.hand(A) == ()


# Rule C, taking a set


def test_c1_a_whole_set_is_taken_and_turned() -> None:
    # The rule sheets' example: the 2s become 5, 7 and 9.
    table = position("A: 8/6 | B: 4/9 | C: 3/4 | B1: 2/5 2/7 2/9 | A to play")
    after = do(table, take("B1"))
    assert after.hand(A) == cards("5/2 7/2 8/6 9/2")
    assert after.table() == {}
    assert after.hand(B) == cards("4/9")
    assert pile(after) == pile(table)


def test_c1_only_opponents_sets_can_be_taken() -> None:
    table = position("A: 8/6 | B: 4/9 | C: 3/4 | D: 7/9 | B1: 2/5 | D1: 3/8 3/5 | A to play")
    takes = [action for action in legal_actions(table) if isinstance(action, Take)]
    assert takes == [take("B1"), take("D1")]


def test_c1_there_is_no_limit_to_a_hand() -> None:
    # Nobody is dealt more than 10 cards of this deck at three players.
    held = "8/1 8/3 8/4 8/5 8/6 8/7 8/9 7/1 7/2 7/4"
    table = position(f"A: {held} | B: 4/9 | C: 3/4 | B1: 2/5 2/9 | A to play")
    assert len(do(table, take("B1")).hand(A)) == 12


# Rule D, rotating the hand


def test_d1_every_card_in_the_hand_is_turned() -> None:
    table = position("A: 5/2 7/2 1/3 | B: 4/9 | C: 8/6 | C1: 9/1 | A to play")
    after = do(table, rotate)
    assert after.hand(A) == cards("2/5 2/7 3/1")
    assert after.hand(B) == cards("4/9")
    assert after.hand(C) == cards("8/6")
    assert after.table() == {area("C1"): cards("9/1")}


def test_d1_a_hand_turned_twice_is_as_it_was() -> None:
    table = position("A: 5/2 7/2 | B: 4/9 | C: 8/6 | A to play")
    after = do(table, rotate, rotate, rotate, rotate)
    assert after.hand(A) == cards("5/2 7/2")
    assert after.hand(B) == cards("9/4")
