"""Cards in colour, where the terminal has colours and nobody has switched them off."""

import re
from pathlib import Path

import pytest

from dnup.terminal.reports.colours import depth, paint
from support.programs import Dnup, Process

TOKENS = Path(__file__).parents[3] / "web" / "src" / "styles" / "tokens.css"


@pytest.mark.parametrize(
    ("environment", "colours"),
    [
        ({"TERM": "xterm"}, 0),
        ({"TERM": "xterm-256color"}, 256),
        ({"TERM": "xterm", "COLORTERM": "truecolor"}, 1 << 24),
        ({"WT_SESSION": "1"}, 1 << 24),
        ({"TERM": "dumb", "COLORTERM": "truecolor"}, 0),
        ({"TERM": "xterm-256color", "NO_COLOR": "1"}, 0),
        ({}, 0),
    ],
)
def test_colours_are_used_where_they_are_there_and_wanted(
    environment: dict[str, str], colours: int
) -> None:
    assert depth(environment) == colours


@pytest.mark.parametrize("colours", [256, 1 << 24])
def test_the_words_stay_as_they_are(colours: int) -> None:
    line = "Ann plays two 5s (5/1 5/10). Your hand: 10/2   3/4*"
    painted = paint(line, colours)
    assert re.sub(r"\033\[[\d;]*m", "", painted) == line
    assert painted.count("\033[0m") == 8  # after the upper and the lower value of four cards


@pytest.mark.parametrize(
    "text", ["5/5", "1/12", "12/1", "http://x/1/2", "2026/11/19", "0/3", "1.2/3"]
)
def test_what_is_no_card_has_no_colour(text: str) -> None:
    assert paint(text, 256) == text


def test_the_colours_are_those_of_the_browser_game() -> None:
    tokens = dict(re.findall(r"\.value-(\d+) \{\s*--value: #(\w{6});", TOKENS.read_text()))
    assert len(tokens) == 10
    for value, colour in tokens.items():
        red, green, blue = (int(colour[at : at + 2], 16) for at in (0, 2, 4))
        other = 2 if value == "1" else 1
        assert f";48;2;{red};{green};{blue}m\033[1m{value}" in paint(f"{value}/{other}", 1 << 24)


def test_a_terminal_shows_cards_in_colour_and_a_pipe_none(
    home: dict[str, str], tmp_path: Path, dnup: Dnup
) -> None:
    arguments = ("play", "--players", "2", "--level", "beginner", "--seed", "1")
    process = Process(arguments, tmp_path, {**home, "TERM": "xterm-256color"})
    try:
        process.expect("Your hand[^\\n]*\033\\[38;5;\\d+;48;5;\\d+m\033\\[1m")
        process.interrupt()
    finally:
        process.close()
    assert "\033" not in dnup(*arguments, typed="quit\n").stdout
