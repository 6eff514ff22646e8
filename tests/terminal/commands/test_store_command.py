"""`dnup store`: a server's database as a file, and back."""

import asyncio
import stat
from pathlib import Path

from dnup.server.store import LogEntry, open_store
from support.programs import Dnup


def filled(database: Path) -> Path:
    """A database with one table in it."""

    async def fill() -> None:
        store = await open_store(str(database))
        await store.append(LogEntry("table", 1, (b'{"fact":"opened"}',), code="ABC234"))
        await store.close()

    asyncio.run(fill())
    return database


def test_what_is_exported_can_be_imported(dnup: Dnup, tmp_path: Path) -> None:
    first = filled(tmp_path / "first.db")
    done = dnup("store", "export", "all.jsonl", "--database", str(first))
    assert (done.returncode, done.stdout) == (0, "2 lines written to all.jsonl.\n")
    done = dnup("store", "import", "all.jsonl", "--database", "second.db")
    assert (done.returncode, done.stdout) == (0, "2 lines imported into second.db.\n")
    dnup("store", "export", "again.jsonl", "--database", "second.db")
    assert (tmp_path / "again.jsonl").read_bytes() == (tmp_path / "all.jsonl").read_bytes()


def test_an_export_is_for_its_owner_alone(dnup: Dnup, tmp_path: Path) -> None:
    dnup("store", "export", "all.jsonl", "--database", str(filled(tmp_path / "first.db")))
    assert stat.S_IMODE((tmp_path / "all.jsonl").stat().st_mode) == 0o600


def test_no_file_is_overwritten(dnup: Dnup, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("keep me")
    done = dnup("store", "export", "mine.txt", "--database", str(filled(tmp_path / "first.db")))
    assert done.returncode == 1
    assert "mine.txt already exists" in done.stderr
    assert (tmp_path / "mine.txt").read_text() == "keep me"


def test_an_export_without_a_database_leaves_no_file(dnup: Dnup, tmp_path: Path) -> None:
    done = dnup("store", "export", "all.jsonl", "--database", "nowhere.db")
    assert done.returncode == 1
    assert "There’s no database nowhere.db" in done.stderr
    assert list(tmp_path.glob("*.jsonl*")) == []


def test_a_file_that_was_cut_off_is_not_read_in(dnup: Dnup, tmp_path: Path) -> None:
    dnup("store", "export", "all.jsonl", "--database", str(filled(tmp_path / "first.db")))
    lines = (tmp_path / "all.jsonl").read_bytes().splitlines(keepends=True)
    (tmp_path / "cut.jsonl").write_bytes(b"".join(lines[:-1]))
    done = dnup("store", "import", "cut.jsonl", "--database", "second.db")
    assert done.returncode == 1
    assert "cut.jsonl: line 4: The file ends too early" in done.stderr
    whole = dnup("store", "import", "all.jsonl", "--database", "second.db")
    assert whole.returncode == 0  # nothing of the other had come in


def test_a_database_with_something_in_it_is_not_imported_into(dnup: Dnup, tmp_path: Path) -> None:
    first = filled(tmp_path / "first.db")
    dnup("store", "export", "all.jsonl", "--database", str(first))
    done = dnup("store", "import", "all.jsonl", "--database", str(first))
    assert done.returncode == 1
    assert "isn’t empty" in done.stderr


def test_serve_explains_a_database_that_is_none(dnup: Dnup, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ann, this is not a database. " * 100)
    done = dnup("serve", "--port=0", "--levels=greedy", "--database", "letter.txt")
    assert done.returncode == 1
    assert "letter.txt isn’t a database. Choose another file with --database." in done.stderr


def test_a_backup_comes_back_with_all_that_was_in_it(dnup: Dnup, tmp_path: Path) -> None:
    dnup("store", "backup", "copy.db", "--database", str(filled(tmp_path / "first.db")))
    done = dnup("store", "restore", "copy.db", "--database", "second.db")
    assert done.returncode == 0
    assert "restored to second.db, and checked. Start the server with it." in done.stdout
    for name in ("first", "second"):
        dnup("store", "export", f"{name}.jsonl", "--database", f"{name}.db")
    assert (tmp_path / "second.jsonl").read_bytes() == (tmp_path / "first.jsonl").read_bytes()


def test_a_backup_never_overwrites(dnup: Dnup, tmp_path: Path) -> None:
    first = filled(tmp_path / "first.db")
    dnup("store", "backup", "copy.db", "--database", str(first))
    for command in (
        ("backup", "copy.db", "--database", str(first)),
        ("restore", "copy.db", "--database", str(first)),
    ):
        done = dnup("store", *command)
        assert done.returncode == 1
        assert "already exists. Choose another file" in done.stderr


def test_a_folder_keeps_the_newest_backups(dnup: Dnup, tmp_path: Path) -> None:
    first, folder = filled(tmp_path / "first.db"), tmp_path / "backups"
    folder.mkdir()
    for name in ("dnup-2026-01-01-000000.db", "dnup-2026-01-02-000000.db", "mine.db"):
        (folder / name).touch()
    done = dnup("store", "backup", "backups", "--keep=2", "--database", str(first))
    assert done.stdout.splitlines()[-1] == "1 older backup deleted."
    kept = sorted(file.name for file in folder.iterdir())
    assert kept[0] == "dnup-2026-01-02-000000.db"
    assert kept[2:] == ["mine.db"]
    done = dnup("store", "backup", "new.db", "--keep=2", "--database", str(first))
    assert done.returncode == 1
    assert "--keep works with a folder of backups" in done.stderr


def test_a_backup_says_what_stands_in_its_way(dnup: Dnup, tmp_path: Path) -> None:
    first = filled(tmp_path / "first.db")
    done = dnup("store", "backup", "nowhere/copy.db", "--database", str(first))
    assert done.stderr == "nowhere/copy.db can’t be written: No such file or directory\n"
    done = dnup("store", "backup", "copy.db", "--database", "none.db")
    assert "There’s no database none.db." in done.stderr
