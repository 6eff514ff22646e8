"""Deals that are played once more, in the store: as long as their record is there."""

import io
import sqlite3
from pathlib import Path

import pytest
from server.store.entries import entry, opened, run

from dnup.server.store import (
    LogEntry,
    PlayedMatch,
    Replayed,
    StoredDuplicate,
    StoredRecord,
    StoreError,
    StoreErrorCode,
    export_store,
    import_store,
)
from dnup.server.store.database import Database, transaction

BEGAN = b'{"fact":"match-began","at":1}'
DEALS = StoredDuplicate("CODE", "r", "A", "ann", "Ann", 5)


def ended(
    table: str,
    number: int,
    record: str,
    guest: str | None = None,
    level: str | None = None,
    code: str = "CODE",
) -> LogEntry:
    who = () if level or guest is None else (PlayedMatch(guest, record, "A", number, b"{}"),)
    name = guest or f"bot:{level}"
    replayed = Replayed(code, name, name.title(), level, number, b'{"n":%d}' % number)
    stored = StoredRecord(record, b"{}")
    return LogEntry(
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
            other = StoredDuplicate("OTHER", "r", "A", "bob", "Bob", 6)
            assert await store.add_duplicate(other, 1) == DEALS
            more = StoredDuplicate("MORE", "s", "A", "ann", "Ann", 6)
            assert await store.add_duplicate(more, 1) is None
            taken = StoredDuplicate("CODE", "s", "A", "bob", "Bob", 6)
            with pytest.raises(StoreError) as refused:
                await store.add_duplicate(taken, 1)
            assert refused.value.code == StoreErrorCode.CODE_TAKEN
            gone = StoredDuplicate("GONE", "nothing", "A", "bob", "Bob", 6)
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
            await store.append(ended("x", 1, "s1", level="master"))
            await store.append(ended("y", 1, "s2", level="master"))
            found = await store.duplicate_results("CODE", "bob", 9)
            assert [(one.record, one.number, one.knew) for one in found] == [
                ("s1", 1, False),
                ("b1", 1, False),
                ("b2", 2, True),
                ("a1", 1, True),
            ]
            assert [one.code for one in await store.duplicates("bob", 9)] == ["CODE"]
            await store.forget("bob", "b1")
            assert [r.record for r in await store.duplicate_results("CODE", "bob", 9)] == [
                "s1",
                "b2",
                "a1",
            ]

    run(play())


def test_of_many_who_have_played_one_sees_oneself_and_all_bots(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as store:
            await store.append(entry("t", 1))
            await store.append(ended("t", 2, "r", "ann"))
            await store.add_duplicate(DEALS, 9)
            await store.append(entry("u", 1))
            who = ("bob", "cy", "cy", "di", "ed", "ed", "ed")
            for number, guest in enumerate(who, start=2):
                await store.append(ended("u", number, f"{guest}{number}", guest))
            await store.append(ended("x", 1, "s1", level="master"))

            async def told(guest: str) -> list[str]:
                return [one.record for one in await store.duplicate_results("CODE", guest, 2)]

            assert await told("ed") == ["s1", "bob2", "cy3", "ed7", "ed8"]
            assert await told("di") == ["s1", "bob2", "cy3", "di5"]
            assert await told("zoe") == ["s1", "bob2", "cy3"]
            assert await store.duplicate_people("CODE") == 4
            assert await store.duplicate_people("NONE") == 0

    run(play())


def test_who_deletes_a_match_can_play_the_deals_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as store:
            await store.append(entry("t", 1))
            await store.append(ended("t", 2, "r", "ann"))
            await store.add_duplicate(DEALS, 9)
            await store.append(entry("u", 1))
            await store.append(ended("u", 2, "b1", "bob"))
            await store.append(ended("u", 3, "b2", "bob"))
            await store.forget("bob", "b1")
            await store.append(ended("u", 4, "b3", "bob"))
            found = await store.duplicate_results("CODE", "bob", 9)
            assert [(one.record, one.number) for one in found] == [("b2", 2), ("b3", 3)]

    run(play())


def test_who_has_played_the_deals_from_another_seat_knew_them(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as store:
            await store.append(entry("t", 1))
            await store.append(ended("t", 2, "r", "ann"))
            await store.add_duplicate(DEALS, 9)
            await store.add_duplicate(StoredDuplicate("OTHER", "r", "B", "ann", "Ann", 6), 9)
            await store.append(entry("u", 1))
            await store.append(ended("u", 2, "b1", "bob"))
            await store.append(ended("u", 3, "b2", "bob", code="OTHER"))
            await store.append(ended("u", 4, "c1", "cy", code="OTHER"))
            found = await store.duplicate_results("OTHER", "bob", 9)
            assert [(one.record, one.number, one.knew) for one in found] == [
                ("b2", 1, True),
                ("c1", 1, False),
            ]

    run(play())


def test_of_a_bot_that_ends_when_the_deals_are_gone_or_another_has_played_nothing_stays(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as store:
            await store.append(entry("t", 1))
            await store.append(ended("t", 2, "r", "ann"))
            await store.add_duplicate(DEALS, 9)
            await store.append(ended("x", 1, "s1", level="master"))
            await store.append(ended("y", 1, "s2", level="master"))
            assert (await store.record("s2"), await store.load("y")) == (None, [])
            await store.forget("ann", "r")
            await store.append(ended("z", 1, "g1", level="beginner"))
            assert (await store.record("g1"), await store.load("z")) == (None, [])
            await store.append(entry("z", 1))  # as if nothing had been there

    run(play())
    with sqlite3.connect(tmp_path / "a.db") as connection:
        assert connection.execute("SELECT count(*) FROM records").fetchone() == (0,)
        assert connection.execute("SELECT id FROM tables ORDER BY id").fetchall() == [
            ("t",),
            ("z",),
        ]


def test_all_goes_with_the_record_but_the_matches_of_friends(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as store:
            await store.append(entry("t", 1))
            await store.append(ended("t", 2, "r", "ann"))
            await store.add_duplicate(DEALS, 9)
            await store.append(entry("u", 1))
            await store.append(ended("u", 2, "b1", "bob"))
            await store.append(ended("x", 1, "s1", level="master"))
            assert await store.record("s1") == b"{}"
            await store.forget("ann")
            assert await store.duplicate("CODE") is None
            assert await store.duplicate_results("CODE", "bob", 9) == []
            assert (await store.record("r"), await store.record("s1")) == (None, None)
            assert await store.load("x") == []
            assert await store.record("b1") == b"{}"
            # Who was still playing has a match, and nothing to compare it with.
            await store.append(ended("u", 3, "c1", "cy"))
            assert await store.duplicate_results("CODE", "bob", 9) == []

    run(play())


def test_an_export_has_all_of_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as store:
            await store.append(entry("t", 1))
            await store.append(ended("t", 2, "r", "ann"))
            await store.add_duplicate(DEALS, 9)
            await store.append(ended("x", 1, "s1", level="master"))
            before = await store.duplicate_results("CODE", "bob", 9)
        file = io.BytesIO()
        await export_store(str(tmp_path / "a.db"), file)
        text = file.getvalue()
        await import_store(str(tmp_path / "b.db"), io.BytesIO(text))
        async with opened(tmp_path / "b.db") as store:
            assert await store.duplicate("CODE") == DEALS
            assert await store.duplicate_results("CODE", "bob", 9) == before
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
            assert refused.value.code == StoreErrorCode.NO_RECORD

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
