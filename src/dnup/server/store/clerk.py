"""What is done in a transaction, and what becomes of the others when one of them is refused."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict
from functools import cache
from typing import NamedTuple

from sqlalchemy import Connection, Engine, bindparam, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from dnup.server.store.database import reason_of, transaction
from dnup.server.store.duplicates import is_wanted, keep_result
from dnup.server.store.erasing import erase
from dnup.server.store.error import CodeTakenError, NumberTakenError, StoreError, StoreErrorCode
from dnup.server.store.keeping import forget_table, is_forgotten, keep, keep_cards
from dnup.server.store.ladder import rate_match
from dnup.server.store.moderation import Decided, Erased, moderate
from dnup.server.store.schema import facts, guests, played, records, tables
from dnup.server.store.sessions import BeginSession
from dnup.server.store.store import LogEntry
from dnup.server.store.writer import ConflictKnown, Outcome, Probe, RenameGuest, Work

_ROWS = 256  # facts in one statement


_HEAD = select(
    tables.c.key,
    select(func.coalesce(func.max(facts.c.number), 0))
    .where(facts.c.table_key == tables.c.key)
    .scalar_subquery(),
    tables.c.closed,
).where(tables.c.id == bindparam("table"))


class TableProgress(NamedTuple):
    """How far a table is."""

    key: int
    last: int
    closed: bool = False


Heads = dict[str, TableProgress]
Rows = list[int | bytes]  # the three columns of each fact, one after the other


class Clerk:
    """Writes to the database, from one thread, over one connection; opens it again after an error.

    It remembers how far each table is, so that most entries need no question: all their facts go
    into the database as one statement. Another process may have written meanwhile: then the unique
    key refuses, and each entry is tried alone.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        self._heads: Heads = {}
        self._lost: dict[str, NumberTakenError] = {}

    def write(self, works: Sequence[Work]) -> list[Outcome]:
        """Write all that can be written, in one transaction; never raises."""
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            if not self._lost:
                with suppress(IntegrityError, StoreError):
                    return self._together(self._connection, works)
            return self._one_by_one(self._connection, works)
        except Exception as error:  # noqa: BLE001 - or those who wait would wait for ever
            self.close()
            failed = StoreError(StoreErrorCode.WRITE_FAILED, reason=reason_of(error))
            failed.__cause__ = error
            return [failed] * len(works)

    def close(self) -> None:
        """Let go of the connection, and of what was known through it."""
        self._heads.clear()
        if self._connection is not None:
            with suppress(SQLAlchemyError):
                self._connection.invalidate()
            self._connection.close()
            self._connection = None

    def _together(self, connection: Connection, works: Sequence[Work]) -> list[Outcome]:
        heads: Heads = {}
        rows: Rows = []
        follow = all(self._follows(work, heads, rows) for work in works)
        if follow and len(rows) <= 3 * _ROWS:
            _insert_facts(connection, rows)  # one statement: a transaction of its own
        else:
            heads = {}
            with transaction(connection):
                self._perform(connection, works, heads)
        self._remember(heads)
        return [None] * len(works)

    def _one_by_one(self, connection: Connection, works: Sequence[Work]) -> list[Outcome]:
        heads: Heads = {}
        with transaction(connection):
            outcomes = [self._attempt(connection, work, heads) for work in works]
        self._remember(heads)
        return outcomes

    def _attempt(self, connection: Connection, work: Work, heads: Heads) -> Outcome:
        """Do it, or nothing of it."""
        if isinstance(work, ConflictKnown):
            self._lost.pop(work.table, None)
        elif isinstance(work, LogEntry) and work.table in self._lost:
            return self._lost[work.table]
        found: Heads = dict(heads)
        try:
            with connection.begin_nested():
                self._perform(connection, [work], found)
        except StoreError as error:
            outcome = error
        except IntegrityError as error:
            outcome = _explain(connection, work, error)
        else:
            heads.update(found)
            return None
        if isinstance(work, LogEntry):
            self._heads.pop(work.table, None)
            if isinstance(outcome, NumberTakenError):
                self._lost[work.table] = outcome
        return outcome

    def _perform(self, connection: Connection, works: Sequence[Work], heads: Heads) -> None:
        """Do all of it within a transaction, and note in `heads` how far the tables are then."""
        rows: Rows = []
        for work in works:
            if self._follows(work, heads, rows):
                continue
            if isinstance(work, LogEntry):
                _enter(connection, work, heads, rows)
            elif isinstance(work, RenameGuest):
                _rename(connection, work)
            elif isinstance(work, Probe):
                connection.exec_driver_sql("PRAGMA user_version = 0")
            elif isinstance(work, Decided):
                moderate(connection, work)
            elif isinstance(work, Erased):
                erase(connection, work)
            elif not isinstance(work, ConflictKnown):
                keep(connection, work)
        _insert_facts(connection, rows)

    def _follows(self, work: Work, heads: Heads, rows: Rows) -> bool:
        """Whether it is only the next facts of a table that is known; then they are in `rows`."""
        if not isinstance(work, LogEntry) or work.closed or work.record is not None:
            return False
        table, number = work.table, work.number
        head = heads.get(table) or self._heads.get(table)
        if head is None or number != head.last + 1 or head.closed:
            return False
        key = head.key
        for fact in work.facts:
            rows += (key, number, fact)
            number += 1
        heads[table] = TableProgress(key, number - 1)
        return True

    def _remember(self, heads: Heads) -> None:
        self._heads.update(heads)
        for table, head in heads.items():
            if head.closed:
                del self._heads[table]


