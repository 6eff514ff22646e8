"""Who sits where: the host, joining and leaving, bots, seats that are given up or taken away."""

import pytest
from table.tables import CODE, T0, begun, finished, opened, seated

from dnup.table import (
    Away,
    BotHolder,
    Close,
    Command,
    Leave,
    Mute,
    Next,
    Open,
    Options,
    Pause,
    Person,
    Phase,
    Phrase,
    Ready,
    Remove,
    Say,
    SeatBot,
    Sit,
    TableRefusalCode,
    Tick,
    fold,
)
from dnup.table.fact import Closed, Opened, PersonSeated, SeatEmptied, WasReady
from dnup.table.seating import REMOVED_MINUTES, STALLING_SECONDS
from support.helpers import A, B, C, D


def test_who_opens_a_table_sits_in_seat_a_and_is_its_host() -> None:
    table = opened("ann", players=3).table
    assert (table.code, table.phase, table.host) == (CODE, Phase.GATHERING, A)
    assert table.seats == (Person("ann", "Ann"), None, None)
    assert table.opened_at == table.at == T0


def test_a_table_is_opened_with_bots_in_its_last_seats() -> None:
    table = opened("ann", players=4, bots=["beginner", "beginner"]).table
    bots = (BotHolder("beginner", "dollop"), BotHolder("beginner", "dollop 2"))
    assert table.seats[2:] == bots
    assert table.seats[1] is None


def test_a_commitment_is_there_before_anybody_can_be_ready() -> None:
    table = opened("ann")
    assert len(table.table.commitment) == 64
    before = table.table.commitment
    table.do(Sit("bo", "Bo"))
    table.do(Ready("ann", "x"))
    assert table.table.commitment == before


def test_a_guest_joins_in_the_first_empty_seat_or_in_the_one_asked_for() -> None:
    table = opened("ann", players=4)
    assert table.do(Sit("di", "Di", D)) == [PersonSeated(T0, D, "di", "Di")]
    assert table.do(Sit("bo", "Bo")) == [PersonSeated(T0, B, "bo", "Bo")]
    assert [holder and holder.name for holder in table.table.seats] == ["Ann", "Bo", None, "Di"]


def test_who_has_a_seat_keeps_it_when_sitting_down_again_elsewhere() -> None:
    table = opened("ann", players=3)
    assert table.do(Sit("ann", "Other", C)) == []
    assert table.table.seats == (Person("ann", "Ann"), None, None)


def test_a_seat_that_is_held_is_refused() -> None:
    table = opened("ann", players=3, bots=["beginner"])
    for seat in (A, C):
        refused = table.refuse(Sit("bo", "Bo", seat))
        assert (refused.code, refused.facts) == (TableRefusalCode.SEAT_TAKEN, {"seat": str(seat)})


def test_a_full_table_and_a_seat_that_is_not_there_are_refused() -> None:
    table = seated("ann", "bo")
    refused = table.refuse(Sit("cy", "Cy"))
    assert (refused.code, refused.facts) == (TableRefusalCode.TABLE_FULL, {"players": 2})
    for command in (Sit("cy", "Cy", C), SeatBot("ann", C, "beginner"), Remove("ann", C)):
        refused = table.refuse(command)
        assert (refused.code, refused.facts) == (
            TableRefusalCode.NO_SEAT,
            {"seat": "C", "last": "B"},
        )
    assert table.code(Mute("ann", C, is_muted=True)) == TableRefusalCode.NO_SEAT


def test_nobody_joins_in_the_middle_of_a_match() -> None:
    table = begun("ann", "bo")
    assert table.code(Sit("cy", "Cy")) == TableRefusalCode.MATCH_RUNNING


def test_leaving_before_a_match_empties_the_seat_for_somebody_else() -> None:
    table = seated("ann", "bo")
    assert table.do(Leave("bo")) == [SeatEmptied(T0, B)]
    assert table.code(Leave("bo")) == TableRefusalCode.NOT_SEATED
    assert table.tell(Sit("cy", "Cy")) == ["person-seated"]


@pytest.mark.parametrize("options", [{}, {"players": 3, "bots": ["beginner", "beginner"]}])
def test_the_last_one_leaving_closes_the_table(options: dict[str, object]) -> None:
    table = opened("ann", **options)
    assert table.do(Leave("ann")) == [Closed(T0)]
    assert table.table.phase == Phase.CLOSED


