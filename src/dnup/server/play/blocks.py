"""Whom guests have blocked: kept in memory, because every seat that is taken asks for it."""

from collections import defaultdict

from dnup.rules import Seat
from dnup.server.store import Block, Store
from dnup.table import Mute, Person, Table


class Blocks:
    """Who has blocked whom."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._blocked: defaultdict[str, set[str]] = defaultdict(set)

    async def load(self) -> None:
        """Learn of all blocks. Raises `StoreError`."""
        for guest, blocked in await self._store.all_blocks():
            self._blocked[guest].add(blocked)

    def has(self, guest: str, other: str) -> bool:
        """Whether a guest has blocked another."""
        return other in self._blocked.get(guest, ())

    def count(self, guest: str) -> int:
        """How many others a guest has blocked."""
        return len(self._blocked.get(guest, ()))

    def seats(self, table: Table, guest: str) -> list[Seat]:
        """The seats of a table held by people whom a guest has blocked."""
        return [seat for seat, person in table.people() if self.has(guest, person.guest)]

    def keeps_out(self, table: Table, guest: str) -> bool:
        """Whether the host of a table doesn't want a guest there, who has no seat yet."""
        if table.host is None or table.seat_of(guest) is not None:
            return False
        host = table.seats[table.host]
        return isinstance(host, Person) and self.has(host.guest, guest)

    def mutes(self, table: Table) -> list[Mute]:
        """The mutes that a table still lacks: nobody hears whom they have blocked."""
        people = list(table.people())
        return [
            Mute(one.guest, whom, is_muted=True)
            for seat, one in people
            for whom, other in people
            if self.has(one.guest, other.guest) and (seat, whom) not in table.muted
        ]

    async def block(self, block: Block) -> None:
        """Block somebody. Raises `StoreError`."""
        await self._store.block(block)
        self._blocked[block.guest].add(block.blocked)

    async def unblock(self, guest: str, id_: str) -> Block | None:
        """Take a block back, and return it; None if there is none such. Raises `StoreError`."""
        found = next((one for one in await self._store.blocks(guest) if one.id == id_), None)
        if found is not None:
            await self._store.unblock(guest, id_)
            self._blocked[guest].discard(found.blocked)
        return found

    def forget(self, guest: str) -> None:
        """A guest is gone for good."""
        self._blocked.pop(guest, None)
        for others in self._blocked.values():
            others.discard(guest)
