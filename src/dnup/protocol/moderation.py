"""What hosts and moderators ask for, and what they're told: for `dnup admin` and `/moderate`.

Times are in milliseconds since 1970. A guest is named by their id, by a table's code and their
name there (`ABC234/Ann`), or by a name that only one guest has.
"""

from enum import StrEnum
from typing import Annotated

import msgspec


class AdminRefusalCode(StrEnum):
    """Why a host or a moderator can't do something; each code has a text in every language."""

    HOST_ONLY = "host-only"
    NO_GUEST = "no-such-guest"
    SEVERAL_GUESTS = "several-guests"
    NO_BAN = "no-such-ban"
    NO_REPORT = "no-such-report"
    NO_SERVER = "no-server"
    BAD_NAME = "bad-name"
    BAD_ADDRESS = "bad-address"
    NOT_HERE = "guest-not-here"
    IS_MODERATOR = "is-moderator"
    NOT_MODERATOR = "not-moderator"
    IN_THE_PAST = "in-the-past"


Who = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Why = Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
Seconds = Annotated[int, msgspec.Meta(ge=60, le=10 * 366 * 24 * 3600)]


class _Request(
    msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True, kw_only=True
):
    pass


class OverviewRequest(_Request, frozen=True, tag="overview"):
    """What's on: reports, tables, guests who are here, bans."""


class StatusRequest(_Request, frozen=True, tag="status"):
    """How busy the server is."""


class TablesRequest(_Request, frozen=True, tag="tables"):
    """All open tables."""


class GuestsRequest(_Request, frozen=True, tag="guests"):
    """The guests who are here, or those with this in their name."""

    wanted: str = ""


class BansRequest(_Request, frozen=True, tag="bans"):
    """Bans and mutes that aren't over."""


class ReportsRequest(_Request, frozen=True, tag="reports"):
    """Reports that nobody has dealt with yet, or all of them."""

    all: bool = False


class ModeratorsRequest(_Request, frozen=True, tag="moderators"):
    """Who moderates."""


class LogRequest(_Request, frozen=True, tag="log"):
    """The last lines of the audit log."""

    count: Annotated[int, msgspec.Meta(ge=1, le=100_000)] = 100


class CloseTable(_Request, frozen=True, tag="close-table"):
    """Close a table."""

    table: Who
    why: Why


class RemoveGuest(_Request, frozen=True, tag="remove"):
    """Take a guest out of their seats and end their connections. They may come back."""

    guest: Who
    why: Why


class BanGuest(_Request, frozen=True, tag="ban"):
    """Keep a guest out for a time, with the address that they connect from if wanted."""

    guest: Who
    why: Why
    seconds: Seconds | None  # None: for ever
    with_address: bool = False


class BanAddress(_Request, frozen=True, tag="ban-address"):
    """Keep an address out for a time."""

    address: Who
    why: Why
    seconds: Seconds | None


class MuteGuest(_Request, frozen=True, tag="mute"):
    """Let a guest say nothing for a time, at any table."""

    guest: Who
    why: Why
    seconds: Seconds | None


class LiftBan(_Request, frozen=True, tag="lift"):
    """End a ban or a mute."""

    ban: Who
    why: str = ""


class RenameGuest(_Request, frozen=True, tag="rename"):
    """Give a guest another name."""

    guest: Who
    name: Who
    why: Why


class DeleteMatch(_Request, frozen=True, tag="delete-match"):
    """Delete a match from everybody's list, with its record and its review."""

    record: Who
    why: Why


class DeleteRatings(_Request, frozen=True, tag="delete-ratings"):
    """Take a guest off the ladder."""

    guest: Who
    why: Why


class DeleteGuest(_Request, frozen=True, tag="delete-guest"):
    """Delete a guest and everything that's theirs."""

    guest: Who
    why: Why


class SettleReport(_Request, frozen=True, tag="settle"):
    """Say that a report was dealt with, and how."""

    report: Who
    why: Why


class Announce(_Request, frozen=True, tag="announce"):
    """Tell all players when maintenance begins."""

    at: int
    text: Annotated[str, msgspec.Meta(max_length=200)] = ""


class WithdrawAnnouncement(_Request, frozen=True, tag="withdraw"):
    """Announce nothing any more."""


