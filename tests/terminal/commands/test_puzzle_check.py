"""`dnup puzzle check` when something is wrong: it is told, and the command fails."""

import pytest
import typer
from msgspec.structs import replace

from dnup.lab.deep import Lead
from dnup.locales import LANGUAGES, texts
from dnup.puzzles import Proof, PuzzleErrorCode, puzzles
from dnup.terminal.commands import puzzle as puzzle_command


def test_a_wrong_puzzle_is_told_and_the_command_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    right, wrong = puzzles()[:2]
    wrong = replace(wrong, deals=wrong.deals + 1)
    monkeypatch.setattr(puzzle_command, "puzzles", lambda: (right, wrong))
    with pytest.raises(typer.Exit) as left:
        puzzle_command.puzzle("check")
    assert left.value.exit_code == 1
    said = capsys.readouterr().err
    assert f"{wrong.title}: its number of deals is wrong" in said
    assert right.id not in said


def test_what_deep_search_does_not_find_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    deep = next(p for p in puzzles() if p.proof is Proof.DEEP)
    monkeypatch.setattr(puzzle_command, "puzzles", lambda: (deep,))
    monkeypatch.setattr("dnup.lab.deep.lead_of", lambda *_: Lead(0.01, 0.0001))
    puzzle_command.puzzle("check", search=False)
    with pytest.raises(typer.Exit):
        puzzle_command.puzzle("check")
    assert f"{deep.title}: deep search doesn’t find" in capsys.readouterr().err


def test_a_search_may_find_less_than_the_one_before_but_not_far_less(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The least leads that are shipped are near the bound: chance alone must not speak against."""
    least = min((p for p in puzzles() if p.proof is Proof.DEEP), key=lambda p: p.lead or 0)
    most = max((p for p in puzzles() if p.proof is Proof.DEEP), key=lambda p: p.lead or 0)
    monkeypatch.setattr("dnup.lab.deep.lead_of", lambda *_: Lead(0.09, 0.01))
    monkeypatch.setattr(puzzle_command, "puzzles", lambda: (least,))
    puzzle_command.puzzle("check")
    monkeypatch.setattr(puzzle_command, "puzzles", lambda: (most,))
    with pytest.raises(typer.Exit):
        puzzle_command.puzzle("check")


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_fault_has_its_words(language: str) -> None:
    text = texts(language)
    said = {text(f"puzzle-fault-{fault}", action="@") for fault in PuzzleErrorCode}
    assert len(said) == len(PuzzleErrorCode)
