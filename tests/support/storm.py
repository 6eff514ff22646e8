"""Messages that must change nothing at a table, and how each of them must be answered."""

import json
import random
from collections.abc import Callable
from typing import NamedTuple

from dnup.notation import parse_card
from support.serving import Message, Player

BAD = "bad-message"


class Shot(NamedTuple):
    """A message, and how it must be answered."""

    text: str
    id: str  # empty where the server cannot read it
    answer: str  # the code of a refusal, or the kind of the answer


class Scene:
    """A match of three in its first turn, and what each deed there must lead to."""

    def __init__(self, rng: random.Random, mover: Player, other: Player, quiet: Player) -> None:
        self.rng = rng
        self.mover = mover
        self.other = other
        self.quiet = quiet
        self._count = 0

    def shot(self, role: str) -> Shot:
        """A message from one of a role: half of them can be read, half cannot."""
        self._count += 1
        id_ = f"{role}-{self._count}"
        request, answers = self.rng.choice(self._deeds(role))
        request = {"id": id_, **request} if self.rng.random() < 0.5 else {**request, "id": id_}
        if self.rng.random() < 0.5:
            return Shot(json.dumps(request), id_, answers[role])
        text, is_readable = self.rng.choice(_SPOILERS)(self.rng, request)
        return Shot(text, id_ if is_readable else "", BAD)

    def _deeds(self, role: str) -> list[tuple[Message, dict[str, str]]]:
        """What can be asked for without changing anything, and the answer by role."""
        turn, own, code = self.mover.match["turn"], self.mover.view["hand"], self.mover.code
        # The deck has equal cards: take one that the mover doesn't hold either way up.
        held = {parse_card(card) for card in own}
        theirs = [
            card
            for card in self.quiet.view["hand"]
            if held.isdisjoint((parse_card(card), parse_card(card).rotated()))
        ]
        values = sorted({parse_card(card).active: card for card in own}.values())
        rotate = {"kind": "rotate"}
        deeds = [
            (_act(turn, {"kind": "play", "cards": theirs[:1]}), _by("not-in-hand")),
            (_act(turn, {"kind": "play", "cards": [*own[:1], *theirs[:1]]}), _by("not-in-hand")),
            (_act(turn, {"kind": "play", "cards": []}), _by("empty-set")),
            (_act(turn, {"kind": "play", "cards": values[:2]}), _by("mixed-values")),
            (_act(turn, {"kind": "take", "from": f"{self.other.seat}1"}), _by("no-set")),
            (_act(turn, {"kind": "take", "from": f"{self.mover.seat}1"}), _by("own-area")),
            (_act(turn, {"kind": "take", "from": "E1"}), _by("no-area")),
            (
                _act(turn, {"kind": "add", "card": own[0], "to": f"{self.other.seat}1"}),
                _by("no-set"),
            ),
            (_act(turn + 1, rotate), _by("early-turn", "early-turn")),
            (_act(turn + self.rng.randrange(2, 10**6), rotate), _by("early-turn", "early-turn")),
            (_act(2**31, rotate), _by("early-turn", "early-turn")),
            ({"kind": "ready", "salt": "another"}, _all_seated("match-running")),
            ({"kind": "ready", "salt": None}, _all_seated("match-running")),
            ({"kind": "ready", "salt": f"salt of {self.mover.seat}"}, _by("done", "match-running")),
            ({"kind": "next", "round": 1}, _all_seated("round-running")),
            ({"kind": "next", "round": 0}, _all_seated("done")),
            ({"kind": "next", "round": 2**31}, _all_seated("no-such-round")),
            ({"kind": "pause", "wants": False}, _all_seated("done")),
            ({"kind": "say", "text": " \u200b\u0000 "}, _all_seated("nothing-said")),
            ({"kind": "say"}, _all_seated("nothing-said")),
            ({"kind": "mute", "seat": self.quiet.seat, "muted": False}, _all_seated("done")),
            ({"kind": "mute", "seat": "E", "muted": True}, _all_seated("no-seat")),
            ({"kind": "bot", "seat": "B", "level": "sharp"}, _everybody("no-such-bots")),
            ({"kind": "join", "code": "AAAAAA"}, _everybody("no-such-table")),
            ({"kind": "join", "code": "\u0000ẞ\U0001f600"}, _everybody("no-such-table")),
            ({"kind": "watch", "code": ""}, _everybody("no-such-table")),
            ({"kind": "list"}, _everybody("tables")),
            (
                _act(turn, {"kind": "play", "cards": ["1/1"]}),
                _everybody("bad-action-text"),
            ),
            (
                {"kind": "join", "code": code},
                {**_all_seated("table"), **dict.fromkeys(_UNSEATED, "match-running")},
            ),
            (
                {"kind": "join", "code": code, "have": self.quiet.number},
                {**_all_seated("done"), **dict.fromkeys(_UNSEATED, "match-running")},
            ),
            (_create(players=2, bots=["beginner"] * 2), _everybody("too-many-bots")),
            (_create(players=2, bots=["sharp"]), _everybody("no-such-bots")),
            (_create(players=2, deck="nonsense = ["), _everybody("bad-deck")),
        ]
        if role == "stranger":
            deeds.append(({"kind": "leave"}, _everybody("not-at-table")))
        else:
            deeds.append(({"kind": "watch", "code": code, "have": 0}, _everybody("table")))
        return deeds


