"""Deals that can be proved: even, repeatable, and nothing can be changed afterwards."""

import doctest
import json
from collections import Counter
from collections.abc import Callable, Iterable
from hashlib import sha256
from itertools import chain, product
from math import factorial, sqrt
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dnup.notation import (
    DeckJson,
    Record,
    RecordError,
    SeatJson,
    TextErrorCode,
    from_json,
    pairs_deck,
    parse_deck,
    rename_deck,
    standard_deck,
    to_json,
)
from dnup.rules import Deal, Deck, Match, Rng
from dnup.table.fairness import (
    DealRng,
    FairnessError,
    FairnessErrorCode,
    commit,
    context,
    deal_round,
    prove,
    stream,
    verify,
)
from support.games import SMALL_DECK, TEXT, game
from support.helpers import random_deck
from support.proofs import SALTS, proved_match, seats_of

PAGE = Path(__file__).parents[2] / "docs" / "fairness.md"
SECRET = bytes(range(32))
DECK = standard_deck()
Shape = dict[str, Any]


def dealt(players: int, number: int, secret: bytes = SECRET, deck: Deck = DECK) -> Deal:
    """The deal of a round, whatever was played before it."""
    match = Match(deck, players, rounds=number - 1)
    return deal_round(match, secret, seats_of(players), SALTS[:players])


def digest_of(deal: Deal) -> str:
    hands = "|".join(" ".join(map(str, hand)) for hand in deal.hands)
    return sha256(hands.encode()).hexdigest()[:16]


def rng_of(number: int) -> DealRng:
    return DealRng(stream(SECRET, number.to_bytes(4, "big")))


def failure(record: Record, **noted: Any) -> FairnessError:
    with pytest.raises(FairnessError) as caught:
        verify(record, DECK, **noted)
    return caught.value


def changed(record: Record, **parts: Any) -> Record:
    """The record with another fairness part."""
    assert record.fairness is not None
    return msgspec.structs.replace(
        record, fairness=msgspec.structs.replace(record.fairness, **parts)
    )


# The method, pinned.


