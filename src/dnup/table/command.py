"""What a table can be asked for: by a guest, by the bot of a seat, or by whoever runs the table."""

from dataclasses import dataclass

from dnup.rules import Action, Seat
from dnup.table.options import Options
from dnup.table.phrase import Phrase


@dataclass(frozen=True, slots=True)
class Open:
    """Open a table and sit down at it."""

    guest: str
    name: str
    code: str
    options: Options


@dataclass(frozen=True, slots=True)
class Sit:
    """Sit down, in this seat or any; or come back to the seat that one holds."""

    guest: str
    name: str
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Leave:
    """Give up the seat; in the middle of a match a bot plays on."""

    guest: str


@dataclass(frozen=True, slots=True)
class SeatBot:
    """Put a bot into a seat that is empty or a bot's. For the host."""

    guest: str
    seat: Seat
    level: str


@dataclass(frozen=True, slots=True)
class Remove:
    """Empty a seat. For the host."""

    guest: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class Ready:
    """Want the match, or the rematch, to begin, with a salt for its deals; None: no longer."""

    guest: str
    salt: str | None


@dataclass(frozen=True, slots=True)
class Act:
    """Do this in the turn with this number."""

    guest: str
    turn: int
    action: Action


@dataclass(frozen=True, slots=True)
class BotAct:
    """The same, from the bot that plays for the seat to act."""

    turn: int
    action: Action


@dataclass(frozen=True, slots=True)
class Next:
    """Go on after the round with this number."""

    guest: str
    round: int


@dataclass(frozen=True, slots=True)
class Pause:
    """Want a pause, or to play on."""

    guest: str
    wants: bool


@dataclass(frozen=True, slots=True)
class Say:
    """Say a phrase or a text; `id` tells a repeated message from a new one."""

    guest: str
    id: str
    phrase: Phrase | None = None
    text: str | None = None


@dataclass(frozen=True, slots=True)
class Mute:
    """Not hear a seat any more, or again."""

    guest: str
    whom: Seat
    is_muted: bool


@dataclass(frozen=True, slots=True)
class Away:
    """The guest's connection is lost."""

    guest: str


@dataclass(frozen=True, slots=True)
class Back:
    """The guest is connected again."""

    guest: str


@dataclass(frozen=True, slots=True)
class Tick:
    """The time of `Table.alarm` has come."""


@dataclass(frozen=True, slots=True)
class Restart:
    """The server has started again."""


@dataclass(frozen=True, slots=True)
class Close:
    """Nobody has been here for long."""


Command = (
    Open
    | Sit
    | Leave
    | SeatBot
    | Remove
    | Ready
    | Act
    | BotAct
    | Next
    | Pause
    | Say
    | Mute
    | Away
    | Back
    | Tick
    | Restart
    | Close
)
