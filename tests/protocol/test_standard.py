"""The decks that are exported: with them, and nothing else of dnup, deals can be checked."""

import hashlib
import hmac
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dnup.notation import shipped_decks, to_json
from dnup.protocol.standard import standard_json
from dnup.rules import Deck
from support.proofs import proved_match

OLD = Path(__file__).parents[1] / "old" / "records"

STANDARD = standard_json()


def stream(secret: bytes, context: bytes) -> Iterator[int]:
    number = 0
    while True:
        yield from hmac.digest(secret, context + number.to_bytes(8, "big"), hashlib.sha256)
        number += 1


def hands(secret: bytes, context: bytes, cards: list[str], first: int, players: int) -> list[str]:
    """The hands of a deal by the method of docs/fairness.md, each as sorted text."""
    source = stream(secret, context)
    order = list(range(len(cards)))
    for i in range(len(cards) - 1, 0, -1):
        n = i + 1
        j = next(byte for byte in source if byte < 256 - 256 % n) % n
        order[i], order[j] = order[j], order[i]
    turned = [next(source) for _ in range((len(cards) + 7) // 8)]
    dealt: list[list[str]] = [[] for _ in range(players)]
    for k, number in enumerate(order):
        low, high = cards[number].removesuffix("*").split("/")
        star = "*" if cards[number].endswith("*") else ""
        is_turned = turned[number // 8] >> number % 8 & 1
        card = f"{high}/{low}{star}" if is_turned else f"{low}/{high}{star}"
        dealt[(first + k) % players].append(card)
    return [" ".join(sorted(hand)) for hand in dealt]


def check(record: dict[str, Any], cards: dict[str, list[str]]) -> None:
    """Every deal of a record follows from its proof and these cards."""
    proof, deck, players = record["fairness"], record["deck"], len(record["seats"])
    salted = zip(record["seats"], proof["salts"], strict=True)
    who = [[seat["name"], seat.get("bot"), salt] for seat, salt in salted]
    for i, round_ in enumerate(record["rounds"]):
        parts = [STANDARD["context"], deck["name"], deck["hash"], who, i + 1]
        context = json.dumps(parts, ensure_ascii=False, separators=(",", ":")).encode()
        found = hands(bytes.fromhex(proof["secret"]), context, cards[str(players)], i, players)
        assert found == [" ".join(sorted(hand)) for hand in round_["deal"]]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_deal_of_a_record_follows_from_what_is_exported(players: int) -> None:
    record = json.loads(to_json(proved_match(players)))
    deck = record["deck"]
    assert (deck["name"], deck["hash"]) == (STANDARD["name"], STANDARD["hash"])
    check(record, STANDARD["cards"])


@pytest.mark.parametrize("count", ["two", "three", "four", "five"])
def test_a_record_from_before_the_printed_deck_is_checked_with_pairs(count: str) -> None:
    record = json.loads((OLD / f"{count}-players.json").read_text(encoding="utf-8"))
    (pairs,) = (deck for deck in STANDARD["others"] if deck["hash"] == record["deck"]["hash"])
    assert (pairs["name"], record["deck"]["name"]) == ("pairs", "standard")
    check(record, pairs["cards"])


@pytest.mark.parametrize("deck", shipped_decks(), ids=lambda deck: deck.name)
def test_all_cards_that_take_part_are_there_the_lower_value_first(deck: Deck) -> None:
    (told,) = (one for one in (STANDARD, *STANDARD["others"]) if one["hash"] == deck.hash)
    assert list(told["cards"]) == ["2", "3", "4", "5"]
    for players, cards in told["cards"].items():
        assert len(cards) == deck.pack(int(players)).size
        for card in cards:
            low, high = map(int, card.removesuffix("*").split("/"))
            assert low < high
