"""Back up a database while a server writes to it, and restore it: SQLite's online backup.

A copy goes into a hidden file beside its target, is checked there, and gets its name last. So a
file with the right name is whole, whatever happened on the way.
"""

import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from enum import StrEnum
from pathlib import Path

from dnup.server.store.database import BUSY_SECONDS, Database, reason_of
from dnup.server.store.error import StoreError, StoreErrorCode

_PAGES = 1000  # copied between two calls of `progress`: 4 MB
_STEPS = 1000  # of SQLite, about a page each, between two calls while it checks
_LEFT_BEHIND = ("-wal", "-shm", "-journal")


class Stage(StrEnum):
    """What a backup is busy with."""

    COPYING = "copying"
    CHECKING = "checking"


Progress = Callable[[Stage, int, int], object]  # bytes done, and how many there are


def back_up(database: Database, target: Path, progress: Progress) -> int:
    """Copy a database as it is at this moment into a new file; returns the file's size.

    The server may write meanwhile: what it acknowledged before is in the copy. `progress` may
    raise to stop. Raises `StoreError` if the database can't be read or the copy isn't sound,
    `FileExistsError` if the target is there, and another `OSError` if it can't be written. Then
    nothing is left behind.
    """
    database.check_version()
    return _copy(database.path, target, progress)


def restore(backup: Path, database: Database, progress: Progress) -> int:
    """Make a new database from a backup; returns its size.

    The backup may be of an older version; the next start brings it up to date. Raises as
    `back_up` does, and `StoreError` if files of another database with this name are still there:
    SQLite would mix them in.
    """
    Database(backup).check_version()
    for end in _LEFT_BEHIND:
        left = Path(f"{database.path}{end}")
        if left.exists():
            raise StoreError(StoreErrorCode.LEFT_BEHIND, path=str(left))
    return _copy(backup, database.path, progress)


def _copy(source: Path, target: Path, progress: Progress) -> int:
    if target.exists():
        raise FileExistsError(target)
    with _hidden(target) as part:
        try:
            with closing(_open(source)) as reading, closing(_open(part)) as writing:
                _copy_pages(reading, writing, progress)
            with closing(_open(part)) as written:
                written.execute("PRAGMA journal_mode = DELETE")  # one file holds everything
                _check(written, part, progress)
        except sqlite3.Error as error:
            raise StoreError(StoreErrorCode.READ_FAILED, reason=reason_of(error)) from error
        with part.open("rb") as file:
            os.fsync(file.fileno())
        size = part.stat().st_size
        _name(part, target)
    return size


@contextmanager
def _hidden(target: Path) -> Iterator[Path]:
    """A new file beside the target, for its owner alone, that goes in the end."""
    file, name = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".part", dir=target.parent)
    os.close(file)
    part = Path(name)
    try:
        yield part
    finally:
        for end in ("", *_LEFT_BEHIND):
            Path(f"{part}{end}").unlink(missing_ok=True)


def _open(path: Path) -> sqlite3.Connection:
    uri = f"{path.absolute().as_uri()}?mode=rw"
    return sqlite3.connect(uri, uri=True, timeout=BUSY_SECONDS, isolation_level=None)


def _copy_pages(
    reading: sqlite3.Connection, writing: sqlite3.Connection, progress: Progress
) -> None:
    # Within a transaction all steps see the same moment. Without one, SQLite would begin again
    # whenever the server writes, and never come to an end.
    reading.execute("BEGIN")
    size = reading.execute("PRAGMA page_size").fetchone()[0]
    reading.execute("SELECT 1 FROM sqlite_schema").fetchone()

    def tell(_status: int, remaining: int, total: int) -> None:
        progress(Stage.COPYING, (total - remaining) * size, total * size)

    reading.backup(writing, pages=_PAGES, progress=tell, sleep=0.0)
    reading.execute("ROLLBACK")


def _check(written: sqlite3.Connection, part: Path, progress: Progress) -> None:
    """Raise `StoreError` unless SQLite finds the copy sound."""
    size = part.stat().st_size
    stopped: list[BaseException] = []

    def tell() -> int:
        try:
            progress(Stage.CHECKING, size, size)
        except BaseException as error:  # noqa: BLE001 - SQLite would swallow it
            stopped.append(error)
        return len(stopped)

    tell()
    written.set_progress_handler(tell, _STEPS)
    found = ""
    with suppress(sqlite3.OperationalError):  # it was stopped
        found = written.execute("PRAGMA quick_check(1)").fetchone()[0]
    if stopped:
        raise stopped[0]
    if found != "ok":
        raise StoreError(StoreErrorCode.DAMAGED, reason=found)


def _name(part: Path, target: Path) -> None:
    """Give the file its name, which nobody else may have taken meanwhile."""
    try:
        os.link(part, target)
    except FileExistsError:
        raise
    except OSError:  # no links on this file system
        if target.exists():
            raise FileExistsError(target) from None
        part.rename(target)
    if os.name == "posix":
        folder = os.open(target.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
