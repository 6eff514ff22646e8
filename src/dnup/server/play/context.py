"""What all connections of a server share."""

import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Protocol

from dnup.protocol import ServerRefusalCode
from dnup.server.limits import Buckets, Rate
from dnup.server.metrics import Metrics
from dnup.server.play.guests import Guests
from dnup.server.play.lobby import Lobby
from dnup.server.settings import ServerSettings
from dnup.server.work.bots import BotPool
from dnup.server.work.duplicates import Duplicates
from dnup.server.work.replays import Replays

PRACTICES = Rate(60, 60.0)  # of a guest
HINTS = Rate(30, 60.0)  # of a guest


class Endable(Protocol):
    """A connection, as far as stopping the server goes."""

    def end(self, why: ServerRefusalCode, code: int) -> None:
        """Say goodbye and close."""


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
    connections: set[Endable] = field(default_factory=set)
    by_session: Counter[str] = field(default_factory=Counter)  # how many connections
    by_address: Counter[str] = field(default_factory=Counter)
    creates: Buckets[str] | None = field(init=False)
    guesses: Buckets[str] | None = field(init=False)
    chats: Buckets[str] | None = field(init=False)
    practices: Buckets[str] = field(default_factory=lambda: Buckets(PRACTICES))
    hints: Buckets[str] = field(default_factory=lambda: Buckets(HINTS))

    def __post_init__(self) -> None:
        self.creates = _buckets(self.settings.create_rate)
        self.guesses = _buckets(self.settings.guess_rate)
        self.chats = _buckets(self.settings.chat_rate)

    def came(self, connection: Endable, session: str, address: str) -> None:
        """Count a connection of a session from an address."""
        self.connections.add(connection)
        self.by_session[session] += 1
        self.by_address[address] += 1

    def went(self, connection: Endable, session: str, address: str) -> None:
        """Count it no more."""
        self.connections.discard(connection)
        for counts, key in ((self.by_session, session), (self.by_address, address)):
            counts[key] -= 1
            if counts[key] <= 0:
                del counts[key]

    def tables_left(self, address: str) -> float:
        """0 if an address may open a table now, which counts; else the seconds to wait."""
        return 0.0 if self.creates is None else self.creates.take(address, time.monotonic())

    def guesses_left(self, address: str) -> float:
        """0 if an address may name a code now; else the seconds to wait."""
        return 0.0 if self.guesses is None else self.guesses.wait(address, time.monotonic())

    def guessed(self, address: str) -> None:
        """Count that an address has named a wrong code."""
        if self.guesses is not None:
            self.guesses.take(address, time.monotonic())

    def chats_left(self, guest: str) -> float:
        """0 if a guest may say something now, which counts; else the seconds to wait."""
        return 0.0 if self.chats is None else self.chats.take(guest, time.monotonic())

    def practices_left(self, guest: str) -> float:
        """0 if a guest may begin to practise now, which counts; else the seconds to wait."""
        return self.practices.take(guest, time.monotonic())

    def hints_left(self, guest: str) -> float:
        """0 if a guest may ask now for what is best, which counts; else the seconds to wait."""
        return self.hints.take(guest, time.monotonic())
