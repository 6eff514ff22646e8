"""The search behind master: estimates for all actions, by the net and by looking ahead."""

import random
from dataclasses import replace

import numpy as np
import pytest

from dnup import Match, Seat, View, parse_action, standard_deck, view_of
from dnup.analysis.analyse import analyse
from dnup.bots import Budget
from dnup.bots.master import Master
from dnup.search.search import NET_ERROR, Search, SearchSettings
from dnup.search.utility import utility
from support.helpers import ALL_COUNTS
from support.helpers import pairs_position as position


def opening(players: int, seed: int = 1) -> View:
    match = Match(standard_deck(), players)
    match = match.begin(match.deal(random.Random(seed)))
    assert match.round is not None
    assert match.round.turn is not None
    return match.view(match.round.turn.seat)


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_every_legal_action_has_an_estimate(players: int) -> None:
    view = opening(players)
    search = Search(view, random.Random(0))
    search.run(600)
    found = search.estimates()
    assert {e.action for e in found} == set(view.legal_actions())
    assert sum(e.simulations for e in found) == search.simulations
    assert all(0 <= e.match <= 1 and 0 <= e.round <= 1 and e.error > 0 for e in found)
    assert search.best() == found[0].action
    assert found[0].reply is not None
    assert found[0].loss == 0
    assert all(e.loss == pytest.approx(found[0].match - e.match) for e in found)


def test_actions_that_look_bad_are_judged_by_the_net_alone() -> None:
    search = Search(opening(4), random.Random(0), SearchSettings(most=3))
    search.run(300)
    tried = [e for e in search.estimates() if e.simulations]
    assert len(tried) == 3
    untried = [e for e in search.estimates() if not e.simulations]
    assert {e.loss_error for e in untried} == {NET_ERROR}
    assert max(e.match for e in untried) <= max(e.match for e in tried)


def test_actions_that_turn_out_to_be_worse_are_given_up() -> None:
    search = Search(opening(3), random.Random(0), SearchSettings(margin=1.0, most=99))
    search.run(2000)
    tries = sorted(e.simulations for e in search.estimates())
    assert tries[0] < tries[-1]


def test_the_same_seed_gives_the_same_estimates() -> None:
    first, second = (Search(opening(4), random.Random(7)) for _ in range(2))
    for search in (first, second):
        search.run(100)
        search.run(200)
    assert first.estimates() == second.estimates()
    assert first.simulations > 250


def test_before_it_has_run_nothing_is_known() -> None:
    found = Search(opening(3), random.Random(0)).estimates()
    assert {e.simulations for e in found} == {0}


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_how_good_the_best_action_is_the_net_says(players: int) -> None:
    search = Search(opening(players), random.Random(0))
    search.run(600)
    best = search.estimates()[0]
    judged = search.judged
    (i,) = [i for i in range(len(judged)) if judged.action(i) == best.action]
    assert best.match == pytest.approx(judged.match[i])
    assert best.round == pytest.approx(judged.chances[i, 0], abs=1e-6)


def test_an_opponent_about_to_win_is_stopped() -> None:
    # B has one card left, which only a single 9 keeps in the hand for now, either way up.
    table = position("A: 2/5 9/1 | B: (6/8) | A2 to play")
    view = view_of(table, Seat.A)
    search = Search(view, random.Random(0))
    search.run(2000)
    by_action = {str(e.action): e for e in search.estimates()}
    assert by_action["9/1"].round > 0
    assert by_action["@"].round == by_action["2/5"].round == 0
    assert search.best() == parse_action("9/1")


def test_points_change_what_is_best() -> None:
    # Going for the second place is worth nothing to A if B wins the match by being first.
    round_ = position("A: 2/5 9/1 3/4 | B: (8/9) | C: 6/7 5/3 4/8 | A to play")
    view = view_of(round_, Seat.A)
    chances = []
    for before in ((0, 0, 0), (0, 2, 0)):
        search = Search(replace(view, points=before), random.Random(0))
        search.run(1000)
        chances.append(max(e.match for e in search.estimates()))
    assert chances[0] > chances[1] + 0.1


def test_a_sure_way_out_is_found_without_a_search() -> None:
    view = view_of(position("A: 3/4 | B: 8/9 7/9 | C: 1/2 2/4 | C1: 3/8 | A to play"), Seat.A)
    assert Search(view, random.Random(0)).sure() == parse_action("3/4>C1")
    view = view_of(position("A: 3/4 5/1* | B: 8/9 | C: 1/2 2/4 | A to play"), Seat.A)
    assert Search(view, random.Random(0)).sure() is None


def test_a_fixed_share_of_the_net_stays_however_many_deals_there_are() -> None:
    gaps, by_net = {}, 0.0
    for share in (0.0, 0.5):
        settings = SearchSettings(share=share, prior=1e-9, sure=99, most=2)
        search = Search(opening(3), random.Random(0), settings)
        search.run(3000)
        first, second = np.argsort(-search.judged.match)[:2].tolist()
        match = {found.action: found.match for found in search.estimates()}
        gaps[share] = match[search.judged.action(first)] - match[search.judged.action(second)]
        by_net = float(search.judged.match[first] - search.judged.match[second])
    assert gaps[0.5] == pytest.approx((gaps[0.0] + by_net) / 2, abs=1e-6)
    assert gaps[0.0] != pytest.approx(by_net, abs=1e-3)


def test_a_move_with_the_same_end_on_every_deal_is_worth_just_that() -> None:
    view = view_of(position("A: 3/4 | B: 8/9 7/9 | C: 1/2 2/4 | C1: 3/8 | A to play"), Seat.A)
    out, other = parse_action("3/4>C1"), parse_action("<C1")
    for settings in (SearchSettings(), SearchSettings(share=0.5)):
        *_, found = analyse(view, Budget(simulations=64), also=other, settings=settings)
        assert found.best.action == out
        assert found.best.round == 1
        assert found.of(other).simulations > 0
        exact = utility(view.pack, view.points)[1, 2:, 0]
        assert exact.min() - 1e-9 <= found.best.match <= exact.max() + 1e-9


def test_the_net_may_not_decide_alone() -> None:
    for wrong in (-0.1, 1.0):
        with pytest.raises(ValueError, match="share"):
            SearchSettings(share=wrong)


@pytest.mark.parametrize(
    ("budget", "deals"), [("10ms", 10), ("1ms", 8), ("100ms", 100), ("5", 100)]
)
def test_with_little_time_fewer_deals_are_drawn_at_a_time(budget: str, deals: int) -> None:
    search = Master()._search(opening(4), Budget.parse(budget), random.Random(0))
    assert isinstance(search, Search)
    assert search.settings.deals == deals
