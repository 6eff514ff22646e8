"""Guests: people who gave a name and got a session, which is all that tells them apart."""

import hashlib
import secrets
from collections import OrderedDict
from dataclasses import replace

from dnup.rules import Seat
from dnup.server.clock import now_ms
from dnup.server.store import Guest, Store
from dnup.table import Ink, Sit, clean_name

COOKIE = "dnup_session"
TOKEN_BYTES = 32
REMEMBERED = 2_000  # guests in memory; all are in the store


class Guests:
    """The guests by session. Only the hash of a session is kept, here and in the store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, Guest] = OrderedDict()

    async def greet(self, name: str, ink: Ink | None = None) -> tuple[Guest, str]:
        """A new guest with this name, which is clean, and the session."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        now = now_ms()
        guest = Guest(secrets.token_hex(8), _hashed(token), name, now, ink)
        await self._store.add_guest(guest)
        self._remember(guest)
        return guest, token

    async def rename(self, guest: Guest, name: str, ink: int | None = None) -> Guest:
        """The guest with this name and ink. Their tables have to be told."""
        await self._store.rename_guest(guest.id, name, ink)
        renamed = replace(guest, name=name, ink=ink)
        self._remember(renamed)
        return renamed

    def recall(self, token: str) -> Guest | None:
        """The guest of a session, if it comes to mind at once."""
        return self._known.get(_hashed(token))

    async def find(self, token: str) -> Guest | None:
        """The guest of a session; None if there is none such."""
        guest = self.recall(token)
        if guest is None:
            stored = await self._store.guest(_hashed(token))
            guest = self.recall(token) or stored  # another name may have come meanwhile
            if guest is not None:
                self._remember(guest)
        return guest

    def _remember(self, guest: Guest) -> None:
        self._known[guest.token_hash] = guest
        self._known.move_to_end(guest.token_hash)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


def named(name: str) -> str | None:
    """The name as it can be shown, or None if nothing of it can be."""
    return clean_name(name) or None


def ink_of(guest: Guest) -> Ink | None:
    """The ink that a guest has chosen; None if they haven't, or it is one of another version."""
    return next((ink for ink in Ink if ink == guest.ink), None)


def sit_as(guest: Guest, seat: Seat | None = None) -> Sit:
    """The wish of a guest to sit down in this seat, or any."""
    return Sit(guest.id, guest.name, seat, ink_of(guest))


def _hashed(token: str) -> str:
    # The session is 32 random bytes: nobody can try them all, so a plain hash hides it.
    return hashlib.sha256(token.encode()).hexdigest()
