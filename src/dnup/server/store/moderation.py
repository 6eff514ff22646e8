"""What hosts and moderators decide: bans and mutes, who moderates, what was done and by whom."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import asdict, dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from dnup.server.store.guest import Guest
from dnup.server.store.schema import announcements, audit, bans, guests, moderators, records, tables

BAN = "ban"
MUTE = "mute"


@dataclass(frozen=True, slots=True)
class Ban:
    """A guest or an address that stays out, or may not talk, until a time."""

    id: str
    kind: str  # BAN or MUTE
    guest: str | None
    address: str | None
    name: str  # the guest's at that moment
    reason: str  # the banned person reads it
    by: str  # a moderator's name
    made_at: int  # milliseconds since 1970
    until: int | None  # None: for ever


@dataclass(frozen=True, slots=True)
class Lift:
    """A ban ends now."""

    ban: str


@dataclass(frozen=True, slots=True)
class Moderator:
    """A guest who may use the page for moderators."""

    guest: str
    name: str  # at that moment
    added_at: int  # milliseconds since 1970


@dataclass(frozen=True, slots=True)
class Dismiss:
    """A guest is no moderator any more."""

    guest: str


@dataclass(frozen=True, slots=True)
class Announcement:
    """What players see on every page until the host withdraws it, or a while after its time."""

    at: int  # when the maintenance begins, in milliseconds since 1970
    text: str


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Players see no announcement any more."""


@dataclass(frozen=True, slots=True)
class Deed:
    """A line of the audit log: who did what, when and why."""

    at: int  # milliseconds since 1970
    who: str  # a guest's id; empty for the host
    name: str  # the moderator's, or the login of whoever used the command
    action: str
    reason: str
    facts: bytes  # JSON: strings and whole numbers by name


@dataclass(frozen=True, slots=True)
class EraseGuest:
    """Delete a guest and everything that's theirs."""

    guest: str


@dataclass(frozen=True, slots=True)
class EraseMatch:
    """Delete a match from everybody's list, with its record."""

    record: str


@dataclass(frozen=True, slots=True)
class NoteSeen:
    """Remember when the guests were here whose sessions were used since a time."""

    since: int  # milliseconds since 1970


@dataclass(frozen=True, slots=True)
class EraseOldGuests:
    """Delete some guests who weren't here since a time: so many at most."""

    before: int  # milliseconds since 1970
    most: int


@dataclass(frozen=True, slots=True)
class EraseOldTables:
    """Delete some closed tables where nothing happened since a time: so many at most."""

    before: int  # milliseconds since 1970
    most: int


Decided = Ban | Lift | Moderator | Dismiss | Announcement | Withdraw | Deed
Erased = EraseGuest | EraseMatch | NoteSeen | EraseOldGuests | EraseOldTables

Submit = Callable[[Decided | Erased], Awaitable[None]]
Reading = Callable[[], AbstractAsyncContextManager[AsyncConnection]]


def moderate(connection: Connection, work: Decided) -> None:
    """Do it within a transaction."""
    match work:
        case Ban():
            connection.execute(insert(bans), asdict(work))
        case Lift(ban=ban):
            connection.execute(delete(bans).where(bans.c.id == ban))
        case Moderator(guest=guest):
            connection.execute(delete(moderators).where(moderators.c.guest == guest))
            connection.execute(insert(moderators), asdict(work))
        case Dismiss(guest=guest):
            connection.execute(delete(moderators).where(moderators.c.guest == guest))
        case Announcement():
            connection.execute(delete(announcements))
            connection.execute(insert(announcements), asdict(work))
        case Withdraw():
            connection.execute(delete(announcements))
        case Deed():
            connection.execute(insert(audit), asdict(work))


class Moderation:
    """A store's part for hosts and moderators. All of it may raise `StoreError`."""

    def __init__(self, submit: Submit, reading: Reading) -> None:
        self._submit = submit
        self._reading = reading

    async def do(self, *works: Decided | Erased) -> None:
        """Make these durable, in this order; what is submitted at once shares a transaction."""
        await asyncio.gather(*map(self._submit, works))

    async def bans(self) -> list[Ban]:
        """All bans and mutes that weren't lifted, newest first; some may be over."""
        asked = select(bans).order_by(bans.c.made_at.desc(), bans.c.id)
        return [Ban(*row) for row in await self._rows(asked)]

    async def moderators(self) -> list[Moderator]:
        """All moderators, in the order in which the host named them."""
        asked = select(moderators).order_by(moderators.c.added_at, moderators.c.guest)
        return [Moderator(*row) for row in await self._rows(asked)]

    async def announcement(self) -> Announcement | None:
        """What players see."""
        rows = await self._rows(select(announcements.c.at, announcements.c.text))
        return Announcement(*rows[0]) if rows else None

    async def log(self, count: int) -> list[Deed]:
        """The last so many lines of the audit log, newest first."""
        columns = (audit.c.at, audit.c.who, audit.c.name, audit.c.action)
        asked = select(*columns, audit.c.reason, audit.c.facts)
        newest = asked.order_by(audit.c.key.desc()).limit(count)
        return [Deed(*row) for row in await self._rows(newest)]

    async def guest(self, id_: str) -> Guest | None:
        """The guest with this id."""
        rows = await self._rows(select(guests).where(guests.c.id == id_))
        return Guest(*rows[0]) if rows else None

    async def guests(self, wanted: str, count: int) -> list[Guest]:
        """Guests whose name has this in it, or with this id, newest first."""
        named = func.instr(func.casefold(guests.c.name), wanted.casefold()) > 0
        is_it = or_(named, guests.c.id == wanted)
        asked = select(guests).where(is_it).order_by(guests.c.created_at.desc(), guests.c.id)
        return [Guest(*row) for row in await self._rows(asked.limit(count))]

    async def guests_called(self, name: str) -> list[Guest]:
        """All guests with this name; capitals don't matter."""
        asked = select(guests).where(func.casefold(guests.c.name) == name.casefold())
        return [Guest(*row) for row in await self._rows(asked)]

    async def has_record(self, record: str) -> bool:
        """Whether there is a match with this id."""
        return bool(await self._rows(select(records.c.key).where(records.c.id == record)))

    async def table_of(self, code: str) -> str | None:
        """The id of the running table with this code."""
        rows = await self._rows(select(tables.c.id).where(tables.c.code == code))
        return rows[0][0] if rows else None

    async def _rows(self, asked: Any) -> list[Any]:  # noqa: ANN401 - a statement, and its rows
        async with self._reading() as connection:
            return list(await connection.execute(asked))


def facts_of(deed: Deed) -> dict[str, str | int]:
    """The facts of a line of the audit log."""
    return msgspec.json.decode(deed.facts, type=dict[str, str | int])
