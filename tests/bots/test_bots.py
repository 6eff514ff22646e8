"""Bots: legal, blind to what is hidden, and done in time."""

import random

import pytest
from helpers import position

from dnup import Rotate, Take, apply, deal, parse_action, sample, standard_deck, start, view_of
from dnup.bots import LEVELS, Budget, bot

ROUND_IS_STALLED = 3_000
BUDGET = Budget(simulations=20)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("level", LEVELS)
def test_a_round_between_bots_is_legal_and_ends(level: str, players: int) -> None:
    rng = random.Random(f"{level} {players}")
    pack = standard_deck().pack(players)
    for _ in range(40):
        round_ = start(pack, deal(pack, rng))
        for _ in range(ROUND_IS_STALLED):
            if round_.turn is None:
                break
            view = view_of(round_, round_.turn.seat)
            round_ = apply(round_, bot(level).choose(view, BUDGET, rng))
        assert round_.is_over


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_do_not_change_a_choice(level: str) -> None:
    rng = random.Random(1)
    for players in (2, 3, 4, 5):
        pack = standard_deck().pack(players)
        round_ = start(pack, deal(pack, rng))
        while round_.turn is not None:
            view = view_of(round_, round_.turn.seat)
            other = view_of(sample(view, rng), round_.turn.seat)
            seed = rng.random()
            choice = bot(level).choose(view, BUDGET, random.Random(seed))
            assert bot(level).choose(other, BUDGET, random.Random(seed)) == choice
            round_ = apply(round_, choice)


@pytest.mark.parametrize(
    ("text", "choice"),
    [
        ("A: 3/4 3/6 9/1 | B: 8/9 | C: 1/2 | A to play", "3/4+3/6"),  # larger before higher
        ("A: 3/4 9/1 | B: 8/9 | C: 1/2 | A to play", "9/1"),  # then the higher
        ("A: 3/4 5/2 | B: 8/9 | C: 1/2 | B1: 9/1 | A to play", "@"),  # nothing to play or add
        ("A: 9/4 5/2 | B: 8/6 | C: 1/2 | B1: 9/1 | A to play", "9/4>B1"),  # else it adds
    ],
)
def test_greedy_plays_large_then_high_else_adds_else_rotates(text: str, choice: str) -> None:
    round_ = position(text)
    assert round_.turn is not None
    view = view_of(round_, round_.turn.seat)
    assert bot("greedy").choose(view, BUDGET, random.Random(0)) == parse_action(choice)


def test_random_chooses_every_legal_action_about_equally_often() -> None:
    round_ = position("A: 3/4 5/2 | B: 8/9 | C: 1/2 | B1: 4/6 | A to play")
    assert round_.turn is not None
    view = view_of(round_, round_.turn.seat)
    rng = random.Random(0)
    chosen = [bot("random").choose(view, BUDGET, rng) for _ in range(3000)]
    counts = {action: chosen.count(action) for action in view.legal_actions()}
    assert {Rotate(), Take(round_.pack.areas[1])} <= counts.keys()
    assert sum(counts.values()) == len(chosen)
    assert min(counts.values()) > 0.8 * len(chosen) / len(counts)
