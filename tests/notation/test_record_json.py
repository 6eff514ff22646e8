import json

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dnup.notation import (
    FORMAT,
    MAX_SEAT_NAME,
    NotationError,
    RecordedRound,
    RecordError,
    SeatJson,
    TextErrorCode,
    find_deck,
    from_json,
    make_record,
    pairs_deck,
    parse_action,
    parse_cards,
    parse_deck,
    parse_record,
    rename_deck,
    replay,
    standard_deck,
    to_json,
)
from dnup.notation.record import FairnessJson
from dnup.rules import Deal, DealError, DealErrorCode, IllegalActionError, RuleRefusalCode
from support.games import (
    FAIRNESS,
    GOLDEN,
    OLD,
    OPTIONS,
    RECORDS,
    SEATS,
    SMALL_DECK,
    SMALL_MATCH,
    decorated,
    game,
    read,
    remade,
)

SMALL_DEAL = Deal((parse_cards("1/5* 2/7 2/9"), parse_cards("3/4 3/6")))
PAIR = [SeatJson("Anna"), SeatJson("Bo")]


def small() -> dict[str, object]:
    """The small match as plain JSON."""
    shape: dict[str, object] = json.loads(to_json(parse_record(SMALL_MATCH)))
    return shape


def test_a_record_is_one_json_object_on_one_line() -> None:
    text = to_json(parse_record(SMALL_MATCH))
    assert "\n" not in text
    assert json.loads(text) == {
        "format": "dnup/1",
        "deck": {"name": "small", "hash": SMALL_DECK.hash},
        "seats": [{"name": "Anna"}, {"name": "Bo", "bot": "careless"}],
        "options": {},
        "rounds": [
            {
                "deal": [["1/5*", "2/7", "2/9"], ["3/4", "3/6"]],
                "starter": "A",
                "actions": [
                    {"kind": "play", "cards": ["2/7", "2/9"]},
                    {"kind": "play", "cards": ["3/4", "3/6"]},
                ],
                "points": [0, 1],
            },
            {
                "deal": [["1/5*", "3/4"], ["2/7", "2/9", "3/6"]],
                "starter": "A",
                "actions": [
                    {"kind": "play", "cards": ["1/5*"]},
                    {"kind": "play", "cards": ["2/7", "2/9"]},
                    {"kind": "play", "cards": ["3/6"]},
                ],
                "points": [0, 1],
            },
        ],
        "winner": "B",
    }


def test_a_record_names_its_parts_in_the_order_of_the_design() -> None:
    assert list(small()) == ["format", "deck", "seats", "options", "rounds", "winner"]


@pytest.mark.parametrize("length", [None, 0, 1, 25])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_record_reads_back(players: int, length: int | None) -> None:
    record = game(players, seed=4, length=length)
    assert from_json(to_json(record)) == record
    assert from_json(to_json(record).encode()) == record
    assert to_json(from_json(to_json(record))) == to_json(record)


@given(st.lists(SEATS, min_size=5, max_size=5), OPTIONS, st.none() | FAIRNESS)
def test_names_options_and_fairness_read_back(
    seats: list[SeatJson], options: dict[str, object], fairness: FairnessJson | None
) -> None:
    record = decorated(game(3), seats, options=options, fairness=fairness)
    assert from_json(to_json(record)) == record


def test_a_fairness_part_stands_last_and_only_where_there_is_one() -> None:
    fairness = FairnessJson("0" * 64, ["salt", ""], None)
    record = msgspec.structs.replace(game(2), fairness=fairness)
    assert list(json.loads(to_json(record)))[-1] == "fairness"
    assert json.loads(to_json(record))["fairness"] == {
        "commitment": "0" * 64,
        "salts": ["salt", ""],
        "secret": None,
    }
    assert read(record) == read(game(2))


