"""After a match: its result, and another match with the same seats or new ones."""

from table.tables import SMALL, Driven, begin, begun, finished

from dnup.notation import parse_deck, standard_deck
from dnup.table import (
    Act,
    Away,
    Close,
    Leave,
    Phase,
    Ready,
    Remove,
    SeatBot,
    Sit,
    TableRefusalCode,
    Total,
    verify,
)
from dnup.table.fact import Committed, MatchEnded
from support.helpers import A, B


def acts(table: Driven) -> list[Act]:
    """What the people did in a match, as they sent it."""
    sent = []
    while table.table.phase == Phase.PLAYING:
        if table.table.to_act is None:
            table.go_on()
        else:
            sent.append(Act(table.guest_to_act, table.turn, table.choose()))
            table.do(sent[-1])
    return sent


def test_the_result_stays_on_the_table() -> None:
    table = finished("ann", "bo")
    assert table.table.phase == Phase.FINISHED
    assert table.running.match.winner in (A, B)
    assert isinstance(table.facts[-2], MatchEnded)
    assert (table.table.to_act, table.table.bot_to_act, table.table.alarm) == (None,) * 3


def test_a_new_secret_is_committed_to_as_soon_as_the_old_one_is_revealed() -> None:
    table = finished("ann", "bo")
    assert isinstance(table.facts[-1], Committed)
    assert table.table.commitment not in ("", table.running.commitment)


def test_nobody_is_ready_for_the_rematch_until_they_say_so() -> None:
    table = finished("ann", "bo")
    assert not any(person.is_ready for _, person in table.table.people())


def test_a_rematch_is_played_with_the_same_seats() -> None:
    table = begun("ann", "bo", "cy", players=4, bots=["random"])
    seats = table.running.seats
    table.play_match()
    first = table.record
    assert begin(table, "another salt") == ["ready", "match-began", "dealt"]
    assert table.running.seats == seats
    assert table.running.match.rounds == 1
    assert sum(table.running.match.points) == 0
    assert table.running.assisted == (0, 0, 0, 0)
    table.play_match()
    assert table.record != first
    for record in (first, table.record):
        verify(record, standard_deck())


def test_in_a_rematch_the_clock_is_full_again() -> None:
    table = begun("ann", "bo", deck=SMALL, clock=Total(60))
    table.wait(30)
    table.play_match()
    begin(table)
    assert table.running.clock.left == (60_000, 60_000)
    assert table.table.alarm == table.now + 60_000


def test_numbers_of_turns_go_on_in_a_rematch_so_that_nothing_old_is_done_in_it() -> None:
    table = begun("ann", "bo", deck=SMALL)
    old = acts(table)
    begin(table)
    assert table.turn == len(old) + 1
    for sent in old:
        assert table.code(sent) == TableRefusalCode.STALE_TURN
    new = acts(table)
    assert [sent.turn for sent in old + new] == list(range(1, len(old + new) + 1))


def test_who_was_away_in_the_match_keeps_the_seat_for_the_rematch() -> None:
    table = begun("ann", "bo")
    table.do(Away("bo"))
    table.ring()
    table.play_match()
    assert not table.person("bo").is_present
    assert table.tell(Ready("ann", "salt")) == ["ready"]
    table.do(Sit("bo", "Bo"))
    assert table.tell(Ready("bo", "salt")) == ["ready", "match-began", "dealt"]


def test_the_seat_of_one_who_left_is_taken_by_another_for_the_rematch() -> None:
    table = begun("ann", "bo")
    table.do(Leave("bo"))
    table.play_match()
    record = table.record
    assert table.tell(Ready("ann", "salt")) == ["ready"]
    assert table.tell(Sit("cy", "Cy")) == ["person-seated"]
    assert table.record == record  # the result is still Bo's
    assert table.tell(Ready("cy", "salt")) == ["ready", "match-began", "dealt"]
    assert [seat.name for seat in table.running.seats] == ["Ann", "Cy"]
    assert table.code(Sit("bo", "Bo")) == TableRefusalCode.MATCH_RUNNING


def test_one_who_left_can_sit_down_again_after_the_match_like_anybody() -> None:
    table = begun("ann", "bo")
    table.do(Leave("ann"))
    table.play_match()
    assert table.tell(Sit("ann", "Anna")) == ["person-seated"]
    assert table.table.host == B
    assert table.person("ann").name == "Anna"


def test_the_host_changes_the_seats_for_the_rematch() -> None:
    table = finished("ann", "bo", deck=SMALL)
    assert table.tell(Ready("ann", "salt")) == ["ready"]
    assert table.tell(Remove("ann", B)) == ["seat-emptied"]
    assert table.tell(SeatBot("ann", B, "random")) == ["bot-seated", "match-began", "dealt"]
    table.play_match()
    verify(table.record, parse_deck(SMALL))


def test_ready_for_a_rematch_can_be_withdrawn() -> None:
    table = finished("ann", "bo")
    table.do(Ready("ann", "salt"))
    table.do(Ready("ann", None))
    assert table.tell(Ready("bo", "salt")) == ["ready"]
    assert table.table.phase == Phase.FINISHED


def test_a_table_that_is_closed_after_a_match_keeps_its_record() -> None:
    table = finished("ann", "bo", deck=SMALL)
    record = table.record
    table.do(Close())
    assert table.record == record
    verify(record, parse_deck(SMALL))


def test_a_salt_of_the_last_match_does_not_begin_the_next() -> None:
    table = finished("ann", "bo")
    assert table.code(Ready("ann", table.running.salts[A])) == TableRefusalCode.SALT_USED
    assert table.tell(Ready("ann", "a new one")) == ["ready"]
