"""Deals that are played once more, in the store: as long as their record is there."""

import io
import sqlite3
from pathlib import Path

import pytest
from server.store.entries import entry, opened, run

from dnup.server.store import (
    Duplicate,
    Entry,
    Played,
    Replayed,
    StoredRecord,
    StoreError,
    StoreFault,
    export_store,
    import_store,
)
from dnup.server.store.database import Database, transaction

BEGAN = b'{"fact":"match-began","at":1}'
DEALS = Duplicate("CODE", "r", "A", "ann", "Ann", 5)


def ended(
    table: str, number: int, record: str, guest: str | None = None, level: str | None = None
) -> Entry:
    who = () if level or guest is None else (Played(guest, record, "A", number, b"{}"),)
    name = guest or f"bot:{level}"
    replayed = Replayed("CODE", name, name.title(), level, number, b'{"n":%d}' % number)
    stored = StoredRecord(record, b"{}")
    return Entry(
        table,
        number,
        (BEGAN,),
        record=stored,
        played=who,
        closed=level is not None,
        replayed=None if record == "r" else replayed,
    )


def test_deals_have_one_code_and_a_guest_has_so_many(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as store:
            await store.append(entry("t", 1))
            await store.append(ended("t", 2, "r", "ann"))
            await store.append(entry("t", 3, record=StoredRecord("s", b"{}")))
            assert await store.add_duplicate(DEALS, 1) == DEALS
            other = Duplicate("OTHER", "r", "A", "bob", "Bob", 6)
            assert await store.add_duplicate(other, 1) == DEALS
            more = Duplicate("MORE", "s", "A", "ann", "Ann", 6)
            assert await store.add_duplicate(more, 1) is None
            taken = Duplicate("CODE", "s", "A", "bob", "Bob", 6)
            with pytest.raises(StoreError) as refused:
                await store.add_duplicate(taken, 1)
            assert refused.value.fault == StoreFault.CODE_TAKEN
            gone = Duplicate("GONE", "nothing", "A", "bob", "Bob", 6)
            assert await store.add_duplicate(gone, 1) is None
            assert await store.add_duplicate(more, 2) == more
            assert await store.duplicates("ann", 9) == [more, DEALS]
            assert await store.duplicates("bob", 9) == []
            assert await store.duplicate("MORE") == more
            assert await store.duplicate("GONE") is None

    run(play())


def test_who_plays_again_or_sat_there_first_knew_the_deals_and_a_bot_plays_once(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as store:
            await store.append(entry("t", 1))
            await store.append(ended("t", 2, "r", "ann"))
            await store.add_duplicate(DEALS, 9)
            await store.append(entry("u", 1))
            await store.append(ended("u", 2, "b1", "bob"))
            await store.append(ended("u", 3, "b2", "bob"))
            await store.append(ended("u", 4, "a1", "ann"))
            await store.append(ended("x", 1, "s1", level="sharp"))
            await store.append(ended("y", 1, "s2", level="sharp"))
            found = await store.duplicate_results("CODE")
            assert [(one.record, one.number, one.knew) for one in found] == [
                ("s1", 1, False),
                ("b1", 1, False),
                ("b2", 2, True),
                ("a1", 1, True),
            ]
            assert [one.code for one in await store.duplicates("bob", 9)] == ["CODE"]
            await store.forget("bob", "b1")
            assert [r.record for r in await store.duplicate_results("CODE")] == ["s1", "b2", "a1"]

    run(play())


def test_all_goes_with_the_record_but_the_matches_of_friends(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as store:
            await store.append(entry("t", 1))
            await store.append(ended("t", 2, "r", "ann"))
            await store.add_duplicate(DEALS, 9)
            await store.append(entry("u", 1))
            await store.append(ended("u", 2, "b1", "bob"))
            await store.append(ended("x", 1, "s1", level="sharp"))
            assert await store.record("s1") == b"{}"
            await store.forget("ann")
            assert await store.duplicate("CODE") is None
            assert await store.duplicate_results("CODE") == []
            assert (await store.record("r"), await store.record("s1")) == (None, None)
            assert await store.load("x") == []
            assert await store.record("b1") == b"{}"
            # Who was still playing has a match, and nothing to compare it with.
            await store.append(ended("u", 3, "c1", "cy"))
            assert await store.duplicate_results("CODE") == []

    run(play())


def test_an_export_has_all_of_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as store:
            await store.append(entry("t", 1))
            await store.append(ended("t", 2, "r", "ann"))
            await store.add_duplicate(DEALS, 9)
            await store.append(ended("x", 1, "s1", level="sharp"))
            before = await store.duplicate_results("CODE")
        file = io.BytesIO()
        await export_store(str(tmp_path / "a.db"), file)
        text = file.getvalue()
        await import_store(str(tmp_path / "b.db"), io.BytesIO(text))
        async with opened(tmp_path / "b.db") as store:
            assert await store.duplicate("CODE") == DEALS
            assert await store.duplicate_results("CODE") == before
        lines = text.splitlines()[1:-1]
        kept = [line for line in lines if b'"kind":"duplicate' not in line]
        assert len(kept) == len(lines) - 2
        end = b'{"kind":"end","lines":%d}' % len(kept)
        older = b"\n".join([b'{"format":"dnup-store/2"}', *kept, end]) + b"\n"
        await import_store(str(tmp_path / "c.db"), io.BytesIO(older))
        for path, right, wrong in (
            ("d.db", b'"record":"r","seat"', b'"record":"none","seat"'),
            ("e.db", b'"record":"s1","level"', b'"record":"none","level"'),
            ("f.db", b'"code":"CODE","who"', b'"code":"NONE","who"'),
        ):
            bad = io.BytesIO(text.replace(right, wrong))
            with pytest.raises(StoreError) as refused:
                await import_store(str(tmp_path / path), bad)
            assert refused.value.fault == StoreFault.NO_RECORD

    run(play())


def test_a_database_from_before_gets_the_tables_and_can_go_back(tmp_path: Path) -> None:
    path = tmp_path / "a.db"

    async def play() -> None:
        async with opened(path) as store:
            await store.append(entry("t", 1))
            await store.append(ended("t", 2, "r", "ann"))
            await store.add_duplicate(DEALS, 9)

    run(play())
    database = Database(path)
    names = {"duplicates", "duplicate_results", "rated"}

    def there() -> set[str]:
        with sqlite3.connect(path) as connection:
            rows = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
            return {name for (name,) in rows} & names

    assert there() == names
    engine = database.writer()
    with engine.connect() as connection, transaction(connection):
        database.downgrade(connection, "0003")
    engine.dispose()
    assert there() == set()

    async def again() -> None:
        async with opened(path) as store:
            assert await store.record("r") == b"{}"
            assert await store.duplicate("CODE") is None
            assert await store.add_duplicate(DEALS, 9) == DEALS

    run(again())
    assert there() == names
