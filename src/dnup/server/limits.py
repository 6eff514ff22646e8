"""How often something may happen: rates, and buckets that keep to them.

No clock inside: each call says what time it is, in seconds that never go back.
"""

import re
from collections.abc import Hashable
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)

SHARED = 10  # guests behind one address that can all do as much as they may

_UNITS = {"s": 1.0, "min": 60.0, "h": 3600.0}


@dataclass(frozen=True, slots=True)
class Rate:
    """So many times in so many seconds; all of them may come at once."""

    times: int
    seconds: float

    def __post_init__(self) -> None:
        if self.times < 1 or not self.seconds > 0:
            raise ValueError("a rate is at least once in some seconds")

    def __str__(self) -> str:
        return format_rate(self)


def parse_rate(text: str) -> Rate:
    """The rate that a text names: `20/s`, `10/min`, `5/h`. Raises `ValueError` for another text."""
    found = re.fullmatch(r"([1-9][0-9]{0,8})/(s|min|h)", text.strip())
    if found is None:
        raise ValueError(text)
    return Rate(int(found[1]), _UNITS[found[2]])


def format_rate(rate: Rate) -> str:
    """The text of a rate, which `parse_rate` reads if the seconds are one of its units."""
    for unit, seconds in _UNITS.items():
        if rate.seconds == seconds:
            return f"{rate.times}/{unit}"
    return f"{rate.times}/{rate.seconds:g}s"


class Bucket:
    """A token bucket of one rate: full at first, filled again evenly."""

    __slots__ = ("_full_at", "_interval", "_slack")

    def __init__(self, rate: Rate) -> None:
        self._interval = rate.seconds / rate.times
        self._slack = rate.seconds - self._interval
        self._full_at = float("-inf")  # the level, told as the time at which it will be full again

    def take(self, now: float) -> float:
        """0 if it may happen now, which counts; else the seconds to wait, and nothing changes."""
        full_at = max(self._full_at, now)
        wait = full_at - now - self._slack
        if wait > _GRAIN:
            return wait
        self._full_at = full_at + self._interval
        return 0.0


class Buckets(Generic[Key]):
    """A bucket for each key. A full one is forgotten, so memory follows what happened lately.

    At most `most` keys are kept, plus a quarter between two clearings. Where more are busy at once,
    those that would be full soonest are forgotten first.
    """

    def __init__(self, rate: Rate, most: int = 10_000) -> None:
        self._interval = rate.seconds / rate.times
        self._slack = rate.seconds - self._interval
        self._most = most
        self._full_at: dict[Key, float] = {}
        self._clear_at = most + most // 4 + 1

    def __len__(self) -> int:
        return len(self._full_at)

    def take(self, key: Key, now: float) -> float:
        """As a bucket's own `take`, for this key alone."""
        full_at = max(self._full_at.get(key, now), now)
        wait = full_at - now - self._slack
        if wait > _GRAIN:
            return wait
        self._full_at[key] = full_at + self._interval
        if len(self._full_at) >= self._clear_at:
            self.forget(now)
        return 0.0

    def wait(self, key: Key, now: float) -> float:
        """The seconds to wait before the next `take` succeeds; nothing changes."""
        wait = self._full_at.get(key, now) - now - self._slack
        return wait if wait > _GRAIN else 0.0

    def forget(self, now: float) -> None:
        """Forget the keys whose buckets are full again, and more if there are too many."""
        busy = {key: full_at for key, full_at in self._full_at.items() if full_at > now}
        if len(busy) > self._most:
            longest = sorted(busy, key=busy.__getitem__, reverse=True)
            busy = {key: busy[key] for key in longest[: self._most]}
        self._full_at = busy


class Allowance:
    """How often a guest may do something; everybody at an address together, `SHARED` times that.

    A guest "" has no session yet and counts by address. Without a rate it's as often as they like.
    """

    def __init__(self, rate: Rate | None) -> None:
        self.rate = rate
        self._of_guest: Buckets[str] | None = None
        self._of_address: Buckets[str] | None = None
        if rate is not None:
            self._of_guest = Buckets(rate)
            self._of_address = Buckets(Rate(rate.times * SHARED, rate.seconds))

    def take(self, guest: str, address: str, now: float) -> float:
        """0 if it may happen now, which counts; else the seconds to wait."""
        if self._of_guest is None or self._of_address is None:
            return 0.0
        wait = self.wait(guest, address, now)
        if wait <= 0:
            self._of_guest.take(guest or address, now)
            self._of_address.take(address, now)
        return wait

    def wait(self, guest: str, address: str, now: float) -> float:
        """The seconds to wait before the next `take` succeeds; nothing changes."""
        if self._of_guest is None or self._of_address is None:
            return 0.0
        return max(self._of_guest.wait(guest or address, now), self._of_address.wait(address, now))


def address_key(address: str) -> str:
    """What an address counts as: an IPv6 subscriber may own a whole /56, and counts once."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(IPv6Address(int(parsed) >> 72 << 72)) + "/56"
    return str(parsed)


_GRAIN = 1e-9  # sums of intervals are not exact