def test_the_last_one_leaving_a_result_closes_the_table() -> None:
    table = finished("ann", "bo")
    assert table.tell(Leave("bo")) == ["seat-emptied"]
    assert table.tell(Leave("ann")) == ["closed"]


def test_somebody_who_is_only_away_keeps_the_table_open() -> None:
    table = seated("ann", "bo")
    table.do(Away("bo"))
    assert table.tell(Leave("ann")) == ["seat-emptied"]
    assert table.table.host == B


def test_the_one_who_has_been_here_longest_is_host_after_the_host() -> None:
    table = opened("ann", players=3)
    table.do(Sit("cy", "Cy", C))
    table.do(Sit("bo", "Bo", B))
    table.do(Leave("ann"))
    assert table.table.host == C
    table.do(Sit("ann", "Ann"))
    assert table.table.host == C


def test_a_host_who_left_in_mid_match_is_no_longer_host_after_it() -> None:
    table = begun("ann", "bo")
    table.do(Leave("ann"))
    table.play_match()
    assert table.table.host == B
    assert table.table.seats == (None, table.person("bo"))


def test_the_host_puts_a_bot_into_an_empty_seat_and_replaces_it() -> None:
    table = opened("ann")
    assert table.tell(SeatBot("ann", B, "beginner")) == ["bot-seated"]
    assert table.do(SeatBot("ann", B, "beginner")) == []
    assert table.tell(SeatBot("ann", B, "random")) == ["bot-seated"]
    assert table.table.seats[1] == BotHolder("random", "oxo")


def test_a_bot_is_replaced_by_a_person_when_the_host_has_made_room() -> None:
    table = opened("ann", bots=["beginner"])
    assert table.code(Sit("bo", "Bo", B)) == TableRefusalCode.SEAT_TAKEN
    assert table.do(Remove("ann", B)) == [SeatEmptied(T0, B, was_removed=True)]
    assert table.tell(Sit("bo", "Bo")) == ["person-seated"]


def test_a_bot_does_not_take_a_persons_seat() -> None:
    table = seated("ann", "bo")
    assert table.code(SeatBot("ann", B, "beginner")) == TableRefusalCode.SEAT_TAKEN
    assert table.code(SeatBot("ann", A, "beginner")) == TableRefusalCode.SEAT_TAKEN


def test_a_level_that_is_not_there_is_refused_with_those_that_are() -> None:
    refused = opened("ann").refuse(SeatBot("ann", B, "genius"))
    assert refused.code == TableRefusalCode.NO_LEVEL
    assert "beginner" in str(refused.facts["levels"])


def test_the_host_removes_a_person_who_was_ready_and_no_match_begins() -> None:
    table = seated("ann", "bo", "cy")
    table.do(Ready("bo", "salt"))
    table.do(Ready("ann", "salt"))
    assert table.tell(Remove("ann", C)) == ["seat-emptied"]
    assert table.tell(Remove("ann", B)) == ["seat-emptied"]
    assert table.do(Remove("ann", B)) == []
    table.wait(REMOVED_MINUTES * 60)
    assert table.tell(Sit("bo", "Bo")) == ["person-seated"]
    assert not table.person("bo").is_ready


def test_who_was_removed_comes_back_only_after_a_while_and_others_at_once() -> None:
    table = seated("ann", "bo", "cy")
    table.do(Remove("ann", B))
    refused = table.refuse(Sit("bo", "Bob"))
    assert refused.code == TableRefusalCode.WAS_REMOVED
    assert refused.facts == {"minutes": REMOVED_MINUTES}
    table.wait(REMOVED_MINUTES * 60 - 1)
    assert table.code(Sit("bo", "Bob")) == TableRefusalCode.WAS_REMOVED
    assert table.tell(Sit("di", "Di")) == ["person-seated"]


def test_the_host_removes_somebody_whose_turn_goes_on_and_on_and_a_bot_plays_on() -> None:
    table = begun("ann", "bo", "cy")
    table.move_until("bo")
    table.wait(STALLING_SECONDS - 0.5)
    refused = table.refuse(Remove("ann", B))
    assert refused.code == TableRefusalCode.NOT_STALLING
    assert refused.facts == {"after": STALLING_SECONDS, "seconds": 1}
    assert table.tell(Remove("ann", B), later=0.5) == ["went-away", "substituted"]
    assert table.table.bot_to_act is not None
    assert table.code(Sit("bo", "Bo")) == TableRefusalCode.WAS_REMOVED
    assert table.do(Remove("ann", B)) == []


