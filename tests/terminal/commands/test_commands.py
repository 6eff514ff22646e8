"""`dnup deck` and `record`, and the command itself."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from dnup import from_json, json_schema, parse_deck, parse_record, standard_deck
from dnup.extras import install_command
from dnup.notation import pairs_deck
from support.programs import Dnup

BOX_FOR_TWO = """\
name = "box"
players = [2]
cards = ["1/5*", "1/10", "1/10", "2/10", "3/10", "3/10"]
"""


def test_deck_show_and_its_file_form(dnup: Dnup) -> None:
    shown = dnup("deck", "show").stdout
    assert "as one owner transcribed them in public (found in 2026)" in shown
    assert "The publisher hasn’t confirmed the list." in shown
    assert standard_deck().hash in shown
    assert "  No face, always in (26):\n    1/5* 1/6 1/6 1/7 1/7 1/8 1/9 (7)\n    2/4 2/4 " in shown
    assert "😊 happy, in with three or more players (4):\n    1/10 2/8 3/6 4/5\n" in shown
    assert "2 players: 26 cards, 13 each" in shown
    assert "dnup deck show --toml > my-deck.toml" in shown
    assert dnup("deck", "show", "standard").stdout == shown
    for language in ("en", "da", "it", "ko"):  # it begins with a few lines for the reader
        file = dnup("--language", language, "deck", "show", "--toml").stdout
        assert file.startswith("# ")
        assert "players = [2, 3, 4, 5]\n" in file
        assert parse_deck(file) == standard_deck()


def test_deck_show_knows_every_deck_that_is_shipped(dnup: Dnup, tmp_path: Path) -> None:
    shown = dnup("deck", "show", "pairs").stdout
    assert "pairs: 40 cards, for 2 to 5 players" in shown
    assert "It isn’t the deck in the box." in shown
    assert "transcribed" not in shown
    assert "2 players: 22 cards, 11 each" in shown
    assert parse_deck(dnup("deck", "show", "pairs", "--toml").stdout) == pairs_deck()
    (tmp_path / "pairs").write_text(BOX_FOR_TWO)  # a file of that name comes first
    assert "box: 6 cards, only for 2 players" in dnup("deck", "show", "pairs").stdout


def test_a_deck_for_two_is_shown_and_played_by_two(dnup: Dnup, tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text(BOX_FOR_TWO)
    shown = dnup("deck", "show", "box.toml").stdout
    assert "box: 6 cards, only for 2 players" in shown
    assert "    1/5* 1/10 1/10 2/10 3/10 3/10\n" in shown
    assert "2 players: 6 cards, 3 each" in shown
    assert "3 players" not in shown
    assert "transcribed" not in shown
    assert parse_deck(dnup("deck", "show", "box.toml", "--toml").stdout) == parse_deck(BOX_FOR_TWO)
    assert "“box”, 6 cards, only for 2 players" in dnup("deck", "check", "box.toml").stdout
    refused = "The deck “box” is for 2 players, not 3."
    for command in (
        ("play", "--deck", "box.toml", "--players", "3"),
        ("play", "--deck", "box.toml", "--seats", "greedy,greedy,greedy"),
        ("arena", "--deck", "box.toml", "--bots", "greedy,random", "--players", "2-4"),
    ):
        done = dnup(*command)
        assert done.returncode == 1, command
        assert refused in done.stderr, command
    done = dnup("play", "--deck", "box.toml", "--level", "greedy", "--seed", "1", typed="quit\n")
    assert "(2 win the match)" in done.stdout  # two players, without being asked
    done = dnup("arena", "--deck", "box.toml", "--round-robin", "--bots", "greedy,random",
                "--rounds", "2", "--processes", "1")  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "3 players" not in done.stdout


def test_deck_check_names_file_entry_and_reason(dnup: Dnup, tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text('name = "box"\ncards = ["1/5*", "2/2", "3/4 jolly", "x"]\n')
    done = dnup("deck", "check", "box.toml")
    assert done.returncode == 1
    assert "box.toml: entry 2: A 2 at both ends?" in done.stderr
    assert "box.toml: entry 3: “jolly” isn’t a face" in done.stderr
    assert "box.toml: entry 4: “x” isn’t a card" in done.stderr
    (tmp_path / "box.toml").write_text('name = "box"\ncards = ["1/5* sad", "2/2", "3/14"]\n')
    done = dnup("deck", "check", "box.toml")
    assert "box.toml: entry 1: The star card has the face sad" in done.stderr
    assert "box.toml: entry 2: A 2 at both ends?" in done.stderr
    assert "box.toml: entry 3: 14 isn’t a value: they go from 1 to 10." in done.stderr
    assert "box.toml: 5 players would have 3 cards between them" in done.stderr
    assert "name only the player counts the deck is for; in a file" in done.stderr
    (tmp_path / "box.toml").write_text(BOX_FOR_TWO.replace("[2]", "[2, 6]"))
    done = dnup("deck", "check", "box.toml")
    assert done.returncode == 1
    assert "box.toml: “[2, 6]” doesn’t work as player counts" in done.stderr
    missing = dnup("deck", "check", "nowhere.toml")
    assert missing.returncode == 1
    assert "nowhere.toml: can’t open it" in missing.stderr


def test_deck_check_praises_a_good_one(dnup: Dnup, tmp_path: Path) -> None:
    (tmp_path / "copy.toml").write_text(dnup("deck", "show", "--toml").stdout)
    done = dnup("deck", "check", "copy.toml")
    assert done.returncode == 0
    good = "copy.toml: good. “standard”, 40 cards, for 2 to 5 players, SHA-256 "
    assert good + standard_deck().hash in done.stdout
    assert done.stderr == ""


def test_deck_check_asks_for_a_name_when_a_card_was_corrected(dnup: Dnup, tmp_path: Path) -> None:
    file = dnup("deck", "show", "--toml").stdout.replace('"3/10 sad"', '"2/10 sad"')
    (tmp_path / "mine.toml").write_text(file)
    done = dnup("deck", "check", "mine.toml")
    assert done.returncode == 0
    assert "this isn’t the deck “standard” that comes with dnup" in done.stderr
    (tmp_path / "mine.toml").write_text(file.replace('"standard"', '"my box"'))
    assert dnup("deck", "check", "mine.toml").stderr == ""


def test_a_shipped_deck_is_played_with_by_its_name(dnup: Dnup, tmp_path: Path) -> None:
    record = tmp_path / "m.json"
    seats = ("--seats", "greedy,greedy", "--seed", "1", "--record", str(record))
    assert dnup("play", "--deck", "pairs", *seats).returncode == 0
    assert from_json(record.read_bytes()).deck.hash == pairs_deck().hash
    assert dnup("record", "check", str(record)).returncode == 0


def test_record_check_one_record(dnup: Dnup, match: Path) -> None:
    done = dnup("record", "check", str(match))
    assert done.returncode == 0
    assert "good. 3 players" in done.stdout
    assert "won by" in done.stdout


def test_record_check_names_round_action_seat_and_reason(dnup: Dnup, match: Path) -> None:
    record = json.loads(match.read_text())
    record["rounds"][0]["actions"][1] = {"kind": "take", "from": "E1"}
    match.write_text(json.dumps(record))
    done = dnup("record", "check", str(match))
    assert done.returncode == 1
    assert "rounds[0].actions[1]: Round 1, action 2:" in done.stderr
    assert "This table has no play area E1. See rule §P1." in done.stderr


def test_record_check_many_records_a_line(dnup: Dnup, match: Path, tmp_path: Path) -> None:
    good = match.read_text().strip()
    lines = ["{", good.replace('"dnup/1"', '"dnup/9"'), good, good]
    (tmp_path / "many.jsonl").write_text("\n".join(lines) + "\n")
    done = dnup("record", "check", "many.jsonl")
    assert done.returncode == 1
    assert "many.jsonl: 2 good, 2 wrong." in done.stdout
    assert (
        "line 2: This record has the format dnup/9, but this program reads dnup/1." in done.stderr
    )
    assert "line 1: This isn’t JSON" in done.stderr
    assert "Discard pile" in dnup("replay", "many.jsonl", "--match", "4").stdout


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"[1, 2", b"null", b"dnup/2\n", b"\n\n"])
def test_a_file_that_is_no_record_is_explained(dnup: Dnup, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "odd").write_bytes(content)
    for command in (("record", "check"), ("record", "show"), ("replay",), ("play", "--resume")):
        done = dnup(*command, "odd")
        assert done.returncode == 1, command
        assert done.stderr.startswith("odd: "), command
        assert "Traceback" not in done.stderr


def test_record_show_writes_text_that_is_read_again(
    dnup: Dnup, match: Path, tmp_path: Path
) -> None:
    shown = dnup("record", "show", str(match)).stdout
    assert parse_record(shown) == from_json(match.read_bytes())
    (tmp_path / "match.txt").write_text(shown)
    assert dnup("record", "check", "match.txt").returncode == 0


def test_record_show_writes_json_from_either_form(dnup: Dnup, match: Path, tmp_path: Path) -> None:
    (tmp_path / "match.txt").write_text(dnup("record", "show", str(match)).stdout)
    for file in (str(match), "match.txt"):
        shown = dnup("record", "show", "--json", file).stdout
        assert from_json(shown) == from_json(match.read_bytes())


def test_record_schema_is_the_exported_one(dnup: Dnup) -> None:
    assert json.loads(dnup("record", "schema").stdout) == json_schema()


def test_help_and_version(dnup: Dnup) -> None:
    assert "Play a match" in dnup("--help").stdout
    assert "--resume" in dnup("play", "--help").stdout
    assert dnup("--version").stdout.strip() == "0.1.0"


def test_without_the_extra_the_command_says_what_to_install(tmp_path: Path) -> None:
    (tmp_path / "typer.py").write_text("raise ModuleNotFoundError('no typer', name='typer')\n")
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            "import sys; sys.path.insert(0, '.'); from dnup.__main__ import main; main()",
        ],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        check=False,
    )
    assert done.returncode == 1
    assert "Only the library of dnup is installed here" in done.stderr
    assert "missing: typer" in done.stderr
    assert install_command() in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("name", ["de_DE.UTF-8", "xx_XX", "C"])
def test_a_locale_that_is_not_installed_does_not_matter(home: dict[str, str], name: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "dnup", "rules", "A2"],
        env={**home, "LC_ALL": name},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("§A2. ".encode())


def test_a_bare_dnup_says_first_how_to_play(dnup: Dnup) -> None:
    done = dnup()
    assert done.returncode == 0
    first, second, *_ = done.stdout.splitlines()
    assert first.endswith(" serve --open")
    assert second.endswith(" play")
    assert "Usage:" in done.stdout
    assert "serve" not in dnup("rules", "A2").stdout
