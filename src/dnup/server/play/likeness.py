"""Whether a record that somebody brings is of a match that people are playing here right now."""

from collections.abc import Iterable, Sequence

from dnup.notation import ActionJson, Record, action_to_json
from dnup.notation.action import AddJson, PlayJson
from dnup.rules import Past
from dnup.table import Phase, Table

LEAST = 3  # actions with cards that both have: fewer may be alike by chance

_Move = tuple[str, ...]


def is_being_played(record: Record, tables: Iterable[Table]) -> bool:
    """Whether a round of the record begins as the round that is played at one of these tables.

    Hands don't count: whoever plays doesn't know the others', and may have invented them.
    """
    by_first: dict[_Move, list[list[_Move]]] = {}
    for round_ in record.rounds:
        moves = list(map(_move, round_.actions))
        if moves:
            by_first.setdefault(moves[0], []).append(moves)
    return any(
        _are_alike(moves, past)
        for table in tables
        if table.phase == Phase.PLAYING and sum(1 for _ in table.people()) > 1
        for past in [() if table.running is None else table.running.match.past]
        if past
        for moves in by_first.get(_done(past[0]), ())
    )


def _are_alike(moves: Sequence[_Move], past: Sequence[Past]) -> bool:
    """Whether one goes on as the other as far as both go; it ends at the first that differs."""
    with_cards = 0
    for move, done in zip(moves, past, strict=False):
        if move != _done(done):
            return False
        with_cards += len(move) > 1
    return with_cards >= LEAST


def _done(done: Past) -> _Move:
    return _move(action_to_json(done.action))


def _move(action: ActionJson) -> _Move:
    """What was done, with its cards in order."""
    if isinstance(action, PlayJson):
        return "play", *sorted(action.cards)
    if isinstance(action, AddJson):
        return "add", action.card
    return (type(action).__name__,)
