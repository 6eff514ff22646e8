"""People who go away or leave: who waits, when a bot plays for them, and how they come back."""

import pytest
from table.tables import T0, Driven, begun, between_rounds, finished, seated

from dnup.notation import standard_deck
from dnup.protocol.state import seat_states
from dnup.table import (
    Absence,
    Act,
    Away,
    Back,
    BotAct,
    Close,
    Command,
    Leave,
    Mute,
    Next,
    Pause,
    Phase,
    Phrase,
    Ready,
    Say,
    Sit,
    TableRefusalCode,
    Tick,
    verify,
)
from dnup.table.fact import Acted, CameBack, Substituted, WentAway
from support.helpers import A, B, C

WAIT = Absence(after=None)


def test_who_is_away_keeps_the_seat() -> None:
    table = begun("ann", "bo")
    assert table.do(Away("bo")) == [WentAway(T0, B)]
    assert table.do(Away("bo")) == []
    assert not table.person("bo").is_present
    assert table.code(Sit("eve", "Eve", B)) == TableRefusalCode.MATCH_RUNNING


def told_until(table: Driven, guest: str) -> int | None:
    """When the others are told that a bot takes over for somebody."""
    return seat_states(table.table)[table.seat(guest)].bot_at


def test_everybody_is_told_how_long_still_they_wait() -> None:
    table = begun("ann", "bo", "cy", absence=Absence(after=30))
    assert told_until(table, "bo") is None
    table.do(Away("bo"), later=1)
    assert told_until(table, "bo") == T0 + 31_000 == table.table.alarm
    assert told_until(table, "ann") is None
    table.do(Tick(), later=30)
    assert told_until(table, "bo") is None  # a bot plays already
    table.do(Back("bo"))
    assert told_until(table, "bo") is None


def test_nobody_is_told_a_time_when_nothing_is_waited_for() -> None:
    table = begun("ann", "bo", absence=Absence(after=30))
    table.do(Away("bo"), later=1)
    assert told_until(table, "bo") is not None
    table.do(Pause("ann", wants=True))  # who is present agrees
    assert table.running.is_paused
    assert told_until(table, "bo") is None
    table.do(Pause("ann", wants=False))
    assert told_until(table, "bo") is not None
    table.do(Away("ann"))  # nobody is there to wait
    assert told_until(table, "bo") is None
    waiting = begun("ann", "bo", absence=WAIT)
    waiting.do(Away("bo"))
    assert told_until(waiting, "bo") is None


def test_all_wait_for_an_absent_player_when_the_table_waits() -> None:
    table = begun("ann", "bo", absence=WAIT)
    table.do(Away(table.guest_to_act))
    assert table.table.alarm is None
    assert table.table.bot_to_act is None
    assert table.do(Tick(), later=86_400) == []


def test_after_the_set_time_a_bot_of_the_announced_level_plays() -> None:
    table = begun("ann", "bo", absence=Absence(after=30, level="random"))
    gone = table.guest_to_act
    seat = table.seat(gone)
    table.do(Away(gone), later=1)
    assert table.table.alarm == T0 + 31_000
    assert table.do(Tick(), later=29.999) == []
    assert table.do(Tick(), later=0.001) == [Substituted(T0 + 31_000, seat)]
    assert table.do(Tick(), later=100) == []
    assert table.table.bot_to_act == (seat, "random")
    acted = table.do(BotAct(table.turn, table.choose()))[0]
    assert isinstance(acted, Acted)
    assert acted.is_assisted


def test_the_result_says_how_many_moves_were_assisted() -> None:
    table = begun("ann", "bo", "cy", absence=Absence(after=5))
    table.do(Away("bo"))
    table.ring()
    table.play_match()
    by_bot = sum(isinstance(fact, Acted) and fact.is_assisted for fact in table.facts)
    assert [seat.assisted for seat in table.record.seats] == [0, by_bot, 0]
    assert by_bot > 0
    verify(table.record, standard_deck())
    assert table.person("bo").is_substituted is False  # the seat is still Bo's, for a rematch


