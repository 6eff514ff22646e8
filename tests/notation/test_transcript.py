import re

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dnup.notation import (
    NotationError,
    SeatJson,
    TextErrorCode,
    action_to_json,
    format_record,
    from_json,
    parse_record,
    to_json,
)
from dnup.notation.action import PlayJson
from dnup.notation.record import FairnessJson
from dnup.rules import Action
from support.games import (
    ACTIONS,
    FAIRNESS,
    GOLDEN,
    OPTIONS,
    RECORDS,
    SEATS,
    SMALL_DECK,
    SMALL_MATCH,
    TEXT,
    decorated,
    game,
    read,
)

LINES = SMALL_MATCH.splitlines(keepends=True)


def changed(old: str, new: str) -> str:
    assert old in SMALL_MATCH
    return SMALL_MATCH.replace(old, new, 1)


def refused(text: str) -> NotationError:
    with pytest.raises(NotationError) as caught:
        parse_record(text)
    return caught.value


def test_a_transcript_tells_a_match_line_by_line() -> None:
    record = parse_record(SMALL_MATCH)
    assert [seat.name for seat in record.seats] == ["Anna", "Bo"]
    assert len(read(record)) == 7
    assert format_record(record) == SMALL_MATCH


@pytest.mark.parametrize("length", [None, 0, 1, 25])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_transcript_reads_back(players: int, length: int | None) -> None:
    record = game(players, seed=4, length=length)
    assert parse_record(format_record(record)) == record


@pytest.mark.parametrize("name", GOLDEN)
def test_json_and_transcript_tell_the_same(name: str) -> None:
    text = (RECORDS / f"{name}.json").read_text(encoding="utf-8")
    assert to_json(parse_record(format_record(from_json(text)))) == text


@given(
    st.lists(SEATS, min_size=5, max_size=5), TEXT, OPTIONS, st.none() | FAIRNESS, st.integers(2, 5)
)
def test_names_options_and_fairness_read_back(
    seats: list[SeatJson],
    deck: str,
    options: dict[str, object],
    fairness: FairnessJson | None,
    players: int,
) -> None:
    plain = game(players, length=10)
    renamed = msgspec.structs.replace(plain.deck, name=deck)
    record = decorated(plain, seats, deck=renamed, options=options, fairness=fairness)
    assert parse_record(format_record(record)) == record


@given(st.lists(ACTIONS, max_size=40))
def test_any_actions_read_back_wherever_the_lines_break(actions: list[Action]) -> None:
    record = parse_record(SMALL_MATCH)
    shapes = [action_to_json(action) for action in actions]
    first = msgspec.structs.replace(record.rounds[0], actions=shapes)
    told = msgspec.structs.replace(record, rounds=[first])
    assert parse_record(format_record(told)) == told


def test_a_name_is_quoted_so_that_it_stays_on_its_line() -> None:
    seats = [SeatJson('An"na\n\\ 😊', 'bot "x"'), SeatJson("B:\u2028\x85")]
    text = format_record(decorated(parse_record(SMALL_MATCH), seats))
    assert 'A: "An\\"na\\n\\\\ 😊" bot "bot \\"x\\""\n' in text
    assert parse_record(text).seats == seats


def test_help_for_a_person_who_was_away_stands_behind_the_name() -> None:
    seats = [SeatJson("Anna", assisted=12), SeatJson("Bo", "careless", 1)]
    text = format_record(decorated(parse_record(SMALL_MATCH), seats))
    assert 'A: "Anna" assisted 12\nB: "Bo" bot "careless" assisted 1\n' in text
    assert parse_record(text).seats == seats


def test_options_and_fairness_have_a_line_each() -> None:
    fairness = FairnessJson("0" * 64, ["a", "b"], "1" * 64)
    record = msgspec.structs.replace(
        parse_record(SMALL_MATCH), options={"seed": 1, "clock": None}, fairness=fairness
    )
    lines = format_record(record).splitlines()
    assert lines[4] == 'options: {"seed": 1, "clock": null}'
    assert lines[-1].startswith('fairness: {"commitment":"000')


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_line_of_actions_is_wider_than_a_terminal(players: int) -> None:
    lines = format_record(game(players)).splitlines()
    assert max(map(len, lines)) <= 96
    assert any(line.startswith("  ") for line in lines)


