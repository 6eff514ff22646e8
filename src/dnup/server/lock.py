"""One server a database: a second one would not see the tables that the first has in memory."""

import logging
import os
import re
import sys
from contextlib import suppress
from pathlib import Path

if sys.platform != "win32":
    import fcntl

_ADDRESS = re.compile(r"https?://[!-~]{1,300}")

_log = logging.getLogger("dnup.server")


class StartError(Exception):
    """A service that cannot start; its text says why and what to do."""


class DatabaseTakenError(StartError):
    """Another server has this database; its address on this machine, if it has told it."""

    def __init__(self, database: Path, address: str | None) -> None:
        super().__init__(f"another server has {database}")
        self.database = database
        self.address = address


class Lock:
    """A lock on the file beside a database, which ends with the process, however that ends.

    Reading the database and exporting it stay possible. Raises `DatabaseTakenError`.
    """

    def __init__(self, database: Path) -> None:
        path = _path(database)
        self._file: int | None = None
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
            _give_to_owner(self._file, database)
            if sys.platform != "win32":
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            self.tell(None)  # a server that was killed has left its address
        except BlockingIOError:
            address = _read_address(self._file)
            self.release()
            raise DatabaseTakenError(database, address) from None
        except OSError as error:
            # Where there are no locks, or no such folder, which the store tells better.
            _log.warning("not-locked", extra={"facts": {"error": type(error).__name__}})

    def tell(self, address: str | None) -> None:
        """Leave word for a second server where this one can be found; None: nowhere."""
        if self._file is None:
            return
        with suppress(OSError):  # a full disk; a second server then says less
            os.ftruncate(self._file, 0)
            os.lseek(self._file, 0, os.SEEK_SET)
            os.write(self._file, (address or "").encode())

    def release(self) -> None:
        """Let another server have the database."""
        if self._file is not None:
            os.close(self._file)
            self._file = None


def check_free(database: Path) -> None:
    """Raise `DatabaseTakenError` if a server has this database.

    Nothing is made, and nothing kept.
    """
    try:
        file = os.open(_path(database), os.O_RDONLY)
    except OSError:
        return
    try:
        if sys.platform != "win32":
            fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        raise DatabaseTakenError(database, _read_address(file)) from None
    except OSError:
        return  # no locks here
    finally:
        os.close(file)


def _give_to_owner(file: int, database: Path) -> None:
    """Root may have come first: then the server's user must be able to lock it, too."""
    if sys.platform != "win32" and os.geteuid() == 0 and database.exists():
        owner = database.stat()
        os.fchown(file, owner.st_uid, owner.st_gid)


def _path(database: Path) -> Path:
    return Path(f"{database.expanduser().resolve()}.lock")


def _read_address(file: int | None) -> str | None:
    said = "" if file is None else os.read(file, 400).decode("ascii", "replace")
    return said if _ADDRESS.fullmatch(said) else None
