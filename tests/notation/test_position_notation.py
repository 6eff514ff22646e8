import msgspec
import pytest

from dnup.notation import (
    NotationError,
    PositionJson,
    RecordError,
    TextErrorCode,
    format_position,
    parse_position,
    position_from_json,
    position_to_json,
    standard_deck,
)
from dnup.notation.position import HandJson
from dnup.rules import Seat, legal_actions
from support.games import positions

DECK = standard_deck()


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_position_of_a_match_reads_back(players: int, seed: int) -> None:
    for position in positions(players, seed):
        line = format_position(position)
        read = parse_position(line, DECK)
        assert read == position
        assert format_position(read) == line


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_position_of_a_match_reads_back_from_json(players: int, seed: int) -> None:
    for position in positions(players, seed):
        written = msgspec.json.encode(position_to_json(position))
        read = position_from_json(msgspec.json.decode(written, type=PositionJson), DECK)
        assert read == position
        assert msgspec.json.encode(position_to_json(read)) == written


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_play_goes_on_from_a_position_as_it_would_have(players: int) -> None:
    for position in positions(players, seed=5):
        read = parse_position(format_position(position), DECK)
        assert legal_actions(read) == legal_actions(position)
        assert (read.turn, read.out, read.points) == (position.turn, position.out, position.points)
        assert read.table() == position.table()
        for seat in position.pack.seats:
            assert read.hand(seat) == position.hand(seat)
            assert read.known(seat) == position.known(seat)


def test_a_line_tells_hands_sets_who_is_out_and_whose_turn_it_is() -> None:
    # The example in the module's docstring, with cards that three play with.
    line = "A: 5/1 (10/2) | B: 4/8 7/6 | C: - | B1: 3/4 3/6 | out: C | A to play"
    with pytest.raises(RecordError):
        parse_position(line, DECK)  # 5/1 carries the star
    position = parse_position(line.replace("5/1", "5/1*"), DECK)
    assert [str(card) for card in position.hand(Seat.A)] == ["5/1*", "10/2"]
    assert [str(card) for card in position.known(Seat.A)] == ["10/2"]
    assert str(position.turn) == "A1"
    assert position.out == (Seat.C,)
    assert position.points == (0, 0, 2)
    assert position.discarded.bit_count() == 30 - 6
    assert format_position(position) == line.replace("5/1", "5/1*")


def test_a_position_in_json_has_the_shape_of_messages() -> None:
    position = parse_position(
        "A: 5/1* (10/2) | B: 4/8 | C: - | B1: 3/4 3/6 | out: C | A to play", DECK
    )
    assert msgspec.to_builtins(position_to_json(position)) == {
        "hands": [
            {"hidden": ["5/1*"], "known": ["10/2"]},
            {"hidden": ["4/8"], "known": []},
            {"hidden": [], "known": []},
        ],
        "sets": {"B1": ["3/4", "3/6"]},
        "out": ["C"],
        "turn": "A1",
    }


def test_with_two_players_the_turn_names_the_area() -> None:
    position = parse_position("A: 2/10 | B: 1/5* | B1: 3/4 | B2: 3/6 3/5 | A2 to play", DECK)
    assert str(position.turn) == "A2"
    assert list(map(str, position.table())) == ["B1", "B2"]


def test_p4_with_two_players_a_round_is_over_when_one_is_out() -> None:
    position = parse_position("A: - | B: 1/5* | out: A | over", DECK)
    assert position.is_over
    assert position_to_json(position).turn is None


def test_e3_with_more_a_round_is_over_when_two_are_out() -> None:
    position = parse_position("A: - | B: 1/5* | C: - | out: C A | over", DECK)
    assert position.out == (Seat.C, Seat.A)
    assert position.points == (1, 0, 2)


def test_e4_a_round_can_be_over_when_one_is_out_who_wins_the_match() -> None:
    assert parse_position("A: - | B: 1/5* | C: 2/10 | A1: 3/4 | out: A | over", DECK).is_over


