"""Going on with another device: a code that works once, for a few minutes.

No clock inside: each call says what time it is, in seconds that never go back.
"""

import hashlib
import secrets
from dataclasses import dataclass

from dnup.server.store import Guest

HANDOVER_SECONDS = 300
CODE_BYTES = 24


@dataclass(frozen=True, slots=True)
class Handover:
    """A guest who waits to be taken up elsewhere."""

    guest: Guest
    ends: float


class Handovers:
    """Who waits, by the hash of the code; of each guest only the newest."""

    def __init__(self) -> None:
        self._waiting: dict[str, Handover] = {}  # the oldest first
        self._of: dict[str, str] = {}  # the code's hash by guest

    def __len__(self) -> int:
        return len(self._waiting)

    def offer(self, guest: Guest, now: float) -> str:
        """A new code for a guest; the guest's code before works no more."""
        self._forget(now)
        self.withdraw(guest.id)
        code = secrets.token_urlsafe(CODE_BYTES)
        hashed = _hashed(code)
        self._waiting[hashed] = Handover(guest, now + HANDOVER_SECONDS)
        self._of[guest.id] = hashed
        return code

    def look(self, code: str, now: float) -> Guest | None:
        """Whose code it is, which stays as it is; None for one that is wrong, used or too old."""
        self._forget(now)
        waiting = self._waiting.get(_hashed(code))
        return None if waiting is None else waiting.guest

    def take(self, code: str, now: float) -> Guest | None:
        """Whose code it is, once; None for one that is wrong, used or too old."""
        self._forget(now)
        found = self._drop(_hashed(code))
        return None if found is None else found.guest

    def withdraw(self, guest: str) -> None:
        """A guest's code works no more."""
        self._drop(self._of.get(guest))

    def _forget(self, now: float) -> None:
        # All wait equally long, so the oldest ends first.
        old = []
        for hashed, waiting in self._waiting.items():
            if waiting.ends > now:
                break
            old.append(hashed)
        for hashed in old:
            self._drop(hashed)

    def _drop(self, hashed: str | None) -> Handover | None:
        found = None if hashed is None else self._waiting.pop(hashed, None)
        if found is not None:
            del self._of[found.guest.id]
        return found


def _hashed(code: str) -> str:
    # A code is 24 random bytes: nobody can try them all, so a plain hash hides it.
    return hashlib.sha256(code.encode()).hexdigest()
