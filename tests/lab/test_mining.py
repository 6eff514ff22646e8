"""The program that finds puzzles: the same ones again, right ones, and an even choice of them."""

import sys
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from dnup.lab import mining
from dnup.lab.deep import Lead
from dnup.puzzles import Goal, Proof, Puzzle, check, puzzles


@pytest.fixture(scope="module")
def found() -> tuple[Puzzle, ...]:
    return mining.mine_match(1, 2, FRUITFUL).puzzles


FRUITFUL = 2  # a match in which something is found


def test_a_match_gives_the_same_puzzles_again_and_they_are_right(found: tuple[Puzzle, ...]) -> None:
    assert found
    assert mining.mine_match(1, 2, FRUITFUL).puzzles == found
    assert [check(puzzle) for puzzle in found] == [[] for _ in found]


def test_a_puzzle_is_graded_by_what_it_shows_when_found_as_when_graded_again() -> None:
    found = mining.mine_match(1, 4, 6).puzzles  # bots that knew the past did otherwise
    assert found
    assert [mining.grade_again(p) for p in found if p.goal is Goal.OUT] == [
        p for p in found if p.goal is Goal.OUT
    ]


def test_what_stops_somebody_is_kept_if_deep_search_finds_it_the_best_by_far() -> None:
    clear = next(p for p in puzzles() if p.goal is Goal.STOP and (p.lead or 0) > 300)
    bare = replace(clear, proof=Proof.EXHAUSTIVE, lead=None)
    out = next(p for p in puzzles() if p.goal is Goal.OUT)
    assert list(mining.confirm([out, bare])) == [out, clear]
    doubtful = replace(bare, solution=next(iter(bare.answers)))
    assert list(mining.confirm([doubtful])) == []


def test_puzzles_are_graded_again_by_the_bots_as_they_are() -> None:
    kept = next(p for p in puzzles() if p.goal is Goal.OUT)
    stale = replace(kept, missed=dict.fromkeys(kept.missed, 0), difficulty=5)
    assert mining.grade_again(stale) == kept
    clear = next(p for p in puzzles() if p.goal is Goal.STOP)
    assert mining.grade_again(replace(clear, solution=next(iter(clear.answers)))) is None


def test_a_lead_is_clear_when_it_is_wide_and_sure() -> None:
    assert Lead(0.1, 0.01).is_clear
    assert not Lead(0.099, 0.001).is_clear
    assert not Lead(0.3, 0.031).is_clear


def test_a_lead_is_borne_out_by_half_of_it() -> None:
    assert Lead(0.051, 0.01).bears_out(102)
    assert not Lead(0.05, 0.01).bears_out(102)
    assert not Lead(0.2, 0.01).bears_out(402)
    assert Lead(0.201, 0.04).bears_out(402)
    assert not Lead(0.201, 0.041).bears_out(402)


def test_the_choice_is_even() -> None:
    chosen = mining.choose(puzzles(), 10)
    assert len(chosen) == 40
    assert [p.id for p in chosen] == sorted(p.id for p in chosen)
    for players in (2, 3, 4, 5):
        some = [p for p in chosen if p.players == players]
        assert len(some) == 10
        assert len({p.difficulty for p in some}) >= 4
        assert len({p.themes for p in some}) >= 3
    assert mining.choose(reversed(puzzles()), 10) == chosen


def test_it_goes_on_after_a_stop_and_writes_what_can_be_read(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    found: tuple[Puzzle, ...],
) -> None:
    ledger, out = tmp_path / "ledger.jsonl", tmp_path / "out.json"
    played = []

    def play(seed: int, players: int, number: int) -> mining.Found:
        played.append((players, number))
        return mining.Found(seed, players, number, found if players == 2 else ())

    monkeypatch.setattr(mining, "mine_match", play)
    monkeypatch.setattr(mining, "MATCHES", {2: 2, 3: 4})
    arguments = ["mining", "--ledger", str(ledger), "--out", str(out), "--processes", "1"]
    monkeypatch.setattr(sys, "argv", [*arguments, "--share", "0.5"])
    mining.main()
    assert played == [(2, 0), (3, 0), (3, 1)]
    with ledger.open("ab") as file:
        file.write(b'{"seed":1,"pla')  # it was stopped while it wrote
    monkeypatch.setattr(sys, "argv", arguments)
    mining.main()
    assert sorted(played) == [(2, 0), (2, 1), (3, 0), (3, 1), (3, 2), (3, 3)]
    read = msgspec.json.decode(out.read_bytes(), type=tuple[Puzzle, ...])
    assert read == tuple(sorted(found, key=lambda puzzle: puzzle.id))
    assert "players | all |" in capsys.readouterr().out


def test_the_shipped_file_is_written_as_it_stands() -> None:
    assert mining.write(puzzles()) == mining.HERE.read_text(encoding="utf-8")
