"""Moves by chance and by rule of thumb, and rounds played out by them."""

from collections import Counter
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dnup import Round, legal_actions, view_of
from dnup.bots import Budget, Greedy
from dnup.kernel.moves import VALUES, do_move
from dnup.kernel.playout import greedy_move, greedy_playout, random_move, random_playout
from support.helpers import ALL_COUNTS, DECKS, deals, deck_of, play
from support.helpers import pairs_position as position
from support.machine import (
    POSITIONS,
    Machine,
    Move,
    assert_over,
    critical,
    deviation,
    matches,
    source,
    winners_of,
)

LIMIT = 100_000


@pytest.mark.parametrize("name", POSITIONS)
def test_a_random_move_is_any_legal_one_as_likely_as_the_others(name: str) -> None:
    round_ = position(*POSITIONS[name])
    assert_uniform(round_, draws=20_000, seed=1)


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_so_it_is_wherever_matches_lead(players: int) -> None:
    rng = Random(players)
    for number in range(6):
        deck = deck_of(DECKS[number % 3], rng, players)
        for i, match in enumerate(matches(deck, players, rng, most=40)):
            if i % 8 == 7:
                assert match.round is not None
                assert_uniform(match.round, draws=3000, seed=i)


def assert_uniform(round_: Round, *, draws: int, seed: int) -> None:
    machine = Machine(round_)
    options = legal_actions(round_)
    rng, upto = source(seed), np.zeros(VALUES, np.int64)
    drawn: Counter[Move] = Counter()
    for _ in range(draws):
        cards, area = random_move(machine.tables, machine.state, rng, upto)
        drawn[int(cards), int(area)] += 1
    moves = machine.moves()
    chances = {move: 1 / len(options) for move in moves}
    assert deviation(drawn, chances) < critical(len(options) - 1), round_


def test_a_move_that_comes_up_too_often_would_be_noticed() -> None:
    drawn = Counter({0: 5300, 1: 4900, 2: 4900, 3: 4900})
    assert deviation(drawn, dict.fromkeys(range(4), 0.25)) > critical(3) * 0.5
    drawn[0] += 300
    assert deviation(drawn, dict.fromkeys(range(4), 0.25)) > critical(3)


@pytest.mark.no_cover
@pytest.mark.parametrize("players", ALL_COUNTS)
def test_the_greedy_move_is_what_the_greedy_bot_does(players: int) -> None:
    rng = Random(players)
    greedy, budget = Greedy(), Budget(simulations=1)
    for number in range(40):
        deck = deck_of(DECKS[min(number // 6, 2)], rng, players)
        for match in matches(deck, players, rng, most=200):
            round_ = match.round
            assert round_ is not None
            assert round_.turn is not None
            machine = Machine(round_)
            choice = machine.action(greedy_move(machine.tables, machine.state))
            assert choice == greedy.choose(view_of(round_, round_.turn.seat), budget, rng)


def test_the_greedy_move_is_large_before_it_is_high() -> None:
    machine = Machine(position("A: 3/4 3/6 9/1 | B: 8/9 | C: 1/2 | A to play"))
    assert machine.action(greedy_move(machine.tables, machine.state)) == play("3/4 3/6")


@given(deals(), st.integers(0, 2**32 - 1), st.sampled_from([0, 2]))
@settings(max_examples=60)
def test_a_random_playout_is_a_round_of_legal_moves(round_: Round, seed: int, points: int) -> None:
    winners = winners_of(round_.pack, (points,) * round_.pack.players)
    machine, whole = Machine(round_, winners), Machine(round_, winners)
    plies = random_playout(whole.tables, whole.state, source(seed), LIMIT)
    assert_over(round_.pack, whole.state)
    rng, upto = source(seed), np.zeros(VALUES, np.int64)
    for ply in range(plies):
        cards, area = random_move(machine.tables, machine.state, rng, upto)
        if ply < 300:
            assert (int(cards), int(area)) in machine.moves()
        do_move(machine.tables, machine.state, cards, area)
    assert (machine.state == whole.state).all()


@given(deals(), st.integers(0, 2**32 - 1))
@settings(max_examples=30)
def test_a_greedy_playout_ends_too(round_: Round, seed: int) -> None:
    machine = Machine(round_)
    assert greedy_playout(machine.tables, machine.state, source(seed), 0.3, LIMIT) > 0
    assert_over(round_.pack, machine.state)


def test_a_playout_stops_after_as_many_plies_as_are_allowed() -> None:
    for seed in range(20):
        machine = Machine(position("A: 3/4 3/6 9/1 | B: 8/9 | C: 1/2 | A to play"))
        assert random_playout(machine.tables, machine.state, source(seed), 0) == 0
        assert random_playout(machine.tables, machine.state, source(seed), 1) == 1
        assert machine.round.at == 1
