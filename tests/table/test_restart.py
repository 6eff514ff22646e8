"""A server that starts again: the table is what its facts tell, and nobody has lost time."""

import pytest
from table.tables import SMALL, T0, begun, between_rounds, finished, seated

from dnup.table import (
    Absence,
    Away,
    Back,
    Leave,
    Pause,
    PerMove,
    Phase,
    Restart,
    Say,
    Tick,
    Total,
)
from dnup.table.fact import Restarted
from support.helpers import B


def test_after_a_restart_nobody_is_there_yet() -> None:
    table = begun("ann", "bo")
    assert table.do(Restart(), later=30) == [Restarted(T0 + 30_000)]
    assert not table.table.is_attended
    assert table.do(Restart()) == []


def test_a_table_that_nobody_was_at_needs_no_restart() -> None:
    table = begun("ann", "bo")
    table.do(Away("ann"))
    table.do(Away("bo"))
    assert table.do(Restart()) == []


@pytest.mark.parametrize("clock", [PerMove(60), Total(60)])
def test_a_restart_costs_nobody_time(clock: PerMove | Total) -> None:
    table = begun("ann", "bo", clock=clock, absence=Absence(after=None))
    table.do(Say("ann", "1", text="the last that was stored"), later=10)
    table.do(Restart(), later=600)
    assert table.table.alarm is None
    table.do(Back(table.guest_to_act), later=600)
    assert table.table.alarm == table.now + 50_000


def test_a_restart_waits_as_long_as_ever_for_those_who_were_there() -> None:
    table = begun("ann", "bo", absence=Absence(after=60))
    table.do(Restart(), later=600)
    table.do(Back("ann"), later=10)
    assert table.table.alarm == table.now + 50_000
    assert table.ring() == ["substituted"]


def test_while_a_server_is_off_nobody_is_away() -> None:
    table = begun("ann", "bo", absence=Absence(after=60))
    table.do(Away("bo"))
    table.do(Say("ann", "1", text="the last that was stored"), later=20)
    table.do(Restart(), later=600)
    table.do(Back("ann"))
    assert table.table.alarm == table.now + 40_000


def test_one_who_had_a_bot_still_has_it_after_a_restart() -> None:
    table = begun("ann", "bo", "cy", absence=Absence(after=5))
    table.do(Leave("bo"))
    table.do(Away("cy"))
    table.ring()
    table.do(Restart(), later=60)
    table.do(Back("ann"))
    assert table.table.bot_level(B) == "beginner"
    assert table.person("bo").has_left
    assert table.person("cy").is_substituted


def test_after_a_restart_between_rounds_there_is_time_to_look() -> None:
    table = between_rounds("ann", "bo", pause=20, absence=Absence(after=None))
    table.do(Restart(), later=600)
    assert table.table.alarm is None
    table.do(Back("bo"))
    assert table.table.alarm == table.now + 20_000


def test_a_pause_goes_on_after_a_restart() -> None:
    table = begun("ann", "bo", clock=PerMove(10), absence=Absence(after=None))
    for guest in ("ann", "bo"):
        table.do(Pause(guest, wants=True), later=2)
    table.do(Restart(), later=600)
    table.do(Back("ann"))
    assert table.running.is_paused
    assert table.do(Tick(), later=600) == []
    table.do(Pause("ann", wants=False))
    assert table.table.alarm == table.now + 6_000


def test_a_move_that_was_late_is_still_the_bots_after_a_restart() -> None:
    table = begun("ann", "bo", clock=PerMove(10))
    table.ring()
    late = table.guest_to_act
    table.do(Restart())
    assert table.table.bot_to_act is None
    table.do(Back(late))
    assert table.table.bot_level(table.seat(late)) == "beginner"
    table.move()
    assert sum(table.running.assisted) == 1


def test_a_restart_before_and_after_a_match_changes_nothing_but_presence() -> None:
    for table in (seated("ann", "bo"), finished("ann", "bo", deck=SMALL)):
        phase = table.table.phase
        assert table.tell(Restart(), later=60) == ["restarted"]
        table.do(Back("bo"))
        assert table.table.phase == phase
        assert table.person("bo").is_present


def test_a_restart_with_a_clock_that_was_set_back_costs_nobody_time() -> None:
    table = begun("ann", "bo", clock=PerMove(60), absence=Absence(after=60))
    table.do(Restart(), later=-3600)
    assert table.table.at == T0
    table.do(Back("bo"))
    assert table.table.alarm == T0 + 60_000


def test_a_table_is_the_same_when_its_facts_come_back_from_a_store() -> None:
    table = begun("ann", "bo", clock=Total(60, increment=1), deck=SMALL)
    assert table.read_back() == table.table
    while table.table.phase == Phase.PLAYING:
        table.go_on()
        assert table.read_back() == table.table
