"""The store keeps what is appended, all of an entry or nothing, and refuses what does not fit."""

from pathlib import Path

import pytest
from server.store.entries import entry, log, opened, run, session

from dnup.server.store import (
    CodeTakenError,
    Guest,
    LogEntry,
    NumberTakenError,
    RunningTable,
    StoredRecord,
    StoreError,
    StoreErrorCode,
)


def test_facts_come_back_in_order_after_opening_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as store:
            await store.append(entry("t", 1, 3))
            await store.append(entry("t", 4))
            await store.append(entry("u", 1))
        async with opened(tmp_path / "a.db") as store:
            assert await store.load("t") == log("t", 4)
            assert await store.load("t", after=3) == log("t", 4)[3:]
            assert await store.load("t", after=4) == []
            assert await store.load("nobody") == []
            await store.append(entry("t", 5))
            assert await store.load("t") == log("t", 5)

    run(play())


def test_an_entry_may_hold_more_facts_than_one_statement_takes(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as store:
            await store.append(entry("t", 1))
            await store.append(entry("t", 2, 999))
            assert await store.load("t") == log("t", 1000)

    run(play())


def test_an_entry_without_facts_or_number_is_a_mistake_of_the_caller(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as store:
            with pytest.raises(ValueError, match="numbered from 1"):
                store.append(LogEntry("t", 1, ()))
            with pytest.raises(ValueError, match="numbered from 1"):
                store.append(entry("t", 0))

    run(play())


def test_a_number_is_taken_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as store:
            await store.append(entry("t", 1, 3))
            with pytest.raises(NumberTakenError) as caught:
                await store.append(LogEntry("t", 3, (b'{"other":1}',)))
            assert caught.value.facts == {"table": "t", "number": 3}
            assert await store.load("t") == log("t", 3)
            with pytest.raises(NumberTakenError):
                await store.append(LogEntry("t", 1, (b"{}",), code="ABC"))

    run(play())


def test_no_number_is_left_out(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as store:
            await store.append(entry("t", 1))
            with pytest.raises(StoreError) as caught:
                await store.append(entry("t", 3))
            assert caught.value.code is StoreErrorCode.NUMBER_MISSING
            assert caught.value.facts == {"table": "t", "number": 2}
            with pytest.raises(StoreError) as caught:
                await store.append(entry("u", 2))
            assert caught.value.code is StoreErrorCode.NO_TABLE

    run(play())


def test_a_code_belongs_to_one_running_table_and_is_free_when_that_is_closed(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as store:
            await store.append(entry("t", 1, code="ABC"))
            with pytest.raises(CodeTakenError) as caught:
                await store.append(entry("u", 1, code="ABC"))
            assert caught.value.facts == {"code": "ABC"}
            assert await store.load("u") == []
            await store.append(entry("u", 1, code="ABD"))
            await store.append(entry("v", 1))
            assert await store.running() == [
                RunningTable("t", "ABC"),
                RunningTable("u", "ABD"),
                RunningTable("v", None),
            ]
            await store.append(entry("t", 2, closed=True))
            await store.append(entry("w", 1, code="ABC"))
            assert [table.id for table in await store.running()] == ["u", "v", "w"]

    run(play())


def test_a_closed_table_takes_no_more_facts_and_keeps_those_it_has(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as store:
            await store.append(entry("t", 1))
            await store.append(entry("t", 2, closed=True))
            with pytest.raises(StoreError) as caught:
                await store.append(entry("t", 3))
            assert caught.value.code is StoreErrorCode.TABLE_CLOSED
            first, second = store.append(entry("u", 1, closed=True)), store.append(entry("u", 2))
            await first
            with pytest.raises(StoreError) as caught:
                await second
            assert caught.value.code is StoreErrorCode.TABLE_CLOSED
            assert await store.load("t") == log("t", 2)

    run(play())


def test_a_record_comes_with_the_facts_that_finish_the_match(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as store:
            await store.append(entry("t", 1))
            await store.append(entry("t", 2, record=StoredRecord("r1", b'{"match":1}')))
            await store.append(entry("t", 3, record=StoredRecord("r0", b'{"match":2}')))
            with pytest.raises(StoreError) as caught:
                await store.append(entry("t", 4, record=StoredRecord("r1", b'{"match":3}')))
            assert caught.value.code is StoreErrorCode.RECORD_TAKEN
            assert await store.load("t") == log("t", 3)
            assert await store.record("r1") == b'{"match":1}'
            assert await store.record("r0") == b'{"match":2}'
            assert await store.record("r2") is None

    run(play())


def test_a_guest_is_known_by_the_hash_of_the_session_and_can_change_the_name(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as store:
            ann, first = Guest("g1", "Ann", 1_800_000_000_000), session("g1", "hash")
            await store.begin_session(first, ann)
            assert await store.session("hash") == (ann, first)
            assert await store.session("other") is None
            for other, hashed in ((Guest("g1", "Bo", 1), "new"), (Guest("g2", "Bo", 1), "hash")):
                with pytest.raises(StoreError) as caught:
                    await store.begin_session(session(other.id, hashed), other)
                assert caught.value.code is StoreErrorCode.GUEST_TAKEN
            await store.rename_guest("g1", "Änne", 2)
            anne = Guest("g1", "Änne", 1_800_000_000_000, 2)
            assert await store.session("hash") == (anne, first)
            with pytest.raises(StoreError) as caught:
                await store.rename_guest("g2", "Bo")
            assert caught.value.code is StoreErrorCode.NO_GUEST

    run(play())


def test_a_closed_store_refuses_everything(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as store:
            await store.ping()
        await store.close()
        for refused in (
            lambda: store.append(entry("t", 1)),
            store.ping,
            store.running,
            lambda: store.rename_guest("g", "Ann"),
        ):
            with pytest.raises(StoreError) as caught:
                await refused()
            assert caught.value.code is StoreErrorCode.STORE_CLOSED

    run(play())
