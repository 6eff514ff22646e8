"""A puzzle: a position in which one action is the best, whatever the others hold."""

import datetime
from enum import StrEnum
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Annotated

import msgspec

from dnup.notation import parse_action, parse_position, standard_deck
from dnup.puzzles.journey import journey_of, title_of
from dnup.rules import Action, Add, Play, Rotate, Round, Seat, Take

FILE = "puzzles.json"
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that is taken for another
ID_SIZE = 5
HARDEST = 5
LEAST_LEAD = 100  # thousandths


class Goal(StrEnum):
    """What the solution makes sure of, and no other action does."""

    OUT = "out"  # be the next one out, within some of the seat's turns
    STOP = "stop"  # that nobody is out before one's next turn


class Theme(StrEnum):
    """What a puzzle is about; most are about several things."""

    GOING_OUT = "going-out"
    BLOCKING = "blocking"
    ROTATE_IN_TIME = "rotate-in-time"
    TWO_AREAS = "two-areas"
    TAKING = "taking"
    ADDING = "adding"


class Proof(StrEnum):
    """How it was shown that the solution is the best."""

    EXHAUSTIVE = "exhaustive"  # every deal that fits and every action was tried
    DEEP = "deep"  # what it makes sure of, so; that this is the best, by very deep search


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle as the file has it. Positions and actions are in notation."""

    id: str
    position: str  # one of the deals that fit; cards in brackets are known to all
    seat: str  # the one to act
    points: tuple[int, ...]  # by seat, when the round began
    goal: Goal
    within: Annotated[int, msgspec.Meta(ge=1)]  # own turns in which the goal is reached
    beyond: Annotated[int, msgspec.Meta(ge=1)]  # own turns in which no other action reaches it
    solution: str
    then: str | None  # what the seat does next, whatever happened, if it is always the same
    answers: dict[str, tuple[str, ...]]  # to each other action: what the others may do then
    themes: tuple[Theme, ...]
    difficulty: Annotated[int, msgspec.Meta(ge=1, le=HARDEST)]
    missed: dict[str, int]  # by level: how many of the bot's `TRIES` did something else
    deals: int  # how many deals fit what the seat sees
    proof: Proof = Proof.EXHAUSTIVE
    lead: int | None = None  # deep: thousandths of the chance to win the match, before all others

    @property
    def round(self) -> Round:
        """The position. Raises `TextError` if there can be no such round."""
        return parse_position(self.position, standard_deck())

    @property
    def player(self) -> Seat:
        """The seat to act."""
        return Seat[self.seat]

    @property
    def action(self) -> Action:
        """The solution. Raises `NotationError`."""
        return parse_action(self.solution)

    @property
    def journey(self) -> str:
        """Its name in links and commands, such as `oslo-lima`."""
        return journey_of(self.position)

    @property
    def title(self) -> str:
        """Its name as people read it, such as `Oslo–Lima`."""
        return title_of(self.journey)

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.points)


# The bots that try a puzzle, how often, and with how many simulations.
TRIES = {"casual": 5, "careful": 5, "sharp": 1, "master": 3}
SIMULATIONS = 300  # of master
MANY_ACTIONS = 6  # to choose from
MANY_TURNS = 3


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """All puzzles, in the order of the file, which is that of their names."""
    content = files("dnup.puzzles").joinpath(FILE).read_bytes()
    return msgspec.json.decode(content, type=tuple[Puzzle, ...])


def find(name: str) -> Puzzle | None:
    """The puzzle of this name or id, if there is one."""
    wanted = "-".join(name.lower().replace("–", " ").replace("-", " ").split())
    return next((each for each in puzzles() if wanted in (each.id, each.journey)), None)


# How hard the puzzle of the day is, from Monday to Sunday.
WEEK = (1, 1, 2, 2, 3, 4, 5)
FIRST_DAY = datetime.date(2026, 1, 5)  # a Monday


def daily(day: datetime.date) -> Puzzle:
    """The puzzle of a day: easy on Monday, hard on Sunday.

    Those of a difficulty come one after the other, so that none comes again before all of them.
    """
    level = WEEK[day.weekday()]
    fitting = [puzzle for puzzle in puzzles() if puzzle.difficulty == level]
    weeks = (number_of(day) - 1) // len(WEEK)
    before = WEEK[: day.weekday()].count(level)
    return fitting[(weeks * WEEK.count(level) + before) % len(fitting)]


def number_of(day: datetime.date) -> int:
    """The number of a day's puzzle; the first one came on `FIRST_DAY`."""
    return (day - FIRST_DAY).days + 1


def name_of(position: str) -> str:
    """The id of a position's puzzle, which follows from the position."""
    number = int.from_bytes(sha256(position.encode()).digest())
    letters = []
    for _ in range(ID_SIZE):
        number, place = divmod(number, len(LETTERS))
        letters.append(LETTERS[place])
    return "".join(letters)


def themes_of(round_: Round, goal: Goal, action: Action, within: int) -> tuple[Theme, ...]:
    """What a puzzle is about."""
    themes = [Theme.GOING_OUT if goal is Goal.OUT else Theme.BLOCKING]
    if isinstance(action, Rotate):
        themes.append(Theme.ROTATE_IN_TIME)
    # Two turns in a row, of which one alone would not do (P1).
    is_first = round_.turn is not None and round_.turn.number == 1
    if round_.pack.players == 2 and is_first and within > 1:
        themes.append(Theme.TWO_AREAS)
    if isinstance(action, Take):
        themes.append(Theme.TAKING)
    if isinstance(action, Add):
        themes.append(Theme.ADDING)
    return tuple(themes)


def difficulty_of(actions: int, within: int, missed: dict[str, int]) -> int:
    """How hard a puzzle is, from 1 to 5 (docs/puzzles.md).

    One point to begin with, and one for each of: many actions to choose from, many own turns, most
    tries of casual miss it, most of careful, any of sharp and master; not more than five.
    """
    points = (
        actions >= MANY_ACTIONS,
        within >= MANY_TURNS,
        2 * missed["casual"] > TRIES["casual"],
        2 * missed["careful"] > TRIES["careful"],
        missed["sharp"] + missed["master"] > 0,
    )
    return min(1 + sum(points), HARDEST)


def count_deals(round_: Round, seat: Seat) -> int:
    """How many deals fit what a seat sees: each way to hand out the hidden cards, and to turn each.

    Equal cards count as different ones, as they do when they are shuffled.
    """
    star = round_.pack.star & ~round_.seen & ~round_.hands[seat]
    count = 2 if star & sum(round_.hands) else 1  # S3: who holds it is known
    left = 0
    for other, hand in enumerate(round_.hands):
        if other != seat:
            for _ in range((hand & ~round_.seen & ~star).bit_count()):
                left += 1
                count *= 2 * left
    for other, hand in enumerate(round_.hands):
        if other != seat:
            for i in range((hand & ~round_.seen & ~star).bit_count()):
                count //= i + 1
    return count


def rest_of(round_: Round, seat: Seat) -> Action | None:
    """To play the whole hand, if it is of one value."""
    hand = round_.hand(seat)
    return Play(hand) if len({card.active for card in hand}) == 1 else None
