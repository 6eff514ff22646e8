"""A recorded match, as those at its table were told of it.

The record is folded into a table again and rendered like one that is being played, so a replay has
the very bytes of a game. What a record does not tell is left out: times, chat, who was away.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

import msgspec
from msgspec.structs import replace

from dnup import notation
from dnup.notation import Record, SeatJson, action_to_json, check_deck, steps_of
from dnup.notation.action import AreaText
from dnup.notation.position import SeatText
from dnup.protocol.deck import deck_to_json
from dnup.protocol.delivery import TableView, Update
from dnup.protocol.rendering import Rendering, table_view
from dnup.rules import Action, Deal, Deck, Match, Seat
from dnup.table import BotHolder, Change, Clock, Draft, Ink, Options, Person, Phase, Running, Table
from dnup.table.fact import Acted, MatchEnded

MOST_ACTIONS = 5000  # of a record; a match has a hundred or two, and by chance alone some hundreds

Viewpoint = Literal["open", "spectator", "A", "B", "C", "D", "E"]


class RoundEntryJson(msgspec.Struct, frozen=True):
    """A round in the index: how long it is, and what it brought."""

    actions: int
    starter: SeatText
    points: tuple[int, ...]  # by seat, won in this round
    areas: tuple[AreaText, ...]  # by action: whose turn it was


class ReplayIndexJson(msgspec.Struct, frozen=True, omit_defaults=True):
    """A recorded match at a glance."""

    id: str
    seats: tuple[SeatJson, ...]
    deck: tuple[str, str]  # its name and its hash
    options: notation.RecordOptions
    winner: SeatText | None  # null: the match was left
    points: tuple[int, ...]  # by seat, at the end
    goal: int
    rounds: tuple[RoundEntryJson, ...]
    match: int = 1  # which one of its file it is
    matches: int = 1  # how many the file has


class ReplayRoundJson(msgspec.Struct, frozen=True):
    """A round of a recorded match as one looks at it: the table after the deal, then each action.

    `number` counts the actions of the round from 0, `turn` is the next action's number.
    """

    round: int
    as_: Viewpoint = msgspec.field(name="as")
    table: TableView
    updates: tuple[Update, ...]


class RecordTooLongError(Exception):
    """A record has more actions than are replayed."""

    def __init__(self, actions: int) -> None:
        super().__init__(f"{actions} actions")
        self.actions = actions


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """A round as it was played: the match just after the deal, and what was done then."""

    begun: Match
    actions: tuple[Action, ...]
    areas: tuple[AreaText, ...]  # by action: whose turn it was
    points: tuple[int, ...]  # by seat, won in it


@dataclass(frozen=True)
class Replay:
    """A recorded match that has been checked against the rules, round by round."""

    record: Record
    deck: Deck
    rounds: tuple[PlayedRound, ...]
    id: str = ""  # of the match; empty if it was not played here

    @property
    def actions(self) -> int:
        """How many there are in all."""
        return sum(len(round_.actions) for round_ in self.rounds)

    @property
    def points(self) -> tuple[int, ...]:
        """The points of each seat at the end."""
        players = range(len(self.record.seats))
        return tuple(sum(round_.points[seat] for round_ in self.rounds) for seat in players)

    def index(self, id_: str, match: int = 1, matches: int = 1) -> ReplayIndexJson:
        """The match at a glance, under the name that it is asked for by."""
        record = self.record
        return ReplayIndexJson(
            id=id_,
            seats=tuple(record.seats),
            deck=deck_to_json(self.deck),
            options=record.options,
            winner=record.winner,
            points=self.points,
            goal=self.deck.pack(len(record.seats)).goal,
            rounds=tuple(
                RoundEntryJson(len(played.actions), json.starter, played.points, played.areas)
                for played, json in zip(self.rounds, record.rounds, strict=True)
            ),
            match=match,
            matches=matches,
        )

    def encode_round(self, number: int, look: Viewpoint) -> bytes:
        """The `ReplayRoundJson` with this number, from 1."""
        viewer = viewer_of(look)
        is_open = look == "open"
        played = self.rounds[number - 1]
        table = self._dealt(played)
        updates = [
            Rendering(change, is_open=is_open).update(viewer)
            for change in self._changes(table, played)
        ]
        return b'{"round":%d,"as":"%b","table":%b,"updates":[%b]}' % (
            number,
            look.encode(),
            table_view(table, viewer, is_open=is_open),
            b",".join(updates),
        )

    def match_after(self, number: int, actions: int) -> Match:
        """The match in the round with this number, from 1, after so many of its actions."""
        played = self.rounds[number - 1]
        match = played.begun
        for action in played.actions[:actions]:
            match = match.apply(action)
        return match

    @cached_property
    def _seats(self) -> tuple[Person | BotHolder, ...]:
        # A record does not say which inks they had: each person has another.
        inks = iter(Ink)
        return tuple(
            Person(guest="", name=seat.name, ink=next(inks))
            if seat.bot is None
            else BotHolder(seat.bot, seat.name)
            for seat in self.record.seats
        )

    def _dealt(self, played: PlayedRound) -> Table:
        """The table at which a round has just been dealt."""
        players = len(self._seats)
        fairness = self.record.fairness
        running = Running(
            id=self.id,
            seats=tuple(self.record.seats),
            salts=() if fairness is None else tuple(fairness.salts),
            secret="" if fairness is None else fairness.secret or "",
            match=played.begun,
            clock=Clock.of(None, players),
            last=(None,) * players,
            assisted=(0,) * players,  # the record tells only how many there were in the end
            hints=(0,) * players,
        )
        options = Options(players=players)
        return Table("", options, self.deck, self._seats, Phase.PLAYING, number=0, running=running)

    def _changes(self, table: Table, played: PlayedRound) -> Iterator[Change]:
        """What each action did."""
        for turn, action in enumerate(played.actions, start=1):
            draft = Draft(table).add(Acted(0, turn, action_to_json(action)))
            if _running(draft.table).match.is_over:
                # How much help people had is told only now.
                draft.table = _with(
                    draft.table,
                    assisted=tuple(seat.assisted for seat in self.record.seats),
                    hints=tuple(seat.hints for seat in self.record.seats),
                )
                draft.add(MatchEnded(0))
            # Nobody waits for the next round here.
            draft.table = replace(_with(draft.table, over_since=None), number=turn)
            yield draft.change()
            table = draft.table


def check_length(record: Record) -> None:
    """Raise `RecordTooLongError` if a record is not to be replayed."""
    actions = sum(len(round_.actions) for round_ in record.rounds)
    if actions > MOST_ACTIONS:
        raise RecordTooLongError(actions)


def make_replay(record: Record, deck: Deck, id_: str = "") -> Replay:
    """Check a record against the rules, to look at it.

    Raises `NotationError` or `RecordError` with the place, and `RecordTooLongError`.
    """
    check_length(record)
    check_deck(record, deck)
    rounds: list[PlayedRound] = []
    done: list[Action] = []
    begun = match = Match(deck, len(record.seats))

    def finish() -> None:
        if match.round is not None:
            areas = tuple(str(past.area) for past in match.past)
            rounds.append(PlayedRound(begun, tuple(done), areas, match.round.points))

    for step in steps_of(record, deck):
        if isinstance(step.done, Deal):
            finish()
            begun, done = step.match, []
        else:
            done.append(step.done)
        match = step.match
    finish()
    return Replay(record, deck, tuple(rounds), id_)


def viewer_of(look: Viewpoint) -> Seat | None:
    """The seat whose eyes one looks through, if it is one's."""
    return None if look in {"open", "spectator"} else Seat[look]


def _running(table: Table) -> Running:
    assert table.running is not None  # noqa: S101 - a match is played at it, or is just over
    return table.running


def _with(table: Table, **changes: object) -> Table:
    return replace(table, running=replace(_running(table), **changes))
