"""Help pages: all of them in the reader's language, and no letter lost at the end of a line."""

import re

import pytest
from rich.cells import cell_len

from dnup.locales import LANGUAGES, texts
from support.programs import Dnup

PAGES = [[], ["record", "check"], ["serve"]]  # a group, an argument, panels of its own
ENGLISH = ("Usage", "Options", "Arguments", "Commands", "exit", "default", "required")


@pytest.fixture
def page(dnup: Dnup, home: dict[str, str]) -> Dnup:
    home |= {"COLUMNS": "80", "PYTHONUTF8": "1"}
    return dnup


@pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {"en"}))
@pytest.mark.parametrize("command", PAGES, ids=" ".join)
def test_a_page_has_no_english_of_the_library(
    page: Dnup, command: list[str], language: str
) -> None:
    text = texts(language)
    said = page("--language", language, *command, "--help").stdout
    assert text("help-usage") in said
    assert text("help-options") in said
    assert text("help-help") in said
    assert [word for word in ENGLISH if re.search(rf"\b{word}\b", said)] == []


def test_english_pages_are_as_they_were(page: Dnup) -> None:
    said = page("record", "check", "--help").stdout
    for words in (
        "Usage: ",
        "Arguments ─",
        "Options ─",
        "[required]",
        "Show this message and exit.",
    ):
        assert words in said


@pytest.mark.parametrize("width", [76, 80, 83, 91])
def test_no_wide_letter_is_lost_at_the_end_of_a_line(
    page: Dnup, home: dict[str, str], width: int
) -> None:
    home["COLUMNS"] = str(width)
    said = page("--language", "ko", "serve", "--help").stdout
    assert {cell_len(line) for line in said.splitlines() if line.startswith("│")} == {width}
    for option in ("open", "public-url", "behind-proxy", "session-days", "idle-hours", "metrics"):
        message = texts("ko")(f"cli-serve-{option}")
        assert [word for word in message.split() if word not in said] == []


@pytest.mark.parametrize("command", ["learn", "rules", "try", "deck show"])
def test_what_may_be_left_out_stands_in_one_pair_of_brackets(page: Dnup, command: str) -> None:
    usage = page(*command.split(), "--help").stdout.split("\n\n")[0]
    assert re.search(r"\[OPTIONS\] \[[A-Z|]+\]", usage)