_SEATED, _UNSEATED = ("mover", "other"), ("spectator", "stranger")


def _everybody(answer: str) -> dict[str, str]:
    return dict.fromkeys((*_SEATED, *_UNSEATED), answer)


def _by(mover: str, other: str = "not-your-turn") -> dict[str, str]:
    """The answers to what one needs a seat for."""
    elsewhere = {"spectator": "not-seated", "stranger": "not-at-table"}
    return {"mover": mover, "other": other, **elsewhere}


def _all_seated(answer: str) -> dict[str, str]:
    return _by(answer, answer)


def _act(turn: int, action: Message) -> Message:
    return {"kind": "act", "turn": turn, "action": action}


def _create(**options: object) -> Message:
    return {"kind": "create", "options": options}


# Ways to make a message that cannot be read; each tells whether its id still can be.
Spoiler = Callable[[random.Random, Message], tuple[str, bool]]


def _cut_off(rng: random.Random, request: Message) -> tuple[str, bool]:
    text = json.dumps(request)
    return text[: rng.randrange(len(text))], False


def _going_on(rng: random.Random, request: Message) -> tuple[str, bool]:
    return json.dumps(request) + rng.choice(["x", "}", ",", json.dumps(request), "\x00"]), False


def _one_sign_wrong(rng: random.Random, request: Message) -> tuple[str, bool]:
    text = json.dumps(request)
    quotes = [at for at, sign in enumerate(text) if sign == '"']
    at = rng.choice(quotes)
    return text[:at] + rng.choice(["\n", "'", "", "\x00"]) + text[at + 1 :], False


def _no_object(rng: random.Random, request: Message) -> tuple[str, bool]:
    others = ["", " ", "null", "7", "NaN", '"list"', "[]", "[" * 9000, '{"kind":' * 1500]
    return rng.choice([*others, json.dumps([request]), json.dumps(json.dumps(request))]), False


def _half_a_letter(rng: random.Random, request: Message) -> tuple[str, bool]:
    text = json.dumps({**request, "kind": "say", "text": "?"})
    return text.replace("?", rng.choice(["\\ud800", "\\udc00x", "\\u12", "\\x41"])), False


def _bad_id(rng: random.Random, request: Message) -> tuple[str, bool]:
    bad = [7, None, ["x"], {"a": 1}, "x" * 41, 10**30, True]
    return json.dumps({**request, "id": rng.choice(bad)}), False


def _other_kind(rng: random.Random, request: Message) -> tuple[str, bool]:
    bad = ["", "Act", "acts", "opened", "bye", 7, None, ["act"], {"act": 1}, "\u0000", "x" * 9000]
    return json.dumps({**request, "kind": rng.choice(bad)}), True


def _no_kind(_rng: random.Random, request: Message) -> tuple[str, bool]:
    return json.dumps({name: value for name, value in request.items() if name != "kind"}), True


def _one_field_more(rng: random.Random, request: Message) -> tuple[str, bool]:
    name = rng.choice(["guest", "as", "ID", "__proto__", "host", "\u0000", "é" * 1000])
    return json.dumps({**request, name: rng.choice([None, "A", 1, [], {}])}), True


