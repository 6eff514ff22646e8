"""A pack is what its cards are: equal, portable, and the same whichever way they were entered."""

import pickle
import random

import pytest

from dnup import (
    Deck,
    DeckCard,
    DeckError,
    DeckErrorCode,
    Face,
    apply,
    deal,
    legal_actions,
    standard_deck,
    start,
)
from support.helpers import pairs_position as position

CARDS = tuple(DeckCard(low, high) for low, high in [(2, 3), (2, 4), (2, 5), (3, 4)])
STAR = DeckCard(1, 5, star=True)


def test_packs_of_the_same_cards_are_equal_whatever_else_is_in_the_box() -> None:
    small = Deck("small", (STAR, *CARDS))
    large = Deck("large", (STAR, *CARDS, DeckCard(1, 2, Face.SAD)))
    assert small.pack(4) == large.pack(4)
    assert hash(small.pack(4)) == hash(large.pack(4))
    assert small.pack(5) != large.pack(5)
    assert small.pack(3) != small.pack(4)


def test_a_card_entered_with_its_higher_value_first_is_the_same_card() -> None:
    turned = Deck("small", (DeckCard(5, 1, star=True), *(DeckCard(c.high, c.low) for c in CARDS)))
    assert turned == Deck("small", (STAR, *CARDS))
    assert turned.hash == Deck("small", (STAR, *CARDS)).hash


def test_rounds_can_be_pickled_at_every_ply() -> None:
    rng = random.Random(0)
    for players in (2, 5):
        pack = standard_deck().pack(players)
        round_ = start(pack, deal(pack, rng))
        while not round_.is_over:
            again = pickle.loads(pickle.dumps(round_))
            assert again == round_
            assert legal_actions(again) == legal_actions(round_)
            round_ = apply(round_, rng.choice(legal_actions(round_)))


def test_a_value_on_too_many_cards_is_refused() -> None:
    pairs = (DeckCard(2, high) for high in (3, 4, 5, 6) for _ in range(4))
    assert len(Deck("sixteen", (STAR, *pairs)).cards) == 17
    with pytest.raises(DeckError) as caught:
        Deck("copies", (STAR, *(DeckCard(1, 2) for _ in range(16))))
    (problem,) = caught.value.details
    assert problem.code == DeckErrorCode.VALUE_TOO_COMMON
    assert problem.facts == {"value": 1, "count": 17, "most": 16}


def test_many_equal_cards_are_listed_once_and_quickly() -> None:
    deck = Deck("equal", (STAR, *(DeckCard(2, 3) for _ in range(16)), *(DeckCard(4, 6),) * 15))
    hand = " ".join(["2/3"] * 16)
    round_ = position(f"A: {hand} | B: 4/6 | A1 to play", deck)
    assert [str(a) for a in legal_actions(round_)][:3] == ["2/3", "2/3+2/3", "2/3+2/3+2/3"]
    assert len(legal_actions(round_)) == 17


@pytest.mark.parametrize("players", [0, 1, 6])
def test_there_is_no_pack_for_other_player_counts(players: int) -> None:
    with pytest.raises(ValueError, match="for 2, 3, 4, 5 players, not"):
        standard_deck().pack(players)


def test_a_pack_does_not_grow_with_every_hand_that_is_shown() -> None:
    pack, rng = standard_deck().pack(5), random.Random(1)
    for _ in range(7_000):
        hand = rng.getrandbits(40) & pack.cards
        cards = pack.to_cards(hand, rng.getrandbits(40))
        assert len(cards) == hand.bit_count()
    assert len(pack.shown) <= 5_000
