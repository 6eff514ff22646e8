"""Pauses, by agreement of all who are present, and going on."""

from table.tables import SMALL, T0, begun, between_rounds, finished, seated

from dnup.table import (
    Absence,
    Act,
    Away,
    Back,
    BotAct,
    Leave,
    Next,
    Pause,
    PerMove,
    Phase,
    TableRefusalCode,
    Tick,
    Total,
)
from dnup.table.fact import PauseAsked, Paused, Resumed
from support.helpers import A


def test_a_match_pauses_when_all_who_are_present_want_it() -> None:
    table = begun("ann", "bo", "cy")
    assert table.do(Pause("ann", wants=True)) == [PauseAsked(T0, A, wants=True)]
    assert table.do(Pause("ann", wants=True)) == []
    table.do(Pause("bo", wants=True))
    assert table.do(Pause("cy", wants=True))[1:] == [Paused(T0)]
    assert table.running.is_paused
    assert table.do(Pause("cy", wants=True)) == []


def test_one_person_among_bots_pauses_alone() -> None:
    table = begun("ann", players=2, bots=["beginner"])
    assert table.tell(Pause("ann", wants=True)) == ["pause-asked", "paused"]
    assert table.table.bot_to_act is None


def test_a_wish_for_a_pause_can_be_taken_back() -> None:
    table = begun("ann", "bo")
    table.do(Pause("ann", wants=True))
    assert table.do(Pause("ann", wants=False)) == [PauseAsked(T0, A, wants=False)]
    assert table.do(Pause("ann", wants=False)) == []
    assert table.tell(Pause("bo", wants=True)) == ["pause-asked"]


def test_anybody_at_the_table_lets_the_match_go_on() -> None:
    table = begun("ann", "bo")
    for guest in ("bo", "ann"):
        table.do(Pause(guest, wants=True))
    assert table.do(Pause("ann", wants=False), later=5) == [Resumed(T0 + 5000, A)]
    assert not table.running.is_paused
    assert table.do(Pause("bo", wants=False)) == []
    assert table.tell(Pause("bo", wants=True)) == ["pause-asked"]  # the old wishes are gone


def test_in_a_pause_nobody_acts_neither_person_nor_bot() -> None:
    table = begun("ann", "bo")
    table.do(Away(table.other))
    table.do(Pause(table.guest_to_act, wants=True))
    assert (
        table.code(Act(table.guest_to_act, table.turn, table.choose())) == TableRefusalCode.PAUSED
    )
    table = begun("ann", players=2, bots=["beginner"])
    table.move_until_bot()
    table.do(Pause("ann", wants=True))
    assert table.code(BotAct(table.turn, table.choose())) == TableRefusalCode.PAUSED


def test_a_repeated_action_is_harmless_in_a_pause_too() -> None:
    table = begun("ann", "bo")
    sent = Act(table.guest_to_act, table.turn, table.choose())
    table.do(sent)
    for guest in ("ann", "bo"):
        table.do(Pause(guest, wants=True))
    assert table.do(sent) == []


def test_no_time_is_used_in_a_pause() -> None:
    for clock in (PerMove(60), Total(60, increment=5)):
        table = begun("ann", "bo", clock=clock)
        table.do(Pause("ann", wants=True), later=10)
        table.do(Pause("bo", wants=True), later=10)
        assert table.table.alarm is None
        assert table.do(Tick(), later=3600) == []
        table.do(Pause("bo", wants=False))
        assert table.ring() == ["time-up"]
        assert table.now == T0 + (20 + 3600 + 40) * 1000


def test_time_used_before_each_of_several_pauses_counts_in_this_turn_and_no_other() -> None:
    for clock in (PerMove(60), Total(60)):
        table = begun("ann", "bo", clock=clock)
        for _ in range(2):
            table.do(Pause("ann", wants=True), later=10)
            table.do(Pause("bo", wants=True))
            table.do(Pause("ann", wants=False), later=100)
        assert table.table.alarm == table.now + 40_000
        mover = table.guest_to_act
        while table.guest_to_act == mover:
            table.move()
        assert table.table.alarm == table.now + 60_000


