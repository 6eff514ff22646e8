"""A practice table: one person plays on from a position, and nothing is stored.

It can also start at a moment of a match. Then the round has a past, which the bots know.

Sans-IO like every table: what is done here goes through `decide`, so what is refused, and why,
is the same as in a game. The others do what was written down for them, then what bots choose;
where there is neither, they rest.
"""

import msgspec
from msgspec.structs import replace

from dnup.notation import (
    RecordError,
    SeatJson,
    TextError,
    TextErrorCode,
    parse_position,
    standard_deck,
)
from dnup.rules import Action, Deck, DeckError, Match, Seat
from dnup.table.asking import check_seat
from dnup.table.change import Change
from dnup.table.clock import Clock
from dnup.table.command import Act, BotAct
from dnup.table.decide import decide
from dnup.table.holder import BotHolder, Holder, Person
from dnup.table.ink import Ink
from dnup.table.options import Chat, Options, read_deck
from dnup.table.refused import Refused, TableRefusalCode
from dnup.table.running import Running
from dnup.table.seating import bad_deck
from dnup.table.table import Phase, Table


class Practise(msgspec.Struct, frozen=True):
    """Stand at a position, in this seat."""

    guest: str
    name: str
    position: str
    seat: Seat
    replies: tuple[Action, ...] = ()
    level: str | None = None  # of the bots; None: the others do what is in `replies`, then rest
    deck: str | None = None  # a deck file's text
    points: tuple[int, ...] = ()  # by seat, when the round began; none: nobody has any
    ink: Ink = Ink.TOMATO
    names: tuple[str, ...] = ()  # of the others, in order of play; without: their seats' letters


class PlayOn(msgspec.Struct, frozen=True):
    """Stand in a match, in this seat, and play its round to the end against bots."""

    guest: str
    name: str
    match: Match
    names: tuple[str, ...]  # what the seats are called; the person is called by the own name
    seat: Seat
    level: str
    ink: Ink = Ink.TOMATO


class Practice(msgspec.Struct, frozen=True):
    """A practice table, and the others' remaining replies."""

    table: Table
    seat: Seat
    replies: tuple[Action, ...]
    level: str | None

    def __repr__(self) -> str:
        return f"<Practice {self.table!r}>"

    @property
    def reply(self) -> Action | None:
        """What the seat to act does next, as it was written down; None if that is used up."""
        return self.replies[0] if self.replies and self._is_others_turn else None

    @property
    def bot_to_act(self) -> tuple[Seat, str] | None:
        """The seat to act and its bot's level, when it is for a bot to choose."""
        seat = self.table.to_act
        if seat is None or self.level is None or self.reply or not self._is_others_turn:
            return None
        return seat, self.level

    def decide(self, command: Act | BotAct, now: int) -> tuple[Change, "Practice"]:
        """What happens, and the practice after it. Raises `Refused`, as `table.decide` does."""
        change = decide(self.table, command, now, entropy=b"")
        was_reply = bool(change.facts) and command.action == self.reply
        replies = self.replies[1:] if was_reply else self.replies
        after = replace(self, table=change.after, replies=replies)._settled()
        return replace(change, after=after.table), after

    @property
    def _is_others_turn(self) -> bool:
        return self.table.to_act not in (None, self.seat)

    def _settled(self) -> "Practice":
        """Without replies that no longer fit, and at rest when nobody is going to act."""
        running = self.table.running
        assert running is not None  # noqa: S101 - it was made with one
        practice = self
        if self.reply is not None and running.match.refusal(self.reply) is not None:
            practice = replace(self, replies=())  # something else was done than was foreseen
        is_resting = practice._is_others_turn and not practice.reply and not practice.level
        # Nobody deals a next round.
        changed = replace(running, is_paused=is_resting, over_since=None)
        return replace(practice, table=replace(self.table, running=changed))


def practise(command: Practise, now: int, id_: str) -> Practice:
    """The practice that begins at a position; `id_` is the match's. Raises `Refused`."""
    try:
        # What nobody else plays with takes no room among the decks of tables.
        deck = standard_deck() if command.deck is None else read_deck(command.deck)
        match = _match(command, deck)
    except DeckError as error:
        raise bad_deck(error) from None
    except TextError as error:
        place = {"place": error.place} if error.place else {}
        facts = place | error.facts
        raise Refused(
            TableRefusalCode.BAD_POSITION, None, fault=error.code.value, **facts
        ) from None
    table = _table(command, match, _names(command, match), now, id_)
    table = replace(table, options=replace(table.options, deck=command.deck))
    seat = check_seat(table, command.seat)
    return Practice(table, seat, command.replies, command.level)._settled()


def play_on(command: PlayOn, now: int, id_: str) -> Practice:
    """The practice that begins in the middle of a match. Raises `Refused` if nobody can play on."""
    table = _table(command, command.match, command.names, now, id_)
    seat, round_ = check_seat(table, command.seat), command.match.round
    if round_ is None or round_.is_over:
        raise Refused(TableRefusalCode.MOMENT_OVER)
    if seat in round_.out:
        raise Refused(TableRefusalCode.SEAT_OUT, seat=str(seat))
    return Practice(table, seat, (), command.level)


def _table(
    command: Practise | PlayOn, match: Match, names: tuple[str, ...], now: int, id_: str
) -> Table:
    """A table at which this match is on."""
    players = match.players
    seats = tuple(_holder(seat, command, names[seat]) for seat in match.pack.seats)
    running = Running(
        id=id_,
        seats=tuple(SeatJson(holder.name) for holder in seats),
        salts=("",) * players,
        secret="",
        match=match,
        clock=Clock.of(None, players),
        last=(None,) * players,
        assisted=(0,) * players,
        hints=(0,) * players,
    )
    return Table(
        code="",
        options=Options(players=players, spectators=False, chat=Chat.OFF),
        deck=match.deck,
        seats=seats,
        phase=Phase.PLAYING,
        at=now,
        opened_at=now,
        order=(command.guest,),
        running=running,
    )


def _names(command: Practise, match: Match) -> tuple[str, ...]:
    """What the seats are called: as was asked for, else by their letters."""
    names = list(map(str, match.pack.seats))
    for number, name in enumerate(command.names[: match.players - 1], start=1):
        names[(command.seat + number) % match.players] = name
    return tuple(names)


def _match(command: Practise, deck: Deck) -> Match:
    """The match at this position. Raises `TextError` if nobody can act in it."""
    round_ = parse_position(command.position, deck)
    players = round_.pack.players
    if round_.is_over:
        raise RecordError(TextErrorCode.WRONG_TURN, "turn", turn="over")
    before = command.points or (0,) * players
    match = Match(deck, players, rounds=1, before=before, round=round_)
    if len(before) != players or max(match.points) >= match.goal:  # E4: it would be won
        raise RecordError(TextErrorCode.WRONG_POINTS, "points", points=" ".join(map(str, before)))
    return match


def _holder(seat: Seat, command: Practise | PlayOn, name: str) -> Holder:
    """The person, or one of the anonymous others, with this name."""
    if seat == command.seat:
        return Person(command.guest, command.name, command.ink)
    return BotHolder("", name)
