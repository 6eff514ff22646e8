"""Lessons for clients: positions, the others' replies, and the goal of each step."""

from typing import Any

import msgspec

from dnup.lessons import Example, Lesson, examples, tutorial
from dnup.lessons.may_play import may_play
from dnup.notation import action_to_json
from dnup.protocol.rendering import table_view
from dnup.rules import Action, Seat
from dnup.table import Practise, practise


def lessons_json() -> dict[str, Any]:
    """All examples and the tutorial. Actions have the shape that messages carry.

    Each example includes its initial `table`, so that clients can draw it without a server.
    """
    return {
        "examples": {
            name: _exercise(example)
            | {"rule": example.rule, "table": _table(example)}
            | _may(example)
            for name, example in examples().items()
        },
        "tutorial": [
            {"name": lesson.name}
            | _exercise(lesson)
            | {
                "names": lesson.names,
                "untaught": lesson.untaught,
                "has_points": lesson.has_points,
                "is_slow": lesson.is_slow,
                "tries": _actions(lesson.tries),
                "wanted": list(map(_actions, lesson.wanted)),
            }
            for lesson in tutorial()
        ],
    }


def _exercise(shown: Example | Lesson) -> dict[str, Any]:
    """What a client sends to practise."""
    return {
        "position": shown.position,
        "seat": shown.seat,
        "replies": _actions(shown.replies),
        "level": shown.level,
    }


def _may(example: Example) -> dict[str, Any]:
    """Answers to "May I play this?", where the example is about that."""
    answers = may_play(example.position) if example.rule == "A2" else ()
    return {"may": msgspec.to_builtins(answers)} if answers else {}


def _table(example: Example) -> Any:  # noqa: ANN401 - a delivery, as JSON
    command = Practise("", "", example.position, Seat[example.seat], level=example.level)
    practice = practise(command, now=0, id_=example.name)
    return msgspec.json.decode(table_view(practice.table, practice.seat))


def _actions(actions: tuple[Action, ...]) -> Any:  # noqa: ANN401 - as JSON
    return msgspec.to_builtins([action_to_json(action) for action in actions])
