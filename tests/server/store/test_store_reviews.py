"""Reviews in the store: one a match, for as long as its record is there."""

import io
from pathlib import Path

from server.store.entries import entry, opened, run

from dnup.server.store import (
    Judged,
    LogEntry,
    PlayedMatch,
    StoredRecord,
    StoredReview,
    export_store,
    import_store,
)


def ended(number: int, record: str, *guests: str, at: int = 1) -> LogEntry:
    who = tuple(
        PlayedMatch(guest, record, seat, at, b"{}")
        for guest, seat in zip(guests, "ABCDE", strict=False)
    )
    return entry("t", number, record=StoredRecord(record, b"{}"), played=who)


def review(record: str, version: int = 1, body: bytes = b"body") -> StoredReview:
    return StoredReview(record, version, b"digest of " + body, body)


def test_a_review_is_kept_and_the_next_takes_its_place(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as store:
            await store.append(entry("t", 1))
            await store.append(ended(2, "r", "ann"))
            assert await store.review("r") is None
            await store.keep_review(review("r"))
            await store.keep_review(review("r", 2, b"better"))
        async with opened(tmp_path / "a.db") as store:
            assert await store.review("r") == review("r", 2, b"better")

    run(play())


def test_a_review_goes_with_its_record_and_none_comes_after_that(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as store:
            await store.append(entry("t", 1))
            await store.append(ended(2, "r", "ann", "bob"))
            await store.keep_review(review("r"))
            await store.forget("ann", "r")
            assert await store.review("r") == review("r")
            await store.forget("bob")
            assert await store.review("r") is None
            await store.keep_review(review("r"))  # it was being worked out meanwhile
            assert await store.review("r") is None
            await store.append(entry("t", 3))  # and nothing else was hurt

    run(play())


def test_the_matches_of_a_guest_come_with_what_their_reviews_say(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as store:
            await store.append(entry("t", 1))
            await store.append(ended(2, "r", "ann", "bob", at=5))
            await store.append(ended(3, "s", "bob", at=7))
            await store.keep_review(review("r", 3))
            reviewed = Judged("r", "B", 5, 3, b"digest of body")
            assert await store.judged("bob") == [Judged("s", "A", 7, None, None), reviewed]
            assert [one.seat for one in await store.judged("ann")] == ["A"]
            assert await store.judged("eve") == []

    run(play())


def test_an_export_leaves_out_what_can_be_worked_out_again(tmp_path: Path) -> None:
    file = io.BytesIO()

    async def play() -> None:
        async with opened(tmp_path / "a.db") as store:
            await store.append(entry("t", 1))
            await store.append(ended(2, "r", "ann"))
            await store.keep_review(review("r"))
        await export_store(str(tmp_path / "a.db"), file)
        file.seek(0)
        await import_store(str(tmp_path / "b.db"), file)
        async with opened(tmp_path / "b.db") as store:
            assert await store.judged("ann") == [Judged("r", "A", 1, None, None)]

    run(play())
    assert b"review" not in file.getvalue()
