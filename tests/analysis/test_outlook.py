"""What an outlook promises: chances of all seats that add up, and certainty when it is decided."""

from dataclasses import replace

import pytest

from dnup import Match, parse_record, standard_deck
from dnup.analysis.outlook import (
    Correction,
    Outlook,
    correction,
    judge_ends,
    make_outlook,
    outlook,
    worth_of,
)
from dnup.search.utility import chances, utility
from support.games import SMALL_MATCH, game, read
from support.helpers import ALL_COUNTS


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_the_chances_of_all_seats_add_up_and_are_the_same_twice(players: int) -> None:
    for step in read(game(players))[::11]:
        found = outlook(step.match)
        assert sum(found.round) == pytest.approx(1)
        assert sum(found.match) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in (*found.round, *found.match))
        assert outlook(step.match) == found


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_what_is_decided_is_certain(players: int) -> None:
    last = None
    for step in read(game(players)):
        match = step.match
        assert match.round is not None
        if match.round.out:
            first = tuple(float(seat == match.round.out[0]) for seat in match.pack.seats)
            assert outlook(match).round == first
        if match.awaits_deal:
            assert outlook(match).match == pytest.approx(worth_of(match.pack, match.points))
        last = match
    assert last is not None
    assert outlook(last).match == tuple(float(seat == last.winner) for seat in last.pack.seats)


def test_who_has_one_card_that_beats_all_is_nearly_sure_to_be_out_first() -> None:
    match = read(parse_record(SMALL_MATCH))[0].match  # B can beat what A has not yet laid
    before = outlook(match)
    after = outlook(match.apply(match.legal_actions()[-1]))  # A only rotates: B goes out
    assert after.round[1] > before.round[1]


def test_there_is_no_outlook_before_the_first_deal() -> None:
    with pytest.raises(ValueError, match="no cards before"):
        outlook(Match(standard_deck(), 3))


def test_a_power_of_one_leaves_chances_as_they_are() -> None:
    match = read(game(4))[5].match
    ends = judge_ends(match)
    assert ends.sum() == pytest.approx(1)
    plain = make_outlook(match, ends, Correction(1.0, 1.0, 1.0))
    assert plain.round == pytest.approx(ends.sum(axis=1)[1:])
    worth = (ends[:, :, None] * utility(match.pack, match.before)).sum(axis=(0, 1))
    assert plain.match == pytest.approx(worth)


def test_a_power_above_one_makes_the_likelier_likelier() -> None:
    match = read(game(4))[5].match
    ends = judge_ends(match)
    plain, sharp = (
        make_outlook(match, ends, Correction(power, power, 1.0)) for power in (1.0, 2.0)
    )
    for one, other in ((plain.round, sharp.round), (plain.match, sharp.match)):
        assert max(other) > max(one)
        assert min(other) < min(one)
        assert sorted(range(4), key=other.__getitem__) == sorted(range(4), key=one.__getitem__)
        assert sum(other) == pytest.approx(1)


def test_who_would_win_the_match_by_it_gets_another_share() -> None:
    first = read(game(4))[5].match
    match = replace(first, before=(2, 0, 1, 1))
    ends = judge_ends(match)
    plain, less = (make_outlook(match, ends, Correction(1.0, 1.0, by)) for by in (1.0, 0.5))
    assert less.round[0] < plain.round[0]
    assert less.match[0] < plain.match[0]
    for seat in (1, 2, 3):
        assert less.round[seat] > plain.round[seat]
    even = replace(first, before=(0, 0, 0, 0))  # nobody would
    assert make_outlook(even, ends, Correction(1.0, 1.0, 0.5)).round == plain.round


def test_points_are_worth_less_the_more_a_leader_is_held_back() -> None:
    even, held = (chances((2, 1), 4, (2, 0, 0, 0), leader) for leader in (1.0, 0.5))
    assert held[0] < even[0]
    assert held[1] > even[1]
    assert sum(held) == pytest.approx(1)
    assert chances((2, 1), 4, (2, 2, 2, 2), 0.5) == pytest.approx([0.25] * 4)


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_every_player_count_has_a_correction(players: int) -> None:
    assert all(0.4 <= number <= 2 for number in correction(players))


def test_an_outlook_is_a_plain_value() -> None:
    found = outlook(read(game(2))[0].match)
    assert found == Outlook(found.round, found.match)
    assert all(type(chance) is float for chance in (*found.round, *found.match))
