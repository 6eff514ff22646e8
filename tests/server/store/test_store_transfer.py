"""Export and import: everything, as it was at one moment, or nothing."""

import asyncio
import io
import json
from pathlib import Path

import pytest
from server.store.entries import add_guest, entry, log, opened, run, session

from dnup.server.store import (
    Guest,
    LogEntry,
    RunningTable,
    StoredRecord,
    StoreError,
    StoreErrorCode,
    export_store,
    import_store,
)
from dnup.server.store.database import Database

HEAD = '{"format":"dnup-store/6"}'
OLD_HEAD = '{"format":"dnup-store/1"}'
TABLE = '{"kind":"table","id":"t","code":"ABC","closed":false}'
FACT = '{"kind":"fact","table":"t","number":1,"fact":{}}'
RECORD = '{"kind":"record","id":"r","table":"t","record":{}}'
GUEST = '{"kind":"guest","id":"g","token_hash":"h","name":"Ann","created_at":1}'
PLAYED = '{"kind":"played","guest":"g","record":"r","seat":"A","ended_at":1,"summary":{}}'
DECK = '{"kind":"deck","hash":"h","text":"x"}'


def exported(path: Path) -> bytes:
    file = io.BytesIO()
    run(export_store(str(path), file))
    return file.getvalue()


def imported(path: Path, *lines: str) -> int:
    return run(import_store(str(path), io.BytesIO("".join(f"{x}\n" for x in lines).encode())))


def end(lines: int) -> str:
    return f'{{"kind":"end","lines":{lines}}}'


async def fill(path: Path) -> None:
    async with opened(path) as store:
        await store.append(entry("t", 1, 1200, code="ABC"))
        await store.append(entry("u", 1, code="ABD"))
        await store.append(
            entry("u", 2, closed=True, record=StoredRecord("r", '{"name":"Änne"}'.encode()))
        )
        await add_guest(store, Guest("g", "Änne ★", 1_800_000_000_000, 3))


def test_what_is_exported_can_be_imported_to_the_byte(tmp_path: Path) -> None:
    run(fill(tmp_path / "a.db"))
    text = exported(tmp_path / "a.db")
    seen: list[int] = []
    count = run(import_store(str(tmp_path / "b.db"), io.BytesIO(text), seen.append))
    assert count == len(text.splitlines()) - 2 == seen[-1] == 1207
    assert seen == sorted(seen)
    assert exported(tmp_path / "b.db") == text

    async def look() -> None:
        async with opened(tmp_path / "b.db") as store:
            assert await store.running() == [RunningTable("t", "ABC")]
            assert await store.load("t") == log("t", 1200)
            assert await store.record("r") == '{"name":"Änne"}'.encode()
            ann = Guest("g", "Änne ★", 1_800_000_000_000, 3)
            assert await store.session("hash of g") == (ann, session("g", "hash of g"))
            await store.append(entry("t", 1201))

    run(look())


def test_an_export_is_lines_of_json(tmp_path: Path) -> None:
    run(fill(tmp_path / "a.db"))
    head, table, *_, last = map(json.loads, exported(tmp_path / "a.db").splitlines())
    assert head == {"format": "dnup-store/6"}
    assert table == {"kind": "table", "id": "t", "code": "ABC", "closed": False}
    assert last == {"kind": "end", "lines": 1207}


