"""An example of a rule: a position, and what the others do in it."""

from functools import cache

import msgspec

from dnup.lessons.source import ExerciseSource, read_actions, read_file
from dnup.rules import Action


class Example(msgspec.Struct, frozen=True):
    """A position that shows a rule, to be looked at and tried."""

    name: str
    rule: str  # the number of the rule that it shows
    position: str  # in notation, with the standard deck
    seat: str = "A"  # the one to play
    replies: tuple[Action, ...] = ()  # what the others do first, as long as it is legal
    level: str | None = None  # of the bots that act then; None: nobody does


class _Entry(ExerciseSource, frozen=True):
    rule: str


@cache
def examples() -> dict[str, Example]:
    """All examples by name, in the order of the file."""
    entries = read_file("examples.toml", dict[str, _Entry])
    return {
        name: Example(
            name,
            entry.rule,
            entry.position,
            entry.seat,
            read_actions(entry.replies),
            entry.level,
        )
        for name, entry in entries.items()
    }
