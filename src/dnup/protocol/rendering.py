"""Deliveries of a table, made once for all who get them.

What everybody may see is worked out and encoded once; a seat's own hand and choices are added to
it. A rendering depends on the facts alone, so a client that comes back gets the same bytes.
"""

from collections.abc import Iterable, Sequence

from dnup.protocol.deck import deck_told, options_told
from dnup.protocol.delivery import TableView, encode
from dnup.protocol.public import card_lists, encode_choices, encode_event, encode_state
from dnup.protocol.state import past_of, public_state
from dnup.protocol.told import Told, done_by, said_to_json, told
from dnup.rules import Seat
from dnup.table import Fact, Table
from dnup.table.fact import Acted


class Rendering:
    """What is told of facts that happened together, to each viewer.

    When a match is looked at again its hands may lie open (`is_open`).
    """

    __slots__ = ("_after", "_events", "_head", "_state", "_told")

    def __init__(
        self, before: Table, facts: Sequence[Fact], after: Table, *, is_open: bool = False
    ) -> None:
        self._after = after
        numbers = (after.number, before.number)
        self._head = b'{"kind":"update","number":%d,"after":%d,"events":' % numbers
        self._state = encode_state(after, is_open=True) if is_open else encode_state(after)
        self._told: list[tuple[Told, bytes]] = []
        self._events: bytes | None = None
        if len(facts) == 1 and isinstance(facts[0], Acted):
            done = done_by(before, facts[0], after)  # and everybody is told
            self._events = _joined([encode_event(event) for event in done])
        else:
            self._told = _encoded(before, facts, after)

    def update(self, viewer: Seat | None, done: str | None = None) -> bytes:
        """The `Update` for a seat, or a spectator (None); `done` is the request it answers."""
        events = self._events or _joined(
            [event for is_told, event in self._told if is_told.reaches(viewer)]
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
    round_ = running.match.round
    hand = b',"hand":', card_lists(round_.pack).of(round_.hands[viewer], round_.flipped)
    if table.to_act != viewer:
        return hand
    return (*hand, b',"choices":', encode_choices(round_))


def table_view(
    table: Table, viewer: Seat | None, done: str | None = None, *, is_open: bool = False
) -> bytes:
    """The `TableView` of a table for a seat, or a spectator (None)."""
    deaf = frozenset(whom for by, whom in table.muted if by == viewer)
    view = TableView(
        number=table.number,
        code=table.code,
        you=None if viewer is None else str(viewer),
        options=options_told(table),
        deck=deck_told(table.deck),
        state=public_state(table, is_open=is_open),
        duplicate=None if table.duplicate is None else table.duplicate.code,
        past=past_of(table),
        chat=tuple(said_to_json(said) for said in table.chat if said.seat not in deaf),
        muted=tuple(str(seat) for seat in sorted(deaf)),
        done=done,
    )
    return encode(view)[:-1] + b"".join(own_parts(table, viewer)) + b"}"
