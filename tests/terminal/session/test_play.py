"""`dnup play --plain`: whole matches, several people, leaving and going on."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

from dnup import Record, Seat, from_json, replay, standard_deck
from dnup.kernel import warm_up
from support.programs import Dnup, Process, Terminal

# A match of one person and two bots that is the same every time, kept in m.json.
MATCH = ("--players", "3", "--level", "greedy", "--seed", "4", "--record", "m.json")
PROMPT = r"Your move[^:]*: "


def read(path: Path) -> Record:
    record = from_json(path.read_bytes())
    replay(record, standard_deck())
    return record


def only_match(home: dict[str, str]) -> Path:
    (path,) = Path(home["XDG_DATA_HOME"]).glob("dnup/matches/*.json")
    return path


def first_legal(shown: str) -> str:
    """The first action that `moves` lists."""
    found = re.search(r"You can:\s+(\S+)", shown)
    assert found
    return found[1]


def play_on(process: Process, turns: int) -> None:
    """Do the first legal thing so many times, as a person who reads `moves` would."""
    for _ in range(turns):
        process.expect(PROMPT)
        process.sendline("moves")
        process.expect(PROMPT)
        process.sendline(first_legal(process.before or ""))


def play_to_the_end(process: Process) -> None:
    """Do the first legal thing until somebody wins the match."""
    for _ in range(2_000):
        found = process.expect(
            [PROMPT, "Press Enter for the next round", "wins the match|You win the"]
        )
        if found == 0:
            process.sendline("moves")
            process.expect(PROMPT)
            process.sendline(first_legal(process.before or ""))
        elif found == 1:
            process.sendline("")
        else:
            return
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_person_plays_a_whole_match_against_bots(
    terminal: Terminal, home: dict[str, str], players: int
) -> None:
    process = terminal(
        "play", "--plain", "--players", str(players), "--level", "greedy", "--seed", "5"
    )
    play_to_the_end(process)
    process.expect(r"Watch it again with:\s+\S+ -m dnup\s+replay")
    process.expect("Another match")
    process.sendline("")
    process.expect(pexpect.EOF)
    assert process.wait() == 0
    record = read(only_match(home))
    assert record.winner is not None
    assert len(record.seats) == players


def test_another_match_is_one_key_away(terminal: Terminal, home: dict[str, str]) -> None:
    process = terminal("play", "--plain", "--players", "2", "--level", "greedy", "--seed", "5")
    play_to_the_end(process)
    process.expect("Another match")
    process.sendline("y")
    process.expect(PROMPT)
    process.sendline("quit")
    process.expect(pexpect.EOF)
    # By time, not by name: within a second, the second one is called -2 and would come first.
    files = Path(home["XDG_DATA_HOME"]).glob("dnup/matches/*.json")
    in_order = sorted(files, key=lambda file: file.stat().st_mtime_ns)
    assert [read(file).winner is None for file in in_order] == [False, True]


def test_bots_play_a_whole_match_among_themselves(dnup: Dnup, home: dict[str, str]) -> None:
    done = dnup("play", "--plain", "--seats", "greedy,random,random,greedy", "--seed", "1")
    assert done.returncode == 0, done.stderr
    assert "wins the match" in done.stdout
    assert read(only_match(home)).winner is not None


def test_the_number_of_players_is_asked_for(terminal: Terminal) -> None:
    process = terminal("play", "--plain")
    process.expect("How many players")
    process.sendline("seven")
    process.expect("a number from 2 to 5")
    process.expect("How many players")
    process.sendline("4")
    process.expect("D sis 3: ")


def test_c5_only_the_player_counts_of_the_deck_are_offered(
    terminal: Terminal, tmp_path: Path
) -> None:
    cards = '"1/5*", "1/10", "1/10", "2/10", "3/10", "3/10"'
    (tmp_path / "box.toml").write_text(f'name = "box"\nplayers = [4, 2]\ncards = [{cards}]\n')
    process = terminal("play", "--plain", "--level", "greedy", "--deck", "box.toml")
    process.expect(r"How many players, you included\? \(2, 4\) \[2\] ")
    process.sendline("3")
    process.expect("one of these numbers: 2, 4.")
    process.expect("How many players")
    process.sendline("4")
    process.expect("D Greedy 3: ")


@pytest.mark.parametrize("leave", ["\x03", "\x04", "quit\n"], ids=["ctrl-c", "ctrl-d", "quit"])
def test_leaving_saves_and_the_match_goes_on_where_it_was(
    terminal: Terminal, home: dict[str, str], leave: str
) -> None:
    process = terminal("play", "--plain", "--players", "3", "--level", "greedy", "--seed", "11")
    play_on(process, turns=3)
    process.expect(PROMPT)
    table = (process.before or "")[-300:]
    process.send(leave)
    process.expect(r"Continue with:\s+\S+ -m dnup\s+play\s+--resume")
    process.expect(pexpect.EOF)
    assert process.wait() == 0

    before = read(only_match(home))
    assert before.winner is None
    process = terminal("play", "--plain", "--resume", "last")
    process.expect("Continuing with round 1")
    process.expect(PROMPT)
    assert (process.before or "").splitlines()[-1] == table.splitlines()[-1]
    process.sendline("r")
    process.expect(PROMPT)
    process.sendline("quit")
    process.expect(pexpect.EOF)
    after = read(only_match(home))
    known = before.rounds[0].actions
    assert after.rounds[0].actions[: len(known)] == known
    assert len(after.rounds[0].actions) > len(known)


def test_a_resumed_match_with_a_seed_is_the_same_match(dnup: Dnup, tmp_path: Path) -> None:
    moves = "rotate\n" * 4
    dnup(
        "play",
        "--players",
        "3",
        "--level",
        "greedy",
        "--seed",
        "3",
        "--record",
        "whole.json",
        typed=moves * 2,
    )
    dnup(
        "play",
        "--players",
        "3",
        "--level",
        "greedy",
        "--seed",
        "3",
        "--record",
        "parts.json",
        typed=moves,
    )
    dnup("play", "--resume", "parts.json", typed=moves)
    whole, parts = read(tmp_path / "whole.json"), read(tmp_path / "parts.json")
    assert whole.rounds == parts.rounds


def test_ctrl_c_at_the_first_question_leaves_nothing(
    terminal: Terminal, home: dict[str, str]
) -> None:
    process = terminal("play", "--plain")
    process.expect(r"\[3\] ")
    process.interrupt()
    assert process.wait() == 0
    assert not list(Path(home["XDG_DATA_HOME"]).glob("dnup/matches/*"))


def test_people_at_one_screen_do_not_see_each_others_hands(terminal: Terminal) -> None:
    process = terminal("play", "--plain", "--seats", "Anna,Bo", "--seed", "2")
    process.expect(r"(Anna|Bo), it’s your turn. Press Enter")
    first = process.found(1)
    other = "Bo" if first == "Anna" else "Anna"
    process.sendline("")
    process.expect(PROMPT)
    assert "Your hand" in (process.before or "")
    process.sendline("rotate")
    process.expect(f"{other}, it’s your turn. Press Enter")
    shown = process.before or ""
    # The screen is cleared, its history too, and nothing of the first hand comes after that.
    assert "\x1b[2J\x1b[3J\x1b[H" in shown
    assert "Your hand" not in shown.split("\x1b[H")[-1]
    process.sendline("")
    process.expect(PROMPT)
    assert "Since your last turn:" in (process.before or "")
    assert f"{first} rotates their hand." in (process.before or "")
    # The second of two turns in a row needs no handing over (P1).
    process.sendline("rotate")
    process.expect(f"{other}. {PROMPT}")


def test_what_one_person_typed_is_not_in_the_next_ones_history(terminal: Terminal) -> None:
    process = terminal("play", "--plain", "--seats", "Anna,Bo,Cy", "--seed", "2")
    process.expect("Press Enter")
    process.sendline("")
    process.expect(PROMPT)
    process.sendline("play 9/9 secret")
    process.expect(PROMPT)
    process.sendline("rotate")
    process.expect("Press Enter")
    process.send("\x1b[A\x1b[A\r")  # twice up
    process.expect(PROMPT)
    assert "secret" not in (process.before or "")


def test_leaving_takes_the_hand_off_the_screen_where_several_play(terminal: Terminal) -> None:
    process = terminal("play", "--plain", "--seats", "Anna,Bo", "--seed", "2")
    process.expect("Press Enter")
    process.sendline("")
    process.expect(PROMPT)
    process.sendline("quit")
    process.expect("The match is saved")
    assert "\x1b[2J\x1b[3J\x1b[H" in (process.before or "")


def test_quit_is_understood_where_enter_is_asked_for(terminal: Terminal) -> None:
    process = terminal("play", "--plain", "--seats", "Anna,Bo", "--seed", "2")
    process.expect("Press Enter")
    process.sendline("quit")
    process.expect("The match is saved")
    assert "Your hand" not in (process.before or "")


def test_a_resumed_match_tells_each_person_what_is_new(dnup: Dnup) -> None:
    typed = "\nrotate\n\nrotate\n"  # the first two, then the third leaves at the hand-over
    start = ("play", "--seats", "Anna,Bo,Cy", "--seed", "2", "--record", "m.json")
    first = dnup(*start, typed=typed).stdout
    mover = re.findall(r"(\w+), it’s your turn", first)[-1]
    again = dnup("play", "--resume", "m.json", typed="\n").stdout
    assert f"{mover}, it’s your turn" in again
    assert again.count("rotates their hand.") == 2


def test_two_programs_do_not_overwrite_each_others_match(
    terminal: Terminal, dnup: Dnup, tmp_path: Path
) -> None:
    process = terminal("play", *MATCH)
    process.expect(PROMPT)
    dnup("play", "--resume", "m.json", typed="rotate\n")
    written = (tmp_path / "m.json").read_bytes()
    process.sendline("rotate")
    process.expect("Another program changed")
    process.expect(pexpect.EOF)
    assert process.wait() == 1
    assert (tmp_path / "m.json").read_bytes() == written


def test_a_record_for_people_is_not_overwritten_by_resuming(dnup: Dnup, tmp_path: Path) -> None:
    dnup("play", *MATCH, typed="rotate\n")
    (tmp_path / "m.txt").write_text(dnup("record", "show", "m.json").stdout)
    done = dnup("play", "--resume", "m.txt")
    assert done.returncode == 1
    assert "You can resume a match only from JSON" in done.stderr


def test_resuming_keeps_the_proof_of_the_deals(dnup: Dnup, tmp_path: Path) -> None:
    dnup("play", *MATCH, typed="rotate\n")
    record = json.loads((tmp_path / "m.json").read_text())
    record["fairness"] = {"commitment": "0" * 64, "salts": ["a", "b", "c"], "secret": None}
    (tmp_path / "m.json").write_text(json.dumps(record))
    dnup("play", "--resume", "m.json", typed="rotate\n")
    after = json.loads((tmp_path / "m.json").read_text())
    assert after["fairness"] == record["fairness"]
    assert len(after["rounds"][0]["actions"]) > len(record["rounds"][0]["actions"])


def test_a_closed_pipe_is_not_called_a_full_disk(home: dict[str, str]) -> None:
    command = [sys.executable, "-m", "dnup", "play", "--seats", "greedy,greedy", "--seed", "1"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=home
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert "Can’t save" not in process.stderr.read()


def test_in_a_pipe_hands_are_hidden_by_empty_lines(dnup: Dnup) -> None:
    done = dnup("play", "--seats", "Anna,Bo,Cy", "--seed", "2", typed="\nrotate\n\nrotate\n")
    assert "\n" * 50 in done.stdout
    assert "\x1b" not in done.stdout


def test_refusals_are_explained_and_change_nothing(dnup: Dnup, tmp_path: Path) -> None:
    dnup("play", *MATCH)
    match = replay(read(tmp_path / "m.json"), standard_deck())[-1].match
    before = (tmp_path / "m.json").read_bytes()
    view = match.view(Seat.A)
    low, *_, high = view.hand
    gone = view.unknown()[0]
    typed = [
        f"{low}+{high}",  # two values
        f"play {high.rotated()}",
        f"play {gone}",
        "take A",
        "<E1",
        "play",
    ]
    said = dnup("play", "--resume", "m.json", typed="\n".join(typed) + "\n").stdout
    assert f"A set has one value, and {high} doesn’t match the {low.active}s. See rule §A1." in said
    assert f"You hold {high.rotated()} the other way up" in said
    assert f"You don’t have {gone} in your hand, or not that many. See rule §A1." in said
    assert "You can only add to an opponent’s set, or take it. See rule §C1 (Take)." in said
    assert "This table has no play area E1. See rule §P1." in said
    assert "Play which cards?" in said
    assert (tmp_path / "m.json").read_bytes() == before


def test_help_table_peek_log_and_rules_cost_no_turn(dnup: Dnup, tmp_path: Path) -> None:
    typed = "help\ntable\npeek\nlog\nrules A2\nrules xyzzy\nmoves\nfoo\n\n"
    done = dnup("play", *MATCH, typed=typed)
    for said in (
        "play a set: name the cards by value",
        "Rotated, your hand would be:",
        "The cards are dealt.",
        "A2. ",
        "There is nothing about “xyzzy”",
        "You can:",
        "“foo” isn’t a command",
        "Type what you want to do, or help.",
    ):
        assert said in done.stdout, said
    assert done.returncode == 0
    own = [a for r in read(tmp_path / "m.json").rounds for a in r.actions]
    assert len(own) <= 2  # only what the bots did before the first own turn


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--seats", "Anna"), "One seat is named"),
        (("--seats", "Anna,Anna"), "Two seats have the same name"),
        (("--seats", "Anna,"), "doesn’t work as a name"),
        (("--seats", "Anna,Bo", "--players", "3"), "If you give --players, it must match"),
        (("--players", "3", "--level", "grandmaster"), "There’s no bot called “grandmaster”"),
        (("--resume", "last"), "There’s no unfinished match in your data folder"),
        (("--resume", "nowhere.json"), "nowhere.json: can’t open it"),
        (("--resume", "x.json", "--players", "2"), "--resume takes players"),
        (("--deck", "nowhere.toml", "--players", "2"), "nowhere.toml: can’t open it"),
    ],
)
def test_a_wrong_start_says_why_and_exits_with_1(
    dnup: Dnup, arguments: tuple[str, ...], said: str
) -> None:
    done = dnup("play", "--plain", *arguments)
    assert done.returncode == 1
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def test_an_existing_file_is_not_overwritten(dnup: Dnup, tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text("precious")
    done = dnup("play", "--players", "2", "--level", "greedy", "--record", "mine.json")
    assert done.returncode == 1
    assert "already exists" in done.stderr
    assert (tmp_path / "mine.json").read_text() == "precious"


def test_a_match_that_cannot_be_saved_says_so(dnup: Dnup, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = dnup("play", "--players", "2", "--level", "greedy", "--record", "file/match.json")
    assert done.returncode == 1
    assert "Can’t save the match to" in done.stderr
    assert "--record FILE" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_finished_match_cannot_be_resumed(dnup: Dnup) -> None:
    dnup("play", "--seats", "greedy,greedy", "--seed", "1", "--record", "m.json")
    done = dnup("play", "--resume", "m.json")
    assert done.returncode == 1
    assert "is over. Watch it with: " in done.stderr


def test_a_record_with_an_unknown_bot_cannot_be_resumed(dnup: Dnup, tmp_path: Path) -> None:
    dnup("play", "--seats", "Anna,greedy", "--seed", "1", "--record", "m.json")
    record = json.loads((tmp_path / "m.json").read_text())
    record["seats"][1]["bot"] = "oracle"
    (tmp_path / "m.json").write_text(json.dumps(record))
    done = dnup("play", "--resume", "m.json")
    assert done.returncode == 1
    assert "There’s no bot called “oracle”" in done.stderr


def test_an_own_deck_is_played_with_and_needed_to_go_on(dnup: Dnup, tmp_path: Path) -> None:
    cards = '"1/5*","2/7","2/9","3/4","6/8","7/9","4/5","5/8","1/9","3/6","2/4"'
    (tmp_path / "box.toml").write_text(f'name = "box"\ncards = [{cards}]\n')
    played = dnup(
        "play",
        "--players",
        "3",
        "--deck",
        "box.toml",
        "--seed",
        "1",
        "--record",
        "m.json",
        typed="r\n",
    )
    assert played.returncode == 0, played.stderr
    alone = dnup("play", "--resume", "m.json")
    assert alone.returncode == 1
    assert "the deck “box”" in alone.stderr
    assert "--deck FILE" in alone.stderr
    assert dnup("play", "--resume", "m.json", "--deck", "box.toml").returncode == 0


def test_at_a_rounds_end_all_are_told_how_it_ended_and_no_more(terminal: Terminal) -> None:
    process = terminal("play", "--plain", "--seats", "Anna,Bo", "--seed", "5")
    while process.expect([PROMPT, "it’s your turn", "is over. The hands were:"]) != 2:
        if "it’s your turn" in str(process.after):
            process.sendline("")
            continue
        process.sendline("moves")
        process.expect(PROMPT)
        process.sendline(first_legal(process.before or ""))
    last = (process.before or "").split("\x1b[H")[-1]
    assert "is out and wins the round." in last
    assert last.count(" plays ") + last.count(" adds ") <= 2
    assert "The cards are dealt" not in last


def test_a_hint_names_what_can_be_typed_and_the_record_counts_it(
    terminal: Terminal, tmp_path: Path
) -> None:
    warm_up()
    process = terminal("play", "--plain", *MATCH)
    process.expect(PROMPT)
    process.sendline("hint")
    process.expect("Your best moves")
    process.expect("One hint in this match")
    told = process.before or ""
    typed = re.findall(r"\d\.\d %\s+(\S.*?)\r?\n", told)
    assert 1 <= len(typed) <= 3
    process.expect(PROMPT)
    process.sendline("best")  # the same turn, the same hint
    process.expect("One hint in this match")
    assert re.findall(r"\d\.\d %\s+(\S.*?)\r?\n", process.before or "") == typed
    process.expect(PROMPT)
    process.sendline(typed[0])
    process.expect("You ")
    process.expect(PROMPT)
    process.sendline("hint")
    process.expect("2 hints in this match")
    process.expect(PROMPT)
    process.sendline("quit")
    process.expect(pexpect.EOF)
    (file,) = tmp_path.rglob("m.json")
    assert [seat.hints for seat in read(file).seats] == [2, 0, 0]


def test_hints_are_not_for_those_who_play_against_people(terminal: Terminal) -> None:
    process = terminal("play", "--plain", "--seats", "Anna,Bo", "--seed", "3")
    process.expect("Press Enter when only you")
    process.sendline("")
    process.expect(PROMPT)
    process.sendline("hint")
    process.expect("Hints are available only when you play alone against bots")


def test_where_something_is_to_be_learnt_there_are_no_hints(terminal: Terminal) -> None:
    process = terminal("try", "clash")
    process.expect(PROMPT)
    process.sendline("hint")
    process.expect("Hints aren’t available here")
