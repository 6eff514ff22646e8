"""The matches whose deals are played once more, as much of them as that needs.

A record is read, and gone through, on another thread than the loop's, and what came of it is kept
for a while: it never changes.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from msgspec.structs import replace

from dnup.notation import Record, RecordError, find_deck, from_json, shipped_deck
from dnup.protocol.duplicate import DuplicatePlayed
from dnup.rules import Deck, Seat
from dnup.server.shadows import played_of
from dnup.server.shelf import Shelf
from dnup.server.store import Duplicate, Store
from dnup.table import Challenge, Options

KEPT = 500  # matches, and as many results


@dataclass(frozen=True, slots=True)
class First:
    """A match that had deals first: its record without the rounds, and its deck if it is known."""

    record: Record
    deck: Deck | None

    def challenge(self, code: str, seat: Seat, people: str) -> Challenge | None:
        """Its deals, from a seat; None if it is not known any more how they came."""
        if self.deck is None:
            return None
        return Challenge.of(self.record, code, seat, deck=self.deck, people=people)


@dataclass(frozen=True, slots=True)
class Deals:
    """Deals with all that they come from."""

    kept: Duplicate
    first: First
    challenge: Challenge


class Firsts:
    """Matches that had deals first. Belongs to the loop."""

    def __init__(self, store: Callable[[], Store]) -> None:
        self._store = store
        self._found: Shelf[First] = Shelf(KEPT)
        self._played: Shelf[DuplicatePlayed] = Shelf(KEPT)

    async def find(self, id_: str) -> First | None:
        """The match with this id, which must be there still. Raises `StoreError`."""
        found = self._found.get(id_)
        if found is not None:
            return found
        text = await self._store().record(id_)
        if text is None:
            return None
        record = await asyncio.to_thread(_head, text)
        stored = None
        if shipped_deck(record.deck.hash) is None:
            stored = await self._store().deck(record.deck.hash)
        found = First(record, _deck_of(record, stored))
        self._found.put(id_, found, 1)
        return found

    async def played(self, deals: Deals) -> DuplicatePlayed | None:
        """What came of it for who sat there. Raises `StoreError`."""
        id_, seat = deals.kept.record, deals.challenge.seat
        name = f"{id_} {seat}"
        played = self._played.get(name)
        if played is not None:
            return played
        text = await self._store().record(id_)
        if text is None:
            return None
        played = await asyncio.to_thread(_go_through, text, deals.challenge.deck, seat)
        self._played.put(name, played, 1)
        return played


def _head(text: bytes) -> Record:
    return replace(from_json(text), rounds=[])


def _deck_of(record: Record, stored: str | None) -> Deck | None:
    """The deck of a record, which may be one that was stored; None if it isn't known any more."""
    try:
        return find_deck(record, [] if stored is None else [Options(deck=stored).make_deck()])
    except RecordError:
        return None


def _go_through(text: bytes, deck: Deck, seat: Seat) -> DuplicatePlayed:
    return played_of(from_json(text), deck, seat)
