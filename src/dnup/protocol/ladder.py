"""The ladder: how good a guest is, by the matches that count, and who is how good here."""

from typing import Literal

import msgspec

WhyNot = Literal[
    "people", "own-deck", "old-deck", "assisted", "hints", "duplicate", "left", "not-kept"
]


class SkillTold(msgspec.Struct, frozen=True):
    """A rating, and how unsure it is: one standard deviation."""

    skill: float
    unsure: float


class RungTold(msgspec.Struct, frozen=True):
    """A level on the ladder, and how one did against tables full of it."""

    level: str
    rating: SkillTold
    played: int
    won: int
    chance: float  # to win a match against a table full of it
    win: float  # what that does to the skill
    loss: float  # what finishing last does; negative


class CoursePoint(msgspec.Struct, frozen=True):
    """The rating after a match."""

    ended_at: int
    rating: SkillTold
    won: bool


class RankedTold(msgspec.Struct, frozen=True):
    """A guest among the best."""

    place: int
    name: str
    rating: SkillTold
    matches: int
    you: bool
    ink: int | None  # null until one is chosen


class EarlierTold(msgspec.Struct, frozen=True):
    """The rating that one had with a deck that is no longer the standard one."""

    deck: tuple[str, str]  # its name today, and its hash
    own: SkillTold
    matches: int


class LadderTold(msgspec.Struct, frozen=True):
    """The ladder at a player count, with one deck."""

    players: int
    deck: tuple[str, str]  # its name today, and its hash
    rungs: tuple[RungTold, ...]  # the lowest first
    next: str | None  # the level to play against now
    begin: SkillTold  # where everybody begins
    own: SkillTold | None  # null before the first match that counts
    matches: int
    place: int | None  # among those who have played enough
    least: int  # matches that are enough
    guests: int  # how many have
    course: tuple[CoursePoint, ...]  # the last ones, the oldest first
    best: tuple[RankedTold, ...]
    earlier: tuple[EarlierTold, ...]  # with other decks that come with the program


class RatedTold(msgspec.Struct, frozen=True):
    """What a match did to one's rating, or why it did not count."""

    players: int
    before: SkillTold | None  # null: it did not count
    after: SkillTold | None
    why: WhyNot | None
