"""Deals that are played once more, and the matches that they come from.

A record is read, and gone through, on another thread than the loop's, and what came of it is kept
for a while: it never changes.
"""

import asyncio
from dataclasses import dataclass

from msgspec.structs import replace

from dnup.notation import Record, RecordError, find_deck, from_json, shipped_deck
from dnup.protocol.duplicate import DuplicatePlayedJson
from dnup.rules import Deck, Seat
from dnup.server.store import LogEntry, Store, StoredDuplicate
from dnup.server.work.bot_matches import BotMatches, played_of
from dnup.server.work.cache import Cache
from dnup.server.work.queue import JobQueue
from dnup.table import Challenge, Options

INSTEAD = "master"  # the level that plays for people
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

    kept: StoredDuplicate
    first: First
    challenge: Challenge


class Firsts:
    """Matches that had deals first. Belongs to the loop."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._found: Cache[First] = Cache(KEPT)
        self._played: Cache[DuplicatePlayedJson] = Cache(KEPT)

    async def find(self, id_: str) -> First | None:
        """The match with this id, which must be there still. Raises `StoreError`."""
        found = self._found.get(id_)
        if found is not None:
            return found
        text = await self._store.record(id_)
        if text is None:
            return None
        record = await asyncio.to_thread(_head, text)
        stored = None
        if shipped_deck(record.deck.hash) is None:
            stored = await self._store.deck(record.deck.hash)
        found = First(record, _deck_of(record, stored))
        self._found.put(id_, found, 1)
        return found

    async def played(self, deals: Deals) -> DuplicatePlayedJson | None:
        """What came of it for who sat there. Raises `StoreError`."""
        id_, seat = deals.kept.record, deals.challenge.seat
        name = f"{id_} {seat}"
        played = self._played.get(name)
        if played is not None:
            return played
        text = await self._store.record(id_)
        if text is None:
            return None
        played = await asyncio.to_thread(_go_through, text, deals.challenge.deck, seat)
        self._played.put(name, played, 1)
        return played


class Duplicates:
    """Deals by their codes, and the bots that play them, too."""

    def __init__(self, store: Store, queue: JobQueue, levels: tuple[str, ...]) -> None:
        """`levels` are those of the bots that there are."""
        self._store = store
        self.levels = levels
        self.firsts = Firsts(store)
        self.bots = BotMatches(queue, self._keep)

    async def find(self, code: str) -> Deals | None:
        """The deals with this code, however it was typed. Raises `StoreError`."""
        typed = code.upper().replace("-", "").replace(" ", "")
        kept = await self._store.duplicate(typed)
        first = None if kept is None else await self.firsts.find(kept.record)
        return None if kept is None or first is None else self.deals(kept, first)

    def deals(self, kept: StoredDuplicate, first: First) -> Deals | None:
        """The deals of a match that had them first; None if they are not known any more."""
        challenge = self.challenge(first, kept.code, Seat[kept.seat])
        return None if challenge is None else Deals(kept, first, challenge)

    def challenge(self, first: First, code: str, seat: Seat) -> Challenge | None:
        """The same, to be played from a seat, by the bots that there are."""
        known = {level: level for level in self.levels}
        challenge = first.challenge(code, seat, self.instead)
        if challenge is None:
            return None
        # A level that there is no longer is played by the one that plays for people.
        levels = tuple(known.get(level, self.instead) for level in challenge.levels)
        return replace(challenge, levels=levels)

    @property
    def instead(self) -> str:
        """The level that plays for people."""
        return INSTEAD if INSTEAD in self.levels else self.levels[-1]

    async def _keep(self, entry: LogEntry) -> None:
        await self._store.append(entry)


def _head(text: bytes) -> Record:
    return replace(from_json(text), rounds=[])


def _deck_of(record: Record, stored: str | None) -> Deck | None:
    """The deck of a record, which may be one that was stored; None if it isn't known any more."""
    try:
        return find_deck(record, [] if stored is None else [Options(deck=stored).make_deck()])
    except RecordError:
        return None


def _go_through(text: bytes, deck: Deck, seat: Seat) -> DuplicatePlayedJson:
    return played_of(from_json(text), deck, seat)
