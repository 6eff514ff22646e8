"""The records file of an arena: never overwritten, never mistaken, and gone on with to the byte."""

from dataclasses import replace
from pathlib import Path

import pytest
from msgspec.json import decode, encode

from dnup import standard_deck
from dnup.bots import Entrant
from dnup.lab import Arena, ArenaError, Ledger, Outcome, Terms, line_up, rate, summarise
from support.games import RECORDS, SMALL_DECK

RANDOM, GREEDY = Entrant("random"), Entrant("greedy")
ARENA = Arena((line_up([RANDOM, GREEDY], 3),), 12, Terms(standard_deck(), seed=7))


def keep(path: Path, count: int | None = None) -> list[Outcome]:
    outcomes: list[Outcome] = []
    with Ledger.new(path) as ledger:
        for outcome in ARENA.play():
            if len(outcomes) == count:
                break
            ledger.write(outcome)
            outcomes.append(outcome)
    return outcomes


def go_on(path: Path, arena: Arena = ARENA) -> list[Outcome]:
    with Ledger.resume(path, arena) as (ledger, outcomes):
        for outcome in arena.play(done=[outcome.job for outcome in outcomes]):
            ledger.write(outcome)
            outcomes.append(outcome)
    return outcomes


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("arena") / "whole.jsonl"
    keep(path)
    return path.read_bytes()


def test_a_new_file_is_never_an_old_one(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_text("precious")
    with pytest.raises(FileExistsError), Ledger.new(path):
        pass
    assert path.read_text() == "precious"


@pytest.mark.parametrize("count", [0, 1, 5, 12])
def test_going_on_gives_the_same_file_and_result(tmp_path: Path, whole: bytes, count: int) -> None:
    path = tmp_path / "a.jsonl"
    keep(path, count)
    outcomes = go_on(path)
    assert path.read_bytes() == whole
    played = list(ARENA.play())
    assert rate(outcomes) == rate(played)
    for found, right in zip(
        summarise(ARENA, outcomes).lineups[0].standings,
        summarise(ARENA, played).lineups[0].standings,
        strict=True,
    ):
        assert (found.first, found.points) == (right.first, right.points)


@pytest.mark.parametrize("torn", [1, 10, 300, -20, -2, -1])
def test_a_torn_last_line_is_cut_off_or_made_whole(tmp_path: Path, whole: bytes, torn: int) -> None:
    lines = whole.splitlines(keepends=True)
    path = tmp_path / "a.jsonl"
    for count in (0, 3):
        path.write_bytes(b"".join(lines[:count]) + lines[count][:torn])
        go_on(path)
        assert path.read_bytes() == whole


def test_more_games_can_be_added(tmp_path: Path, whole: bytes) -> None:
    path = tmp_path / "a.jsonl"
    path.write_bytes(whole)
    assert len(go_on(path, replace(ARENA, games=15))) == 15
    assert path.read_bytes().startswith(whole)


@pytest.mark.parametrize(
    ("arena", "setting"),
    [
        (replace(ARENA, terms=replace(ARENA.terms, seed=8)), "seed"),
        (replace(ARENA, terms=replace(ARENA.terms, limit=9)), "limit"),
        (replace(ARENA, terms=replace(ARENA.terms, matches=True)), "arena"),
        (replace(ARENA, terms=replace(ARENA.terms, deck=SMALL_DECK)), "deck"),
        (replace(ARENA, lineups=(line_up([RANDOM, GREEDY], 4),)), "lineup"),
        (replace(ARENA, lineups=(line_up([GREEDY, RANDOM], 3),)), "lineup"),
        (replace(ARENA, lineups=(line_up([Entrant.parse("random@9"), GREEDY], 3),)), "lineup"),
        (replace(ARENA, games=6), "deal"),
    ],
)
def test_records_of_another_arena_are_refused_and_left_alone(
    tmp_path: Path, whole: bytes, arena: Arena, setting: str
) -> None:
    path = tmp_path / "a.jsonl"
    path.write_bytes(whole + b'{"format":"du')
    with pytest.raises(ArenaError, match="records-other") as raised:
        go_on(path, arena)
    assert raised.value.facts["setting"] == setting
    assert path.read_bytes() == whole + b'{"format":"du'


def test_what_is_no_record_of_an_arena_is_refused_and_left_alone(
    tmp_path: Path, whole: bytes
) -> None:
    first, second = whole.splitlines(keepends=True)[:2]
    moved = decode(first)
    moved["seats"].reverse()
    played = RECORDS / "left.json"
    for content, fault in (
        (first + b"nonsense\n" + second, "records-broken line=2"),
        (first + b"\n" + second, "records-broken line=2"),
        (first + second + first, "records-twice line=3"),
        (played.read_bytes(), "records-foreign line=1"),
        (b"my notes, without a new line", "records-broken line=1"),
        (encode(moved) + b"\n", "setting='seats'"),
        (encode({**decode(first), "rounds": []}) + b"\n", "setting='rounds'"),
    ):
        path = tmp_path / "a.jsonl"
        path.write_bytes(content)
        with pytest.raises(ArenaError, match=fault):
            go_on(path)
        assert path.read_bytes() == content