def test_nobody_is_removed_for_the_turn_of_another_or_while_all_have_a_pause() -> None:
    table = begun("ann", "bo", "cy")
    table.move_until("bo")
    table.wait(10 * STALLING_SECONDS)
    assert table.code(Remove("ann", C)) == TableRefusalCode.NOT_STALLING
    assert table.code(Remove("cy", B)) == TableRefusalCode.NOT_HOST
    for guest in ("ann", "bo", "cy"):
        table.do(Pause(guest, wants=True))
    assert table.code(Remove("ann", B)) == TableRefusalCode.PAUSED
    table.do(Pause("bo", wants=False), later=STALLING_SECONDS)
    assert table.code(Remove("ann", B)) == TableRefusalCode.NOT_STALLING


def test_the_next_who_has_been_here_longest_is_the_host_when_the_host_has_left() -> None:
    table = begun("ann", "bo", "cy")
    table.do(Leave("ann"))
    assert table.table.host == B
    table.move_until("cy")
    assert table.tell(Remove("bo", C), later=STALLING_SECONDS) == ["went-away", "substituted"]


def test_the_host_does_not_remove_themselves() -> None:
    assert seated("ann", "bo").code(Remove("ann", A)) == TableRefusalCode.OWN_SEAT


def test_what_is_for_the_host_is_refused_to_others() -> None:
    table = opened("ann", players=3)
    table.do(Sit("bo", "Bo"))
    for command in (SeatBot("bo", C, "beginner"), Remove("bo", A)):
        refused = table.refuse(command)
        assert (refused.code, refused.facts) == (TableRefusalCode.NOT_HOST, {"host": "A"})


def test_the_host_changes_no_seats_in_mid_match() -> None:
    table = begun("ann", "bo", "cy")
    assert table.code(Remove("ann", B)) == TableRefusalCode.NOT_STALLING
    assert table.code(SeatBot("ann", B, "beginner")) == TableRefusalCode.MATCH_RUNNING


@pytest.mark.parametrize(
    "command",
    [
        Leave("eve"),
        SeatBot("eve", B, "beginner"),
        Remove("eve", B),
        Ready("eve", "salt"),
        Next("eve", 1),
        Pause("eve", wants=True),
        Say("eve", "1", phrase=Phrase.HELLO),
        Mute("eve", A, is_muted=True),
    ],
)
def test_a_stranger_is_refused(command: Command) -> None:
    for table in (seated("ann", "bo"), begun("ann", "bo"), finished("ann", "bo")):
        assert table.code(command) == TableRefusalCode.NOT_SEATED


def test_a_stranger_who_goes_or_comes_back_is_not_noticed() -> None:
    assert seated("ann", "bo").do(Away("eve")) == []


def test_a_closed_table_refuses_everything() -> None:
    table = seated("ann", "bo")
    table.do(Close())
    for command in (Sit("cy", "Cy"), Leave("ann"), Ready("ann", "x"), Tick(), Close()):
        assert table.code(command) == TableRefusalCode.TABLE_CLOSED


def test_a_table_is_opened_once() -> None:
    table = opened("ann")
    with pytest.raises(ValueError, match="once"):
        table.do(Open("bo", "Bo", "XYZ", Options()))
    with pytest.raises(ValueError, match="once"):
        table.table.after(Opened(T0, "XYZ", Options()))


def test_a_log_begins_with_the_opening() -> None:
    with pytest.raises(ValueError, match="begins with"):
        fold([Closed(T0)])
    with pytest.raises(ValueError, match="begins with"):
        fold([])


def test_what_only_a_person_or_a_match_can_have_is_not_folded_without() -> None:
    table = opened("ann", bots=["beginner"]).table
    for facts in (begun("ann", "bo").facts[-1:], finished("ann", "bo").facts[-2:-1]):
        with pytest.raises(ValueError, match="no match"):
            table.after(facts[0])
    with pytest.raises(TypeError, match="no person"):
        table.after(WasReady(T0, B, "salt"))
