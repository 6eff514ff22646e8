"""A table as a guest sees it before sitting down."""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from dnup.notation.position import SeatText
from dnup.protocol.state import StateJson, public_state
from dnup.rules import Seat
from dnup.table import Options, Table


class TableLookJson(msgspec.Struct, frozen=True):
    """A table's seats and options, without the match."""

    code: str
    options: Options
    state: StateJson
    blocked: tuple[SeatText, ...] = ()  # held by people whom the guest who asks has blocked


def look_at(table: Table, blocked: Sequence[Seat] = ()) -> TableLookJson:
    """The table before sitting down, with the seats of people the guest has blocked."""
    state = replace(public_state(table), match=None)
    return TableLookJson(table.code, table.options, state, tuple(map(str, blocked)))