def test_the_seat_is_reclaimed_by_coming_back() -> None:
    table = begun("ann", "bo", absence=Absence(after=5))
    gone = table.guest_to_act
    table.do(Away(gone))
    table.ring()
    late = BotAct(table.turn, table.choose())
    assert table.do(Back(gone)) == [CameBack(table.now, table.seat(gone))]
    assert table.do(Back(gone)) == []
    assert (
        table.code(late) == TableRefusalCode.STALE_TURN
    )  # what the bot was thinking of is not done
    assert table.tell(Act(gone, table.turn, table.choose())) == ["acted"]
    assert table.running.assisted == (0, 0)


def test_sitting_down_is_another_way_to_come_back() -> None:
    table = begun("ann", "bo")
    table.do(Away("bo"))
    assert table.do(Sit("bo", "Other name", A)) == [CameBack(T0, B)]
    assert table.person("bo").name == "Bo"


def test_a_short_absence_does_not_count_towards_the_next_one() -> None:
    table = begun("ann", "bo", absence=Absence(after=10))
    table.do(Away("bo"))
    table.do(Back("bo"), later=9)
    table.do(Away("bo"), later=5)
    assert table.table.alarm == table.now + 10_000


def test_several_who_were_away_long_enough_are_played_for_at_once() -> None:
    table = begun("ann", "bo", "cy", absence=Absence(after=10))
    table.do(Away("cy"))
    table.do(Away("ann"), later=1)
    assert table.do(Tick(), later=10) == [Substituted(table.now, seat) for seat in (A, C)]


def test_nobody_plays_for_an_empty_room() -> None:
    table = begun("ann", players=2, bots=["beginner"], absence=Absence(after=5))
    table.move_until_bot()
    table.do(Away("ann"))
    assert table.table.bot_to_act is None
    assert table.table.alarm is None
    assert table.do(Tick(), later=3600) == []
    table.do(Back("ann"))
    assert table.table.bot_to_act == (B, "beginner")


def test_the_first_to_come_back_to_an_empty_room_finds_a_bot_for_those_long_away() -> None:
    table = begun("ann", "bo", absence=Absence(after=60))
    table.do(Away("bo"))
    table.do(Away("ann"))
    table.do(Back("ann"), later=600)
    assert table.ring() == ["substituted"]
    assert table.now == T0 + 600_000
    assert table.person("bo").is_substituted


def test_leaving_in_mid_match_lets_a_bot_play_on_at_once() -> None:
    table = begun("ann", "bo", "cy", absence=WAIT)
    gone = table.guest_to_act
    seat = table.seat(gone)
    assert table.do(Leave(gone)) == [WentAway(T0, seat, has_left=True), Substituted(T0, seat)]
    assert table.table.bot_to_act == (seat, "beginner")


def test_who_has_left_in_mid_match_loses_the_seat_when_the_match_ends() -> None:
    table = begun("ann", "bo", "cy")
    table.do(Leave("bo"))
    table.play_match()
    assert table.table.seats[B] is None
    assert table.table.seat_of("bo") is None
    assert table.record.seats[B].assisted > 0
    assert table.code(Ready("bo", "salt")) == TableRefusalCode.NOT_SEATED


@pytest.mark.parametrize(
    "command",
    [
        Leave("bo"),
        Next("bo", 1),
        Pause("bo", wants=True),
        Say("bo", "1", phrase=Phrase.HELLO),
        Mute("bo", A, is_muted=True),
        Ready("bo", "another salt"),
    ],
)
def test_who_has_left_in_mid_match_has_no_say(command: Command) -> None:
    table = between_rounds("ann", "bo", "cy")
    table.do(Leave("bo"))
    assert table.code(command) == TableRefusalCode.NOT_SEATED


def test_who_has_left_in_mid_match_does_not_act() -> None:
    table = begun("ann", "bo")
    gone = table.guest_to_act
    table.do(Leave(gone))
    assert table.code(Act(gone, table.turn, table.choose())) == TableRefusalCode.NOT_SEATED


def test_leaving_twice_is_refused_and_closes_nothing() -> None:
    table = begun("ann", "bo")
    table.do(Leave("bo"))
    assert table.code(Leave("bo")) == TableRefusalCode.NOT_SEATED
    assert table.do(Away("bo")) == []
    assert table.table.phase == Phase.PLAYING


