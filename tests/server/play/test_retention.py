"""Guests and tables that weren't seen for long go, a few at a time; all others stay."""

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from dnup.server import clock
from dnup.server.play.bans import Bans
from dnup.server.play.guests import Guests
from dnup.server.play.retention import MOST, Retention
from dnup.server.settings import ServerSettings
from dnup.server.store import (
    LogEntry,
    PlayedMatch,
    Store,
    StoredRecord,
    Unassisted,
    open_store,
)
from dnup.server.store.moderation import BAN, Ban, Moderator
from dnup.table import Ink

DAY = 24 * 60 * 60 * 1000
SEATS = b'{"seats":[{"name":"Ann"}]}'
NOW = time.time_ns() // 1_000_000


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "server.db"


def with_store(database: Path, test: Callable[[Store], Awaitable[None]]) -> None:
    async def main() -> None:
        store = await open_store(str(database))
        try:
            await test(store)
        finally:
            await store.close()

    asyncio.run(main())


def retention(store: Store, bans: Bans | None = None, **settings: int | None) -> Retention:
    return Retention(store, ServerSettings(**settings), bans or Bans())  # type: ignore[arg-type]


def rows(database: Path, table: str) -> int:
    with closing(sqlite3.connect(database)) as connection:
        found = connection.execute(f"SELECT count(*) FROM {table}").fetchone()
    return int(found[0])


def played_at(table: str, at: int, *guests: str) -> LogEntry:
    """A closed table whose last match ended at this time."""
    facts = (b'{"fact":"opened","at":1}', b'{"fact":"match-began","at":%d}' % at)
    record = f"record of {table}"
    return LogEntry(
        table,
        1,
        facts,
        closed=True,
        record=StoredRecord(record, SEATS),
        played=tuple(PlayedMatch(guest, record, "A", at, SEATS) for guest in guests),
        unassisted=Unassisted(guests[0], at, ("beginner",), (2, 0), "deck"),
    )


def test_a_guest_who_was_not_here_for_long_goes_with_all_that_was_theirs(database: Path) -> None:
    async def test(store: Store) -> None:
        known, token = await Guests(store, clock=lambda: NOW).greet("Ann", Ink.TOMATO)
        await store.append(played_at("table", NOW, known.guest.id))
        await retention(store).step(NOW + 364 * DAY)
        assert await store.moderation.guest(known.guest.id) is not None
        await retention(store).step(NOW + 366 * DAY)
        assert await store.moderation.guest(known.guest.id) is None
        assert await Guests(store, clock=lambda: NOW).find(token) is None

    with_store(database, test)
    for table in ("guests", "sessions", "played", "records", "facts", "tables", "rated", "seen"):
        assert rows(database, table) == 0, table


def test_a_guest_stays_who_has_been_here_since_although_their_session_has_ended(
    database: Path,
) -> None:
    async def test(store: Store) -> None:
        known, _ = await Guests(store, clock=lambda: NOW).greet("Ann")
        late = Guests(store, clock=lambda: NOW + 300 * DAY)
        await late.join(known.guest)
        await retention(store).step(NOW + 300 * DAY)
        await late.end(known.guest.id)
        await retention(store).step(NOW + 600 * DAY)
        assert await store.moderation.guest(known.guest.id) is not None
        await retention(store).step(NOW + 666 * DAY)
        assert await store.moderation.guest(known.guest.id) is None

    with_store(database, test)


def test_moderators_and_banned_guests_stay(database: Path) -> None:
    async def test(store: Store) -> None:
        guests = Guests(store, clock=lambda: NOW)
        mia, eve = [(await guests.greet(name))[0].guest for name in ("Mia", "Eve")]
        ban = Ban("ban", BAN, eve.id, None, "Eve", "spam", "host", NOW, None)
        await store.moderation.do(Moderator(mia.id, "Mia", NOW), ban)
        await retention(store, Bans([ban])).step(NOW + 4000 * DAY)
        for guest in (mia, eve):
            assert await store.moderation.guest(guest.id) is not None

    with_store(database, test)


def test_a_ban_that_is_over_goes(database: Path) -> None:
    async def test(store: Store) -> None:
        ban = Ban("ban", BAN, "guest", None, "Eve", "spam", "host", NOW, NOW + DAY)
        await store.moderation.do(ban)
        bans = Bans([ban])
        await retention(store, bans).step(NOW)
        assert await store.moderation.bans() == [ban]
        await retention(store, bans).step(NOW + DAY)
        assert await store.moderation.bans() == []

    with_store(database, test)


def test_an_old_table_goes_with_its_matches_and_a_younger_one_stays(database: Path) -> None:
    async def test(store: Store) -> None:
        known, _ = await Guests(store, clock=lambda: NOW + 700 * DAY).greet("Ann")
        await store.append(played_at("old", NOW, known.guest.id))
        await store.append(played_at("young", NOW + 10 * DAY, known.guest.id))
        opened = LogEntry("open", 1, (b'{"fact":"opened","at":1}',), code="ABC234")
        await store.append(opened)
        await retention(store).step(NOW + 731 * DAY)
        kept = [match.record for match in await store.played(known.guest.id, 10)]
        assert kept == ["record of young"]
        assert await store.record("record of old") is None
        assert await store.load("old") == []
        assert await store.load("open") != []

    with_store(database, test)


def test_only_a_few_go_at_once(database: Path) -> None:
    async def test(store: Store) -> None:
        guests = Guests(store, clock=lambda: NOW)
        for number in range(MOST + 5):
            await guests.greet(f"Guest {number}")
            await store.append(played_at(f"table {number}", NOW, f"{number}"))
        work = retention(store)
        await work.step(NOW + 4000 * DAY)
        assert (rows(database, "guests"), rows(database, "tables")) == (5, 5)
        await work.step(NOW + 4000 * DAY)
        assert (rows(database, "guests"), rows(database, "tables")) == (0, 0)

    with_store(database, test)


def test_nothing_goes_if_the_host_wants_that(database: Path) -> None:
    async def test(store: Store) -> None:
        await Guests(store, clock=lambda: NOW).greet("Ann")
        await store.append(played_at("table", NOW, "somebody"))
        await retention(store, guest_days=None, table_days=None).step(NOW + 4000 * DAY)

    with_store(database, test)
    assert (rows(database, "guests"), rows(database, "tables")) == (1, 1)


@pytest.mark.parametrize("days", [0, 4000])
def test_nothing_is_deleted_after_the_systems_clock_was_set(
    database: Path, monkeypatch: pytest.MonkeyPatch, days: int
) -> None:
    """The server started with the clock years ahead: then everybody seemed long gone."""

    async def test(store: Store) -> None:
        known, _ = await Guests(store, clock=lambda: NOW).greet("Ann")
        await store.append(played_at("old", NOW - 731 * DAY, known.guest.id))
        monkeypatch.setattr(clock, "_start", clock._start + days * DAY * clock.MILLISECOND)
        await retention(store).work()
        assert (await store.record("record of old") is None) is (days == 0)
        assert await store.moderation.guest(known.guest.id) is not None

    with_store(database, test)
