"""A whole store as lines of JSON, and back: to move it, to keep it, to look into it.

The first line is `{"format":"dnup-store/6"}`; then come all tables, facts, records, guests and what
they keep, each a line, with what its `kind` says; the last line counts them, so that a file that
was cut off is told from a whole one. Facts and records stand in their lines as they are. The file
holds secrets of running matches. Version 5 had no reports and no blocks, and a guest's one session
was in the guest's line. Version 4 had no inks. Version 3 did not say with which deck a rated match
was played: it was the one called "pairs" today. Version 2 had no duplicates and no ratings; version
1 did not say who played in a match: the facts tell it. Reviews aren't in it, as they can be worked
out again, nor bans, moderators, announcements and the audit log. When guests were last seen isn't
in it, either: all of them count as seen when they're imported.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import asdict
from typing import IO, Any

import msgspec
from sqlalchemy import Column, Insert, MetaData, Select, Table, func, insert, literal, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from dnup.notation import pairs_deck
from dnup.server.clock import now_ms
from dnup.server.store.database import Database, reason_of
from dnup.server.store.error import StoreError, StoreErrorCode
from dnup.server.store.schema import (
    blocks,
    decks,
    duplicate_results,
    duplicates,
    facts,
    guest_decks,
    guests,
    played,
    rated,
    records,
    reports,
    seen,
    sessions,
    tables,
)
from dnup.server.store.sessions import Session

FORMAT = "dnup-store/6"
_BEFORE = {"dnup-store/2", "dnup-store/3", "dnup-store/4", "dnup-store/5"}
OLD_FORMAT = "dnup-store/1"
_OLD_VERSION = "0001"  # of the databases that were exported like that
_ROWS = 500  # between two calls of `progress`

Progress = Callable[[int], object]


class _Head(msgspec.Struct):
    format: str | None = None


class _Line(msgspec.Struct, tag_field="kind", forbid_unknown_fields=True):
    pass


class _Table(_Line, tag="table"):
    id: str
    code: str | None
    closed: bool


class _Fact(_Line, tag="fact"):
    table: str
    number: int
    fact: msgspec.Raw


class _Record(_Line, tag="record"):
    id: str
    table: str
    record: msgspec.Raw


class _Guest(_Line, tag="guest"):
    id: str
    name: str
    created_at: int
    ink: int | None = None
    # Until version 5: the one session that a guest had.
    token_hash: str | msgspec.UnsetType = msgspec.UNSET


class _Session(_Line, tag="session"):
    id: str
    guest: str
    token_hash: str
    created_at: int
    seen_at: int
    turned_at: int
    browser: str | None
    system: str | None
    old_hash: str | None
    old_until: int | None
    shared: bool


class _Played(_Line, tag="played"):
    guest: str
    record: str
    seat: str
    ended_at: int
    summary: msgspec.Raw


class _Deck(_Line, tag="deck"):
    hash: str
    text: str


class _GuestDeck(_Line, tag="guest-deck"):
    guest: str
    hash: str
    text: str
    kept_at: int


class _Duplicate(_Line, tag="duplicate"):
    code: str
    record: str
    seat: str
    guest: str
    name: str
    made_at: int


class _DuplicateResult(_Line, tag="duplicate-result"):
    code: str
    who: str
    number: int
    record: str
    level: str | None
    name: str
    knew: bool
    ended_at: int
    result: msgspec.Raw


class _Rated(_Line, tag="rated"):
    guest: str
    players: int
    number: int
    record: str
    ended_at: int
    levels: str
    points: str
    skill: float
    unsure: float
    deck: str = msgspec.field(default_factory=lambda: pairs_deck().hash)


class _Report(_Line, tag="report"):
    id: str
    reporter: str
    reporter_name: str
    reported: str
    reported_name: str
    table: str
    code: str
    record: str | None
    reason: str
    note: str
    evidence: msgspec.Raw
    made_at: int
    settled_at: int | None
    settled_by: str | None
    outcome: str | None


class _Block(_Line, tag="block"):
    id: str
    guest: str
    blocked: str
    name: str
    made_at: int


class _End(_Line, tag="end"):
    lines: int


_Row = (
    _Table
    | _Fact
    | _Record
    | _Guest
    | _Session
    | _Played
    | _Deck
    | _GuestDeck
    | _Duplicate
    | _DuplicateResult
    | _Rated
    | _Report
    | _Block
)
_Any = _Row | _End
_Old = _Table | _Fact | _Record | _Guest | _End


async def export_store(url: str, file: IO[bytes], progress: Progress | None = None) -> int:
    """Write all that the store at `url` holds at this moment; returns the number of rows.

    A server may be running meanwhile. `progress` is called with the number of rows so far. Raises
    `StoreError` if the database cannot be read, and `OSError` if the file cannot be written.
    """
    database = Database.at(url)
    await asyncio.to_thread(database.check)
    count = 0
    file.write(msgspec.json.encode({"format": FORMAT}) + b"\n")
    async with _begun(database, StoreErrorCode.READ_FAILED) as connection:
        async for lines in _lines(connection):
            file.write(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
            count += len(lines)
            if progress is not None:
                progress(count)
    file.write(msgspec.json.encode(_End(count)) + b"\n")
    return count


async def import_store(url: str, file: IO[bytes], progress: Progress | None = None) -> int:
    """Read what `export_store` wrote into an empty or a new database; returns the number of rows.

    All or nothing: raises `StoreError`, which names the line if one is at fault, and then nothing
    was imported, and a file that wasn't there before is gone again. `progress` is called with the
    number of rows so far.
    """
    is_old = _read_head(file.readline()) == OLD_FORMAT
    database = Database.at(url)
    is_new = not database.path.exists()
    try:
        await asyncio.to_thread(database.make)
        return await _read_into(database, file, progress or _ignore, is_old=is_old)
    except BaseException:
        if is_new:
            database.remove()
        raise


async def _read_into(
    database: Database, file: IO[bytes], progress: Progress, *, is_old: bool
) -> int:
    async with _begun(database, StoreErrorCode.WRITE_FAILED) as connection:
        for table in (tables, guests):
            if await connection.scalar(select(func.count()).select_from(table)):
                raise StoreError(StoreErrorCode.NOT_EMPTY, path=str(database.path))
        if is_old:
            await connection.run_sync(database.downgrade, _OLD_VERSION)
        count = await _Import(connection, progress, is_old=is_old).read(file)
        if is_old:
            await connection.run_sync(database.upgrade)
        await connection.commit()
    return count


@asynccontextmanager
async def _begun(database: Database, code: StoreErrorCode) -> AsyncIterator[AsyncConnection]:
    """A connection whose transaction is undone unless it is committed."""
    engine = database.reader(writes=code is StoreErrorCode.WRITE_FAILED)
    try:
        async with engine.connect() as connection:
            yield connection
    except SQLAlchemyError as error:
        raise StoreError(code, reason=reason_of(error)) from error
    finally:
        await engine.dispose()


async def _lines(connection: AsyncConnection) -> AsyncIterator[list[_Row]]:
    """Everything, in the order in which it can be read again, some at a time."""
    of = tables.c.key
    asked: list[tuple[Callable[..., _Row], Select[Any]]] = [
        (_Table, select(tables.c.id, tables.c.code, tables.c.closed).order_by(of)),
        (
            lambda table, number, fact: _Fact(table, number, _one_line(fact)),
            select(tables.c.id, facts.c.number, facts.c.fact)
            .join_from(facts, tables)
            .order_by(facts.c.table_key, facts.c.number),
        ),
        (
            lambda id_, table, record: _Record(id_, table, _one_line(record)),
            select(records.c.id, tables.c.id, records.c.record)
            .join_from(records, tables)
            .order_by(records.c.key),
        ),
        (_Guest, select(guests).order_by(guests.c.created_at, guests.c.id)),
        (_Session, select(sessions).order_by(sessions.c.created_at, sessions.c.id)),
        (
            lambda guest, record, seat, at, summary: _Played(
                guest, record, seat, at, _one_line(summary)
            ),
            select(played).order_by(played.c.ended_at, played.c.record, played.c.seat),
        ),
        (_Deck, select(decks).order_by(decks.c.hash)),
        (_GuestDeck, select(guest_decks).order_by(guest_decks.c.kept_at, guest_decks.c.guest)),
        (_Duplicate, select(duplicates).order_by(duplicates.c.made_at, duplicates.c.code)),
        (
            _result_line,
            select(duplicate_results).order_by(
                duplicate_results.c.ended_at, duplicate_results.c.record
            ),
        ),
        (_Rated, select(rated).order_by(*rated.primary_key.columns)),
        (_report_line, select(reports).order_by(reports.c.made_at, reports.c.id)),
        (_Block, select(blocks).order_by(blocks.c.made_at, blocks.c.id)),
    ]
    for line, rows in asked:
        async with connection.stream(rows) as found:
            async for some in found.partitions(_ROWS):
                yield [line(*row) for row in some]


def _result_line(*row: Any) -> _DuplicateResult:  # noqa: ANN401 - the columns, in their order
    return _DuplicateResult(*row[:-1], *[_one_line(row[-1])])


def _report_line(*row: Any) -> _Report:  # noqa: ANN401 - the columns, in their order
    report = _Report(*row)
    report.evidence = _one_line(row[10])
    return report


def _one_line(json: bytes) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.format(json, indent=-1) if b"\n" in json else json)


def _read_head(line: bytes) -> str:
    """The format of an export. Raises `StoreError` if it is not known here."""
    try:
        head = msgspec.json.decode(line, type=_Head)
    except (msgspec.DecodeError, UnicodeError):
        raise StoreError(StoreErrorCode.NO_FORMAT, right=FORMAT) from None
    if head.format is None:
        raise StoreError(StoreErrorCode.NO_FORMAT, right=FORMAT)
    if head.format not in {FORMAT, OLD_FORMAT, *_BEFORE}:
        raise StoreError(StoreErrorCode.UNKNOWN_FORMAT, format=head.format, right=FORMAT)
    return head.format


def _checked(line: _Any) -> _Any:
    """The line, if a fact, record or summary in it is an object.

    Raises `msgspec.ValidationError`.
    """
    for name in ("fact", "record", "summary", "result"):
        raw = getattr(line, name, None)
        if isinstance(raw, msgspec.Raw) and not bytes(raw).startswith(b"{"):
            raise msgspec.ValidationError(f"Expected `object` - at `$.{name}`")
    if isinstance(line, _Report) and not bytes(line.evidence).startswith(b"["):
        raise msgspec.ValidationError("Expected `array` - at `$.evidence`")
    return line


def _ignore(_: int) -> None:
    """Nobody wants to know."""


class _Import:
    """Reads the lines after the first into an empty database, within the caller's transaction."""

    def __init__(self, connection: AsyncConnection, progress: Progress, *, is_old: bool) -> None:
        self._connection = connection
        self._decoder: msgspec.json.Decoder[_Any] = msgspec.json.Decoder(_Old if is_old else _Any)
        self._progress = progress
        self._is_old = is_old
        self._keys: dict[str, int] = {}
        self._numbers: dict[str, int] = {}
        self._seen: set[tuple[StoreErrorCode, str]] = set()
        self._into: Table = tables
        self._rows: list[dict[str, Any]] = []
        self._sessions: list[dict[str, Any]] = []  # of guests who had one each
        self._count = 0

    async def read(self, file: IO[bytes]) -> int:
        """Read all lines; returns how many rows they were. Raises `StoreError`."""
        end: _End | None = None
        for place, text in enumerate(file, start=2):
            try:
                line = _checked(self._decoder.decode(text))
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                if not text.endswith(b"\n"):
                    raise StoreError(StoreErrorCode.CUT_OFF, line=place) from None
                raise StoreError(StoreErrorCode.BAD_LINE, line=place, reason=str(error)) from None
            if end is not None or (isinstance(line, _End) and line.lines != self._count):
                raise StoreError(StoreErrorCode.WRONG_END, line=place)
            if isinstance(line, _End):
                end = line
            else:
                await self._add(line, place)
        if end is None:
            raise StoreError(StoreErrorCode.CUT_OFF, line=self._count + 2)
        await self._flush()
        if self._sessions:
            await self._connection.execute(insert(sessions), self._sessions)
        if not self._is_old:  # the upgrade does it
            await self._connection.execute(_everybody_seen(now_ms()))
        return self._count

    async def _add(self, line: _Row, place: int) -> None:
        into = _OLD_GUESTS if self._is_old and isinstance(line, _Guest) else _INTO[type(line)]
        if into is not self._into or len(self._rows) == _ROWS:
            await self._flush()
            self._into = into
        self._rows.append(self._row(line, place))
        self._count += 1

    async def _flush(self) -> None:
        if not self._rows:
            return
        await self._connection.execute(insert(self._into), self._rows)
        if self._into is tables:
            ids = [row["id"] for row in self._rows]
            asked = select(tables.c.id, tables.c.key).where(tables.c.id.in_(ids))
            self._keys.update(tuple(row) for row in await self._connection.execute(asked))
        self._rows = []
        self._progress(self._count)

    def _row(self, line: _Row, place: int) -> dict[str, Any]:
        match line:
            case _Table(id=id_, code=code, closed=closed):
                self._once(StoreErrorCode.TABLE_TAKEN, id_, place)
                if code is not None:
                    self._once(StoreErrorCode.CODE_TAKEN, code, place)
                return {"id": id_, "code": code, "closed": closed}
            case _Fact(table=table, number=number, fact=fact):
                key = self._key(table, place)
                right = self._numbers.get(table, 0) + 1
                if number != right:
                    facts_: dict[str, str | int] = {"line": place, "table": table, "number": right}
                    raise StoreError(StoreErrorCode.NUMBER_MISSING, **facts_)
                self._numbers[table] = number
                return {"table_key": key, "number": number, "fact": bytes(fact)}
            case _Record(id=id_, table=table, record=record):
                self._once(StoreErrorCode.RECORD_TAKEN, id_, place)
                return {"id": id_, "table_key": self._key(table, place), "record": bytes(record)}
            case _Guest():
                self._once(StoreErrorCode.GUEST_TAKEN, f"id {line.id}", place)
                return self._guest(line, place)
            case _Session(id=id_, token_hash=token_hash):
                self._once(StoreErrorCode.GUEST_TAKEN, f"session {id_}", place)
                self._once(StoreErrorCode.GUEST_TAKEN, f"session {token_hash}", place)
                return msgspec.structs.asdict(line)
            case _Played(guest=guest, record=id_, summary=summary):
                self._has_record(id_, place)
                self._once(StoreErrorCode.RECORD_TAKEN, f"{id_} of {guest}", place)
                return {**msgspec.structs.asdict(line), "summary": bytes(summary)}
            case _Deck(hash=hash_):
                self._once(StoreErrorCode.DECK_TAKEN, hash_, place)
                return msgspec.structs.asdict(line)
            case _GuestDeck(guest=guest, hash=hash_):
                self._once(StoreErrorCode.DECK_TAKEN, f"{hash_} of {guest}", place)
                return msgspec.structs.asdict(line)
            case _Duplicate(code=code, record=id_, seat=seat):
                self._has_record(id_, place)
                self._once(StoreErrorCode.CODE_TAKEN, f"deals {code}", place)
                self._once(StoreErrorCode.CODE_TAKEN, f"deals of {id_} from {seat}", place)
                return msgspec.structs.asdict(line)
            case _DuplicateResult(code=code, who=who, number=number, record=id_, result=result):
                self._has_record(id_, place)
                if (StoreErrorCode.CODE_TAKEN, f"deals {code}") not in self._seen:
                    raise StoreError(StoreErrorCode.NO_RECORD, line=place, record=code)
                self._once(StoreErrorCode.RECORD_TAKEN, f"{code} of {who} {number}", place)
                return {**msgspec.structs.asdict(line), "result": bytes(result)}
            case _Rated(guest=guest, players=players, number=number, record=id_, deck=deck):
                self._once(StoreErrorCode.RECORD_TAKEN, f"{id_} rated {guest}", place)
                self._once(
                    StoreErrorCode.RECORD_TAKEN, f"{number} of {guest} {players} {deck}", place
                )
                return msgspec.structs.asdict(line)
            case _Report(id=id_, evidence=evidence):
                self._once(StoreErrorCode.RECORD_TAKEN, f"report {id_}", place)
                return {**msgspec.structs.asdict(line), "evidence": bytes(evidence)}
            case _Block(id=id_, guest=guest, blocked=blocked):
                self._once(StoreErrorCode.GUEST_TAKEN, f"block {id_}", place)
                self._once(StoreErrorCode.GUEST_TAKEN, f"{blocked} blocked by {guest}", place)
                return msgspec.structs.asdict(line)

    def _guest(self, line: _Guest, place: int) -> dict[str, Any]:
        row, token_hash = msgspec.structs.asdict(line), line.token_hash
        if isinstance(token_hash, str):
            self._once(StoreErrorCode.GUEST_TAKEN, f"session {token_hash}", place)
        if self._is_old:  # the upgrade adds the ink, and makes the session
            del row["ink"]
            return row
        del row["token_hash"]
        if isinstance(token_hash, str):
            self._sessions.append(_shared(line.id, token_hash, line.created_at))
        return row

    def _once(self, code: StoreErrorCode, name: str, place: int) -> None:
        if (code, name) in self._seen:
            raise StoreError(code, line=place, name=name)
        self._seen.add((code, name))

    def _has_record(self, record: str, place: int) -> None:
        if (StoreErrorCode.RECORD_TAKEN, record) not in self._seen:
            raise StoreError(StoreErrorCode.NO_RECORD, line=place, record=record)

    def _key(self, table: str, place: int) -> int:
        if table not in self._keys:
            raise StoreError(StoreErrorCode.NO_TABLE, line=place, table=table)
        return self._keys[table]


def _shared(guest: str, token_hash: str, created_at: int) -> dict[str, Any]:
    """The session of a guest from before devices had their own, as the upgrade makes it."""
    session = Session(
        id=guest,
        guest=guest,
        token_hash=token_hash,
        created_at=created_at,
        seen_at=now_ms(),
        turned_at=0,
        shared=True,
    )
    return asdict(session)


def _everybody_seen(now: int) -> Insert:
    """Every guest counts as seen now: nobody is deleted for a move."""
    return insert(seen).from_select(["guest", "at"], select(guests.c.id, literal(now)))


_OLD_GUESTS = Table("guests", MetaData(), *map(Column, ("id", "token_hash", "name", "created_at")))

_INTO: dict[type[_Row], Table] = {
    _Table: tables,
    _Fact: facts,
    _Record: records,
    _Guest: guests,
    _Session: sessions,
    _Played: played,
    _Deck: decks,
    _GuestDeck: guest_decks,
    _Duplicate: duplicates,
    _DuplicateResult: duplicate_results,
    _Rated: rated,
    _Report: reports,
    _Block: blocks,
}
