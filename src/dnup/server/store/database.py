"""The database behind a store: where it is, how it is reached, and that it is of this version.

All that only SQLite needs is in this file and in `backup.py`, and in `Clerk` the statement for many
facts at once.
"""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from dnup.server.store.error import StoreError, StoreErrorCode

BUSY_SECONDS = 10  # how long to wait for another process that writes
_STATEMENTS = 300  # prepared ones that a connection keeps: inserts of 1 to 256 facts, and some

_NO_FILES = (None, "", ":memory:")  # what lives in one connection only is no store
_PRAGMAS = (
    f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000}",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
)


@dataclass(frozen=True, slots=True)
class Database:
    """A SQLite file."""

    path: Path

    @staticmethod
    def at(url: str) -> "Database":
        """From `sqlite:///path/to/file` or a path alone. Raises `StoreError` for all else."""
        if url in _NO_FILES:
            raise StoreError(StoreErrorCode.UNKNOWN_URL, url=url)
        if "://" not in url:
            return Database(Path(url).expanduser())
        try:
            parsed = make_url(url)
        except ArgumentError:
            raise StoreError(StoreErrorCode.UNKNOWN_URL, url=url) from None
        file = parsed.database
        if parsed.drivername != "sqlite" or parsed.host or parsed.query or file in _NO_FILES:
            raise StoreError(StoreErrorCode.UNKNOWN_URL, url=parsed.render_as_string())
        return Database(Path(str(file)))

    def writer(self) -> Engine:
        """An engine that commits each statement, unless it is within `transaction`."""
        options: dict[str, Any] = {"connect_args": _ARGS, "isolation_level": "AUTOCOMMIT"}
        engine = create_engine(self._url("pysqlite"), **options)
        event.listen(engine, "connect", _prepare)
        return engine

    def reader(self, *, writes: bool = False) -> AsyncEngine:
        """An engine for the event loop, whose transactions see one state of the database.

        If it writes, others wait with writing from the beginning of a transaction.
        """
        begin = "BEGIN IMMEDIATE" if writes else "BEGIN"
        engine = create_async_engine(self._url("aiosqlite"), connect_args=_ARGS, pool_size=2)
        event.listen(engine.sync_engine, "connect", _prepare)
        event.listen(engine.sync_engine, "begin", lambda begun: begun.exec_driver_sql(begin))
        return engine

    def make(self) -> None:
        """Make the file and its folders if need be, and bring it to this version.

        Raises `StoreError` if it cannot be used, which leaves it as it is.
        """
        with self._opening():
            self.path.parent.mkdir(parents=True, exist_ok=True)
            # It holds secrets of running matches: others on this machine have no business there.
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))
            engine = self.writer()
            try:
                with engine.connect() as connection:
                    self._version(connection)
                    _write_ahead(connection)
                    with transaction(connection):
                        self.upgrade(connection)
            finally:
                engine.dispose()

    def check(self) -> None:
        """Raises `StoreError` unless the file is there and of this version; changes nothing."""
        if not self.path.exists():
            raise StoreError(StoreErrorCode.NO_DATABASE, path=str(self.path))
        with self._opening():
            engine = self.writer()
            try:
                with engine.connect() as connection:
                    if self._version(connection) != _scripts().get_current_head():
                        raise StoreError(StoreErrorCode.OLDER_DATABASE, path=str(self.path))
            finally:
                engine.dispose()

    def check_version(self) -> None:
        """Raises `StoreError` unless the file is a database of this version or an older one."""
        if not self.path.exists():
            raise StoreError(StoreErrorCode.NO_DATABASE, path=str(self.path))
        with self._opening():
            engine = self.writer()
            try:
                with engine.connect() as connection:
                    if self._version(connection) is None:
                        raise StoreError(StoreErrorCode.FOREIGN_DATABASE, path=str(self.path))
            finally:
                engine.dispose()

    def remove(self) -> None:
        """Delete the file and what SQLite keeps beside it."""
        for end in ("", "-wal", "-shm"):
            Path(f"{self.path}{end}").unlink(missing_ok=True)

    def _url(self, driver: str) -> URL:
        return URL.create(f"sqlite+{driver}", database=str(self.path))

    def upgrade(self, connection: Connection) -> None:
        """Bring it to this version, within a transaction."""
        self._version(connection)
        command.upgrade(_config(connection), "head")

    def downgrade(self, connection: Connection, version: str) -> None:
        """Bring it back to an older version, within a transaction; what that did not have goes."""
        command.downgrade(_config(connection), version)

    def _version(self, connection: Connection) -> str | None:
        """The version of the database, or none if it is empty; raises `StoreError` if unknown."""
        version = MigrationContext.configure(connection).get_current_revision()
        known = {script.revision for script in _scripts().walk_revisions()}
        if version is not None and version not in known:
            raise StoreError(StoreErrorCode.NEWER_DATABASE, path=str(self.path), version=version)
        if version is None and inspect(connection).get_table_names():
            raise StoreError(StoreErrorCode.FOREIGN_DATABASE, path=str(self.path))
        return version

    @contextmanager
    def _opening(self) -> Iterator[None]:
        """Whatever goes wrong in here goes wrong with opening this file."""
        try:
            yield
        except OSError as error:
            reason = error.strerror or str(error)
            raise StoreError(
                StoreErrorCode.CANNOT_OPEN, path=str(self.path), reason=reason
            ) from error
        except SQLAlchemyError as error:
            raise self._trouble(error) from error

    def _trouble(self, error: SQLAlchemyError) -> StoreError:
        if isinstance(error, DatabaseError) and "not a database" in str(error.orig):
            return StoreError(StoreErrorCode.NOT_A_DATABASE, path=str(self.path))
        return StoreError(StoreErrorCode.CANNOT_OPEN, path=str(self.path), reason=reason_of(error))


def _write_ahead(connection: Connection) -> None:
    """Let readers and the writer not wait for each other, which the file remembers.

    While somebody else has a file locked that is new, SQLite says so at once, however long it may
    wait for locks.
    """
    end = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.exec_driver_sql("PRAGMA journal_mode = WAL")
        except OperationalError as error:
            if "locked" not in reason_of(error) or time.monotonic() > end:
                raise
            time.sleep(0.02)
        else:
            return


def reason_of(error: BaseException) -> str:
    """What the database itself says of this error, in its own words."""
    return str(getattr(error, "orig", None) or error)


@contextmanager
def transaction(connection: Connection) -> Iterator[None]:
    """All that a writer does in here is done together or not at all; others wait with writing."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
    try:
        yield
        connection.exec_driver_sql("COMMIT")
    except BaseException:
        with suppress(OperationalError):  # SQLite may have undone it by itself
            connection.exec_driver_sql("ROLLBACK")
        raise


_ARGS = {"cached_statements": _STATEMENTS, "check_same_thread": False}


def _prepare(connection: Any, _: object) -> None:  # noqa: ANN401 - the driver's own
    """Set SQLite to keep what it commits; and leave it to us where a transaction begins."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(pragma)
    cursor.close()
    # SQLite's own `lower` knows only ASCII.
    connection.create_function("casefold", 1, str.casefold, deterministic=True)


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.attributes["connection"] = connection
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    return config


def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())
