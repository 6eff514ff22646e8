"""Beliefs: only states that fit the view, each as likely as it should be."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from math import exp, log
from random import Random

import numpy as np
import pytest

from dnup import (
    Action,
    Card,
    Deck,
    Match,
    Round,
    Seat,
    View,
    apply,
    parse_action,
    parse_cards,
    sample,
    standard_deck,
    view_of,
)
from dnup.bots import DEFAULT_BUDGET, Greedy
from dnup.kernel.deals import draw_pool
from dnup.kernel.policy import load_policy, pack_policy
from dnup.kernel.state import WINNERS, to_round
from dnup.kernel.tables import Masks
from dnup.rules import Deal, Pack
from dnup.search.belief import Belief, Holding, Known, believe, points_before, read
from support.games import SMALL_DECK
from support.helpers import ALL_COUNTS, DECKS, A, B, C, box, cards, deck_of
from support.helpers import pairs_position as read_position
from support.machine import critical, difference, matches, winners_of
from support.plain_policy import Table, any_table, plain_kind, plain_ways, plain_weights

DRAWS = 5000


def seen_matches(players: int, rng: Random, number: int = 10) -> Iterator[tuple[Match, View]]:
    """Moments of matches, those with equal cards included, each as somebody sees it."""
    for i in range(number):
        deck = deck_of(DECKS[i % 3], rng, players)
        for match in matches(deck, players, rng, most=120):
            yield match, match.view(rng.choice([*match.pack.seats, None]))


def rounds_of(belief: Belief) -> list[Round]:
    return [to_round(belief.view.pack, state) for state in belief.states]


@pytest.mark.no_cover
@pytest.mark.parametrize("players", ALL_COUNTS)
def test_every_state_fits_the_view(players: int) -> None:
    rng = Random(players)
    for match, view in seen_matches(players, rng):
        assert points_before(view) == match.before
        for round_ in rounds_of(believe(view, 4, rng)):
            assert view_of(round_, view.viewer, match.before, match.past) == view
            assert_whole(round_)


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_every_state_fits_a_view_that_does_not_tell_the_past(players: int) -> None:
    rng = Random(players)
    for match, told in seen_matches(players, rng):
        assert match.round is not None
        view = view_of(match.round, told.viewer, match.before)
        for round_ in rounds_of(believe(view, 4, rng, load_policy(players))):
            assert view_of(round_, view.viewer, match.before) == view
            assert_whole(round_)


def assert_whole(round_: Round) -> None:
    """Every card is in one place, and none in the pile lies turned."""
    places = (*round_.hands, *round_.sets, round_.discarded)
    assert sum(places) == round_.pack.cards
    assert sum(map(int.bit_count, places)) == round_.pack.size
    assert round_.flipped & (round_.discarded | ~round_.pack.cards) == 0


@pytest.mark.no_cover
@pytest.mark.parametrize("players", ALL_COUNTS)
def test_every_state_comes_from_its_deal_by_what_was_done(players: int) -> None:
    rng = Random(players)
    for match, view in seen_matches(players, rng):
        known = read(view)
        states, deals = draw(known, 3, rng.getrandbits(64))
        winners = winners_of(view.pack, match.before)
        for state, dealt in zip(states, deals, strict=True):
            assert [seat for seat in range(5) if int(state[WINNERS]) >> seat & 1] == list(winners)
            round_ = to_round(view.pack, dealt)
            assert (round_.seen, round_.out) == (0, ())
            for past in match.past:
                assert round_.turn == past.area
                before = round_
                round_ = apply(round_, past.action, winners=winners)
                revealed = view.pack.to_cards(round_.seen & ~before.seen, before.flipped)
                assert revealed == past.revealed
            assert round_ == to_round(view.pack, state)


def draw(known: Known, number: int, seed: int) -> tuple[Masks, Masks]:
    """States and the deals they come from, as `believe` draws them from this seed."""
    states = np.zeros((number, len(known.now)), np.uint64)
    deals = np.zeros_like(states)
    rng = np.array([seed], np.uint64)
    draw_pool(
        known.now,
        known.then,
        np.uint64(known.free),
        np.uint64(known.hidden),
        known.need,
        known.parity,
        known.doubles,
        known.dealt,
        int(known.tables.owners.max()) + 1,
        rng,
        states,
        deals,
    )
    return states, deals


def test_a_past_that_leaves_something_out_is_not_relied_on() -> None:
    match = played(PLAIN, DEALT, "1/5*", "@", "9/2")
    view = match.view(A)
    assert read(view).cards.size == 3
    cut = replace(view, past=match.past[:-1])
    assert read(cut).cards.size == 0
    for round_ in rounds_of(believe(cut, 20, Random(1))):
        assert view_of(round_, A, match.before, match.past[:-1]) == cut


PLAIN = box("1/5*", "2/6", "3/7", "4/8", "1/9", "2/9")
TWINS = box("1/5*", "2/6", "2/6", "4/8", "4/8", "1/9")
DEALT = "A: 1/5* 6/2 | B: 3/7 4/8 | C: 1/9 9/2"
EQUAL = "A: 1/5* 6/2 | B: 2/6 4/8 | C: 4/8 9/1"
CASES: list[tuple[str, Deck, str, tuple[str, ...], Seat | None]] = [
    ("the star with the viewer", PLAIN, DEALT, (), A),
    ("the star unseen elsewhere", PLAIN, DEALT, (), B),
    ("a spectator of a fresh deal", PLAIN, DEALT, (), None),
    ("a rotated hand", PLAIN, DEALT, ("@", "@", "@"), B),
    ("a card played", PLAIN, DEALT, ("6/2",), C),
    ("a card that came back", PLAIN, DEALT, ("1/5*", "3/7", "@"), C),
    ("known cards, seen by a spectator", PLAIN, DEALT, ("1/5*", "3/7", "9/2", "@"), None),
    ("equal cards", TWINS, EQUAL, (), A),
    ("equal cards, one of them played", TWINS, EQUAL, ("@", "2/6"), A),
    ("equal cards, one of them known", TWINS, EQUAL, ("@", "2/6", "4/8", "@"), C),
]
NAMED = pytest.mark.parametrize(
    ("deck", "dealt", "done", "viewer"), [case[1:] for case in CASES], ids=[c[0] for c in CASES]
)


def played(deck: Deck, dealt: str, *done: str) -> Match:
    """A match of three in its first round, with these hands and after these actions."""
    hands = tuple(parse_cards(hand.split(":")[1]) for hand in dealt.split("|"))
    match = Match(deck, 3).begin(Deal(hands))
    for action in done:
        match = match.apply(parse_action(action))
    return match


@pytest.mark.no_cover
@NAMED
def test_without_a_policy_states_are_as_likely_as_samples(
    deck: Deck, dealt: str, done: tuple[str, ...], viewer: Seat | None
) -> None:
    view = played(deck, dealt, *done).view(viewer)
    rng = Random(1)
    belief = believe(view, DRAWS, rng)
    assert set(belief.weights) == {1 / DRAWS}
    sampled = Counter(sample(view, rng) for _ in range(DRAWS))
    square, freedom = difference(Counter(rounds_of(belief)), sampled)
    assert freedom > 0
    assert square < critical(freedom)


def test_another_distribution_would_be_noticed() -> None:
    rng = Random(1)
    view = played(PLAIN, DEALT).view(A)
    sampled = Counter(sample(view, rng) for _ in range(DRAWS))
    skewed = Counter(r for r in rounds_of(believe(view, 2 * DRAWS, rng)) if rng.random() < skew(r))
    square, freedom = difference(skewed, sampled)
    assert square > critical(freedom)


def skew(round_: Round) -> float:
    """More often with the 3/7 upright."""
    return 0.6 if cards("3/7")[0] in (*round_.hand(B), *round_.hand(C)) else 0.4


@pytest.mark.no_cover
@pytest.mark.parametrize("players", ALL_COUNTS)
def test_weights_are_those_of_the_plain_formula(players: int) -> None:
    rng = Random(players)
    compared = 0
    for match, view in seen_matches(players, rng, number=4):
        if rng.random() < 0.1 and len(match.past) > 2:
            table = any_table(rng)
            doubt, trust, seed = rng.choice([0.1, 0.3]), rng.choice([0.5, 1.0]), rng.random()
            belief = believe(view, 6, Random(seed), pack_policy(table), trust, doubt)
            _, deals = draw(read(view), 6, Random(seed).getrandbits(64))
            logs = [plausible(match, view, to_round(view.pack, d), table, doubt) for d in deals]
            weights = [exp(trust * (found - max(logs))) for found in logs]
            assert belief.weights == pytest.approx([w / sum(weights) for w in weights])
            assert belief.weighed
            compared += len(set(weights)) > 1
    assert compared > 2


def plausible(match: Match, view: View, round_: Round, table: Table, doubt: float) -> float:
    """The log of how likely the others' actions since the deal were, had it been this deal."""
    found = 0.0
    for past in match.past:
        if past.area.seat != view.viewer:
            weights = plain_weights(round_, table)
            share = weights[plain_kind(past.action)] / sum(weights.values())
            chance = share / plain_ways(round_, past.action)
            found += log((1 - doubt) * chance + doubt * 0.05)
        round_ = apply(round_, past.action, winners=winners_of(view.pack, match.before))
    return found


