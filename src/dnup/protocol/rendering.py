"""Deliveries of a table, made once for all who get them.

What everybody may see is worked out and encoded once; a seat's own hand and choices are added to
it. A rendering depends on the facts alone, so a client that comes back gets the same bytes.
"""

from collections.abc import Iterable, Sequence

from dnup.protocol.choices import choices_to_json
from dnup.protocol.delivery import TableView, encode
from dnup.protocol.state import past_of, public_state
from dnup.protocol.told import Told, cards_to_json, said_to_json, told
from dnup.rules import Seat, legal_choices
from dnup.table import Fact, Table


class Rendering:
    """What is told of facts that happened together, to each viewer."""

    __slots__ = ("_after", "_events", "_head", "_state", "_told")

    def __init__(self, before: Table, facts: Sequence[Fact], after: Table) -> None:
        self._after = after
        numbers = (after.number, before.number)
        self._head = b'{"kind":"update","number":%d,"after":%d,"events":' % numbers
        self._state = encode(public_state(after))
        self._told = _encoded(before, facts, after)
        # Most of the time everybody is told everything.
        is_public = all(is_told.to_all for is_told, _ in self._told)
        self._events = _joined(event for _, event in self._told) if is_public else None

    def update(self, viewer: Seat | None, done: str | None = None) -> bytes:
        """The `Update` for a seat, or a spectator (None); `done` is the request it answers."""
        events = self._events or _joined(
            event for is_told, event in self._told if is_told.reaches(viewer)
        )
        parts = [self._head, events, b',"state":', self._state, *own_parts(self._after, viewer)]
        if done is not None:
            parts += (b',"done":', encode(done))
        parts.append(b"}")
        return b"".join(parts)


def _encoded(before: Table, facts: Sequence[Fact], after: Table) -> list[tuple[Told, bytes]]:
    """Each event that is told, with its bytes."""
    happened, table = [], before
    for fact in facts:
        then = after if len(facts) == 1 else table.after(fact)
        happened += [(is_told, encode(is_told.event)) for is_told in told(table, fact, then)]
        table = then
    return happened


def _joined(events: Iterable[bytes]) -> bytes:
    return b"[" + b",".join(events) + b"]"


def own_parts(table: Table, viewer: Seat | None) -> tuple[bytes, ...]:
    """What only this viewer may see: the hand, and in their turn the choices."""
    running = table.running
    if viewer is None or running is None or running.match.round is None:
        return ()
    hand = b',"hand":', encode(cards_to_json(running.match.round.hand(viewer)))
    if table.to_act != viewer:
        return hand
    choices = legal_choices(running.match.round)
    assert choices is not None  # noqa: S101 - somebody is to act
    return (*hand, b',"choices":', encode(choices_to_json(choices)))


def table_view(table: Table, viewer: Seat | None, done: str | None = None) -> bytes:
    """The `TableView` of a table for a seat, or a spectator (None)."""
    deaf = frozenset(whom for by, whom in table.muted if by == viewer)
    view = TableView(
        number=table.number,
        code=table.code,
        you=None if viewer is None else str(viewer),
        options=table.options,
        deck=(table.deck.name, table.deck.hash),
        state=public_state(table),
        past=past_of(table),
        chat=tuple(said_to_json(said) for said in table.chat if said.seat not in deaf),
        muted=tuple(str(seat) for seat in sorted(deaf)),
        done=done,
    )
    return encode(view)[:-1] + b"".join(own_parts(table, viewer)) + b"}"
