"""Who holds a seat: a person, a bot, or nobody (None)."""

import msgspec

from dnup.table.ink import Ink


class Person(msgspec.Struct, frozen=True):
    """A person at a table. The seat belongs to the guest, who may go and come back."""

    guest: str
    name: str
    ink: Ink = Ink.TOMATO
    salt: str | None = None  # for the next match, as soon as it's revealed
    salt_commitment: str | None = None  # given with being ready: the hash of the salt
    away_since: int | None = None  # None while present
    has_left: bool = False  # and not only lost the connection
    is_substituted: bool = False  # a bot plays until the person is back

    @property
    def is_present(self) -> bool:
        """Whether the person can see the table."""
        return self.away_since is None

    @property
    def is_ready(self) -> bool:
        """Whether the person wants the next match to begin."""
        return self.salt is not None or self.salt_commitment is not None


class BotHolder(msgspec.Struct, frozen=True):
    """A bot at a table."""

    level: str
    name: str


Holder = Person | BotHolder
