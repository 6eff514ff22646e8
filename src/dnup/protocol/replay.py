"""Recorded matches as messages carry them: each round as those at its table were told of it."""

from typing import Annotated, Literal

import msgspec

from dnup import notation
from dnup.notation import SeatJson
from dnup.notation.action import AreaText
from dnup.notation.position import SeatText
from dnup.protocol.deck import deck_to_json
from dnup.protocol.delivery import TableView, Update
from dnup.protocol.rendering import Rendering, table_view
from dnup.rules import Seat
from dnup.table.options import MAX_DECK_TEXT
from dnup.table.replay import Replay

Viewpoint = Literal["open", "spectator", "A", "B", "C", "D", "E"]


class RecordForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a person brings: the text of a file, and the text of its deck if it has its own.

    Of a file with several matches, `match` says which, from 1.
    """

    record: str
    deck: Annotated[str, msgspec.Meta(max_length=MAX_DECK_TEXT)] | None = None
    match: Annotated[int, msgspec.Meta(ge=1)] = 1


class RoundEntryJson(msgspec.Struct, frozen=True):
    """A round in the index: how long it is, and what it brought."""

    actions: int
    starter: SeatText
    points: tuple[int, ...]  # by seat, won in this round
    areas: tuple[AreaText, ...]  # by action: whose turn it was


class ReplayIndexJson(msgspec.Struct, frozen=True, omit_defaults=True):
    """A recorded match at a glance."""

    id: str
    seats: tuple[SeatJson, ...]
    deck: tuple[str, str]  # its name and its hash
    options: notation.RecordOptions
    winner: SeatText | None  # null: the match was left
    points: tuple[int, ...]  # by seat, at the end
    goal: int
    rounds: tuple[RoundEntryJson, ...]
    match: int = 1  # which one of its file it is
    matches: int = 1  # how many the file has


class ReplayRoundJson(msgspec.Struct, frozen=True):
    """A round of a recorded match as one looks at it: the table after the deal, then each action.

    `number` counts the actions of the round from 0, `turn` is the next action's number.
    """

    round: int
    as_: Viewpoint = msgspec.field(name="as")
    table: TableView
    updates: tuple[Update, ...]


def viewer_of(look: Viewpoint) -> Seat | None:
    """The seat whose eyes one looks through, if it is one's."""
    return None if look in {"open", "spectator"} else Seat[look]


def index_to_json(replay: Replay, id_: str, match: int = 1, matches: int = 1) -> ReplayIndexJson:
    """The match at a glance, under the name that it is asked for by."""
    record = replay.record
    return ReplayIndexJson(
        id=id_,
        seats=tuple(record.seats),
        deck=deck_to_json(replay.deck),
        options=record.options,
        winner=record.winner,
        points=replay.points,
        goal=replay.deck.pack(len(record.seats)).goal,
        rounds=tuple(
            RoundEntryJson(
                len(played.actions), json.starter, played.points, tuple(map(str, played.areas))
            )
            for played, json in zip(replay.rounds, record.rounds, strict=True)
        ),
        match=match,
        matches=matches,
    )


def encode_round(replay: Replay, number: int, look: Viewpoint) -> bytes:
    """The `ReplayRoundJson` with this number, from 1."""
    viewer, is_open = viewer_of(look), look == "open"
    updates = [
        Rendering(change, is_open=is_open).update(viewer) for change in replay.changes(number)
    ]
    return b'{"round":%d,"as":"%b","table":%b,"updates":[%b]}' % (
        number,
        look.encode(),
        table_view(replay.dealt(number), viewer, is_open=is_open),
        b",".join(updates),
    )
