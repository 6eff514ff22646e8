"""A table as somebody sees it who has not sat down yet."""

import msgspec
from msgspec.structs import replace

from dnup.protocol.state import StateJson, public_state
from dnup.table import Options, Phase, Table


class TableLookJson(msgspec.Struct, frozen=True):
    """Who is at a table, and what is played there; without the match."""

    code: str
    options: Options
    state: StateJson


def may_sit(table: Table) -> bool:
    """Whether a guest who comes now finds a seat."""
    return table.phase in {Phase.GATHERING, Phase.FINISHED} and None in table.seats


def look_at(table: Table) -> TableLookJson:
    """The table, for somebody who thinks about sitting down."""
    return TableLookJson(table.code, table.options, replace(public_state(table), match=None))
