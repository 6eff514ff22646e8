"""What people say: phrases, free text, mute, and nothing at all."""

import pytest
from table.tables import T0, begin, begun, finished, opened, seated

from dnup.table import (
    MAX_TEXT,
    Chat,
    Leave,
    Mute,
    Phrase,
    Remove,
    Say,
    Sit,
    TableRefusalCode,
)
from dnup.table.fact import Muted, Said
from dnup.table.table import CHAT_KEPT
from support.helpers import A, B, C


def test_a_phrase_and_a_text_are_said() -> None:
    table = seated("ann", "bo")
    assert table.do(Say("ann", "1", phrase=Phrase.HELLO)) == [Said(T0, A, "1", Phrase.HELLO)]
    assert table.do(Say("bo", "1", text="Hi Ann!")) == [Said(T0, B, "1", text="Hi Ann!")]
    assert [said.seat for said in table.table.chat] == [A, B]


def test_it_can_be_talked_before_in_and_after_a_match() -> None:
    for table in (seated("ann", "bo"), begun("ann", "bo"), finished("ann", "bo")):
        assert table.tell(Say("bo", "1", phrase=Phrase.WELL_PLAYED)) == ["said"]


def test_a_repeated_message_is_said_once() -> None:
    table = seated("ann", "bo")
    table.do(Say("ann", "1", text="One"))
    assert table.do(Say("ann", "1", text="One")) == []
    assert table.tell(Say("ann", "2", text="One")) == ["said"]
    assert table.tell(Say("bo", "1", text="One")) == ["said"]  # numbers are everybody's own


def test_text_is_cleaned_and_cut() -> None:
    table = seated("ann", "bo")
    table.do(Say("ann", "1", text=" a\u202eb\x00 \n\n c "))
    table.do(Say("ann", "2", text="x" * (MAX_TEXT + 1)))
    assert [said.text for said in table.table.chat] == ["ab c", "x" * MAX_TEXT]


@pytest.mark.parametrize("text", [None, "", "  \n", "\u200b", "\u202e"])
def test_nothing_is_not_said(text: str | None) -> None:
    assert seated("ann", "bo").code(Say("ann", "1", text=text)) == TableRefusalCode.NOTHING_SAID


def test_where_only_phrases_are_said_text_is_refused() -> None:
    table = seated("ann", "bo", chat=Chat.PHRASES)
    assert table.code(Say("ann", "1", text="Hi")) == TableRefusalCode.PHRASES_ONLY
    assert table.tell(Say("ann", "1", phrase=Phrase.HELLO)) == ["said"]


def test_where_chat_is_off_nothing_is_said() -> None:
    table = seated("ann", "bo", chat=Chat.OFF)
    assert table.code(Say("ann", "1", text="Hi")) == TableRefusalCode.CHAT_OFF
    assert table.code(Say("ann", "1", phrase=Phrase.HELLO)) == TableRefusalCode.CHAT_OFF


def test_only_the_last_messages_are_kept() -> None:
    table = seated("ann", "bo")
    for number in range(CHAT_KEPT + 3):
        table.do(Say("ann", str(number), text=f"Number {number}"))
    assert len(table.table.chat) == CHAT_KEPT
    assert table.table.chat[0].text == "Number 3"


def test_a_person_mutes_another_and_hears_them_again() -> None:
    table = seated("ann", "bo", "cy")
    assert table.do(Mute("ann", B, is_muted=True)) == [Muted(T0, A, B, is_muted=True)]
    assert table.do(Mute("ann", B, is_muted=True)) == []
    assert table.table.deaf_to(B) == {A}
    assert table.table.deaf_to(C) == frozenset()
    assert table.tell(Mute("cy", B, is_muted=True)) == ["muted"]
    assert table.tell(Mute("ann", B, is_muted=False)) == ["muted"]
    assert table.do(Mute("ann", B, is_muted=False)) == []
    assert table.table.deaf_to(B) == {C}


def test_who_is_muted_may_speak_and_others_hear_it() -> None:
    table = seated("ann", "bo", "cy")
    table.do(Mute("ann", B, is_muted=True))
    assert table.tell(Say("bo", "1", text="Hm")) == ["said"]


def test_nobody_mutes_themselves() -> None:
    assert seated("ann", "bo").code(Mute("ann", A, is_muted=True)) == TableRefusalCode.OWN_SEAT


def test_a_mute_stays_in_the_match_and_the_rematch() -> None:
    table = seated("ann", "bo")
    table.do(Mute("ann", B, is_muted=True))
    for _ in range(2):
        begin(table)
        table.play_match()
        assert table.table.deaf_to(B) == {A}


@pytest.mark.parametrize("how", ["leaves", "is removed", "leaves in mid-match"])
def test_a_new_person_in_a_seat_is_neither_muted_nor_mutes(how: str) -> None:
    table = begun("ann", "bo", "cy") if "mid" in how else seated("ann", "bo", "cy")
    table.do(Mute("ann", B, is_muted=True))
    table.do(Mute("bo", C, is_muted=True))
    table.do(Mute("ann", C, is_muted=True))
    table.do(Remove("ann", B) if "removed" in how else Leave("bo"))
    if "mid" in how:
        table.play_match()
    table.do(Sit("di", "Di", B))
    assert table.table.deaf_to(B) == frozenset()
    assert table.table.deaf_to(C) == {A}


def test_an_empty_seat_that_was_muted_is_heard_when_somebody_sits_down() -> None:
    table = opened("ann")
    table.do(Mute("ann", B, is_muted=True))
    table.do(Sit("bo", "Bo"))
    assert table.table.deaf_to(B) == frozenset()


def test_a_new_person_in_a_seat_has_said_nothing_yet() -> None:
    table = seated("ann", "bo")
    table.do(Say("ann", "1", text="Hi"))
    table.do(Say("bo", "1", text="I go"))
    table.do(Leave("bo"))
    table.do(Sit("cy", "Cy"))
    assert [said.seat for said in table.table.chat] == [A]
    assert table.tell(Say("cy", "1", text="Hello")) == ["said"]  # and is not taken for Bo's
