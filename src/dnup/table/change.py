"""What one command changes at a table: facts, what happens with them, the table after it."""

from collections.abc import Iterable
from typing import Self

import msgspec

from dnup.notation import action_from_json
from dnup.rules import Action, Event, Match, opening_events
from dnup.table.fact import Acted, Dealt, Fact, TableFact
from dnup.table.running import Running
from dnup.table.table import Table


class TableEvent(msgspec.Struct, frozen=True):
    """A fact that is none of the rules', and the table before and after it."""

    fact: TableFact
    before: Table
    after: Table


Happening = Event | TableEvent


class Change(msgspec.Struct, frozen=True):
    """What happened together. Without facts, nothing did."""

    before: Table
    facts: tuple[Fact, ...]
    after: Table
    events: tuple[Happening, ...]  # in order; `is_visible` says who may know of each


class Draft:
    """A change in the making: the table with everything added so far."""

    __slots__ = ("_before", "_events", "_facts", "table")

    def __init__(self, table: Table) -> None:
        self._before = self.table = table
        self._facts: list[Fact] = []
        self._events: list[Happening] = []

    def add(self, fact: Fact) -> Self:
        """Let this happen."""
        before = self.table
        if isinstance(fact, Acted):
            action = action_from_json(fact.action)
            return self.add_move(fact, action, *_running(before).match.act(action))
        self.table = before.after(fact)
        self._facts.append(fact)
        if isinstance(fact, Dealt):
            round_ = _running(self.table).match.round
            self._events += [] if round_ is None else opening_events(round_)
        else:
            self._events.append(TableEvent(fact, before, self.table))
        return self

    def add_move(self, fact: Acted, action: Action, match: Match, events: Iterable[Event]) -> Self:
        """Let an action happen, which makes this match of the one before, with these events."""
        self.table = self.table.moved(fact, action, match)
        self._facts.append(fact)
        self._events += events
        return self

    def change(self) -> Change:
        """All that was added."""
        return Change(self._before, tuple(self._facts), self.table, tuple(self._events))


def change_from(table: Table, facts: Iterable[Fact]) -> Change:
    """The change that these facts make of a table."""
    draft = Draft(table)
    for fact in facts:
        draft.add(fact)
    return draft.change()


def _running(table: Table) -> Running:
    if table.running is None:
        raise ValueError("no match has begun at this table")
    return table.running
