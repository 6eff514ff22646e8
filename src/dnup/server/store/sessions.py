"""Sessions: how a device is known to belong to a guest. Only hashes of tokens are kept."""

from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Connection, Row, Select, delete, insert, or_, select, update

from dnup.server.store.error import StoreError, StoreErrorCode
from dnup.server.store.guest import Guest
from dnup.server.store.schema import guests, sessions


@dataclass(frozen=True, slots=True)
class Session:
    """A device that goes on as a guest.

    Its token is replaced from time to time. The old one stays valid until the new one was used for
    the first time, and a little longer: an answer can get lost, and requests overtake each other.
    Times are in milliseconds since 1970.
    """

    id: str
    guest: str
    token_hash: str
    created_at: int
    seen_at: int
    turned_at: int  # when the token was last replaced
    browser: str | None = None
    system: str | None = None
    old_hash: str | None = None
    old_until: int | None = None  # None while the new token has not been used yet
    shared: bool = False  # from before devices had sessions of their own

    def accepts(self, token_hash: str, now: int) -> bool:
        """Whether a token with this hash still counts."""
        if token_hash == self.token_hash:
            return True
        is_old = token_hash == self.old_hash
        return is_old and (self.old_until is None or now < self.old_until)


@dataclass(frozen=True, slots=True)
class BeginSession:
    """A new session; and the guest, if they are new, too."""

    session: Session
    guest: Guest | None = None


@dataclass(frozen=True, slots=True)
class EndSessions:
    """End the sessions of a guest: one, or all but one, or all."""

    guest: str
    only: str | None = None
    but: str | None = None


@dataclass(frozen=True, slots=True)
class EndIdleSessions:
    """End the sessions that were last seen before this time."""

    before: int


def begin(connection: Connection, work: BeginSession) -> None:
    """Keep a session, and a new guest; a guest who has been deleted doesn't come back."""
    if work.guest is not None:
        connection.execute(insert(guests), asdict(work.guest))
    else:
        here = select(guests.c.id).where(guests.c.id == work.session.guest)
        if connection.execute(here).first() is None:
            raise StoreError(StoreErrorCode.NO_GUEST, guest=work.session.guest)
    connection.execute(insert(sessions), asdict(work.session))


def change(connection: Connection, session: Session) -> None:
    """Keep a session as it is now; one that has ended stays so."""
    same = sessions.c.id == session.id
    connection.execute(update(sessions).where(same).values(asdict(session)))


def end(connection: Connection, work: EndSessions) -> None:
    """End sessions of a guest."""
    which = sessions.c.guest == work.guest
    if work.only is not None:
        which &= sessions.c.id == work.only
    if work.but is not None:
        which &= sessions.c.id != work.but
    connection.execute(delete(sessions).where(which))


def end_idle(connection: Connection, work: EndIdleSessions) -> None:
    """End sessions that nobody has used for long."""
    connection.execute(delete(sessions).where(sessions.c.seen_at < work.before))


def with_token(token_hash: str) -> Select[Any]:
    """The session and the guest of a token."""
    is_it = or_(sessions.c.token_hash == token_hash, sessions.c.old_hash == token_hash)
    same = guests.c.id == sessions.c.guest
    return select(guests, sessions).join_from(sessions, guests, same).where(is_it)


def of_guest(guest: str) -> Select[Any]:
    """A guest's sessions, the last used first."""
    mine = sessions.c.guest == guest
    return select(sessions).where(mine).order_by(sessions.c.seen_at.desc(), sessions.c.id)


def read(row: Row[Any]) -> tuple[Guest, Session]:
    """What `with_token` found."""
    count = len(guests.c)
    return Guest(*row[:count]), Session(*row[count:])