def test_a_hand_may_hold_equal_cards_of_which_one_is_known() -> None:
    line = "A: 2/6 (2/6) | B: 1/5* | C: 5/8 8/5 | D: (1/10) | E: 3/7 | A to play"
    position = parse_position(line, DECK)
    assert [str(card) for card in position.known(Seat.A)] == ["2/6"]
    assert format_position(position) == line
    assert position == parse_position(line.replace("2/6 (2/6)", "(2/6) 2/6"), DECK)


def test_spaces_and_the_order_within_a_hand_do_not_matter() -> None:
    tidy = parse_position("A: 2/9 2/10 | B: 1/5* | A1 to play", DECK)
    assert parse_position("  A:2/10   2/9|B: 1/5*|A1 to play \n", DECK) == tidy
    assert format_position(tidy) == "A: 2/9 2/10 | B: 1/5* | A1 to play"  # a 10 comes after a 9


def test_an_empty_set_in_json_is_no_set() -> None:
    shape = PositionJson([HandJson(["2/10"], []), HandJson(["1/5*"], [])], {"B1": []}, [], "A1")
    assert position_from_json(shape, DECK).table() == {}


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("", ""),
        ("A to play", None),
        ("A: 2/10 | B: 1/5* | nonsense", "nonsense"),
        ("A: 2/10 | B: 1/5* |", ""),
        ("A: 2/10 | B: 1/5*", "B: 1/5*"),
        ("A: 2/10 | B: 1/5* | A to play", "A to play"),  # with two players the area is named
        ("A: 2/10 | B: 1/5* | A3 to play", "A3 to play"),
        ("A: 2/10 | B: 1/5* | A² to play", "A² to play"),
        ("A: 2/10 | B: 1/5* | C: 3/4 | A1 to play", "A1 to play"),
        ("A: 2/10 | B: 1/5* | A1  to play", "A1  to play"),
        ("A: 2/10 | B: 1/5* | F1 to play", "F1 to play"),
        ("B: 2/10 | A: 1/5* | A1 to play", "B: 2/10"),
        ("A: 2/10 | A: 1/5* | A1 to play", "A: 1/5*"),
        ("A: 2/10 | C: 1/5* | A1 to play", "C: 1/5*"),
        ("A: | B: 1/5* | A1 to play", "A:"),
        ("A 2/10 | B: 1/5* | A1 to play", "A 2/10"),
        ("A : 2/10 | B: 1/5* | A1 to play", "A : 2/10"),
        ("A: 2/10 || B: 1/5* | A1 to play", ""),
        ("A: 2/10 | B: 1/5* | B1: | A1 to play", "B1:"),
        ("A: 2/10 | B: 1/5* | B1: 3/4 | B1: 3/5 | A1 to play", "B1: 3/5"),
        ("A: 2/10 | B: 1/5* | B3: 3/4 | A1 to play", "B3: 3/4"),
        ("A: 2/10 | B: 1/5* | F1: 3/4 | A1 to play", "F1: 3/4"),
        ("A: 2/10 | B1: 3/4 | B: 1/5* | A1 to play", "B: 1/5*"),
        ("A: - | B: 1/5* | out: A | B1: 3/4 | over", "B1: 3/4"),
        ("A: - | out: A | B: 1/5* | over", "B: 1/5*"),
        ("A: - | B: 1/5* | out: | over", "out:"),
        ("A: - | B: 1/5* | C: - | out: A | out: C | over", "out: C"),
        ("A: - | B: 1/5* | out A | over", "out A"),
        ("A: 1/2|B: 1/3|C: 1/4|D: 1/5|E: 1/6|F: 1/7|A to play", "F: 1/7"),
    ],
)
def test_what_is_no_line_is_told_with_the_part(line: str, part: str | None) -> None:
    with pytest.raises((NotationError, RecordError)) as caught:
        parse_position(line, DECK)
    assert caught.value.code is TextErrorCode.BAD_POSITION
    if part is not None:
        assert caught.value.facts == {"text": part}
        assert isinstance(caught.value, NotationError)