def test_a_commitment_is_the_sha_256_of_the_secret() -> None:
    assert commit(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    for wrong in (b"", SECRET[1:], SECRET + b"\0"):
        with pytest.raises(ValueError, match="32 bytes"):
            commit(wrong)


@pytest.mark.parametrize(
    ("players", "number", "digest"),
    [
        (2, 1, "1ce816c399718424"),
        (2, 2, "447638329b561e00"),
        (3, 1, "3e59b88ef3fdb11c"),
        (3, 5, "ab44c3dd93ba9918"),
        (4, 1, "4af38582d6b74983"),
        (5, 1, "8c3e95e9d1dca874"),
        (5, 9, "b6e8be5691a0c920"),
    ],
)
def test_what_is_dealt_stays_what_it_was(players: int, number: int, digest: str) -> None:
    assert digest_of(dealt(players, number)) == digest


@pytest.mark.parametrize(
    ("players", "number", "digest"),
    [
        (2, 1, "830692b7eda9e4dd"),
        (2, 2, "0e9ced056bd5a312"),
        (3, 1, "78a763e56ecb3ffe"),
        (3, 5, "27f75832cd2b249f"),
        (4, 1, "653dd15372666cc9"),
        (5, 1, "78f5c3632bb13189"),
        (5, 9, "946343ca8416c6ec"),
    ],
)
def test_with_the_first_standard_deck_too(players: int, number: int, digest: str) -> None:
    first = rename_deck(pairs_deck(), "standard")
    assert digest_of(dealt(players, number, deck=first)) == digest
    assert digest_of(dealt(players, number, deck=pairs_deck())) != digest  # the name counts


def test_the_rules_deal_from_such_a_source() -> None:
    source: Rng = rng_of(1)
    assert len(Match(DECK, 2).deal(source).hands) == 2


def test_the_stream_joins_its_blocks() -> None:
    source = stream(SECRET, b"x")
    taken = bytes(next(source) for _ in range(100))
    assert len({taken[i : i + 32] for i in range(0, 96, 32)}) == 3
    again = DealRng(stream(SECRET, b"x"))
    assert again.getrandbits(800) == int.from_bytes(taken, "little")


def test_a_way_up_is_the_bit_of_the_card_in_the_byte_of_the_card() -> None:
    bits = DealRng(iter([0b1000_0001, 0b0000_0010, 0b1111_1111])).getrandbits(22)
    assert [i for i in range(22) if bits >> i & 1] == [0, 7, 9, 16, 17, 18, 19, 20, 21]


@given(st.lists(TEXT, min_size=3, max_size=3), TEXT)
def test_a_context_escapes_as_the_page_says(names: list[str], deck: str) -> None:
    short = {8: "\\b", 9: "\\t", 10: "\\n", 12: "\\f", 13: "\\r", 34: '\\"', 92: "\\\\"}

    def quoted(text: str) -> str:
        plain = {i: f"\\u{i:04x}" for i in range(32)} | short
        return '"' + text.translate(plain) + '"'

    seats = [SeatJson(names[0]), SeatJson(names[1], names[2])]
    who = f"[[{quoted(names[0])},null,{quoted(names[2])}],"
    who += f"[{quoted(names[1])},{quoted(names[2])},{quoted(names[0])}]]"
    bound = context(DeckJson(deck, "0" * 64), seats, [names[2], names[0]], 12)
    assert bound.decode() == f'["dnup/1 deal",{quoted(deck)},"{"0" * 64}",{who},12]'


def test_deal_round_refuses_what_a_record_could_not_prove() -> None:
    match, seats = Match(DECK, 3), seats_of(3)
    for secret, who, salts, why in (
        (SECRET[1:], seats, SALTS[:3], "a secret has 32 bytes, not 31"),
        (SECRET, seats[:2], SALTS[:2], "2 seats for 3 players"),
        (SECRET, seats, SALTS[:2], "salt-count"),
        (SECRET, seats, ("x" * 65, "x", ""), "bad-salt"),
        (SECRET, seats, ("\n", "x", ""), "bad-salt"),
        (SECRET, seats, ("x", "x", "x"), "bot-salt"),
    ):
        with pytest.raises(ValueError, match=why):
            deal_round(match, secret, who, salts)


# Even.


@pytest.mark.parametrize("n", range(1, 257))
def test_a_number_below_n_is_as_often_each(n: int) -> None:
    rng = DealRng(iter(range(256)))
    counts = Counter(rng.below(n) for _ in range(256 // n * n))
    assert counts == dict.fromkeys(range(n), 256 // n)
    with pytest.raises(StopIteration):  # the bytes that are left cannot be shared out
        rng.below(n)


@pytest.mark.parametrize("n", [0, -1, 257])
def test_a_byte_chooses_among_1_to_256(n: int) -> None:
    with pytest.raises(ValueError, match="a byte cannot choose"):
        rng_of(1).below(n)


@pytest.mark.parametrize("n", range(1, 7))
def test_a_shuffle_has_one_way_to_each_order(n: int) -> None:
    orders = set()
    for numbers in product(*(range(i) for i in range(n, 1, -1))):
        order = list(range(n))
        DealRng(iter(numbers)).shuffle(order)
        orders.add(tuple(order))
    assert len(orders) == factorial(n)


def deviation(counts: Iterable[int], expected: float, freedom: int, scale: float = 1) -> float:
    """How many standard deviations chi-square is away from its mean."""
    chi_square = scale * sum((count - expected) ** 2 / expected for count in counts)
    return (chi_square - freedom) / sqrt(2 * freedom)


def unevenness(rng: Callable[[int], DealRng], cards: int = 40, rounds: int = 12_000) -> float:
    """How far the places of all cards in so many shuffles are from what chance gives."""
    places: Counter[tuple[int, int]] = Counter()
    for number in range(rounds):
        order = list(range(cards))
        rng(number).shuffle(order)
        places.update(enumerate(order))
    counts = [places[place, card] for place in range(cards) for card in range(cards)]
    # Rows and columns of a permutation have fixed sums: hence the freedom and the scale.
    return deviation(counts, rounds / cards, (cards - 1) ** 2, scale=(cards - 1) / cards)


@pytest.mark.no_cover
def test_every_card_comes_to_every_place_as_often() -> None:
    assert abs(unevenness(rng_of)) < 3


@pytest.mark.no_cover
def test_without_rejection_cards_would_not_come_as_often() -> None:
    class Biased(DealRng):
        def below(self, n: int) -> int:
            return super().below(256) % n

    assert unevenness(lambda number: Biased(stream(SECRET, number.to_bytes(4, "big")))) > 5


@pytest.mark.no_cover
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_card_lies_either_way_up_as_often_and_comes_to_every_seat_as_often(
    players: int,
) -> None:
    rounds = 1000
    turned: Counter[tuple[int, bool]] = Counter()
    seats: Counter[tuple[int, int]] = Counter()
    pack = DECK.pack(players)
    for number in range(1, rounds + 1):
        hands, flipped = dealt(players, number).to_masks(
            pack, Match(DECK, players, number - 1).first_dealt
        )
        for i in range(pack.size):
            turned[i, bool(flipped >> i & 1)] += 1
            seats.update((i, seat) for seat, hand in enumerate(hands) if hand >> i & 1)
    singles = [i for i in range(pack.size) if pack.equal(pack.card(1 << i, 0)).bit_count() == 1]
    ways = [turned[i, way] for i in singles for way in (False, True)]
    assert abs(deviation(ways, rounds / 2, len(singles))) < 3
    homes = [seats[i, seat] for i in singles for seat in range(players)]
    assert abs(deviation(homes, rounds / players, len(singles) * (players - 1))) < 3


@pytest.mark.no_cover
def test_a_round_tells_nothing_about_the_next() -> None:
    pairs: Counter[tuple[object, object]] = Counter()
    for number in range(1, 4001, 2):
        one, two = (dealt(3, n) for n in (number, number + 1))
        pairs.update([(home(one), home(two))])
    assert len(pairs) == 36
    assert abs(deviation(pairs.values(), 2000 / 36, 35)) < 3


def home(deal: Deal) -> tuple[int, int]:
    """The seat that was dealt the star, and which way up."""
    return next(
        (seat, card.active) for seat, hand in enumerate(deal.hands) for card in hand if card.star
    )


def test_no_two_rounds_secrets_or_tables_are_dealt_alike() -> None:
    deals = [dealt(2, number) for number in range(1, 200)]
    deals += [dealt(2, 1, SECRET[:i] + b"x" + SECRET[i + 1 :]) for i in range(32)]
    assert len(set(deals)) == len(deals)
    assert dealt(2, 1) == dealt(2, 1)


# Verified.


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_match_that_was_dealt_so_is_verified(players: int) -> None:
    record = from_json(to_json(proved_match(players)))
    assert record.winner is not None
    verified = verify(record, DECK)
    assert record.fairness is not None
    assert verified.commitment == commit(bytes.fromhex(verified.secret))
    assert verified.salts == tuple(record.fairness.salts) == SALTS[:players]
    assert verified.rounds == len(record.rounds) > 1
    assert verified.cards == verified.rounds * DECK.pack(players).size
    assert verified.actions == sum(len(round_.actions) for round_ in record.rounds)


@pytest.mark.parametrize("length", [0, 1, 30])
def test_a_match_that_was_left_is_verified_as_far_as_it_went(length: int) -> None:
    record = proved_match(3, length=length)
    assert record.winner is None
    assert verify(record, DECK).actions == length


@pytest.mark.parametrize("seed", range(20))
def test_any_deck_can_be_proved(seed: int) -> None:
    deck = random_deck(Random(seed))
    record = proved_match(2 + seed % 4, seed, deck, 60)
    assert verify(record, deck).rounds == len(record.rounds)
    renamed = parse_deck('name = "other"\ncards = ["1/5*", "2/7", "2/9", "3/4", "3/6"]')
    assert verify(proved_match(2, seed, SMALL_DECK), renamed).rounds >= 2


def test_the_program_on_the_page_agrees() -> None:
    said: Shape = {}
    for example in doctest.DocTestParser().get_examples(PAGE.read_text(encoding="utf-8")):
        if example.source.startswith(("import hashlib", "def ")):
            exec(example.source, said)
    check: Callable[[object, list[str]], None] = said["check"]
    for players in (2, 3, 4, 5):
        cards = [str(card).split()[0] for card in DECK.cards if card.takes_part(players)]
        shape = json.loads(to_json(proved_match(players)))
        check(shape, cards)
        shape["rounds"].reverse()
        with pytest.raises(AssertionError):
            check(shape, cards)


def test_what_a_player_noted_must_be_in_the_record() -> None:
    record = proved_match(3)
    assert record.fairness is not None
    commitment = record.fairness.commitment
    verify(record, DECK, commitment=commitment, salts=["tulip 7", 'say "hi"'])
    error = failure(record, commitment="0" * 64)
    assert (error.code, error.place) == (FairnessErrorCode.OTHER_COMMITMENT, "fairness.commitment")
    assert error.facts == {"commitment": commitment, "right": "0" * 64}
    for salt in ("tulip", "tulip 7 ", ""):  # the empty one of a bot is nobody's
        error = failure(record, salts=["tulip 7", salt])
        assert (error.code, error.place) == (FairnessErrorCode.SALT_NOT_USED, "fairness.salts")
        assert error.facts == {"salt": salt}


def test_without_a_proof_nothing_can_be_said() -> None:
    error = failure(game(3))
    assert (error.code, str(error)) == (FairnessErrorCode.NO_PROOF, "no-proof")


def test_before_the_secret_is_revealed_nothing_can_be_said() -> None:
    record = proved_match(3)
    error = failure(changed(record, secret=None))
    assert (error.code, error.place) == (FairnessErrorCode.NOT_REVEALED, "fairness.secret")
    assert prove(SECRET, SALTS[:3], reveal=False).secret is None
    assert prove(SECRET, SALTS[:3], reveal=True).secret == SECRET.hex()


@pytest.mark.parametrize(
    "secret", ["", "0" * 63, "0" * 62 + "\u0661\u0661", "0" * 64 + "\n", "A" * 64]
)
def test_a_secret_that_cannot_be_one_is_told(secret: str) -> None:
    error = failure(changed(proved_match(3), secret=secret))
    assert (error.code, error.place) == (FairnessErrorCode.BAD_SECRET, "fairness.secret")


def test_a_secret_that_was_not_committed_to_is_told() -> None:
    record = proved_match(3)
    assert record.fairness is not None
    error = failure(changed(record, secret=SECRET.hex()))
    assert (error.code, error.place) == (FairnessErrorCode.WRONG_SECRET, "fairness.secret")
    assert error.facts == {"commitment": record.fairness.commitment, "right": commit(SECRET)}


@pytest.mark.parametrize(
    ("salts", "fault", "place"),
    [
        (["tulip 7", 'say "hi"'], FairnessErrorCode.SALT_COUNT, "fairness.salts"),
        ([*SALTS[:3], ""], FairnessErrorCode.SALT_COUNT, "fairness.salts"),
        (["x" * 65, 'say "hi"', ""], FairnessErrorCode.BAD_SALT, "fairness.salts[0]"),
        (["tulip 7", "é", ""], FairnessErrorCode.BAD_SALT, "fairness.salts[1]"),
        (["tulip 7", "x\n", ""], FairnessErrorCode.BAD_SALT, "fairness.salts[1]"),
        (["tulip 7", 'say "hi"', "x"], FairnessErrorCode.BOT_SALT, "fairness.salts[2]"),
    ],
)
def test_salts_that_cannot_be_are_told(
    salts: list[str], fault: FairnessErrorCode, place: str
) -> None:
    error = failure(changed(proved_match(3), salts=salts))
    assert (error.code, error.place) == (fault, place)


def test_the_first_card_that_was_dealt_elsewhere_is_named() -> None:
    record = proved_match(3)
    shape: Shape = json.loads(to_json(record))
    deal = shape["rounds"][1]["deal"]
    one, two = next((i, j) for i, j in product(range(10), repeat=2) if deal[1][i] != deal[2][j])
    right, wrong = deal[1][one], deal[2][two]
    deal[1][one], deal[2][two] = wrong, right
    error = failure(msgspec.convert(shape, Record))
    assert (error.code, error.place) == (FairnessErrorCode.WRONG_DEAL, f"rounds[1].deal[1][{one}]")
    assert error.facts == {
        "round": 2,
        "seat": "B",
        "name": "Zoë",
        "card": wrong,
        "right": right,
        "more": 0,
    }


def test_a_card_too_many_and_one_too_few_are_told() -> None:
    shape: Shape = json.loads(to_json(proved_match(3)))
    moved = shape["rounds"][0]["deal"][0].pop()
    error = failure(msgspec.convert(shape, Record))
    assert (error.facts["card"], error.facts["right"]) == ("none", moved)
    assert error.place == "rounds[0].deal[0]"
    shape["rounds"][0]["deal"][0] += [moved, moved]
    error = failure(msgspec.convert(shape, Record))
    assert (error.facts["card"], error.facts["right"]) == (moved, "none")


def test_how_the_cards_lie_within_a_hand_means_nothing() -> None:
    shape: Shape = json.loads(to_json(proved_match(3)))
    for hand in chain.from_iterable(round_["deal"] for round_ in shape["rounds"]):
        hand.reverse()
    assert verify(msgspec.convert(shape, Record), DECK).rounds == len(shape["rounds"])


def test_a_match_that_was_dealt_fairly_must_be_played_by_the_rules() -> None:
    shape: Shape = json.loads(to_json(proved_match(3)))
    shape["rounds"][1]["actions"].insert(0, {"kind": "take", "from": "A1"})
    with pytest.raises(RecordError) as caught:
        verify(msgspec.convert(shape, Record), DECK)
    assert (caught.value.code, caught.value.place) == (
        TextErrorCode.ILLEGAL_ACTION,
        "rounds[1].actions[0]",
    )
