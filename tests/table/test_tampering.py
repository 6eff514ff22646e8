"""Whatever one thing is changed in a record, in whatever way: it is no longer proved.

Not meant are what the deals do not hang on: `options`, `assisted`, the order within a hand, and one
legal action instead of another, which the rules check (docs/fairness.md).
"""

import json
from collections.abc import Callable, Iterable, Iterator
from copy import copy
from itertools import combinations, permutations, product
from typing import Any

import msgspec
import pytest

from dnup.notation import Record, TextError, from_json, standard_deck, to_json
from dnup.rules import Deck
from dnup.table.fairness import FairnessError, verify
from support.games import SMALL_DECK
from support.proofs import proved_match

Shape = dict[str, Any]
Path = tuple[str | int, ...]
HEX = "0123456789abcdef"


def set_to(shape: Any, path: Path, values: Iterable[Any]) -> Iterator[Any]:
    """The shape with each of these values at a place. Only the way to it is copied."""
    for value in values:
        new = copy(shape)
        new[path[0]] = value if len(path) == 1 else next(set_to(new[path[0]], path[1:], [value]))
        yield new


def other_hex(text: str) -> Iterator[str]:
    """The text with another digit at each place, one at a time."""
    for i, old in enumerate(text):
        yield from (text[:i] + digit + text[i + 1 :] for digit in HEX if digit != old)


def other_text(text: str) -> set[str]:
    """Texts that differ by a character."""
    found = {text + "x", "x" + text, text + " ", text.swapcase(), ""}
    for i, letter in enumerate(text):
        found |= {text[:i] + text[i + 1 :], text[:i] + chr(ord(letter) ^ 1) + text[i + 1 :]}
    return found - {text}


def change_the_secret(shape: Shape) -> Iterator[Shape]:
    secret = shape["fairness"]["secret"]
    wrong = [None, "", secret[:-1], secret + "0", secret.upper(), shape["fairness"]["commitment"]]
    yield from set_to(shape, ("fairness", "secret"), [*other_hex(secret), *wrong])


def change_the_commitment(shape: Shape) -> Iterator[Shape]:
    commitment = shape["fairness"]["commitment"]
    yield from set_to(shape, ("fairness", "commitment"), other_hex(commitment))


def change_a_salt(shape: Shape) -> Iterator[Shape]:
    for i, salt in enumerate(shape["fairness"]["salts"]):
        yield from set_to(shape, ("fairness", "salts", i), other_text(salt))


def exchange_salts(shape: Shape) -> Iterator[Shape]:
    salts = shape["fairness"]["salts"]
    others = (list(order) for order in permutations(salts) if list(order) != salts)
    yield from set_to(shape, ("fairness", "salts"), others)


def lose_or_add_a_salt(shape: Shape) -> Iterator[Shape]:
    salts = shape["fairness"]["salts"]
    shorter = [salts[:i] + salts[i + 1 :] for i in range(len(salts))]
    yield from set_to(shape, ("fairness", "salts"), [*shorter, [*salts, ""], [*salts, "x"]])


def lose_the_proof(shape: Shape) -> Iterator[Shape]:
    yield {key: part for key, part in shape.items() if key != "fairness"}


def change_a_name(shape: Shape) -> Iterator[Shape]:
    for i, seat in enumerate(shape["seats"]):
        yield from set_to(shape, ("seats", i, "name"), other_text(seat["name"]))


def change_a_level(shape: Shape) -> Iterator[Shape]:
    for i, seat in enumerate(shape["seats"]):
        others = other_text(seat["bot"]) | {None} if "bot" in seat else {"greedy"}
        yield from set_to(shape, ("seats", i, "bot"), others)


def exchange_seats(shape: Shape) -> Iterator[Shape]:
    seats = shape["seats"]
    yield from set_to(shape, ("seats",), (list(o) for o in permutations(seats) if list(o) != seats))


def change_the_deck(shape: Shape) -> Iterator[Shape]:
    yield from set_to(shape, ("deck", "name"), other_text(shape["deck"]["name"]))
    yield from set_to(shape, ("deck", "hash"), other_hex(shape["deck"]["hash"]))
    yield from set_to(shape, ("deck", "hash"), [SMALL_DECK.hash])


def turn_a_dealt_card(shape: Shape) -> Iterator[Shape]:
    for i, round_ in enumerate(shape["rounds"]):
        for j, hand in enumerate(round_["deal"]):
            for k, card in enumerate(hand):
                one, two = card.removesuffix("*").split("/")
                turned = f"{two}/{one}{'*' if '*' in card else ''}"
                yield from set_to(shape, ("rounds", i, "deal", j, k), [turned])


