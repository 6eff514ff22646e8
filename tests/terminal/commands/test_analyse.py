"""`dnup analyse`, as it is started in a shell."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest
from rich.cells import cell_len
from typer.testing import CliRunner

from dnup import Seat, format_deck, to_json
from dnup.analysis.analyse import PART
from dnup.analysis.moment import moments
from dnup.analysis.review import DEEPER, review
from dnup.analysis.summary import outlooks
from dnup.bots import Budget
from dnup.extras import install_command
from dnup.locales import LANGUAGES, texts
from dnup.terminal.app import app
from dnup.terminal.reports.analysis import ReviewReport
from support.games import SMALL_DECK, SMALL_MATCH, game, read, turned
from support.programs import Dnup, Terminal

FEW = ("--simulations", "50")


@pytest.fixture(autouse=True)
def records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some records in the folder where the command is started."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    (tmp_path / "match.json").write_text(to_json(game(2)))
    (tmp_path / "long.json").write_text(to_json(game(5)))
    (tmp_path / "left.json").write_text(to_json(game(3, length=6)))
    (tmp_path / "empty.json").write_text(to_json(game(3, length=0)))
    lines = [to_json(game(3, length=2)), to_json(game(3, length=4))]
    (tmp_path / "many.jsonl").write_text("\n".join(lines))
    (tmp_path / "small.txt").write_text(SMALL_MATCH)
    (tmp_path / "small.toml").write_text(format_deck(SMALL_DECK))


def run(*arguments: str) -> str:
    done = CliRunner().invoke(app, ["analyse", *arguments])
    assert done.exit_code == 0, done.output
    return done.stdout


def test_a_moment_shows_every_action_the_best_first() -> None:
    shown = run("left.json", "--round", "1", "--turn", "3", *FEW)
    assert "Round 1, action 3: " in shown
    table = re.findall(r"^  (\S+)( \*)? .*?(\d+\.\d) % ± \d+\.\d +\d+\.\d %", shown, re.MULTILINE)
    found = json.loads(run("left.json", "--round", "1", "--turn", "3", *FEW, "--json"))
    assert len(table) == len(found["actions"])
    assert [bool(mark) for _, mark, _ in table].count(True) == 1
    shares = [f"{100 * action['match']:.1f}" for action in found["actions"]]
    assert [share for _, _, share in table] == shares
    said = r"chose: .*\. (That was (good|great)|A (slip|mistake|big mistake): )"
    assert re.search(said, shown)


def test_a_moment_as_json_says_what_was_known_and_expected() -> None:
    options = ("left.json", "--seat", "b", "--round", "1", "--turn", "3", "--simulations", "400")
    found = json.loads(run(*options, "--json"))
    assert (found["round"], found["turn"], found["seat"]) == (1, 3, "B")
    tried = [action["simulations"] for action in found["actions"] if action["simulations"]]
    assert found["simulations"] == sum(tried)
    spare = PART * len(tried)  # parts aren't broken up
    assert 400 - spare <= sum(tried) <= DEEPER * 400 + spare
    assert found["known"]["hand_sizes"][1] == len(found["known"]["hand"])
    assert found["known"]["unknown"] > 0
    assert found["grade"] in ("great", "good", "inaccuracy", "mistake", "blunder")
    assert found["best"] == found["actions"][0]
    assert found["played"] in found["actions"]
    assert found["best"]["action"]["kind"] in ("play", "add", "take", "rotate")
    assert found["best"]["reply"]["kind"] in ("play", "add", "take", "rotate")
    assert json.loads(run(*options, "--json", "--threads", "1")) == found


def test_the_moment_after_the_last_action_of_a_match_that_was_left() -> None:
    shown = run("left.json", "--turn", "7", *FEW)
    assert "Round 1, action 7: " in shown
    assert "did this" not in shown
    assert "grade" not in json.loads(run("left.json", "--turn", "7", *FEW, "--json"))


def test_turns_are_numbered_as_in_a_replay(dnup: Dnup) -> None:
    replayed = dnup("replay", "left.json").stdout
    found = json.loads(run("left.json", "--turn", "4", *FEW, "--json"))
    said = replayed.split("Round 1, action 4:")[1].split("\n")[1]
    names = {"A": "Anna", "B": "Bo", "C": "Chiara"}
    assert said.startswith(names[found["seat"]])


def test_a_whole_match_is_reviewed() -> None:
    shown = run("match.json", *FEW)
    assert shown.startswith("Round 1\n")
    assert "Round 2\n" in shown
    assert "Anna began with 50 of 100 chances, like everyone." in shown
    assert "start + deals + own turns + the others = end" in shown
    accounts = re.findall(r"^  [AB] (?:Anna|Bo)(?: +\d+){5} .*", shown, re.MULTILINE)
    assert len(accounts) == 2 * 3  # two rounds, and all of them
    for line in accounts:
        numbers = [round(10 * float(n)) for n in re.findall(r"[-+]?\d+\.\d", line)]
        before, deal, own, rest, after = numbers
        assert before + deal + own + rest == after


def test_a_review_draws_the_chances_of_each_round_within_80_columns() -> None:
    shown = run("long.json", "--round", "1", "--simulations", "1")
    drawn = [line for line in shown.splitlines() if re.search("[▁▂▃▄▅▆▇█]{3}", line)]
    assert len(drawn) == 2 * 5  # to win the round and the match
    assert [line for line in drawn if cell_len(line) > 80] == []
    assert re.search(r"Chance to win the round\n  A Anna +\d+\.\d % +[▁▂▃▄▅▆▇█]+ +\d+\.\d %", shown)
    assert "Chance to win the match\n" in shown
    assert shown.count("100.0 %") >= 1  # somebody was the first out


def test_a_review_tells_kinds_replies_and_a_summary() -> None:
    options = ("match.json", "--simulations", "400")
    shown, found = run(*options), json.loads(run(*options, "--json"))
    weak = [action for action in found["actions"] if action["grade"] not in ("great", "good")]
    assert weak
    say = texts("en")
    for action in found["actions"]:
        assert (action["kind"] is None) == (action["grade"] in ("great", "good"))
    for action in weak:
        assert say(f"mistake-{action['kind']}") in shown
    assert len(re.findall(r"^ {6}done  ", shown, re.MULTILINE)) == len(weak)
    assert len(re.findall(r"^ {6}better  ", shown, re.MULTILINE)) == len(weak)
    replies = [action for action in weak if action["best"]["reply"] is not None]
    assert len(re.findall(r"^ {6}expected next  ", shown, re.MULTILINE)) == len(replies) > 0
    for number, round_ in enumerate(found["rounds"], start=1):
        done = [action for action in found["actions"] if action["round"] == number]
        assert len(round_["outlook"]) == len(done) + 1
        for outlook in round_["outlook"]:
            assert sum(outlook["round"]) == pytest.approx(1)
            assert sum(outlook["match"]) == pytest.approx(1)
        assert sorted(round_["outlook"][-1]["round"]) == [0, 1]
    for summary in found["summary"]:
        worst = max((a for a in weak if a["seat"] == summary["seat"]), key=lambda a: a["loss"])
        assert summary["worst"][0] == {"round": worst["round"], "turn": worst["turn"]}
        turning = summary["turning"]
        at = f"The turning point: action {turning['turn']} of round {turning['round']}."
        assert at in shown
        assert summary["cause"] in ("deal", "play", "rest")
    assert "The costliest turn: action " in shown
    assert re.search(r"\d+ good, ", shown)
    assert len(re.findall(r"^ {6}why  ", shown, re.MULTILINE)) == len(weak)


def test_what_is_told_of_an_action_depends_on_nothing_that_was_hidden(tmp_path: Path) -> None:
    record = game(3, length=8)
    (tmp_path / "one.json").write_text(to_json(record))
    (tmp_path / "other.json").write_text(to_json(turned(record, Seat.B)))
    one, other = (
        json.loads(run(f"{name}.json", "--simulations", "300", "--json"))["actions"]
        for name in ("one", "other")
    )
    assert [a for a in one if a["seat"] != "B"] == [a for a in other if a["seat"] != "B"]
    assert one != other


def test_a_moment_says_what_kind_of_mistake_it_was() -> None:
    options = ("match.json", "--simulations", "400")
    found = json.loads(run(*options, "--json"))
    worst = max(found["actions"], key=lambda action: action["loss"])
    place = ("--round", str(worst["round"]), "--turn", str(worst["turn"]))
    what = texts("en")(f"mistake-{worst['kind']}")
    assert f"What went wrong: {what}." in run(*options, *place)
    assert json.loads(run(*options, *place, "--json"))["kind"] == worst["kind"]


def test_a_review_can_be_told_in_every_language() -> None:
    record = game(2)
    steps = read(record)
    verdicts = list(review(moments(steps), Budget(simulations=100)))
    course = {number: outlooks(steps, number) for number in (1, 2)}
    for language in LANGUAGES:
        say = texts(language)
        shown = ReviewReport(
            record, steps, verdicts, course, Budget(simulations=100), say
        ).as_text()
        assert say("review-chance-round") in shown
        assert say("analyse-round-title", round=2) in shown
        drawn = [line for line in shown.splitlines() if re.search("[▁▂▃▄▅▆▇█]{3}", line)]
        assert len({cell_len(line.rstrip(" %0123456789.")) for line in drawn[:2]}) == 1


def test_a_review_as_json_is_the_same_twice(dnup: Dnup) -> None:
    options = ("match.json", *FEW, "--json")
    once = dnup("analyse", *options)
    assert once.returncode == 0, once.stderr
    assert once.stderr == ""
    assert run(*options, "--threads", "1") == once.stdout
    found = json.loads(once.stdout)
    record = game(2)
    assert len(found["actions"]) == sum(len(round_.actions) for round_ in record.rounds)
    assert found["winner"] == record.winner
    assert found["budget"] == "50"
    for action in found["actions"]:
        assert action["loss"] >= 0
        assert action["known"]["unknown"] >= 0
    for seat in found["total"]:
        counts = [a["grade"] for a in found["actions"] if a["seat"] == seat["seat"]]
        assert seat["grades"] == {g: counts.count(g) for g in seat["grades"]}
        parts = seat["before"] + seat["deal"] + seat["play"] + seat["rest"]
        assert round(1000 * parts) == round(1000 * seat["after"])


def test_only_a_seat_and_a_round_can_be_reviewed() -> None:
    found = json.loads(run("match.json", "--seat", "B", "--round", "2", *FEW, "--json"))
    assert {(a["seat"], a["round"]) for a in found["actions"]} == {("B", 2)}
    assert [seat["seat"] for seat in found["total"]] == ["B"]
    assert [round_["round"] for round_ in found["rounds"]] == [2]


def test_a_match_that_was_left_can_be_reviewed_and_one_of_many_and_another_deck() -> None:
    assert re.search(r"That leaves \d+\.", run("left.json", "--time", "1"))
    found = json.loads(run("many.jsonl", "--match", "2", *FEW, "--json"))
    assert len(found["actions"]) == 4
    small = run("small.txt", "--deck", "small.toml", *FEW)
    assert "That makes 100: Bo won." in small


def test_last_is_the_match_that_was_played_last(tmp_path: Path) -> None:
    folder = tmp_path / "data" / "dnup" / "matches"
    folder.mkdir(parents=True)
    (folder / "one.json").write_text(to_json(game(3, length=2)))
    assert len(json.loads(run("last", *FEW, "--json"))["actions"]) == 2


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("none.json",), "none.json: can’t open it"),
        (("last",), "There’s no match in your data folder yet"),
        (("match.json", "--seat", "C"), "There’s no seat “C”. The seats are A to B"),
        (("match.json", "--round", "9"), "There’s no such round"),
        (("match.json", "--turn", "1"), "Which round? Give it with --round"),
        (("left.json", "--turn", "8"), "Round 1 has no action 8, only 7"),
        (
            ("left.json", "--seat", "C", "--turn", "3"),
            "Action 3 of round 1 was B’s, not C’s. C’s actions were: 1, 4, 7.",
        ),
        (("left.json", "--simulations", "5", "--time", "5"), "Use either"),
        (("many.jsonl", "--match", "3"), "many.jsonl has only 2 records"),
        (("empty.json",), "There’s nothing to review"),
        (("small.txt",), "which isn’t known here"),
    ],
)
def test_what_will_not_do_is_said_at_once(arguments: tuple[str, ...], said: str) -> None:
    done = CliRunner().invoke(app, ["analyse", *arguments])
    assert isinstance(done.exception, SystemExit)  # a complaint, not an error of the program
    assert done.exit_code == 1
    assert said in done.stderr
    assert done.stdout == ""


def test_a_terminal_shows_progress_and_ctrl_c_shows_what_is_done(terminal: Terminal) -> None:
    process = terminal("analyse", "match.json", "--simulations", "300000")
    process.expect(r"Reviewing.*0/\d+.*left:")
    process.send("\x03")
    process.expect(r"Stopped after \d+ of \d+ actions")
    process.expect(pexpect.EOF)
    assert process.wait() == 130


def test_a_terminal_tells_the_latest_verdict_while_it_goes_on(terminal: Terminal) -> None:
    process = terminal("analyse", "match.json", "--simulations", "3000")
    process.expect(r"Round 1, action \d+, (Anna|Bo): (great|good|slip|mistake|big mistake)")
    process.expect("start \\+ deals \\+ own turns")
    process.expect(pexpect.EOF)
    assert process.wait() == 0


def test_a_terminal_shows_a_table_that_changes(terminal: Terminal) -> None:
    process = terminal("analyse", "left.json", "--turn", "3", "--simulations", "30000000")
    process.expect("wins the match")
    process.expect("wins the match")
    process.send("\x03")
    process.expect(r"Stopped after [\d,]+ simulations")
    process.expect(pexpect.EOF)
    assert process.wait() == 130


def test_without_the_extra_it_says_what_to_install(home: dict[str, str], tmp_path: Path) -> None:
    # None in sys.modules is how Python says that something cannot be imported.
    start = "import sys; sys.modules['numba'] = None; from dnup.__main__ import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", start, "analyse", "left.json"],
        cwd=tmp_path,
        env=home,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert install_command() in done.stderr
    assert "missing: numba" in done.stderr
