"""Requests: each kind can be read, and what is none is refused, with its id where there is one."""

import json
from contextlib import suppress
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dnup.protocol import MAX_MESSAGE, MessageError, Request, read_request, request
from dnup.table import Options, PerMove, Phrase, Total

ROTATE = {"kind": "rotate"}

# One of each kind, with all its fields.
EACH: dict[str, dict[str, Any]] = {
    "create": {"options": {"players": 3, "bots": ["beginner"], "public": True}},
    "list": {},
    "join": {"code": "NAC8SS", "seat": "B", "have": 13},
    "watch": {"code": "nac-8ss", "have": 0},
    "leave": {},
    "bot": {"seat": "C", "level": "beginner"},
    "remove": {"seat": "C"},
    "ready": {"salt": "tulip 7", "salt_commitment": "0f" * 32},
    "reveal": {"salt": "tulip 7"},
    "act": {"turn": 17, "action": {"kind": "play", "cards": ["2/7", "2/9"]}},
    "hint": {"turn": 17},
    "next": {"round": 1},
    "pause": {"wants": True},
    "say": {"phrase": "hello", "text": None},
    "mute": {"seat": "B", "muted": False},
    "practise": {
        "position": "A: 2/7 | B: 3/4 | A1 to play",
        "seat": "A",
        "replies": [{"kind": "rotate"}],
        "level": "beginner",
        "deck": 'name = "none"',
        "points": [1, 0],
        "names": ["dollop"],
    },
    "what-if": {
        "record": "file-0123456789abcdef01234567",
        "round": 2,
        "action": 7,
        "seat": "B",
        "level": "sharp",
        "deal": "true",
    },
    "duplicate": {"code": "H7KQ2MXA", "pace": 0},
}


def message(kind: str, **fields: Any) -> bytes:
    return json.dumps({"kind": kind, "id": "7", **EACH.get(kind, {}), **fields}).encode()


def refused(text: bytes) -> MessageError:
    with pytest.raises(MessageError) as raised:
        read_request(text)
    return raised.value


def test_there_is_an_example_of_each_kind() -> None:
    assert set(EACH) == {shape.__struct_config__.tag for shape in get_args(Request)}


@pytest.mark.parametrize("kind", EACH)
def test_each_kind_reads_back_with_all_its_fields(kind: str) -> None:
    asked = read_request(message(kind))
    assert asked.__struct_config__.tag == kind
    assert asked.id == "7"
    written = json.loads(msgspec.json.encode(asked))
    assert written == {"kind": kind, "id": "7"} | EACH[kind]


@pytest.mark.parametrize("kind", EACH)
def test_an_id_need_not_be_given_except_to_say_something(kind: str) -> None:
    bare = json.dumps({"kind": kind, **EACH[kind]}).encode()
    if kind == "say":
        assert "id" in refused(bare).reason
    else:
        assert read_request(bare).id == ""


@pytest.mark.parametrize("kind", EACH)
def test_a_field_that_no_request_has_is_refused(kind: str) -> None:
    error = refused(message(kind, colour="red"))
    assert (error.id, "colour" in error.reason) == ("7", True)


@pytest.mark.parametrize("kind", EACH)
def test_each_field_of_a_wrong_type_is_refused_by_its_name(kind: str) -> None:
    for field in EACH[kind]:
        error = refused(message(kind, **{field: [[]]}))
        assert (error.id, field in error.reason) == ("7", True)


@pytest.mark.parametrize(
    ("kind", "field"),
    [
        ("create", "options"),
        ("join", "code"),
        ("act", "turn"),
        ("act", "action"),
        ("reveal", "salt"),
    ],
)
def test_a_field_that_is_missing_is_refused_by_its_name(kind: str, field: str) -> None:
    fields = {name: value for name, value in EACH[kind].items() if name != field}
    error = refused(json.dumps({"kind": kind, "id": "7", **fields}).encode())
    assert (error.id, field in error.reason) == ("7", True)


