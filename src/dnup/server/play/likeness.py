"""Whether a record that somebody brings is of a match that people are playing here right now."""

from collections.abc import Iterable, Sequence

from dnup.notation import ActionJson, Record, action_to_json
from dnup.notation.action import AddJson, PlayJson
from dnup.table import Phase, Table

LEAST = 3  # actions with cards that both have: fewer may be alike by chance

_Move = tuple[str, ...]


def is_being_played(record: Record, tables: Iterable[Table]) -> bool:
    """Whether a round of the record begins as the round that is played at one of these tables.

    Hands don't count: whoever plays doesn't know the others', and may have invented them.
    """
    rounds = [list(map(_move, round_.actions)) for round_ in record.rounds]
    return any(
        _are_alike(moves, round_)
        for table in tables
        if table.phase == Phase.PLAYING and sum(1 for _ in table.people()) > 1
        for moves in [_moves_at(table)]
        for round_ in rounds
    )


def _moves_at(table: Table) -> list[_Move]:
    running = table.running
    past = () if running is None else running.match.past
    return [_move(action_to_json(done.action)) for done in past]


def _are_alike(one: Sequence[_Move], other: Sequence[_Move]) -> bool:
    both = min(len(one), len(other))
    with_cards = sum(len(move) > 1 for move in one[:both])
    return with_cards >= LEAST and one[:both] == other[:both]


def _move(action: ActionJson) -> _Move:
    """What was done, with its cards in order."""
    if isinstance(action, PlayJson):
        return "play", *sorted(action.cards)
    if isinstance(action, AddJson):
        return "add", action.card
    return (type(action).__name__,)