@pytest.mark.parametrize(
    ("part", "wrong", "place"),
    [
        ("commitment", "0" * 63, "commitment"),
        ("commitment", "A" * 64, "commitment"),
        ("commitment", None, "commitment"),
        ("secret", "0" * 63, "secret"),
        ("secret", "0" * 66, "secret"),
        ("secret", "g" * 64, "secret"),
        ("secret", "0" * 64 + "\n", "secret"),
        ("secret", "", "secret"),
        ("salts", ["a"], "salts"),
        ("salts", ["a"] * 6, "salts"),
        ("salts", ["a", "x" * 65], "salts[1]"),
        ("salts", ["a", "é"], "salts[1]"),
        ("salts", ["a\n", "a"], "salts[0]"),
        ("salts", ["\x7f", "a"], "salts[0]"),
    ],
)
def test_a_fairness_part_of_a_wrong_shape_is_told_with_its_place(
    part: str, wrong: object, place: str
) -> None:
    right = {"commitment": "0" * 64, "salts": ["x" * 64, ""], "secret": "f" * 64}
    from_json(json.dumps({**small(), "fairness": right}))
    with pytest.raises(NotationError) as caught:
        from_json(json.dumps({**small(), "fairness": {**right, part: wrong}}))
    assert (caught.value.code, caught.value.place) == (TextErrorCode.BAD_SHAPE, f"fairness.{place}")


def test_help_for_a_person_who_was_away_is_told_only_where_there_was_some() -> None:
    seats = [SeatJson("Anna", assisted=12), SeatJson("Bo", assisted=0)]
    text = to_json(make_record(standard_deck(), seats, []))
    assert json.loads(text)["seats"] == [{"name": "Anna", "assisted": 12}, {"name": "Bo"}]
    assert from_json(text).seats == seats


def test_a_match_without_a_deal_is_a_record() -> None:
    record = make_record(standard_deck(), PAIR, [])
    assert (record.rounds, record.winner, record.options) == ([], None, {})
    assert from_json(to_json(record)) == record


def test_make_record_tells_the_points_and_the_winner() -> None:
    record = remade(parse_record(SMALL_MATCH))
    assert [round_.points for round_ in record.rounds] == [[0, 1], [0, 1]]
    assert record.winner == "B"


def test_make_record_refuses_a_deal_that_cannot_be() -> None:
    with pytest.raises(DealError) as caught:
        make_record(SMALL_DECK, PAIR, [RecordedRound(Deal((parse_cards("1/5* 2/7"), ())))])
    assert caught.value.code is DealErrorCode.MISSING_CARD


def test_make_record_refuses_a_second_round_before_the_first_is_over() -> None:
    with pytest.raises(DealError) as caught:
        make_record(SMALL_DECK, PAIR, [RecordedRound(SMALL_DEAL), RecordedRound(SMALL_DEAL)])
    assert caught.value.code is DealErrorCode.ROUND_RUNNING


def test_make_record_refuses_an_illegal_action() -> None:
    with pytest.raises(IllegalActionError) as caught:
        make_record(SMALL_DECK, PAIR, [RecordedRound(SMALL_DEAL, (parse_action("7/2"),))])
    assert caught.value.refusal.code is RuleRefusalCode.WRONG_WAY_UP


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        ([SeatJson(""), SeatJson("Bo")], {}),
        ([SeatJson("x" * (MAX_SEAT_NAME + 1)), SeatJson("Bo")], {}),
        ([SeatJson("\ud800"), SeatJson("Bo")], {}),
        (PAIR, {"clock": float("nan")}),
        (PAIR, {"clock": float("inf")}),
    ],
)
def test_what_could_not_be_read_back_is_not_written(
    seats: list[SeatJson], options: dict[str, str | int | float | bool | None]
) -> None:
    with pytest.raises(ValueError, match=r"."):
        to_json(make_record(SMALL_DECK, seats, [], options))


