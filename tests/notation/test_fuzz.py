"""Texts and records that have come to grief: they are refused in our words, or they make sense."""

import json
import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dnup.notation import (
    NotationError,
    PositionJson,
    Record,
    RecordError,
    TextErrorCode,
    format_action,
    format_area,
    format_card,
    format_cards,
    format_deck,
    format_position,
    format_record,
    from_json,
    parse_action,
    parse_area,
    parse_card,
    parse_cards,
    parse_deck,
    parse_position,
    parse_record,
    position_from_json,
    position_to_json,
    standard_deck,
    to_json,
)
from dnup.rules import DeckError
from support.games import GOLDEN, RECORDS, SMALL_MATCH, positions, read, remade

DECK = standard_deck()

# Whole texts, to be torn.
WORDS = ["2/7", "1/5*", "B1", "2/7+2/9", "3/4>B1", "<B1", "@", "+", "2/7 1/5* 3/4"]
WORDS += ["10/2", "2/10", "10/2+10/3", "1/6+1/6", "10/2>B1", "10/1 1/10"]
PLACES = [position for n in (2, 3, 4, 5) for position in list(positions(n, seed=2))[::9]]
LINES = [format_position(position) for position in PLACES]
DECKS = [format_deck(DECK), 'name = "x"\ncards = ["1/5*", "2/7 sad", "2/9", "3/4", "3/6 😊"]']
DECKS += ['name = "x"\nplayers = [2]\ncards = ["1/5*", "2/10", "10/3 sad", "1/10"]']
FULL_MATCH = SMALL_MATCH.replace("\n\nround", '\noptions: {"clock": 1.5}\n\nround', 1)
FULL_MATCH = FULL_MATCH.replace('"Anna"', '"Anna" assisted 2')
FULL_MATCH += f'fairness: {{"commitment":"{"0" * 64}","salts":["a","b"],"secret":null}}\n'
LONG_MATCH = format_record(from_json((RECORDS / "left.json").read_bytes()))
TRANSCRIPTS = [FULL_MATCH, FULL_MATCH, LONG_MATCH]
JSONS = [to_json(parse_record(text)) for text in TRANSCRIPTS]

# What has broken readers before.
SCRAPS = [
    *(
        "²",
        "٣",
        "\uff13",
        "\0",
        "\ud800",
        "\\ud800",
        "\x85",
        "\u2028",
        "\ufeff",
        "\n",
        "\r",
        "\t",
        " ",
    ),
    *("[" * 100_000, '{"a":' * 2_000, "(" * 2_000, "9" * 5_000, "0x" + "f" * 5_000, "a." * 2_000),
    *(
        "1e999",
        "-1",
        "NaN",
        "null",
        "true",
        '"',
        "'",
        "\\",
        "{}",
        "[]",
        "|",
        ":",
        "/",
        "*",
        "-",
        "#",
    ),
    *(
        '"\ud800"',
        '"\\ud800"',
        '"x" "y"',
        '"A\\n"',
        '""',
        "2/2",
        "10",
        "10/10",
        "11",
        "A starts",
        "F1",
    ),
    *(
        "options: ",
        "fairness: ",
        "assisted 3",
        "bot ",
        '"bot":',
        "over",
        "out: A",
        "A: -",
        "dnup/2",
    ),
]
TOKEN = re.compile(r'"[^"]*"|\w+|\S')


@st.composite
def torn(draw: st.DrawFn, texts: list[str]) -> str:
    """One of these texts after a few accidents: slices lost, doubled, swapped; scraps put in."""
    text = draw(st.sampled_from(texts))
    for _ in range(draw(st.integers(1, 4))):
        i, j, k = sorted(draw(st.integers(0, len(text))) for _ in range(3))
        match draw(st.integers(0, 5)):
            case 0:
                text = text[:i] + text[j:]
            case 1:
                text = text[:j] + text[i:]
            case 2:
                text = text[:i] + text[j:k] + text[i:j] + text[k:]
            case 3:
                text = text[:i] + draw(st.sampled_from(SCRAPS)) + text[i:]
            case 4 if tokens := [token.span() for token in TOKEN.finditer(text)]:
                i, j = draw(st.sampled_from(tokens))
                text = text[:i] + draw(st.sampled_from(SCRAPS)) + text[j:]
            case _:
                text = text[:i] + draw(st.text(st.characters(), max_size=3)) + text[i + 1 :]
    return text


def broken(texts: list[str]) -> st.SearchStrategy[str]:
    """Such a text, or one that never was one: half characters included."""
    return st.one_of(
        torn(texts),
        torn(texts),
        st.text(st.characters(), max_size=80),
        st.lists(st.sampled_from([*SCRAPS, *WORDS]), max_size=6).map("".join),
    )


pytestmark = pytest.mark.no_cover
SETTINGS = settings(max_examples=700, suppress_health_check=[HealthCheck.too_slow])


