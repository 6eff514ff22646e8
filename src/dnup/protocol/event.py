"""The wire shapes of events at a table."""

import msgspec

from dnup.notation import SeatJson
from dnup.notation.action import AreaText, CardText
from dnup.notation.position import SeatText
from dnup.table import Ink, Phrase

Cards = tuple[CardText, ...]


class _Event(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    pass


class RoundBeganJson(_Event, frozen=True, tag="round-began"):
    """The cards are dealt; the seat of this turn holds the star."""

    turn: AreaText
    hand_sizes: tuple[int, ...]


class HandDealtJson(_Event, frozen=True, tag="hand-dealt"):
    """Your hand. Only you get this."""

    seat: SeatText
    cards: Cards


class SetPlayedJson(_Event, frozen=True, tag="set-played"):
    """There's a new set in a play area."""

    area: AreaText
    cards: Cards


class CardAddedJson(_Event, frozen=True, tag="card-added"):
    """A seat has added a card to the set in an opponent's area."""

    seat: SeatText
    card: CardText
    area: AreaText


class SetTakenJson(_Event, frozen=True, tag="set-taken"):
    """A seat has taken the set in an area, whose cards lay like this, and turned them."""

    seat: SeatText
    area: AreaText
    cards: Cards


class HandRotatedJson(_Event, frozen=True, tag="hand-rotated"):
    """A seat has turned its hand."""

    seat: SeatText


class SetReturnedJson(_Event, frozen=True, tag="set-returned"):
    """A beaten set, whose cards lay like this, went back to its owner's hand, turned."""

    area: AreaText
    cards: Cards


class SetDiscardedJson(_Event, frozen=True, tag="set-discarded"):
    """A set went face down onto the pile."""

    area: AreaText
    cards: Cards


class WentOutJson(_Event, frozen=True, tag="went-out"):
    """A seat has no cards left, and gets these points."""

    seat: SeatText
    points: int


class TurnBeganJson(_Event, frozen=True, tag="turn-began"):
    """It is this play area's turn."""

    area: AreaText


class RoundEndedJson(_Event, frozen=True, tag="round-ended"):
    """Nobody has another turn in this round."""


class OpenedJson(_Event, frozen=True, tag="opened"):
    """The table is open."""


class PersonSeatedJson(_Event, frozen=True, tag="person-seated"):
    """Somebody has sat down."""

    seat: SeatText
    name: str
    ink: Ink


class RenamedJson(_Event, frozen=True, tag="renamed"):
    """A person goes by another name, or in another ink; `was` is the name before."""

    seat: SeatText
    was: str
    name: str
    ink: Ink


class BotSeatedJson(_Event, frozen=True, tag="bot-seated"):
    """A bot has been put into a seat."""

    seat: SeatText
    level: str
    name: str


class SeatEmptiedJson(_Event, frozen=True, tag="seat-emptied"):
    """Nobody holds the seat any more."""

    seat: SeatText
    was_removed: bool = False


class CommittedJson(_Event, frozen=True, tag="committed"):
    """The hash of the secret that the next match will be dealt from."""

    commitment: str


class WasReadyJson(_Event, frozen=True, tag="was-ready"):
    """A person wants the match to begin, or no longer."""

    seat: SeatText
    is_ready: bool


class SealedJson(_Event, frozen=True, tag="sealed"):
    """Everybody has committed to a salt: time to reveal it. By seat; empty for bots."""

    seats: tuple[SeatJson, ...]
    salt_commitments: tuple[str, ...]


class RevealedJson(_Event, frozen=True, tag="revealed"):
    """A person has revealed the salt to the server."""

    seat: SeatText


class UnsealedJson(_Event, frozen=True, tag="unsealed"):
    """Somebody went or was too late: nobody is ready any more, and needs another salt."""

    late: tuple[SeatText, ...] = ()  # who did not reveal in time; empty if somebody went


class MatchBeganJson(_Event, frozen=True, tag="match-began"):
    """A match begins. `id` will be that of its record."""

    id: str
    seats: tuple[SeatJson, ...]
    commitment: str
    salts: tuple[str, ...]


class HintGivenJson(_Event, frozen=True, tag="hint-given"):
    """A person got a hint. Nobody else learns what it said."""

    seat: SeatText
    turn: int


class WantsNextJson(_Event, frozen=True, tag="wants-next"):
    """A person has seen enough of the round that is over."""

    seat: SeatText


class TimeUpJson(_Event, frozen=True, tag="time-up"):
    """The seat to act has no time left: a bot makes this move."""

    seat: SeatText


class WentAwayJson(_Event, frozen=True, tag="went-away"):
    """A person can no longer see the table, or has left it."""

    seat: SeatText
    has_left: bool = False
    was_removed: bool = False  # by the host


class CameBackJson(_Event, frozen=True, tag="came-back"):
    """A person is back and plays again."""

    seat: SeatText


class SubstitutedJson(_Event, frozen=True, tag="substituted"):
    """A bot plays for a person until that person is back."""

    seat: SeatText
    level: str


class RestartedJson(_Event, frozen=True, tag="restarted"):
    """The server has started again. Nothing was lost."""


class PauseAskedJson(_Event, frozen=True, tag="pause-asked"):
    """A person would like a pause, or no longer."""

    seat: SeatText
    wants: bool


class PausedJson(_Event, frozen=True, tag="paused"):
    """Everyone present wanted a pause."""


class ResumedJson(_Event, frozen=True, tag="resumed"):
    """The match goes on."""

    seat: SeatText


class SaidJson(_Event, frozen=True, tag="said"):
    """A person has said a phrase or a text."""

    seat: SeatText
    at: int
    phrase: Phrase | None = None
    text: str | None = None


class MutedJson(_Event, frozen=True, tag="muted"):
    """You muted or unmuted a seat. Only you get this."""

    seat: SeatText
    is_muted: bool


class MatchEndedJson(_Event, frozen=True, tag="match-ended"):
    """The match is won, and the secret of its deals told. The record of this id can be had now."""

    id: str
    winner: SeatText
    points: tuple[int, ...]
    assisted: tuple[int, ...]  # by seat: how many actions a bot did for a person
    secret: str
    hints: tuple[int, ...] = ()  # by seat: in how many turns a person was told what is best


class ClosedJson(_Event, frozen=True, tag="closed"):
    """Nobody plays here any more."""


EventJson = (
    RoundBeganJson
    | HandDealtJson
    | SetPlayedJson
    | CardAddedJson
    | SetTakenJson
    | HandRotatedJson
    | SetReturnedJson
    | SetDiscardedJson
    | WentOutJson
    | TurnBeganJson
    | RoundEndedJson
    | OpenedJson
    | PersonSeatedJson
    | RenamedJson
    | BotSeatedJson
    | SeatEmptiedJson
    | CommittedJson
    | WasReadyJson
    | SealedJson
    | RevealedJson
    | UnsealedJson
    | MatchBeganJson
    | HintGivenJson
    | WantsNextJson
    | TimeUpJson
    | WentAwayJson
    | CameBackJson
    | SubstitutedJson
    | RestartedJson
    | PauseAskedJson
    | PausedJson
    | ResumedJson
    | SaidJson
    | MutedJson
    | MatchEndedJson
    | ClosedJson
)
