"""Being ready, with a salt, and the match that begins when everybody is."""

import pytest
from table.tables import T0, begun, finished, opened, seated

from dnup.notation import SeatJson, standard_deck
from dnup.table import (
    Away,
    Back,
    Leave,
    Phase,
    Ready,
    SeatBot,
    Sit,
    TableRefusalCode,
    commit,
    deal_round,
)
from dnup.table.command import Reveal
from dnup.table.fact import Dealt, MatchBegan, WasReady
from dnup.table.fairness import commit_salt
from support.helpers import B, C


def test_the_match_starts_when_every_seat_is_held_and_every_person_is_ready() -> None:
    table = opened("ann", players=3)
    assert table.do(Ready("ann", "one")) == [WasReady(T0, table.seat("ann"), "one")]
    table.do(Sit("bo", "Bo"))
    assert table.tell(Ready("bo", "two")) == ["ready"]
    table.do(Sit("cy", "Cy"))
    assert table.tell(Ready("cy", "three")) == ["ready", "match-began", "dealt"]
    assert table.table.phase == Phase.PLAYING
    assert table.running.salts == ("one", "two", "three")
    assert table.running.match.rounds == 1


def test_a_bot_in_the_last_empty_seat_starts_the_match_of_those_who_are_ready() -> None:
    table = opened("ann")
    table.do(Ready("ann", "salt"))
    assert table.tell(SeatBot("ann", B, "beginner")) == ["bot-seated", "match-began", "dealt"]
    assert table.running.seats == (SeatJson("Ann"), SeatJson("dollop", "beginner"))
    assert table.running.salts == ("salt", "")  # the server adds none for its bots


def test_a_bot_in_the_last_seat_does_not_start_it_for_one_who_is_not_ready() -> None:
    table = opened("ann")
    assert table.tell(SeatBot("ann", B, "beginner")) == ["bot-seated"]


def test_the_cards_follow_from_the_secret_that_was_committed_to_and_the_salts() -> None:
    table = seated("ann", "bo")
    commitment, secret = table.table.commitment, table.table.secret
    table.do(Ready("ann", "one"))
    _, began, dealt = table.do(Ready("bo", "two"))
    assert isinstance(began, MatchBegan)
    assert isinstance(dealt, Dealt)
    assert commit(bytes.fromhex(secret)) == commitment == table.running.commitment
    due = deal_round(
        type(table.running.match)(standard_deck(), 2),
        bytes.fromhex(secret),
        [SeatJson("Ann"), SeatJson("Bo")],
        ["one", "two"],
    )
    assert dealt.hands == tuple(tuple(map(str, hand)) for hand in due.hands)
    assert table.table.commitment == ""  # the next secret is drawn when this match is over


def test_ready_can_be_withdrawn() -> None:
    table = seated("ann", "bo")
    table.do(Ready("ann", "salt"))
    assert table.do(Ready("ann", None)) == [WasReady(T0, table.seat("ann"), None)]
    assert table.do(Ready("ann", None)) == []
    assert table.tell(Ready("bo", "salt")) == ["ready"]
    assert table.tell(Ready("ann", "again")) == ["ready", "match-began", "dealt"]


def test_another_salt_replaces_the_one_before() -> None:
    table = seated("ann", "bo")
    table.do(Ready("ann", "one"))
    assert table.tell(Ready("ann", "two")) == ["ready"]
    table.do(Ready("bo", "three"))
    assert table.running.salts == ("two", "three")


def test_a_repeated_ready_does_nothing_before_and_after_the_start() -> None:
    table = seated("ann", "bo")
    table.do(Ready("ann", "salt"))
    assert table.do(Ready("ann", "salt")) == []
    table.do(Ready("bo", "other"))
    assert table.do(Ready("ann", "salt")) == []
    assert table.do(Ready("bo", "other")) == []


def test_in_mid_match_nobody_becomes_ready_or_takes_it_back() -> None:
    table = begun("ann", "bo")
    assert table.code(Ready("ann", "new")) == TableRefusalCode.MATCH_RUNNING
    assert table.code(Ready("ann", None)) == TableRefusalCode.MATCH_RUNNING


@pytest.mark.parametrize("salt", ["", "x" * 65, "tab\t", "line\n", "\n", "é", "\x7f"])
def test_a_salt_that_could_not_stand_in_a_record_is_refused(salt: str) -> None:
    refused = seated("ann", "bo").refuse(Ready("ann", salt))
    assert (refused.code, refused.facts) == (TableRefusalCode.BAD_SALT, {"most": 64})


@pytest.mark.parametrize("salt", [" ", "x" * 64, '"\\~'])
def test_any_printable_salt_is_taken(salt: str) -> None:
    assert seated("ann", "bo").tell(Ready("ann", salt)) == ["ready"]


def test_who_leaves_is_no_longer_waited_for_but_the_seat_must_be_held() -> None:
    table = seated("ann", "bo", "cy")
    table.do(Ready("ann", "salt"))
    table.do(Ready("bo", "salt"))
    assert table.tell(Leave("cy")) == ["seat-emptied"]
    assert table.table.phase == Phase.GATHERING
    assert table.tell(SeatBot("ann", C, "beginner")) == ["bot-seated", "match-began", "dealt"]


def test_who_is_ready_may_be_away_when_the_match_starts() -> None:
    table = seated("ann", "bo")
    table.do(Ready("bo", "salt"))
    table.do(Away("bo"))
    assert table.tell(Ready("ann", "salt"), later=50) == ["ready", "match-began", "dealt"]
    assert table.table.alarm == T0 + 60_000
    assert table.ring() == ["substituted"]


def test_a_match_that_needs_a_hidden_salt_waits_for_who_is_away() -> None:
    table = seated("ann", "bo")
    table.do(Ready("bo", None, commit_salt("rose")))
    table.do(Away("bo"))
    assert table.tell(Ready("ann", "tulip")) == ["ready"]
    assert table.person("bo").is_ready
    assert table.table.alarm is None
    assert table.tell(Sit("bo", "Bo"), later=600) == ["came-back", "sealed"]
    assert table.tell(Reveal("bo", "rose")) == ["revealed", "match-began", "dealt"]


def test_who_is_cut_off_for_a_moment_while_salts_are_revealed_holds_up_nothing() -> None:
    table = seated("ann", "bo")
    table.do(Ready("bo", None, commit_salt("rose")))
    table.do(Ready("ann", "tulip"))
    assert table.tell(Away("bo")) == ["went-away"]
    assert table.tell(Back("bo"), later=2) == ["came-back"]
    assert table.tell(Reveal("bo", "rose")) == ["revealed", "match-began", "dealt"]


def test_the_match_has_an_id_of_its_own() -> None:
    table = finished("ann", "bo")
    first = table.running.id
    for guest in ("ann", "bo"):
        table.do(Ready(guest, "salt"))
    assert len(first) == len(table.running.id) == 12
    assert table.running.id != first
