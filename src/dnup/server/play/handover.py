"""A session goes on with another device: a code that works once, for a few minutes.

No clock inside: each call says what time it is, in seconds that never go back.
"""

import hashlib
import secrets
from dataclasses import dataclass, field

from dnup.server.store import Guest

HANDOVER_SECONDS = 300
CODE_BYTES = 24
LONGEST_CODE = 100  # characters of one that is looked at


@dataclass(frozen=True, slots=True)
class Handover:
    """A session that waits to be taken up elsewhere."""

    guest: Guest
    token: str = field(repr=False)
    ends: float


class Handovers:
    """What waits, by the hash of its code; of each guest only the newest."""

    def __init__(self) -> None:
        self._waiting: dict[str, Handover] = {}  # the oldest first
        self._of: dict[str, str] = {}  # the code's hash by guest

    def __len__(self) -> int:
        return len(self._waiting)

    def offer(self, guest: Guest, token: str, now: float) -> str:
        """A new code for a guest's session; the guest's code before works no more."""
        self._forget(now)
        self._drop(self._of.get(guest.id))
        code = secrets.token_urlsafe(CODE_BYTES)
        hashed = _hashed(code)
        self._waiting[hashed] = Handover(guest, token, now + HANDOVER_SECONDS)
        self._of[guest.id] = hashed
        return code

    def take(self, code: str, now: float) -> Handover | None:
        """What a code stands for, once; None for one that is wrong, used or too old."""
        self._forget(now)
        return self._drop(_hashed(code))

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
