"""The server's time: what the system's clock said at the start, and how long ago that was.

Setting the system's clock moves no deadline and uses nobody's time up.
"""

import time

MILLISECOND = 1_000_000  # nanoseconds

# On Linux the time that the machine sleeps counts, too.
_SINCE_BOOT = getattr(time, "CLOCK_BOOTTIME", None)


def _elapsed() -> int:
    """Nanoseconds that never go back."""
    return time.monotonic_ns() if _SINCE_BOOT is None else time.clock_gettime_ns(_SINCE_BOOT)


_start = time.time_ns() - _elapsed()


def now_ms() -> int:
    """The time in milliseconds since 1970."""
    return (_start + _elapsed()) // MILLISECOND


def drift_ms() -> int:
    """How far the system's clock was set forward since the start; less than 0 if back."""
    return time.time_ns() // MILLISECOND - now_ms()