def test_a_move_that_was_late_before_the_pause_is_made_after_it() -> None:
    table = begun("ann", "bo", clock=PerMove(10))
    table.ring()
    late = table.table.to_act
    for guest in ("ann", "bo"):
        table.do(Pause(guest, wants=True))
    assert table.code(BotAct(table.turn, table.choose())) == TableRefusalCode.PAUSED
    table.do(Pause("ann", wants=False))
    assert table.table.bot_to_act == (late, "beginner")


def test_in_a_pause_no_bot_takes_the_seat_of_one_who_goes_away() -> None:
    table = begun("ann", "bo", absence=Absence(after=5))
    for guest in ("ann", "bo"):
        table.do(Pause(guest, wants=True))
    assert table.tell(Away("bo")) == ["went-away"]
    assert table.do(Tick(), later=3600) == []
    assert table.running.is_paused


def test_who_goes_away_no_longer_stands_in_the_way_of_a_pause() -> None:
    table = begun("ann", "bo", "cy")
    table.do(Pause("ann", wants=True))
    table.do(Pause("bo", wants=True))
    assert table.tell(Away("cy")) == ["went-away", "paused"]


def test_who_leaves_no_longer_stands_in_the_way_of_a_pause() -> None:
    table = begun("ann", "bo")
    table.do(Pause("ann", wants=True))
    assert table.tell(Leave("bo")) == ["went-away", "substituted", "paused"]


def test_the_wish_of_one_who_went_away_is_not_enough_for_a_pause() -> None:
    table = begun("ann", "bo")
    table.do(Pause("bo", wants=True))
    assert table.tell(Away("bo")) == ["went-away"]
    assert table.tell(Pause("ann", wants=True)) == ["pause-asked", "paused"]


def test_the_last_to_go_away_pauses_nothing() -> None:
    table = begun("ann", "bo")
    table.do(Away("bo"))
    table.do(Away("ann"))
    assert not table.running.is_paused
    table = begun("ann", players=2, bots=["beginner"])
    table.do(Pause("ann", wants=True))
    assert table.tell(Away("ann")) == ["went-away"]
    table.do(Back("ann"))
    assert table.running.is_paused  # it was agreed on, and stays so
    assert table.tell(Pause("ann", wants=False)) == ["resumed"]


def test_one_who_has_left_a_paused_match_does_not_let_it_go_on() -> None:
    table = begun("ann", "bo")
    for guest in ("ann", "bo"):
        table.do(Pause(guest, wants=True))
    assert table.tell(Leave("bo")) == ["went-away", "substituted"]
    assert table.code(Pause("bo", wants=False)) == TableRefusalCode.NOT_SEATED
    assert table.tell(Pause("ann", wants=False)) == ["resumed"]


def test_between_rounds_a_pause_stops_the_next_deal() -> None:
    table = between_rounds("ann", "bo", pause=20)
    for guest in ("ann", "bo"):
        table.do(Pause(guest, wants=True))
    assert table.code(Next("ann", 1)) == TableRefusalCode.PAUSED
    assert table.do(Tick(), later=100) == []
    table.do(Pause("ann", wants=False))
    assert table.table.alarm == table.now + 20_000  # the rest of the round can be looked at
    assert table.ring() == ["dealt"]


def test_between_rounds_one_who_goes_away_in_a_pause_does_not_end_it() -> None:
    table = between_rounds("ann", "bo")
    table.do(Next("ann", 1))
    for guest in ("ann", "bo"):
        table.do(Pause(guest, wants=True))
    assert table.tell(Away("bo")) == ["went-away"]
    assert table.running.match.rounds == 1


def test_there_is_no_pause_without_a_match() -> None:
    assert seated("ann", "bo").code(Pause("ann", wants=True)) == TableRefusalCode.NO_MATCH
    assert finished("ann", "bo").code(Pause("ann", wants=True)) == TableRefusalCode.NO_MATCH


def test_a_wish_for_a_pause_ends_with_the_match() -> None:
    table = begun("ann", "bo", deck=SMALL)
    table.do(Pause("ann", wants=True))
    table.play_match()
    assert table.tell(Away("bo")) == ["went-away"]
    assert table.table.phase == Phase.FINISHED
    assert not table.running.is_paused
