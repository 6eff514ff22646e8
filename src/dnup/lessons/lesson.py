"""A step of the tutorial: a position, what shall be done in it, and what the others do."""

from functools import cache

import msgspec

from dnup.lessons.source import Source, read_actions, read_file
from dnup.rules import Action


class Lesson(msgspec.Struct, frozen=True):
    """A step of the tutorial.

    It is completed by doing one action of each of `wanted`, in their order, after being refused one
    of `tries` if there are any. Anything else that is legal may be done instead.
    """

    name: str
    position: str  # in notation, with the standard deck
    wanted: tuple[tuple[Action, ...], ...]  # for each move of the player, any one of these
    tries: tuple[Action, ...] = ()  # to see them refused, before anything is done
    seat: str = "A"  # the player's
    replies: tuple[Action, ...] = ()  # what the others do, as long as it is legal
    level: str | None = None  # of the bots that act then; None: nobody does


class _Entry(Source, frozen=True):
    name: str
    wanted: tuple[tuple[str, ...], ...] = ()
    tries: tuple[str, ...] = ()


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    lesson: list[_Entry]


@cache
def tutorial() -> tuple[Lesson, ...]:
    """The steps of the tutorial, in order."""
    return tuple(
        Lesson(
            name=entry.name,
            position=entry.position,
            wanted=tuple(map(read_actions, entry.wanted)),
            tries=read_actions(entry.tries),
            seat=entry.seat,
            replies=read_actions(entry.replies),
            level=entry.level,
        )
        for entry in read_file("tutorial.toml", _File).lesson
    )
