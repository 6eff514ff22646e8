"""Deliveries of a table, made once for all who get them.

What everybody may see is worked out and encoded once; a seat's own hand and choices are added to
it. A rendering depends on the facts alone, so a client that comes back gets the same bytes.
"""

from collections.abc import Sequence
from functools import cached_property

from dnup.protocol.choices import choices_to_json
from dnup.protocol.delivery import TableView, encode
from dnup.protocol.state import past_of, public_state
from dnup.protocol.told import cards_to_json, said_to_json, told
from dnup.rules import Seat, legal_choices
from dnup.table import Fact, Table


class Rendering:
    """What is told of facts that happened together, to each viewer."""

    __slots__ = ("__dict__", "_before", "_facts", "after")

    def __init__(self, before: Table, facts: Sequence[Fact], after: Table) -> None:
        self._before = before
        self._facts = facts
        self.after = after

    @property
    def number(self) -> int:
        """The number of the last of the facts."""
        return self.after.number

    def update(self, viewer: Seat | None, done: str | None = None) -> bytes:
        """The `Update` for a seat, or a spectator (None); `done` is the request it answers."""
        parts = [self._head, self._events_for(viewer), b',"state":', self._state]
        parts += own_parts(self.after, viewer)
        if done is not None:
            parts += (b',"done":', encode(done))
        parts.append(b"}")
        return b"".join(parts)

    @cached_property
    def _head(self) -> bytes:
        number, after = self.after.number, self._before.number
        return b'{"kind":"update","number":%d,"after":%d,"events":' % (number, after)

    @cached_property
    def _told(self) -> list[tuple[Seat | None, frozenset[Seat], bytes]]:
        table, happened = self._before, []
        for fact in self._facts:
            after = self.after if len(self._facts) == 1 else table.after(fact)
            happened += [(t.only, t.but, encode(t.event)) for t in told(table, fact, after)]
            table = after
        return happened

    @cached_property
    def _public_events(self) -> bytes | None:
        """All events, if everybody is told all of them."""
        if any(only is not None or but for only, but, _ in self._told):
            return None
        return b"[" + b",".join(event for _, _, event in self._told) + b"]"

    @cached_property
    def _state(self) -> bytes:
        return encode(public_state(self.after))

    def _events_for(self, viewer: Seat | None) -> bytes:
        if self._public_events is not None:
            return self._public_events
        events = [
            event
            for only, but, event in self._told
            if (viewer == only if only is not None else viewer not in but)
        ]
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