def _enter(connection: Connection, entry: LogEntry, heads: Heads, rows: Rows) -> None:
    """Do all that there is to do for this entry, but for its facts: they are in `rows` then.

    When a table closes whose matches are all forgotten, or where none began, nothing of it stays.
    A match that bots played alone is dropped if nobody wants its result: nobody could delete it.
    """
    table, number = entry.table, entry.number
    replayed = entry.replayed
    if replayed is not None and replayed.level is not None and not is_wanted(connection, replayed):
        return
    head = heads.get(table) or _find(connection, table)
    if head is None and entry.closed and entry.unplayed:
        return  # it was deleted already, though nobody was told
    head = head or _create(connection, entry)
    if number <= head.last:
        raise NumberTakenError(table, number)
    if head.closed:
        raise StoreError(StoreErrorCode.TABLE_CLOSED, table=table)
    if number != head.last + 1:
        raise StoreError(StoreErrorCode.NUMBER_MISSING, table=table, number=head.last + 1)
    if entry.record is not None:
        kept = {"id": entry.record.id, "table_key": head.key, "record": entry.record.record}
        connection.execute(insert(records), kept)
        if entry.played:
            connection.execute(insert(played), [asdict(one) for one in entry.played])
        if replayed is not None:
            keep_result(connection, entry.record.id, replayed)
        if entry.unassisted is not None:
            rate_match(connection, entry.record.id, entry.unassisted)
    if entry.deck is not None:
        keep_cards(connection, entry.deck)
    last = number + len(entry.facts) - 1
    heads[table] = TableProgress(head.key, last, entry.closed)
    if entry.closed:
        if entry.unplayed or (entry.record is None and is_forgotten(connection, head.key)):
            forget_table(connection, head.key)
            return
        freed = update(tables).where(tables.c.key == head.key).values(closed=True, code=None)
        connection.execute(freed)
    for count, fact in enumerate(entry.facts):
        rows += (head.key, number + count, fact)


def _explain(connection: Connection, work: Work, error: IntegrityError) -> StoreError:
    """Which of the unique keys this piece of work met, now that it is undone."""
    if isinstance(work, BeginSession):
        return StoreError(StoreErrorCode.GUEST_TAKEN, guest=work.session.guest)
    if isinstance(work, LogEntry):
        head = _find(connection, work.table)
        if head is not None and head.last >= work.number:
            return NumberTakenError(work.table, work.number)
        if work.record is not None:
            same = select(records.c.key).where(records.c.id == work.record.id)
            if connection.execute(same).first() is not None:
                return StoreError(StoreErrorCode.RECORD_TAKEN, record=work.record.id)
        if work.code is not None:
            return CodeTakenError(work.code)
    return StoreError(StoreErrorCode.WRITE_FAILED, reason=reason_of(error))


def _find(connection: Connection, table: str) -> TableProgress | None:
    """How far the table is in the database."""
    row = connection.execute(_HEAD, {"table": table}).first()
    return None if row is None else TableProgress(*row)


def _create(connection: Connection, entry: LogEntry) -> TableProgress:
    if entry.number != 1:
        raise StoreError(StoreErrorCode.NO_TABLE, table=entry.table)
    made = {"id": entry.table, "code": entry.code, "closed": False}
    key = connection.execute(insert(tables), made).inserted_primary_key
    assert key is not None  # noqa: S101 - one row was inserted, so it has a key
    return TableProgress(key[0], 0)


def _rename(connection: Connection, rename: RenameGuest) -> None:
    changed = {"name": rename.name, "ink": rename.ink}
    renamed = update(guests).where(guests.c.id == rename.guest).values(changed)
    if connection.execute(renamed).rowcount == 0:
        raise StoreError(StoreErrorCode.NO_GUEST, guest=rename.guest)


def _insert_facts(connection: Connection, rows: Rows) -> None:
    """Insert the facts, in one statement if there are not more than `_ROWS`.

    Many rows in one statement: SQLite works through it without the interpreter's lock, where
    `executemany` would ask for it back after each row, and wait for the event loop each time.
    """
    step = 3 * _ROWS
    for begin in range(0, len(rows), step):
        some = tuple(rows[begin : begin + step])
        connection.exec_driver_sql(_facts_statement(len(some) // 3), some)


@cache
def _facts_statement(count: int) -> str:
    values = ", ".join(["(?, ?, ?)"] * count)
    return f"INSERT INTO facts (table_key, number, fact) VALUES {values}"  # noqa: S608 - marks only
