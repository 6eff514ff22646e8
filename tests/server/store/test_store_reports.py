"""Reports wait for a moderator until one has settled them; blocks are each guest's alone."""

import io
from pathlib import Path

from server.store.entries import opened, run

from dnup.server.store import Block, Report, export_store, import_store

EVIDENCE = b'[{"at":5,"guest":"bob","name":"Bob","text":"You fool","reported":true}]'


def report(id_: str, made_at: int = 1, reporter: str = "ann") -> Report:
    return Report(
        id=id_,
        reporter=reporter,
        reporter_name="Ann",
        reported="bob",
        reported_name="Bob",
        table="t",
        code="ABCDEF",
        record=None,
        reason="insult",
        note="See his last line.",
        evidence=EVIDENCE,
        made_at=made_at,
    )


def test_open_reports_come_newest_first_and_page_by_page(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as store:
            for number in (1, 2, 3):
                await store.add_report(report(f"r{number}", number))
            assert [one.id for one in await store.reports(2)] == ["r3", "r2"]
            assert await store.reports(2, (2, "r2")) == [report("r1", 1)]
            assert await store.report("r2") == report("r2", 2)
            assert await store.report("r9") is None

    run(play())


def test_a_settled_report_is_no_longer_open_but_is_kept(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as store:
            await store.add_report(report("r1", 1))
            await store.add_report(report("r2", 2))
            await store.settle_report("r1", "Mia", 9, "muted for a day")
            assert [one.id for one in await store.reports(9)] == ["r2"]
            assert [one.id for one in await store.reports(9, is_open=False)] == ["r2", "r1"]
            settled = await store.report("r1")
            assert settled is not None
            assert (settled.settled_by, settled.settled_at) == ("Mia", 9)
            assert settled.outcome == "muted for a day"

    run(play())


def test_a_guest_finds_the_reports_that_they_made(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as store:
            await store.add_report(report("r1", 1))
            await store.add_report(report("r2", 2, reporter="eve"))
            assert [one.id for one in await store.reports_by("ann")] == ["r1"]
            assert await store.reports_by("bob") == []

    run(play())


def test_somebody_is_blocked_once_and_only_their_blocker_takes_it_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as store:
            await store.block(Block("b1", "ann", "bob", "Bob", 1))
            await store.block(Block("b2", "ann", "bob", "Bobby", 2))
            await store.block(Block("b3", "eve", "bob", "Bob", 3))
            assert await store.blocks("ann") == [Block("b2", "ann", "bob", "Bobby", 2)]
            assert sorted(await store.all_blocks()) == [("ann", "bob"), ("eve", "bob")]
            await store.unblock("ann", "b3")
            assert len(await store.blocks("eve")) == 1
            await store.unblock("ann", "b2")
            assert await store.blocks("ann") == []

    run(play())


def test_reports_and_blocks_are_exported_and_imported(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as store:
            await store.add_report(report("r1"))
            await store.add_report(report("r2"))
            await store.settle_report("r2", "Mia", 9, "nothing to do")
            await store.block(Block("b1", "ann", "bob", "Bob", 1))

    run(play())
    file = io.BytesIO()
    run(export_store(str(tmp_path / "a.db"), file))
    run(import_store(str(tmp_path / "b.db"), io.BytesIO(file.getvalue())))
    again = io.BytesIO()
    run(export_store(str(tmp_path / "b.db"), again))
    assert again.getvalue() == file.getvalue()

    async def look() -> None:
        async with opened(tmp_path / "b.db") as store:
            assert await store.report("r1") == report("r1")
            assert await store.blocks("ann") == [Block("b1", "ann", "bob", "Bob", 1)]

    run(look())