def exchange_dealt_cards(shape: Shape) -> Iterator[Shape]:
    for i, round_ in enumerate(shape["rounds"]):
        for (a, one), (b, two) in combinations(enumerate(round_["deal"]), 2):
            for j, k in product(range(len(one)), range(len(two))):
                if one[j] != two[k]:  # cards that cannot be told apart may lie in either hand
                    (first,) = set_to(shape, ("rounds", i, "deal", a, j), [two[k]])
                    yield from set_to(first, ("rounds", i, "deal", b, k), [one[j]])


def move_a_dealt_card(shape: Shape) -> Iterator[Shape]:
    for i, round_ in enumerate(shape["rounds"]):
        first, second, *others = round_["deal"]
        yield from set_to(shape, ("rounds", i, "deal"), [[first[1:], [*second, first[0]], *others]])


def exchange_hands(shape: Shape) -> Iterator[Shape]:
    for i, round_ in enumerate(shape["rounds"]):
        hands = round_["deal"]
        others = (list(order) for order in permutations(hands) if list(order) != hands)
        yield from set_to(shape, ("rounds", i, "deal"), others)


def exchange_rounds(shape: Shape) -> Iterator[Shape]:
    rounds = shape["rounds"]
    pairs = list(combinations(range(len(rounds)), 2))
    for i, j in pairs:
        (first,) = set_to(shape, ("rounds", i), [rounds[j]])
        yield from set_to(first, ("rounds", j), [rounds[i]])
    for i, j in pairs:  # only what was dealt in them
        (first,) = set_to(shape, ("rounds", i, "deal"), [rounds[j]["deal"]])
        yield from set_to(first, ("rounds", j, "deal"), [rounds[i]["deal"]])


def lose_or_double_a_round(shape: Shape) -> Iterator[Shape]:
    rounds = shape["rounds"]
    for i in range(len(rounds)):
        yield from set_to(shape, ("rounds",), [rounds[:i] + rounds[i + 1 :]])
        yield from set_to(shape, ("rounds",), [rounds[: i + 1] + rounds[i:]])
    yield from set_to(shape, ("rounds",), [[]])


def change_the_points(shape: Shape) -> Iterator[Shape]:
    for i, round_ in enumerate(shape["rounds"]):
        for j, points in enumerate(round_["points"]):
            others = (other for other in range(3) if other != points)
            yield from set_to(shape, ("rounds", i, "points", j), others)


def change_the_starter(shape: Shape) -> Iterator[Shape]:
    for i, round_ in enumerate(shape["rounds"]):
        others = (seat for seat in "ABCDE" if seat != round_["starter"])
        yield from set_to(shape, ("rounds", i, "starter"), others)


def change_the_winner(shape: Shape) -> Iterator[Shape]:
    others = [seat for seat in [None, *"ABCDE"] if seat != shape["winner"]]
    yield from set_to(shape, ("winner",), others)


CHANGES: list[Callable[[Shape], Iterator[Shape]]] = [
    change_the_secret,
    change_the_commitment,
    change_a_salt,
    exchange_salts,
    lose_or_add_a_salt,
    lose_the_proof,
    change_a_name,
    change_a_level,
    exchange_seats,
    change_the_deck,
    turn_a_dealt_card,
    exchange_dealt_cards,
    move_a_dealt_card,
    exchange_hands,
    exchange_rounds,
    lose_or_double_a_round,
    change_the_points,
    change_the_starter,
    change_the_winner,
]


def is_proved(shape: Shape, decks: dict[str, Deck]) -> bool:
    """Whether the record can be read, its deck is known, and all is verified."""
    try:
        record = from_json(json.dumps(shape))
        verify(record, decks.get(record.deck.hash, standard_deck()))
    except (TextError, FairnessError):
        return False
    return True


@pytest.mark.no_cover
@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("change", CHANGES)
def test_one_change_and_it_is_no_longer_proved(
    change: Callable[[Shape], Iterator[Shape]], players: int
) -> None:
    shape: Shape = json.loads(to_json(proved_match(players)))
    decks = {deck.hash: deck for deck in (standard_deck(), SMALL_DECK)}
    assert is_proved(shape, decks)
    changes = 0
    for wrong in change(shape):
        assert wrong != shape
        assert not is_proved(wrong, decks)
        changes += 1
    assert changes > 0
    assert is_proved(shape, decks)


def test_a_secret_with_a_commitment_to_match_is_found_out_by_the_deals() -> None:
    """Who changes two things still has to change every deal."""
    record = proved_match(3)
    other = proved_match(3, seed=2)
    assert record.fairness is not None
    assert other.fairness is not None
    with pytest.raises(FairnessError):
        verify(msgspec.structs.replace(record, fairness=other.fairness), standard_deck())


def test_what_the_deals_do_not_hang_on_can_be_told_later() -> None:
    record = proved_match(3)
    seats = [msgspec.structs.replace(record.seats[0], assisted=7), *record.seats[1:]]
    told: Record = msgspec.structs.replace(record, seats=seats, options={"pace": 1})
    assert verify(told, standard_deck()).rounds == len(record.rounds)
