"""Cards and the deck: rules C1 to C4."""

from collections import Counter
from itertools import combinations

import pytest
from helpers import ALL_COUNTS, A, box, card, cards, do, play, position

from dnup import Card, DeckCard, Face, legal_actions, standard_deck


def test_c1_the_deck_has_40_cards_with_two_different_values() -> None:
    deck = standard_deck()
    assert len(deck.cards) == 40
    assert all(entry.low < entry.high for entry in deck.cards)


def test_c1_the_value_on_top_is_active_and_the_other_inactive() -> None:
    held = card("2/7")
    assert (held.active, held.inactive) == (2, 7)


def test_c1_a_turned_card_swaps_its_values() -> None:
    assert card("2/7").rotated() == card("7/2")
    assert card("1/5*").rotated() == card("5/1*")
    assert card("2/7").rotated().rotated() == card("2/7")


def test_c1_only_the_active_value_counts() -> None:
    table = position("A: 5/1 5/9 9/5 | B: 1/2 | C: 1/3 | A to play", FIVES)
    assert play("5/1 5/9") in legal_actions(table)
    assert play("5/9 9/5") not in legal_actions(table)


def test_c2_there_are_three_faces() -> None:
    assert [face.symbol for face in Face] == ["☹", "😐", "😊"]
    assert [face.label for face in Face] == ["sad", "neutral", "happy"]


def test_c2_one_card_a_1_5_carries_the_star_and_no_face() -> None:
    assert [entry for entry in standard_deck().cards if entry.star] == [DeckCard(1, 5, star=True)]


def test_c2_a_face_does_not_matter_in_play() -> None:
    # The two 2/6 of the deck, one of them with a face: they cannot be told apart.
    table = position("A: 2/6 2/6 9/1 | B: 1/2 | C: 1/3 | D: 3/4 | E: 4/5 | A to play")
    assert table.hand(A) == (Card(2, 6), Card(2, 6), Card(9, 1))
    plays = [action for action in legal_actions(table) if "2/6" in str(action)]
    assert plays == [play("2/6"), play("2/6 2/6")]


def test_c2_the_star_makes_a_card_another_card() -> None:
    table = position("A: 1/5 1/5* 9/1 | B: 1/2 | C: 1/3 | D: 3/4 | E: 4/5 | A to play")
    assert play("1/5") in legal_actions(table)
    assert play("1/5*") in legal_actions(table)
    assert do(table, play("1/5*")).hand(A) == cards("1/5 9/1")


@pytest.mark.parametrize(
    ("players", "left_out"),
    [
        (5, set()),
        (4, {Face.SAD}),
        (3, {Face.SAD, Face.NEUTRAL}),
        (2, {Face.SAD, Face.NEUTRAL, Face.HAPPY}),
    ],
)
def test_c3_fewer_players_leave_out_more_faces(players: int, left_out: set[Face]) -> None:
    expected = Counter(
        Card(entry.low, entry.high, entry.star)
        for entry in standard_deck().cards
        if entry.face not in left_out
    )
    assert Counter(every_card(players)) == expected


def test_c4_the_standard_deck_is_every_pair_once_and_four_twice() -> None:
    pairs = Counter((entry.low, entry.high) for entry in standard_deck().cards)
    assert pairs == Counter([*combinations(range(1, 10), 2), (1, 5), (2, 6), (3, 7), (4, 8)])


NO_FACE = """
    1/2 1/3 1/5* 1/8 1/9 2/5 2/6 2/7 2/9 3/4 3/5 3/6 3/8
    4/5 4/6 4/8 4/9 5/7 6/7 6/8 7/9 8/9
"""


@pytest.mark.parametrize(
    ("face", "expected"),
    [
        (Face.SAD, "1/5 2/6 3/7 4/8"),
        (Face.NEUTRAL, "1/4 2/8 3/7 5/6 5/9 6/9"),
        (Face.HAPPY, "1/6 1/7 2/3 2/4 3/9 4/7 5/8 7/8"),
        (None, NO_FACE),
    ],
)
def test_c4_the_faces_of_the_standard_deck(face: Face | None, expected: str) -> None:
    found = [Card(e.low, e.high, e.star) for e in standard_deck().cards if e.face is face]
    assert tuple(sorted(found)) == cards(expected)


@pytest.mark.parametrize(("players", "each"), [(2, 11), (3, 10), (4, 9), (5, 8)])
def test_c4_the_standard_deck_deals_evenly(players: int, each: int) -> None:
    assert len(every_card(players)) == players * each


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_c4_the_cards_of_the_rule_sheets_are_there(players: int) -> None:
    assert set(cards("1/5* 2/5 2/7 2/9 3/4 3/6")) <= set(every_card(players))


FIVES = box("1/5", "5/9", "5/9", "1/2", "1/3", "1/9*")


def every_card(players: int) -> tuple[Card, ...]:
    pack = standard_deck().pack(players)
    return pack.to_cards(pack.cards, flipped=0)


def test_cards_read_back_as_they_are_written() -> None:
    table = position("A: 5/1* | B: 1/2 | C: 1/3 | A to play")
    assert str(table.hand(A)[0]) == "5/1*"
    assert str(DeckCard(1, 4, Face.NEUTRAL)) == "1/4 neutral"
    assert str(DeckCard(1, 5, star=True)) == "1/5*"
