"""Duplicates: deals played again from the same seat, with everyone's results."""

from typing import Annotated, Literal

import msgspec

from dnup.notation.position import SeatText
from dnup.table.options import Level

DuplicateState = Literal["open", "playing", "played"]


_Id = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{1,40}$(?!\n)")]
_Seat = Annotated[str, msgspec.Meta(pattern=r"^[A-E]$(?!\n)")]


class DuplicateForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match whose deals shall be played once more, from this seat; else from one's own."""

    record: _Id
    seat: _Seat | None = None


class DuplicateBotForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The level of a bot that shall play them, too."""

    level: Level


class DuplicateRoundJson(msgspec.Struct, frozen=True):
    """A round as one played it: the points, the place at which one went out, the own actions."""

    points: int
    out: int | None  # null: not at all, or not before it ended
    actions: int


class DuplicatePlayedJson(msgspec.Struct, frozen=True, omit_defaults=True):
    """One player's result with these deals, round by round."""

    rounds: tuple[DuplicateRoundJson, ...]
    points: int
    won: bool
    left: bool  # the match was not played to its end
    hints: int = 0  # turns in which they were told what is best
    assisted: int = 0  # actions that a bot did for them


class DuplicateResultJson(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player who has played these deals. The record can be replayed."""

    name: str
    record: str
    ended_at: int | None  # null: the match that had them first
    place: int  # from 1, the same for equal results: who won the match, then by points
    played: DuplicatePlayedJson
    level: str | None = None  # of a bot
    you: bool = False
    knew: bool = False  # had played them before


class DuplicateSeatJson(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of a table that plays these deals: the level of its bot, null for one's own seat."""

    seat: SeatText
    level: str | None
    instead: bool = False  # a person sat there when the deals were played first


class DuplicateJson(msgspec.Struct, frozen=True):
    """Deals to play again. Guests who haven't played them don't get the results."""

    code: str
    by: str  # who invites
    mine: bool
    made_at: int
    state: DuplicateState
    table: str | None  # its code, while you are playing
    seat: SeatText
    seats: tuple[DuplicateSeatJson, ...]
    deck: tuple[str, str]  # its name and its hash
    own_deck: bool
    count: int  # of people who have played them, including the first
    results: tuple[DuplicateResultJson, ...] | None  # null as long as they would tell too much
    levels: tuple[str, ...]  # of bots that could play them, too
    thinking: tuple[str, ...]  # of bots that are at it


class DuplicateEntryJson(msgspec.Struct, frozen=True):
    """Deals in the list of those who made or played them."""

    code: str
    by: str
    mine: bool
    made_at: int
    players: int
    count: int
    state: DuplicateState


class DuplicatesJson(msgspec.Struct, frozen=True):
    """The deals that a guest has made or played, newest first."""

    duplicates: tuple[DuplicateEntryJson, ...]
