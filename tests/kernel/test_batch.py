"""Deals and whole rounds in great numbers."""

import random
from collections import Counter
from math import factorial
from statistics import fmean, stdev

import numpy as np
import pytest

from dnup import Deck, Seat, apply, deal, hand_sizes, standard_deck, start, view_of
from dnup.bots import Budget, Random
from dnup.kernel.batch import BLOCK, simulate
from dnup.kernel.deals import deal_round
from dnup.kernel.policy import load_policy
from dnup.kernel.state import SIZE, to_round
from dnup.kernel.tables import Masks, tables
from dnup.rules import Pack, Round
from support.helpers import ALL_COUNTS, DECKS, box, deck_of
from support.machine import critical, deviation, difference, source

SMALL = box("1/5*", "2/7", "2/9", "3/4", "3/6")


def dealt(pack: Pack, first: Seat, rng: Masks) -> Round:
    state = np.full(SIZE, 7, np.uint64)  # what was there before does not matter
    deal_round(tables(pack), state, rng, pack.players, int(first))
    assert not state[-1]
    return to_round(pack, state)


@pytest.mark.no_cover
@pytest.mark.parametrize("players", ALL_COUNTS)
def test_a_dealt_round_is_one_that_the_rules_start(players: int) -> None:
    chance = random.Random(players)
    rng = source(players)
    for number in range(200):
        pack = deck_of(DECKS[min(number // 40, 2)], chance, players).pack(players)
        first = Seat(number % players)
        round_ = dealt(pack, first, rng)
        assert tuple(map(int.bit_count, round_.hands)) == hand_sizes(pack, first)
        assert sum(round_.hands) == pack.cards
        assert round_.flipped & ~pack.cards == 0
        holder = next(seat for seat in pack.seats if round_.hands[seat] & pack.star)
        assert round_.turn == pack.areas[2 * holder + 1 if players == 2 else holder]  # S3, P2
        assert (round_.seen, round_.discarded, round_.out) == (0, 0, ())
        assert not any(round_.sets)


def test_every_deal_is_as_likely_as_the_others() -> None:
    pack, rng = SMALL.pack(2), source(1)
    drawn = Counter(
        (round_.hands, round_.flipped)
        for round_ in (dealt(pack, Seat.B, rng) for _ in range(20_000))
    )
    count = factorial(5) // (factorial(2) * factorial(3)) * 2**5
    assert len(drawn) == count
    assert deviation(drawn, dict.fromkeys(drawn, 1 / count)) < critical(count - 1)


@pytest.mark.parametrize("players", ALL_COUNTS)
@pytest.mark.parametrize("playing", ["uniformly", "by the policy"])
def test_threads_do_not_change_a_batch(players: int, playing: str) -> None:
    pack = standard_deck().pack(players)
    policy = load_policy(players) if playing == "by the policy" else None
    rounds = 2 * BLOCK + 345
    one, two, three = (
        simulate(pack, rounds, seed=5, policy=policy, threads=threads) for threads in (1, 2, 3)
    )
    assert one == two == three
    assert one.rounds == rounds == sum(one.first)
    assert sum(one.second) == (0 if players == 2 else rounds)
    assert one.unfinished == 0
    assert simulate(pack, rounds, seed=6, policy=policy) != one


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_rounds_that_take_too_long_are_counted(players: int) -> None:
    batch = simulate(standard_deck().pack(players), 50, most_plies=1)
    assert batch.unfinished == 50
    assert batch.plies == 50
    assert sum(batch.first) == 0


@pytest.mark.no_cover
@pytest.mark.parametrize("players", ALL_COUNTS)
@pytest.mark.parametrize(("deck", "rounds"), [(SMALL, 1500), (standard_deck(), 120)])
def test_rounds_go_as_they_go_between_random_bots(players: int, deck: Deck, rounds: int) -> None:
    pack = deck.pack(players)
    rng = random.Random(players)
    played = [by_bots(pack, rng) for _ in range(rounds)]
    batch = simulate(pack, 40_000, seed=players)
    for place, simulated in enumerate([batch.first, batch.second][: len(pack.prizes)]):
        by_seat = Counter(round_.out[place] for round_, _ in played)
        square, freedom = difference(by_seat, Counter(dict(zip(Seat, simulated, strict=False))))
        assert square < critical(freedom)
    lengths = [plies for _, plies in played]
    error = stdev(lengths) / rounds**0.5 * (1 + rounds / batch.rounds) ** 0.5
    assert abs(fmean(lengths) - batch.plies / batch.rounds) < 4.9 * error


def by_bots(pack: Pack, rng: random.Random) -> tuple[Round, int]:
    """A round between random bots, and its length."""
    bot, budget = Random(), Budget(simulations=1)
    round_ = start(pack, deal(pack, rng))
    plies = 0
    while round_.turn is not None:
        round_ = apply(round_, bot.choose(view_of(round_, round_.turn.seat), budget, rng))
        plies += 1
    return round_, plies
