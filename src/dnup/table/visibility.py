"""Who may know what: the one gate that every event passes on its way out."""

from typing import assert_never

from dnup import rules
from dnup.rules import Seat
from dnup.table.change import Happening, TableEvent
from dnup.table.fact import (
    BotSeated,
    CameBack,
    Closed,
    Committed,
    Duplicated,
    Hinted,
    MatchBegan,
    MatchEnded,
    Muted,
    Opened,
    PauseAsked,
    Paused,
    PersonSeated,
    Renamed,
    Restarted,
    Resumed,
    Revealed,
    Said,
    Sealed,
    SeatEmptied,
    Substituted,
    TimeUp,
    Unsealed,
    WantsNext,
    WasReady,
    WentAway,
)


def is_visible(event: Happening, viewer: Seat | None) -> bool:
    """Whether a seat, or a spectator (None), may know of this.

    The rules decide for their own events. Every other kind is decided here by name: a new one does
    not type-check until it is.
    """
    if not isinstance(event, TableEvent):
        return rules.is_visible(event, viewer)
    match event.fact:
        case Duplicated():
            return False  # the table itself says that it is one; the rest is a secret
        case Muted(seat=seat):
            return viewer == seat
        case Said(seat=seat):
            return viewer not in event.after.deaf_to(seat)
        case (
            Opened()
            | PersonSeated()
            | Renamed()
            | BotSeated()
            | SeatEmptied()
            | Committed()
            | WasReady()
            | Sealed()
            | Revealed()
            | Unsealed()
            | MatchBegan()
            | Hinted()
            | WantsNext()
            | TimeUp()
            | WentAway()
            | CameBack()
            | Substituted()
            | Restarted()
            | PauseAsked()
            | Paused()
            | Resumed()
            | MatchEnded()
            | Closed()
        ):
            return True
        case _:
            assert_never(event.fact)
