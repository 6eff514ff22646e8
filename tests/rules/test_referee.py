"""The engine and the naive referee side by side, in whole matches, one ply after the other.

DNUP_PLIES says how many plies are compared at least; a third of them with random decks.
"""

import os
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dnup import (
    Action,
    Deck,
    Match,
    Round,
    Seat,
    apply,
    deal,
    hand_sizes,
    is_legal,
    legal_actions,
)
from support.helpers import (
    ALL_COUNTS,
    DECKS,
    choose,
    deals,
    deck_of,
    decks,
    nonsense,
    plain,
    plain_area,
    plain_card,
    plain_hands,
)
from support.referee import MatchReferee, Referee

PLIES = int(os.environ.get("DNUP_PLIES", "40000"))


@pytest.mark.no_cover
@pytest.mark.parametrize("kind", DECKS)
@pytest.mark.parametrize("players", ALL_COUNTS)
def test_the_referee_agrees_on_every_ply_of_whole_matches(players: int, kind: str) -> None:
    share = -(-PLIES // (len(DECKS) * len(ALL_COUNTS)))
    compared = 0
    stopped_early = 0
    batch = 0

    @given(st.integers(min_value=0, max_value=2**64))
    @settings(max_examples=20, database=None)  # a few at a time, until there are enough
    def compare(seed: int) -> None:
        nonlocal compared, stopped_early
        if compared >= share:
            return
        # Under CI Hypothesis draws the same seeds in each batch; the matches must still differ.
        rng = Random(f"{players} {kind} {batch} {seed}")
        deck = deck_of(kind, rng, players)
        plies, match = compare_match(deck, players, rng)
        compared += plies
        stopped_early += match.round is not None and len(match.round.out) == 1

    while compared < share:
        compare()
        batch += 1
    assert stopped_early or PLIES < 10_000  # E4: won in the middle of a round


@given(deals(), st.data())
@settings(max_examples=40)
def test_the_referee_agrees_whatever_is_chosen(round_: Round, data: st.DataObject) -> None:
    naive = Referee(plain_hands(tuple(map(round_.hand, round_.pack.seats))))
    for _ in range(40):
        options = assert_same_round(round_, naive)
        if not options:
            return
        action = data.draw(st.sampled_from(options))
        round_ = apply(round_, action)
        naive.do(plain(action))


@given(decks(), st.sampled_from(ALL_COUNTS), st.randoms(use_true_random=False))
@settings(max_examples=20)
def test_the_referee_agrees_on_matches_of_any_deck(deck: Deck, players: int, rng: Random) -> None:
    compare_match(deck, players, rng, most=60)


def compare_match(deck: Deck, players: int, rng: Random, most: int = 3000) -> tuple[int, Match]:
    """Play a match on both sides; how many plies were compared, and how it stands at the end."""
    match, naive = Match(deck, players), MatchReferee(players)
    plies = 0
    while not match.is_over and plies < most:
        if match.awaits_deal:
            pack, first = deck.pack(players), match.first_dealt
            assert first == naive.first_dealt()
            assert list(hand_sizes(pack, first)) == naive.hand_sizes(pack.cards.bit_count())
            dealt = deal(pack, rng, first)
            match = match.begin(dealt)
            naive.begin(plain_hands(dealt.hands))
        assert match.round is not None
        assert naive.round is not None
        options = assert_same_round(match.round, naive.round)
        assert_same_answers(match.round, options, naive.round, rng)
        action = choose(options, rng)
        match = match.apply(action)
        naive.do(plain(action))
        plies += 1
        assert list(match.points) == naive.points
        assert match.winner == naive.winner
        if match.round is not None and match.round.is_over:
            assert_same_round(match.round, naive.round)
            assert match.legal_actions() == []
    return plies, match


def assert_same_round(round_: Round, naive: Referee) -> list[Action]:
    """Compare all that a round holds, and the legal actions, which are given back."""
    turn = round_.turn
    assert (None if turn is None else plain_area(turn)) == naive.turn
    table = {plain_area(a): list(map(plain_card, s)) for a, s in round_.table().items()}
    assert table == {a: sorted(s) for a, s in naive.sets.items()}
    pile = round_.pack.to_cards(round_.discarded, round_.flipped)
    assert list(map(plain_card, pile)) == sorted(naive.pile)
    for seat in round_.pack.seats:
        assert list(map(plain_card, round_.hand(seat))) == sorted(naive.hands[seat])
        assert list(map(plain_card, round_.known(seat))) == sorted(naive.known[seat])
    assert list(round_.out) == [Seat(seat) for seat in naive.out]
    assert list(round_.points) == naive.points

    options = legal_actions(round_)
    allowed = set(map(plain, options))
    assert len(allowed) == len(options)
    assert allowed == set(naive.legal_actions())
    return options


def assert_same_answers(round_: Round, options: list[Action], naive: Referee, rng: Random) -> None:
    for action in options:
        assert is_legal(round_, action)
    for _ in range(3):
        action = nonsense(round_, rng)
        assert is_legal(round_, action) == naive.is_legal(plain(action))
