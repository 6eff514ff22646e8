"""All tables that are open: made, found by their codes, resumed after a restart, closed in time."""

import asyncio
import logging
import os
import secrets
from collections import Counter
from collections.abc import Callable, Iterable, Mapping

from dnup.notation import standard_deck
from dnup.protocol import HolderKind, ServerRefusalCode, TableEntryJson
from dnup.protocol.deck import deck_to_json
from dnup.server.clock import now_ms
from dnup.server.metrics import Metrics
from dnup.server.play.blocks import Blocks
from dnup.server.play.room import Room
from dnup.server.refused import RequestRefused
from dnup.server.settings import ServerSettings
from dnup.server.store import (
    CodeTakenError,
    LogEntry,
    Store,
    StoreError,
    StoreErrorCode,
)
from dnup.server.transport.headers import is_private
from dnup.server.work.bots import BotPool
from dnup.table import (
    ENTROPY_BYTES,
    NOBODY,
    BotHolder,
    Challenge,
    Close,
    Fact,
    Holder,
    Ink,
    Leave,
    Mute,
    Open,
    Options,
    Phase,
    Refused,
    Rename,
    Restart,
    Table,
    TableRefusalCode,
    fact_from_json,
    fact_to_json,
    fold,
    lookalike,
    open_facts,
)

# Letters and digits that are not taken for one another.
ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 6
LISTED = 100  # public tables that are told at once
PATIENCE_MINUTES = 1  # for somebody to come back, before their table makes room for another one
WAITING_HOURS = 1  # for people to come back to a table where no match is under way

_OF_ADDRESS = ServerRefusalCode.TOO_MANY_ADDRESS_TABLES
_OF_GUEST = ServerRefusalCode.TOO_MANY_OWN_TABLES

Make = Callable[[str, int, bytes], list[Fact]]  # what happens first, from code, time and chance

_log = logging.getLogger("dnup.server.lobby")


