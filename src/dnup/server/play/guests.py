"""Guests: people who gave a name, and the sessions by which their devices are known.

Only the hash of a session's token is kept, here and in the store. A token is replaced from time to
time; a session that nobody uses for long ends.
"""

import asyncio
import contextlib
import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TypeVar

from dnup.rules import Seat
from dnup.server.clock import now_ms
from dnup.server.store import Guest, Session, Store, StoreError
from dnup.table import Ink, Sit, clean_name

TOKEN_BYTES = 32
REMEMBERED = 2_000  # guests in memory, and tokens; all are in the store

_MINUTE = 60_000  # milliseconds
_DAY = 24 * 60 * _MINUTE
SEEN = 10 * _MINUTE  # how exactly it's known when a session was last used
TURN = 7 * _DAY  # how old a token gets
TURN_AGAIN = 60 * _MINUTE  # when it's replaced again if the new one is never used
GRACE = 2 * _MINUTE  # for requests with the old token that are still on their way

_Value = TypeVar("_Value")


@dataclass(frozen=True, slots=True)
class Device:
    """What a session runs on, by the plain names of browser and system; None if unknown."""

    browser: str | None = None
    system: str | None = None


@dataclass(frozen=True, slots=True)
class Known:
    """A guest, and the session by which they are known."""

    guest: Guest
    session: Session


