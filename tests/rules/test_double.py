"""Equal cards: what a viewer may believe of them, against all shuffles of small decks."""

import sys
from collections import Counter
from dataclasses import replace
from itertools import combinations
from math import comb, prod
from random import Random

import pytest
from hypothesis import given

from dnup import Deal, Deck, DeckCard, Match, parse_action, sample, standard_deck, view_of
from dnup.notation import pairs_deck
from dnup.rules import chances, find_doubles, turned_hands
from support.helpers import A, B, C, box, card, cards, choose, decks
from support.machine import critical, deviation
from support.shuffles import doubtful, expected, fitting, moments

DRAWS = 3000
CASES = [(players, seed) for players in (2, 3) for seed in range(2)]
SEVEN = box("1/5*", "2/6", "2/6", "3/7", "4/8", "1/9", "2/9")


def shown(deck: Deck, dealt: str, *actions: str) -> Match:
    """A match with these hands, after these actions."""
    hands = tuple(cards(hand) for hand in dealt.split("|"))
    match = Match(deck, len(hands)).begin(Deal(hands))
    for action in actions:
        match = match.apply(parse_action(action))
    return match


def test_of_two_equal_cards_one_shown_makes_the_other_less_likely_in_the_same_hand() -> None:
    """As with two children: who has shown one of two is not as likely to have the other, too."""
    match = shown(SEVEN, "1/5* 3/7 4/8 | 2/6 9/2 | 9/1 6/2", "@", "2/6")
    # A cannot place 2/6, 2/6, 1/9 and 2/9. Call the equal ones x and y. If B has both, they lie in
    # one way so that B can show a 2/6 and keep one, and in two ways so that B keeps a 6/2. If B has
    # x and another card, x lies upright and y, with C, either way; that other card may be the 1/9
    # or the 2/9, either way, and C's other one too. The same with y for x. So each deal with both
    # leaves 1/9 and 2/9 with C, four ways, and each with one leaves eight.
    both, turned, elsewhere = 1 * 4, 2 * 4, 2 * 2 * 8
    total = both + turned + elsewhere
    places = chances(match.view(A), Random(0))[card("2/6")]
    assert places == {
        (B, card("2/6")): pytest.approx(both / total),
        (B, card("6/2")): pytest.approx(turned / total),
        (C, card("2/6")): pytest.approx(elsewhere / total / 2),
        (C, card("6/2")): pytest.approx(elsewhere / total / 2),
    }


@pytest.mark.parametrize("players", [2, 3])
def test_k2_a_card_is_known_exactly_if_every_deal_that_fits_has_it_there(players: int) -> None:
    """And all that the view tells is the same in all of them."""
    number = 0
    for moment, _ in zip(moments(players, Random(players)), range(40), strict=False):
        match, _, viewer = moment
        view = match.view(viewer)
        rounds = list(fitting(moment))
        for round_ in rounds:
            assert view_of(round_, viewer, match.before, match.past) == view
        for seat in view.pack.seats:
            sure = Counter(rounds[0].hand(seat))
            for round_ in rounds:
                sure &= Counter(round_.hand(seat))
            known = view.hand if seat == viewer else view.known[seat]
            assert tuple(sorted(sure.elements())) == known
            number += len(known) if seat != viewer else 0
    assert number > 20


@pytest.mark.no_cover
@pytest.mark.parametrize(("players", "seed"), CASES)
def test_rounds_are_drawn_as_often_as_they_come_in_all_shuffles(players: int, seed: int) -> None:
    for moment in doubtful(players, seed, 4):
        view, rng = moment.match.view(moment.viewer), Random(seed)
        drawn = Counter(sample(view, rng) for _ in range(DRAWS))
        exact = fitting(moment)
        assert deviation(drawn, exact) < critical(len(exact) - 1)


@pytest.mark.parametrize(("players", "seed"), CASES)
def test_chances_are_those_of_all_shuffles(players: int, seed: int) -> None:
    for moment in doubtful(players, seed + 10, 6):
        found = chances(moment.match.view(moment.viewer), Random(0))
        assert found == {card: pytest.approx(p) for card, p in expected(moment).items()}


def test_a_draw_that_takes_the_shown_card_for_a_certain_one_would_be_noticed() -> None:
    noticed = 0
    for moment in (*doubtful(2, 1, 6), *doubtful(3, 1, 6)):
        exact, view = fitting(moment), moment.match.view(moment.viewer)
        doubles, since = find_doubles(view), turned_hands(view)
        naive = {}
        for round_, chance in exact.items():
            hands = [hand & ~round_.seen for hand in round_.hands]
            naive[round_] = chance * prod(d.choices(hands, round_.flipped, since) for d in doubles)
        drawn = Counter(Random(1).choices(list(naive), list(naive.values()), k=DRAWS))
        noticed += deviation(drawn, exact) > critical(len(exact) - 1)
    assert noticed >= 6


