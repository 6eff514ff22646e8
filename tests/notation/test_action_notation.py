import json

import msgspec
import pytest
from hypothesis import given

from dnup.notation import (
    ActionJson,
    NotationError,
    TextErrorCode,
    action_from_json,
    action_to_json,
    format_action,
    parse_action,
    parse_area,
    parse_card,
    parse_cards,
)
from dnup.notation.action import AddJson, PlayJson, TakeJson
from dnup.rules import Action, Add, Deal, Play, Rotate, Take
from support.games import ACTIONS, steps

EXAMPLES: list[tuple[Action, str, str]] = [
    (Play(parse_cards("2/7 2/9")), "2/7+2/9", '{"kind": "play", "cards": ["2/7", "2/9"]}'),
    (
        Add(parse_card("3/4"), parse_area("B1")),
        "3/4>B1",
        '{"kind": "add", "card": "3/4", "to": "B1"}',
    ),
    (Take(parse_area("B1")), "<B1", '{"kind": "take", "from": "B1"}'),
    (Rotate(), "@", '{"kind": "rotate"}'),
    (Play(parse_cards("1/5*")), "1/5*", '{"kind": "play", "cards": ["1/5*"]}'),
    (
        Add(parse_card("5/1*"), parse_area("A2")),
        "5/1*>A2",
        '{"kind": "add", "card": "5/1*", "to": "A2"}',
    ),
    (
        Play(parse_cards("10/2 10/3")),
        "10/2+10/3",
        '{"kind": "play", "cards": ["10/2", "10/3"]}',
    ),
    (
        Add(parse_card("10/2"), parse_area("B1")),
        "10/2>B1",
        '{"kind": "add", "card": "10/2", "to": "B1"}',
    ),
    (Play(parse_cards("1/6 1/6")), "1/6+1/6", '{"kind": "play", "cards": ["1/6", "1/6"]}'),
    (Play(()), "+", '{"kind": "play", "cards": []}'),
]


@pytest.mark.parametrize(("action", "text", "shape"), EXAMPLES)
def test_an_action_is_one_token(action: Action, text: str, shape: str) -> None:
    del shape
    assert format_action(action) == text
    assert parse_action(text) == action


@pytest.mark.parametrize(("action", "text", "shape"), EXAMPLES)
def test_an_action_is_one_object_with_a_kind(action: Action, text: str, shape: str) -> None:
    del text
    written = msgspec.json.encode(action_to_json(action))
    assert json.loads(written) == json.loads(shape)
    assert list(json.loads(written)) == list(json.loads(shape))
    assert action_from_json(msgspec.json.decode(shape, type=ActionJson)) == action


@given(ACTIONS)
def test_every_action_reads_back_from_text(action: Action) -> None:
    assert parse_action(format_action(action)) == action
    assert " " not in format_action(action)


@given(ACTIONS)
def test_every_action_reads_back_from_json(action: Action) -> None:
    written = msgspec.json.encode(action_to_json(action))
    assert action_from_json(msgspec.json.decode(written, type=ActionJson)) == action


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_action_of_a_match_reads_back(players: int) -> None:
    for step in steps(players, seed=3):
        if not isinstance(step.done, Deal):
            assert parse_action(format_action(step.done)) == step.done
            assert action_from_json(action_to_json(step.done)) == step.done


def test_the_order_of_the_cards_in_a_play_does_not_matter() -> None:
    assert parse_action("2/9+2/7") == parse_action("2/7+2/9")
    assert format_action(parse_action("2/10+2/9")) == "2/9+2/10"
    assert action_from_json(PlayJson(("2/9", "2/7"))) == parse_action("2/7+2/9")


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "@@", "@ ", "rotate", "2/7 2/9", "2/2", "²/7", "2/7\n", "<B1\n"),
        *("++", "2/7+", "+2/7", "2/7++2/9"),
        *("<", "<B", "<B1 ", "<<B1", "<F1", "<B3"),
        *("3/4>", ">B1", "3/4>B1>C1", "3/4+3/5>B1", "3/3>B1"),
        *("10/10", "11/2", "2/11>B1", "1/0", "210", "10/2+103", "10>B1"),
    ],
)
def test_what_is_no_action_is_told_with_its_text(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_action(text)
    assert caught.value.code is TextErrorCode.BAD_ACTION
    assert caught.value.facts == {"text": text}


@pytest.mark.parametrize(
    ("shape", "fault", "place", "text"),
    [
        (PlayJson(("2/7", "2/2")), TextErrorCode.BAD_CARD, "cards[1]", "2/2"),
        (AddJson("4/4", "B1"), TextErrorCode.BAD_CARD, "card", "4/4"),
        (AddJson("3/4", "B3"), TextErrorCode.BAD_AREA, "to", "B3"),
        (TakeJson("B3"), TextErrorCode.BAD_AREA, "from", "B3"),
    ],
)
def test_the_place_of_an_error_is_the_field(
    shape: ActionJson, fault: TextErrorCode, place: str, text: str
) -> None:
    with pytest.raises(NotationError) as caught:
        action_from_json(shape)
    assert (caught.value.code, caught.value.place) == (fault, place)
    assert caught.value.facts == {"text": text}


@pytest.mark.parametrize(
    "text",
    [
        "{}",
        '{"kind": "pass"}',
        '{"kind": "rotate", "cards": []}',
        '{"kind": "play"}',
        '{"kind": "play", "cards": "2/7"}',
        '{"kind": "play", "cards": [27]}',
        '{"kind": "play", "cards": ["2/11"]}',
        '{"kind": "play", "cards": ["210"]}',
        '{"kind": "add", "card": "3/4"}',
        '{"kind": "add", "card": "3/4", "to": "B1", "from": "B1"}',
        '{"kind": "take", "origin": "B1"}',
        '{"kind": "take", "from": "B9"}',
        '"@"',
    ],
)
def test_other_shapes_are_refused(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=ActionJson)


@pytest.mark.parametrize(
    "text",
    [
        '{"kind": "take", "from": "B1\\n"}',
        '{"kind": "add", "card": "3/4", "to": "B1\\n"}',
        '{"kind": "play", "cards": ["2/7\\n"]}',
    ],
)
def test_a_newline_after_a_word_is_refused_at_the_door(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=ActionJson)
