"""Names in a record and words in a deck file could command the terminal that showed them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from dnup.notation import to_json
from support.games import game

ESCAPE = "\x1b]0;owned\x07\x1b[2J"


def dnup(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a folder."""
    return subprocess.run(
        [sys.executable, "-m", "dnup", *arguments],
        cwd=folder,
        env={**os.environ, "XDG_DATA_HOME": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    "deck",
    [
        f'name = "x"\nplayers = [2]\ncards = ["{ESCAPE!r}"]',
        'name = "x"\ncards = ["1/5 \\u001b[2J"]',
        'name = "\\u001b[2J"\ncards = ["1/5"]',
        '"\\u001b[2J" = 1\nname = "x"\ncards = ["1/5"]',
        'name = "x"\nplayers = ["\\u001b[2J"]\ncards = ["1/5"]',
    ],
)
def test_deck_check_prints_no_escapes(tmp_path: Path, deck: str) -> None:
    (tmp_path / "bad.toml").write_text(deck, encoding="utf-8")
    done = dnup(tmp_path, "deck", "check", "bad.toml")
    assert done.returncode == 1
    assert "\x1b" not in done.stdout + done.stderr


def test_analyse_prints_no_escapes(tmp_path: Path) -> None:
    record = game(2, length=4)
    seats = [replace(record.seats[0], name=f"Ann{ESCAPE}"), record.seats[1]]
    (tmp_path / "match.json").write_text(to_json(replace(record, seats=seats)))
    for more in (("--round", "1", "--turn", "1"), ()):
        done = dnup(tmp_path, "analyse", "match.json", "--simulations", "20", *more)
        assert done.returncode == 0, done.stderr
        assert "Ann" in done.stdout
        assert "\x1b" not in done.stdout + done.stderr
