"""What goes out with every move of every table, straight from the masks to bytes.

What it says is defined by `state.public_state`, `told.event_to_json` and `choices`; tests hold both
to the same bytes. Lists of cards are remembered as they are encoded, because most of them are told
again with the next move.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from dnup.protocol.delivery import encode
from dnup.protocol.state import clock_state, has_memory_aids, public_state, seat_states
from dnup.protocol.told import event_to_json
from dnup.rules import (
    OVER,
    Card,
    CardAdded,
    Event,
    HandDealt,
    HandRotated,
    Pack,
    Round,
    RoundBegan,
    RoundEnded,
    Seat,
    SetDiscarded,
    SetPlayed,
    SetReturned,
    SetTaken,
    TurnBegan,
    WentOut,
    legal_choices,
)
from dnup.rules.pack import bits
from dnup.table import Happening, Phase, Running, Table, TableEvent

_LISTS = 3_000  # lists of cards of a pack that are remembered
_TABLES = 500  # tables whose seats are
_NUMBERS: Final = tuple(b"%d" % number for number in range(100))
_SEATS: Final = tuple(b'"%c"' % letter for letter in b"ABCDE")


class CardLists(dict[int, bytes]):
    """Cards of a pack as a JSON list, by the mask of how they are held."""

    def __init__(self, pack: Pack) -> None:
        super().__init__()
        self.pack = pack
        self.areas = tuple(b'"%b"' % str(area).encode() for area in pack.areas)
        self._size = pack.size
        # Each card both ways up, in the order of cards, with its bit as it is held.
        ends = [
            (pack.card(bit, bit if shift else 0), bit << shift)
            for bit in bits(pack.cards)
            for shift in (0, pack.size)
        ]
        self._texts = [(bit, b'"%b"' % str(card).encode()) for card, bit in sorted(ends)]

    def __missing__(self, held: int) -> bytes:
        if len(self) >= _LISTS:
            self.clear()
        made = b"[" + b",".join([text for bit, text in self._texts if held & bit]) + b"]"
        self[held] = made
        return made

    def of(self, mask: int, flipped: int) -> bytes:
        """The list of the cards of a mask, the way up they lie."""
        turned = mask & flipped
        return self[mask ^ turned | turned << self._size]


@lru_cache(maxsize=64)
def card_lists(pack: Pack) -> CardLists:
    """The lists of a pack, shared by all its tables."""
    return CardLists(pack)


@lru_cache(maxsize=_LISTS)
def encode_cards(cards: tuple[Card, ...]) -> bytes:
    """Cards as a JSON list."""
    return encode(tuple(map(str, cards)))


def encode_state(table: Table, *, is_open: bool = False) -> bytes:
    """What `public_state` says, as bytes."""
    running = table.running
    if table.phase != Phase.PLAYING or running is None or running.match.round is None:
        return encode(public_state(table, is_open=is_open))
    host = table.host
    return b'{"at":%d,"phase":"playing","host":%b,"seats":%b%b,"match":%b}' % (
        table.at,
        b"null" if host is None else _SEATS[host],
        _encode_seats(table, running),
        b',"commitment":"%b"' % table.commitment.encode() if table.secret else b"",
        _encode_match(table, running, running.match.round, is_open=is_open),
    )


def encode_choices(round_: Round) -> bytes:
    """What the seat to act may do, as `choices_to_json` says it."""
    choices = legal_choices(round_)
    assert choices is not None  # noqa: S101 - somebody is to act
    return b'{"plays":[%b],"adds":[%b],"takes":[%b],"rotate":true}' % (
        b",".join([_encode_play(play) for play in choices.plays]),
        b",".join(
            [
                b'{"to":"%b","cards":%b}' % (str(area).encode(), encode_cards(cards))
                for area, cards in choices.adds
            ]
        ),
        b",".join([b'"%b"' % str(area).encode() for area in choices.takes]),
    )


def encode_event(event: Happening) -> bytes:
    """An event, as `event_to_json` tells it."""
    if isinstance(event, TableEvent):
        return encode(event_to_json(event))
    return _EVENTS[type(event)](event)


# Most moves change nothing of the seats; then the parts of the table are the very same values.
_seats: dict[int, tuple[tuple[object, ...], bytes]] = {}


def _encode_seats(table: Table, running: Running) -> bytes:
    late = table.to_act if running.is_time_up else None
    helped = (running.assisted, running.hints)
    wanted = (running.next_wanted, running.pause_wanted)
    parts = (table.seats, *helped, *wanted, running.is_paused, late)
    found = _seats.get(id(table.seats))
    if found is not None and all(map(_is, found[0], parts)):
        return found[1]
    if len(_seats) >= _TABLES:
        _seats.clear()
    made = encode(seat_states(table))
    _seats[id(table.seats)] = (parts, made)
    return made


def _is(one: object, other: object) -> bool:
    return one is other


@lru_cache(maxsize=1024)
def _encode_play(play: tuple[int, tuple[int, ...]]) -> bytes:
    value, sizes = play
    return b'{"value":%d,"sizes":%b}' % (value, encode(sizes))


def _encode_match(table: Table, running: Running, round_: Round, *, is_open: bool) -> bytes:
    pack, at, hands, sets, discarded, flipped, seen, out = round_
    lists = card_lists(pack)
    match = running.match
    hidden_star = pack.star & ~seen
    holder = b"null"
    for seat, hand in enumerate(hands):
        if hand & hidden_star:
            holder = _SEATS[seat]
    lying = [
        lists.areas[i] + b":" + lists.of(cards, flipped) for i, cards in enumerate(sets) if cards
    ]
    has_aids = has_memory_aids(table)
    known = [lists.of(hand & seen, flipped) for hand in hands] if has_aids else []  # K2
    points = match.points if out else match.before
    made = (
        b'{"id":"%b","commitment":"%b","round":%d,"turn":%d,"to_act":%b,"hand_sizes":[%b],'
        b'"known":[%b],"sets":{%b},"discarded":%b,"star_holder":%b,"out":[%b],"points":[%b],'
        b'"goal":%d'
        % (
            running.id.encode(),
            running.commitment.encode(),
            match.rounds,
            running.turn,
            b"null" if at == OVER else lists.areas[at],
            b",".join([_NUMBERS[hand.bit_count()] for hand in hands]),
            b",".join(known),
            b",".join(lying),
            lists[discarded] if has_aids else b"[]",
            holder,
            b",".join([_SEATS[seat] for seat in out]),
            b",".join([_NUMBERS[number] for number in points]),
            pack.goal,
        )
    )
    if at == OVER and match.winner is not None:
        made += b',"winner":' + _SEATS[match.winner]
    if running.is_paused:
        made += b',"is_paused":true'
    if table.may_hint:
        made += b',"may_hint":true'
    if table.is_rated:
        made += b',"is_rated":true'
    if table.lost_if_left:
        made += b',"lost_if_left":true'
    if running.clock.rule is not None:
        made += b',"clock":' + encode(clock_state(running))
    next_at = None if running.over_since is None else table.next_round_at
    if next_at is not None:
        made += b',"next_at":%d' % next_at
    if at == OVER or is_open:
        made += b',"hands":[%b]' % b",".join([lists.of(hand, flipped) for hand in hands])
    if at == OVER:
        made += b',"round_points":[%b]' % b",".join([_NUMBERS[won] for won in round_.points])
    if not has_aids:
        made += b',"discard_count":%d' % discarded.bit_count()
    return made + b"}"


def _seat(seat: Seat) -> bytes:
    return _SEATS[seat]


_Encoder = Callable[[Any], bytes]
_EVENTS: Final[dict[type[Event], _Encoder]] = {
    RoundBegan: lambda e: (
        b'{"kind":"round-began","turn":"%b","hand_sizes":%b}'
        % (str(e.turn).encode(), encode(e.hand_sizes))
    ),
    HandDealt: lambda e: (
        b'{"kind":"hand-dealt","seat":%b,"cards":%b}' % (_seat(e.seat), encode_cards(e.cards))
    ),
    SetPlayed: lambda e: (
        b'{"kind":"set-played","area":"%b","cards":%b}'
        % (str(e.area).encode(), encode_cards(e.cards))
    ),
    CardAdded: lambda e: (
        b'{"kind":"card-added","seat":%b,"card":"%b","area":"%b"}'
        % (_seat(e.seat), str(e.card).encode(), str(e.area).encode())
    ),
    SetTaken: lambda e: (
        b'{"kind":"set-taken","seat":%b,"area":"%b","cards":%b}'
        % (_seat(e.seat), str(e.area).encode(), encode_cards(e.cards))
    ),
    HandRotated: lambda e: b'{"kind":"hand-rotated","seat":%b}' % _seat(e.seat),
    SetReturned: lambda e: (
        b'{"kind":"set-returned","area":"%b","cards":%b}'
        % (str(e.area).encode(), encode_cards(e.cards))
    ),
    SetDiscarded: lambda e: (
        b'{"kind":"set-discarded","area":"%b","cards":%b}'
        % (str(e.area).encode(), encode_cards(e.cards))
    ),
    WentOut: lambda e: b'{"kind":"went-out","seat":%b,"points":%d}' % (_seat(e.seat), e.points),
    TurnBegan: lambda e: b'{"kind":"turn-began","area":"%b"}' % str(e.area).encode(),
    RoundEnded: lambda _: b'{"kind":"round-ended"}',
}
