"""Hints: the best actions in a turn, for a person who plays alone against bots."""

from dnup.rules import Refusal, RuleRefusalCode, Seat, View
from dnup.table.asking import running_at, seat_of
from dnup.table.change import Draft
from dnup.table.command import AskHint
from dnup.table.fact import Hinted
from dnup.table.holder import BotHolder
from dnup.table.refused import Refused, TableRefusalCode
from dnup.table.table import Table


def check_hint(table: Table, command: AskHint) -> View:
    """What the seat sees that may be told now what is best. Raises `Refused`."""
    return running_at(table).match.view(_seat(table, command))


def _seat(table: Table, command: AskHint) -> Seat:
    seat = seat_of(table, command.guest)
    running = running_at(table)
    for other, holder in zip(Seat, table.seats, strict=False):
        if other != seat and not isinstance(holder, BotHolder):
            raise Refused(TableRefusalCode.PEOPLE_HERE, seat=str(other))
    if command.turn != running.turn:
        code = (
            TableRefusalCode.STALE_TURN
            if command.turn < running.turn
            else TableRefusalCode.EARLY_TURN
        )
        raise Refused(code, turn=command.turn, now=running.turn)
    if running.area is None:
        raise Refused.by_rule(
            Refusal(RuleRefusalCode.ROUND_OVER, "P4" if table.players == 2 else "E3")
        )
    if running.is_paused:
        raise Refused(TableRefusalCode.PAUSED)
    if running.area.seat != seat:
        raise Refused.by_rule(Refusal(RuleRefusalCode.NOT_YOUR_TURN, "T3", area=running.area))
    return seat


def hint(draft: Draft, command: AskHint, now: int) -> None:
    """Give a person a hint. Asking again in the same turn gives the same hint."""
    seat = _seat(draft.table, command)
    if running_at(draft.table).hinted != command.turn:
        draft.add(Hinted(now, seat, command.turn))