class Guests:
    """The guests by the tokens of their sessions."""

    def __init__(
        self, store: Store, session_days: int = 30, clock: Callable[[], int] = now_ms
    ) -> None:
        """A session ends when it wasn't used for so many days."""
        self._store = store
        self._idle = session_days * _DAY
        self._now = clock
        self._guests: OrderedDict[str, Guest] = OrderedDict()
        self._sessions: OrderedDict[str, Session] = OrderedDict()  # by the hash of a token
        self._ends = 0  # how often sessions were ended
        self._writing: set[asyncio.Task[None]] = set()

    async def greet(
        self, name: str, ink: Ink | None = None, device: Device | None = None
    ) -> tuple[Known, str]:
        """A new guest with this name, which is clean, and the token of their session."""
        return await self._begin(
            Guest(secrets.token_hex(8), name, self._now(), ink), device, is_new=True
        )

    async def join(self, guest: Guest, device: Device | None = None) -> tuple[Known, str]:
        """Another session for a guest, and its token."""
        return await self._begin(guest, device, is_new=False)

    async def _begin(
        self, guest: Guest, device: Device | None, *, is_new: bool
    ) -> tuple[Known, str]:
        token, now, device = secrets.token_urlsafe(TOKEN_BYTES), self._now(), device or Device()
        session = Session(
            id=secrets.token_hex(8),
            guest=guest.id,
            token_hash=_hashed(token),
            created_at=now,
            seen_at=now,
            turned_at=now,
            browser=device.browser,
            system=device.system,
        )
        await self._store.begin_session(session, guest if is_new else None)
        self._remember(Known(guest, session))
        return Known(guest, session), token

    async def rename(self, guest: Guest, name: str, ink: int | None = None) -> Guest:
        """The guest with this name and ink. Their tables have to be told."""
        await self._store.rename_guest(guest.id, name, ink)
        renamed = replace(guest, name=name, ink=ink)
        _keep(self._guests, guest.id, renamed)
        return renamed

    def current(self, guest: Guest) -> Guest:
        """The guest under the name that they have now."""
        return self._guests.get(guest.id, guest)

    def recall(self, token: str, *, only_shared: bool = False) -> Known | None:
        """Whom a token stands for, if it comes to mind at once; perhaps only a shared session."""
        hashed = _hashed(token)
        session = self._sessions.get(hashed)
        guest = None if session is None else self._guests.get(session.guest)
        if session is None or guest is None or not self._is_alive(session, hashed):
            return None
        if only_shared and not session.shared:
            return None
        self._saw(session, hashed)
        return Known(guest, self._sessions.get(hashed, session))

    async def find(self, token: str, *, only_shared: bool = False) -> Known | None:
        """Whom a token stands for; None if there is no such session, or it has ended.

        A token that may have been planted counts only for a session that several devices share.
        """
        known = self.recall(token, only_shared=only_shared)
        if known is not None:
            return known
        hashed, ends = _hashed(token), self._ends
        found = await self._store.session(hashed)
        if ends != self._ends:  # what was read before a session ended doesn't count
            return await self.find(token, only_shared=only_shared)
        if found is None or not self._is_alive(found[1], hashed):
            return None
        if only_shared and not found[1].shared:
            return None
        # Another name may have come meanwhile, or another token.
        guest = self._guests.get(found[0].id, found[0])
        self._remember(Known(guest, self._sessions.get(hashed, found[1])))
        return self.recall(token, only_shared=only_shared)

    async def turn(self, known: Known, token: str, device: Device) -> str | None:
        """The token that the device shall use from now on; None if it has a newer one already.

        A session from before devices had their own becomes one of this device alone.
        """
        session, now, hashed = known.session, self._now(), _hashed(token)
        if session.shared:
            if now - session.turned_at < TURN_AGAIN:
                return None
            await self._change(replace(session, turned_at=now))
            return (await self.join(known.guest, device))[1]
        if hashed == session.token_hash and now - session.turned_at < TURN:
            seen = replace(session, browser=device.browser, system=device.system)
            if seen != session:
                await self._change(seen)
            return token
        if hashed == session.old_hash and (
            session.old_until is not None or now - session.turned_at < TURN_AGAIN
        ):
            return None
        fresh = secrets.token_urlsafe(TOKEN_BYTES)
        changed = replace(
            session,
            token_hash=_hashed(fresh),
            old_hash=hashed,
            old_until=None,
            turned_at=now,
            browser=device.browser,
            system=device.system,
        )
        await self._change(changed)
        return fresh

    async def sessions(self, guest: str) -> list[Session]:
        """The sessions of a guest that haven't ended, the last used first."""
        oldest = self._now() - self._idle
        return [one for one in await self._store.sessions(guest) if one.seen_at >= oldest]

    async def end(
        self, guest: str, *, only: str | None = None, but: str | None = None
    ) -> frozenset[str]:
        """End one session of a guest, or all but one, or all; the ids of those that ended."""
        ended = frozenset(
            one.id
            for one in await self._store.sessions(guest)
            if only in {None, one.id} and one.id != but
        )
        await self._store.end_sessions(guest, only=only, but=but)
        self._ends += 1
        self._forget(ended)
        return ended

    def forget(self, guest: str) -> None:
        """A guest is gone for good, and so are their sessions."""
        self._guests.pop(guest, None)
        self._forget(frozenset(one.id for one in self._sessions.values() if one.guest == guest))

    async def end_idle(self) -> None:
        """End the sessions that nobody used for long."""
        await self._store.end_idle_sessions(self._now() - self._idle)

    def _forget(self, ids: frozenset[str]) -> None:
        for hashed in [key for key, one in self._sessions.items() if one.id in ids]:
            del self._sessions[hashed]

    def _is_alive(self, session: Session, hashed: str) -> bool:
        now = self._now()
        return session.accepts(hashed, now) and now - session.seen_at < self._idle

    def _saw(self, session: Session, hashed: str) -> None:
        """Note that a session is in use, which nobody has to wait for."""
        now, changed = self._now(), session
        if now - session.seen_at >= SEEN:
            changed = replace(changed, seen_at=now)
        if hashed == session.token_hash and session.old_hash and session.old_until is None:
            changed = replace(changed, old_until=now + GRACE)
        if changed is not session:
            self._know(changed)
            task = asyncio.get_running_loop().create_task(self._write(changed.id))
            self._writing.add(task)
            task.add_done_callback(self._writing.discard)

    async def _write(self, id_: str) -> None:
        newest = next((one for one in self._sessions.values() if one.id == id_), None)
        if newest is not None:
            with contextlib.suppress(StoreError):  # then it's noted the next time
                await self._store.change_session(newest)

    async def _change(self, session: Session) -> None:
        self._know(session)  # first: whatever is written after this must not undo it
        try:
            await self._store.change_session(session)
        except StoreError:
            self._forget(frozenset([session.id]))
            raise

    def _know(self, session: Session) -> None:
        self._forget(frozenset([session.id]))
        for hashed in (session.old_hash, session.token_hash):
            if hashed is not None:
                _keep(self._sessions, hashed, session)

    def _remember(self, known: Known) -> None:
        _keep(self._guests, known.guest.id, known.guest)
        self._know(known.session)


def _keep(into: OrderedDict[str, _Value], key: str, value: _Value) -> None:
    into[key] = value
    into.move_to_end(key)
    while len(into) > REMEMBERED:
        into.popitem(last=False)


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
    # A token is 32 random bytes: nobody can try them all, so a plain hash hides it.
    return hashlib.sha256(token.encode()).hexdigest()
