"""Guests, tables, bans and reports as hosts and moderators are told of them."""

import os
from collections.abc import Collection, Mapping
from pathlib import Path

import msgspec

from dnup.protocol.moderation import (
    AnnouncementJson,
    BanJson,
    GuestRowJson,
    LogLineJson,
    ModeratorJson,
    OpenTableJson,
    ReportJson,
    SaidLineJson,
    StatusJson,
)
from dnup.server.clock import now_ms
from dnup.server.play.context import Context
from dnup.server.play.room import Room
from dnup.server.store import Guest, Report
from dnup.server.store.moderation import Ban, Deed, Moderator, facts_of
from dnup.table import BotHolder, Phase, Table

_STARTED_AT = now_ms()


class _Line(msgspec.Struct):
    """A line of a report's evidence."""

    at: int
    name: str
    text: str = ""
    phrase: str = ""
    reported: bool = False


def table_row(table: Table, watching: int = 0) -> OpenTableJson:
    """A table, without anything of its match."""
    return OpenTableJson(
        code=table.code,
        phase=table.phase.value,
        people=tuple(person.name for _, person in table.people()),
        bots=sum(isinstance(holder, BotHolder) for holder in table.seats),
        watching=watching,
        public=table.options.is_public,
        opened_at=table.opened_at,
        active_at=table.at,
    )


def guest_row(
    guest: Guest, here: Collection[str], tables: Mapping[str, Table], moderators: Collection[str]
) -> GuestRowJson:
    """A guest; `here` are the ids of those who are connected, `tables` are by code."""
    codes = (code for code, table in tables.items() if table.seat_of(guest.id) is not None)
    return GuestRowJson(
        id=guest.id,
        name=guest.name,
        created_at=guest.created_at,
        here=guest.id in here,
        tables=tuple(sorted(codes)),
        moderator=guest.id in moderators,
    )


def ban_row(ban: Ban, *, with_address: bool) -> BanJson:
    """A ban; moderators don't read addresses."""
    return BanJson(
        id=ban.id,
        kind=ban.kind,
        guest=ban.guest,
        name=ban.name,
        address=ban.address if with_address else None,
        is_address=ban.address is not None,
        reason=ban.reason,
        by=ban.by,
        made_at=ban.made_at,
        until=ban.until,
    )


def report_row(report: Report) -> ReportJson:
    """A report with the lines that it is about."""
    lines = msgspec.json.decode(report.evidence, type=list[_Line])
    return ReportJson(
        id=report.id,
        reporter_name=report.reporter_name,
        reported=report.reported,
        reported_name=report.reported_name,
        code=report.code,
        record=report.record,
        reason=report.reason,
        note=report.note,
        lines=tuple(
            SaidLineJson(line.at, line.name, line.text, line.phrase, line.reported)
            for line in lines
        ),
        made_at=report.made_at,
        settled_at=report.settled_at,
        settled_by=report.settled_by,
        outcome=report.outcome,
    )


def moderator_row(moderator: Moderator) -> ModeratorJson:
    """A moderator."""
    return ModeratorJson(moderator.guest, moderator.name, moderator.added_at)


def log_line(deed: Deed) -> LogLineJson:
    """A line of the audit log."""
    return LogLineJson(deed.at, deed.who, deed.name, deed.action, deed.reason, facts_of(deed))


def people_playing(rooms: Collection[Room]) -> int:
    """How many matches are on with a person present: a drain waits for these."""
    tables = (room.table for room in rooms)
    return sum(table.phase == Phase.PLAYING and table.is_attended for table in tables)


def status_of(context: Context, reports: int) -> StatusJson:
    """How busy the server is now."""
    now, metrics, notices = now_ms(), context.metrics, context.notices
    told = notices.announced(now)
    return StatusJson(
        version=context.version,
        now=now,
        started_at=_STARTED_AT,
        memory_bytes=_memory(),
        connections=metrics.connections,
        people=len({connection.guest_id for connection in context.connections}),
        tables=dict(context.lobby.count()),
        moves=metrics.moves,
        saving=metrics.appends.counts(),
        lag=metrics.lag.counts(),
        reports=reports,
        bans=len(context.bans.current(now)),
        draining_until=notices.draining_until,
        playing=people_playing(context.lobby.rooms()),
        announcement=None if told is None else AnnouncementJson(told.at, told.text),
    )


def _memory() -> int:
    """What the process has in memory, in bytes; 0 where the system doesn't say."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except (OSError, ValueError, IndexError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")
