"""Counts of all action sequences from fixed deals, and the order of the actions."""

from copy import deepcopy

import pytest
from helpers import ALL_COUNTS, box, plain_hands, position
from referee import Referee

from dnup import Deck, Round, apply, legal_actions, standard_deck

DEALS = {
    2: "A: 3/6 3/8 4/3 4/5 4/6 4/9 5/1* 6/2 7/2 7/6 9/1"
    " | B: 1/8 2/1 3/1 4/8 5/2 5/3 6/8 7/5 8/9 9/2 9/7 | A2 to play",
    3: "A: 1/2 1/3 3/5 6/4 6/8 7/8 9/2 9/3 9/7 9/8"
    " | B: 2/7 3/4 4/2 4/7 5/4 5/8 6/2 7/6 8/4 9/4"
    " | C: 1/6 1/8 3/2 3/6 5/1* 5/2 7/1 7/5 8/3 9/1 | C to play",
    4: "A: 2/4 2/5 5/1* 6/9 8/4 8/5 8/7 9/4 9/5 | B: 1/8 2/9 3/6 4/1 4/7 5/3 7/1 7/5 9/3"
    " | C: 1/9 2/3 2/7 5/4 6/1 6/4 8/3 8/9 9/7 | D: 1/2 1/3 2/6 3/4 5/6 6/7 6/8 7/3 8/2"
    " | A to play",
    5: "A: 1/2 1/3 2/7 3/9 5/8 6/2 6/4 7/3 | B: 1/6 4/2 5/4 6/7 7/4 8/1 8/6 9/5"
    " | C: 1/5 1/5* 5/3 7/5 8/3 8/4 8/7 9/1 | D: 2/6 2/8 2/9 3/6 3/7 6/5 6/9 8/4"
    " | E: 1/4 1/7 2/3 4/3 4/9 5/2 7/9 8/9 | C to play",
}
COUNTS = {
    2: [25, 337, 3364, 37289],
    3: [15, 341, 3536, 39547],
    4: [16, 148, 1560, 13172],
    5: [14, 170, 1506, 12982],
}


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_perft(players: int) -> None:
    round_ = position(DEALS[players])
    assert [perft(round_, depth) for depth in (1, 2, 3, 4)] == COUNTS[players]


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_the_referee_counts_the_same(players: int) -> None:
    round_ = position(DEALS[players])
    naive = Referee(plain_hands(tuple(map(round_.hand, round_.pack.seats))))
    assert [naive_perft(naive, depth) for depth in (1, 2, 3)] == COUNTS[players][:3]


def test_perft_does_not_depend_on_what_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dnup.rules.pack._Table.LIMIT", 1)
    fresh = Deck("fresh", standard_deck().cards)
    assert perft(position(DEALS[3], fresh), 3) == COUNTS[3][2]


def perft(round_: Round, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(perft(apply(round_, action), depth - 1) for action in legal_actions(round_))


def naive_perft(naive: Referee, depth: int) -> int:
    if depth == 1:
        return len(naive.legal_actions())
    count = 0
    for action in naive.legal_actions():
        after = deepcopy(naive)
        after.do(action)
        count += naive_perft(after, depth - 1)
    return count


# The order: plays by value, then size, then the cards; adds by area, then the card; takes by area;
# last the rotation.


def order(round_: Round) -> list[str]:
    return [str(action) for action in legal_actions(round_)]


def test_plays_come_by_value_then_size_then_cards() -> None:
    table = position("A: 5/3 2/7 5/1* 9/8 5/2 2/1 | B: 4/9 | C: 8/6 | A to play")
    assert order(table) == [
        *("2/1", "2/7", "2/1+2/7"),
        *("5/1*", "5/2", "5/3"),
        *("5/1*+5/2", "5/1*+5/3", "5/2+5/3"),
        "5/1*+5/2+5/3",
        "9/8",
        "@",
    ]


def test_plays_that_do_not_beat_their_size_are_left_out_of_the_order() -> None:
    table = position("A: 5/3 2/7 5/2 2/1 9/8 | B: 4/9 | C: 8/6 | C1: 4/5 4/6 | A to play")
    assert order(table) == [*("2/1", "2/7", "5/2", "5/3", "5/2+5/3", "9/8"), "<C1", "@"]


def test_equal_cards_come_once() -> None:
    deck = box("2/6", "2/6", "2/6", "2/7", "1/5*", "3/4")
    table = position("A: 2/6 2/7 2/6 2/6 | B: 1/5* | C: 3/4 | A to play", deck)
    assert order(table) == [
        *("2/6", "2/7"),
        *("2/6+2/6", "2/6+2/7"),
        *("2/6+2/6+2/6", "2/6+2/6+2/7"),
        "2/6+2/6+2/6+2/7",
        "@",
    ]


def test_adds_come_by_area_then_card_and_takes_by_area() -> None:
    table = position(
        "A: 8/9 | B: 5/3 3/4 5/2 3/1 7/6 | C: 4/9 | D: 8/6"
        " | A1: 7/1 7/2 7/3 | C1: 3/6 | D1: 5/4 5/7 5/8 5/9 | B to play"
    )
    assert order(table) == [
        *("3/1+3/4", "5/2", "5/3", "5/2+5/3", "7/6"),
        *("7/6>A1", "3/1>C1", "3/4>C1", "5/2>D1", "5/3>D1"),
        *("<A1", "<C1", "<D1"),
        "@",
    ]


def test_adds_and_takes_of_two_players_come_by_area() -> None:
    table = position(
        "A: 5/3 4/8 5/2 | B: 4/9 | A1: 3/4 3/6 3/8 | B1: 5/7 | B2: 4/5 4/6 | A2 to play"
    )
    assert order(table) == [
        "5/2+5/3",
        *("5/2>B1", "5/3>B1", "4/8>B2"),
        *("<B1", "<B2"),
        "@",
    ]
