"""A match's record on disk, written after every step, whole or not at all."""

import os
from datetime import datetime
from pathlib import Path

from dnup.notation import Record, from_json, to_json


def matches_folder() -> Path:
    """Where matches are kept when no file is named."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "dnup" / "matches"


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
    """The most recent match in the folder that has no winner."""
    if not matches_folder().is_dir():
        return None
    for path in sorted(matches_folder().glob("*.json"), reverse=True):
        try:
            if from_json(path.read_bytes()).winner is None:
                return path
        except (OSError, ValueError):
            continue
    return None


class Journal:
    """One match's file. A crash in the middle of writing leaves the step before."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.is_written = False

    def write(self, record: Record) -> None:
        """Put this record in place of the last one. Raises `OSError`; then the old one stays."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        draft = self.path.with_name(f".{self.path.name}.{os.getpid()}")
        try:
            with draft.open("w", encoding="utf-8") as file:
                file.write(to_json(record) + "\n")
                file.flush()
                os.fsync(file.fileno())
            draft.replace(self.path)
        finally:
            draft.unlink(missing_ok=True)
        self.is_written = True
