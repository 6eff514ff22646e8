"""A match's record on disk, written after every step, whole or not at all."""

import os
from datetime import datetime
from pathlib import Path

from dnup.folders import data_folder
from dnup.notation import Record, from_json, to_json


def matches_folder() -> Path:
    """Where matches are kept when no file is named."""
    return data_folder() / "matches"


def new_file(now: datetime) -> Path:
    """A file for a new match that does not exist yet."""
    stem = now.strftime("%Y-%m-%d-%H%M%S")
    path = matches_folder() / f"{stem}.json"
    number = 1
    while path.exists():
        number += 1
        path = matches_folder() / f"{stem}-{number}.json"
    return path


def last_unfinished() -> Path | None:
    """The match in the folder that was left last."""
    for path in _latest_first():
        try:
            if from_json(path.read_bytes()).winner is None:
                return path
        except (OSError, ValueError):
            continue
    return None


def last_match() -> Path | None:
    """The match in the folder that was played last, finished or not."""
    return next(iter(_latest_first()), None)


def _latest_first() -> list[Path]:
    paths = matches_folder().glob("*.json")
    return sorted(paths, key=lambda path: path.stat().st_mtime_ns, reverse=True)


class JournalError(Exception):
    """A step could not be saved: for the system's `reason`; without one, the file had changed."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Journal:
    """One match's file. A crash in the middle of writing leaves the step before."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._last = path.read_bytes() if path.exists() else None

    def write(self, record: Record) -> None:
        """Put this record in place of the last one.

        Raises `JournalError`; then the old one stays.
        """
        draft = self.path.with_name(f".{self.path.name}.{os.getpid()}")
        content = f"{to_json(record)}\n".encode()
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if (self.path.read_bytes() if self.path.exists() else None) != self._last:
                raise JournalError("")
            try:
                with draft.open("wb") as file:
                    file.write(content)
                    file.flush()
                    os.fsync(file.fileno())
                draft.replace(self.path)
            finally:
                draft.unlink(missing_ok=True)
        except OSError as error:
            raise JournalError(error.strerror or str(error)) from None
        self._last = content