class Drain(_Request, frozen=True, tag="drain"):
    """Let no match begin, and stop when those that people play are over, or after a time."""

    seconds: Seconds


class StopDraining(_Request, frozen=True, tag="stop-draining"):
    """Let matches begin again."""


class AddModerator(_Request, frozen=True, tag="add-moderator"):
    """Let a guest moderate."""

    guest: Who


class RemoveModerator(_Request, frozen=True, tag="remove-moderator"):
    """Let a guest moderate no more."""

    guest: Who


_Reading = OverviewRequest | TablesRequest | GuestsRequest | BansRequest | ReportsRequest
_Acting = (
    CloseTable
    | RemoveGuest
    | BanGuest
    | MuteGuest
    | LiftBan
    | RenameGuest
    | DeleteMatch
    | DeleteRatings
    | SettleReport
)
_Hosting = (
    StatusRequest
    | ModeratorsRequest
    | LogRequest
    | BanAddress
    | DeleteGuest
    | Announce
    | WithdrawAnnouncement
    | Drain
    | StopDraining
    | AddModerator
    | RemoveModerator
)
ModeratorRequest = _Reading | _Acting  # what a guest may ask whom the host has named
HostRequest = ModeratorRequest | _Hosting


class OpenTableJson(msgspec.Struct, frozen=True):
    """An open table."""

    code: str
    phase: str
    people: tuple[str, ...]  # names of who sits there
    bots: int
    watching: int  # spectators
    public: bool
    opened_at: int
    active_at: int  # when something last happened


class GuestRowJson(msgspec.Struct, frozen=True):
    """A guest."""

    id: str
    name: str
    created_at: int
    here: bool  # connected now
    tables: tuple[str, ...]  # codes of those where they sit
    moderator: bool = False


class BanJson(msgspec.Struct, frozen=True):
    """A ban or a mute."""

    id: str
    kind: str  # "ban" or "mute"
    guest: str | None
    name: str
    address: str | None  # only the host reads it
    is_address: bool
    reason: str
    by: str
    made_at: int
    until: int | None  # null: for ever


class SaidLineJson(msgspec.Struct, frozen=True):
    """A line of the chat that a report is about."""

    at: int
    name: str
    text: str
    phrase: str  # the code of a ready-made phrase, in the place of a text
    reported: bool


class ReportJson(msgspec.Struct, frozen=True):
    """A report."""

    id: str
    reporter_name: str
    reported: str
    reported_name: str
    code: str
    record: str | None
    reason: str
    note: str
    lines: tuple[SaidLineJson, ...]
    made_at: int
    settled_at: int | None
    settled_by: str | None
    outcome: str | None


class OverviewJson(msgspec.Struct, frozen=True):
    """What moderators see at once."""

    reports: tuple[ReportJson, ...]
    tables: tuple[OpenTableJson, ...]
    guests: tuple[GuestRowJson, ...]
    bans: tuple[BanJson, ...]


class TimesJson(msgspec.Struct, frozen=True):
    """How often something took how long since the start: counts up to each bound, in seconds."""

    bounds: tuple[float, ...]
    counts: tuple[int, ...]  # one more than bounds


class AnnouncementJson(msgspec.Struct, frozen=True):
    """What players see about maintenance."""

    at: int
    text: str


class StatusJson(msgspec.Struct, frozen=True):
    """How busy the server is."""

    version: str
    now: int
    started_at: int
    memory_bytes: int
    connections: int
    people: int  # guests who are connected
    tables: dict[str, int]  # by phase
    moves: int  # since the start
    saving: TimesJson  # until a move is safe on the disk
    lag: TimesJson  # how late the event loop is
    reports: int  # that nobody has dealt with
    bans: int
    draining_until: int | None
    playing: int  # matches that a drain waits for
    announcement: AnnouncementJson | None


class ModeratorJson(msgspec.Struct, frozen=True):
    """A moderator."""

    guest: str
    name: str
    added_at: int


class LogLineJson(msgspec.Struct, frozen=True):
    """A line of the audit log."""

    at: int
    who: str  # a guest's id; empty for the host
    name: str
    action: str
    why: str
    facts: dict[str, str | int]


class DoneJson(msgspec.Struct, frozen=True):
    """An action is done; the facts say to whom or what."""

    facts: dict[str, str | int] = {}
