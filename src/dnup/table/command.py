"""What a table can be asked for: by a guest, by the bot of a seat, or by whoever runs the table."""

import msgspec

from dnup.rules import Action, Seat
from dnup.table.ink import Ink
from dnup.table.options import Options
from dnup.table.phrase import Phrase


class Open(msgspec.Struct, frozen=True):
    """Open a table and sit down at it."""

    guest: str
    name: str
    code: str
    options: Options
    ink: Ink | None = None  # None: the first that nobody has


class Sit(msgspec.Struct, frozen=True):
    """Sit down, in this seat or any; or come back to the seat that one holds."""

    guest: str
    name: str
    seat: Seat | None = None
    ink: Ink | None = None  # None: the first that nobody has


class Rename(msgspec.Struct, frozen=True):
    """Go by another name or in another ink, in the seat that one holds."""

    guest: str
    name: str
    ink: Ink | None = None  # None: it stays as it is


class Leave(msgspec.Struct, frozen=True):
    """Give up the seat; in the middle of a match a bot plays on."""

    guest: str


class SeatBot(msgspec.Struct, frozen=True):
    """Put a bot into a seat that is empty or a bot's. For the host."""

    guest: str
    seat: Seat
    level: str


class Remove(msgspec.Struct, frozen=True):
    """Empty a seat. For the host."""

    guest: str
    seat: Seat


class Ready(msgspec.Struct, frozen=True):
    """Want the match, or the rematch, to begin; with neither salt nor hash, no longer.

    With the hash of a salt alone, the salt is revealed when everybody has committed to one.
    """

    guest: str
    salt: str | None
    salt_commitment: str | None = None


class Reveal(msgspec.Struct, frozen=True):
    """Reveal the salt that was committed to."""

    guest: str
    salt: str


class Act(msgspec.Struct, frozen=True):
    """Do this in the turn with this number."""

    guest: str
    turn: int
    action: Action


class BotAct(msgspec.Struct, frozen=True):
    """The same, from the bot that plays for the seat to act."""

    turn: int
    action: Action


class AskHint(msgspec.Struct, frozen=True):
    """Want to know what is best in the turn with this number."""

    guest: str
    turn: int


class Next(msgspec.Struct, frozen=True):
    """Go on after the round with this number."""

    guest: str
    round: int


class Pause(msgspec.Struct, frozen=True):
    """Want a pause, or to play on."""

    guest: str
    wants: bool


class Say(msgspec.Struct, frozen=True):
    """Say a phrase or a text; `id` tells a repeated message from a new one."""

    guest: str
    id: str
    phrase: Phrase | None = None
    text: str | None = None


class Mute(msgspec.Struct, frozen=True):
    """Not hear a seat any more, or again."""

    guest: str
    whom: Seat
    is_muted: bool


class Away(msgspec.Struct, frozen=True):
    """The guest's connection is lost."""

    guest: str


class Back(msgspec.Struct, frozen=True):
    """The guest is connected again."""

    guest: str


class Tick(msgspec.Struct, frozen=True):
    """The time of `Table.alarm` has come."""


class Restart(msgspec.Struct, frozen=True):
    """The server has started again."""


class Close(msgspec.Struct, frozen=True):
    """End the table, given up by its players or for the host's own reasons."""

    is_given_up: bool = False  # nobody came back, which counts as leaving the match


Command = (
    Open
    | Sit
    | Rename
    | Leave
    | SeatBot
    | Remove
    | Ready
    | Reveal
    | Act
    | BotAct
    | AskHint
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
