"""Delete guests and tables: those that the host names, and those not seen for long."""

import msgspec
from sqlalchemy import Connection, delete, func, select
from sqlalchemy.dialects.sqlite import insert as insert_or

from dnup.server.store.deleting import DeleteGuest
from dnup.server.store.keeping import forget_record, forget_table, keep
from dnup.server.store.moderation import (
    Erased,
    EraseGuest,
    EraseMatch,
    EraseOldGuests,
    EraseOldTables,
    NoteSeen,
)
from dnup.server.store.schema import (
    bans,
    facts,
    guests,
    moderators,
    played,
    records,
    seen,
    sessions,
    tables,
)


class _Happened(msgspec.Struct):
    at: int = 0


_LOOKED_AT = 5  # times as many tables are looked at as are deleted at once


def erase(connection: Connection, work: Erased) -> None:
    """Do it within a transaction."""
    match work:
        case EraseGuest(guest=guest):
            erase_guest(connection, guest)
        case EraseMatch(record=record):
            connection.execute(delete(played).where(played.c.record == record))
            forget_record(connection, record)
        case NoteSeen(since=since):
            _note_seen(connection, since)
        case EraseOldGuests(before=before, most=most):
            _erase_old_guests(connection, before, most)
        case EraseOldTables(before=before, most=most):
            _erase_old_tables(connection, before, most)


def erase_guest(connection: Connection, guest: str) -> None:
    """Delete everything about a guest, as if they had asked for it themselves."""
    keep(connection, DeleteGuest(guest))
    connection.execute(delete(moderators).where(moderators.c.guest == guest))
    connection.execute(delete(seen).where(seen.c.guest == guest))


def _note_seen(connection: Connection, since: int) -> None:
    last = func.max(sessions.c.seen_at)
    used = select(sessions.c.guest, last).where(sessions.c.seen_at >= since)
    noted = insert_or(seen).from_select(["guest", "at"], used.group_by(sessions.c.guest))
    newer = func.max(seen.c.at, noted.excluded.at)
    connection.execute(noted.on_conflict_do_update(index_elements=["guest"], set_={"at": newer}))


def _erase_old_guests(connection: Connection, before: int, most: int) -> None:
    """Delete guests; not moderators, nor who is banned, or they could come back under the name."""
    kept = select(moderators.c.guest).union(select(bans.c.guest).where(bans.c.guest.isnot(None)))
    recent = select(sessions.c.guest).where(sessions.c.seen_at >= before)
    was_here = func.coalesce(seen.c.at, guests.c.created_at)
    old = (
        select(guests.c.id)
        .outerjoin_from(guests, seen, seen.c.guest == guests.c.id)
        .where(was_here < before, guests.c.id.not_in(kept), guests.c.id.not_in(recent))
        .limit(most)
    )
    for guest in list(connection.execute(old).scalars()):
        erase_guest(connection, guest)


def _erase_old_tables(connection: Connection, before: int, most: int) -> None:
    """Delete closed tables. Keys grow with time, so the oldest come first: few are looked at."""
    oldest = select(tables.c.key).where(tables.c.closed).order_by(tables.c.key)
    for key in list(connection.execute(oldest.limit(_LOOKED_AT * most)).scalars()):
        if most > 0 and _last_at(connection, key) < before:
            _erase_table(connection, key)
            most -= 1


def _last_at(connection: Connection, key: int) -> int:
    mine = select(facts.c.fact).where(facts.c.table_key == key)
    fact = connection.execute(mine.order_by(facts.c.number.desc()).limit(1)).scalar()
    return 0 if fact is None else msgspec.json.decode(fact, type=_Happened).at


def _erase_table(connection: Connection, key: int) -> None:
    """Delete a closed table, and its matches from everybody's lists."""
    of_table = select(records.c.id).where(records.c.table_key == key)
    for record in list(connection.execute(of_table).scalars()):
        connection.execute(delete(played).where(played.c.record == record))
        forget_record(connection, record)
    forget_table(connection, key)
