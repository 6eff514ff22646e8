"""What a server sends. One JSON object a message; `kind` says which."""

from typing import Annotated

import msgspec

from dnup.notation.action import CardText
from dnup.notation.position import SeatText
from dnup.protocol.choices import ChoicesJson
from dnup.protocol.estimate import AdviceJson
from dnup.protocol.event import EventJson, SaidJson
from dnup.protocol.request import RequestId
from dnup.protocol.state import HolderKind, PastJson, StateJson
from dnup.table import Options, Phase

PROTOCOL = 1  # goes up when an old client would no longer understand

Cards = tuple[CardText, ...]


class _Delivery(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True, kw_only=True):
    pass


class LimitsJson(msgspec.Struct, frozen=True):
    """What a client must keep to."""

    message_bytes: int
    messages_per_second: float
    name: int  # characters
    text: int


class Welcome(_Delivery, frozen=True, tag="welcome"):
    """The first message of every connection."""

    protocol: int
    server: str  # its version
    name: str  # of the guest
    levels: tuple[str, ...]  # of bots that can be had here
    limits: LimitsJson
    link: str  # with a table's code behind it, where people are invited to
    hints: bool = False  # whether what is best can be worked out here


class TableEntryJson(msgspec.Struct, frozen=True):
    """A public table in the list."""

    code: str
    phase: Phase
    seats: tuple[tuple[HolderKind, str], ...]  # who holds each, and their name
    deck: str
    spectators: bool
    clock: bool
    own_deck: bool = False  # it is not the standard deck, whatever its name


class Tables(_Delivery, frozen=True, tag="tables"):
    """The public tables."""

    id: RequestId
    tables: tuple[TableEntryJson, ...]


class TableView(_Delivery, frozen=True, tag="table"):
    """The whole table as the client may see it now, to start or start over with."""

    number: int  # of the last thing that happened here
    code: str
    you: SeatText | None  # null for a spectator
    options: Options
    deck: tuple[str, str]  # its name and its hash
    state: StateJson
    duplicate: str | None = None  # the code of the deals, if they are those of another match
    hand: Cards = ()
    choices: ChoicesJson | None = None  # only in your turn
    past: tuple[PastJson, ...] = ()  # of the round that is on
    chat: tuple[SaidJson, ...] = ()
    muted: tuple[SeatText, ...] = ()  # by you
    done: RequestId | None = None  # the request that this answers


class Update(_Delivery, frozen=True, tag="update"):
    """Something has happened. It follows the delivery with the number `after`."""

    number: int
    after: int
    events: tuple[EventJson, ...]
    state: StateJson
    hand: Cards = ()
    choices: ChoicesJson | None = None
    done: RequestId | None = None


class Done(_Delivery, frozen=True, tag="done"):
    """What was asked for is so; it had been before, or nobody else needs to know."""

    done: RequestId


class Hinted(_Delivery, frozen=True, tag="hinted"):
    """What is best in a turn, the best first; at a table it is written down that it was told."""

    done: RequestId
    turn: int
    simulations: int
    best: tuple[AdviceJson, ...]


class RefusedJson(_Delivery, frozen=True, tag="refused"):
    """What was asked for is not done, and nothing has changed."""

    id: RequestId
    code: str
    rule: str | None = None  # when a rule of the game forbids it
    facts: dict[str, str | int] = {}


class Bye(_Delivery, frozen=True, tag="bye"):
    """The last message of a connection, and why it ends."""

    code: str
    facts: dict[str, str | int] = {}


class Announced(_Delivery, frozen=True, tag="announced"):
    """The host tells everybody when maintenance begins; without a time, it's called off."""

    at: int | None = None  # milliseconds since 1970
    text: str = ""


Delivery = Annotated[
    Welcome | Announced | Tables | TableView | Update | Done | Hinted | RefusedJson | Bye,
    msgspec.Meta(title="delivery"),
]

encode = msgspec.json.Encoder().encode