def test_what_was_done_brings_the_belief_closer_to_the_truth() -> None:
    even = wise = 0.0
    for seed in range(24):
        rng = Random(seed)
        match = Match(standard_deck(), 2 + seed % 4)
        match = match.begin(match.deal(rng))
        for _ in range(10):
            if match.round is not None and match.round.turn is not None:
                match = match.apply(greedy(match.view(match.round.turn.seat)))
        even += truth_in(believe(match.view(A), 500, rng), match)
        wise += truth_in(believe(match.view(A), 500, rng, load_policy(match.players)), match)
    assert wise > even + 0.5


def greedy(view: View) -> Action:
    return Greedy().choose(view, DEFAULT_BUDGET, Random(0))


def truth_in(belief: Belief, match: Match) -> float:
    """How much of the cards in the other hands is believed to be where and as it is."""
    assert match.round is not None
    chances = belief.probabilities()
    truth = [Holding(s, c) for s in match.pack.seats[1:] for c in match.round.hand(s)]
    found = [chances[min(h.card, h.card.rotated())].get(h, 0.0) for h in truth]
    return sum(found) / len(found) if found else 0.0


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_hidden_cards_do_not_change_a_belief(players: int) -> None:
    rng = Random(players)
    policy = load_policy(players)
    for match, view in seen_matches(players, rng, number=4):
        if rng.random() < 0.3:
            # Another deal that looks the same to the viewer, played on to this moment.
            _, (dealt,) = draw(read(view), 1, rng.getrandbits(64))
            other = again(match, to_round(view.pack, dealt)).view(view.viewer)
            assert other == view
            seed = rng.random()
            one, two = (believe(v, 20, Random(seed), policy) for v in (view, other))
            assert (one.states == two.states).all()
            assert (one.weights == two.weights).all()


