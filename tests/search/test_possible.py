"""A deal that could have been: what a seat knew stays, and what it did not know is drawn."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dnup.notation import standard_deck
from dnup.rules import Match, Rotate, Seat
from dnup.search.possible import LONGEST_WEIGHED, possible
from support.helpers import ALL_COUNTS, A, B, choose


def played(players: int, seed: int, actions: int) -> Match:
    """A match of careless players, in some round of it, that is not over."""
    rng = Random(seed)
    match = Match(standard_deck(), players)
    match = match.begin(match.deal(rng))
    for _ in range(actions):
        after = match.apply(choose(match.legal_actions(), rng))
        if after.round is None or after.round.is_over:
            break
        match = after
    return match


@settings(max_examples=60)
@given(
    players=st.sampled_from(ALL_COUNTS),
    seed=st.integers(0, 10**6),
    actions=st.integers(0, 60),
    seat=st.integers(0, 4),
    weigh=st.booleans(),
)
def test_the_seat_sees_the_same_and_the_past_stays(
    *, players: int, seed: int, actions: int, seat: int, weigh: bool
) -> None:
    match = played(players, seed, actions)
    viewer = Seat(seat % players)
    other = possible(match, viewer, Random(seed), weigh=weigh)
    assert other.view(viewer) == match.view(viewer)
    assert other.view(None) == match.view(None)
    assert (other.past, other.before, other.rounds) == (match.past, match.before, match.rounds)


@pytest.mark.parametrize("weigh", [False, True])
def test_it_can_be_played_to_the_end(*, weigh: bool) -> None:
    for seed in range(20):
        rng = Random(seed)
        match = possible(played(3, seed, 12), A, rng, weigh=weigh)
        while match.round is not None and not match.round.is_over:
            match = match.apply(choose(match.legal_actions(), rng))


@pytest.mark.parametrize("weigh", [False, True])
def test_the_deal_is_another_one_each_time_and_does_not_follow_from_hidden_cards(
    *,
    weigh: bool,
) -> None:
    match = played(4, 7, 8)
    drawn = {str(possible(match, B, Random(seed), weigh=weigh).round) for seed in range(8)}
    assert len(drawn) == 8
    # Another world that the seat cannot tell from this one gives the same deals.
    world = possible(match, B, Random("another"), weigh=False)
    assert str(world.round) != str(match.round)
    assert {str(possible(world, B, Random(s), weigh=weigh).round) for s in range(8)} == drawn


def test_what_the_others_did_makes_some_deals_likelier() -> None:
    match = played(3, 3, 20)
    rng = Random(1)
    hands = [
        {possible(match, A, rng, weigh=weigh).view(B).hand for _ in range(200)}
        for weigh in (False, True)
    ]
    assert len(hands[1]) < len(hands[0])


def test_a_very_long_round_is_not_weighed(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(3, 1, 0)
    for _ in range(LONGEST_WEIGHED + 1):
        match = match.apply(Rotate())
    monkeypatch.setattr("dnup.search.possible._weighed", None)
    assert possible(match, A, Random(1), weigh=True).view(A) == match.view(A)
