"""What is told over HTTP of a guest's devices, and how guests deal with one another."""

from enum import StrEnum
from typing import Annotated

import msgspec

from dnup.notation.position import SeatText
from dnup.protocol.request import CodeText

MAX_NOTE = 1000  # characters


class SessionJson(msgspec.Struct, frozen=True):
    """A device on which a guest is logged in."""

    id: str
    browser: str | None
    system: str | None
    created_at: int
    seen_at: int  # to about ten minutes
    current: bool  # the one that asks
    shared: bool  # from before devices had sessions of their own: it may be several


class SessionsJson(msgspec.Struct, frozen=True):
    """All of them, the last used first."""

    sessions: tuple[SessionJson, ...]


class Whom(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody at a table: who holds a seat, or who said something there.

    `said_at` is the time of what they said: they may have left since.
    """

    table: CodeText
    seat: SeatText
    said_at: int | None = None


class ReportReason(StrEnum):
    """Why somebody is reported."""

    INSULT = "insult"
    SPAM = "spam"
    STALLING = "stalling"
    CHEATING = "cheating"
    NAME = "name"
    OTHER = "other"


class ReportForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A report for the moderators. They also see the last lines of the table's chat."""

    whom: Whom
    reason: ReportReason
    note: Annotated[str, msgspec.Meta(max_length=MAX_NOTE)] = ""


class BlockForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whom a guest wants to block."""

    whom: Whom


class BlockJson(msgspec.Struct, frozen=True):
    """Somebody whom a guest has blocked, under the name that they had then."""

    id: str
    name: str
    made_at: int


class BlocksJson(msgspec.Struct, frozen=True):
    """All of them, newest first."""

    blocks: tuple[BlockJson, ...]
