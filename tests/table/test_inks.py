"""Inks, and people who change their name or ink at the table."""

import pytest
from table.tables import T0, begun, finished, opened, seated

from dnup.table import Ink, Open, Options, Rename, Sit, TableRefusalCode, fold, open_facts
from dnup.table.fact import PersonSeated, Renamed
from support.helpers import A, B


def test_who_has_not_chosen_an_ink_gets_the_first_that_nobody_has() -> None:
    table = opened("ann", players=4)
    table.do(Sit("bo", "Bo", ink=Ink.GREEN))
    table.do(Sit("cy", "Cy"))
    table.do(Sit("di", "Di"))
    given = [person.ink for _, person in table.table.people()]
    assert given == [Ink.TOMATO, Ink.GREEN, Ink.BLUE, Ink.PLUM]


def test_two_people_may_have_chosen_the_same_ink() -> None:
    facts = open_facts(Open("ann", "Ann", "ABCDEF", Options(), Ink.TEAL), T0, bytes(64))
    table = fold([*facts, PersonSeated(T0, B, "bo", "Bo", Ink.TEAL)])
    assert [person.ink for _, person in table.people()] == [Ink.TEAL, Ink.TEAL]


def test_a_table_from_before_there_were_inks_has_some() -> None:
    facts = opened("ann").facts
    table = fold([*facts, PersonSeated(T0, B, "bo", "Bo")])
    assert [person.ink for _, person in table.people()] == [Ink.TOMATO, Ink.BLUE]


def test_a_person_goes_by_another_name_and_ink() -> None:
    table = seated("ann", "bo")
    assert table.do(Rename("bo", " Bob  ", Ink.ROSE)) == [Renamed(T0, B, "Bob", Ink.ROSE)]
    assert (table.person("bo").name, table.person("bo").ink) == ("Bob", Ink.ROSE)
    assert table.do(Rename("bo", "Bob", Ink.ROSE)) == []
    assert table.do(Rename("bo", "Bobby")) == [Renamed(T0, B, "Bobby", Ink.ROSE)]


def test_nobody_can_take_the_name_of_somebody_else_at_the_table() -> None:
    table = seated("ann", "bo")
    assert table.do(Rename("bo", "ANN")) == [Renamed(T0, B, "ANN 2", Ink.BLUE)]
    assert table.do(Rename("ann", "Ann")) == []  # their own name is not in the way
    assert table.code(Rename("bo", "\u200b")) == TableRefusalCode.BAD_NAME


def test_a_guest_without_a_seat_changes_nothing() -> None:
    assert seated("ann", "bo").do(Rename("cy", "Cyd", Ink.TEAL)) == []


def test_the_record_keeps_the_names_that_the_deals_follow_from() -> None:
    table = begun("ann", "bo")
    table.do(Rename("ann", "Anna", Ink.NIGHT))
    assert table.person("ann").name == "Anna"
    assert [seat.name for seat in table.record.seats] == ["Ann", "Bo"]


@pytest.mark.parametrize("when", [seated, begun, finished])
def test_a_person_can_change_the_name_at_any_time(when: type) -> None:
    table = when("ann", "bo")
    assert table.do(Rename("ann", "Anna"))[-1] == Renamed(table.now, A, "Anna", Ink.TOMATO)
