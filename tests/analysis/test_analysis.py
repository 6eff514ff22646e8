"""What an analysis promises: every legal action, honest numbers, nothing but the view."""

import random
from dataclasses import fields, replace
from itertools import islice, pairwise

import numpy as np
import pytest

from dnup import Seat, View, parse_action, sample, standard_deck, view_of
from dnup.analysis.analyse import PART, SETTINGS, Analysis, analyse, chance_of
from dnup.analysis.moment import Moment, moments
from dnup.bots import Budget
from dnup.notation import parse_position, parse_record
from dnup.search.belief import read as read_view
from dnup.search.judgement import judge_view
from dnup.search.search import SearchSettings
from support.games import SMALL_MATCH, game, read
from support.helpers import ALL_COUNTS, A, play
from support.helpers import pairs_position as position

FEW = Budget(simulations=300)


def final(view: View, budget: Budget = FEW, threads: int = 1) -> Analysis:
    *_, last = analyse(view, budget, threads=threads)
    return last


def numbers(analysis: Analysis) -> tuple[object, ...]:
    """All but the time."""
    return analysis.estimates, analysis.simulations


def some(players: int, every: int = 17) -> list[Moment]:
    return moments(read(game(players)))[::every][:5]


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_every_legal_action_has_one_estimate_within_bounds(players: int) -> None:
    for moment in some(players):
        view = moment.view
        found = final(view)
        assert len(found.estimates) == len(view.legal_actions())
        assert {e.action for e in found.estimates} == set(view.legal_actions())
        assert found.simulations > 0
        assert sum(e.simulations for e in found.estimates) == found.simulations
        for e in found.estimates:
            assert 0 <= e.match <= 1
            assert 0 <= e.round <= 1
            assert 0 < e.error <= 1
            assert found.of(e.action) is e


def test_the_last_card_of_a_match_is_a_sure_win() -> None:
    round_ = position("A: 9/7 | B: 3/4 2/7 | C: 5/4 8/9 | A to play")
    found = final(view_of(round_, A, before=(3, 0, 0)), Budget(simulations=1000))
    assert found.best.action == play("9/7")
    assert found.best.match == 1.0
    assert found.best.round == 1.0
    assert found.best.reply is None
    assert found.best.error <= 0.01


def test_an_action_that_ends_the_round_has_no_reply_and_others_have() -> None:
    round_ = position("A: 9/7 | B: 3/4 2/7 | C: 5/4 8/9 | A to play")
    found = final(view_of(round_, A, before=(3, 0, 0)), Budget(simulations=1000))
    assert found.best.reply is None
    others = final(view_of(position("A: 9/7 2/5 | B: 3/4 2/7 | C: 5/4 8/9 | A to play"), A))
    assert all(e.reply is not None for e in others.estimates if e.simulations)


def test_an_action_that_is_not_legal_has_no_estimate() -> None:
    with pytest.raises(ValueError, match="not legal"):
        final(some(3)[0].view).of(play("1/2 1/2 1/2"))


def test_only_who_is_to_act_can_be_analysed() -> None:
    moment = some(3)[0]
    other = next(seat for seat in moment.match.pack.seats if seat != moment.seat)
    for viewer in (other, None):
        with pytest.raises(ValueError, match="to act"):
            next(analyse(moment.match.view(viewer), FEW))


def test_results_get_better_while_it_runs() -> None:
    view = some(3)[1].view
    found = list(analyse(view, Budget(simulations=2000)))
    assert len(found) > 5
    steps = {b.simulations - a.simulations for a, b in pairwise(found)}
    assert steps == {found[0].simulations}
    assert found[0].simulations % PART == 0
    assert found[-1].simulations == pytest.approx(2000, abs=steps.pop())
    first, last = (sum(e.error for e in a.estimates) for a in (found[0], found[-1]))
    assert last < first
    assert [a.seconds for a in found] == sorted(a.seconds for a in found)
    assert all(len(a.estimates) == len(view.legal_actions()) for a in found)


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_the_same_view_gives_the_same_numbers_whatever_the_threads(players: int) -> None:
    view = some(players)[1].view
    budget = Budget(simulations=1500)
    once = numbers(final(view, budget))
    assert numbers(final(view, budget)) == once
    assert numbers(final(view, budget, threads=3)) == once
    (other,) = islice(analyse(view, FEW, random.Random(1)), 1)
    assert numbers(other) != numbers(final(view))


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_hidden_cards_change_nothing(players: int) -> None:
    changed = 0
    for moment in some(players):
        match, view = moment.match, moment.view
        assert match.round is not None
        other = sample(view, random.Random(7))
        changed += other != match.round
        same = view_of(other, moment.seat, match.before, match.past)
        assert chance_of(same).random() == chance_of(view).random()
        assert numbers(final(same)) == numbers(final(view))
    assert changed