@pytest.mark.parametrize(
    "text",
    [
        message("join", code="A" * 21),
        message("join", seat="F"),
        message("join", seat="b"),
        message("join", seat="B\n"),
        message("join", have=-1),
        message("join", have=2**31 + 1),
        message("join", have=1.5),
        message("bot", level="genius"),
        message("ready", salt=""),
        message("ready", salt="x" * 65),
        message("ready", salt="salt\n"),
        message("ready", salt="sält"),
        message("act", turn="17"),
        message("act", turn=True),
        message("act", turn=10**30),
        message("act", action={"kind": "pass"}),
        message("act", action={"kind": "rotate", "cards": []}),
        message("act", action={"kind": "play", "cards": ["2/7", 2]}),
        message("act", action={"kind": "play", "cards": ["11/7"]}),
        message("act", action={"kind": "take", "from": "B3"}),
        message("pause", wants=1),
        message("say", text="x" * 801),
        message("say", phrase="damn"),
        message("say", id=""),
        message("create", options={"players": 6}),
        message("create", options={"players": 1}),
        message("create", options={"bots": ["beginner"] * 5}),
        message("create", options={"deck": "x" * 8001}),
        message("create", options={"clock": {"kind": "per-move", "seconds": 0}}),
        message("create", options={"clock": {"kind": "hourglass", "seconds": 5}}),
        message("create", options={"absence": {"after": 4}}),
        message("create", options={"pace": 10_001}),
        message("create", options={"is_public": True}),
        message("create", options={"players": 2, "secret": "x"}),
    ],
)
def test_what_is_out_of_its_bounds_is_refused(text: bytes) -> None:
    refused(text)


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b" ",
        b"{",
        b"null",
        b"7",
        b'"act"',
        b"[]",
        b"{}",
        b'{"kind": "act"',
        b"not json",
        b"\xff\xfe",
        b'{"kind": "leave", "id": "\xff"}',
        b'{"kind": "leave", "id": "\\ud800"}',
        b"[" * MAX_MESSAGE,
        b'{"kind": "act", "action": ' + b"[" * 8000,
        b'{"a":' * 3000 + b"1" + b"}" * 3000,
        b'{"kind": "next", "round": 1e999}',
        b'{"kind": "next", "round": NaN}',
    ],
)
def test_what_is_no_request_at_all_is_refused(text: bytes) -> None:
    assert refused(text).id == ""


@pytest.mark.parametrize("kind", ["pass", "", "ACT", "welcome", None, 7, ["act"]])
def test_a_kind_that_there_is_not_is_refused_with_the_id(kind: Any) -> None:
    assert refused(json.dumps({"kind": kind, "id": "7"}).encode()).id == "7"


def test_an_id_that_is_too_long_or_no_text_does_not_come_back() -> None:
    for strange in ("x" * 41, 7, None, ["7"]):
        assert refused(json.dumps({"kind": "leave", "id": strange}).encode()).id == ""


def test_a_deeply_nested_field_is_refused_with_the_id() -> None:
    deep = b'{"kind": "leave", "id": "7", "x": ' + b"[" * 500 + b"]" * 500 + b"}"
    assert refused(deep).id == "7"


def test_the_options_of_a_table_are_read() -> None:
    asked = read_request(
        message(
            "create",
            options={
                "players": 4,
                "bots": ["random"],
                "clock": {"kind": "total", "seconds": 300, "increment": 5},
                "absence": {"after": None, "level": "random"},
                "chat": "off",
                "pause": 0,
            },
        )
    )
    assert isinstance(asked, request.CreateRequest)
    assert asked.options.clock == Total(seconds=300, increment=5)
    assert asked.options.absence.after is None
    asked = read_request(message("create", options={"clock": {"kind": "per-move", "seconds": 9}}))
    assert isinstance(asked, request.CreateRequest)
    assert asked.options == Options(clock=PerMove(seconds=9))


@pytest.mark.parametrize("phrase", Phrase)
def test_each_phrase_can_be_said(phrase: Phrase) -> None:
    asked = read_request(message("say", phrase=phrase))
    assert isinstance(asked, request.SayRequest)
    assert asked.phrase is phrase


@settings(max_examples=500)
@given(st.binary(max_size=200) | st.text(max_size=200).map(lambda text: text.encode()))
def test_any_bytes_are_a_request_or_refused(text: bytes) -> None:
    with suppress(MessageError):
        assert read_request(text).__struct_config__.tag in EACH


NUMBERS = st.floats(allow_nan=False, allow_infinity=False)  # JSON has no others
PARTS = st.recursive(
    st.none() | st.booleans() | st.integers() | NUMBERS | st.text(max_size=50),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner, max_size=4)
    ),
    max_leaves=10,
)


@settings(max_examples=500)
@given(st.sampled_from(sorted(EACH)), st.data())
def test_a_request_with_any_value_in_a_field_is_read_or_refused_with_its_id(
    kind: str, data: st.DataObject
) -> None:
    field = data.draw(st.sampled_from([*EACH[kind], "stranger"]))
    value = data.draw(PARTS)
    try:
        answered = read_request(message(kind, **{field: value})).id
    except MessageError as error:
        answered = error.id
    assert answered == "7"
