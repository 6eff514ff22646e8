"""What all connections of a server share."""

import time
from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Protocol

from dnup.protocol import ServerRefusalCode, encode
from dnup.server.limits import Allowance, Buckets, Rate
from dnup.server.metrics import Metrics
from dnup.server.play.bans import Bans
from dnup.server.play.guests import Guests
from dnup.server.play.handover import Handovers
from dnup.server.play.lobby import Lobby
from dnup.server.play.notices import Notices, announced
from dnup.server.settings import ServerSettings
from dnup.server.store.moderation import Announcement
from dnup.server.work.bots import BotPool
from dnup.server.work.duplicates import Duplicates
from dnup.server.work.replays import Replays

PRACTICES = Rate(60, 60.0)  # of a guest
HINTS = Rate(30, 60.0)  # of a guest

NO_SESSION = 4401  # the WebSocket close code of a connection whose session has ended


class Endable(Protocol):
    """A connection, as far as ending it and telling it news goes."""

    guest_id: str
    session_id: str

    @property
    def address(self) -> str:
        """What its address counts as."""

    def end(self, why: ServerRefusalCode, code: int, **facts: str | int) -> None:
        """Say goodbye and close."""

    def tell(self, message: bytes) -> None:
        """Send a delivery."""


def _buckets(rate: Rate | None) -> Buckets[str] | None:
    return None if rate is None else Buckets(rate)


@dataclass(slots=True)
class Context:
    """The lobby, the guests, and what each address and guest may still do."""

    settings: ServerSettings
    metrics: Metrics
    lobby: Lobby
    guests: Guests
    bot_pool: BotPool
    replays: Replays
    duplicates: Duplicates
    version: str
    bans: Bans = field(default_factory=Bans)
    notices: Notices = field(default_factory=Notices)
    handovers: Handovers = field(default_factory=Handovers)
    connections: set[Endable] = field(default_factory=set)
    by_guest: Counter[str] = field(default_factory=Counter)  # how many connections
    by_address: Counter[str] = field(default_factory=Counter)
    creates: Buckets[str] | None = field(init=False)
    guesses: Allowance = field(init=False)
    chats: Allowance = field(init=False)
    messages: Allowance = field(init=False)
    changes: Allowance = field(init=False)
    moves: Allowance = field(init=False)
    practices: Allowance = field(default_factory=lambda: Allowance(PRACTICES))
    hints: Allowance = field(default_factory=lambda: Allowance(HINTS))

    def __post_init__(self) -> None:
        self.creates = _buckets(self.settings.create_rate)
        self.guesses = Allowance(self.settings.guess_rate)
        self.chats = Allowance(self.settings.chat_rate)
        self.messages = Allowance(self.settings.message_rate)
        self.changes = Allowance(self.settings.change_rate)
        self.moves = Allowance(self.settings.move_rate)

    def end_sessions(self, ended: Collection[str]) -> None:
        """Close the connections of sessions that have ended."""
        for connection in tuple(self.connections):
            if connection.session_id in ended:
                connection.end(ServerRefusalCode.NO_SESSION, NO_SESSION)

    def came(self, connection: Endable, guest: str, address: str) -> None:
        """Count a connection of a guest, or of a session that isn't looked up, from an address."""
        self.connections.add(connection)
        self.by_guest[guest] += 1
        self.by_address[address] += 1

    def went(self, connection: Endable, guest: str, address: str) -> None:
        """Count it no more."""
        self.connections.discard(connection)
        for counts, key in ((self.by_guest, guest), (self.by_address, address)):
            counts[key] -= 1
            if counts[key] <= 0:
                del counts[key]

    async def part(self, guest: str) -> frozenset[str]:
        """A guest is about to be deleted: out of all seats, and no device goes on as them.

        Returns the ids of the sessions that have ended.
        """
        self.handovers.withdraw(guest)
        self.lobby.leave(guest)
        return await self.guests.end(guest)

    def forget(self, guest: str) -> None:
        """A guest has been deleted."""
        self.guests.forget(guest)
        self.lobby.blocks.forget(guest)

    def announce(self, announcement: Announcement | None) -> None:
        """Tell everybody when maintenance begins, or that it's off."""
        self.notices.announcement = announcement
        for connection in tuple(self.connections):
            connection.tell(encode(announced(announcement)))

    def tables_left(self, address: str) -> float:
        """0 if an address may open a table now, which counts; else the seconds to wait."""
        return 0.0 if self.creates is None else self.creates.take(address, time.monotonic())

    def guesses_left(self, guest: str, address: str) -> float:
        """0 if a guest at an address may name a code now; else the seconds to wait."""
        return self.guesses.wait(guest, address, time.monotonic())

    def guessed(self, guest: str, address: str) -> None:
        """Count a wrong code."""
        self.guesses.take(guest, address, time.monotonic())