class Lobby:
    """The rooms by code."""

    def __init__(
        self, settings: ServerSettings, store: Store, bot_pool: BotPool, metrics: Metrics
    ) -> None:
        self._settings = settings
        self._store = store
        self._bot_pool = bot_pool
        self._metrics = metrics
        self.blocks = Blocks(store)
        self._rooms: dict[str, Room] = {}
        self._opening: Counter[str] = Counter()  # tables that are being stored, by host
        self._opening_from: Counter[str] = Counter()  # the same, by address
        self._closing: set[Room] = set()  # to make room, as soon as that is stored
        self._duplicates: dict[tuple[str, str], asyncio.Task[Room]] = {}  # the same, by their deals

    def __len__(self) -> int:
        return len(self._rooms) + self._opening.total() - len(self._closing)

    def hosted(self, guest: str) -> int:
        """How many tables a guest is the host of."""
        return sum(_host_of(room) == guest for room in self._rooms.values()) + self._opening[guest]

    @property
    def most_of_address(self) -> int | None:
        """The most tables of one address: never more than half of all."""
        most = self._settings.address_tables
        return None if most is None else min(most, max(1, self._settings.tables // 2))

    def make_room(self) -> bool:
        """Whether there is room for another table, after closing the idlest one if need be.

        A table where somebody is present, or was a moment ago, stays. Matches between people go
        last.
        """
        if len(self) < self._settings.tables:
            return True
        room = _idlest(self._staying())
        if room is not None:
            self._evict(room)
        return room is not None

    def _make_room_for(self, guest: str, address: str) -> None:
        """Keep a guest and an address to their tables, and all to theirs. Raises `Refused`.

        Tables where no match is on and nobody is any more make room for another of their own.
        """
        evicted: set[Room] = set()
        rooms = self._staying()
        own = [room for room in rooms if _host_of(room) == guest]
        near = [room for room in rooms if address and room.address == address]
        for code, most, opening, theirs in (
            (_OF_ADDRESS, self.most_of_address, self._opening_from[address], near),
            (_OF_GUEST, self._settings.guest_tables, self._opening[guest], own),
        ):
            left = [room for room in theirs if room not in evicted]
            if most is None or opening + len(left) < most:
                continue
            room = _idlest([room for room in left if room.table.phase != Phase.PLAYING])
            if room is None:
                raise Refused(code, limit=most)
            evicted.add(room)
        if not evicted and not self.make_room():
            raise Refused(ServerRefusalCode.TOO_MANY_TABLES, limit=self._settings.tables)
        for room in evicted:
            self._evict(room)

    def _staying(self) -> list[Room]:
        return [room for room in self._rooms.values() if room not in self._closing]

    def _evict(self, room: Room) -> None:
        _log.info("evicted", extra={"facts": {"table": room.id}})
        self._closing.add(room)
        room.ask(Close())

    def find(self, code: str) -> Room | None:
        """The room with this code, however it was typed."""
        return self._rooms.get(_typed(code))

    async def resume(self) -> None:
        """Take up every table that was not closed, where its log ends. Raises `StoreError`."""
        await self.blocks.load()
        for running in await self._store.running():
            lines = await self._store.load(running.id)
            try:
                table = fold(map(fact_from_json, lines))
            except Exception:  # noqa: BLE001
                # One log that cannot be read must not keep all others from being played.
                _log.exception("table-unreadable", extra={"facts": {"table": running.id}})
                continue
            room = self._add(running.id, table)
            room.ask(Restart())
            room.arrange()

    def playing(self, guest: str, duplicate: str) -> Room | None:
        """The room where a guest plays the deals with this code, and is not yet done."""
        for room in self._rooms.values():
            table = room.table
            is_it = table.duplicate is not None and table.duplicate.code == duplicate
            if is_it and table.phase != Phase.FINISHED and table.seat_of(guest) is not None:
                return room
        return None

    async def create(
        self,
        guest: str,
        name: str,
        options: Options,
        ink: Ink | None = None,
        *,
        address: str = "",
    ) -> Room:
        """Open a table for a guest at an address. Raises `Refused` or `StoreError`."""

        def make(code: str, now: int, drawn: bytes) -> list[Fact]:
            return open_facts(Open(guest, name, code, options, ink), now, drawn)

        return await self._open(guest, address, make)

    def check_name(self, guest: str, name: str) -> None:
        """Raises `RequestRefused` for a name that looks like another's at a guest's tables."""
        other = self.lookalike_of(guest, name)
        if other is not None:
            code = TableRefusalCode.LOOKALIKE_NAME
            raise RequestRefused(409, code, name=name, other=other)

    def lookalike_of(self, guest: str, name: str) -> str | None:
        """Whom at a guest's tables a name could be mistaken for."""
        for room in self._rooms.values():
            seat = room.table.seat_of(guest)
            if seat is None:
                continue
            names = [h.name for i, h in enumerate(room.table.seats) if h is not None and i != seat]
            other = lookalike(name, names)
            if other is not None:
                return other
        return None

    def mute(self, guest: str, other: str, *, is_muted: bool) -> None:
        """Let a guest not hear another where both sit, or hear them again."""
        for room in self._rooms.values():
            whom = room.table.seat_of(other)
            if whom is not None and room.table.seat_of(guest) is not None:
                room.ask(Mute(guest, whom, is_muted))

    def leave(self, guest: str) -> None:
        """A guest is gone for good: no table knows their name any more."""
        for room in self._rooms.values():
            if room.table.seat_of(guest) is not None:
                room.ask(Rename(guest, NOBODY))
                room.ask(Leave(guest))

    def rename(self, guest: str, name: str, ink: Ink | None) -> None:
        """Tell every table where a guest sits what they are called now."""
        for room in self._rooms.values():
            if room.table.seat_of(guest) is not None:
                room.ask(Rename(guest, name, ink))

    async def duplicate(
        self,
        guest: str,
        name: str,
        challenge: Challenge,
        pace: int | None,
        ink: Ink | None = None,
        *,
        address: str = "",
    ) -> Room:
        """Open a table for deals that were played before. Raises `Refused` or `StoreError`.

        Who asks twice at once comes to one table.
        """
        key = guest, challenge.code
        opening = self._duplicates.get(key)
        if opening is None:

            def make(code: str, now: int, _: bytes) -> list[Fact]:
                return challenge.open(guest, name, code, now, pace, ink)

            work = self._open(guest, address, make)
            opening = self._duplicates[key] = asyncio.get_running_loop().create_task(work)
            opening.add_done_callback(lambda _: self._duplicates.pop(key, None))
        return await asyncio.shield(opening)

    async def _open(self, guest: str, address: str, make: Make) -> Room:
        make("", now_ms(), bytes(ENTROPY_BYTES))  # who is refused costs nobody their table
        self._make_room_for(guest, address)
        counts = (self._opening, guest), (self._opening_from, address)
        for count, key in counts:
            count[key] += 1
        try:
            room = await self._create(make)
        finally:
            for count, key in counts:
                count[key] -= 1
                count += Counter()
        room.address = address
        return room

    async def _create(self, make: Make) -> Room:
        while True:
            code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
            now = now_ms()
            facts = make(code, now, os.urandom(ENTROPY_BYTES))
            table = fold(facts)
            id_ = secrets.token_hex(8)
            try:
                logged = tuple(map(fact_to_json, facts))
                await self._store.append(LogEntry(id_, 1, logged, code))
            except CodeTakenError:
                continue
            except StoreError as error:
                # Then it may be there all the same, and would wait for its host without a room.
                if error.code != StoreErrorCode.WRITE_FAILED or not await self._store.load(id_):
                    raise
            return self._add(id_, table)

    def listed(self) -> tuple[TableEntryJson, ...]:
        """The public tables: first those that wait for players, newest first."""
        public = [room.table for room in self._rooms.values() if room.table.options.is_public]
        public.sort(key=lambda table: (table.phase != Phase.GATHERING, -table.opened_at))
        return tuple(map(_entry, public[:LISTED]))

    def sweep(self) -> None:
        """Close the tables where nobody has been for long."""
        self._closing.clear()  # what could not be stored, is tried again
        now = now_ms()
        for room in tuple(self._rooms.values()):
            is_old = room.table.at < now - self._idle_minutes(room.table) * 60_000
            if is_old and _is_deserted(room):
                room.ask(Close(is_given_up=True))

    def _idle_minutes(self, table: Table) -> int:
        """How long nobody may be at a table before it is closed."""
        settings = self._settings
        if table.phase != Phase.PLAYING:
            return 60 * min(settings.idle_hours, WAITING_HOURS)
        if is_private(settings) or not _is_against_bots(table):
            return 60 * settings.idle_hours
        return min(settings.bot_match_minutes, 60 * settings.idle_hours)

    def count(self) -> Mapping[str, int]:
        """How many tables there are in each phase."""
        counts = Counter(room.table.phase.value for room in self._rooms.values())
        return {phase.value: counts[phase.value] for phase in Phase if phase != Phase.CLOSED}

    def rooms(self) -> tuple[Room, ...]:
        """All rooms."""
        return tuple(self._rooms.values())

    def _add(self, id_: str, table: Table) -> Room:
        room = Room(
            id_,
            table,
            self._store,
            self._bot_pool,
            self._metrics,
            self._settings.bot_pace_ms,
            self._remove,
            self.blocks,
        )
        self._rooms[table.code] = room
        return room

    def _remove(self, room: Room) -> None:
        self._rooms.pop(room.table.code, None)
        self._closing.discard(room)


def _host_of(room: Room) -> str | None:
    return next(iter(room.table.order), None)


def _idlest(rooms: Iterable[Room]) -> Room | None:
    """The room that is missed least, of those where nobody was for a moment."""
    latest = now_ms() - PATIENCE_MINUTES * 60_000
    idle = (room for room in rooms if room.table.at < latest and _is_deserted(room))
    return min(idle, key=_is_missed, default=None)


def _is_deserted(room: Room) -> bool:
    return not room.here and not room.table.is_attended


def _is_against_bots(table: Table) -> bool:
    """Whether one person plays against bots alone, or used to: nobody else waits for them."""
    return sum(1 for _ in table.people()) <= 1


def _is_missed(room: Room) -> tuple[bool, int]:
    """The greater, the sooner somebody misses this table."""
    table = room.table
    return table.phase == Phase.PLAYING and not _is_against_bots(table), table.at


def _typed(code: str) -> str:
    """A code as people type it: in small letters, with spaces or dashes."""
    return code.upper().replace("-", "").replace(" ", "")


def _entry(table: Table) -> TableEntryJson:
    return TableEntryJson(
        code=table.code,
        phase=table.phase,
        seats=tuple((_kind(holder), holder.name if holder else "") for holder in table.seats),
        deck=deck_to_json(table.deck)[0],
        spectators=table.options.spectators,
        clock=table.options.clock is not None,
        own_deck=table.deck.hash != standard_deck().hash,
    )


def _kind(holder: Holder | None) -> HolderKind:
    if holder is None:
        return HolderKind.EMPTY
    return HolderKind.BOT if isinstance(holder, BotHolder) else HolderKind.PERSON
