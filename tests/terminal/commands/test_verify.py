"""`dnup verify`: what it says, and the code it ends with."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dnup.locales import texts
from dnup.notation import Record, format_deck, format_record, to_json
from dnup.table.fairness import FairnessErrorCode, prove
from dnup.terminal.commands.verify import FAILURES
from support.games import SMALL_DECK, game
from support.programs import Dnup
from support.proofs import proved_match

RECORD = proved_match(3)
Shape = dict[str, Any]


def shape_of(record: Record) -> Shape:
    shape: Shape = json.loads(to_json(record))
    return shape


def proof(record: Record) -> tuple[str, str]:
    """The commitment and the secret of a record."""
    assert record.fairness is not None
    assert record.fairness.secret is not None
    return record.fairness.commitment, record.fairness.secret


def hidden(record: Record) -> Record:
    """The record as it was before the secret was revealed."""
    _, secret = proof(record)
    assert record.fairness is not None
    fairness = prove(bytes.fromhex(secret), record.fairness.salts, reveal=False)
    return msgspec.structs.replace(record, fairness=fairness)


@pytest.fixture
def match(tmp_path: Path) -> Path:
    """The file of a good record, in the folder in which the command is started."""
    path = tmp_path / "match.json"
    path.write_text(to_json(RECORD), encoding="utf-8")
    return path


def test_every_fault_has_its_sentence() -> None:
    assert set(FAILURES) == set(FairnessErrorCode)
    names = ("card", "code", "commitment", "name", "right", "salt", "seat")
    numbers = ("count", "more", "most", "players", "round")
    facts: dict[str, str | int] = {**dict.fromkeys(names, "x"), **dict.fromkeys(numbers, 2)}
    said = [texts("en")(name, **facts) for name in FAILURES.values()]
    assert len(set(said)) == len(FairnessErrorCode)


@pytest.mark.parametrize("form", [to_json, format_record])
def test_a_proved_match_is_told_with_all_that_was_checked(
    dnup: Dnup, match: Path, form: Callable[[Record], str]
) -> None:
    commitment, secret = proof(RECORD)
    match.write_text(form(RECORD), encoding="utf-8")
    done = dnup("verify", match.name)
    assert (done.returncode, done.stderr) == (0, "")
    actions = sum(len(round_.actions) for round_ in RECORD.rounds)
    for said in (
        "match.json: proved.",
        f"commitment  {commitment}",
        "give that one with --commitment",
        f"secret      {secret}",
        "Its SHA-256 is the commitment",
        'A Anna “tulip 7”, B Zoë “say "hi"”, C Greedy 1 none (a bot)',
        "give it with --salt",
        f"{len(RECORD.rounds)} rounds, {len(RECORD.rounds) * 30} cards",
        f"{actions} actions; ",
        "won the match.",
    ):
        assert said in done.stdout, said


def test_what_the_player_noted_is_compared(dnup: Dnup, match: Path) -> None:
    commitment, _ = proof(RECORD)
    noted = ("--commitment", f" {commitment.upper()} ", "--salt", "tulip 7", "--salt", 'say "hi"')
    done = dnup("verify", match.name, *noted)
    assert (done.returncode, done.stderr) == (0, "")
    assert "It’s the one you noted." in done.stdout
    assert "Yours is among them." in done.stdout
    assert "--" not in done.stdout


def test_what_the_player_noted_and_the_record_has_not_is_told(dnup: Dnup, match: Path) -> None:
    commitment, _ = proof(RECORD)
    other = "0" * 64
    done = dnup("verify", match.name, "--commitment", other)
    assert (done.returncode, done.stdout) == (1, "")
    assert "match.json: NOT proved.\n" in done.stderr
    assert f"You noted the commitment {other}, but this record has another." in done.stderr
    assert f"The record has the commitment {commitment} and" in done.stderr
    done = dnup("verify", match.name, "--salt", "tulip 8")
    assert (done.returncode, done.stdout) == (1, "")
    assert "“tulip 8” isn’t among its salts." in done.stderr
    assert "left out your salt" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--commitment", "12ab"), "“12ab” isn’t a commitment: it must have 64 digits"),
        (("--commitment", "g" * 64), "isn’t a commitment"),
        (("--salt", ""), "“” isn’t a salt: it must have 1 to 64 printable"),
        (("--salt", "é"), "“é” isn’t a salt"),
        (("--match", "2"), "match.json has only one record"),
        (("--deck", "none.toml"), "none.toml: can’t open it"),
    ],
)
def test_what_cannot_be_asked_is_refused(
    dnup: Dnup, match: Path, arguments: tuple[str, ...], said: str
) -> None:
    done = dnup("verify", match.name, *arguments)
    assert (done.returncode, done.stdout) == (1, "")
    assert said in done.stderr


def test_a_wrong_deal_is_told_with_round_seat_and_card(dnup: Dnup, match: Path) -> None:
    shape = shape_of(RECORD)
    hand = shape["rounds"][1]["deal"][1]
    right = hand[0]
    hand[0] = f"{right[2]}/{right[0]}{right[3:]}"
    match.write_text(json.dumps(shape))
    done = dnup("verify", match.name)
    assert (done.returncode, done.stdout) == (1, "")
    told = f"Round 2, seat B (Zoë): {hand[0]} was dealt, but it should have been {right}."
    assert told in done.stderr
    assert "Either the server didn’t deal as it promised, or" in done.stderr


def test_a_name_cannot_command_the_terminal(dnup: Dnup, match: Path) -> None:
    shape = shape_of(RECORD)
    shape["seats"][0]["name"] = "\x1b[2J"
    match.write_text(json.dumps(shape))
    done = dnup("verify", match.name)
    assert done.returncode == 1
    assert "seat A (\N{REPLACEMENT CHARACTER}[2J)" in done.stderr
    assert "\x1b" not in done.stderr


def test_a_fair_deal_that_was_not_played_by_the_rules_is_told(dnup: Dnup, match: Path) -> None:
    shape = shape_of(RECORD)
    shape["winner"] = None
    match.write_text(json.dumps(shape))
    done = dnup("verify", match.name)
    assert (done.returncode, done.stdout) == (1, "")
    assert "match.json: NOT proved.\n" in done.stderr
    assert "The record says the winner is none, but the actions give" in done.stderr
    assert "damaged or changed" in done.stderr


def test_many_records_are_checked_one_by_one(dnup: Dnup, tmp_path: Path) -> None:
    renamed = shape_of(RECORD)
    renamed["deck"]["name"] = "other"
    lines = [
        to_json(RECORD),
        json.dumps(renamed),
        to_json(hidden(RECORD)),
        to_json(game(2)),
        "{}",
        to_json(proved_match(2, deck=SMALL_DECK)),
        to_json(proved_match(2, length=0)),
    ]
    (tmp_path / "many.jsonl").write_text("\n".join(lines), encoding="utf-8")
    done = dnup("verify", "many.jsonl")
    assert done.returncode == 1
    rounds = len(RECORD.rounds)
    whole, empty = proof(RECORD)[0], proof(proved_match(2, length=0))[0]
    dealt = f"{rounds} rounds, {rounds * 30} cards dealt"
    assert done.stdout.splitlines() == [
        f"many.jsonl, line 1: proved. {dealt}; commitment {whole}",
        f"many.jsonl, line 7: proved. 0 rounds, 0 cards dealt; commitment {empty}",
        "many.jsonl: 2 proved, 5 not.",
    ]
    for said in (
        "many.jsonl, line 2: NOT proved.",
        "many.jsonl, line 3: can’t be proved.\n  The secret is missing.",
        "many.jsonl, line 4: can’t be proved.\n  It has no commitment",
        "many.jsonl: line 5: This isn’t a dnup record",
        "many.jsonl, line 6: deck: It was played with the deck “small”",
    ):
        assert said in done.stderr, said
    (tmp_path / "small.toml").write_text(format_deck(SMALL_DECK), encoding="utf-8")
    one = dnup("verify", "many.jsonl", "--match", "6", "--deck", "small.toml")
    assert (one.returncode, one.stderr) == (0, "")
    which = dnup("verify", "many.jsonl", "--salt", "tulip 7")
    assert which.returncode == 1
    assert "many.jsonl has 7 records" in which.stderr
    assert dnup("verify", "many.jsonl", "--match", "1", "--salt", "tulip 7").returncode == 0


def test_a_match_that_was_left_is_proved_as_far_as_it_went(dnup: Dnup, tmp_path: Path) -> None:
    for length, deals, play in (
        (0, "None: the match ended before the first.", "No action; the match was left"),
        (1, "One round, 30 cards", "One action; the match was left without a winner."),
    ):
        (tmp_path / "left.json").write_text(to_json(proved_match(3, length=length)))
        done = dnup("verify", "left.json")
        assert done.returncode == 0
        assert f"deals       {deals}" in done.stdout
        assert f"play        {play}" in done.stdout


def test_the_help_tells_what_to_give(dnup: Dnup) -> None:
    told = dnup("verify", "--help").stdout
    for word in ("--match", "--deck", "--commitment", "--salt", "FILE", "docs/fairness.md"):
        assert word in told
    assert "verify   Check that a match was dealt fairly." in dnup("--help").stdout


def test_a_duplicate_says_whose_record_proves_its_deals(dnup: Dnup, match: Path) -> None:
    record = msgspec.structs.replace(RECORD, fairness=None, options={"duplicate": "H7KQ2MXA"})
    match.write_text(to_json(record), encoding="utf-8")
    done = dnup("verify", match.name)
    assert done.returncode == 1
    assert "can’t be proved" in done.stderr
    assert "duplicate H7KQ2MXA" in " ".join(done.stderr.split())