def again(match: Match, round_: Round) -> Match:
    """The same match, had this been the deal of its last round."""
    deal = Deal(tuple(round_.hand(seat) for seat in match.pack.seats))
    earlier = Match(match.deck, match.players, match.rounds - 1, match.before)
    other = earlier.begin(deal)
    for past in match.past:
        other = other.apply(past.action)
    return other


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_resampled_states_are_as_frequent_as_their_weight(players: int) -> None:
    rng = Random(players)
    match = list(matches(standard_deck(), players, rng, most=12))[-1]
    belief = believe(match.view(A), 200, rng, load_policy(players))
    numbered = replace(belief, states=np.arange(200, dtype=np.uint64).reshape(200, 1))
    drawn = Counter(numbered.resampled(rng)[:, 0].tolist())
    assert drawn.total() == 200
    for row, weight in enumerate(belief.weights):
        assert abs(drawn[row] - 200 * weight) < 1 + 1e-6


@pytest.mark.no_cover
@pytest.mark.parametrize("players", ALL_COUNTS)
@pytest.mark.parametrize("weighing", ["evenly", "by the policy"])
def test_probabilities_tell_where_each_card_in_a_hand_is(players: int, weighing: str) -> None:
    rng = Random(players)
    policy = load_policy(players) if weighing == "by the policy" else None
    for match, view in seen_matches(players, rng, number=6):
        if rng.random() < 0.3:
            assert match.round is not None
            pack = view.pack
            chances = believe(view, 50, rng, policy).probabilities()
            held = Counter(pack.to_cards(sum(match.round.hands), flipped=0))
            assert list(chances) == sorted(held)
            for card, holdings in chances.items():
                assert sum(holdings.values()) == pytest.approx(held[card])
                assert all(min(h.card, h.card.rotated()) == card for h in holdings)
                assert all(chance > 0 for chance in holdings.values())
            for seat in pack.seats:
                own = sum(chances[c][h] for c in chances for h in chances[c] if h.seat == seat)
                assert own == pytest.approx(view.hand_sizes[seat])
                sure = view.hand if seat == view.viewer else view.known[seat]
                for card, count in Counter(sure).items():
                    chance = chances[min(card, card.rotated())][Holding(seat, card)]
                    assert chance == count or (chance > count and is_double(pack, card))


