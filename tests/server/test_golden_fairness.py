"""Matches of a server whose deals the browser checks by itself: the command says the same of them.

The browser's tests change these records in every way and must find it; here the records themselves
are proved, with what was noted before the matches.
"""

import json
from pathlib import Path

import pytest

from dnup import Deck, from_json
from dnup.notation import shipped_decks
from dnup.table.fairness import FairnessError, verify

GOLDEN = Path(__file__).parents[2] / "web" / "src" / "fairness" / "golden"
# The matches of two and four were played before the printed deck, with what is called pairs now.
NAMES = ("two-players.json", "four-players.json", "five-players.json")


def deck_of(hash_: str) -> Deck:
    return next(deck for deck in shipped_decks() if deck.hash == hash_)


def noted(name: str) -> tuple[str, str]:
    """The commitment and the salt that a player noted before the match."""
    note = json.loads((GOLDEN / "notes.json").read_text(encoding="utf-8"))[name]
    return note["commitment"], note["salt"]


@pytest.mark.parametrize("name", NAMES)
def test_a_match_that_the_browser_proves_is_proved_here(name: str) -> None:
    commitment, salt = noted(name)
    record = from_json((GOLDEN / name).read_bytes())
    verified = verify(record, deck_of(record.deck.hash), commitment=commitment, salts=[salt])
    assert verified.rounds == len(record.rounds) > 1
    assert record.winner is not None


@pytest.mark.parametrize("name", NAMES)
def test_a_card_that_lies_the_other_way_up_is_found_here_too(name: str) -> None:
    match = json.loads((GOLDEN / name).read_text(encoding="utf-8"))
    hand = match["rounds"][1]["deal"][1]
    hand[0] = "/".join(reversed(hand[0].split("/")))
    with pytest.raises(FairnessError, match="wrong-deal"):
        verify(from_json(json.dumps(match)), deck_of(match["deck"]["hash"]))
