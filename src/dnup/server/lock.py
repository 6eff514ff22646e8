"""One server a database: a second one would not see the tables that the first has in memory."""

import logging
import os
import sys
from pathlib import Path

from dnup.server.wire import StartError

if sys.platform != "win32":
    import fcntl

_log = logging.getLogger("dnup.server")


class DatabaseTaken(StartError):  # noqa: N818 - as the store's CodeTaken
    """Another server has this database."""

    def __init__(self, database: Path) -> None:
        super().__init__(f"another server has {database}")
        self.database = database


class Lock:
    """A lock on the file beside a database, which ends with the process, however that ends.

    Reading the database and exporting it stay possible. Raises `DatabaseTaken`.
    """

    def __init__(self, database: Path) -> None:
        path = database.expanduser().resolve()
        self._file: int | None = None
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
            if sys.platform != "win32":
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self.release()
            raise DatabaseTaken(database) from None
        except OSError as error:
            # Where there are no locks, or no such folder, which the store tells better.
            _log.warning("not-locked", extra={"facts": {"error": type(error).__name__}})

    def release(self) -> None:
        """Let another server have the database."""
        if self._file is not None:
            os.close(self._file)
            self._file = None
