import json
from random import Random
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator

from dnup.notation import (
    NotationError,
    SeatJson,
    from_json,
    json_schema,
    make_record,
    parse_record,
    standard_deck,
    to_json,
)
from dnup.notation.record import FairnessJson
from support.games import GOLDEN, RECORDS, SMALL_MATCH, decorated, game

VALIDATOR = Draft202012Validator(json_schema())

PROOF = f'{{"commitment":"{"0" * 64}","salts":["x","y"],"secret":null}}'

# What may stand where something else stood.
STRANGERS: list[Any] = [
    *(
        None,
        True,
        False,
        0,
        1,
        2,
        3,
        -1,
        1.5,
        2**80,
        "",
        "A",
        "B1",
        "2/7",
        "1/5*",
        "10/2",
        "x",
        "F",
    ),
    *(
        [],
        [[]],
        ["2/7"],
        ["2/10", "10/10"],
        [0, 1],
        {},
        {"kind": "rotate"},
        {"kind": "take", "from": "B1"},
    ),
    *({"kind": "pass"}, {"name": "x"}, {"name": "x" * 41}, "0" * 64, "dnup/1", "dnup/2"),
]


def test_the_schema_is_a_schema() -> None:
    Draft202012Validator.check_schema(json_schema())
    assert json_schema()["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert json_schema()["title"] == "dnup/1"


def test_the_schema_can_be_written_as_json() -> None:
    assert json.loads(json.dumps(json_schema())) == json_schema()


@pytest.mark.parametrize("length", [None, 0, 1, 30])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_record_fits_the_schema(players: int, length: int | None) -> None:
    VALIDATOR.validate(json.loads(to_json(game(players, length=length))))


@pytest.mark.parametrize("name", GOLDEN)
def test_every_golden_game_fits_the_schema(name: str) -> None:
    VALIDATOR.validate(json.loads((RECORDS / f"{name}.json").read_bytes()))


def test_a_record_with_all_its_parts_fits_the_schema() -> None:
    seats = [SeatJson("😊" * 40, assisted=7), SeatJson("\n", "bot")]
    options = {"clock": 1.5, "seed": 2**64, "note": "x", "rated": True, "none": None}
    fairness = FairnessJson("0" * 64, ["", "salt"], "1" * 64)
    record = decorated(game(2), seats, options=options, fairness=fairness)
    VALIDATOR.validate(json.loads(to_json(record)))
    VALIDATOR.validate(json.loads(to_json(make_record(standard_deck(), seats, []))))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"dnup/1"', '"dnup/2"'),
        ('"format":"dnup/1",', ""),
        ('"winner":"B"', '"winner":"F"'),
        ('"winner":"B"', '"winner":"B","loser":"A"'),
        ('"name":"Anna"', '"name":""'),
        ('"deal":[["1/5*","3/4"]', '"deal":[["1/5*","3-4"]'),
        ('"deal":[["1/5*","3/4"]', '"deal":[["1/5*","3/11"]'),
        ('"deal":[["1/5*","3/4"]', '"deal":[["1/5*","03/4"]'),
        ('"starter":"A"', '"starter":0'),
        ('"points":[0,1]', '"points":[0,3]'),
        ('"points":[0,1]', '"points":[0,true]'),
        ('"points":[0,1]', '"points":[1]'),
        ('{"kind":"play","cards":["3/6"]}', '{"kind":"pass"}'),
        ('{"kind":"play","cards":["3/6"]}', '{"kind":"play","cards":["3/6"],"to":"B1"}'),
        ('{"kind":"play","cards":["3/6"]}', '{"cards":["3/6"]}'),
        ('"options":{}', '"options":{"a":[]}'),
        ('"bot":"careless"', '"assisted":-1'),
        ('"winner":"B"', f'"winner":"B","fairness":{PROOF}'.replace('"y"', '"é"')),
        ('"winner":"B"', f'"winner":"B","fairness":{PROOF}'.replace("null", '"1"')),
        ('"winner":"B"', f'"winner":"B","fairness":{PROOF}'.replace(',"y"', "")),
    ],
)
def test_a_broken_record_fits_neither_the_schema_nor_the_reader(old: str, new: str) -> None:
    text = to_json(parse_record(SMALL_MATCH))
    assert old in text
    broken = text.replace(old, new, 1)
    assert not VALIDATOR.is_valid(json.loads(broken))
    with pytest.raises(NotationError):
        from_json(broken)


def _places(shape: Any) -> list[tuple[Any, Any]]:
    """Every container in a shape with each of its keys."""
    keys = list(shape) if isinstance(shape, dict) else range(len(shape))
    found = [(shape, key) for key in keys]
    for key in keys:
        if isinstance(shape[key], (dict, list)):
            found += _places(shape[key])
    return found


def _disturb(shape: Any, rng: Random) -> None:
    """Put a stranger in, take a part out, double one or give it another name."""
    where, key = rng.choice(_places(shape))
    match rng.randrange(4):
        case 0:
            del where[key]
        case 1 if isinstance(where, dict):
            where[rng.choice(["x", "kind", "name", "card", "fairness"])] = where.pop(key)
        case 2 if isinstance(where, list):
            where.insert(key, where[key])
        case _:
            where[key] = rng.choice(STRANGERS)


@pytest.mark.parametrize("seed", range(10))
def test_what_the_schema_refuses_the_reader_refuses_too(seed: int) -> None:
    rng = Random(seed)
    fairness = FairnessJson("0" * 64, ["", "salt"], None)
    record = msgspec.structs.replace(
        parse_record(SMALL_MATCH), options={"clock": 1.5, "seed": 1}, fairness=fairness
    )
    text = to_json(record)
    agreed = 0
    for _ in range(200):
        shape = json.loads(text)
        for _ in range(rng.randint(1, 2)):
            _disturb(shape, rng)
        broken = json.dumps(shape)
        try:
            from_json(broken)
        except NotationError:
            agreed += not VALIDATOR.is_valid(shape)
        else:
            assert VALIDATOR.is_valid(shape), broken
            agreed += 1
    # Where they differ the reader is stricter, and that is rare: numbers that are too large.
    assert agreed >= 195