@pytest.mark.parametrize("name", GOLDEN)
def test_a_record_that_was_cut_off_anywhere_cannot_be_read(name: str) -> None:
    text = (RECORDS / f"{name}.json").read_bytes()
    for end in range(len(text)):
        with pytest.raises(NotationError) as caught:
            from_json(text[:end])
        assert caught.value.code is TextErrorCode.BAD_JSON
        assert caught.value.facts["reason"]


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b" ",
        b"dnup/1",
        b"\xff\xfe",
        b"{} {}",
        b'{"format": "dnup/1",}',
        b'{"format": "\xff"}',
        '{"format": "\ud800"}',
        "\ufeff{}",
        pytest.param('{"a": ' * 100_000, id="objects without end"),
        pytest.param('{"format": "dnup/1", "x": ' + "[" * 100_000, id="lists without end"),
    ],
)
def test_what_is_no_json_is_told_as_such(text: str | bytes) -> None:
    with pytest.raises(NotationError) as caught:
        from_json(text)
    assert caught.value.code is TextErrorCode.BAD_JSON
    assert set(caught.value.facts) == {"reason"}


@pytest.mark.parametrize("text", ["{}", '{"format": null}', '{"winner": "A"}'])
def test_a_record_without_a_format_is_told_as_such(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        from_json(text)
    assert caught.value.code is TextErrorCode.NO_FORMAT
    assert caught.value.facts == {"right": FORMAT}


@pytest.mark.parametrize("version", ["dnup/2", "dnup/1.1", "dnup", "", "DNUP/1"])
def test_another_format_is_told_apart_whatever_else_it_holds(version: str) -> None:
    for shape in ({"format": version}, {**small(), "format": version, "new": 1}):
        with pytest.raises(NotationError) as caught:
            from_json(json.dumps(shape))
        assert caught.value.code is TextErrorCode.UNKNOWN_FORMAT
        assert caught.value.facts == {"format": version, "right": "dnup/1"}


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("[]", ""),
        pytest.param("[" * 100_000, "", id="lists without end"),
        ("1", ""),
        ('"dnup/1"', ""),
        ("null", ""),
        ('{"format": 1}', "format"),
        ('{"format": "dnup/1"}', ""),
    ],
)
def test_another_thing_than_a_record_is_told_with_its_place(text: str, place: str) -> None:
    with pytest.raises(NotationError) as caught:
        from_json(text)
    assert (caught.value.code, caught.value.place) == (TextErrorCode.BAD_SHAPE, place)


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ('"winner":"B"', '"winner":"F"', "winner"),
        ('"winner":"B"', '"winner":"B","loser":"A"', ""),
        (',"winner":"B"', "", ""),
        ('"options":{}', '"options":[]', "options"),
        ('"options":{}', '"options":{"clock":{}}', "options[...]"),
        ('"name":"Anna"', '"name":""', "seats[0].name"),
        ('"name":"Anna"', f'"name":"{"x" * 41}"', "seats[0].name"),
        ('"name":"Anna"', '"nane":"Anna"', "seats[0]"),
        ('"bot":"careless"', '"bot":7', "seats[1].bot"),
        ('"bot":"careless"', '"assisted":-1', "seats[1].assisted"),
        ('"bot":"careless"', '"assisted":1.5', "seats[1].assisted"),
        (',{"name":"Bo","bot":"careless"}', "", "seats"),
        (f'"{SMALL_DECK.hash}"', '"1417"', "deck.hash"),
        ('"name":"small"', '"name":null', "deck.name"),
        ('"deal":[["1/5*","3/4"]', '"deal":[["1/5*","34"]', "rounds[1].deal[0][1]"),
        ('"deal":[["1/5*","3/4"],', '"deal":[', "rounds[1].deal"),
        ('"starter":"A"', '"starter":"a"', "rounds[0].starter"),
        ('"points":[0,1]', '"points":[0,3]', "rounds[0].points[1]"),
        ('"points":[0,1]', '"points":[0,-1]', "rounds[0].points[1]"),
        ('"points":[0,1]', '"points":[0,1.5]', "rounds[0].points[1]"),
        ('"points":[0,1]', '"points":[1]', "rounds[0].points"),
        ('{"kind":"play","cards":["3/6"]}', '{"kind":"pass"}', "rounds[1].actions[2].kind"),
        ('{"kind":"play","cards":["3/6"]}', '{"cards":["3/6"]}', "rounds[1].actions[2]"),
        ('{"kind":"play","cards":["3/6"]}', '{"kind":"play"}', "rounds[1].actions[2]"),
        ('"cards":["3/6"]', '"cards":["3/0"]', "rounds[1].actions[2].cards[0]"),
        ('"winner":"B"', '"winner":"B","fairness":{}', "fairness"),
    ],
)
def test_a_wrong_shape_is_told_with_its_place(old: str, new: str, place: str) -> None:
    text = to_json(parse_record(SMALL_MATCH))
    assert old in text
    with pytest.raises(NotationError) as caught:
        from_json(text.replace(old, new, 1))
    assert (caught.value.code, caught.value.place) == (TextErrorCode.BAD_SHAPE, place)
    assert set(caught.value.facts) == {"reason"}
    assert "`$" not in str(caught.value.facts["reason"])


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"starter":"A"', '"starter":"A\\n"'),
        ('"winner":"B"', '"winner":"B\\n"'),
        (SMALL_DECK.hash, f"{SMALL_DECK.hash}\\n"),
        ('"3/6"', '"3/6\\n"'),
    ],
)
def test_a_word_with_a_newline_after_it_is_a_wrong_shape(old: str, new: str) -> None:
    text = to_json(parse_record(SMALL_MATCH))
    with pytest.raises(NotationError) as caught:
        from_json(text.replace(old, new, 1))
    assert caught.value.code is TextErrorCode.BAD_SHAPE


