"""`dnup arena`, as it is started in a shell."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pexpect
import pytest
from typer.testing import CliRunner

from dnup import format_deck, from_json
from dnup.bots import LEVELS
from dnup.extras import install_command
from dnup.terminal.app import app
from support.games import SMALL_DECK
from support.programs import SECONDS, Dnup, Terminal

ISSUE = ("--players", "3", "--bots", "random,greedy,greedy", "--rounds", "100", "--seed", "7")


@pytest.mark.no_cover
def test_a_hundred_rounds_of_three(dnup: Dnup, tmp_path: Path) -> None:
    done = dnup("arena", *ISSUE, "--records", "out.jsonl")
    assert done.returncode == 0, done.stderr
    assert "3 players, random,greedy,greedy: 34 deals from 3 seats, 102 rounds" in done.stdout
    assert "a fair share is 33.3 %" in done.stdout
    assert re.search(r"random +102 +\d+\.\d % \(\d+\.\d to \d+\.\d\)", done.stdout)
    assert re.search(r"greedy +204 ", done.stdout)
    assert re.search(r"greedy +\d+\.\d +\d\.\d +102", done.stdout.split("Ratings")[1])
    assert done.stderr.strip() == (
        "A deal is played from 3 seats, so instead of 100 rounds 102 are played."
    )
    lines = (tmp_path / "out.jsonl").read_text().splitlines()
    assert len(lines) == 102
    assert {len(from_json(line).rounds) for line in lines} == {1}
    assert "102 good, 0 wrong" in dnup("record", "check", "out.jsonl").stdout


@pytest.mark.no_cover
def test_processes_change_neither_records_nor_results(dnup: Dnup, tmp_path: Path) -> None:
    results = []
    for processes in ("1", "3"):
        file = f"{processes}.jsonl"
        options = ("--processes", processes, "--json", "--records", file, "--rounds", "30")
        done = dnup("arena", "--bots", "greedy,random", "--players", "2,4", *options)
        result = json.loads(done.stdout)
        for lineup in result["lineups"]:
            for entrant in lineup["entrants"]:
                assert entrant.pop("mean_ms") > 0
                assert entrant.pop("p99_ms") > 0
        results.append(result)
    assert results[0] == results[1]
    assert (tmp_path / "1.jsonl").read_bytes() == (tmp_path / "3.jsonl").read_bytes()
    assert [lineup["players"] for lineup in results[0]["lineups"]] == [2, 4]
    assert results[0]["games"] == results[0]["planned"] == 30 + 32
    two = results[0]["lineups"][0]
    assert two["fair"] == 0.5
    assert sum(entrant["first"]["mean"] for entrant in two["entrants"]) == pytest.approx(1)


def test_matches_are_played_to_their_end(dnup: Dnup, tmp_path: Path) -> None:
    done = dnup("arena", "--bots", "greedy,random,greedy", "--matches", "3", "--records", "m.jsonl")
    assert "3 matches, 0 stalled" in done.stdout
    assert "matches won" in done.stdout
    records = [from_json(line) for line in (tmp_path / "m.jsonl").read_text().splitlines()]
    assert len(records) == 3
    assert all(record.winner for record in records)
    assert "3 good, 0 wrong" in dnup("record", "check", "m.jsonl").stdout


def test_all_against_each_other_as_a_crosstable_and_a_plot(dnup: Dnup, tmp_path: Path) -> None:
    options = ("--bots", "random,greedy,greedy@5", "--players", "2-3", "--rounds", "6")
    files = ("--markdown", "all.md", "--plot", "all.svg")
    done = dnup("arena", "--round-robin", *options, *files)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("6 rounds") == 3 + 6
    page = (tmp_path / "all.md").read_text()
    assert "### 2 players" in page
    tables = re.findall(r"^\| one against .*\n\|---.*\n((?:\|.*\n)+)", page, flags=re.MULTILINE)
    assert len(tables) == 2
    for table in tables:
        rows = [line.split("|")[1:-1] for line in table.splitlines()]
        assert [row[0].strip() for row in rows] == ["**random**", "**greedy**", "**greedy@5**"]
        assert [[cell.strip() == "–" for cell in row[1:]] for row in rows] == [
            [i == j for j in range(3)] for i in range(3)
        ]
    share = [float(row.split("%")[0].split("|")[-1]) for row in tables[0].splitlines()[1:]]
    assert share[0] > 50  # greedy against random
    assert (tmp_path / "all.svg").read_text().startswith("<?xml")
    plain = dnup("arena", "--bots", "random,greedy", "--rounds", "2", "--markdown", "one.md")
    assert plain.returncode == 0
    assert "| bot | seats played | first out |" in (tmp_path / "one.md").read_text()


def test_another_deck_is_played_with_and_told(dnup: Dnup, tmp_path: Path) -> None:
    (tmp_path / "small.toml").write_text(format_deck(SMALL_DECK))
    options = ("--bots", "random,greedy", "--rounds", "4", "--deck", "small.toml")
    done = dnup("arena", *options, "--json", "--records", "out.jsonl")
    assert json.loads(done.stdout)["deck"] == {"name": "small", "hash": SMALL_DECK.hash}
    checked = dnup("record", "check", "out.jsonl", "--deck", "small.toml")
    assert "4 good, 0 wrong" in checked.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "Name the bots"),
        (
            ("--bots", "greedy,shrap"),
            "There’s no bot called “shrap”. Choose from: random, beginner",
        ),
        (("--bots", "greedy,"), "There’s no bot called “”"),
        (("--bots", "greedy@fast,random"), "“fast” in “greedy@fast” isn’t a budget"),
        (("--bots", "greedy@0,random"), "isn’t a budget. Use a number of simulations"),
        (("--bots", f"greedy@{'9' * 60}"), "isn’t a budget. Use a number of simulations"),
        (
            ("--bots", "greedy", "--records", "a", "--markdown", "a"),
            "both the records and something",
        ),
        (("--bots", "greedy,random,greedy", "--players", "4"), "3 bots are named for 4 players"),
        (("--bots", "greedy,random,greedy", "--players", "2-3"), "3 bots are named for 2 players"),
        (("--bots", ",".join(["greedy"] * 6)), "6 bots are named for 5 players"),
        (("--bots", "greedy", "--players", "6"), "“6” isn’t a number of players: 2 to 5"),
        (("--bots", "greedy", "--players", "5-2"), "“5-2” isn’t a number of players"),
        (("--bots", "greedy", "--players", "two"), "“two” isn’t a number of players"),
        (("--bots", "greedy", "--round-robin"), "at least two different bots"),
        (("--bots", "greedy", "--rounds", "5", "--matches", "5"), "Use either"),
        (("--bots", "greedy", "--records", "no/folder.jsonl"), "Can’t write to no/folder.jsonl"),
        (("--bots", "greedy", "--markdown", "no/folder.md"), "Can’t write to no/folder.md"),
        (("--bots", "greedy", "--plot", "."), "the name must end in one of"),
        (("--bots", "greedy", "--plot", "a.gif"), "must end in one of .png, .svg"),
        (("--bots", "greedy", "--plot", "no/folder.png"), "Can’t write to no/folder.png"),
        (("--bots", "greedy", "--resume"), "Give its file with --records FILE"),
        (("--bots", "greedy", "--resume", "--records", "none.jsonl"), "nothing to resume"),
        (("--bots", "greedy", "--records", "old.jsonl"), "old.jsonl already exists"),
        (("--bots", "greedy", "--records", "old.jsonl", "--resume"), "line 1 isn’t a record"),
        (("--bots", "greedy", "--deck", "none.toml"), "none.toml: can’t open it"),
    ],
)
def test_what_will_not_do_is_said_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "old.jsonl").write_text("old\n")
    done = CliRunner().invoke(app, ["arena", *arguments])
    assert isinstance(done.exception, SystemExit)  # a complaint, not an error of the program
    assert done.exit_code == 1
    assert said in done.stderr
    assert done.stdout == ""
    assert (tmp_path / "old.jsonl").read_text() == "old\n"


def test_a_round_robin_is_played_at_all_player_counts(dnup: Dnup) -> None:
    done = dnup("arena", "--bots", ",".join(LEVELS[:2]), "--round-robin", "--rounds", "1", "--json")
    counts = [lineup["players"] for lineup in json.loads(done.stdout)["lineups"]]
    assert counts == [2, 3, 3, 4, 4, 5, 5]


@pytest.mark.no_cover
def test_ctrl_c_keeps_what_is_done_and_resume_goes_on(
    dnup: Dnup, home: dict[str, str], tmp_path: Path
) -> None:
    whole, part = tmp_path / "whole.jsonl", tmp_path / "part.jsonl"
    options = ("--bots", "random,greedy", "--players", "4", "--rounds", "300", "--processes", "2")
    arguments = ("arena", *options, "--records")
    program = subprocess.Popen(
        [sys.executable, "-m", "dnup", *arguments, str(part)],
        cwd=tmp_path,
        env=home,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    _wait_for(lambda: part.exists() and part.stat().st_size > 0)
    os.killpg(program.pid, signal.SIGINT)  # as a terminal does: to the workers, too
    shown, complaints = program.communicate(timeout=SECONDS)
    assert program.returncode == 130, complaints
    kept = part.read_bytes()
    count = kept.count(b"\n")
    assert 0 < count < 300
    assert kept.endswith(b"\n")
    assert f"{count} rounds" in shown
    assert complaints.strip() == (
        f"Stopped after {count} of 300; their records are in {part}. "
        "To continue, add --resume to the same command."
    )
    assert dnup("record", "check", str(part)).returncode == 0
    _wait_for(lambda: not _group_lives(program.pid))

    seed = dnup(*arguments, str(part), "--resume", "--seed", "9")
    assert seed.returncode == 1
    assert "from another arena: in line 1, seed is 1, but here it would be 9" in seed.stderr
    assert part.read_bytes() == kept

    done = dnup(*arguments, str(part), "--resume")
    assert done.returncode == 0, done.stderr
    assert "300 rounds" in done.stdout
    again = dnup(*arguments, str(whole))
    assert part.read_bytes() == whole.read_bytes()
    assert _without_times(done.stdout) == _without_times(again.stdout)

    finished = dnup(*arguments, str(part), "--resume")
    assert finished.returncode == 0
    assert _without_times(finished.stdout) == _without_times(again.stdout)
    assert part.read_bytes() == whole.read_bytes()


def test_processes_end_with_the_one_that_started_them(home: dict[str, str], tmp_path: Path) -> None:
    records = tmp_path / "out.jsonl"
    options = ("--bots", "random,greedy", "--rounds", "100000", "--processes", "2")
    program = subprocess.Popen(
        [sys.executable, "-m", "dnup", "arena", *options, "--records", str(records)],
        cwd=tmp_path,
        env=home,
        start_new_session=True,
    )
    _wait_for(lambda: records.exists() and records.stat().st_size > 0)
    program.kill()
    program.wait(SECONDS)
    _wait_for(lambda: not _group_lives(program.pid))


def test_a_terminal_shows_how_long_it_will_take(terminal: Terminal) -> None:
    process = terminal("arena", "--bots", "random,greedy", "--rounds", "100000")
    process.expect(r"Playing.*\D\d+/100000.*left:.*\d:\d\d:\d\d")
    process.send("\x03")
    process.expect(r"Stopped after \d+ of 100,000. Nothing saved: --records wasn’t given.")
    process.expect(pexpect.EOF)
    assert process.wait() == 130


LOAD_ALL = """\
import sys, typer
from dnup.terminal.app import app
group = typer.main.get_command(app)
before = [m for m in sys.modules if m.startswith("dnup.terminal.") and m.endswith("_command")]
commands = [group.get_command(None, name) for name in group.list_commands(None)]
print(before, None in commands, [m for m in %r if m in sys.modules])
"""


def test_the_command_loads_what_is_heavy_only_when_needed(home: dict[str, str]) -> None:
    heavy = ("matplotlib", "openskill", "numba", "numpy", "rich.progress")
    done = subprocess.run(
        [sys.executable, "-c", LOAD_ALL % (heavy,)],
        env=home,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "[] False []"


def test_without_the_extra_it_says_what_to_install(home: dict[str, str], tmp_path: Path) -> None:
    # None in sys.modules is how Python says that something cannot be imported.
    start = "import sys; sys.modules['openskill'] = None; from dnup.__main__ import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", start, "arena", "--bots", "greedy"],
        cwd=tmp_path,
        env=home,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert install_command() in done.stderr
    assert "missing: openskill" in done.stderr


def _wait_for(condition: Callable[[], bool]) -> None:
    for _ in range(SECONDS * 20):
        if condition():
            return
        time.sleep(0.05)
    raise AssertionError("it never happened")


def _group_lives(group: int) -> bool:
    """Whether a process of this group still runs."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def _without_times(shown: str) -> str:
    """The tables without their last two columns, which are never the same."""
    tables = shown.split("Ratings", maxsplit=1)[0]
    return re.sub(r"( +[\d.]+| +–){2}$", "", tables, flags=re.MULTILINE)
