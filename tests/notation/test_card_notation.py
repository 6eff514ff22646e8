import pytest
from hypothesis import given
from hypothesis import strategies as st

from dnup.notation import (
    NotationError,
    TextErrorCode,
    format_area,
    format_card,
    format_cards,
    parse_area,
    parse_card,
    parse_cards,
)
from dnup.rules import Area, Card, Seat
from support.games import AREAS, CARDS


def test_the_active_value_comes_first() -> None:
    assert parse_card("2/7") == Card(active=2, inactive=7)
    assert format_card(Card(active=7, inactive=2)) == "7/2"


def test_values_go_from_1_to_10() -> None:
    for active in range(1, 11):
        for inactive in range(1, 11):
            if active != inactive:
                card = Card(active, inactive)
                assert format_card(card) == f"{active}/{inactive}"
                assert parse_card(f"{active}/{inactive}") == card
                assert parse_card(f"{active}/{inactive}*") == Card(active, inactive, star=True)


def test_a_10_comes_after_a_9() -> None:
    cards = parse_cards("10/2 9/1 2/10 1/9 2/9 1/10")
    assert format_cards(tuple(sorted(cards))) == "1/9 1/10 2/9 2/10 9/1 10/2"


def test_a_star_marks_the_card_that_starts() -> None:
    assert parse_card("1/5*") == Card(1, 5, star=True)
    assert format_card(Card(5, 1, star=True)) == "5/1*"


def test_a_play_area_is_a_seat_and_a_number() -> None:
    assert parse_area("B2") == Area(Seat.B, 2)
    assert format_area(Area(Seat.E)) == "E1"


def test_cards_stand_in_the_order_given() -> None:
    assert parse_cards(" 9/1  2/7\t1/5* ") == (Card(9, 1), Card(2, 7), Card(1, 5, star=True))
    assert parse_cards("") == ()
    assert format_cards(()) == ""


@given(CARDS)
def test_every_card_reads_back(card: Card) -> None:
    assert parse_card(format_card(card)) == card


@given(st.lists(CARDS).map(tuple))
def test_every_row_of_cards_reads_back(cards: tuple[Card, ...]) -> None:
    assert parse_cards(format_cards(cards)) == cards


@given(AREAS)
def test_every_area_reads_back(area: Area) -> None:
    assert parse_area(format_area(area)) == area


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "2",
            "2/",
            "/7",
            "2/2",
            "0/5",
            "11/5",
            "2/11",
            "10/10",
            "2-7",
            "2/7**",
            "2*/7",
            "-2/7",
            "a/b",
            "☹",
        ),
        *("2/7 ", " 2/7", "2/7\n", "2/7*\n", "2/7\0"),
        *("210", "02/7", "2/010", "1/0", "10/0", "100/2", "10/1/0"),
        *("²/7", "٣/4", "3/٤", "\uff13/4", "\ud800/7"),
    ],
)
def test_what_is_no_card_is_told_with_its_text(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_card(text)
    assert caught.value.code is TextErrorCode.BAD_CARD
    assert caught.value.facts == {"text": text}
    assert caught.value.place == ""


@pytest.mark.parametrize(
    "text", ["", "A", "1", "A0", "A3", "F1", "a1", "A1 ", "A1\n", "A²", "A١", "AA1", "A11", "Ａ1"]
)
def test_what_is_no_area_is_told_with_its_text(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_area(text)
    assert caught.value.code is TextErrorCode.BAD_AREA
    assert caught.value.facts == {"text": text}


def test_one_bad_card_spoils_the_row() -> None:
    with pytest.raises(NotationError) as caught:
        parse_cards("2/7 7/7 9/1")
    assert caught.value.facts == {"text": "7/7"}


def test_an_error_says_its_code_and_its_facts() -> None:
    with pytest.raises(NotationError, match=r"^bad-card text='7/7'$"):
        parse_card("7/7")


def test_an_error_further_in_keeps_its_facts_and_gains_a_place() -> None:
    error = NotationError(TextErrorCode.BAD_CARD, text="7/7").at("[3]").at("deal").at("rounds[1]")
    assert str(error) == "rounds[1].deal[3]: bad-card text='7/7'"
    assert isinstance(error, NotationError)
