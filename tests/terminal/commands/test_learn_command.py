"""`dnup learn`: the steps of the tutorial in line mode."""

from pathlib import Path

import pexpect
import pytest

from dnup.lessons import Lesson, tutorial
from dnup.locales import LANGUAGES, texts
from dnup.rules import Seat, legal_actions, view_of
from dnup.terminal.typed import read_command, spell
from support.helpers import position
from support.programs import Dnup, Process, Terminal

MOVE = r"Your move[^:]*: "
TASK = r"(?:Now|Then) [^.]*\. Type: ([^\r\n]+)"


def do_step(process: Process, moves: int) -> None:
    """Do what a step asks for, as it says that it is typed."""
    for _ in range(moves):
        process.expect(TASK)
        typed = process.found(1)
        process.expect(MOVE)
        process.sendline(typed)
    process.expect("Press Enter to continue. ")
    process.sendline("")


def test_whoever_types_what_the_steps_say_gets_through(terminal: Terminal) -> None:
    process = terminal("learn")
    process.expect("you can’t break anything")
    *steps, last = tutorial()
    for number, lesson in enumerate(steps, start=1):
        process.expect(f"Step {number} of {len(tutorial())}: ")
        do_step(process, len(lesson.wanted))
        assert "I put it back" not in (process.before or "")
    assert last.wanted == ()
    process.expect("Do whatever you like.")
    process.expect(MOVE)
    process.sendline("rotate")
    process.expect("Play on, or type skip.")
    process.expect(MOVE)
    process.sendline("skip")
    process.expect("You know dnup")
    process.expect(pexpect.EOF)
    assert process.wait() == 0


def test_a_wrong_try_is_explained_and_nothing_is_lost(terminal: Terminal) -> None:
    process = terminal("learn", "4")
    process.expect("Step 4 of")
    process.expect(MOVE)
    process.sendline("play 4")
    process.expect("Your single card must be higher. See rule §A2.")
    process.expect(MOVE)
    process.sendline("rotate")
    process.expect("Rotating is allowed, but .* I put it back for you.")
    process.expect("Your hand [^:]*: 2/6   4/6   7/3")
    do_step(process, 1)
    process.expect("Step 5 of")


def test_one_can_skip_go_back_leave_and_go_on(dnup: Dnup, home: dict[str, str]) -> None:
    said = dnup("learn", typed="skip\nskip\nback\nquit\n").stdout
    steps = [line for line in said.splitlines() if line.startswith("Step ")]
    assert [line.split()[1] for line in steps] == ["1", "2", "3", "2"]
    assert "To continue where you stopped: " in said
    again = dnup("learn").stdout
    assert "Step 2 of" in again
    assert "Step 1 of" not in again
    (Path(home["XDG_DATA_HOME"]) / "dnup" / "tutorial").write_bytes(b"\xff")
    assert "Step 1 of" in dnup("learn").stdout
    last = len(tutorial())
    assert "You know dnup" in dnup("learn", str(last), typed="skip\n").stdout
    assert "Step 1 of" in dnup("learn").stdout


def test_a_step_that_is_not_there_says_so(dnup: Dnup) -> None:
    done = dnup("learn", "99")
    assert done.returncode == 1
    assert f"There’s no step 99: they go from 1 to {len(tutorial())}." in done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_texts(language: str) -> None:
    text = texts(language)
    for lesson in tutorial():
        parts = ["title", "about", "done", *(["try"] if lesson.tries else [])]
        assert all(text(f"tutorial-{lesson.name}-{part}") for part in parts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", tutorial(), ids=lambda lesson: lesson.name)
def test_what_is_spelled_is_read_as_it_was_meant(lesson: Lesson, language: str) -> None:
    round_ = position(lesson.position)
    view = view_of(round_, Seat[lesson.seat])
    for action in legal_actions(round_):
        assert read_command(spell(action, view, texts(language)), view, texts(language)) == action


def test_help_tells_how_to_skip_and_promises_nothing_that_is_not_done(terminal: Terminal) -> None:
    process = terminal("learn")
    process.expect(MOVE)
    process.sendline("help")
    process.expect("skip +skip this step\r\nback +the step before\r\n")
    assert "saved" not in (process.before or "")
    process.expect(MOVE)
    process.sendline("q")
    process.expect(pexpect.EOF)
    assert process.wait() == 0
