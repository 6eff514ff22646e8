"""What a client sends. One JSON object a message; `kind` says which."""

from enum import StrEnum
from typing import Annotated

import msgspec

from dnup.notation import ActionJson
from dnup.notation.action import AreaText  # noqa: F401 - part of an action's shape
from dnup.notation.position import SeatText
from dnup.rules import MAX_PLAYERS
from dnup.table import MAX_TEXT, Options, Phrase
from dnup.table.fairness import COMMITMENT_PATTERN, SALT_PATTERN
from dnup.table.options import MAX_DECK_TEXT, Level, Pace

MAX_MESSAGE = 16 * 1024  # bytes
MAX_ID = 40
MAX_POSITION = 1000  # characters
MAX_REPLIES = 50
MAX_CALLED = 20  # characters
MAX_RECORD = 40  # characters of a record's id

RequestId = Annotated[str, msgspec.Meta(max_length=MAX_ID)]
CodeText = Annotated[str, msgspec.Meta(max_length=20)]
_Number = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
_Round = Annotated[int, msgspec.Meta(ge=1, le=2**31)]
_Points = Annotated[int, msgspec.Meta(ge=0, le=99)]
_Salt = Annotated[str, msgspec.Meta(pattern=SALT_PATTERN)]
_SaltHash = Annotated[str, msgspec.Meta(pattern=COMMITMENT_PATTERN)]
_Called = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_CALLED)]
_Said = Annotated[str, msgspec.Meta(max_length=4 * MAX_TEXT)]


class _Request(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", kw_only=True
):
    id: RequestId = ""  # comes back with the answer


class CreateRequest(_Request, frozen=True, tag="create"):
    """Open a table and sit down at it as its host."""

    options: Options


class FindRequest(_Request, frozen=True, tag="list"):
    """Ask for the public tables."""


class JoinRequest(_Request, frozen=True, tag="join"):
    """Sit down at a table, in a certain seat or any; or come back to one's own seat.

    `have` is the number of the last delivery of this table that the client has.
    """

    code: CodeText
    seat: SeatText | None = None
    have: _Number | None = None


class WatchRequest(_Request, frozen=True, tag="watch"):
    """Look on at a table without a seat."""

    code: CodeText
    have: _Number | None = None


class LeaveRequest(_Request, frozen=True, tag="leave"):
    """Give up the seat, or stop watching."""


class SeatBotRequest(_Request, frozen=True, tag="bot"):
    """Put a bot into a seat. For the host, before a match."""

    seat: SeatText
    level: Level


class RemoveRequest(_Request, frozen=True, tag="remove"):
    """Empty a seat. For the host, before a match."""

    seat: SeatText


class ReadyRequest(_Request, frozen=True, tag="ready"):
    """Want the match or the rematch to begin; the salt goes into its deals.

    Send the SHA-256 of the salt as hex, and `reveal` the salt when all have committed to theirs.
    If the salt itself is sent, there is nothing to reveal later. Null: no longer.
    """

    salt: _Salt | msgspec.UnsetType | None = msgspec.UNSET
    salt_commitment: _SaltHash | None = None

    def __post_init__(self) -> None:
        if self.salt is msgspec.UNSET and self.salt_commitment is None:
            raise ValueError("Object missing required field `salt`, or `salt_commitment`")


class RevealRequest(_Request, frozen=True, tag="reveal"):
    """Reveal the salt, now that the table tells everybody's commitment to one."""

    salt: _Salt


class ActRequest(_Request, frozen=True, tag="act"):
    """Do this in the turn with this number."""

    turn: _Number
    action: ActionJson


class HintRequest(_Request, frozen=True, tag="hint"):
    """Want to know what is best in the turn with this number, against bots alone."""

    turn: _Number


class NextRequest(_Request, frozen=True, tag="next"):
    """Go on after the round with this number."""

    round: _Number


class PauseRequest(_Request, frozen=True, tag="pause"):
    """Want a pause; or no longer, or to play on."""

    wants: bool


class SayRequest(_Request, frozen=True, tag="say"):
    """Say a phrase or a text to the table. `id` must be a new one for each message."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_ID)]
    phrase: Phrase | None = None
    text: _Said | None = None


class MuteRequest(_Request, frozen=True, tag="mute"):
    """Not hear a seat any more, or again."""

    seat: SeatText
    muted: bool


class PractiseRequest(_Request, frozen=True, tag="practise"):
    """Stand at a position, alone: nothing of it is kept, and nobody else sees it.

    The others do what is in `replies`, as long as it is legal, then what bots of `level` choose;
    without a level they rest. `points` are those before the round, by seat. `names` are what the
    others are called, in order of play; without, by their seats.
    """

    position: Annotated[str, msgspec.Meta(max_length=MAX_POSITION)]
    seat: SeatText
    replies: Annotated[tuple[ActionJson, ...], msgspec.Meta(max_length=MAX_REPLIES)] = ()
    level: Level | None = None
    deck: Annotated[str, msgspec.Meta(max_length=MAX_DECK_TEXT)] | None = None
    points: Annotated[tuple[_Points, ...], msgspec.Meta(max_length=MAX_PLAYERS)] = ()
    names: Annotated[tuple[_Called, ...], msgspec.Meta(max_length=MAX_PLAYERS - 1)] = ()


class WhichDeal(StrEnum):
    """Which cards the others hold in what could have been."""

    POSSIBLE = "possible"  # drawn from what the seat could believe then
    TRUE = "true"  # as it was


class WhatIfRequest(_Request, frozen=True, tag="what-if"):
    """Stand at a moment of a recorded match, in a seat of it, and play on against bots.

    The moment is that after so many actions of the round. It is a practice like any other.
    """

    record: Annotated[str, msgspec.Meta(max_length=MAX_RECORD)]
    round: _Round
    action: _Number
    seat: SeatText
    level: Level
    deal: WhichDeal = WhichDeal.POSSIBLE


class DuplicateRequest(_Request, frozen=True, tag="duplicate"):
    """Open a table with deals that were played before, or go back to it; `code` is theirs."""

    code: CodeText
    pace: Pace | None = None  # of bots, in milliseconds


Request = (
    CreateRequest
    | DuplicateRequest
    | FindRequest
    | JoinRequest
    | WatchRequest
    | LeaveRequest
    | SeatBotRequest
    | RemoveRequest
    | ReadyRequest
    | RevealRequest
    | ActRequest
    | HintRequest
    | NextRequest
    | PauseRequest
    | SayRequest
    | MuteRequest
    | PractiseRequest
    | WhatIfRequest
)

_decoder: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)


class _Id(msgspec.Struct):
    id: RequestId = ""


class MessageError(ValueError):
    """A message cannot be read. `id` is its id, if that much could be read."""

    def __init__(self, reason: str, request: str) -> None:
        super().__init__(reason)
        self.reason = reason
        self.id = request


def read_request(message: bytes) -> Request:
    """The request in a message. Raises `MessageError`."""
    try:
        return _decoder.decode(message)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        reason = str(error)
    try:
        request = msgspec.json.decode(message, type=_Id).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        request = ""
    raise MessageError(reason, request)
