"""Who stays out or may not talk, and until when: known at once, as every connection asks."""

from collections.abc import Iterable
from datetime import UTC, datetime

from dnup.server.store.moderation import BAN, Ban


class Bans:
    """The bans and mutes that weren't lifted. Times are in milliseconds since 1970."""

    def __init__(self, bans: Iterable[Ban] = ()) -> None:
        self._bans = {ban.id: ban for ban in bans}

    def add(self, ban: Ban) -> None:
        """Ban somebody from now on."""
        self._bans[ban.id] = ban

    def lift(self, id_: str) -> None:
        """End a ban now."""
        self._bans.pop(id_, None)

    def find(self, id_: str) -> Ban | None:
        """The ban with this id."""
        return self._bans.get(id_)

    def current(self, now: int) -> list[Ban]:
        """All that aren't over, newest first."""
        found = [ban for ban in self._bans.values() if _holds(ban, now)]
        return sorted(found, key=lambda ban: ban.made_at, reverse=True)

    def over(self, now: int) -> list[Ban]:
        """All that are over."""
        return [ban for ban in self._bans.values() if not _holds(ban, now)]

    def keeping_out(self, guest: str, address: str, now: int) -> Ban | None:
        """The ban that keeps out a guest, or whoever comes from an address; the longest one."""
        return self._longest(guest, address, now, is_ban=True)

    def silencing(self, guest: str, now: int) -> Ban | None:
        """The mute of a guest, or None if they may talk."""
        return self._longest(guest, "", now, is_ban=False)

    def _longest(self, guest: str, address: str, now: int, *, is_ban: bool) -> Ban | None:
        found = [
            ban
            for ban in self._bans.values()
            if (ban.kind == BAN) is is_ban
            and _holds(ban, now)
            and ((guest and ban.guest == guest) or (address and ban.address == address))
        ]
        return max(found, key=lambda ban: ban.until or float("inf"), default=None)


def facts_of_ban(ban: Ban) -> dict[str, str | int]:
    """What a banned person is told: until when (`never` ends it, for ever), and why."""
    if ban.until is None:
        return {"until": "never", "reason": ban.reason}
    until = datetime.fromtimestamp(ban.until / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
    return {"until": until, "at": ban.until, "reason": ban.reason}


def _holds(ban: Ban, now: int) -> bool:
    return ban.until is None or now < ban.until
