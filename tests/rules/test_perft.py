"""Counts of all action sequences from fixed deals, and the order of the actions."""

from copy import deepcopy
from random import Random

import pytest

from dnup import Deck, Round, apply, deal, legal_actions, legal_choices, standard_deck, start
from dnup.notation import pairs_deck
from support.helpers import ALL_COUNTS, area, box, cards, plain_hands, random_deck
from support.helpers import pairs_position as position
from support.referee import Referee

DEALS = {
    "pairs": {
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
    },
    "standard": {
        2: "A: 1/9 2/5 2/9 3/7 3/8 4/7 4/8 5/2 5/3 5/7 6/2 6/7 8/5"
        " | B: 1/5* 1/7 1/7 2/4 2/10 3/4 3/9 4/2 4/6 6/1 6/1 6/3 8/1 | B2 to play",
        3: "A: 1/7 2/6 3/4 3/6 3/8 3/9 4/2 6/1 6/7 9/2"
        " | B: 2/4 2/5 2/8 4/5 4/8 5/1* 5/2 6/3 7/3 10/2"
        " | C: 1/10 3/5 4/6 4/7 5/7 6/1 7/1 8/1 8/5 9/1 | B to play",
        4: "A: 1/6 1/6 1/8 2/5 3/5 4/6 5/7 7/4 9/1 | B: 2/8 4/2 4/2 5/1* 6/2 6/3 6/7 7/2 8/4"
        " | C: 1/10 3/5 3/6 4/3 5/2 5/4 7/1 8/3 9/3 | D: 3/4 3/7 6/2 7/1 8/1 8/5 9/1 9/2 10/2"
        " | B to play",
        5: "A: 1/8 2/4 2/7 3/6 6/2 6/7 7/6 10/1 | B: 1/7 1/7 2/9 3/9 4/3 5/3 8/5 9/1"
        " | C: 2/5 2/8 3/6 5/4 6/1 6/4 7/4 10/3 | D: 2/10 3/4 3/7 5/2 5/7 5/8 8/1 9/4"
        " | E: 1/5* 1/6 1/9 2/6 3/5 3/8 4/2 4/8 | E to play",
    },
}
COUNTS = {
    "pairs": {
        2: [25, 337, 3364, 37289],
        3: [15, 341, 3536, 39547],
        4: [16, 148, 1560, 13172],
        5: [14, 170, 1506, 12982],
    },
    "standard": {
        2: [21, 426, 6327, 80916],
        3: [17, 202, 3507, 40614],
        4: [14, 136, 1664, 12649],
        5: [15, 167, 1294, 12285],
    },
}
SHIPPED = {"pairs": pairs_deck(), "standard": standard_deck()}


@pytest.mark.parametrize("deck", SHIPPED)
@pytest.mark.parametrize("players", ALL_COUNTS)
def test_perft(players: int, deck: str) -> None:
    round_ = position(DEALS[deck][players], SHIPPED[deck])
    assert [perft(round_, depth) for depth in (1, 2, 3, 4)] == COUNTS[deck][players]


@pytest.mark.parametrize("deck", SHIPPED)
@pytest.mark.parametrize("players", ALL_COUNTS)
def test_the_referee_counts_the_same(players: int, deck: str) -> None:
    round_ = position(DEALS[deck][players], SHIPPED[deck])
    naive = Referee(plain_hands(tuple(map(round_.hand, round_.pack.seats))))
    assert [naive_perft(naive, depth) for depth in (1, 2, 3)] == COUNTS[deck][players][:3]


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_the_referee_counts_the_same_with_any_deck(players: int) -> None:
    rng = Random(players)
    with_equal = 0
    for _ in range(12):
        pack = random_deck(rng, players).pack(players)
        round_ = start(pack, deal(pack, rng))
        with_equal += pack.has_twins
        naive = Referee(plain_hands(tuple(map(round_.hand, pack.seats))))
        for depth in (1, 2, 3):
            assert perft(round_, depth) == naive_perft(naive, depth)
    assert with_equal > 5


def test_perft_does_not_depend_on_what_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dnup.rules.pack._Table.LIMIT", 1)
    for name, deck in SHIPPED.items():
        fresh = Deck("fresh", deck.cards)
        assert perft(position(DEALS[name][3], fresh), 3) == COUNTS[name][3][2]


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


def test_equal_cards_come_once_whether_everybody_knows_them_or_not() -> None:
    deck = box("2/6", "2/6", "2/6", "2/10", "2/10", "1/5*", "3/4", "2/3")
    hands = "2/6 2/10 (2/6) (2/10) 2/6"
    table = position(f"A: {hands} | B: 1/5* | C: 3/4 | B1: 2/3 | A to play", deck)
    assert order(table) == [
        *("2/6+2/6", "2/6+2/10", "2/10+2/10"),
        *("2/6+2/6+2/6", "2/6+2/6+2/10", "2/6+2/10+2/10"),
        *("2/6+2/6+2/6+2/10", "2/6+2/6+2/10+2/10"),
        "2/6+2/6+2/6+2/10+2/10",
        *("2/6>B1", "2/10>B1"),
        *("<B1", "@"),
    ]
    told = legal_choices(table)
    assert told is not None
    assert told.plays == ((2, (2, 3, 4, 5)),)
    assert told.adds == ((area("B1"), cards("2/6 2/10")),)


def test_a_ten_comes_last() -> None:
    table = position("A: 10/1 1/9 10/2 9/3 | B: 2/6 | C: 4/8 | A to play", standard_deck())
    assert order(table) == ["1/9", "9/3", "10/1", "10/2", "10/1+10/2", "@"]


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
