"""The player's own browser: opened if there is one, and never a word if there is not."""

import os
import subprocess
import sys
import threading
from collections.abc import Mapping

_SCREENS = ("DISPLAY", "WAYLAND_DISPLAY")


def has_browser(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Whether a browser with a window can be expected here."""
    if platform in {"win32", "darwin"}:
        return True
    # Whoever names a browser means it, a screen or not: so it is below Windows' Linux.
    return any(environment.get(name) for name in (*_SCREENS, "BROWSER"))


def open_browser(address: str) -> None:
    """Open an address, without waiting for it.

    It is opened from a process that has no terminal and no voice: a text browser, where there is no
    other, finds nothing to write on and ends, and nobody reads what a browser says of itself.
    """
    # -P: a file called webbrowser.py where the player happens to be is not meant.
    command = [sys.executable, "-P", "-m", "webbrowser", address]
    process = subprocess.Popen(  # noqa: S603 - the address is the server's own
        command,
        start_new_session=True,  # Ctrl-C is for the server
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    # Whoever starts a process has to see it end; it goes on if this one ends first.
    threading.Thread(target=process.wait, daemon=True).start()
