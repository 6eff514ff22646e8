"""`dnup puzzle`: solving in line mode, the list, and the proof."""

import re
from pathlib import Path

import pytest

from dnup.locales import LANGUAGES, texts
from dnup.puzzles import Goal, Theme, puzzles
from dnup.rules import view_of
from dnup.terminal.typed import spell
from support.programs import Dnup

OUT = next(p for p in puzzles() if p.goal is Goal.OUT and p.then and p.answers.get("@"))
text = texts("en")
STOP = next(p for p in puzzles() if p.goal is Goal.STOP and p.answers.get("@"))


def typed(puzzle: object = OUT) -> str:
    assert puzzle in (OUT, STOP)
    chosen = OUT if puzzle is OUT else STOP
    return spell(chosen.action, view_of(chosen.round, chosen.player), texts("en"))


@pytest.mark.parametrize("puzzle", [OUT, STOP], ids=["out", "stop"])
def test_a_wrong_action_is_answered_and_the_right_one_explained(dnup: Dnup, puzzle: object) -> None:
    chosen = OUT if puzzle is OUT else STOP
    said = dnup("puzzle", chosen.journey, typed=f"rotate\n{typed(puzzle)}\n").stdout
    assert f"Puzzle {chosen.title}" in said
    assert re.search(
        r"fails in (all )?[\d,]+ (of [\d,]+ )?deals|it fails there|fails in some", said
    )
    assert "Your cards are back." in said
    assert "Solved!" in said
    assert "The solution: " in said
    assert ("you go out with" in said) == (chosen.then is not None)
    assert "it works in every one" in said or "it works there" in said
    assert text(f"puzzle-theme-{chosen.themes[0]}") in said.splitlines()[-2]


def test_the_solution_is_shown_when_it_is_asked_for(dnup: Dnup, home: dict[str, str]) -> None:
    said = dnup("puzzle", STOP.id.upper(), typed="help\nshow\n").stdout
    assert "show the solution" in said
    assert "Solved!" not in said
    assert "The solution: " in said
    assert not (Path(home["XDG_DATA_HOME"]) / "dnup" / "puzzles").exists()


def test_what_is_solved_is_kept_and_the_next_one_comes(dnup: Dnup, home: dict[str, str]) -> None:
    dnup("puzzle", OUT.id, typed=f"{typed()}\n")
    dnup("puzzle", OUT.id, typed=f"{typed()}\n")
    kept = Path(home["XDG_DATA_HOME"]) / "dnup" / "puzzles"
    assert kept.read_text(encoding="utf-8") == f"{OUT.id}\n"
    listed = dnup("puzzle", "list").stdout.splitlines()
    assert len(listed) == 1 + len(puzzles())
    assert [line.split()[0] for line in listed if line.endswith("solved")] == [OUT.journey]
    first = next(p for p in puzzles() if p.id != OUT.id)
    assert f"Puzzle {first.title}" in dnup("puzzle", "--next", typed="quit\n").stdout
    kept.write_text("\n".join(p.id for p in puzzles()), encoding="utf-8")
    assert "You’ve solved all of these." in dnup("puzzle", "--next", typed="quit\n").stdout
    kept.write_bytes(b"\xff")
    assert "solved" not in dnup("puzzle", "list").stdout


def test_the_list_is_of_what_is_asked_for(dnup: Dnup) -> None:
    wanted = [p.journey for p in puzzles() if Theme.ADDING in p.themes and p.players == 3]
    said = dnup("puzzle", "list", "--theme", "adding", "--players", "3").stdout
    assert [line.split()[0] for line in said.splitlines()[1:]] == wanted
    hard = [p.journey for p in puzzles() if p.difficulty == 5]
    said = dnup("puzzle", "list", "--difficulty", "5").stdout
    assert [line.split()[0] for line in said.splitlines()[1:]] == hard


def test_a_sample_is_proved(dnup: Dnup) -> None:
    said = dnup("puzzle", "check", "--sample", "5", "--no-search").stdout
    assert "All 5 puzzles are proved" in said
    said = dnup("puzzle", "check", "--sample", "1", "--theme", "blocking").stdout
    assert "One puzzle is proved" in said


def test_what_is_not_there_is_told(dnup: Dnup) -> None:
    for asked, told in (
        (["nobody"], "There’s no puzzle “nobody”."),
        (["--theme", "x"], "There’s no theme “x”."),
        (["list", "--theme", "two-areas", "--players", "3"], "No puzzle matches."),
    ):
        done = dnup("puzzle", *asked)
        assert done.returncode == 1
        assert told in done.stderr


def test_themes_are_not_told_before_a_puzzle_is_solved(dnup: Dnup) -> None:
    said = dnup("puzzle", OUT.journey, typed="quit\n").stdout + dnup("puzzle", "list").stdout
    assert not any(text(f"puzzle-theme-{theme}") in said for theme in Theme)


def test_the_puzzle_of_the_day_has_its_number(dnup: Dnup) -> None:
    assert re.search(r"Daily puzzle, day \d+ · Puzzle", dnup("puzzle", typed="quit\n").stdout)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_puzzle_of_the_day_speaks_the_readers_language(dnup: Dnup, language: str) -> None:
    text = texts(language)
    word = text("puzzle-word-show").split()[0]
    said = dnup("--language", language, "puzzle", typed=f"{word}\n").stdout
    assert text("puzzle-hello") in said
    solution = text("puzzle-solution", action="").strip()
    assert solution in said
