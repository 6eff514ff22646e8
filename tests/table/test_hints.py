"""Hints at a table: only against bots alone, only in one's turn, and counted once a turn."""

import msgspec
import pytest
from table.tables import T0, Driven, begun

from dnup.notation import from_json, to_json
from dnup.rules import RuleRefusalCode
from dnup.table import (
    Absence,
    AskHint,
    Away,
    BotHolder,
    Leave,
    Pause,
    Phase,
    Refused,
    TableRefusalCode,
    check_hint,
)
from dnup.table.fact import Hinted
from support.helpers import A, B


def alone(**options: object) -> Driven:
    """Ann against two bots, when it is her turn."""
    table = begun("ann", **{"players": 3, "bots": ["beginner", "random"]} | options)
    table.move_until("ann")
    return table


def test_a_hint_is_a_fact_and_counts_once_a_turn() -> None:
    table = alone()
    turn = table.turn
    assert table.table.may_hint
    assert table.do(AskHint("ann", turn), later=1) == [Hinted(table.now, A, turn)]
    assert table.do(AskHint("ann", turn), later=1) == []
    assert table.running.hints == (1, 0, 0)
    table.move()
    table.move_until("ann")
    table.do(AskHint("ann", table.turn))
    assert table.running.hints == (2, 0, 0)
    assert table.running.match.round is not None
    assert table.read_back() == table.table


def test_the_record_counts_the_hints_and_the_next_match_begins_without() -> None:
    table = alone()
    table.do(AskHint("ann", table.turn))
    table.play_match()
    seats = table.record.seats
    assert [seat.hints for seat in seats] == [1, 0, 0]
    assert from_json(to_json(table.record)) == table.record
    assert "hints" not in msgspec.to_builtins(seats[1])
    assert table.table.phase == Phase.FINISHED
    assert not table.table.may_hint


def test_hints_are_refused_where_another_person_sits() -> None:
    table = begun("ann", "bo", players=3, bots=["beginner"])
    assert not table.table.may_hint
    refused = table.refuse(AskHint(table.guest_to_act, table.turn))
    other = B if table.guest_to_act == "ann" else A
    assert (refused.code, refused.facts) == (TableRefusalCode.PEOPLE_HERE, {"seat": str(other)})


@pytest.mark.parametrize("has_left", [False, True])
def test_a_person_who_is_away_or_has_left_is_no_bot(*, has_left: bool) -> None:
    table = begun("ann", "bo", players=3, bots=["beginner"], absence=Absence(after=5))
    table.do(Leave("bo") if has_left else Away("bo"))
    if not has_left:
        table.ring()  # a bot plays for the one who is away
    assert table.person("bo").is_substituted
    table.move_until("ann")
    assert not table.table.may_hint
    assert table.code(AskHint("ann", table.turn)) == TableRefusalCode.PEOPLE_HERE
    assert table.running.hints == (0, 0, 0)


def test_it_must_be_the_askers_turn() -> None:
    table = alone()
    turn = table.turn
    assert table.code(AskHint("ann", turn - 1)) == TableRefusalCode.STALE_TURN
    assert table.code(AskHint("ann", turn + 1)) == TableRefusalCode.EARLY_TURN
    assert table.code(AskHint("eve", turn)) == TableRefusalCode.NOT_SEATED
    table.move()
    assert table.code(AskHint("ann", turn)) == TableRefusalCode.STALE_TURN
    table.move_until_bot()
    refused = table.refuse(AskHint("ann", table.turn))
    assert (refused.code, refused.rule) == (RuleRefusalCode.NOT_YOUR_TURN, "T3")


def test_there_is_nothing_to_hint_at_in_a_pause_between_rounds_or_before_a_match() -> None:
    table = alone()
    table.do(Pause("ann", wants=True))
    assert table.code(AskHint("ann", table.turn)) == TableRefusalCode.PAUSED
    table.do(Pause("ann", wants=False))
    table.play_round()
    if table.table.phase == Phase.PLAYING:
        assert table.code(AskHint("ann", table.turn)) == RuleRefusalCode.ROUND_OVER
    table.play_match()
    assert table.code(AskHint("ann", table.turn)) == TableRefusalCode.NO_MATCH


def test_to_check_changes_nothing() -> None:
    table = alone()
    command = AskHint("ann", table.turn)
    assert check_hint(table.table, command).viewer == A
    assert table.running.hints == (0, 0, 0)
    with pytest.raises(Refused):
        check_hint(table.table, AskHint("ann", 0))
    assert isinstance(table.table.seats[B], BotHolder)
    assert table.now >= T0
