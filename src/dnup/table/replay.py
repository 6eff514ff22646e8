"""A recorded match, folded into a table again round by round, as it was when it was played.

What a record does not tell is left out: times, chat, who was away.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from msgspec.structs import replace

from dnup.notation import Record, action_to_json, check_deck, steps_of
from dnup.rules import Action, Area, Deal, Deck, Match
from dnup.table.change import Change, Draft
from dnup.table.clock import Clock
from dnup.table.fact import Acted, MatchEnded
from dnup.table.holder import BotHolder, Person
from dnup.table.ink import Ink
from dnup.table.options import Options
from dnup.table.running import Running
from dnup.table.table import Phase, Table

MOST_ACTIONS = 5000  # of a record; a match has a hundred or two, and by chance alone some hundreds


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
    areas: tuple[Area, ...]  # by action: whose turn it was
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

    def dealt(self, number: int) -> Table:
        """The table at which the round with this number, from 1, has just been dealt."""
        return self._table(self.rounds[number - 1])

    def _table(self, played: PlayedRound) -> Table:
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

    def changes(self, number: int) -> Iterator[Change]:
        """What each action of the round with this number, from 1, did."""
        played = self.rounds[number - 1]
        table = self._table(played)
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
            areas = tuple(past.area for past in match.past)
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


def _running(table: Table) -> Running:
    assert table.running is not None  # noqa: S101 - a match is played at it, or is just over
    return table.running


def _with(table: Table, **changes: object) -> Table:
    return replace(table, running=replace(_running(table), **changes))
