"""The ladder: a guest's rating from the matches that count, and the best on this server."""

from typing import Literal

import msgspec

WhyNot = Literal[
    "people", "own-deck", "old-deck", "assisted", "hints", "duplicate", "left", "not-kept"
]


class SkillJson(msgspec.Struct, frozen=True):
    """A rating, and how unsure it is: one standard deviation."""

    skill: float
    unsure: float


class RungJson(msgspec.Struct, frozen=True):
    """A level on the ladder, and how one did against tables full of it."""

    level: str
    rating: SkillJson
    played: int
    won: int
    chance: float  # to win a match against a table full of it
    win: float  # what that does to the skill
    loss: float  # what finishing last does; negative


class CoursePointJson(msgspec.Struct, frozen=True):
    """The rating after a match."""

    ended_at: int
    rating: SkillJson
    won: bool


class RankedJson(msgspec.Struct, frozen=True):
    """A guest among the best."""

    place: int
    name: str
    rating: SkillJson
    matches: int
    you: bool
    ink: int | None  # null until one is chosen


class EarlierRatingJson(msgspec.Struct, frozen=True):
    """A guest's rating with a deck that used to be the standard one."""

    deck: tuple[str, str]  # its name today, and its hash
    own: SkillJson
    matches: int


class LadderJson(msgspec.Struct, frozen=True):
    """The ladder at a player count, with one deck."""

    players: int
    deck: tuple[str, str]  # its name today, and its hash
    rungs: tuple[RungJson, ...]  # the lowest first
    next: str | None  # the level to play against now
    begin: SkillJson  # where everybody begins
    own: SkillJson | None  # null before the first match that counts
    matches: int
    place: int | None  # among those who have played enough
    least: int  # matches that are enough
    guests: int  # how many have
    course: tuple[CoursePointJson, ...]  # the last ones, the oldest first
    best: tuple[RankedJson, ...]
    earlier: tuple[EarlierRatingJson, ...]  # with other decks that come with the program


class RatedJson(msgspec.Struct, frozen=True):
    """What a match did to one's rating, or why it did not count."""

    players: int
    before: SkillJson | None  # null: it did not count
    after: SkillJson | None
    why: WhyNot | None