def is_double(pack: Pack, card: Card) -> bool:
    """Whether there are several such cards: one may be known and another possible."""
    return pack.equal(card).bit_count() > 1


@NAMED
def test_exact_probabilities_are_what_samples_tend_to(
    deck: Deck, dealt: str, done: tuple[str, ...], viewer: Seat | None
) -> None:
    view = played(deck, dealt, *done).view(viewer)
    rng = Random(1)
    belief = believe(view, 1, rng)
    assert not belief.weighed
    counted: Counter[Holding] = Counter()
    for _ in range(2000):
        round_ = sample(view, rng)
        counted.update(
            Holding(seat, card) for seat in view.pack.seats for card in round_.hand(seat)
        )
    expected = {h: p for holdings in belief.probabilities().values() for h, p in holdings.items()}
    assert expected.keys() == counted.keys()
    for holding, chance in expected.items():
        assert abs(counted[holding] / 2000 - chance) < 5 * (2 / 2000) ** 0.5 / 2


def test_the_star_is_certain_to_be_with_who_started_but_not_its_way_up() -> None:
    view = played(PLAIN, DEALT, "6/2", "@").view(B)
    (star,) = (h for card, h in believe(view, 1, Random(1)).probabilities().items() if card.star)
    assert star == {Holding(A, c): 0.5 for c in cards("1/5* 5/1*")}


def test_a_round_that_is_over_can_be_believed() -> None:
    over = read_position("A: - | B: 5/2 4/9 | C: 3/8 | D: - | A1: 5/3 | out: A D | over")
    view = view_of(over, B)
    for round_ in rounds_of(believe(view, 10, Random(1), load_policy(4))):
        assert round_.is_over
        assert view_of(round_, B) == view


def test_so_can_one_whose_past_is_told() -> None:
    hands = (parse_cards("1/5* 2/7 2/9"), parse_cards("3/4 3/6"))
    match = Match(SMALL_DECK, 2).begin(Deal(hands))
    for action in ("2/7+2/9", "3/4+3/6"):
        match = match.apply(parse_action(action))
    view = match.view(None)
    belief = believe(view, 10, Random(1))
    assert {str(round_.hand(A)[0]) for round_ in rounds_of(belief)} == {"1/5*", "5/1*"}
    for round_ in rounds_of(belief):
        assert round_.is_over
        assert view_of(round_, None, match.before, match.past) == view
