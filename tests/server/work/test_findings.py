"""What a server tells of an action depends on what its seat knew, and on nothing else."""

from threading import Event

import msgspec
import pytest

from dnup import Record, Seat
from dnup.analysis.moment import moments
from dnup.server.work.findings import Finding, find, tell_moment
from dnup.server.work.queue import Stopped
from support.games import game, read, turned


def findings(record: Record) -> list[Finding]:
    return [find(moment, Event()) for moment in moments(read(record)) if moment.action is not None]


def test_no_byte_told_of_an_action_depends_on_what_was_hidden() -> None:
    record = game(3, length=6)
    pairs = zip(findings(record), findings(turned(record, Seat.B)), strict=True)
    changed = 0
    for one, other in pairs:
        moment = tell_moment(one.verdict)
        done = [each.action for each in moment.estimates].index(one.told.played.action)
        assert len(moment.grades) == len(moment.estimates)
        assert moment.grades[done] == one.told.grade
        told, again = (
            msgspec.json.encode((each.told, tell_moment(each.verdict))) for each in (one, other)
        )
        if one.verdict.moment.seat == Seat.B:
            changed += told != again  # the seat itself saw it
        else:
            assert told == again
    assert changed


def test_it_stops_when_it_is_told_to() -> None:
    stop = Event()
    stop.set()
    with pytest.raises(Stopped):
        find(moments(read(game(3, length=2)))[0], stop)
