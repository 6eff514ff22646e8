"""Recorded matches that are read and checked: those that were played here, and files people bring.

All work on a record is done on threads of its own: a long one must not hold up those who play.
"""

import asyncio
import re
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import msgspec

from dnup.notation import Record, find_deck, from_json, shipped_deck
from dnup.protocol import ServerRefusalCode
from dnup.server.metrics import Metrics
from dnup.server.refused import RequestRefused, too_fast
from dnup.server.store import Store
from dnup.server.work.cache import Cache
from dnup.server.work.fairness import FairShare, QueueFullError
from dnup.table import Options
from dnup.table.replay import Replay, make_replay

THREADS = 2
AT_ONCE = 2  # pieces of work of one address: what others want comes next
WAITING = 20  # more of them, as many as may be asked at once
FILES = 64 * 1024 * 1024  # bytes of what people brought that are kept
READ = 10_000  # actions of records that stay read: the garbage collector looks at all of them

_PLAYED = re.compile(r"[A-Za-z0-9_-]{1,40}")
_FILE = re.compile(r"file-[0-9a-f]{24}")  # longer than the id of a match that was played here

T = TypeVar("T")


class RecordSource(msgspec.Struct, frozen=True):
    """A record as JSON, and the text of its deck if it was brought with it."""

    record: bytes
    deck: str | None = None


class Replays:
    """The records that are at hand, and the threads that work on them."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics
        self._pool = ThreadPoolExecutor(THREADS, thread_name_prefix="replay")
        self._files: Cache[RecordSource] = Cache(FILES)
        self._read: Cache[Replay] = Cache(READ)
        self._turns = FairShare(AT_ONCE, WAITING)

    def stop(self) -> None:
        """Begin nothing more."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def bring(self, address: str, id_: str, record: Record, source: RecordSource) -> Replay:
        """Keep a record that somebody brought, as soon as it has proved right."""
        kept = self._files.get(id_)
        # The deck of a file that is kept has proved right; one that comes now may not.
        deck = source.deck if kept is None else kept.deck
        replay = None if kept is None else self._read.get(id_)
        if replay is None:
            replay = await self._replay(address, record, deck)
        weight = len(source.record) + len(deck or "")
        self._files.put(id_, RecordSource(source.record, deck), weight)
        self._keep(id_, replay)
        return replay

    async def find(self, id_: str, address: str) -> Replay:
        """The match that is asked for, checked against the rules.

        Raises `RequestRefused`, and what `make_replay` raises, and `StoreError`.
        """
        # The store is asked each time: what its players have deleted is gone.
        source = await self.source(id_)
        found = self._read.get(id_)
        if found is None:
            record = await self.work(address, "read", lambda: from_json(source.record))
            id_of_match = "" if is_file(id_) else id_
            found = await self._replay(address, record, source.deck, id_of_match)
            self._keep(id_, found)
        return found

    async def source(self, id_: str) -> RecordSource:
        """The record with this id."""
        if is_file(id_):
            source = self._files.get(id_)
        else:
            record = await self._store.record(id_) if _PLAYED.fullmatch(id_) else None
            source = None if record is None else RecordSource(record)
        if source is None:
            self._read.drop(id_)
            raise RequestRefused(404, "no-such-record")
        return source

    async def _replay(self, address: str, record: Record, own: str | None, id_: str = "") -> Replay:
        """The match of a record, with its own deck or one that was ever played with here."""
        texts = [own]
        if shipped_deck(record.deck.hash) is None:
            texts.append(await self._store.deck(record.deck.hash))

        def make() -> Replay:
            decks = [Options(deck=text).make_deck() for text in texts if text is not None]
            return make_replay(record, find_deck(record, decks), id_)

        return await self.work(address, "replay", make)

    def _keep(self, id_: str, replay: Replay) -> None:
        self._read.put(id_, replay, replay.actions + 100)

    async def work(
        self,
        address: str,
        what: str,
        work: Callable[[], T],
        kept: Callable[[], T | None] = lambda: None,
    ) -> T:
        """Do it on a thread, unless it is `kept` by then. The event loop goes on meanwhile.

        So does what other addresses want: one alone cannot have all the threads for long. Raises
        `RequestRefused` when too much of one address waits.
        """
        loop, began = asyncio.get_running_loop(), time.perf_counter()

        async def do() -> T:
            found = kept()
            return await loop.run_in_executor(self._pool, work) if found is None else found

        try:
            return await self._turns.take(address, do)
        except QueueFullError:
            self._metrics.refused(ServerRefusalCode.TOO_FAST)
            raise too_fast(1.0, f"{AT_ONCE + WAITING}") from None
        finally:
            self._metrics.replayed(what, time.perf_counter() - began)


def is_file(id_: str) -> bool:
    """Whether it is the id of a record that somebody brought."""
    return _FILE.fullmatch(id_) is not None