@SETTINGS
@given(broken(WORDS))
def test_cards_areas_and_actions_are_read_or_refused(text: str) -> None:
    try:
        assert format_card(parse_card(text)) == text
    except NotationError as error:
        assert error.code is TextErrorCode.BAD_CARD  # noqa: PT017 - either way is right
    try:
        assert format_area(parse_area(text)) == text
    except NotationError as error:
        assert error.code is TextErrorCode.BAD_AREA  # noqa: PT017
    try:
        cards = parse_cards(text)
        assert parse_cards(format_cards(cards)) == cards
    except NotationError as error:
        assert error.code is TextErrorCode.BAD_CARD  # noqa: PT017
    try:
        action = parse_action(text)
        assert parse_action(format_action(action)) == action
    except NotationError as error:
        assert error.code is TextErrorCode.BAD_ACTION  # noqa: PT017


@SETTINGS
@given(broken(LINES))
def test_a_position_is_read_or_refused(text: str) -> None:
    try:
        position = parse_position(text, DECK)
    except (NotationError, RecordError):
        return
    assert parse_position(format_position(position), DECK) == position


@SETTINGS
@given(broken([msgspec.json.encode(position_to_json(place)).decode() for place in PLACES]))
def test_a_position_in_json_is_read_or_refused(text: str) -> None:
    try:
        shape = msgspec.json.decode(text, type=PositionJson)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return
    try:
        position = position_from_json(shape, DECK)
    except (NotationError, RecordError):
        return
    assert position_from_json(position_to_json(position), DECK) == position


@SETTINGS
@given(broken(DECKS))
def test_a_deck_is_read_or_refused(text: str) -> None:
    try:
        deck = parse_deck(text)
    except DeckError as error:
        assert error.details  # noqa: PT017 - either way is right
        return
    assert parse_deck(format_deck(deck)) == deck


@SETTINGS
@given(broken(TRANSCRIPTS))
def test_a_transcript_is_read_or_refused(text: str) -> None:
    try:
        record = parse_record(text)
    except NotationError:
        return
    assert parse_record(format_record(record)) == record
    assert from_json(to_json(record)) == record
    replays_or_is_refused(record)


@SETTINGS
@given(broken(JSONS))
def test_a_record_in_json_is_read_or_refused(text: str) -> None:
    try:
        record = from_json(text)
    except NotationError:
        return
    assert from_json(to_json(record)) == record
    replays_or_is_refused(record)


@SETTINGS
@given(st.binary(max_size=80) | torn(JSONS).map(lambda text: text.encode("utf-16-le", "replace")))
def test_bytes_are_read_or_refused(text: bytes) -> None:
    with pytest.raises(NotationError):
        from_json(text)


@SETTINGS
@given(st.data())
def test_a_record_with_a_wrong_byte_is_read_or_refused(data: st.DataObject) -> None:
    text = bytearray(data.draw(st.sampled_from(JSONS)).encode())
    for _ in range(data.draw(st.integers(1, 3))):
        text[data.draw(st.integers(0, len(text) - 1))] = data.draw(st.integers(0, 255))
    try:
        record = from_json(bytes(text))
    except NotationError:
        return
    replays_or_is_refused(record)


def replays_or_is_refused(record: Record) -> None:
    """A record that tells a match tells the same one when it is written again."""
    try:
        written = remade(record)
    except (NotationError, RecordError) as error:
        assert error.code in TextErrorCode  # noqa: PT017 - either way is right
        return
    original = tidy(record)
    parts = {"deck": original.deck, "fairness": original.fairness}
    assert msgspec.structs.replace(written, **parts) == original
    assert parse_record(format_record(original)) == original


def tidy(record: Record) -> Record:
    """The same record with the cards of each hand and each set sorted: their order is nothing."""
    shape = msgspec.to_builtins(record)
    for round_ in shape["rounds"]:
        round_["deal"] = [sorted(hand, key=parse_card) for hand in round_["deal"]]
        for action in round_["actions"]:
            if action["kind"] == "play":
                action["cards"] = sorted(action["cards"], key=parse_card)
    return msgspec.convert(shape, Record)


# What can happen to a record in the hands of others. Each takes a record as plain JSON, and changes
# it in place.

Shape = dict[str, Any]


def _round(shape: Shape, rng: Random) -> Shape:
    found: Shape = rng.choice(shape["rounds"])
    return found


def _spot(shape: Shape, rng: Random) -> tuple[list[Any], int]:
    actions = _round(shape, rng)["actions"]
    return actions, rng.randrange(len(actions))


def swap_two_actions(shape: Shape, rng: Random) -> None:
    actions, i = _spot(shape, rng)
    j = rng.randrange(len(actions))
    actions[i], actions[j] = actions[j], actions[i]


def swap_neighbours(shape: Shape, rng: Random) -> None:
    actions, i = _spot(shape, rng)
    actions[i - 1 : i + 1] = reversed(actions[i - 1 : i + 1])


def drop_an_action(shape: Shape, rng: Random) -> None:
    actions, i = _spot(shape, rng)
    del actions[i]


