"""docs/protocol.md names all that there is, and its examples are messages."""

import ast
import json
import re
from collections.abc import Iterator
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import pytest
from jsonschema import Draft202012Validator

from dnup.bots import LEVELS
from dnup.notation import from_json, parse_deck
from dnup.protocol import (
    Delivery,
    EventJson,
    HolderKind,
    Request,
    ServerRefusalCode,
    read_request,
)
from dnup.protocol.schema import ANSWERS, json_schema
from dnup.rules import RuleRefusalCode
from dnup.server import service
from dnup.server.http import decks, duplicates, errors, guests, ladder, matches, network, replays
from dnup.server.http import records as answering
from dnup.server.http import requests as desk
from dnup.server.play import connection, context
from dnup.server.transport import admission as door
from dnup.server.transport import socket
from dnup.table import (
    Chat,
    Phase,
    Phrase,
    TableRefusalCode,
    asking,
    practice,
    seating,
    starting,
    verify,
)

# Both modules share their names with what they are about.
decide = import_module("dnup.table.decide")
refusal = import_module("dnup.rules.refusal")
DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "protocol.md").read_text(encoding="utf-8")
PROSE = re.sub(r"```.*?```", "", PAGE, flags=re.DOTALL)
NAMED = {code.strip('"') for code in re.findall(r"`([^`]+)`", PROSE)}
EVENTS = PAGE[PAGE.index("## Events") : PAGE.index("## Time")]
EXAMPLES = "\n".join(re.findall(r"```(?:json|js)?\n(.*?)```", PAGE, re.DOTALL))
DEFS: dict[str, Any] = json_schema()["$defs"]
OVER_HTTP = [answer.__name__ for answer in ANSWERS]
DIALOGUE = re.findall(r"^([→←]) (.*)$", PAGE, re.MULTILINE)


def tags(union: Any) -> list[str]:
    return [shape.__struct_config__.tag for shape in get_args(union)]


@pytest.mark.parametrize("code", [*RuleRefusalCode, *TableRefusalCode, *ServerRefusalCode])
def test_each_code_is_named(code: str) -> None:
    assert code in NAMED


@pytest.mark.parametrize("kind", tags(EventJson))
def test_each_kind_of_event_is_named(kind: str) -> None:
    assert re.search(rf"^\| `{kind}` \|", EVENTS, re.MULTILINE)


@pytest.mark.parametrize("kind", [*tags(Request), *tags(get_args(Delivery)[0])])
def test_each_kind_of_message_has_its_part(kind: str) -> None:
    assert re.search(rf"^### {kind}$", PAGE, re.MULTILINE)


@pytest.mark.parametrize("word", [*Phase, *HolderKind, *Chat, *Phrase])
def test_each_word_that_a_field_can_have_is_named(word: str) -> None:
    assert word in NAMED


@pytest.mark.parametrize("part", [name for name, part in DEFS.items() if "properties" in part])
def test_each_field_is_named(part: str) -> None:
    for field in DEFS[part]["properties"]:
        assert field in NAMED or f'"{field}":' in PAGE, field


def test_the_fields_of_each_event_stand_beside_it() -> None:
    for shape in get_args(EventJson):
        line = re.search(rf"^\| `{shape.__struct_config__.tag}` \|(.*)$", EVENTS, re.MULTILINE)
        assert line is not None
        told = re.findall(r"`(\w+)`", line[1].split("|")[0])
        assert told == list(shape.__struct_fields__)


def test_each_close_code_is_named() -> None:
    names = (
        "UNSUPPORTED",
        "INVALID_TEXT",
        "POLICY",
        "TOO_BIG",
        "INTERNAL",
        "RESTART",
    )
    codes = [getattr(socket, name) for name in names]
    codes += [connection.REPLACED, context.NO_SESSION]
    table = re.search(r"\| close code \|.*?\n\n", PAGE, re.DOTALL)
    assert table is not None
    assert [code for code in codes if str(code) not in table[0]] == []


@pytest.mark.parametrize(
    "module",
    [
        answering,
        decks,
        desk,
        door,
        duplicates,
        errors,
        guests,
        ladder,
        matches,
        network,
        replays,
        service,
    ],
)
def test_each_code_that_http_requests_are_refused_with_is_named(module: ModuleType) -> None:
    source = Path(str(module.__file__)).read_text(encoding="utf-8")
    raised = r"(?:refuse|RequestRefused|refusal_body|NetworkError)\((?:\d+, )?"
    codes = re.findall(raised + r"\"([a-z-]+)\"", source)
    assert codes
    assert [code for code in codes if code not in NAMED] == []


