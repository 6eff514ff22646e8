"""What the host has to say to everybody: maintenance at a time, and that no match begins."""

from dataclasses import dataclass

from dnup.protocol import Announced
from dnup.server.store.moderation import Announcement

SHOWN_MS = 2 * 60 * 60 * 1000  # after the time that was announced


@dataclass(slots=True)
class Notices:
    """The announcement, and until when the server drains. Times are in milliseconds since 1970."""

    announcement: Announcement | None = None
    draining_until: int | None = None

    @property
    def is_draining(self) -> bool:
        """Whether no match begins any more."""
        return self.draining_until is not None

    def announced(self, now: int) -> Announcement | None:
        """The announcement, unless its time is long over."""
        told = self.announcement
        return told if told is not None and now < told.at + SHOWN_MS else None


def announced(announcement: Announcement | None) -> Announced:
    """The announcement as players are told of it; None takes it back."""
    if announcement is None:
        return Announced()
    return Announced(at=announcement.at, text=announcement.text)
