"""Delete guests and tables that weren't seen for long: a few at a time, in the background."""

from dnup.server.play.bans import Bans
from dnup.server.settings import ServerSettings
from dnup.server.store import Store
from dnup.server.store.moderation import EraseOldGuests, EraseOldTables, Lift, NoteSeen

MOST = 10  # guests and tables at once: moves wait no longer for them than for each other

_DAY = 24 * 60 * 60 * 1000  # milliseconds


class Retention:
    """What is done every minute. The clock is the caller's, in milliseconds since 1970."""

    def __init__(self, store: Store, settings: ServerSettings, bans: Bans) -> None:
        self._store = store
        self._settings = settings
        self._bans = bans
        self._noted_at = 0

    async def step(self, now: int) -> None:
        """Note who was here, then delete a few of what is too old. Raises `StoreError`."""
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
