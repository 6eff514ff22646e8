"""A store in an SQL database: one thread that writes, and an async engine that reads."""

import asyncio
from asyncio import Future
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import Engine, select, tuple_
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from dnup.analysis.rating import Skill
from dnup.server.store import blocks as blocking
from dnup.server.store import reports as reporting
from dnup.server.store import sessions as signing_in
from dnup.server.store.blocks import Block, Unblock
from dnup.server.store.clerk import Clerk
from dnup.server.store.database import Database, reason_of
from dnup.server.store.deleting import DeleteGuest
from dnup.server.store.duplicates import made_or_played, of_bots, of_others, people_of, same_deals
from dnup.server.store.duplicates import of_guest as duplicates_of_guest
from dnup.server.store.error import StoreError, StoreErrorCode
from dnup.server.store.guest import Guest
from dnup.server.store.ladder import of_guest, of_record, ranking, read_match
from dnup.server.store.moderation import Moderation
from dnup.server.store.reports import Report, Settle
from dnup.server.store.schema import (
    decks,
    duplicates,
    facts,
    guest_decks,
    played,
    rated,
    records,
    reviews,
    tables,
)
from dnup.server.store.sessions import BeginSession, EndIdleSessions, EndSessions, Session
from dnup.server.store.store import (
    DuplicateResult,
    GuestDeck,
    Judged,
    LogEntry,
    PlayedMatch,
    Ranked,
    RatedMatch,
    RunningTable,
    Store,
    StoredDuplicate,
    StoredReview,
)
from dnup.server.store.writer import (
    Drop,
    Forget,
    Keep,
    Offer,
    Probe,
    RenameGuest,
    StartAnew,
    Writer,
)


async def open_store(url: str) -> Store:
    """The store in the database at `sqlite:///path/to/file`, or at a path alone.

    Makes the file and its folders if they are not there, and brings an older database to this
    version. Raises `StoreError` if the database cannot be used.
    """
    database = Database.at(url)
    await asyncio.to_thread(database.make)
    return SqlStore(database.writer(), database.reader())


