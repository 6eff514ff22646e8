"""Deals that are played once more: who may, who has, and what came of it."""

from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, Select, delete, func, insert, or_, select

from dnup.server.store.error import StoreError, StoreErrorCode
from dnup.server.store.schema import duplicate_results, duplicates, played, records
from dnup.server.store.store import Replayed, StoredDuplicate


def offer(connection: Connection, duplicate: StoredDuplicate, most: int) -> None:
    """Let deals be played once more; not twice the same, nor those of a record that is gone."""
    if not connection.execute(
        select(records.c.key).where(records.c.id == duplicate.record)
    ).first():
        return
    if connection.execute(same_deals(duplicate)).first():
        return
    mine = select(func.count()).select_from(duplicates).where(duplicates.c.guest == duplicate.guest)
    if (connection.execute(mine).scalar() or 0) >= most:
        return
    taken = select(duplicates.c.code).where(duplicates.c.code == duplicate.code)
    if connection.execute(taken).first():
        raise StoreError(StoreErrorCode.CODE_TAKEN, code=duplicate.code)
    connection.execute(insert(duplicates), asdict(duplicate))


def same_deals(duplicate: StoredDuplicate) -> Select[Any]:
    """What there is for the same record and seat."""
    same = (duplicates.c.record == duplicate.record) & (duplicates.c.seat == duplicate.seat)
    return select(duplicates).where(same)


def made_or_played(guest: str, count: int) -> Select[Any]:
    """The last deals that a guest has made or played, newest first."""
    theirs = select(duplicate_results.c.code).where(duplicate_results.c.who == guest)
    return (
        select(duplicates)
        .where(or_(duplicates.c.guest == guest, duplicates.c.code.in_(theirs)))
        .order_by(duplicates.c.made_at.desc(), duplicates.c.code)
        .limit(count)
    )


def of_bots(code: str) -> Select[Any]:
    """What came of these deals for bots: there are as many as levels."""
    return _results(code).where(duplicate_results.c.level.isnot(None))


def of_guest(code: str, guest: str, count: int) -> Select[Any]:
    """The last so many that a guest has played."""
    newest = duplicate_results.c.number.desc()
    return _results(code).where(duplicate_results.c.who == guest).order_by(newest).limit(count)


def of_others(code: str, guest: str, count: int) -> Select[Any]:
    """What came of them for people but this one: of each the first, of those who did first."""
    one = duplicate_results.alias()
    same = (one.c.code == duplicate_results.c.code) & (one.c.who == duplicate_results.c.who)
    first = select(func.min(one.c.number)).where(same).scalar_subquery()
    order = duplicate_results.c.ended_at, duplicate_results.c.record
    people = duplicate_results.c.level.is_(None) & (duplicate_results.c.who != guest)
    others = _results(code).where(people, duplicate_results.c.number == first)
    return others.order_by(*order).limit(count)


def _results(code: str) -> Select[Any]:
    return select(duplicate_results).where(duplicate_results.c.code == code)


def people_of(code: str) -> Select[Any]:
    """How many people have played these deals once more."""
    people = (duplicate_results.c.code == code) & duplicate_results.c.level.is_(None)
    return select(func.count(duplicate_results.c.who.distinct())).where(people)


def is_wanted(connection: Connection, replayed: Replayed) -> bool:
    """Whether what came of playing deals is kept: not if these were deleted meanwhile.

    A bot plays them once: of two that did, the first counts.
    """
    there = select(duplicates.c.code).where(duplicates.c.code == replayed.code)
    if connection.execute(there).first() is None:
        return False
    if replayed.level is None:
        return True
    return connection.execute(_own(replayed)).scalar() is None


def keep_result(connection: Connection, record: str, replayed: Replayed) -> None:
    """Keep what came of playing deals once more, if it is wanted.

    Who has played them before, from whatever seat, or sat in the match that had them first, knew
    them.
    """
    if not is_wanted(connection, replayed):
        return
    who = replayed.who
    last = connection.execute(_own(replayed)).scalar() or 0  # others may be deleted
    of = select(duplicates.c.record).where(duplicates.c.code == replayed.code).scalar_subquery()
    before = (
        select(duplicate_results.c.number)
        .join(duplicates, duplicates.c.code == duplicate_results.c.code)
        .where(duplicates.c.record == of, duplicate_results.c.who == who)
    )
    sat = select(played.c.seat).where(played.c.record == of, played.c.guest == who)
    knew = any(connection.execute(asked).first() is not None for asked in (before, sat))
    row = {**asdict(replayed), "number": last + 1, "record": record, "knew": knew}
    connection.execute(insert(duplicate_results), row)


def _own(replayed: Replayed) -> Select[Any]:
    """The number of the last result with these deals of who has played them; None without one."""
    own = (duplicate_results.c.code == replayed.code) & (duplicate_results.c.who == replayed.who)
    return select(func.max(duplicate_results.c.number)).where(own)


def forget_duplicates(connection: Connection, record: str) -> list[str]:
    """Forget what hangs on a record that goes; the records of bots that nobody needs any more."""
    of_it = select(duplicates.c.code).where(duplicates.c.record == record)
    results = duplicate_results.c.code.in_(of_it)
    of_bots = select(duplicate_results.c.record).where(
        results, duplicate_results.c.level.isnot(None)
    )
    bots = list(connection.execute(of_bots).scalars())
    own = duplicate_results.c.record == record
    connection.execute(delete(duplicate_results).where(or_(results, own)))
    connection.execute(delete(duplicates).where(duplicates.c.record == record))
    return bots