def test_what_is_known_changes_the_chances() -> None:
    first, second = some(3)[:2]
    assert chance_of(first.view).random() != chance_of(second.view).random()


def test_time_will_do_as_a_budget() -> None:
    found = list(analyse(some(2)[0].view, Budget(milliseconds=150), threads=2))
    assert found[-1].simulations == len(found) * found[0].simulations
    assert found[-1].seconds < 60


def test_a_seat_that_is_losing_badly_is_told_so() -> None:
    round_ = position("A: 1/2 1/3 2/4 3/5 4/6 | B: 9/7 | C: 9/8 | B1: 9/2 | A to play")
    found = final(view_of(round_, Seat.A, before=(0, 2, 3)), Budget(simulations=1000))
    assert found.best.match < 0.3


@pytest.mark.parametrize("also", ["@", "<C1"])
def test_an_action_that_was_not_tried_is_never_the_best(also: str) -> None:
    # B can be the second out, with both cards. The look ahead finds the other action better than
    # the net does, but that says nothing about those that it doesn't try.
    table = "A: - | B: 9/2 9/3 | C: (2/5) (6/1) (7/1) 7/6 (10/1) | C1: 8/5 | out: A | B to play"
    view = view_of(parse_position(table, standard_deck()), Seat.B)
    *_, found = analyse(view, FEW, also=parse_action(also))
    assert found.best.action == parse_action("9/2+9/3")
    tried = {str(e.action) for e in found.estimates if e.simulations}
    assert tried == {"9/2+9/3", also}


def test_half_of_what_is_told_is_the_nets_judgement() -> None:
    """More deals move the difference of two actions by half of what they do without the net."""
    assert SETTINGS.share == 0.5
    view = some(3)[0].view
    *_, by_both = analyse(view, Budget(simulations=3000))
    *_, by_tries = analyse(view, Budget(simulations=3000), settings=replace(SETTINGS, share=0))
    judged = judge_view(view)
    net = {judged.action(i): float(judged.match[i]) for i in range(len(judged))}
    best, second = (estimate.action for estimate in by_both.estimates[:2])
    gaps = [found.of(best).match - found.of(second).match for found in (by_both, by_tries)]
    assert gaps[0] == pytest.approx((gaps[1] + net[best] - net[second]) / 2, abs=0.003)
    assert by_both.of(second).loss_error < 0.6 * by_tries.of(second).loss_error


def test_where_the_net_is_far_off_the_tries_have_the_last_word() -> None:
    """With a tiny deck it finds 2/7+2/9 hopeless; the tries see that it wins nearly always."""
    those = moments(read(parse_record(SMALL_MATCH)))
    (view,) = (each.view for each in those if (each.round, each.turn) == (2, 2))
    done = parse_action("2/7+2/9")
    losses = []
    for settings in (SETTINGS, replace(SETTINGS, leash=1.0), SearchSettings()):
        *_, found = analyse(view, FEW, also=done, settings=settings)
        losses.append(found.of(done).loss)
    by_both, by_net_and_tries, by_tries = losses
    assert by_net_and_tries > by_tries + 0.15
    assert by_both < by_tries + SETTINGS.leash


def parts_of(view: View) -> list[object]:
    known = read_view(view)
    return [getattr(known, field.name) for field in fields(known)]


def test_what_is_known_of_a_view_stays_as_it_is() -> None:
    """It is kept for the next deals."""
    view = some(4)[1].view
    before = [np.copy(part) for part in parts_of(view) if isinstance(part, np.ndarray)]
    for settings in (SETTINGS, SearchSettings(recent=1, turns=2)):
        list(analyse(view, FEW, settings=settings))
    after = [part for part in parts_of(view) if isinstance(part, np.ndarray)]
    assert len(before) > 5
    for one, other in zip(before, after, strict=True):
        assert np.array_equal(one, other)