def double_an_action(shape: Shape, rng: Random) -> None:
    actions, i = _spot(shape, rng)
    actions.insert(i, actions[i])


def turn_an_action_into_another(shape: Shape, rng: Random) -> None:
    actions, i = _spot(shape, rng)
    others, j = _spot(shape, rng)
    actions[i] = rng.choice([others[j], {"kind": "rotate"}, {"kind": "take", "from": "B1"}])


def change_a_played_card(shape: Shape, rng: Random) -> None:
    actions = [action for action in _round(shape, rng)["actions"] if action["kind"] == "play"]
    cards = rng.choice(actions)["cards"]
    cards[rng.randrange(len(cards))] = f"{rng.randint(1, 9)}/{rng.randint(1, 9)}"


def change_an_area(shape: Shape, rng: Random) -> None:
    key, action = rng.choice(
        [
            (key, action)
            for round_ in shape["rounds"]
            for action in round_["actions"]
            for key in ("to", "from")
            if key in action
        ]
    )
    action[key] = rng.choice("ABCDE") + rng.choice("12")


def turn_a_dealt_card(shape: Shape, rng: Random) -> None:
    hand = rng.choice(_round(shape, rng)["deal"])
    i = rng.randrange(len(hand))
    hand[i] = hand[i][2] + "/" + hand[i][0] + hand[i][3:]


def swap_dealt_cards(shape: Shape, rng: Random) -> None:
    deal = _round(shape, rng)["deal"]
    one, two = rng.choice(deal), rng.choice(deal)
    i, j = rng.randrange(len(one)), rng.randrange(len(two))
    one[i], two[j] = two[j], one[i]


def lose_a_dealt_card(shape: Shape, rng: Random) -> None:
    rng.choice(_round(shape, rng)["deal"]).pop()


def change_the_points(shape: Shape, rng: Random) -> None:
    points = _round(shape, rng)["points"]
    points[rng.randrange(len(points))] = rng.randint(0, 3)


def change_the_starter(shape: Shape, rng: Random) -> None:
    _round(shape, rng)["starter"] = rng.choice("ABCDEF")


def change_the_winner(shape: Shape, rng: Random) -> None:
    shape["winner"] = rng.choice([*"ABCDE", None, "none"])


def change_the_hash(shape: Shape, rng: Random) -> None:
    i = rng.randrange(64)
    text = shape["deck"]["hash"]
    shape["deck"]["hash"] = text[:i] + rng.choice("0123456789abcdefg") + text[i + 1 :]


def change_the_format(shape: Shape, rng: Random) -> None:
    shape["format"] = rng.choice(["dnup/1", "dnup/2", "dnup", None, 1])


def reorder_the_rounds(shape: Shape, rng: Random) -> None:
    rng.shuffle(shape["rounds"])


def lose_a_round(shape: Shape, rng: Random) -> None:
    shape["rounds"].remove(_round(shape, rng))


def double_a_round(shape: Shape, rng: Random) -> None:
    shape["rounds"].insert(rng.randrange(4), _round(shape, rng))


def lose_a_seat(shape: Shape, rng: Random) -> None:
    shape["seats"].pop(rng.randrange(len(shape["seats"])))


MISHAPS: list[Callable[[Shape, Random], None]] = [
    swap_two_actions,
    swap_neighbours,
    drop_an_action,
    double_an_action,
    turn_an_action_into_another,
    change_a_played_card,
    change_an_area,
    turn_a_dealt_card,
    swap_dealt_cards,
    lose_a_dealt_card,
    change_the_points,
    change_the_starter,
    change_the_winner,
    change_the_hash,
    change_the_format,
    reorder_the_rounds,
    lose_a_round,
    double_a_round,
    lose_a_seat,
]


def mishaps(mishap: Callable[[Shape, Random], None], name: str, count: int) -> Iterator[str]:
    rng = Random(f"{name} {mishap.__name__}")
    text = (RECORDS / f"{name}.json").read_text(encoding="utf-8")
    for _ in range(count):
        shape = json.loads(text)
        mishap(shape, rng)
        yield json.dumps(shape)


@pytest.mark.parametrize("name", GOLDEN)
@pytest.mark.parametrize("mishap", MISHAPS)
def test_a_corrupted_record_is_refused_or_tells_a_true_match(
    mishap: Callable[[Shape, Random], None], name: str
) -> None:
    for text in mishaps(mishap, name, count=12):
        try:
            record = from_json(text)
        except NotationError:
            continue
        replays_or_is_refused(record)


@pytest.mark.parametrize("mishap", [lose_a_dealt_card, lose_a_seat])
@pytest.mark.parametrize("name", GOLDEN)
def test_a_record_that_lost_a_card_or_a_player_is_refused(
    mishap: Callable[[Shape, Random], None], name: str
) -> None:
    for text in mishaps(mishap, name, count=5):
        with pytest.raises((NotationError, RecordError)):
            read(from_json(text))
