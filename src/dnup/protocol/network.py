"""The door to the local network, which only the machine that serves can open."""

import msgspec


class NetworkForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Open it, or close it again."""

    open: bool


class NetworkJson(msgspec.Struct, frozen=True):
    """Where people in the same network find the server; null while the door is closed."""

    address: str | None
    # This machine has another address now, and nobody comes in at the old one.
    moved: bool = False
