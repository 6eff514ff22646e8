"""Clocks: time per move, time in total with an increment, and what happens when it is up."""

import pytest
from table.tables import SMALL, T0, Driven, begun, between_rounds

from dnup.notation import standard_deck
from dnup.table import (
    Absence,
    Act,
    Away,
    Back,
    BotAct,
    Clock,
    Leave,
    PerMove,
    Phase,
    TableRefusalCode,
    Tick,
    Total,
    verify,
)
from dnup.table.fact import Acted, Restarted, TimeUp

SECOND = 1000
TEN = PerMove(10)
MINUTE = Total(60, increment=2)


def left(table: Driven, guest: str) -> int:
    return table.running.clock.left[table.seat(guest)]


def act(table: Driven, *, later: float) -> str:
    """Let the person to act do something after so many seconds."""
    guest = table.guest_to_act
    table.do(Act(guest, table.turn, table.choose()), later=later)
    return guest


def test_without_a_clock_nothing_is_due() -> None:
    table = begun("ann", "bo")
    assert table.table.alarm is None
    assert table.do(Tick(), later=86_400) == []


def test_per_move_every_turn_has_the_same_time() -> None:
    table = begun("ann", "bo", clock=TEN)
    assert table.table.alarm == T0 + 10 * SECOND
    act(table, later=9)
    assert table.table.alarm == T0 + 19 * SECOND
    act(table, later=1)
    assert table.table.alarm == T0 + 20 * SECOND


def test_in_total_a_move_uses_time_up_and_gets_the_increment_back() -> None:
    table = begun("ann", "bo", clock=MINUTE)
    mover = act(table, later=10)
    assert left(table, mover) == (60 - 10 + 2) * SECOND
    assert left(table, "bo" if mover == "ann" else "ann") == 60 * SECOND
    table.move_until(mover)
    assert table.table.alarm == table.now + 52 * SECOND


def test_before_the_time_is_up_a_tick_does_nothing() -> None:
    table = begun("ann", "bo", clock=TEN)
    assert table.do(Tick(), later=9.999) == []
    assert table.tell(Tick(), later=0.001) == ["time-up"]


@pytest.mark.parametrize("clock", [TEN, Total(10)])
def test_when_time_is_up_a_bot_makes_the_move_and_the_result_says_assisted(
    clock: PerMove | Total,
) -> None:
    table = begun("ann", "bo", clock=clock, absence=Absence(after=None, level="random"))
    late = table.guest_to_act
    seat = table.seat(late)
    table.wait(10)
    assert table.do(Tick()) == [TimeUp(T0 + 10 * SECOND, seat)]
    assert table.table.bot_to_act == (seat, "random")
    assert table.table.alarm is None
    told = table.do(BotAct(table.turn, table.choose()))
    assert isinstance(told[0], Acted)
    assert told[0].is_assisted
    assert (
        table.code(BotAct(table.turn, table.choose())) == TableRefusalCode.STALE_TURN
    )  # only this one move
    table.play_match()
    assert [who.assisted for who in table.record.seats] == [int(i == seat) for i in range(2)]
    verify(table.record, standard_deck())


def test_a_second_tick_does_not_say_again_that_time_is_up() -> None:
    table = begun("ann", "bo", clock=TEN)
    assert table.tell(Tick(), later=10) == ["time-up"]
    assert table.do(Tick(), later=100) == []


def test_after_its_time_a_person_is_still_in_time_until_the_bot_has_moved() -> None:
    table = begun("ann", "bo", clock=TEN)
    table.do(Tick(), later=10)
    late = BotAct(table.turn, table.choose())
    assert table.tell(Act(table.guest_to_act, table.turn, table.choose())) == ["acted"]
    assert table.code(late) == "stale-turn"
    assert table.running.assisted == (0, 0)


def test_in_total_nothing_but_the_increment_is_left_after_the_time_is_up() -> None:
    table = begun("ann", "bo", clock=Total(5, increment=3))
    late = table.guest_to_act
    assert table.ring() == ["time-up"]
    table.wait(1)
    table.move()
    assert left(table, late) == 3 * SECOND


def test_with_no_time_and_no_increment_left_a_bot_moves_at_once_every_time() -> None:
    table = begun("ann", "bo", clock=Total(5))
    late = table.guest_to_act
    for _ in range(3):
        table.move_until(late)
        assert table.ring() == ["time-up"]
        assert table.now == T0 + 5 * SECOND
        table.move()
    assert table.running.assisted[table.seat(late)] == 3


