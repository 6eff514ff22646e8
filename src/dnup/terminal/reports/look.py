"""The three ways to look at a recorded match."""

from dataclasses import dataclass

from dnup.rules import Seat


@dataclass(frozen=True, slots=True)
class Look:
    """From a seat's eyes, as a spectator, or with open hands; as it was, unless hands are open."""

    seat: Seat | None = None
    is_open: bool = False

    def may_ask(self, viewer: Seat | None) -> bool:
        """Whether this view may show what a player knew: its own knowledge, or everyone's."""
        return self.is_open or viewer in (None, self.seat)


OPEN = Look(is_open=True)
SPECTATOR = Look()
