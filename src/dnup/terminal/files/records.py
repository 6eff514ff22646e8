"""Files with records: one as JSON, one as text, or many as JSON, one a line."""

from pathlib import Path

from dnup.locales import Texts
from dnup.notation import (
    Entry,
    Fault,
    NotationError,
    Record,
    find_records,
    format_deck,
    format_record,
    to_json,
)
from dnup.rules import Deck


def open_records(path: Path) -> list[Entry]:
    """The records in a file, not yet read. Raises `OSError`; `NotationError` if it is no text."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise NotationError(Fault.BAD_JSON, reason=str(error)) from None
    return find_records(text)


class NotWritten(Exception):  # noqa: N818 - what has happened
    """A record could not be written to a file, and why."""

    def __init__(self, message: str, file: Path, reason: str = "") -> None:
        super().__init__(message)
        self._message = message
        self._facts = {"file": str(file)} | ({"reason": reason} if reason else {})

    def sentence(self, text: Texts) -> str:
        """What is wrong, and what to do."""
        return text(self._message, **self._facts)


def write_record(path: Path, record: Record, deck: Deck) -> None:
    """Write a record, or its deck, to a new file, as its name asks for. Raises `NotWritten`."""
    match path.suffix.lower():
        case ".json":
            content = f"{to_json(record)}\n"
        case ".txt":
            content = format_record(record)
        case ".toml":
            content = format_deck(deck)
        case _:
            raise NotWritten("save-which-form", path)
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(content)
    except FileExistsError:
        raise NotWritten("save-exists", path) from None
    except OSError as error:
        raise NotWritten("save-fails", path, error.strerror or str(error)) from None
