"""Delete guests and tables that weren't seen for long: a few at a time, in the background."""

import logging

from dnup.server.clock import drift_ms, now_ms
from dnup.server.play.bans import Bans
from dnup.server.settings import ServerSettings
from dnup.server.store import Store
from dnup.server.store.moderation import EraseOldGuests, EraseOldTables, Lift, NoteSeen

MOST = 10  # guests and tables at once: moves wait no longer for them than for each other

_DAY = 24 * 60 * 60 * 1000  # milliseconds
_DRIFT = 60 * 60 * 1000  # of the system's clock, with which nothing is old for sure

_log = logging.getLogger("dnup.server.retention")


class Retention:
    """What is done every minute."""

    def __init__(self, store: Store, settings: ServerSettings, bans: Bans) -> None:
        self._store = store
        self._settings = settings
        self._bans = bans
        self._noted_at = 0
        self._is_unsure = False

    async def work(self) -> None:
        """One step, unless the system's clock was set since the start. Raises `StoreError`.

        Then it was wrong at the start or is wrong now, and people who play could seem long gone.
        """
        was_unsure, self._is_unsure = self._is_unsure, abs(drift_ms()) > _DRIFT
        if not self._is_unsure:
            await self.step(now_ms())
        elif not was_unsure:
            _log.warning("clock-was-set", extra={"facts": {"seconds": drift_ms() // 1000}})

    async def step(self, now: int) -> None:
        """Note who was here, then delete a few of what is too old. Raises `StoreError`.

        The time is in milliseconds since 1970.
        """
        moderation, settings = self._store.moderation, self._settings
        await moderation.do(NoteSeen(self._noted_at))
        self._noted_at = now - _DAY // 24  # a session may be noted a little later than it was used
        if settings.guest_days is not None:
            await moderation.do(EraseOldGuests(now - settings.guest_days * _DAY, MOST))
        if settings.table_days is not None:
            await moderation.do(EraseOldTables(now - settings.table_days * _DAY, MOST))
        for ban in self._bans.over(now):
            await moderation.do(Lift(ban.id))
            self._bans.lift(ban.id)
