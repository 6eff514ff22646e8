"""Casual and careful: what they overlook, forget and do on a whim."""

import random
from collections.abc import Sequence
from dataclasses import replace
from math import log
from typing import Any

import numpy as np
import pytest

from dnup import Action, Add, Match, Play, Rotate, Seat, Take, View, standard_deck, view_of
from dnup.bots import Budget
from dnup.bots.fallible import Fallible
from dnup.kernel.state import SEEN
from dnup.search.belief import stand_in
from dnup.search.judgement import judge_view
from dnup.search.utility import utility
from support.helpers import pairs_position as position

BUDGET = Budget(simulations=1)
SEES_ALL: dict[type[Action], float] = dict.fromkeys((Play, Add, Take, Rotate), 1.0)


class Watched(random.Random):
    """Keeps what was drawn from, and how likely each was."""

    drawn: dict[Action, float]

    def choices(self, population: Any, weights: Any = None, **rest: Any) -> list[Any]:
        self.drawn = dict(zip(population, weights, strict=True))
        return super().choices(population, weights, **rest)


def later_view(players: int, before: Sequence[int], turns: int = 1) -> View:
    """After some actions of others, with points from earlier rounds."""
    match = Match(standard_deck(), players, before=tuple(before))
    match = match.begin(match.deal(random.Random(3)))
    for _ in range(turns):
        assert match.round is not None
        assert match.round.turn is not None
        view = match.view(match.round.turn.seat)
        match = match.apply(next(a for a in view.legal_actions() if isinstance(a, Play)))
    assert match.round is not None
    assert match.round.turn is not None
    return match.view(match.round.turn.seat)


def test_whims_are_as_great_as_what_the_seat_itself_has_at_stake() -> None:
    view = later_view(3, (2, 0, 2))
    assert view.viewer == 1
    rng = Watched(0)
    Fallible("test", SEES_ALL, memory=1.0, whim=0.05).choose(view, BUDGET, rng)
    judged = judge_view(view)
    worth = {judged.action(i): float(judged.match[i]) for i in range(len(judged))}
    best = max(worth, key=lambda action: worth[action])
    other = sorted(worth, key=lambda action: -worth[action])[1]
    ends = utility(view.pack, view.points)[1:, 1:]
    own, of_a = (float(np.ptp(ends[:, :, seat])) for seat in (1, 0))
    assert own < 0.8 * of_a
    found = log(rng.drawn[other] / rng.drawn[best])
    assert found == pytest.approx((worth[other] - worth[best]) / (0.05 * own * 2 / 3), rel=1e-4)


def test_actions_that_it_does_not_think_of_are_not_done() -> None:
    views = (later_view(4, (0, 0, 0, 0), turns) for turns in range(8))
    view = next(v for v in views if {type(a) for a in v.legal_actions()} == set(SEES_ALL))
    rng = Watched(0)
    blind = Fallible("test", SEES_ALL | {Add: 0.0, Take: 0.0}, memory=1.0, whim=0.05)
    blind.choose(view, BUDGET, rng)
    assert {type(action) for action in rng.drawn} == {Play, Rotate}
    Fallible("test", SEES_ALL, memory=1.0, whim=0.05).choose(view, BUDGET, rng)
    assert {type(action) for action in rng.drawn} == set(SEES_ALL)
    nothing = replace(blind, notices=dict.fromkeys(SEES_ALL, 0.0))
    assert nothing.choose(view, BUDGET, rng) == Rotate()


def test_it_forgets_cards_in_the_hands_of_others_but_not_its_own() -> None:
    table = position("A: 2/5 (9/1) | B: 3/4 (6/8) (3/6) | A1 to play")
    view = view_of(table, Seat.A)
    own, others = int(stand_in(view)[Seat.A]), int(stand_in(view)[Seat.B])

    def seen(memory: float) -> int:
        bot = Fallible("test", SEES_ALL, memory=memory, whim=0.05)
        return int(bot._remembered(view, random.Random(0))[SEEN])

    assert (seen(1.0) & others).bit_count() == 2
    assert seen(0.0) & others == 0
    assert (seen(0.0) & own).bit_count() == 1
