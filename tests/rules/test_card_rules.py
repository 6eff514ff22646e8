"""Cards and the deck: rules C1 to C5."""

from collections import Counter
from itertools import combinations

import pytest

from dnup import Card, Deck, DeckCard, Face, legal_actions, standard_deck
from dnup.notation import pairs_deck
from support.helpers import A, box, card, cards, do, play
from support.helpers import pairs_position as position


def test_c1_the_deck_has_40_cards_with_two_different_values() -> None:
    deck = standard_deck()
    assert len(deck.cards) == 40
    assert all(1 <= entry.low < entry.high <= 10 for entry in deck.cards)
    assert {value for entry in deck.cards for value in entry[:2]} == set(range(1, 11))


def test_c1_the_value_on_top_is_active_and_the_other_inactive() -> None:
    held = card("2/7")
    assert (held.active, held.inactive) == (2, 7)


def test_c1_a_turned_card_swaps_its_values() -> None:
    assert card("2/7").rotated() == card("7/2")
    assert card("1/5*").rotated() == card("5/1*")
    assert card("2/10").rotated() == card("10/2")
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


def test_c4_the_pairs_deck_is_every_pair_once_and_four_twice() -> None:
    pairs = Counter((entry.low, entry.high) for entry in pairs_deck().cards)
    assert pairs == Counter([*combinations(range(1, 10), 2), (1, 5), (2, 6), (3, 7), (4, 8)])


NO_FACE = """
    1/5* 1/6 1/6 1/7 1/7 1/8 1/9 2/4 2/4 2/5 2/5 2/6 2/9 2/10
    3/4 3/5 3/6 3/7 3/8 3/9 4/6 4/7 4/8 5/7 5/8 6/7
"""


@pytest.mark.parametrize(
    ("face", "expected"),
    [
        (Face.SAD, "3/10 4/9 5/8 6/7"),
        (Face.NEUTRAL, "1/8 1/9 2/6 2/7 3/4 3/5"),
        (Face.HAPPY, "1/10 2/8 3/6 4/5"),
        (None, NO_FACE),
    ],
)
def test_c4_the_faces_of_the_standard_deck(face: Face | None, expected: str) -> None:
    found = [Card(e.low, e.high, e.star) for e in standard_deck().cards if e.face is face]
    assert tuple(sorted(found)) == cards(expected)


@pytest.mark.parametrize(("players", "each"), [(2, 13), (3, 10), (4, 9), (5, 8)])
def test_c4_the_standard_deck_deals_evenly(players: int, each: int) -> None:
    assert len(every_card(players)) == players * each


def test_c4_the_cards_of_the_rule_sheets_are_there() -> None:
    assert set(cards("1/5* 2/5 2/7 2/9 3/4 3/6")) <= set(every_card(5))


def test_c5_a_deck_can_be_for_two_players_only_and_have_six_cards() -> None:
    six = Deck("six", tuple(DeckCard(1, high, star=high == 2) for high in range(2, 8)), (2,))
    assert six.pack(2).size == 6
    with pytest.raises(ValueError, match="for 2 players, not 3"):
        six.pack(3)


def test_c5_a_deck_can_have_any_number_of_copies() -> None:
    same = Deck("same", (DeckCard(9, 10, star=True), *(DeckCard(9, 10),) * 5))
    assert same.pack(2).to_cards(same.pack(2).cards, flipped=0) == cards("9/10* " + "9/10 " * 5)


FIVES = box("1/5", "5/9", "5/9", "1/2", "1/3", "1/9*")


def every_card(players: int) -> tuple[Card, ...]:
    pack = standard_deck().pack(players)
    return pack.to_cards(pack.cards, flipped=0)


def test_cards_read_back_as_they_are_written() -> None:
    table = position("A: 5/1* | B: 1/2 | C: 1/3 | A to play")
    assert str(table.hand(A)[0]) == "5/1*"
    assert str(DeckCard(1, 4, Face.NEUTRAL)) == "1/4 neutral"
    assert str(DeckCard(1, 5, star=True)) == "1/5*"
