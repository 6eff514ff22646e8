"""Text on a terminal, whose letters are not all as wide as each other."""

import os
import shutil
import sys
import textwrap

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from dnup.locales import texts
from dnup.terminal.reports.cells import wrap
from dnup.terminal.reports.columns import columns
from dnup.terminal.session.console import Console

ITEM = texts("ko")("cli-serve")


@pytest.mark.parametrize(
    ("text", "width"),
    [
        ("", 0),
        ("dnup 1/2*", 9),
        ("가나다", 6),
        ("dnup이", 6),
        ("\u1112\u1161\u11ab", 2),  # a syllable in its parts
        ("e\u0301", 1),
        ("＋ａ", 4),
        ("★→…", 3),  # narrow, but where a terminal is told otherwise
        ("a\u200bb", 2),
    ],
)
def test_the_width_is_counted_in_cells(text: str, width: int) -> None:
    assert cell_len(text) == width


def test_columns_stand_below_each_other_whatever_their_letters() -> None:
    shown = columns([["봇", "승률", "n"], ["greedy", "7.5 %", "12"], ["여우 2", "100.0 %", "3"]])
    assert shown.splitlines() == [
        "  봇         승률   n",
        "  greedy    7.5 %  12",
        "  여우 2  100.0 %   3",
    ]
    assert {cell_len(line) for line in shown.splitlines()} == {21}


def test_wide_letters_are_wrapped_before_the_edge_of_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setattr(shutil, "get_terminal_size", lambda: os.terminal_size((40, 24)))
    Console().say(f"  {ITEM}")
    said = capsys.readouterr().out
    lines = said.splitlines()
    assert len(lines) > 2
    assert all(cell_len(line) < 40 for line in lines)
    assert max(map(cell_len, lines)) > 30
    assert said.split() == ITEM.split()
    assert [line[:5].count(" ") for line in lines[:2]] == [2, 4]


@given(st.text("ab -/", max_size=60), st.integers(5, 30))
def test_narrow_letters_are_wrapped_as_python_does_it(line: str, width: int) -> None:
    line = f"x{line}x"
    expected = textwrap.fill(
        line, width, subsequent_indent="    ", break_long_words=False, break_on_hyphens=False
    )
    assert wrap(line, width, indent="    ") == expected