def test_the_time_of_a_bots_seat_is_never_up() -> None:
    table = begun("ann", players=2, bots=["beginner"], clock=TEN)
    table.move_until_bot()
    assert table.table.alarm is None
    assert table.do(Tick(), later=100) == []


def test_the_clock_stops_between_rounds_and_starts_with_the_next_one() -> None:
    table = between_rounds("ann", "bo", clock=MINUTE, pause=20)
    lefts = table.running.clock.left
    assert table.ring() == ["dealt"]
    assert table.running.clock.left == lefts
    assert table.table.alarm == table.now + lefts[table.seat(table.guest_to_act)]


def test_in_total_the_time_of_a_seat_goes_on_in_the_next_round() -> None:
    table = begun("ann", "bo", clock=Total(600), pause=0)
    used = {"ann": 0, "bo": 0}
    while table.running.match.rounds < 2:
        if table.table.to_act is None:
            table.ring()
        else:
            used[act(table, later=1)] += 1
    assert {guest: left(table, guest) for guest in used} == {
        guest: (600 - seconds) * SECOND for guest, seconds in used.items()
    }


@pytest.mark.parametrize("clock", [TEN, MINUTE])
def test_no_time_is_used_while_nobody_is_there(clock: PerMove | Total) -> None:
    table = begun("ann", "bo", clock=clock, absence=Absence(after=None))
    deadline = table.table.alarm
    assert deadline is not None
    table.do(Away("ann"), later=3)
    assert table.table.alarm == deadline
    table.do(Away("bo"), later=1)
    assert not table.table.is_attended
    table.do(Back("bo"), later=3600)
    assert table.table.alarm == deadline + 3600 * SECOND


def test_the_time_of_one_who_is_away_runs_while_others_wait() -> None:
    table = begun("ann", "bo", clock=TEN, absence=Absence(after=None))
    table.do(Away(table.guest_to_act))
    assert table.ring() == ["time-up"]
    assert table.now == T0 + 10 * SECOND


def test_time_used_before_everybody_went_counts_when_they_are_back() -> None:
    table = begun("ann", "bo", clock=TEN, absence=Absence(after=None))
    table.do(Away("ann"), later=4)
    table.do(Away("bo"))
    table.do(Back("ann"), later=100)
    assert table.table.alarm == table.now + 6 * SECOND


def test_a_clock_that_is_set_back_costs_nobody_time() -> None:
    table = begun("ann", "bo", clock=MINUTE)
    table.wait(-3600)
    mover = act(table, later=0)
    assert left(table, mover) == 62 * SECOND
    assert [fact.at for fact in table.facts] == sorted(fact.at for fact in table.facts)
    assert table.table.after(Restarted(T0 - 1)).at == T0
    clock = Clock(TEN, (10_000, 10_000), since=T0)
    assert clock.stop(T0 - 5).used == 0


def test_when_the_one_to_act_is_late_and_long_away_both_are_told_in_order() -> None:
    table = begun("ann", "bo", clock=PerMove(60), absence=Absence(after=60))
    table.do(Away(table.guest_to_act))
    assert table.ring() == ["substituted", "time-up"]
    assert table.table.alarm is None
    table.move()
    assert sum(table.running.assisted) == 1


def test_when_somebody_was_away_for_long_the_time_of_the_one_to_act_is_not_up() -> None:
    table = begun("ann", "bo", clock=PerMove(60), absence=Absence(after=30))
    table.do(Away(table.other))
    assert table.ring() == ["substituted"]
    assert table.ring() == ["time-up"]
    assert table.now == T0 + 60 * SECOND


def test_one_who_leaves_with_time_up_is_played_for() -> None:
    table = begun("ann", "bo", clock=TEN)
    table.ring()
    late = table.guest_to_act
    table.do(Leave(late))
    assert table.table.bot_to_act == (table.seat(late), "beginner")
    table.move()
    assert table.running.assisted[table.seat(late)] == 1


def test_the_record_tells_the_clock() -> None:
    table = begun("ann", "bo", clock=MINUTE)
    assert table.record.options == {"clock": '{"kind":"total","seconds":60,"increment":2}'}
    assert begun("ann", "bo").record.options == {}


def test_at_the_end_of_the_match_no_clock_runs() -> None:
    table = begun("ann", "bo", deck=SMALL, clock=TEN)
    table.play_match()
    assert table.table.phase == Phase.FINISHED
    assert table.table.alarm is None
    assert table.running.clock.since is None
