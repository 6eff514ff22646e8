"""Ratings in the store: once for each match, with its record or not at all, and the same again."""

import io
from pathlib import Path

import pytest
from server.store.entries import add_guest, entry, opened, run

from dnup.analysis.rating import NEW, Skill, rate_against
from dnup.notation import pairs_deck, standard_deck
from dnup.server.store import (
    Guest,
    LogEntry,
    StoredRecord,
    StoreError,
    Unassisted,
    export_store,
    import_store,
)
from dnup.server.store.ladder import rate_again

LEVELS = ("beginner", "random")
DECK = standard_deck().hash
FIRST = pairs_deck().hash


def ended(
    number: int,
    record: str,
    *points: int,
    guest: str = "ann",
    table: str = "t",
    deck: str = DECK,
) -> LogEntry:
    match = Unassisted(guest, number, LEVELS[: len(points) - 1], points, deck)
    return entry(table, number, record=StoredRecord(record, b"{}"), unassisted=match)


def test_each_match_is_rated_on_top_of_those_before_and_can_be_worked_out_again(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as store:
            await store.append(entry("t", 1))
            await store.append(ended(2, "a", 2, 0, 1))
            await store.append(ended(3, "b", 1, 2))
            await store.append(ended(4, "c", 0, 4, 2))
            found = await store.rated("ann", 3)
            one = rate_against(NEW, LEVELS, [2, 0, 1])
            two = rate_against(one, LEVELS, [0, 4, 2])
            assert [(match.number, match.record) for match in found] == [(1, "a"), (2, "c")]
            assert [match.skill for match in found] == [one, two] == rate_again(found)
            assert [m.skill for m in await store.rated("ann", 2)] == [
                rate_against(NEW, ["beginner"], [1, 2])
            ]
            assert await store.rated_match("ann", "c") == (one, found[1])
            assert await store.rated_match("ann", "a") == (None, found[0])
            assert await store.rated_match("bob", "a") is None

    run(play())


def test_a_match_that_is_not_stored_is_not_rated_and_one_that_is_counts_once(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as store:
            await store.append(entry("t", 1))
            await store.append(ended(2, "a", 2, 0))
            for again in (ended(2, "b", 2, 0), ended(3, "a", 2, 0)):
                with pytest.raises(StoreError):
                    await store.append(again)
            assert [match.record for match in await store.rated("ann", 2)] == ["a"]

    run(play())


def test_two_processes_rate_one_after_the_other(tmp_path: Path) -> None:
    async def play() -> None:
        path = tmp_path / "a.db"
        async with opened(path) as one, opened(path) as two:
            await one.append(entry("t", 1))
            await two.append(entry("u", 1))
            ones = [one.append(ended(2 + i, f"t{i}", 2, i % 2)) for i in range(10)]
            twos = [two.append(ended(2 + i, f"u{i}", 0, 1, table="u")) for i in range(10)]
            for stored in (*ones, *twos):
                await stored
            found = await one.rated("ann", 2)
            assert [match.number for match in found] == list(range(1, 21))
            assert [match.skill for match in found] == rate_again(found)

    run(play())


def test_each_deck_has_ratings_of_its_own(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as store:
            await add_guest(store, Guest("ann", "Ann", 1))
            await store.append(entry("t", 1))
            await store.append(ended(2, "a", 2, 0, deck=FIRST))
            await store.append(ended(3, "b", 2, 0))
            await store.append(ended(4, "c", 2, 1, deck=FIRST))
            one = rate_against(NEW, ["beginner"], [2, 0])
            two = rate_against(one, ["beginner"], [2, 1])
            found = {match.record: match for match in await store.rated("ann", 2)}
            assert {id_: (m.number, m.skill, m.deck) for id_, m in found.items()} == {
                "a": (1, one, FIRST),
                "b": (1, one, DECK),
                "c": (2, two, FIRST),
            }
            assert await store.rated_match("ann", "b") == (None, found["b"])
            assert await store.rated_match("ann", "c") == (one, found["c"])
            ranked = {deck: await store.ranked(2, deck, 1, 9) for deck in (DECK, FIRST)}
            assert [(best.matches, best.skill) for (best,) in ranked.values()] == [
                (1, one),
                (2, two),
            ]
            assert await store.ranked(2, DECK, 2, 9) == []

    run(play())


def test_the_best_are_those_who_are_surely_good(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as store:
            for guest in ("ann", "bob", "cy"):
                await add_guest(store, Guest(guest, guest.title(), 1))
                await store.append(entry(guest, 1))
            for i in range(4):
                await store.append(ended(2 + i, f"a{i}", 0, 1, guest="ann", table="ann"))
                await store.append(ended(2 + i, f"b{i}", 2, 1, guest="bob", table="bob"))
            await store.append(ended(2, "c", 2, 1, guest="cy", table="cy"))
            best = await store.ranked(2, DECK, 4, 9)
            assert [(one.name, one.matches) for one in best] == [("Bob", 4), ("Ann", 4)]
            assert best[0].skill.least > best[1].skill.least
            assert best[0].skill == (await store.rated("bob", 2))[-1].skill
            assert [one.guest for one in await store.ranked(2, DECK, 1, 9)] == ["bob", "cy", "ann"]
            some = [await store.ranked(2, DECK, 1, 1, guest) for guest in ("ann", "bob", None)]
            assert [[(one.guest, one.place, one.of) for one in ranked] for ranked in some] == [
                [("bob", 1, 3), ("ann", 3, 3)],
                [("bob", 1, 3)],
                [("bob", 1, 3)],
            ]
            await store.start_anew("bob")
            assert [one.guest for one in await store.ranked(2, DECK, 1, 9)] == ["cy", "ann"]
            assert await store.ranked(3, DECK, 1, 9) == []

    run(play())


def test_ratings_stay_when_the_match_is_deleted_and_move_with_an_export(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as store:
            await store.append(entry("t", 1))
            await store.append(ended(2, "a", 2, 0))
            await store.append(ended(3, "b", 0, 1))
            await store.forget("ann")
            before = await store.rated("ann", 2)
            assert len(before) == 2
        file = io.BytesIO()
        await export_store(str(tmp_path / "a.db"), file)
        file.seek(0)
        await import_store(str(tmp_path / "b.db"), file)
        async with opened(tmp_path / "b.db") as store:
            assert await store.rated("ann", 2) == before

    run(play())


def test_more_points_and_stronger_bots_make_a_better_rating() -> None:
    assert rate_against(NEW, ["master"], [2, 1]).mean > rate_against(NEW, ["random"], [2, 1]).mean
    assert rate_against(NEW, ["random"], [1, 2]).mean < rate_against(NEW, ["master"], [1, 2]).mean
    won, lost = (rate_against(NEW, ["beginner"], points) for points in ([2, 0], [0, 2]))
    assert won.mean > NEW.mean > lost.mean
    tie = rate_against(Skill(22.0, 2.0), ["beginner", "beginner"], [3, 3, 3])
    assert lost.unsure < NEW.unsure
    assert abs(tie.mean - 22.0) < 0.5
    # Who wins again and again comes to stand above the one who is beaten, and is ever surer of it.
    skill = NEW
    for _ in range(60):
        after = rate_against(skill, ["master"], [2, 0])
        assert after.mean > skill.mean
        skill = after
    assert skill.unsure < 5 < NEW.unsure
