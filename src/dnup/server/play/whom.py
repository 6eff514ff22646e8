"""Who is meant when somebody at a table is reported or blocked, and what was said there."""

from collections.abc import Iterable

import msgspec

from dnup.rules import Seat
from dnup.table import fact, fact_from_json

LINES = 30  # of the chat that go with a report

_TOLD = tuple(f'"fact":"{kind}"'.encode() for kind in ("person-seated", "renamed", "said"))


class SaidLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that was said at a table, and by whom."""

    at: int
    guest: str
    name: str
    phrase: str | None = None
    text: str | None = None
    reported: bool = False


class Sitter(msgspec.Struct, frozen=True):
    """Who held a seat, under the name that they had last."""

    guest: str
    name: str


class Talk:
    """Who sat at a table and what they said, from its log."""

    def __init__(self, log: Iterable[bytes]) -> None:
        self.sitters: dict[Seat, Sitter] = {}  # who held each seat last
        self.said: list[tuple[Seat, SaidLine]] = []
        for line in log:
            if any(mark in line for mark in _TOLD):
                self._read(fact_from_json(line))

    def _read(self, happened: fact.Fact) -> None:
        match happened:
            case fact.PersonSeated(seat=seat, guest=guest, name=name):
                self.sitters[seat] = Sitter(guest, name)
            case fact.Renamed(seat=seat, name=name) if seat in self.sitters:
                self.sitters[seat] = Sitter(self.sitters[seat].guest, name)
            case fact.Said(at=at, seat=seat, phrase=phrase, text=text) if seat in self.sitters:
                by = self.sitters[seat]
                self.said.append((seat, SaidLine(at, by.guest, by.name, phrase, text)))

    def find(self, seat: Seat, said_at: int | None) -> Sitter | None:
        """Who said something in a seat at this time; without a time, who held it last."""
        if said_at is None:
            return self.sitters.get(seat)
        for other, line in reversed(self.said):
            if other == seat and line.at == said_at:
                return Sitter(line.guest, line.name)
        return None

    def evidence(self, seat: Seat, said_at: int | None) -> bytes:
        """The last lines as JSON, oldest first; the one that was reported is among them."""
        marked = [
            msgspec.structs.replace(line, reported=other == seat and line.at == said_at)
            for other, line in self.said
        ]
        first = next((i for i, line in enumerate(marked) if line.reported), len(marked))
        begin = min(first, max(0, len(marked) - LINES))
        return msgspec.json.encode(marked[begin : begin + LINES])
