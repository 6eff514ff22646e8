"""The files that hold the positions, as they are written."""

import tomllib
from importlib.resources import files
from typing import TypeVar

import msgspec

from dnup.notation import parse_action
from dnup.rules import Action

T = TypeVar("T")


class ExerciseSource(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What examples and lessons share."""

    position: str
    seat: str = "A"
    replies: tuple[str, ...] = ()  # actions in notation
    level: str | None = None


def read_file(name: str, shape: type[T]) -> T:
    """A file of this package. Raises `msgspec.ValidationError` for what it should not hold."""
    text = files("dnup.lessons").joinpath(name).read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), shape)


def read_actions(texts: tuple[str, ...]) -> tuple[Action, ...]:
    """Actions in notation. Raises `NotationError`."""
    return tuple(map(parse_action, texts))
