"""A table that a test drives: its time stands still unless the test lets it go on.

Guests are called by their names, in small letters as guests and with a capital as shown: "ann" is
Ann. What is random comes from a number that goes up.
"""

from collections.abc import Iterable, Iterator
from hashlib import sha512
from random import Random
from typing import Any

import msgspec

from dnup.notation import Record
from dnup.rules import Action, Add, Play, Seat
from dnup.table import (
    ENTROPY_BYTES,
    Act,
    BotAct,
    Command,
    Fact,
    Next,
    Open,
    Options,
    Person,
    Phase,
    Ready,
    Refused,
    Running,
    Sit,
    Table,
    Tick,
    decide,
    fact_from_json,
    fact_to_json,
    fold,
    open_facts,
)

T0 = 1_700_000_000_000
CODE = "ABCDEF"
GUESTS = ("ann", "bo", "cy", "di", "ed")
# Five cards, for two: a match of a few turns.
SMALL = 'name = "small"\ncards = ["1/5*", "2/7", "2/9", "3/4", "3/6"]'


class Driven:
    """A table, all its facts, and the time."""

    def __init__(self, facts: Iterable[Fact], now: int = T0, seed: int = 0) -> None:
        self.facts = list(facts)
        self.table = fold(self.facts)
        self.now = now
        self.chance = Random(seed)
        self._drawn = 0

    def do(self, command: Command, *, later: float = 0) -> list[Fact]:
        """What happens, after so many seconds; the table is then as it is after that."""
        self.wait(later)
        change = decide(self.table, command, self.now, self._draw())
        self.table = change.after
        self.facts += change.facts
        return list(change.facts)

    def tell(self, command: Command, *, later: float = 0) -> list[str]:
        """The kinds of what happens."""
        return kinds(self.do(command, later=later))

    def refuse(self, command: Command) -> Refused:
        """Why it is not done; the table stays as it is."""
        before = self.table
        try:
            facts = self.do(command)
        except Refused as refused:
            assert self.table is before
            return refused
        raise AssertionError(f"{command} was not refused: {facts}")

    def code(self, command: Command) -> str:
        """The code of the refusal."""
        return self.refuse(command).code

    def wait(self, seconds: float) -> None:
        self.now += round(seconds * 1000)

    def ring(self) -> list[str]:
        """Wait for the alarm, and see to it."""
        alarm = self.table.alarm
        assert alarm is not None, "nothing is due"
        self.now = max(self.now, alarm)
        return self.tell(Tick())

    @property
    def running(self) -> Running:
        assert self.table.running is not None, "no match has begun"
        return self.table.running

    @property
    def turn(self) -> int:
        return self.running.turn

    @property
    def record(self) -> Record:
        return self.table.record()

    def person(self, guest: str) -> Person:
        return next(person for _, person in self.table.people() if person.guest == guest)

    def seat(self, guest: str) -> Seat:
        seat = self.table.seat_of(guest)
        assert seat is not None, f"{guest} has no seat"
        return seat

    @property
    def guest_to_act(self) -> str:
        """The person whose turn it is."""
        seat = self.table.to_act
        holder = None if seat is None else self.table.seats[seat]
        assert isinstance(holder, Person), "it is no person's turn"
        return holder.guest

    @property
    def other(self) -> str:
        """The first person whose turn it is not."""
        return next(p.guest for seat, p in self.table.people() if seat != self.table.to_act)

    def choose(self) -> Action:
        """Something that the seat to act may do, and that ends the match some time."""
        actions = self.running.match.legal_actions()
        forth = [action for action in actions if isinstance(action, Play | Add)]
        return self.chance.choice(forth or actions)

    def move(self) -> list[str]:
        """Let whoever is to act do something: the bot, if one plays for the seat, or the person."""
        action = self.choose()
        if self.table.bot_to_act is not None:
            return self.tell(BotAct(self.turn, action))
        return self.tell(Act(self.guest_to_act, self.turn, action))

    def move_until(self, guest: str) -> None:
        """Let others move until it is this person's turn, in a later round if need be."""
        seat = self.seat(guest)
        while self.table.to_act != seat:
            self.go_on()

    def move_until_bot(self) -> None:
        """Let people move until it is a bot's turn."""
        while self.table.bot_to_act is None:
            self.go_on()

    def go_on(self) -> list[str]:
        """Let the next thing happen: a move, or all who are present want the next round."""
        if self.table.to_act is not None:
            return self.move()
        done: list[str] = []
        number = self.running.match.rounds
        for _, person in self.table.people():
            if person.is_present and self.running.match.rounds == number:
                done += self.tell(Next(person.guest, number))
        return done

    def play_round(self) -> None:
        """Play until the round is over."""
        while self.table.to_act is not None:
            self.move()

    def play_match(self) -> None:
        """Play until the match is over."""
        while self.table.phase == Phase.PLAYING:
            self.go_on()

    def read_back(self) -> Table:
        """The table that its facts tell, when they come back from a store."""
        return fold(fact_from_json(fact_to_json(fact)) for fact in self.facts)

    def _draw(self) -> bytes:
        self._drawn += 1
        return sha512(str(self._drawn).encode()).digest()[:ENTROPY_BYTES]


def kinds(facts: Iterable[Fact]) -> list[str]:
    """What the facts are called where they are stored."""
    return [str(msgspec.to_builtins(fact)["fact"]) for fact in facts]


def opened(guest: str = "ann", /, **options: Any) -> Driven:
    """A table that this guest has just opened."""
    command = Open(guest, guest.capitalize(), CODE, Options(**options))
    return Driven(open_facts(command, T0, bytes(ENTROPY_BYTES)))


def seated(*guests: str, **options: Any) -> Driven:
    """A table at which these guests sit, the first as its host."""
    host, *others = guests
    table = opened(host, **{"players": max(2, len(guests))} | options)
    for guest in others:
        table.do(Sit(guest, guest.capitalize()))
    return table


def begun(*guests: str, **options: Any) -> Driven:
    """A table at which these guests have just begun a match."""
    table = seated(*guests, **options)
    begin(table)
    return table


def begin(table: Driven, salt: str = "salt") -> list[str]:
    """Let everybody be ready; what happens last is told."""
    told: list[str] = []
    for guest in waiting_for(table.table):
        told = table.tell(Ready(guest, f"{salt} {table.table.number} of {guest}"))
    return told


def waiting_for(table: Table) -> Iterator[str]:
    """The guests who are not ready."""
    return (person.guest for _, person in tuple(table.people()) if not person.is_ready)


def between_rounds(*guests: str, **options: Any) -> Driven:
    """A table at which the first round is over, and the match is not."""
    table = begun(*guests, **options)
    table.play_round()
    assert table.table.phase == Phase.PLAYING
    return table


def finished(*guests: str, **options: Any) -> Driven:
    """A table at which a match is over."""
    table = begun(*guests, **options)
    table.play_match()
    return table
