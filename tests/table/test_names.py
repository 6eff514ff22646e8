"""Names and texts: cleaned, of sane length, and told apart."""

import re
import time
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from table.tables import opened, seated

from dnup.table import (
    MAX_NAME,
    BotHolder,
    Open,
    Options,
    Refused,
    Rename,
    SeatBot,
    Sit,
    TableRefusalCode,
    clean_name,
    is_mixed,
    is_reserved,
    open_facts,
)
from dnup.table.lookalike import skeleton
from dnup.table.names import MAX_TEXT, MOST_MARKS, clean, distinct
from support.helpers import B, C

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann \t\n Lee  ", "Ann Lee"),
        ("Ann\u00a0\u2003Lee", "Ann Lee"),
        ("A\u200bn\u200en\ufeff", "Ann"),  # marks without width
        ("\u202eAnn", "Ann"),  # would turn all that follows around
        ("A\x00n\x1bn", "Ann"),
        ("Ann \u200b Lee", "Ann Lee"),  # what is unseen does not hide a second space
        ("Ann \u200d Lee", "Ann Lee"),
        ("A\ue000nn\ud800", "Ann"),
        ("E\u0301mile", "Émile"),
        ("e\u200b\u0301", "é"),
        ("다은", "다은"),
        ("\u1103\u1161", "다"),
        (FAMILY, FAMILY),
        ("\u200dAnn\u200d", "Ann"),
        ("<b>&amp;", "<b>&amp;"),  # clients show it as it is
        ("x" * 25, "x" * 24),
        ("x" * 23 + " y", "x" * 23),
        ("4 ever", "4 ever"),
        ("?!", "?!"),
        ("♥", "♥"),
    ],
)
def test_a_name_is_cleaned(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


@pytest.mark.parametrize(
    "typed", ["", " ", "\n", "\u200b", "\u202e", "\u200d", "\u0301", "\u3164", "\u2800", "\uffa0"]
)
def test_a_name_that_shows_nothing_is_none(typed: str) -> None:
    assert clean_name(typed) == ""
    refused = opened("ann").refuse(Sit("bo", typed))
    assert (refused.code, refused.facts) == (TableRefusalCode.BAD_NAME, {"most": MAX_NAME})
    with pytest.raises(Refused, match=TableRefusalCode.BAD_NAME):
        open_facts(Open("bo", typed, "CODE", Options()), 0, bytes(41))


def test_a_letter_carries_few_marks() -> None:
    marks = "\u0330\u0331\u0332\u0333\u0347"
    assert clean_name("q" + marks) == "q" + marks[:MOST_MARKS]
    assert clean_name("q" + "\u200d".join(marks)).count("\u0347") == 0
    assert clean_name("q" + marks[:2] + "p" + marks[:2]) == "q" + marks[:2] + "p" + marks[:2]


@given(st.text(st.characters(codec=None), max_size=60), st.integers(1, MAX_TEXT))
def test_what_is_clean_stays_as_it_is(text: str, most: int) -> None:
    shown = clean(text, most)
    assert len(shown) <= most
    assert shown == shown.strip()
    assert not re.search(r"\s\s|[^\S ]", shown)
    assert unicodedata.is_normalized("NFC", shown)
    assert not any(unicodedata.category(x) in {"Cc", "Cs", "Co", "Cn"} for x in shown)
    assert clean(shown, most) == shown


def test_a_name_that_somebody_has_gets_a_number() -> None:
    table = opened("ann", players=5)
    for guest, name in (("g1", "Ann"), ("g2", "ANN"), ("g3", "ann 2"), ("g4", "Bo")):
        table.do(Sit(guest, name))
    shown = [holder.name for holder in table.table.seats if holder]
    assert shown == ["Ann", "Ann 2", "ANN 3", "ann 2 2", "Bo"]


@pytest.mark.parametrize(
    "alike", ["ann", "A\u200dnn", "Ann\ufe0f", "Ａｎｎ", "An\u200d\u200dn", "Ann\U000e0100"]
)
def test_names_that_look_the_same_are_told_apart(alike: str) -> None:
    shown = distinct(clean_name(alike), {"Ann"})
    assert shown.endswith(" 2")


def test_the_number_keeps_a_name_within_its_length() -> None:
    long = "x" * MAX_NAME
    taken: set[str] = set()
    for _ in range(12):
        shown = distinct(long, taken)
        assert len(shown) <= MAX_NAME
        assert shown not in taken
        taken.add(shown)
    assert "x" * (MAX_NAME - 3) + " 12" in taken


def test_a_person_is_not_taken_for_a_bot() -> None:
    table = opened("ann", players=3, bots=["beginner"])
    table.do(Sit("bo", "Dollop"))
    assert table.person("bo").name == "Dollop 2"
    table = seated("ann", players=3)
    table.do(Sit("bo", "dollop"))
    table.do(SeatBot("ann", C, "beginner"))
    names = [holder and holder.name for holder in table.table.seats]
    assert names == ["Ann", "dollop", "dollop 2"]


def test_a_bot_that_replaces_a_bot_of_its_level_needs_no_number() -> None:
    table = opened("ann", bots=["beginner"])
    table.do(SeatBot("ann", B, "random"))
    table.do(SeatBot("ann", B, "beginner"))
    assert table.table.seats[B] == BotHolder("beginner", "dollop")


def test_a_long_run_of_joiners_is_cleaned_as_quickly_as_anything() -> None:
    began = time.process_time()
    assert clean("\u200d" * 100_000 + "A", 24) == "A"
    assert time.process_time() - began < 5  # looked at again and again, it would be minutes


@pytest.mark.parametrize("alike", ["Аnn", "Αnn", "Ann.", "A n n"])
def test_a_name_that_looks_like_anothers_is_refused_with_both_names(alike: str) -> None:
    table = opened("ann")
    refused = table.refuse(Sit("eve", alike))
    assert refused.code == TableRefusalCode.LOOKALIKE_NAME
    assert refused.facts == {"name": alike, "other": "Ann"}


@pytest.mark.parametrize("name", ["Anne", "Änn", "Anna", "Annn", "🐱", "앤"])
def test_names_that_only_resemble_one_another_are_fine(name: str) -> None:
    assert opened("ann").tell(Sit("eve", name)) == ["person-seated"]


def test_nobody_takes_another_look_at_the_table() -> None:
    table = seated("ann", "bo")
    assert table.code(Rename("bo", "Аnn")) == TableRefusalCode.LOOKALIKE_NAME
    assert table.person("bo").name == "Bo"


@pytest.mark.parametrize(
    ("one", "other"),
    [("Аnn", "Ann"), ("АВЕ", "ABE"), ("lan", "Ian"), ("B0b", "Bob"), ("ΝΙΚ", "NIK")],
)
def test_a_skeleton_is_the_same_for_names_that_look_alike(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Аnn", True),
        ("Αnna", True),
        ("Анна", False),
        ("Анна Smith", False),
        ("Ελένη", False),
        ("Łukasz", False),
        ("김 Ann", False),
        ("たろうT", False),
    ],
)
def test_a_word_in_two_alphabets_that_look_alike_is_mixed(name: str, *, expected: bool) -> None:
    assert is_mixed(name) == expected


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Admin", True),
        ("аdmin", True),
        ("The Moderator", True),
        ("dnup-staff", True),
        ("M.o.d", True),
        ("NOON", True),
        ("n00n", True),
        ("Sis", True),
        ("관리자", True),
        ("Modesto", False),
        ("Sissel", False),
        ("Adminah", False),
        ("Ann", False),
    ],
)
def test_names_of_bots_and_of_those_who_run_the_server_are_reserved(
    name: str, *, expected: bool
) -> None:
    assert is_reserved(name) == expected
