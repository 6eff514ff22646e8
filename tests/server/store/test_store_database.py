"""Opening a store: made if it is not there, brought to this version, refused if it is not ours."""

import asyncio
import re
import stat
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from server.store.entries import change, entry, log, opened, run

from dnup.server.store import StoreError, StoreErrorCode, open_store
from dnup.server.store.database import Database
from dnup.server.store.schema import metadata


def refusal(url: str) -> StoreError:
    with pytest.raises(StoreError) as caught:
        run(open_store(url))
    return caught.value


def test_folders_and_file_are_made_and_nobody_else_may_read_it(tmp_path: Path) -> None:
    path = tmp_path / "some" / "where" / "tables.db"

    async def play() -> None:
        async with opened(path) as store:
            await store.append(entry("t", 1))

    run(play())
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_url_and_a_path_are_the_same(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "a.db") as store:
            await store.append(entry("t", 1))
        store = await open_store(f"sqlite:///{tmp_path}/a.db")
        assert await store.load("t") == log("t", 1)
        await store.close()

    run(play())


def test_the_migrations_lead_to_the_tables_as_they_are_written_down(tmp_path: Path) -> None:
    database = Database(tmp_path / "a.db")
    database.make()
    with database.writer().connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        made = connection.exec_driver_sql("SELECT sql FROM sqlite_master WHERE sql > ''").scalars()
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        statements = sorted(re.sub(r"\s+", " ", str(sql)) for sql in made)
    connection.engine.dispose()
    fresh = Database(tmp_path / "b.db")
    with fresh.writer().connect() as connection:
        metadata.create_all(connection)
        made = connection.exec_driver_sql("SELECT sql FROM sqlite_master WHERE sql > ''").scalars()
        right = sorted(re.sub(r"\s+", " ", str(sql)) for sql in made)
    connection.engine.dispose()
    assert [sql for sql in statements if "alembic" not in sql] == right


def test_two_may_start_at_once_on_a_database_that_is_not_there_yet(tmp_path: Path) -> None:
    async def play(path: Path) -> None:
        one, two = await asyncio.gather(open_store(str(path)), open_store(str(path)))
        await one.append(entry("t", 1))
        assert await two.load("t") == log("t", 1)
        await asyncio.gather(one.close(), two.close())

    for attempt in range(5):
        run(play(tmp_path / f"{attempt}.db"))


def test_starting_again_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    Database(path).make()
    before = path.read_bytes()
    for _ in range(2):
        Database(path).make()
    assert path.read_bytes() == before


def test_a_database_of_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    Database(path).make()
    change(path, "UPDATE alembic_version SET version_num = '9999'")
    before = path.read_bytes()
    error = refusal(str(path))
    assert error.code is StoreErrorCode.NEWER_DATABASE
    assert error.facts == {"path": str(path), "version": "9999"}
    assert path.read_bytes() == before


def test_a_database_of_somebody_else_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    change(path, "CREATE TABLE recipes (name)")
    before = path.read_bytes()
    assert refusal(str(path)).code is StoreErrorCode.FOREIGN_DATABASE
    assert path.read_bytes() == before


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann, " * 500)
    assert refusal(str(path)).code is StoreErrorCode.NOT_A_DATABASE
    assert path.read_text() == "Dear Ann, " * 500


def test_a_path_that_cannot_be_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for path in (tmp_path, tmp_path / "file" / "a.db"):
        error = refusal(str(path))
        assert error.code is StoreErrorCode.CANNOT_OPEN
        assert error.facts["path"] == str(path)
        assert error.facts["reason"]


@pytest.mark.parametrize(
    "url", ["postgresql://ann@host/db", "sqlite://", "sqlite:///:memory:", ":memory:", "", "x://"]
)
def test_only_a_sqlite_file_is_a_store(url: str) -> None:
    error = refusal(url)
    assert error.code is StoreErrorCode.UNKNOWN_URL
    assert str(error).startswith("unknown-url url=")


def test_a_password_in_a_url_is_not_told() -> None:
    assert "secret" not in str(refusal("postgresql://ann:secret@host/db"))
