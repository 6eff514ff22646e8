"""Deliveries of a table, made once for all who get them.

What everybody may see is worked out and encoded once; a seat's own hand and choices are added to
it. A rendering depends on the facts alone, so a client that comes back gets the same bytes.
"""

from collections.abc import Iterator

from dnup.protocol.deck import deck_to_json, options_to_json
from dnup.protocol.delivery import TableView, encode
from dnup.protocol.public import card_lists, encode_choices, encode_event, encode_state
from dnup.protocol.state import past_of, public_state
from dnup.protocol.told import said_to_json
from dnup.rules import Seat
from dnup.table import Change, Table, is_visible


class Rendering:
    """One change as each viewer gets it.

    When a match is looked at again its hands may lie open (`is_open`).
    """

    __slots__ = ("_after", "_all", "_events", "_head", "_state")

    def __init__(self, change: Change, *, is_open: bool = False) -> None:
        self._after = after = change.after
        numbers = (after.number, change.before.number)
        self._head = b'{"kind":"update","number":%d,"after":%d,"events":' % numbers
        self._state = encode_state(after, is_open=True) if is_open else encode_state(after)
        # By event, as soon as somebody may know of it.
        self._events: dict[int, bytes] = {}
        self._all = change.events

    def update(self, viewer: Seat | None, done: str | None = None) -> bytes:
        """The `Update` for a seat, or a spectator (None); `done` is the request it answers."""
        parts = [
            self._head,
            b"[%b]" % b",".join(self._seen_by(viewer)),
            b',"state":',
            self._state,
            *own_parts(self._after, viewer),
        ]
        if done is not None:
            parts += (b',"done":', encode(done))
        parts.append(b"}")
        return b"".join(parts)

    def _seen_by(self, viewer: Seat | None) -> Iterator[bytes]:
        """The events that pass the gate."""
        for number, event in enumerate(self._all):
            if is_visible(event, viewer):
                told = self._events.get(number)
                if told is None:
                    told = self._events[number] = encode_event(event)
                yield told


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
        options=options_to_json(table),
        deck=deck_to_json(table.deck),
        state=public_state(table, is_open=is_open),
        duplicate=None if table.duplicate is None else table.duplicate.code,
        past=past_of(table),
        chat=tuple(said_to_json(said) for said in table.chat if said.seat not in deaf),
        muted=tuple(str(seat) for seat in sorted(deaf)),
        done=done,
    )
    return encode(view)[:-1] + b"".join(own_parts(table, viewer)) + b"}"
