"""Deals weighed by how much the net likes what the others did lately."""

import random

import numpy as np
import pytest

from dnup import Match, View
from dnup.bots import Budget, bot
from dnup.kernel.netsearch import weigh_by_net
from dnup.kernel.state import to_state
from dnup.kernel.tables import Floats, Masks
from dnup.kernel.weights import load_net
from dnup.notation import pairs_deck
from dnup.search.belief import draw_states, points_before
from dnup.search.judgement import workspace
from dnup.search.search import Search, SearchSettings, draw_deals, settings_for
from dnup.search.utility import utility


def after(plies: int, seed: int) -> tuple[Masks, View]:
    """The state at the deal, and what the player to act sees so many plies of sharp bots later."""
    rng = random.Random(seed)
    match = Match(pairs_deck(), players=3)
    match = match.begin(match.deal(rng))
    assert match.round is not None
    dealt = to_state(match.round, match.pack.winners(match.before))
    for _ in range(plies):
        assert match.round is not None
        assert match.round.turn is not None
        view = match.view(match.round.turn.seat)
        match = match.apply(bot("sharp").choose(view, Budget(simulations=1), rng))
    assert match.round is not None
    assert match.round.turn is not None
    return dealt, match.view(match.round.turn.seat)


def likelihoods(view: View, dealt: Masks, recent: int) -> Floats:
    known, _, _ = draw_states(view, 1, random.Random(0))
    net = load_net(view.pack.players)
    space = workspace(view.pack, net)
    logs = np.zeros(len(dealt))
    since = known.cards.size - recent * len(view.pack.areas)
    worth = utility(view.pack, points_before(view))
    assert view.viewer is not None
    weigh_by_net(
        known.tables,
        dealt,
        known.cards,
        known.areas,
        since,
        int(view.viewer),
        worth,
        net,
        space.room,
        0.03,
        0.1,
        logs,
        space.cards,
        space.areas,
        space.judged,
    )
    return logs


def test_the_true_deal_is_likelier_than_others() -> None:
    gains = []
    for seed in range(12):
        truth, view = after(9, seed)
        _, _, others = draw_states(view, 20, random.Random(seed))
        found = likelihoods(view, np.vstack([truth[None], others]), recent=3)
        gains.append(found[0] - found[1:].mean())
    assert np.mean(gains) > 0.5


def test_only_what_the_others_did_lately_counts() -> None:
    truth, view = after(9, seed=1)
    every, last, none = (float(likelihoods(view, truth[None], n)[0]) for n in (9, 1, 0))
    assert every < last < none == 0


def test_deals_are_drawn_by_these_weights_and_repeat() -> None:
    _, view = after(9, seed=2)
    settings = SearchSettings(recent=1, trust=1.0, draws=3)
    first, second = (draw_deals(view, random.Random(5), settings, 16) for _ in range(2))
    assert first.shape == second.shape == (16, first.shape[1])
    assert (first == second).all()


@pytest.mark.parametrize("players", [3, 4, 5])
def test_among_more_than_two_it_is_what_master_does(players: int) -> None:
    assert settings_for(players).recent == 1


def test_it_works_before_anybody_has_acted() -> None:
    _, view = after(0, seed=3)
    search = Search(view, random.Random(0), SearchSettings(recent=1))
    search.run(100)
    assert search.best() in view.legal_actions()
