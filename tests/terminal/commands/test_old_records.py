"""Records from when pairs was the standard deck: every command reads them with their own cards."""

import json
import shutil
from pathlib import Path

import pytest
from terminal.session.test_watching import Typed

from dnup.kernel import warm_up
from dnup.locales import texts
from dnup.notation import find_deck, from_json, pairs_deck, parse_deck, replay
from dnup.terminal.session.replay import ReplaySession
from support.games import OLD
from support.programs import Dnup

COUNTS = ("two", "three", "four", "five")


def old(count: str) -> Path:
    return OLD / f"{count}-players.json"


@pytest.mark.parametrize("count", COUNTS)
def test_its_deals_are_proved(dnup: Dnup, count: str) -> None:
    done = dnup("verify", str(old(count)))
    assert (done.returncode, done.stderr) == (0, "")


def test_its_deals_are_wrong_with_another_card(dnup: Dnup, tmp_path: Path) -> None:
    shape = json.loads(old("three").read_text(encoding="utf-8"))
    hand = shape["rounds"][0]["deal"][0]
    hand[0] = "/".join(reversed(hand[0].removesuffix("*").split("/"))) + hand[0][3:]
    changed = tmp_path / "changed.json"
    changed.write_text(json.dumps(shape), encoding="utf-8")
    done = dnup("verify", str(changed))
    assert done.returncode == 1


@pytest.mark.parametrize("count", COUNTS)
def test_it_follows_the_rules(dnup: Dnup, count: str) -> None:
    done = dnup("record", "check", str(old(count)))
    assert (done.returncode, done.stderr) == (0, "")


def test_a_replay_names_the_cards_as_they_are_called_today(dnup: Dnup) -> None:
    done = dnup("replay", str(old("two")))
    assert done.returncode == 0
    assert done.stdout.startswith(
        "2 players, with the deck “pairs”.\nAt that time it was called “standard”.\n"
    )


def test_todays_matches_are_told_without_that(dnup: Dnup, tmp_path: Path) -> None:
    file = tmp_path / "today.json"
    assert dnup("play", "--seats=random,random", "--seed=1", "--record", str(file)).returncode == 0
    done = dnup("replay", str(file))
    assert done.stdout.startswith("2 players, with the deck “standard”.\n")
    assert "In those days" not in done.stdout


def test_a_match_that_was_left_goes_on_with_its_cards(dnup: Dnup, tmp_path: Path) -> None:
    file = tmp_path / "left.json"
    shutil.copy(OLD / "left-at-home.json", file)
    before = from_json(file.read_bytes())
    done = dnup("play", "--resume", str(file), typed="rotate\nrotate\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "Continuing with round 2." in done.stdout
    after = from_json(file.read_bytes())
    assert (after.deck.name, after.deck.hash) == ("standard", pairs_deck().hash)
    assert after.rounds[0] == before.rounds[0]
    assert len(after.rounds[1].actions) >= 2
    assert replay(after, find_deck(after))


def test_saved_from_a_replay_it_needs_no_deck_and_a_saved_deck_has_todays_name(
    tmp_path: Path,
) -> None:
    record = from_json(old("two").read_bytes())
    console = Typed([f"save {tmp_path}/m.json", f"save {tmp_path}/m.toml"])
    ReplaySession(record, replay(record, find_deck(record)), console, texts("en")).run()
    assert "needs its deck" not in "\n".join(console.written)
    assert from_json((tmp_path / "m.json").read_bytes()) == record
    saved = parse_deck((tmp_path / "m.toml").read_text(encoding="utf-8"))
    assert saved == pairs_deck()


def test_it_is_analysed_with_its_cards(dnup: Dnup) -> None:
    warm_up()
    arguments = ("--round", "1", "--turn", "2", "--simulations", "50", "--json")
    done = dnup("analyse", str(old("two")), *arguments)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)


def test_a_deck_for_other_player_counts_is_told_in_a_sentence(dnup: Dnup, tmp_path: Path) -> None:
    deck = parse_deck('name = "trio"\nplayers = [3]\ncards = ["1/5*", "2/7", "2/9"]')
    (tmp_path / "trio.toml").write_text(
        'name = "trio"\nplayers = [3]\ncards = ["1/5*", "2/7", "2/9"]', encoding="utf-8"
    )
    shape = json.loads(old("two").read_text(encoding="utf-8"))
    shape["deck"] = {"name": "trio", "hash": deck.hash}
    (tmp_path / "two.json").write_text(json.dumps(shape), encoding="utf-8")
    done = dnup("record", "check", "two.json", "--deck", "trio.toml")
    assert done.returncode == 1
    assert "There are 2 players here, but the deck “trio” is for 3." in done.stderr
