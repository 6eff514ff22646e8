"""Files with records: one as JSON, one as text, or many as JSON, one a line."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import msgspec

from dnup.notation import (
    Fault,
    NotationError,
    Record,
    Step,
    TextError,
    find_deck,
    from_json,
    parse_record,
    replay,
)
from dnup.rules import Deck


@dataclass(frozen=True, slots=True)
class Entry:
    """One record in a file: its text, and its line if it is one of many."""

    text: str
    line: int | None = None

    @property
    def is_json(self) -> bool:
        """Whether it is JSON rather than text for people."""
        return self.text.lstrip()[:1] in ("{", "[")

    def read(self) -> Record:
        """The record. Raises `NotationError` with the line as the place."""
        try:
            return from_json(self.text) if self.is_json else parse_record(self.text)
        except TextError as error:
            raise self._at_line(error) from None

    def replay(self, decks: Iterable[Deck]) -> tuple[Record, Deck, list[Step]]:
        """The record, its deck and its steps. Raises `TextError` with the place."""
        record = self.read()
        try:
            deck = find_deck(record, decks)
            return record, deck, replay(record, deck)
        except TextError as error:
            raise self._at_line(error) from None

    def _at_line(self, error: TextError) -> TextError:
        if self.line is None:
            return error
        place = f"line {self.line}: {error.place}" if error.place else f"line {self.line}"
        return type(error)(error.fault, place, **error.facts)


def open_records(path: Path) -> list[Entry]:
    """The records in a file, not yet read. Raises `OSError`; `NotationError` if it is no text."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise NotationError(Fault.BAD_JSON, reason=str(error)) from None
    lines = [(i, line) for i, line in enumerate(text.split("\n"), start=1) if line.strip()]
    if len(lines) > 1 and any(_is_object(line) for _, line in lines):
        return [Entry(line, i) for i, line in lines]
    return [Entry(text)]


def _is_object(text: str) -> bool:
    """Whether the text is a whole JSON object: a line that is one is a record of its own."""
    try:
        return isinstance(msgspec.json.decode(text), dict)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False