class SqlStore:
    """The `Store` of an SQL database that is ready to be used."""

    def __init__(self, writing: Engine, reading: AsyncEngine) -> None:
        self._writing = writing
        self._reading = reading
        self._writer = Writer(asyncio.get_running_loop(), Clerk(writing))
        self._is_closed = False
        self.moderation = Moderation(self._writer.submit, self._connection)
        self._examined: Any = None  # the driver's connection while the file is looked through

    @property
    def written(self) -> int:
        """How many entries and other pieces of work were made durable since it was opened."""
        return self._writer.written

    @property
    def commits(self) -> int:
        """How many transactions that took."""
        return self._writer.commits

    @property
    def waiting(self) -> int:
        """How many are not yet answered."""
        return self._writer.waiting

    def append(self, entry: LogEntry) -> Future[None]:
        """A future that is done when the entry is on the disk."""
        if not entry.facts or entry.number < 1:
            raise ValueError("an entry has facts, numbered from 1")
        return self._writer.submit(entry)

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        """The table's facts with a number above `after`, in order."""
        asked = (
            select(facts.c.fact)
            .join(tables, tables.c.key == facts.c.table_key)
            .where(tables.c.id == table, facts.c.number > after)
            .order_by(facts.c.number)
        )
        async with self._connection() as connection:
            return list((await connection.execute(asked)).scalars())

    async def running(self) -> list[RunningTable]:
        """All tables that are not closed, oldest first."""
        asked = select(tables.c.id, tables.c.code).where(~tables.c.closed).order_by(tables.c.key)
        async with self._connection() as connection:
            return [RunningTable(*row) for row in await connection.execute(asked)]

    async def record(self, record: str) -> bytes | None:
        """The finished match with this id."""
        asked = select(records.c.record).where(records.c.id == record)
        async with self._connection() as connection:
            return (await connection.execute(asked)).scalar()

    async def deck(self, hash_: str) -> str | None:
        """The cards with this hash, if a table was opened with them."""
        async with self._connection() as connection:
            asked = select(decks.c.text).where(decks.c.hash == hash_)
            return (await connection.execute(asked)).scalar()

    async def played(
        self, guest: str, count: int, before: tuple[int, str] | None = None
    ) -> list[PlayedMatch]:
        """The last so many matches of a guest, newest first."""
        moment = tuple_(played.c.ended_at, played.c.record)
        newest = played.c.ended_at.desc(), played.c.record.desc()
        asked = select(played).where(played.c.guest == guest).order_by(*newest).limit(count)
        if before is not None:
            asked = asked.where(moment < before)
        async with self._connection() as connection:
            return [PlayedMatch(*row) for row in await connection.execute(asked)]

    async def has_played(self, guest: str, record: str) -> bool:
        """Whether a match is among those of a guest."""
        return await self.seat_in(guest, record) is not None

    async def seat_in(self, guest: str, record: str) -> str | None:
        """The seat that a guest had in a match."""
        mine = (played.c.guest == guest) & (played.c.record == record)
        async with self._connection() as connection:
            return (await connection.execute(select(played.c.seat).where(mine))).scalar()

    async def forget(self, guest: str, record: str | None = None) -> None:
        """A guest wants to know no more of a match, or of any."""
        await self._writer.submit(Forget(guest, record))

    async def review(self, record: str) -> StoredReview | None:
        """The review of a match."""
        asked = select(reviews).where(reviews.c.record == record)
        async with self._connection() as connection:
            row = (await connection.execute(asked)).first()
        return None if row is None else StoredReview(*row)

    async def keep_review(self, review: StoredReview) -> None:
        """Keep a review in the place of an older one."""
        await self._writer.submit(review)

    async def judged(self, guest: str) -> list[Judged]:
        """All matches of a guest, newest first, with the digests of their reviews."""
        columns = played.c.record, played.c.seat, played.c.ended_at
        asked = (
            select(*columns, reviews.c.version, reviews.c.digest)
            .outerjoin_from(played, reviews, reviews.c.record == played.c.record)
            .where(played.c.guest == guest)
            .order_by(played.c.ended_at.desc(), played.c.record.desc())
        )
        async with self._connection() as connection:
            return [Judged(*row) for row in await connection.execute(asked)]

    async def add_duplicate(self, duplicate: StoredDuplicate, most: int) -> StoredDuplicate | None:
        """Let deals be played once more."""
        await self._writer.submit(Offer(duplicate, most))
        async with self._connection() as connection:
            row = (await connection.execute(same_deals(duplicate))).first()
        return None if row is None else StoredDuplicate(*row)

    async def duplicate(self, code: str) -> StoredDuplicate | None:
        """The deals with this code."""
        async with self._connection() as connection:
            asked = select(duplicates).where(duplicates.c.code == code)
            row = (await connection.execute(asked)).first()
        return None if row is None else StoredDuplicate(*row)

    async def duplicates(self, guest: str, count: int) -> list[StoredDuplicate]:
        """The last that a guest has made or played."""
        async with self._connection() as connection:
            found = await connection.execute(made_or_played(guest, count))
            return [StoredDuplicate(*row) for row in found]

    async def duplicate_results(self, code: str, guest: str, most: int) -> list[DuplicateResult]:
        """What came of these deals."""
        asked = (
            of_bots(code),
            duplicates_of_guest(code, guest, most),
            of_others(code, guest, most),
        )
        async with self._connection() as connection:
            rows = [row for each in asked for row in await connection.execute(each)]
        found = (DuplicateResult(*row) for row in rows)
        return sorted(found, key=lambda one: (one.ended_at, one.record))

    async def duplicate_people(self, code: str) -> int:
        """How many people have played these deals once more."""
        async with self._connection() as connection:
            return int((await connection.execute(people_of(code))).scalar_one())

    async def rated(self, guest: str, players: int) -> list[RatedMatch]:
        """The matches of a guest that counted."""
        async with self._connection() as connection:
            found = await connection.execute(of_guest(guest, players))
            return [read_match(row) for row in found]

    async def rated_match(self, guest: str, record: str) -> tuple[Skill | None, RatedMatch] | None:
        """A match that counted, and the rating before it."""
        async with self._connection() as connection:
            row = (await connection.execute(of_record(guest, record))).first()
            if row is None:
                return None
            match = read_match(row)
            same = (rated.c.deck == match.deck) & (rated.c.number == match.number - 1)
            found = await connection.execute(of_guest(guest, len(match.points)).where(same))
            before = found.first()
        return None if before is None else read_match(before).skill, match

    async def ranked(
        self, players: int, deck: str, least: int, best: int, guest: str | None = None
    ) -> list[Ranked]:
        """The best of the guests with enough matches, and one of them."""
        async with self._connection() as connection:
            found = await connection.execute(ranking(players, deck, least, best, guest))
            return [
                Ranked(guest_, name, ink, matches, Skill(skill, unsure), place, of)
                for guest_, name, ink, matches, skill, unsure, place, of in found
            ]

    async def start_anew(self, guest: str) -> None:
        """Forget the ratings of a guest."""
        await self._writer.submit(StartAnew(guest))

    async def decks(self, guest: str) -> list[GuestDeck]:
        """The decks that a guest keeps, newest first."""
        newest = guest_decks.c.kept_at.desc(), guest_decks.c.hash
        asked = select(guest_decks).where(guest_decks.c.guest == guest).order_by(*newest)
        async with self._connection() as connection:
            return [GuestDeck(*row) for row in await connection.execute(asked)]

    async def keep_deck(self, deck: GuestDeck, most: int, instead: str | None = None) -> bool:
        """Keep a deck; whether there is room."""
        await self._writer.submit(Keep(deck, most, instead))
        return any(kept.hash == deck.hash for kept in await self.decks(deck.guest))

    async def drop_deck(self, guest: str, hash_: str) -> None:
        """A guest no longer keeps a deck."""
        await self._writer.submit(Drop(guest, hash_))

    async def begin_session(self, session: Session, guest: Guest | None = None) -> None:
        """Keep a new session, of a new guest if one is given."""
        await self._writer.submit(BeginSession(session, guest))

    async def session(self, token_hash: str) -> tuple[Guest, Session] | None:
        """The guest and the session of a token."""
        async with self._connection() as connection:
            row = (await connection.execute(signing_in.with_token(token_hash))).first()
        return None if row is None else signing_in.read(row)

    async def sessions(self, guest: str) -> list[Session]:
        """A guest's sessions, the last used first."""
        async with self._connection() as connection:
            return [Session(*row) for row in await connection.execute(signing_in.of_guest(guest))]

    async def change_session(self, session: Session) -> None:
        """Keep a session as it is now."""
        await self._writer.submit(session)

    async def end_sessions(
        self, guest: str, *, only: str | None = None, but: str | None = None
    ) -> None:
        """End one session of a guest, or all but one, or all."""
        await self._writer.submit(EndSessions(guest, only, but))

    async def end_idle_sessions(self, before: int) -> None:
        """End the sessions that were last seen before this time."""
        await self._writer.submit(EndIdleSessions(before))

    async def rename_guest(self, guest: str, name: str, ink: int | None = None) -> None:
        """Give the guest with this id this name and ink."""
        await self._writer.submit(RenameGuest(guest, name, ink))

    async def add_report(self, report: Report) -> None:
        """Keep a report."""
        await self._writer.submit(report)

    async def reports(
        self, count: int, before: tuple[int, str] | None = None, *, is_open: bool = True
    ) -> list[Report]:
        """The last so many reports, newest first."""
        asked = reporting.newest(count, is_open=is_open, before=before)
        async with self._connection() as connection:
            return [reporting.read(row) for row in await connection.execute(asked)]

    async def report(self, report: str) -> Report | None:
        """The report with this id."""
        async with self._connection() as connection:
            row = (await connection.execute(reporting.with_id(report))).first()
        return None if row is None else reporting.read(row)

    async def reports_by(self, guest: str) -> list[Report]:
        """All reports that a guest has made."""
        async with self._connection() as connection:
            found = await connection.execute(reporting.made_by(guest))
            return [reporting.read(row) for row in found]

    async def settle_report(self, report: str, by: str, at: int, outcome: str) -> None:
        """Say that a moderator has dealt with a report."""
        await self._writer.submit(Settle(report, by, at, outcome))

    async def block(self, block: Block) -> None:
        """Block somebody."""
        await self._writer.submit(block)

    async def unblock(self, guest: str, block: str) -> None:
        """Take a block back."""
        await self._writer.submit(Unblock(guest, block))

    async def blocks(self, guest: str) -> list[Block]:
        """Whom a guest has blocked, newest first."""
        async with self._connection() as connection:
            return [Block(*row) for row in await connection.execute(blocking.of_guest(guest))]

    async def all_blocks(self) -> list[tuple[str, str]]:
        """Who has blocked whom."""
        async with self._connection() as connection:
            found = await connection.execute(blocking.of_everybody())
            return [(guest, blocked) for guest, blocked in found]

    async def delete_guest(self, guest: str) -> None:
        """Delete all that is kept of a guest."""
        await self._writer.submit(DeleteGuest(guest))

    async def ping(self) -> None:
        """Ask the database something, and write to it, to see that both can be done."""
        async with self._connection() as connection:
            await connection.execute(select(tables.c.key).limit(1))
        await self._writer.submit(Probe())

    async def find_damage(self) -> str | None:
        """The first thing that is wrong with the file; None if it's whole."""
        return await asyncio.to_thread(self._examine)

    def _examine(self) -> str | None:
        try:
            with self._writing.connect() as connection:
                self._examined = connection.connection.driver_connection
                said = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one())
        except SQLAlchemyError as error:
            raise StoreError(StoreErrorCode.READ_FAILED, reason=reason_of(error)) from error
        finally:
            self._examined = None
        return None if said == "ok" else said

    async def close(self) -> None:
        """Finish what was appended, then let go of the database."""
        self._is_closed = True
        if self._examined is not None:
            self._examined.interrupt()
        await self._writer.close()
        await self._reading.dispose()
        self._writing.dispose()

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[AsyncConnection]:
        if self._is_closed:
            raise StoreError(StoreErrorCode.STORE_CLOSED)
        try:
            async with self._reading.connect() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise StoreError(StoreErrorCode.READ_FAILED, reason=reason_of(error)) from error
