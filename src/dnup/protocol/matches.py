"""The matches that a guest has played."""

import msgspec

from dnup.notation import SeatJson
from dnup.notation.position import SeatText


class PlayedMatchJson(msgspec.Struct, frozen=True):
    """A match as one of its players is told of it; it can be seen again under its id."""

    id: str
    ended_at: int  # milliseconds since 1970
    seat: SeatText
    seats: list[SeatJson]
    points: list[int]
    winner: SeatText | None  # null: it was left before anybody had won
    rounds: int
    deck: tuple[str, str]  # its name today, and its hash


class MatchesJson(msgspec.Struct, frozen=True):
    """Some of a guest's matches, newest first, and what to ask with for those before."""

    matches: list[PlayedMatchJson]
    more: str | None
