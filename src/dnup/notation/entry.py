"""Texts with records: one as JSON, one as text for people, or many as JSON, one a line."""

from collections.abc import Iterable
from dataclasses import dataclass

import msgspec

from dnup.notation.error import TextError
from dnup.notation.record import Record, Step, find_deck, from_json, replay
from dnup.notation.transcript import parse_record
from dnup.rules import Deck


@dataclass(frozen=True, slots=True)
class RecordEntry:
    """One record in a text: its own text, and its line if it is one of many."""

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
            raise self.at_line(error) from None

    def replay(self, decks: Iterable[Deck]) -> tuple[Record, Deck, list[Step]]:
        """The record, its deck and its steps. Raises `TextError` with the place."""
        record = self.read()
        try:
            deck = find_deck(record, decks)
            return record, deck, replay(record, deck)
        except TextError as error:
            raise self.at_line(error) from None

    def at_line(self, error: TextError) -> TextError:
        """An error in the record, with its line in the whole text before its place."""
        if self.line is None:
            return error
        place = f"line {self.line}: {error.place}" if error.place else f"line {self.line}"
        return type(error)(error.code, place, **error.facts)


def find_records(text: str) -> list[RecordEntry]:
    """The records in a text, not yet read; always at least one."""
    lines = [(i, line) for i, line in enumerate(text.split("\n"), start=1) if line.strip()]
    if len(lines) > 1 and any(_is_object(line) for _, line in lines):
        return [RecordEntry(line, i) for i, line in lines]
    return [RecordEntry(text)]


def _is_object(text: str) -> bool:
    """Whether the text is a whole JSON object: a line that is one is a record of its own."""
    try:
        return isinstance(msgspec.json.decode(text), dict)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False