def test_a_round_just_dealt_has_no_actions_yet() -> None:
    text = changed(
        "actions: 1/5* 2/7+2/9 3/6\npoints: 0 1\n\nwinner: B",
        "actions:\npoints: 0 0\n\nwinner: none",
    )
    record = parse_record(text)
    assert record.rounds[1].actions == []
    assert format_record(record) == text
    assert len(read(record)) == 4


def test_an_empty_hand_can_be_written() -> None:
    record = parse_record(changed("B: 3/4 3/6\n", "B:\n"))
    assert record.rounds[0].deal[1] == []
    assert parse_record(format_record(record)) == record


def test_empty_lines_and_line_ends_of_other_systems_do_not_matter() -> None:
    record = parse_record(SMALL_MATCH)
    assert parse_record(SMALL_MATCH.replace("\n", "\r\n")) == record
    assert parse_record(SMALL_MATCH.replace("\n", "  \n\n")) == record
    assert parse_record("\n\n" + SMALL_MATCH.rstrip()) == record


def test_an_action_that_cannot_be_read_cannot_be_written() -> None:
    record = parse_record(SMALL_MATCH)
    wrong = msgspec.structs.replace(record.rounds[0], actions=[PlayJson(("2/2",))])
    with pytest.raises(NotationError) as caught:
        format_record(msgspec.structs.replace(record, rounds=[wrong]))
    assert caught.value.code is TextErrorCode.BAD_CARD


@pytest.mark.parametrize("head", ["dnup/2", "dnup/1.0", "dnup/"])
def test_another_format_is_told_apart(head: str) -> None:
    error = refused(changed("dnup/1", head))
    assert (error.code, error.place) == (TextErrorCode.UNKNOWN_FORMAT, "line 1")
    assert error.facts == {"format": head, "right": "dnup/1"}


@pytest.mark.parametrize("head", ["chess", "{}", "deck: 1", " dnup/1"])
def test_a_text_without_a_format_is_told_as_such(head: str) -> None:
    error = refused("\n" + changed("dnup/1", head))
    assert (error.code, error.place) == (TextErrorCode.NO_FORMAT, "line 2")
    assert error.facts == {"format": head, "right": "dnup/1"}


@pytest.mark.parametrize("text", ["", "\n", " \r\n "])
def test_an_empty_text_has_no_format(text: str) -> None:
    assert refused(text).code is TextErrorCode.NO_FORMAT


@pytest.mark.parametrize(
    ("old", "new", "line", "expected"),
    [
        ("deck: ", "dek: ", 2, "deck:"),
        ('"small"', "small", 2, None),
        ('"small"', "'small'", 2, None),
        ('"small"', "7", 2, None),
        ('"small"', '"small', 2, None),
        pytest.param('"small"', "[" * 100_000, 2, None, id="lists without end"),
        ('A: "Anna"', "A: Anna", 3, None),
        ('A: "Anna"', 'A: "Anna" robot', 3, None),
        ('A: "Anna"', 'A: "Anna" bot', 3, None),
        ('A: "Anna"', 'A: "Anna" bot x', 3, None),
        ('A: "Anna"', 'A: "Anna" bot 7', 3, None),
        ('A: "Anna"', 'A: "Anna" bot "x" y', 3, None),
        ('A: "Anna"', 'A: "Anna" assisted', 3, None),
        ('A: "Anna"', 'A: "Anna" assisted 0', 3, None),
        ('A: "Anna"', 'A: "Anna" assisted -1', 3, None),
        ('A: "Anna"', 'A: "Anna" assisted ١', 3, None),
        ('A: "Anna"', 'A: "Anna" assisted 1 bot "x"', 3, None),
        ("\n\nround", "\noptions: {\n\nround", 5, None),
        ("\n\nround", "\noptions: {} {}\n\nround", 5, None),
        pytest.param(
            "\n\nround",
            "\noptions: " + '{"a":' * 9999 + "\n\nround",
            5,
            None,
            id="objects without end",
        ),
        ("\n\nround", '\noptions: {"\ud800": 1}\n\nround', 5, None),
        ("B: 3/4 3/6", "C: 3/4 3/6", 8, "B:"),
        ("B: 3/4 3/6\n", "", 8, "B:"),
        ("actions:", "action:", 9, "actions:"),
        ("points: 0 1\n", "", 11, "points:"),
        ("points: 0 1\n", "points:\n", 10, "points:"),
        ("points: 0 1\n", "points: 0 -1\n", 10, None),
        ("points: 0 1\n", "points: 0 11\n", 10, None),
        ("points: 0 1\n", "points: 0 ²\n", 10, None),
        ("points: 0 1\n", "points: 0 ١\n", 10, None),
        ("winner: B", "victor: B", 18, "winner:"),
        ("winner: B", "winner:", 18, "winner:"),
        ("winner: B\n", "winner: B\nwinner: B\n", 19, None),
        ("winner: B\n", "winner: B\nfairness: {\n", 19, None),
        ("winner: B\n", "winner: B\nfairness: {}\nround: A starts\n", 20, None),
    ],
)
def test_a_line_that_cannot_be_read_is_told_with_its_number(
    old: str, new: str, line: int, expected: str | None
) -> None:
    text = changed(old, new)
    error = refused(text)
    assert (error.code, error.place) == (TextErrorCode.BAD_LINE, f"line {line}")
    told = {"text": text.split("\n")[line - 1]}
    assert error.facts == (told if expected is None else {**told, "expected": expected})


