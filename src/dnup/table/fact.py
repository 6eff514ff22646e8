"""What has happened at a table. Facts are stored, and a table is the fold of them.

They hold all, secrets included: `table.visibility` decides who may know of a fact.
`at` is the time in milliseconds since 1970.
"""

from typing import Annotated

import msgspec
from msgspec.structs import replace

from dnup.notation import (
    ActionJson,
    SeatJson,
    format_deck,
    pairs_deck,
    rename_deck,
    shipped_deck,
)
from dnup.rules import Deck, Seat
from dnup.table.ink import Ink
from dnup.table.options import Options
from dnup.table.phrase import Phrase

STANDARD = "standard"  # what the deck of a table without its own is called, whichever it was


class _Fact(msgspec.Struct, frozen=True, tag_field="fact", omit_defaults=True):
    at: int

    def __repr__(self) -> str:
        return f"<{type(self).__name__} at={self.at}>"  # it may be logged, and may hold secrets


class Opened(_Fact, frozen=True, tag="opened"):
    """A host has opened the table; its bots sit in the last seats."""

    code: str
    options: Options
    # The hash of the deck that was the standard one then, unless the table has its own deck. It is
    # missing in facts from before November 2026.
    standard: str | None = None

    @staticmethod
    def with_deck(at: int, code: str, options: Options, deck: Deck) -> "Opened":
        """A table with this deck, under this name: deals follow from both."""
        if deck.name == STANDARD and shipped_deck(deck.hash) is not None:
            return Opened(at, code, replace(options, deck=None), standard=deck.hash)
        return Opened(at, code, replace(options, deck=format_deck(deck)))

    def make_deck(self) -> Deck:
        """The deck of the table. Raises `ValueError` if it isn't known here."""
        if self.options.deck is not None:
            return self.options.make_deck()
        deck = pairs_deck() if self.standard is None else shipped_deck(self.standard)
        if deck is None:
            raise ValueError(f"no deck that comes with the program has the hash {self.standard}")
        return rename_deck(deck, STANDARD)


class Duplicated(_Fact, frozen=True, tag="duplicated"):
    """The deals of this table are those of another match: what they follow from is a secret."""

    code: str  # by which they are known
    seats: tuple[SeatJson, ...]  # of the other match
    salts: tuple[str, ...]
    secret: str  # hexadecimal


class PersonSeated(_Fact, frozen=True, tag="person-seated"):
    """A guest has sat down."""

    seat: Seat
    guest: str
    name: str
    ink: Ink | None = None  # None: the first that nobody at the table has


class Renamed(_Fact, frozen=True, tag="renamed"):
    """A person goes by this name and in this ink now."""

    seat: Seat
    name: str
    ink: Ink


class BotSeated(_Fact, frozen=True, tag="bot-seated"):
    """The host has put a bot into a seat."""

    seat: Seat
    level: str
    name: str


class SeatEmptied(_Fact, frozen=True, tag="seat-emptied"):
    """Nobody holds the seat any more."""

    seat: Seat
    was_removed: bool = False  # by the host


class Committed(_Fact, frozen=True, tag="committed"):
    """The server has drawn the next match's secret. Clients get its hash, not the secret."""

    secret: str  # hexadecimal


class WasReady(_Fact, frozen=True, tag="ready"):
    """A person wants the match to begin, with a salt or the hash of one; with neither, no more."""

    seat: Seat
    salt: str | None
    salt_commitment: str | None = None


class Sealed(_Fact, frozen=True, tag="sealed"):
    """Everybody has committed to a salt, before any is told: who plays doesn't change any more."""

    seats: tuple[SeatJson, ...]
    salt_commitments: tuple[str, ...]  # by seat; empty for bots


class Revealed(_Fact, frozen=True, tag="revealed"):
    """A person has revealed the salt."""

    seat: Seat
    salt: str


class Unsealed(_Fact, frozen=True, tag="unsealed"):
    """Somebody went, or was too late: everybody has to be ready again, with another salt."""

    late: tuple[Seat, ...] = ()  # who did not reveal in time; empty if somebody went


class MatchBegan(_Fact, frozen=True, tag="match-began"):
    """Everyone was ready. The players and the salts don't change until the match ends."""

    id: str  # of its record
    seats: tuple[SeatJson, ...]
    salts: tuple[str, ...]
    salt_commitments: tuple[str, ...] = ()  # if all were known before any salt was told


class Dealt(_Fact, frozen=True, tag="dealt"):
    """The cards of a round, by seat."""

    hands: tuple[tuple[str, ...], ...]


class Acted(_Fact, frozen=True, tag="acted"):
    """The seat whose turn it was has done this."""

    turn: int
    action: ActionJson
    is_assisted: bool = False  # a bot did it for a person


class Hinted(_Fact, frozen=True, tag="hinted"):
    """A person was told what is best in a turn."""

    seat: Seat
    turn: int


class WantsNext(_Fact, frozen=True, tag="wants-next"):
    """A person has seen enough of the round that is over."""

    seat: Seat


class TimeUp(_Fact, frozen=True, tag="time-up"):
    """The seat to act has no time left: a bot makes this move."""

    seat: Seat


class WentAway(_Fact, frozen=True, tag="went-away"):
    """A person can no longer see the table."""

    seat: Seat
    has_left: bool = False
    was_removed: bool = False  # by the host, in the middle of a match


class CameBack(_Fact, frozen=True, tag="came-back"):
    """A person can see the table again, and plays again."""

    seat: Seat


class Substituted(_Fact, frozen=True, tag="substituted"):
    """A bot plays for a person until that person is back."""

    seat: Seat


class Restarted(_Fact, frozen=True, tag="restarted"):
    """The server has started again: nobody is there yet, and no time was used while it was off."""


class PauseAsked(_Fact, frozen=True, tag="pause-asked"):
    """A person would like a pause, or no longer."""

    seat: Seat
    wants: bool


class Paused(_Fact, frozen=True, tag="paused"):
    """Everyone present wants a pause."""


class Resumed(_Fact, frozen=True, tag="resumed"):
    """The match goes on."""

    seat: Seat


class Said(_Fact, frozen=True, tag="said"):
    """A person has said something."""

    seat: Seat
    id: str  # of the message, so that it is not said twice
    phrase: Phrase | None = None
    text: str | None = None


class Muted(_Fact, frozen=True, tag="muted"):
    """A person no longer wants to hear somebody, or does again."""

    seat: Seat
    whom: Seat
    is_muted: bool


class MatchEnded(_Fact, frozen=True, tag="match-ended"):
    """The match is won, and its secret is revealed."""


class Closed(_Fact, frozen=True, tag="closed"):
    """Nobody plays here any more."""


TableFact = (
    Opened
    | Duplicated
    | PersonSeated
    | Renamed
    | BotSeated
    | SeatEmptied
    | Committed
    | WasReady
    | Sealed
    | Revealed
    | Unsealed
    | MatchBegan
    | Hinted
    | WantsNext
    | TimeUp
    | WentAway
    | CameBack
    | Substituted
    | Restarted
    | PauseAsked
    | Paused
    | Resumed
    | Said
    | Muted
    | MatchEnded
    | Closed
)
Fact = Annotated[TableFact | Dealt | Acted, msgspec.Meta(title="fact")]

_decoder: msgspec.json.Decoder[Fact] = msgspec.json.Decoder(Fact)


def fact_from_json(line: bytes) -> Fact:
    """The fact that `fact_to_json` wrote."""
    return _decoder.decode(line)


fact_to_json = msgspec.json.Encoder().encode
