"""What guests keep in the store: with the match, or not at all; for each guest alone."""

import asyncio
import io
import json
import sqlite3
from pathlib import Path

import pytest
from server.store.entries import entry, log, opened, run

from dnup.notation import from_json
from dnup.server.store import (
    GuestDeck,
    LogEntry,
    PlayedMatch,
    Store,
    StoredDeck,
    StoredRecord,
    StoreError,
    StoreErrorCode,
    export_store,
    import_store,
    summary_of,
)
from support.games import GOLDEN, RECORDS

BEGAN = b'{"fact":"match-began","at":1}'


def played(guest: str, record: str, seat: str = "A", at: int = 1) -> PlayedMatch:
    return PlayedMatch(guest, record, seat, at, b'{"of":"%s"}' % record.encode())


def ended(
    table: str, number: int, record: str, *who: PlayedMatch, closed: bool = False
) -> LogEntry:
    stored = StoredRecord(record, b"{}")
    return entry(table, number, record=stored, played=tuple(who), closed=closed)


async def ids(store: Store, guest: str) -> list[str]:
    return [one.record for one in await store.played(guest, 10)]


def test_who_played_is_stored_with_the_record_or_not_at_all(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as store:
            await store.append(entry("t", 1))
            await store.append(ended("t", 2, "r", played("ann", "r"), played("bob", "r", "B")))
            assert await store.played("ann", 10) == [played("ann", "r")]
            assert await store.played("bob", 10) == [played("bob", "r", "B")]
            for refused in (
                ended("t", 2, "s", played("ann", "s")),
                ended("t", 3, "r", played("eve", "r")),
            ):
                with pytest.raises(StoreError):
                    await store.append(refused)
            assert await ids(store, "ann") == ["r"]
            assert await ids(store, "eve") == []
            assert (await store.has_played("bob", "r"), await store.has_played("eve", "r")) == (
                True,
                False,
            )

    run(play())


def test_matches_come_newest_first_and_from_a_moment_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as store:
            await store.append(entry("t", 1))
            for number, at in enumerate((5, 7, 7, 3), start=2):
                record = f"r{number}"
                await store.append(ended("t", number, record, played("ann", record, at=at)))
            assert await ids(store, "ann") == ["r4", "r3", "r2", "r5"]
            assert [one.record for one in await store.played("ann", 2)] == ["r4", "r3"]
            for moment, right in {
                (7, "r4"): ["r3", "r2"],
                (5, "r2"): ["r5"],
                (3, "r5"): [],
            }.items():
                assert [one.record for one in await store.played("ann", 2, moment)] == right

    run(play())


def test_a_record_goes_with_the_last_who_forgets_it_and_a_closed_table_with_its_last_record(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as store:
            for table in ("t", "open", "empty"):
                await store.append(LogEntry(table, 1, (BEGAN,)))
            await store.append(ended("t", 2, "r", played("ann", "r"), played("bob", "r", "B")))
            await store.append(ended("t", 3, "s", played("ann", "s"), closed=True))
            await store.append(ended("open", 2, "q", played("ann", "q")))
            await store.forget("eve")
            await store.forget("eve", "r")
            await store.forget("ann", "r")
            assert await ids(store, "ann") == ["s", "q"]
            assert await store.record("r") == b"{}"
            await store.forget("ann")
            assert await ids(store, "ann") == []
            assert await store.record("s") is None
            assert await store.load("t") == [BEGAN, *log("t", 3)[1:]]
            await store.forget("bob", "r")
            assert await store.record("r") is None
            assert await store.load("t") == []
            assert await store.record("q") is None
            assert await store.load("open") == [BEGAN, *log("open", 2)[1:]]
            await store.append(entry("open", 3))
            await store.append(entry("open", 4, closed=True))
            assert await store.load("open") == []
            assert [table.id for table in await store.running()] == ["empty"]
            with pytest.raises(StoreError):
                await store.append(entry("open", 5))
            await store.append(entry("played on", 1))
            await store.append(entry("played on", 2, closed=True))
            assert await store.load("played on") == log("played on", 2)

    run(play())


def test_the_cards_of_a_table_come_with_its_first_facts_and_are_kept_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as store:
            await store.append(entry("t", 1, code="ABC", deck=StoredDeck("h", "cards")))
            await store.append(entry("u", 1, deck=StoredDeck("h", "cards, otherwise named")))
            with pytest.raises(StoreError):
                await store.append(entry("v", 1, code="ABC", deck=StoredDeck("k", "other")))
            assert await store.deck("h") == "cards"
            assert await store.deck("k") is None

    run(play())


def test_decks_are_kept_for_each_guest_up_to_a_number(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as store:
            one, two, three = (GuestDeck("ann", h, f"text {h}", i) for i, h in enumerate("abc"))
            assert await store.keep_deck(one, 2)
            assert await store.keep_deck(two, 2)
            assert not await store.keep_deck(three, 2)
            assert await store.decks("ann") == [two, one]
            assert await store.decks("bob") == []
            assert await store.keep_deck(three, 2, instead="a")
            assert await store.decks("ann") == [three, two]
            renamed = GuestDeck("ann", "b", "other text", 9)
            assert await store.keep_deck(renamed, 2, instead="b")
            assert await store.decks("ann") == [renamed, three]
            await store.drop_deck("bob", "b")
            await store.drop_deck("ann", "b")
        async with opened(tmp_path / "a.db") as store:
            assert await store.decks("ann") == [three]

    run(play())


def test_what_guests_keep_is_exported_and_imported(tmp_path: Path) -> None:
    async def fill() -> bytes:
        async with opened(tmp_path / "a.db") as store:
            await store.append(entry("t", 1, deck=StoredDeck("h", 'name = "ö"')))
            await store.append(ended("t", 2, "r", played("ann", "r"), played("bob", "r", "B")))
            await store.keep_deck(GuestDeck("ann", "h", 'name = "Änne"', 7), 5)
        return await exported(tmp_path / "a.db")

    async def exported(path: Path) -> bytes:
        file = io.BytesIO()
        await export_store(str(path), file)
        return file.getvalue()

    async def move(text: bytes) -> None:
        await import_store(str(tmp_path / "b.db"), io.BytesIO(text))
        assert await exported(tmp_path / "b.db") == text
        async with opened(tmp_path / "b.db") as store:
            assert await store.played("bob", 9) == [played("bob", "r", "B")]
            assert await store.deck("h") == 'name = "ö"'
            assert await store.decks("ann") == [GuestDeck("ann", "h", 'name = "Änne"', 7)]

    text = run(fill())
    kinds = [json.loads(line).get("kind") for line in text.splitlines()]
    assert kinds[5:] == ["played", "played", "deck", "guest-deck", "end"]
    run(move(text))


TABLE = '{"kind":"table","id":"t","code":"ABC","closed":false}'
RECORD = '{"kind":"record","id":"r","table":"t","record":{}}'
PLAYED = '{"kind":"played","guest":"g","record":"r","seat":"A","ended_at":1,"summary":{}}'
DECK = '{"kind":"deck","hash":"h","text":"x"}'
KEPT = '{"kind":"guest-deck","guest":"g","hash":"h","text":"x","kept_at":1}'


@pytest.mark.parametrize(
    ("lines", "fault", "place"),
    [
        ([PLAYED], StoreErrorCode.NO_RECORD, 2),
        ([TABLE, RECORD, PLAYED, PLAYED], StoreErrorCode.RECORD_TAKEN, 5),
        ([TABLE, RECORD, PLAYED.replace("{}", "7")], StoreErrorCode.BAD_LINE, 4),
        ([DECK, DECK], StoreErrorCode.DECK_TAKEN, 3),
        ([KEPT, KEPT], StoreErrorCode.DECK_TAKEN, 3),
    ],
)
def test_a_bad_line_about_what_guests_keep_is_named(
    tmp_path: Path, lines: list[str], fault: StoreErrorCode, place: int
) -> None:
    def imported(*lines: str) -> int:
        whole = ['{"format":"dnup-store/6"}', *lines, f'{{"kind":"end","lines":{len(lines)}}}']
        text = "".join(f"{line}\n" for line in whole).encode()
        return run(import_store(str(tmp_path / "a.db"), io.BytesIO(text)))

    with pytest.raises(StoreError) as caught:
        imported(*lines)
    assert (caught.value.code, caught.value.facts["line"]) == (fault, place)
    assert imported(TABLE, RECORD, PLAYED, DECK, KEPT) == 5


@pytest.mark.parametrize("name", GOLDEN)
def test_a_summary_tells_what_came_of_a_match(name: str) -> None:
    record = from_json((RECORDS / f"{name}.json").read_text(encoding="utf-8"))
    summary = summary_of(record)
    assert (summary.winner, summary.rounds) == (record.winner, len(record.rounds))
    if record.winner is not None:
        assert summary.points["ABCDE".index(record.winner)] == max(summary.points)


def test_a_match_whose_record_is_gone_can_be_forgotten(tmp_path: Path) -> None:
    path = tmp_path / "a.db"

    async def play() -> None:
        async with opened(path) as store:
            await store.append(entry("t", 1))
            await store.append(ended("t", 2, "r", played("ann", "r")))
            with sqlite3.connect(path) as connection:
                connection.execute("DELETE FROM records")
            connection.close()
            # Both are written in one transaction, and neither may fail for the other.
            await asyncio.gather(store.forget("ann"), store.append(entry("t", 3)))
            assert await ids(store, "ann") == []
            assert await store.load("t") == log("t", 3)

    run(play())
