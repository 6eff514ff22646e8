"""A step of the tutorial: a position, its goal, and the others' replies."""

from functools import cache

import msgspec

from dnup.lessons.source import ExerciseSource, read_actions, read_file
from dnup.rules import Action, Add, Take

COMPANIONS = ("dollop", "mow")
# Every hand can play and rotate; these two need sets on the table.
_AT_SETS = {Take: "take", Add: "add"}


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
    names: tuple[str, ...] = COMPANIONS  # what the others are called, in order of play
    untaught: tuple[str, ...] = ()  # kinds of action that no step has been about yet
    has_points: bool = False  # whether points are shown: what they are is known, or taught here
    is_slow: bool = False  # whether there is something to see that needs time


class _Entry(ExerciseSource, frozen=True):
    name: str
    has_points: bool = False
    is_slow: bool = False
    wanted: tuple[tuple[str, ...], ...] = ()
    tries: tuple[str, ...] = ()


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    lesson: list[_Entry]


@cache
def tutorial() -> tuple[Lesson, ...]:
    """The steps of the tutorial, in order."""
    entries = read_file("tutorial.toml", _File).lesson
    wanted = [tuple(map(read_actions, entry.wanted)) for entry in entries]
    kinds = [{type(action) for move in moves for action in move} for moves in wanted]
    return tuple(
        Lesson(
            name=entry.name,
            position=entry.position,
            wanted=moves,
            tries=read_actions(entry.tries),
            seat=entry.seat,
            replies=read_actions(entry.replies),
            level=entry.level,
            untaught=_untaught(set().union(*kinds[: number + 1])),
            has_points=entry.has_points,
            is_slow=entry.is_slow,
        )
        for number, (entry, moves) in enumerate(zip(entries, wanted, strict=True))
    )


def _untaught(taught: set[type]) -> tuple[str, ...]:
    return tuple(name for kind, name in _AT_SETS.items() if kind not in taught)
