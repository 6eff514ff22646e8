"""Files with records: one as JSON, one as text, or many as JSON, one a line."""

from pathlib import Path

from dnup.locales import Texts
from dnup.notation import (
    NotationError,
    Record,
    RecordEntry,
    TextErrorCode,
    find_records,
    format_deck,
    format_record,
    to_json,
)
from dnup.rules import Deck


def open_records(path: Path) -> list[RecordEntry]:
    """The records in a file, not yet read. Raises `OSError`; `NotationError` if it is no text."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise NotationError(TextErrorCode.BAD_JSON, reason=str(error)) from None
    return find_records(text)


class RecordFileError(Exception):
    """A record could not be written to a file, and why."""

    def __init__(self, message: str, file: Path, reason: str = "") -> None:
        super().__init__(message)
        self._message = message
        self._facts = {"file": str(file)} | ({"reason": reason} if reason else {})

    def sentence(self, text: Texts) -> str:
        """What is wrong, and what to do."""
        return text(self._message, **self._facts)


def write_record(path: Path, record: Record, deck: Deck) -> None:
    """Write a record, or its deck, to a new file, as its name asks for.

    Raises `RecordFileError`.
    """
    match path.suffix.lower():
        case ".json":
            content = f"{to_json(record)}\n"
        case ".txt":
            content = format_record(record)
        case ".toml":
            content = format_deck(deck)
        case _:
            raise RecordFileError("save-which-form", path)
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(content)
    except FileExistsError:
        raise RecordFileError("save-exists", path) from None
    except OSError as error:
        raise RecordFileError("save-fails", path, error.strerror or str(error)) from None