def test_a_deck_is_found_by_its_hash_whatever_its_name_and_called_what_the_record_calls_it() -> (
    None
):
    record = parse_record(SMALL_MATCH)
    renamed = parse_deck('name = "other"\ncards = ["3/6", "1/5*", "2/7", "2/9", "3/4"]')
    found = find_deck(record, iter([standard_deck(), renamed]))
    assert found == SMALL_DECK
    assert find_deck(record, [renamed]) is found  # what is known of it is worked out once


def test_the_decks_that_ship_need_not_be_given() -> None:
    old = from_json((OLD / "two-players.json").read_bytes())
    assert find_deck(old) == rename_deck(pairs_deck(), "standard")
    assert find_deck(game(2)) is standard_deck()


def test_a_name_that_no_deck_can_have_does_not_keep_it_from_being_found() -> None:
    record = parse_record(SMALL_MATCH.replace('"small"', '" "', 1))
    assert find_deck(record, [SMALL_DECK]) is SMALL_DECK


def test_c5_a_record_with_more_players_than_its_deck_is_for_is_told_so() -> None:
    three = parse_deck(
        'name = "small"\nplayers = [3]\ncards = ["1/5*", "2/7", "2/9", "3/4", "3/6"]'
    )
    record = parse_record(SMALL_MATCH.replace(SMALL_DECK.hash, three.hash))
    with pytest.raises(RecordError) as caught:
        replay(record, three)
    assert (caught.value.code, caught.value.place) == (TextErrorCode.DECK_PLAYERS, "deck")
    assert caught.value.facts == {"name": "small", "counts": "3", "players": 2}


def test_an_unknown_deck_is_told_with_its_name_and_hash() -> None:
    with pytest.raises(RecordError) as caught:
        find_deck(parse_record(SMALL_MATCH), [standard_deck()])
    assert (caught.value.code, caught.value.place) == (TextErrorCode.UNKNOWN_DECK, "deck")
    assert caught.value.facts == {"name": "small", "hash": SMALL_DECK.hash}


def test_a_deck_of_that_name_with_other_cards_has_changed() -> None:
    changed = parse_deck('name = "small"\ncards = ["1/5*", "2/7", "2/9", "3/4", "3/8"]')
    with pytest.raises(RecordError) as caught:
        find_deck(parse_record(SMALL_MATCH), iter([standard_deck(), changed]))
    assert (caught.value.code, caught.value.place) == (TextErrorCode.DECK_CHANGED, "deck")
    assert caught.value.facts == {"name": "small", "hash": SMALL_DECK.hash}
