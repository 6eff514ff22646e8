"""The standard deck that is exported: with it, and nothing else of dnup, deals can be checked."""

import hashlib
import hmac
import json
from collections.abc import Iterator

import pytest
from proofs import proved_match

from dnup.notation import standard_deck, to_json
from dnup.protocol.__main__ import exported

STANDARD = json.loads(exported()["standard.json"])


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
        low, high, star = cards[number][0], cards[number][2], cards[number][3:]
        is_turned = turned[number // 8] >> number % 8 & 1
        card = f"{high}/{low}{star}" if is_turned else f"{low}/{high}{star}"
        dealt[(first + k) % players].append(card)
    return [" ".join(sorted(hand)) for hand in dealt]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_deal_of_a_record_follows_from_what_is_exported(players: int) -> None:
    record = json.loads(to_json(proved_match(players)))
    proof, deck = record["fairness"], record["deck"]
    assert (deck["name"], deck["hash"]) == (STANDARD["name"], STANDARD["hash"])
    salted = zip(record["seats"], proof["salts"], strict=True)
    who = [[seat["name"], seat.get("bot"), salt] for seat, salt in salted]
    for i, round_ in enumerate(record["rounds"]):
        parts = [STANDARD["context"], deck["name"], deck["hash"], who, i + 1]
        context = json.dumps(parts, ensure_ascii=False, separators=(",", ":")).encode()
        cards = STANDARD["cards"][str(players)]
        found = hands(bytes.fromhex(proof["secret"]), context, cards, i, players)
        assert found == [" ".join(sorted(hand)) for hand in round_["deal"]]


def test_all_cards_that_take_part_are_there_the_lower_value_first() -> None:
    assert list(STANDARD["cards"]) == ["2", "3", "4", "5"]
    for players, cards in STANDARD["cards"].items():
        assert len(cards) == standard_deck().pack(int(players)).size
        assert all(card[0] <= card[2] for card in cards)
