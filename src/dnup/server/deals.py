"""The matches whose deals are played once more, as much of them as that needs.

A record is read, and gone through, on another thread than the loop's, and what came of it is kept
for a while: it never changes.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from msgspec.structs import replace

from dnup.notation import Record, from_json, standard_deck
from dnup.protocol.duplicate import DuplicatePlayed
from dnup.rules import Seat
from dnup.server.shadows import played_of
from dnup.server.shelf import Shelf
from dnup.server.store import Duplicate, Store
from dnup.table import Challenge, Options

KEPT = 500  # matches, and as many results


@dataclass(frozen=True, slots=True)
class First:
    """A match that had deals first: its record without the rounds, and its own cards, if any."""

    record: Record
    deck: str | None
    has_deck: bool  # whether its cards are known

    def challenge(self, code: str, seat: Seat, people: str) -> Challenge | None:
        """Its deals, from a seat; None if it is not known any more how they came."""
        if not self.has_deck:
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
        deck = None
        if record.deck.hash != standard_deck().hash:
            deck = await self._store().deck(record.deck.hash)
        has_deck = deck is not None or record.deck.hash == standard_deck().hash
        found = First(record, deck, has_deck)
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


def _go_through(text: bytes, deck: str | None, seat: Seat) -> DuplicatePlayed:
    return played_of(from_json(text), Options(deck=deck).make_deck(), seat)