@pytest.mark.parametrize("line", re.findall(r"^\{.*\}$", EXAMPLES, re.MULTILINE))
def test_each_example_is_a_message_or_part_of_one(line: str) -> None:
    example = json.loads(line)
    for name in ("Request", "Delivery", "ActionJson", "ChoicesJson", *OVER_HTTP):
        validator = Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": DEFS})
        if validator.is_valid(example):
            return
    assert example["format"] == "dnup/1"  # a record


def test_the_whole_match_is_one_that_goes_over_the_wire() -> None:
    schema = {"$ref": "#/$defs/Delivery", "$defs": DEFS}
    state, number = None, None
    for arrow, line in DIALOGUE:
        if arrow == "→":
            read_request(line.encode())
            continue
        message = json.loads(line)
        if message.get("state") == "…":
            message["state"] = state
        Draft202012Validator(schema).validate(message)
        state = message.get("state", state)
        if message["kind"] == "update":
            assert message["after"] == number
        number = message.get("number", number)


def test_each_request_of_the_whole_match_is_answered() -> None:
    asked = [json.loads(line)["id"] for arrow, line in DIALOGUE if arrow == "→"]
    got = [json.loads(line) for arrow, line in DIALOGUE if arrow == "←"]
    answered = [m.get("done", m.get("id")) for m in got if "done" in m or m["kind"] == "refused"]
    assert asked == answered


def test_the_record_of_the_whole_match_proves_its_deals() -> None:
    text = re.search(r"^\{\"format\":\"dnup/1\".*$", PAGE, re.MULTILINE)
    assert text is not None
    created = json.loads(next(line for _, line in DIALOGUE if '"create"' in line))
    record, deck = from_json(text[0].encode()), parse_deck(created["options"]["deck"])
    noted = re.search(r"dnup verify record.json .* --commitment (\w{64}) --salt '(.*)'", PAGE)
    assert noted is not None
    assert verify(record, deck, commitment=noted[1], salts=[noted[2]]).rounds == 3


def test_the_levels_in_examples_are_levels() -> None:
    assert set(re.findall(r'"level": ?"(\w+)"', PAGE)) <= set(LEVELS)


@pytest.mark.parametrize("link", re.findall(r"\]\(([^)]+)\)", PAGE))
def test_each_link_leads_somewhere(link: str) -> None:
    file, _, part = link.partition("#")
    if file:
        assert (DOCS / file).exists()
    else:
        headings = re.findall(r"^#+ (.*)$", PAGE, re.MULTILINE)
        assert part in [re.sub(r"[^\w -]", "", h.lower()).replace(" ", "-") for h in headings]


def facts_on_the_page() -> dict[str, set[str]]:
    """The facts that the page names beside each code of a refusal."""
    found = {}
    for line in PAGE[PAGE.index("## All codes") : PAGE.index("## Versions")].splitlines():
        cells = line.split(" | ")
        for code in re.findall(r"`([a-z-]+)`", cells[0]) if line.startswith("| `") else ():
            found[code] = set(re.findall(r"`(\w+)`", cells[1]))
    return found


def facts_in(module: ModuleType) -> Iterator[tuple[str, set[str]]]:
    """The facts that the code gives with each refusal: `Refused(Code.X, a=1)` and the like."""
    tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call):
            continue
        for part in call.args:
            if isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name):
                codes: Any = {
                    "TableRefusalCode": TableRefusalCode,
                    "ServerRefusalCode": ServerRefusalCode,
                    "RuleRefusalCode": RuleRefusalCode,
                }.get(part.value.id)
                if codes is not None:
                    facts = {keyword.arg for keyword in call.keywords if keyword.arg is not None}
                    yield str(codes[part.attr]), facts


@pytest.mark.parametrize(
    "module",
    [connection, decide, asking, seating, starting, practice, refusal],
    ids=lambda m: m.__name__,
)
def test_the_page_names_the_facts_that_each_refusal_is_given(module: ModuleType) -> None:
    page = facts_on_the_page()
    given = [(code, facts) for code, facts in facts_in(module) if facts]
    assert given
    assert [(code, facts) for code, facts in given if not facts <= page[code]] == []


def test_a_text_needs_only_facts_that_the_page_names() -> None:
    texts = files("dnup.locales").joinpath("en", "table.ftl").read_text(encoding="utf-8")
    page, missing = facts_on_the_page(), []
    for code, body in re.findall(r"^refused-([a-z-]+) =(.*(?:\n[ }].*)*)", texts, re.MULTILINE):
        missing += [(code, fact) for fact in re.findall(r"\$(\w+)", body) if fact not in page[code]]
    assert missing == []