def _wrong_value(rng: random.Random, request: Message) -> tuple[str, bool]:
    whole = rng.choice([{"kind": "act", "turn": 1, "action": {"kind": "rotate"}}, *_WHOLE])
    name = rng.choice([name for name in whole if name != "kind"])
    bad = rng.choice(_BAD_VALUES[name])
    return json.dumps({**whole, "id": request["id"], name: bad}), True


def _missing_field(rng: random.Random, request: Message) -> tuple[str, bool]:
    whole = rng.choice(_WHOLE)
    name = rng.choice([name for name in whole if name != "kind"])
    left = {key: value for key, value in whole.items() if key != name}
    return json.dumps({**left, "id": request["id"]}), True


def _long_number(rng: random.Random, request: Message) -> tuple[str, bool]:
    text = json.dumps({"id": request["id"], "kind": "next", "round": 0})
    number = rng.choice(["1e999", "-1e999", "9" * 400, "-" + "9" * 30, "0.1e-999", "1e1"])
    return text.replace('"round": 0', f'"round": {number}'), True


def _deep(rng: random.Random, request: Message) -> tuple[str, bool]:
    depth = rng.randrange(2000, 5000)
    nest = rng.choice([("[", "]"), ('{"a":', "}")])
    text = json.dumps({"id": request["id"], "kind": "act", "turn": 1, "action": "?"})
    inner = "" if nest[0] == "[" else "1"
    nested = nest[0] * min(depth, 16_000 // 7) + inner + nest[1] * min(depth, 16_000 // 7)
    return text.replace('"?"', nested), False


_WHOLE: list[Message] = [
    {"kind": "ready", "salt": "x"},
    {"kind": "next", "round": 1},
    {"kind": "pause", "wants": True},
    {"kind": "mute", "seat": "B", "muted": True},
    {"kind": "bot", "seat": "B", "level": "beginner"},
    {"kind": "remove", "seat": "B"},
    {"kind": "join", "code": "AAAAAA"},
    {"kind": "watch", "code": "AAAAAA"},
    {"kind": "create", "options": {}},
    {"kind": "act", "turn": 1, "action": {"kind": "rotate"}},
]
_BAD_VALUES: dict[str, list[object]] = {
    "turn": ["7", -1, 1.5, None, [], 2**31 + 1, 10**30, True, {}],
    "round": ["1", -1, 0.5, None, {}, 2**63, True],
    "salt": ["", "x" * 1000, "a\nb", "é", 7, [], "x\u0000"],
    "wants": [1, "true", None, []],
    "muted": [0, "false", None],
    "seat": ["", "a", "F", "AA", 0, None, ["A"], "A\n"],
    "level": ["", "best", 1, None, "Beginner"],
    "code": [None, 7, [], "A" * 21],
    "options": [
        None,
        [],
        {"players": 1},
        {"players": 6},
        {"players": "2"},
        {"playerz": 2},
        {"bots": ["beginner"] * 5},
        {"bots": "beginner"},
        {"clock": {"kind": "total", "seconds": 0}},
        {"clock": {"kind": "per-move", "seconds": 10**9}},
        {"clock": {"seconds": 10}},
        {"absence": {"after": 0}},
        {"absence": {"after": 5, "level": "no"}},
        {"pace": -1},
        {"pause": 601},
        {"public": 1},
        {"chat": "loud"},
        {"deck": "x" * 8001},
    ],
    "action": [
        None,
        "rotate",
        [],
        {},
        {"kind": "pass"},
        {"kind": "rotate", "seat": "A"},
        {"kind": "play"},
        {"kind": "play", "cards": "2/7"},
        {"kind": "play", "cards": [27]},
        {"kind": "play", "cards": ["2/7 "]},
        {"kind": "play", "cards": ["0/7"]},
        {"kind": "add", "card": "2/7", "to": "B3"},
        {"kind": "add", "card": "2/7"},
        {"kind": "take", "from": "b1"},
        {"kind": "take", "to": "B1"},
    ],
}
_SPOILERS: list[Spoiler] = [
    _cut_off,
    _going_on,
    _one_sign_wrong,
    _no_object,
    _half_a_letter,
    _bad_id,
    _other_kind,
    _no_kind,
    _one_field_more,
    _wrong_value,
    _missing_field,
    _long_number,
    _deep,
]