def test_a_fact_of_several_lines_becomes_one(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as store:
            await store.append(LogEntry("t", 1, (b'{\n  "a": "x y"\n}',)))

    run(play())
    assert b'"fact":{"a":"x y"}}\n' in exported(tmp_path / "a.db")


def test_an_export_while_the_server_writes_is_of_one_moment(tmp_path: Path) -> None:
    path = tmp_path / "a.db"

    async def play() -> bytes:
        file = io.BytesIO()
        async with opened(path) as store:
            await asyncio.gather(*(store.append(entry(f"old{i}", 1)) for i in range(2000)))
            is_over = asyncio.Event()

            async def write() -> None:
                count = 0
                while not is_over.is_set():
                    count += 1
                    record = StoredRecord(f"r{count}", b"{}")
                    await store.append(entry(f"new{count}", 1, 2, record=record))

            async def written(count: int) -> None:
                while store.written < count:
                    await asyncio.sleep(0.001)

            writing = asyncio.create_task(write())
            await written(2001)
            await export_store(str(path), file)
            await written(store.written + 2)
            is_over.set()
            await writing
            assert len(await store.running()) > file.getvalue().count(b'"kind":"table"') > 2000
        return file.getvalue()

    text = run(play())
    tables, found, records = (
        text.count(b'"kind":"%s"' % kind) for kind in (b"table", b"fact", b"record")
    )
    assert tables - 2000 == (found - 2000) / 2 == records
    run(import_store(str(tmp_path / "b.db"), io.BytesIO(text)))
    assert exported(tmp_path / "b.db") == text


def test_an_import_needs_an_empty_database(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    run(fill(path))
    before = exported(path)
    with pytest.raises(StoreError) as caught:
        imported(path, HEAD, end(0))
    assert caught.value.code is StoreErrorCode.NOT_EMPTY
    assert exported(path) == before


def test_an_empty_store_goes_over_too(tmp_path: Path) -> None:
    Database(tmp_path / "a.db").make()
    text = exported(tmp_path / "a.db")
    assert text.decode().splitlines() == [HEAD, end(0)]
    assert imported(tmp_path / "b.db", HEAD, end(0)) == 0


@pytest.mark.parametrize(
    ("lines", "fault", "line"),
    [
        ([], StoreErrorCode.NO_FORMAT, None),
        (["Dear Ann"], StoreErrorCode.NO_FORMAT, None),
        (['{"kind":"end"}'], StoreErrorCode.NO_FORMAT, None),
        (['{"format":"dnup/1"}'], StoreErrorCode.UNKNOWN_FORMAT, None),
        ([HEAD, TABLE, FACT], StoreErrorCode.CUT_OFF, 4),
        ([HEAD, TABLE, FACT, end(3)], StoreErrorCode.WRONG_END, 4),
        ([HEAD, TABLE, end(1), FACT], StoreErrorCode.WRONG_END, 4),
        ([HEAD, TABLE, "{}", end(2)], StoreErrorCode.BAD_LINE, 3),
        ([HEAD, TABLE, FACT.replace("{}", "{"), end(2)], StoreErrorCode.BAD_LINE, 3),
        ([HEAD, TABLE, FACT.replace("{}", "[]"), end(2)], StoreErrorCode.BAD_LINE, 3),
        ([HEAD, TABLE, RECORD.replace("{}", "1"), end(2)], StoreErrorCode.BAD_LINE, 3),
        ([HEAD, TABLE.replace("code", "kode"), end(1)], StoreErrorCode.BAD_LINE, 2),
        ([HEAD, TABLE, TABLE, end(2)], StoreErrorCode.TABLE_TAKEN, 3),
        ([HEAD, TABLE, TABLE.replace('"t"', '"u"'), end(2)], StoreErrorCode.CODE_TAKEN, 3),
        ([HEAD, FACT, end(1)], StoreErrorCode.NO_TABLE, 2),
        ([HEAD, TABLE, FACT, FACT, end(3)], StoreErrorCode.NUMBER_MISSING, 4),
        ([HEAD, TABLE, FACT.replace("1", "2"), end(2)], StoreErrorCode.NUMBER_MISSING, 3),
        ([HEAD, TABLE, FACT, RECORD, RECORD, end(4)], StoreErrorCode.RECORD_TAKEN, 5),
        ([OLD_HEAD, TABLE, RECORD, PLAYED, end(3)], StoreErrorCode.BAD_LINE, 4),
        ([OLD_HEAD, DECK, end(1)], StoreErrorCode.BAD_LINE, 2),
        ([HEAD, GUEST, GUEST, end(2)], StoreErrorCode.GUEST_TAKEN, 3),
        ([HEAD, GUEST, GUEST.replace('"g"', '"k"'), end(2)], StoreErrorCode.GUEST_TAKEN, 3),
    ],
)
def test_a_bad_line_is_named_and_nothing_is_imported(
    tmp_path: Path, lines: list[str], fault: StoreErrorCode, line: int | None
) -> None:
    path = tmp_path / "a.db"
    with pytest.raises(StoreError) as caught:
        imported(path, *lines)
    assert caught.value.code is fault
    assert caught.value.facts.get("line") == line
    assert imported(path, HEAD, TABLE, FACT, RECORD, GUEST, end(4)) == 4


def test_a_file_cut_off_anywhere_is_never_taken_for_a_whole_one(tmp_path: Path) -> None:
    text = "\n".join([HEAD, TABLE, FACT, RECORD, GUEST, end(4)]).encode()
    path = str(tmp_path / "a.db")
    for length in range(len(HEAD) + 1, len(text), 7):
        with pytest.raises(StoreError) as caught:
            run(import_store(path, io.BytesIO(text[:length])))
        assert caught.value.code is StoreErrorCode.CUT_OFF


def test_there_is_nothing_to_export_where_there_is_no_store(tmp_path: Path) -> None:
    with pytest.raises(StoreError) as caught:
        exported(tmp_path / "a.db")
    assert caught.value.code is StoreErrorCode.NO_DATABASE
    assert not (tmp_path / "a.db").exists()
    (tmp_path / "a.db").touch()
    with pytest.raises(StoreError) as caught:
        exported(tmp_path / "a.db")
    assert caught.value.code is StoreErrorCode.OLDER_DATABASE