@pytest.mark.parametrize(
    ("line", "place", "text"),
    [
        ("A: 2/10 7/7 | B: 1/5* | A1 to play", "hands[0].hidden", "7/7"),
        ("A: 2/11 | B: 1/5* | A1 to play", "hands[0].hidden", "2/11"),
        ("A: 10/10 | B: 1/5* | A1 to play", "hands[0].hidden", "10/10"),
        ("A: 2/10 (7/7) | B: 1/5* | A1 to play", "hands[0].known", "7/7"),
        ("A: 2/10 | B: 1/5* () | A1 to play", "hands[1].known", ""),
        ("A: 2/10 | B: 1/5* ( | A1 to play", "hands[1].hidden", "("),
        ("A: 2/10 | B: 1/5* - | A1 to play", "hands[1].hidden", "-"),
        ("A: 2/10 | B: 1/5* | B2: 3/4 x | A1 to play", "sets.B2", "x"),
        ("A: 2/10 | B: 1/5* | B2: (3/4) | A1 to play", "sets.B2", "(3/4)"),
    ],
)
def test_what_is_no_card_is_told_with_its_place(line: str, place: str, text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_position(line, DECK)
    assert (caught.value.code, caught.value.place) == (TextErrorCode.BAD_CARD, place)
    assert caught.value.facts == {"text": text}


@pytest.mark.parametrize(
    ("line", "fault", "place", "facts"),
    [
        ("A: 1/5* | A to play", TextErrorCode.BAD_POSITION, "hands", {"text": "1"}),
        ("over", TextErrorCode.BAD_POSITION, "hands", {"text": "0"}),
        (
            "A: 2/10 | B: 1/5* | C: 3/4 | B2: 3/6 | A to play",
            TextErrorCode.BAD_AREA,
            "sets",
            {"text": "B2"},
        ),
        (
            "A: 2/10 | B: 1/5* | D1: 3/6 | C1: 3/4 | A1 to play",
            TextErrorCode.BAD_AREA,
            "sets",
            {"text": "C1"},
        ),
        (
            "A: 2/10 | B: 1/5* | B1: 3/4 4/6 | A1 to play",
            TextErrorCode.SET_OF_MIXED_VALUES,
            "sets.B1",
            {"area": "B1"},
        ),
        (
            "A: 2/10 | B: 1/5* | A2: 3/6 3/4 | B2: 8/1 8/3 | A1 to play",
            TextErrorCode.SETS_OF_ONE_SIZE,
            "sets.B2",
            {"area": "B2", "other": "A2"},
        ),
        (
            "A: 2/10 1/10 | B: 1/5* | A1 to play",  # C3: 1/10 is in with three
            TextErrorCode.CARD_NOT_IN_DECK,
            "",
            {"card": "1/10", "deck": "standard"},
        ),
        (
            "A: 2/10 10/2 | B: 1/5* | A1 to play",  # there is one 2/10
            TextErrorCode.CARD_NOT_IN_DECK,
            "",
            {"card": "10/2", "deck": "standard"},
        ),
        (
            "A: 2/10 | B: 1/5 | A1 to play",  # the only 1/5 carries the star
            TextErrorCode.CARD_NOT_IN_DECK,
            "",
            {"card": "1/5", "deck": "standard"},
        ),
        (
            "A: 2/10 | B: 2/9* | A1 to play",
            TextErrorCode.CARD_NOT_IN_DECK,
            "",
            {"card": "2/9*", "deck": "standard"},
        ),
        (
            "A: 1/6 (1/6) | B: 1/5* 6/1 | A1 to play",  # there are two 1/6
            TextErrorCode.CARD_NOT_IN_DECK,
            "",
            {"card": "1/6", "deck": "standard"},
        ),
        ("A: - | B: 1/5* | B1 to play", TextErrorCode.WRONG_OUT, "out", {"out": "", "empty": "A"}),
        (
            "A: 2/10 | B: 1/5* | out: A | over",
            TextErrorCode.WRONG_OUT,
            "out",
            {"out": "A", "empty": ""},
        ),
        (
            "A: - | B: 1/5* | out: Z | over",
            TextErrorCode.WRONG_OUT,
            "out",
            {"out": "Z", "empty": "A"},
        ),
        (
            "A: - | B: 1/5* | out: A A | over",
            TextErrorCode.WRONG_OUT,
            "out",
            {"out": "A A", "empty": "A"},
        ),
        (
            "A: - | B: - | out: B A | over",
            TextErrorCode.WRONG_OUT,
            "out",
            {"out": "B A", "empty": "A B"},
        ),
        (
            "A: - | B: - | C: - | out: B A C | over",
            TextErrorCode.WRONG_OUT,
            "out",
            {"out": "B A C", "empty": "A B C"},
        ),
        ("A: 2/10 | B: 1/5* | over", TextErrorCode.WRONG_TURN, "turn", {"turn": "over"}),
        ("A: - | B: 1/5* | out: A | B1 to play", TextErrorCode.WRONG_TURN, "turn", {"turn": "B1"}),
        ("A: 2/10 | B: 1/5* | C1 to play", TextErrorCode.WRONG_TURN, "turn", {"turn": "C1"}),
        (
            "A: 2/10 | B: 1/5* | C: 3/4 | D to play",
            TextErrorCode.WRONG_TURN,
            "turn",
            {"turn": "D1"},
        ),
        (
            "A: - | B: 1/5* | C: 3/4 | out: A | A to play",  # E1: who is out has no turn
            TextErrorCode.WRONG_TURN,
            "turn",
            {"turn": "A1"},
        ),
        (
            "A: 2/10 | B: 1/5* | C: 3/4 | A1: 3/6 | A to play",  # T1: A has not discarded
            TextErrorCode.WRONG_TURN,
            "turn",
            {"turn": "A1"},
        ),
        (
            "A: - | B: 1/5* | C: - | out: C A | B to play",  # E3
            TextErrorCode.WRONG_TURN,
            "turn",
            {"turn": "B1"},
        ),
    ],
)
def test_what_can_be_no_round_is_told_with_its_facts(
    line: str, fault: TextErrorCode, place: str, facts: dict[str, str | int]
) -> None:
    with pytest.raises(RecordError) as caught:
        parse_position(line, DECK)
    assert (caught.value.code, caught.value.place) == (fault, place)
    assert caught.value.facts == facts


def test_json_with_six_hands_is_refused() -> None:
    hands = [HandJson(["2/10"], [])] * 6
    with pytest.raises(RecordError) as caught:
        position_from_json(PositionJson(hands, {}, [], "A1"), DECK)
    assert caught.value.code is TextErrorCode.BAD_POSITION
    assert caught.value.facts == {"text": "6"}


@pytest.mark.parametrize("turn", ["A1\n", "Z1", ""])
def test_json_with_a_turn_that_is_none_is_refused(turn: str) -> None:
    shape = PositionJson([HandJson(["2/10"], []), HandJson(["1/5*"], [])], {}, [], turn)
    with pytest.raises(RecordError) as caught:
        position_from_json(shape, DECK)
    assert caught.value.code is TextErrorCode.WRONG_TURN


def test_two_packs_of_cards_for_different_tables_are_never_equal() -> None:
    two = parse_position("A: 2/10 | B: 1/5* | A1 to play", DECK)
    three = parse_position("A: 2/10 | B: 1/5* | C: 3/4 | A to play", DECK)
    assert two != three
