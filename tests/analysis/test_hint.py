"""Hints: the best of an analysis, with reasons; they follow from a view and from nothing else."""

import random
from dataclasses import replace

import pytest

from dnup.analysis.analyse import analyse
from dnup.analysis.hint import BEST, hint, think
from dnup.analysis.reason import reasons
from dnup.bots import Budget
from dnup.notation import standard_deck
from dnup.rules import Match, Play, Seat, view_of
from support.helpers import ALL_COUNTS, A, B
from support.helpers import pairs_position as position
from support.worlds import write_story

LITTLE = Budget(simulations=500)


def dealt(players: int, seed: int = 1) -> Match:
    match = Match(standard_deck(), players)
    return match.begin(match.deal(random.Random(seed)))


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_a_hint_names_the_best_actions_of_an_analysis(players: int) -> None:
    match = dealt(players)
    assert match.round is not None
    assert match.round.turn is not None
    view = match.view(match.round.turn.seat)
    found = hint(view, LITTLE)
    *_, analysis = analyse(view, LITTLE)
    assert tuple(each.estimate for each in found.best) == analysis.estimates[:BEST]
    assert found.simulations == analysis.simulations
    assert all(each.reasons == reasons(view, each.estimate.action) for each in found.best)


def test_what_can_be_done_in_one_way_only_is_named_alone() -> None:
    round_ = position("A: 1/8 | B: 3/4 3/6 | C: 2/3 1/5* | C1: 6/8 | A to play")
    found = hint(view_of(round_, A), LITTLE)
    assert len(found.best) == len(view_of(round_, A).legal_actions()) == 2


def test_who_can_go_out_is_told_to() -> None:
    round_ = position("A: 7/8 | B: 3/4 3/6 | C: 2/3 1/5* | C1: 6/8 | A to play")
    best = hint(view_of(round_, A), LITTLE).best[0]
    assert isinstance(best.estimate.action, Play)
    assert [str(reason.code) for reason in best.reasons] == ["out"]


def test_it_is_worked_out_piece_by_piece() -> None:
    round_ = position("A: 7/8 | B: 3/4 3/6 | C: 2/3 1/5* | C1: 6/8 | A to play")
    *pieces, last = think(view_of(round_, A), LITTLE)
    assert len(pieces) > 1
    assert set(pieces) == {None}
    assert last == hint(view_of(round_, A), LITTLE)


def test_out_of_turn_there_is_no_hint() -> None:
    round_ = position("A: 7/8 | B: 3/4 3/6 | C: 2/3 1/5* | C1: 6/8 | A to play")
    with pytest.raises(ValueError, match="to act"):
        hint(view_of(round_, B), LITTLE)


@pytest.mark.parametrize(("players", "changed"), [(2, {B}), (3, {B, Seat.C}), (4, {B, Seat.D})])
def test_what_the_others_hide_changes_no_hint(players: int, changed: set[Seat]) -> None:
    story = write_story(players, 11, frozenset(changed), moves=14)
    match = Match(standard_deck(), players)
    one, two = (match.begin(deal) for deal in story.chapters[0].deals)
    compared = 0
    for move in story.chapters[0].moves:
        if move.seat == A:
            assert str(one.round) != str(two.round)
            assert hint(one.view(A), LITTLE) == hint(two.view(A), LITTLE)
            compared += 1
        one, two = one.apply(move.action), two.apply(move.action)
    assert compared > 1


def test_what_is_seen_changes_the_hint() -> None:
    match = dealt(3)
    assert match.round is not None
    assert match.round.turn is not None
    view = match.view(match.round.turn.seat)
    assert hint(view, LITTLE) != hint(replace(view, points=(0, 2, 3)), LITTLE)