def test_who_has_left_in_mid_match_comes_back_by_sitting_down() -> None:
    table = begun("ann", "bo")
    gone = table.guest_to_act
    table.do(Leave(gone))
    table.move()
    assert table.tell(Sit(gone, "Somebody")) == ["came-back"]
    table.move_until(gone)
    assert table.tell(Act(gone, table.turn, table.choose()))[0] == "acted"
    table.play_match()
    assert table.table.seat_of(gone) is not None


def test_who_was_away_can_leave_as_well() -> None:
    table = begun("ann", "bo", "cy")
    table.do(Away("bo"))
    assert table.tell(Leave("bo"), later=3) == ["went-away", "substituted"]
    assert table.person("bo").away_since == T0


def test_the_last_one_leaving_in_mid_match_closes_the_table() -> None:
    table = begun("ann", "bo", "cy")
    table.do(Leave("bo"))
    table.do(Leave("cy"))
    assert table.tell(Leave("ann")) == ["closed"]
    verify(table.record, standard_deck())


def test_one_who_is_away_keeps_a_match_open_that_the_other_leaves() -> None:
    table = begun("ann", "bo")
    table.do(Away("bo"))
    assert table.tell(Leave("ann")) == ["went-away", "substituted"]
    assert table.table.phase == Phase.PLAYING
    assert table.table.bot_to_act is None
    table.do(Back("bo"))
    table.play_match()
    assert table.table.host == B


def test_a_match_that_is_closed_in_the_middle_has_a_record_that_proves_its_deals() -> None:
    for stop in ("begun", "in a round", "between rounds"):
        table = between_rounds("ann", "bo") if stop == "between rounds" else begun("ann", "bo")
        if stop == "in a round":
            table.move()
        assert table.tell(Close()) == ["closed"]
        record = table.record
        assert record.winner is None
        assert record.fairness is not None
        assert record.fairness.secret == table.running.secret
        verify(record, standard_deck(), commitment=table.running.commitment)
        assert (table.table.to_act, table.table.bot_to_act, table.table.alarm) == (None,) * 3


def test_one_who_goes_between_rounds_is_no_longer_waited_for() -> None:
    for go in (Away("cy"), Leave("cy")):
        table = between_rounds("ann", "bo", "cy")
        table.do(Next("ann", 1))
        table.do(Next("bo", 1))
        assert table.tell(go)[-1] == "dealt"
        assert table.running.match.rounds == 2


def test_one_who_goes_between_rounds_does_not_hurry_those_who_still_look() -> None:
    table = between_rounds("ann", "bo", "cy")
    table.do(Next("ann", 1))
    assert table.tell(Away("cy")) == ["went-away"]
    assert table.tell(Leave("ann")) == ["went-away", "substituted"]
    assert table.tell(Next("bo", 1)) == ["wants-next", "dealt"]


def test_when_everybody_is_away_between_rounds_nothing_is_dealt_until_one_is_back() -> None:
    table = between_rounds("ann", "bo", pause=20)
    table.do(Next("ann", 1))
    table.do(Away("ann"))
    table.do(Away("bo"))
    assert table.table.alarm is None
    table.do(Back("bo"), later=3600)
    # Who comes back still has the time to look at how the round ended.
    assert table.table.next_round_at == table.now + 20_000
    assert table.ring() == ["substituted"]
    assert table.ring() == ["dealt"]


def test_next_from_somebody_who_is_away_does_not_deal_for_an_empty_room() -> None:
    table = between_rounds("ann", "bo", absence=Absence(after=5))
    table.do(Away("bo"))
    table.ring()
    assert table.person("bo").is_substituted
    assert table.tell(Next("bo", 1)) == ["wants-next"]
    table.do(Away("ann"))
    assert table.running.match.rounds == 1


def test_a_substitution_and_the_next_round_can_be_due_together() -> None:
    table = between_rounds("ann", "bo", pause=20, absence=Absence(after=20))
    table.do(Away("bo"))
    assert table.ring() == ["substituted", "dealt"]


def test_being_away_before_and_after_a_match_changes_nothing_but_presence() -> None:
    for table in (seated("ann", "bo"), finished("ann", "bo")):
        assert table.tell(Away("bo")) == ["went-away"]
        assert table.table.alarm is None
        assert table.tell(Back("bo")) == ["came-back"]