def test_a_seat_out_of_order_is_told_with_its_line() -> None:
    error = refused(changed('B: "Bo"', 'C: "Bo"'))
    assert (error.code, error.place) == (TextErrorCode.BAD_LINE, "line 4")


def test_the_end_of_the_text_counts_as_a_line_too_few() -> None:
    error = refused("".join(LINES[:9]))
    assert (error.code, error.place) == (TextErrorCode.BAD_LINE, "line 10")
    assert error.facts == {"text": "", "expected": "points:"}


def test_an_action_that_cannot_be_read_is_told_with_its_line() -> None:
    error = refused(changed("2/7+2/9 3/4+3/6", "2/7+2/9\n  3/4+"))
    assert (error.code, error.place) == (TextErrorCode.BAD_ACTION, "line 10")
    assert error.facts == {"text": "3/4+"}


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("winner: B", "winner: F", "winner"),
        ("winner: B", "winner: b", "winner"),
        ('"Anna"', '""', "seats[0].name"),
        ('"Anna"', f'"{"x" * 41}"', "seats[0].name"),
        ('"careless"', '""', "seats[1].bot"),
        ('"Anna"', f'"Anna" assisted {2**53}', "seats[0].assisted"),
        (SMALL_DECK.hash, "1417", "deck.hash"),
        (SMALL_DECK.hash, SMALL_DECK.hash + " x", "deck.hash"),
        ("A starts", "F starts", "rounds[0].starter"),
        ("A starts", "A starts starts", "rounds[0].starter"),
        ("B: 3/4 3/6", "B: 3/4 36", "rounds[0].deal[1][1]"),
        ("points: 0 1\n\nwinner", "points: 0 3\n\nwinner", "rounds[1].points[1]"),
        ("\n\nround", "\noptions: 7\n\nround", "options"),
        ("\n\nround", '\noptions: {"a": []}\n\nround', "options[...]"),
        ("winner: B\n", "winner: B\nfairness: {}\n", "fairness"),
        ("winner: B\n", "winner: B\nfairness: 1\n", "fairness"),
    ],
)
def test_a_wrong_shape_is_told_with_its_place(old: str, new: str, place: str) -> None:
    error = refused(changed(old, new))
    assert (error.code, error.place) == (TextErrorCode.BAD_SHAPE, place)


def test_a_table_has_two_seats_at_least() -> None:
    text = re.sub("B: .*\n", "", SMALL_MATCH)
    error = refused(text)
    assert (error.code, error.place) == (TextErrorCode.BAD_SHAPE, "seats")


def test_a_name_of_half_a_character_is_refused_because_json_could_not_hold_it() -> None:
    refused(changed('"Anna"', '"\\ud800"'))
    refused(changed('"Anna"', '"\ud800"'))


def test_who_starts_is_told_in_full() -> None:
    assert refused(changed("A starts", "A")).place == "line 6"


@pytest.mark.parametrize("name", GOLDEN)
def test_a_transcript_that_was_cut_off_is_refused(name: str) -> None:
    text = format_record(from_json((RECORDS / f"{name}.json").read_bytes()))
    end = text.index("winner: ") + len("winner: none" if name == "left" else "winner: A")
    for length in range(0, end, 7):
        refused(text[:length])
    refused(text[: end - 1])
    assert parse_record(text[:end]) == parse_record(text)


@pytest.mark.parametrize("i", range(len(LINES)))
def test_a_transcript_that_lost_a_line_is_refused(i: int) -> None:
    text = "".join(LINES[:i] + LINES[i + 1 :])
    if LINES[i] == "\n":
        assert parse_record(text) == parse_record(SMALL_MATCH)
    else:
        refused(text)
