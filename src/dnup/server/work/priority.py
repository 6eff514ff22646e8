"""Threads that come after those who play."""

import os
import sys
import threading
from contextlib import suppress

NICE = 10  # how far they stand back behind the threads of the loop and the bots


def lower_priority() -> None:
    """Let this thread come after others; where a thread has no priority of its own, it has none."""
    if sys.platform == "linux":
        with suppress(OSError):
            thread = threading.get_native_id()
            own = os.getpriority(os.PRIO_PROCESS, thread)
            os.setpriority(os.PRIO_PROCESS, thread, own + NICE)
