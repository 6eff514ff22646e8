"""Equal cards: what bots believe of them, against all shuffles of small decks."""

from collections import Counter
from math import exp, log
from random import Random

import numpy as np
import pytest

from dnup import Deal, Match, Round, Seat, View, apply, start
from dnup.kernel.policy import load_policy, pack_policy
from dnup.kernel.state import to_round
from dnup.search import possible as possible_module
from dnup.search.belief import Belief, believe
from dnup.search.possible import possible
from dnup.search.search import SearchSettings
from support.machine import critical, deviation, winners_of
from support.plain_policy import Table, any_table, plain_kind, plain_ways, plain_weights
from support.shuffles import Judge, Moment, doubtful, expected, fitting

DRAWS = 3000
MANY = 20_000
CASES = [(players, seed) for players in (2, 3) for seed in (20, 21)]
DOUBT = 0.1
pytestmark = pytest.mark.no_cover


def view_of(moment: Moment) -> View:
    return moment.match.view(moment.viewer)


def weights_of(belief: Belief) -> dict[Round, float]:
    """How much each round weighs, all states together that cannot be told apart."""
    states, places = np.unique(belief.states, axis=0, return_inverse=True)
    found: dict[Round, float] = {}
    for state, weight in zip(states, np.bincount(places.ravel(), belief.weights), strict=True):
        round_ = to_round(belief.view.pack, state)
        found[round_] = found.get(round_, 0.0) + float(weight)
    return found


def by_policy(viewer: Seat | None, table: Table, trust: float) -> Judge:
    """How likely the others do what was done, each move once that can be told from the rest."""

    def judge(match: Match, dealt: Deal) -> float:
        round_, found = start(match.pack, dealt), 0.0
        for past in match.past:
            if past.area.seat != viewer:
                weights = plain_weights(round_, table)
                share = weights[plain_kind(past.action)] / sum(weights.values())
                chance = share / plain_ways(round_, past.action)
                found += log((1 - DOUBT) * chance + DOUBT * 0.05)
            round_ = apply(round_, past.action, winners=winners_of(match.pack, match.before))
        return exp(trust * found)

    return judge


@pytest.mark.parametrize(("players", "seed"), CASES)
def test_states_are_drawn_as_often_as_they_come_in_all_shuffles(players: int, seed: int) -> None:
    for moment in doubtful(players, seed, 4):
        belief = believe(view_of(moment), DRAWS, Random(seed))
        assert set(belief.weights) == {1 / DRAWS}
        exact, found = fitting(moment), weights_of(belief)
        drawn = {round_: round(DRAWS * weight) for round_, weight in found.items()}
        assert deviation(drawn, exact) < critical(len(exact) - 1)


@pytest.mark.parametrize(("players", "seed"), CASES)
def test_probabilities_are_those_of_all_shuffles(players: int, seed: int) -> None:
    for moment in doubtful(players, seed, 4):
        view = view_of(moment)
        found = believe(view, 1, Random(1)).probabilities()
        exact = Counter[tuple[Seat, object]]()
        for seat in view.pack.seats:
            exact.update((seat, card) for card in certain(view, seat))
        counted = {place: float(number) for place, number in exact.items()}
        for places in expected(moment).values():
            for place, number in places.items():
                counted[place] = counted.get(place, 0.0) + number
        told = {(h.seat, h.card): p for holdings in found.values() for h, p in holdings.items()}
        assert told == pytest.approx(counted)


def certain(view: View, seat: Seat) -> tuple[object, ...]:
    return view.hand if seat == view.viewer else view.known[seat]


@pytest.mark.parametrize(("players", "seed"), CASES)
def test_with_a_policy_what_was_done_counts_besides(players: int, seed: int) -> None:
    table, trust = any_table(Random(seed)), 0.7 if seed % 2 else 1.0
    for moment in doubtful(players, seed, 3):
        exact = fitting(moment, by_policy(moment.viewer, table, trust))
        policy = pack_policy(table)
        belief = believe(view_of(moment), MANY, Random(seed), policy, trust, DOUBT)
        found = weights_of(belief)
        assert found.keys() <= exact.keys()
        # The weights are at the most this many times what they are on the average.
        worst = float(belief.weights.max()) * MANY
        for round_, chance in exact.items():
            assert abs(found.get(round_, 0.0) - chance) < 5 * np.sqrt(worst * chance / MANY) + 1e-9


@pytest.mark.parametrize(("players", "seed"), CASES)
def test_a_round_to_play_on_from_is_drawn_as_often_as_in_all_shuffles(
    players: int, seed: int
) -> None:
    for moment in doubtful(players, seed, 3):
        if moment.viewer is not None:
            drawn = draw(moment, moment.viewer, Random(seed), weigh=False)
            exact = fitting(moment)
            assert deviation(drawn, exact) < critical(len(exact) - 1)


def test_or_as_the_policy_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(possible_module, "DEALS", 200)
    table = any_table(Random(1))
    monkeypatch.setattr("dnup.kernel.policy.load_policy", lambda _: pack_policy(table))
    compared = 0
    for moment in doubtful(3, 20, 4):
        if moment.viewer is not None:
            drawn = draw(moment, moment.viewer, Random(1), weigh=True)
            exact = fitting(moment, by_policy(moment.viewer, table, SearchSettings().trust))
            assert deviation(drawn, exact) < critical(len(exact) - 1)
            compared += 1
    assert compared > 0
    assert load_policy(3) is not None


def draw(moment: Moment, seat: Seat, rng: Random, *, weigh: bool) -> Counter[Round]:
    found = Counter[Round]()
    for _ in range(DRAWS // 3):
        round_ = possible(moment.match, seat, rng, weigh=weigh).round
        assert round_ is not None
        found[round_] += 1
    return found