def test_without_a_past_every_way_to_hand_out_the_rest_counts_the_same() -> None:
    match = shown(SEVEN, "1/5* 3/7 4/8 | 2/6 9/2 | 9/1 6/2", "@", "2/6")
    assert match.round is not None
    view = view_of(match.round, A)
    assert find_doubles(match.view(A)) != [] == find_doubles(view)
    places = chances(view, Random(0))[cards("2/6")[0]]
    assert set(places.values()) == {1 / 6, 2 / 6}  # B holds one card more, C two


EQUAL = Deck("equal", (DeckCard(1, 2, star=True), *(DeckCard(3, 4),) * 15), (2,))
FOUR_SHOWN = (
    "1/2* 3/4 3/4 3/4 3/4 4/3 4/3 4/3 | 3/4 3/4 3/4 3/4 3/4 4/3 4/3 4/3",
    *("1/2*", "3/4+3/4+3/4+3/4"),
)


@pytest.mark.parametrize("most", [1000, 8])
def test_when_no_draw_is_kept_one_that_was_turned_down_must_do(
    most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a deck of little but equal cards most draws can be turned down: there is an end."""
    monkeypatch.setattr(sys.modules["dnup.rules.sample"], "MOST_DRAWS", most)
    match = shown(EQUAL, *FOUR_SHOWN)
    view = match.view(A)
    # B has four more. With u of them upright, the four that were shown are any of 4 + u.
    weights = [comb(4, u) / comb(4 + u, 4) for u in range(5)]
    exact = sum(u * weight for u, weight in enumerate(weights)) / sum(weights)
    assert chances(view, Random(0))[card("3/4")][B, card("3/4")] == pytest.approx(exact)
    rng, upright = Random(1), 0
    for _ in range(1500):
        drawn = sample(view, rng)
        assert view_of(drawn, A, match.before, match.past) == view
        upright += drawn.hand(B).count(card("3/4"))
    assert exact < 1  # and not two of the four, as if nothing had been shown
    assert upright / 1500 == pytest.approx(exact, abs=0.1 if most == 1000 else 0.3)


def test_a_past_that_leaves_something_out_is_not_relied_on() -> None:
    view = shown(SEVEN, "1/5* 3/7 4/8 | 2/6 9/2 | 9/1 6/2", "@", "2/6", "9/1").view(A)
    assert find_doubles(view) != []
    assert find_doubles(replace(view, past=view.past[:-1])) == []


@pytest.mark.parametrize("players", [2, 3])
def test_chances_that_take_too_long_are_estimated(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for moment in doubtful(players, 10, 3):
        view = moment.match.view(moment.viewer)
        exact = chances(view, Random(0))
        with monkeypatch.context() as patch:
            patch.setattr("dnup.rules.chance.MOST_STEPS", 0)
            found = chances(view, Random(0))
        assert found != exact
        assert found == {c: pytest.approx(places, abs=0.06) for c, places in exact.items()}


def test_that_is_only_so_with_a_deck_of_little_but_equal_cards() -> None:
    pairs = ((low, high) for low, high in combinations(range(1, 11), 2) if high - low == 1)
    equal = [DeckCard(*pair) for pair in pairs for _ in range(7)]
    deck = Deck("sevens", (DeckCard(1, 10, star=True), *equal))
    for each, is_exact in ((standard_deck(), True), (pairs_deck(), True), (deck, False)):
        match, rng = Match(each, 5), Random(1)
        match = match.begin(match.deal(rng))
        for _ in range(15):
            match = match.apply(choose(match.legal_actions(), rng))
        once, again = (chances(match.view(None), Random(seed)) for seed in (1, 2))
        assert find_doubles(match.view(None))
        assert (once == again) == is_exact


@given(decks())
def test_a_fresh_deal_and_a_deck_without_equal_cards_leave_no_doubt(deck: Deck) -> None:
    players = deck.players[0]
    match = Match(deck, players)
    match = match.begin(match.deal(Random(1)))
    assert find_doubles(match.view(None)) == []


def test_what_the_viewer_has_shown_or_holds_leaves_no_doubt() -> None:
    match = shown(SEVEN, "1/5* 2/6 4/8 | 2/6 9/2 | 9/1 3/7", "2/6")
    assert find_doubles(match.view(A)) == []  # it knows what it was dealt
    assert find_doubles(match.view(B)) == []  # it holds the other one
    (double,) = find_doubles(match.view(C))
    assert (double.card, double.dealt) == (card("2/6"), ((1, 0), (0, 0), (0, 0)))
    assert find_doubles(match.view(None)) == [double]
