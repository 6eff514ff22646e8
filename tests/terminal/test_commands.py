"""`dnup deck` and `record`, and the command itself."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from programs import Dnup

from dnup import from_json, json_schema, parse_deck, parse_record, standard_deck


def test_deck_show_and_its_file_form(dnup: Dnup) -> None:
    shown = dnup("deck", "show").stdout
    assert "A reconstruction" in shown
    assert standard_deck().hash in shown
    assert "2 players: 22 cards, 11 each" in shown
    assert parse_deck(dnup("deck", "show", "--toml").stdout) == standard_deck()


def test_deck_check_names_file_entry_and_reason(dnup: Dnup, tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text('name = "box"\ncards = ["1/5*", "2/2", "3/4 jolly", "x"]\n')
    done = dnup("deck", "check", "box.toml")
    assert done.returncode == 1
    assert "box.toml: entry 2: Both values are 2" in done.stderr
    assert "box.toml: entry 3: “jolly” is not a face" in done.stderr
    assert "box.toml: entry 4: “x” is not a card" in done.stderr
    (tmp_path / "box.toml").write_text('name = "box"\ncards = ["1/5* sad", "2/2", "3/14"]\n')
    done = dnup("deck", "check", "box.toml")
    assert "box.toml: entry 1: The card with the star has the face sad" in done.stderr
    assert "box.toml: entry 2: Both values are 2" in done.stderr
    assert "box.toml: entry 3: 14 is not a value" in done.stderr
    assert "box.toml: 5 players would have 3 cards between them" in done.stderr
    missing = dnup("deck", "check", "nowhere.toml")
    assert missing.returncode == 1
    assert "nowhere.toml: cannot be opened" in missing.stderr


def test_deck_check_praises_a_good_one(dnup: Dnup, tmp_path: Path) -> None:
    (tmp_path / "copy.toml").write_text(dnup("deck", "show", "--toml").stdout)
    done = dnup("deck", "check", "copy.toml")
    assert done.returncode == 0
    assert f"copy.toml: good. “standard”, 40 cards, SHA-256 {standard_deck().hash}" in done.stdout


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
    assert "There is no play area E1 at this table. (rule P1)" in done.stderr


def test_record_check_many_records_a_line(dnup: Dnup, match: Path, tmp_path: Path) -> None:
    good = match.read_text().strip()
    lines = ["{", good.replace('"dnup/1"', '"dnup/9"'), good, good]
    (tmp_path / "many.jsonl").write_text("\n".join(lines) + "\n")
    done = dnup("record", "check", "many.jsonl")
    assert done.returncode == 1
    assert "many.jsonl: 2 good, 2 wrong." in done.stdout
    assert "line 2: This record has the format dnup/9; this program reads dnup/1." in done.stderr
    assert "line 1: This is not JSON" in done.stderr
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
    assert "pip install '.[terminal]'" in done.stderr


@pytest.mark.parametrize("name", ["de_DE.UTF-8", "xx_XX", "C"])
def test_a_locale_that_is_not_installed_does_not_matter(home: dict[str, str], name: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "dnup", "rules", "A2"],
        env={**home, "LC_ALL": name},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(b"A2. ")
