"""Group commit: many appends a transaction, in order, and only the guilty ones fail."""

import asyncio
from functools import partial
from pathlib import Path

import pytest
from server.store.entries import another_process, entry, log, opened, run
from sqlalchemy import event

from dnup.server.store import (
    CodeTakenError,
    LogEntry,
    NumberTakenError,
    StoredRecord,
    StoreError,
    StoreErrorCode,
)
from dnup.server.store.database import Database
from dnup.server.store.sql import SqlStore


def test_appends_share_transactions_under_load(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as store:

            async def table(name: str) -> None:
                for number in range(1, 41):
                    await store.append(entry(name, number))

            await asyncio.gather(*(table(f"t{i}") for i in range(50)))
            assert store.written == 2000
            assert store.commits <= 400
            assert store.waiting == 0
            for i in range(50):
                assert await store.load(f"t{i}") == log(f"t{i}", 40)

    run(play())


def test_one_table_may_have_many_appends_under_way_and_they_are_done_in_order(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as store:
            done: list[int] = []

            def note(number: int, _: object) -> None:
                done.append(number)

            futures = []
            for number in range(1, 1001):
                future = store.append(entry("t", number))
                future.add_done_callback(partial(note, number))
                futures.append(future)
                if number % 100 == 0:
                    await asyncio.sleep(0)
            assert store.waiting > 0
            await asyncio.gather(*futures)
            assert done == list(range(1, 1001))
            assert await store.load("t") == log("t", 1000)

    run(play())


def test_only_the_guilty_fail_and_nothing_of_them_is_written(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as store:
            await store.append(entry("old", 1, 2, code="OLD"))
            good = [store.append(entry(f"t{i}", 1, code=f"C{i}")) for i in range(20)]
            taken = store.append(LogEntry("old", 2, (b"{}", b"{}"), closed=True))
            code = store.append(entry("new", 1, code="OLD", record=StoredRecord("r", b"{}")))
            gap = store.append(entry("t0", 3, record=StoredRecord("s", b"{}")))
            more = [store.append(entry(f"t{i}", 2)) for i in range(20)]
            before = store.commits
            outcomes = await asyncio.gather(taken, code, gap, return_exceptions=True)
            assert [type(outcome) for outcome in outcomes] == [
                NumberTakenError,
                CodeTakenError,
                StoreError,
            ]
            await asyncio.gather(*good, *more)
            assert store.commits <= before + 2  # one of them to learn that the loser was told
            assert await store.load("old") == log("old", 2)
            assert await store.load("new") == []
            assert await store.record("r") is await store.record("s") is None
            assert len(await store.running()) == 21
            for i in range(20):
                assert await store.load(f"t{i}") == log(f"t{i}", 2)

    run(play())


def test_of_an_entry_that_is_refused_late_nothing_stays_behind(tmp_path: Path) -> None:
    async def play() -> None:
        path = tmp_path / "a.db"
        async with opened(path) as store:
            await store.append(entry("t", 1, record=StoredRecord("r", b"{}")))
            fine = store.append(entry("u", 1))
            late = store.append(entry("new", 1, code="NEW", record=StoredRecord("r", b"[]")))
            with pytest.raises(StoreError) as caught:
                await late
            assert caught.value.code is StoreErrorCode.RECORD_TAKEN
            await fine
            assert [table.id for table in await store.running()] == ["t", "u"]
            with another_process(path) as other:
                other.execute("INSERT INTO facts SELECT key, 2, '{}' FROM tables WHERE id = 't'")
            lost = entry("t", 2, closed=True, record=StoredRecord("s", b"{}"))
            with pytest.raises(NumberTakenError):
                await store.append(lost)
            assert await store.record("s") is None
            assert [table.id for table in await store.running()] == ["t", "u"]
            await store.append(entry("new", 1, code="NEW"))

    run(play())


def test_a_cancelled_wait_does_not_undo_the_append(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as store:
            first, second = store.append(entry("t", 1)), store.append(entry("t", 2))
            first.cancel()
            await second
            assert await store.load("t") == log("t", 2)

    run(play())


def test_closing_waits_for_all_that_was_appended(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as store:
            await store.append(entry("t", 1))
            futures = [store.append(entry("t", number)) for number in range(2, 701)]
            await store.close()
            assert all(future.done() for future in futures)
        async with opened(tmp_path / "a.db") as store:
            assert await store.load("t") == log("t", 700)

    run(play())


def test_a_full_disk_fails_what_it_must_and_the_store_goes_on_when_there_is_room(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        database = Database(tmp_path / "a.db")
        database.make()
        writing, pages = database.writer(), 40
        event.listen(writing, "connect", lambda c, _: c.execute(f"PRAGMA max_page_count = {pages}"))
        store = SqlStore(writing, database.reader())
        await store.append(entry("t", 1))
        full = LogEntry("t", 2, (b'"%s"' % (b"x" * 200_000),), record=StoredRecord("r", b"{}"))
        big, after, other = store.append(full), store.append(entry("t", 3)), entry("u", 1)
        with pytest.raises(StoreError) as caught:
            await big
        assert caught.value.code is StoreErrorCode.WRITE_FAILED
        assert "full" in str(caught.value.facts["reason"])
        with pytest.raises(StoreError):
            await after
        assert await store.load("t") == log("t", 1)
        assert await store.record("r") is None
        await store.append(other)
        pages = 4000
        with pytest.raises(StoreError):  # the limit is that of the connection
            await store.append(full)
        await store.append(full)
        await store.append(entry("t", 3))
        assert len(await store.load("t")) == 3
        await store.close()

    run(play())


def test_a_database_that_no_longer_answers_is_told(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as store:
            await store.ping()
            with another_process(tmp_path / "a.db") as other:
                other.execute("ALTER TABLE tables RENAME TO gone")
            with pytest.raises(StoreError) as caught:
                await store.ping()
            assert caught.value.code is StoreErrorCode.READ_FAILED
            with pytest.raises(StoreError) as caught:
                await store.append(entry("t", 1))
            assert caught.value.code is StoreErrorCode.WRITE_FAILED

    run(play())


def test_of_two_stores_on_one_file_one_wins_each_number(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as one, opened(tmp_path / "a.db") as two:
            log_: list[bytes] = []
            for number in range(1, 61):
                # In turn one of them is asked first; whoever is quicker wins.
                pair = [(one, b'{"by":1}'), (two, b'{"by":2}')][:: 1 if number % 2 else -1]
                futures = [store.append(LogEntry("t", number, (fact,))) for store, fact in pair]
                outcomes = await asyncio.gather(*futures, return_exceptions=True)
                assert sorted(type(o).__name__ for o in outcomes) == [
                    "NoneType",
                    "NumberTakenError",
                ]
                log_.append(pair[outcomes.index(None)][1])
            assert await one.load("t") == await two.load("t") == log_

    run(play())


def test_two_stores_on_one_file_write_different_tables_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as one, opened(tmp_path / "a.db") as two:
            futures = [
                store.append(entry(f"t{i}{store is one}", number))
                for number in range(1, 21)
                for i in range(10)
                for store in (one, two)
            ]
            await asyncio.gather(*futures)
            assert len(await one.running()) == 20
            for table in await two.running():
                assert await one.load(table.id) == log(table.id, 20)

    run(play())


def test_a_table_goes_on_in_another_store_and_comes_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as one, opened(tmp_path / "a.db") as two:
            await one.append(entry("t", 1))
            await two.append(entry("t", 2))
            await one.append(entry("t", 3))
            assert await two.load("t") == log("t", 3)

    run(play())


def test_what_follows_a_lost_number_is_lost_too_until_that_is_told(tmp_path: Path) -> None:
    async def play() -> None:
        path = tmp_path / "a.db"
        async with opened(path) as store:
            await store.append(entry("t", 1))
            await store.append(entry("u", 1))
            with another_process(path) as other:
                lost = store.append(entry("t", 2))
                await asyncio.sleep(0.05)  # it is being written, and waits for the other
                later = [store.append(entry("t", 3)), store.append(entry("t", 4))]
                fine = store.append(entry("u", 2))
                other.execute("INSERT INTO facts SELECT key, 2, x'7b7d' FROM tables WHERE id = 't'")
            for future in (lost, *later):
                with pytest.raises(NumberTakenError):
                    await future
            await fine
            assert await store.load("t") == [*log("t", 1), b"{}"]
            await store.append(entry("t", 3))
            assert await store.load("t") == [*log("t", 1), b"{}", *log("t", 3)[2:]]

    run(play())
