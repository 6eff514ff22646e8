"""The kernel and the rules side by side, in whole matches, one ply after the other.

DNUP_KERNEL_PLIES says how many plies are compared at least; half of them with the standard deck.
"""

import os
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dnup import (
    Action,
    Deck,
    Play,
    Round,
    Seat,
    apply,
    deal,
    legal_actions,
    start,
)
from support.helpers import ALL_COUNTS, DECKS, A, B, E, box, choose, deals, deck_of, play
from support.helpers import pairs_position as position
from support.machine import EIGHTS, MANY, NINES, Machine, same, winners_of

PLIES = int(os.environ.get("DNUP_KERNEL_PLIES", "80000"))


@pytest.mark.no_cover
@pytest.mark.parametrize("kind", DECKS)
@pytest.mark.parametrize("players", ALL_COUNTS)
def test_the_kernel_agrees_on_every_ply_of_whole_matches(players: int, kind: str) -> None:
    share = -(-PLIES // (len(DECKS) * len(ALL_COUNTS)))
    compared = 0
    stopped_early = 0
    batch = 0

    @given(st.integers(min_value=0, max_value=2**64))
    @settings(max_examples=20, database=None)  # a few at a time, until there are enough
    def compare(seed: int) -> None:
        nonlocal compared, stopped_early
        if compared >= share:
            return
        # Under CI Hypothesis draws the same seeds in each batch; the matches must still differ.
        rng = Random(f"{players} {kind} {batch} {seed}")
        deck = deck_of(kind, rng, players)
        for _ in range(12 if kind == "random" else 1):  # small decks have short matches
            plies, last = compare_match(deck, players, rng)
            compared += plies
            stopped_early += last.is_over and len(last.out) == 1

    while compared < share:
        compare()
        batch += 1
    assert stopped_early or PLIES < 10_000  # E4: won in the middle of a round


def every_pair_and_more() -> Deck:
    """64 cards, all dealt at every count: each pair, and the pairs up to 8 a second time."""
    pairs = [f"{low}/{high}" for high in range(2, 10) for low in range(1, high)]
    return box("8/9*", *pairs[:-1], *(pair for pair in pairs if not pair.endswith("9")))


@pytest.mark.no_cover
@pytest.mark.parametrize("players", ALL_COUNTS)
def test_the_kernel_agrees_on_64_cards(players: int) -> None:
    deck = every_pair_and_more()
    pack = deck.pack(players)
    assert pack.cards == 2**64 - 1
    assert pack.star == 2**63  # the highest bit, and one that matters
    rng = Random(players)
    plies = 0
    while plies < 1500:
        plies += compare_match(deck, players, rng, most=500)[0]


@pytest.mark.parametrize(
    "text",
    [
        f"A: {NINES} 1/2* | B: 5/3 | C: 5/6 | A to play",
        f"A: {NINES} 1/2* | B: 5/3 | C: 5/6 | B1: {EIGHTS} | A to play",
        f"A: {NINES} 1/2* | B: - | C: 5/6 | B1: {EIGHTS} | out: B | A to play",
        f"A: {EIGHTS} 1/2* | B: 5/3 | C: 5/6 | B1: {NINES} | A to play",
        f"A: 9/1 1/2* | B: 5/3 | C: 5/6 | B1: {NINES[4:]} | A to play",
        f"A: 9/1 1/2* | B: 5/3 | C: 5/6 | B1: {NINES[4:]} | C1: {EIGHTS} | A to play",
        f"A: 8/1 1/2* | B: 5/3 | C: 5/6 | B1: {EIGHTS[4:]} | C1: {NINES} | A to play",
    ],
)
def test_the_kernel_agrees_on_sets_of_sixteen(text: str) -> None:
    round_ = position(text, MANY)
    options = legal_actions(round_)
    assert Machine(round_).actions() == options
    largest = max((action for action in options if isinstance(action, Play)), key=size_of)
    for action in [largest, *Random(1).sample(options, min(20, len(options))), *options[-9:]]:
        assert_same_successor(round_, action, ())


def size_of(action: Play) -> int:
    return len(action.cards)


@given(deals(), st.data())
@settings(max_examples=40)
def test_the_kernel_agrees_whatever_is_chosen(round_: Round, data: st.DataObject) -> None:
    winners = data.draw(st.sets(st.sampled_from(round_.pack.seats)))
    machine = Machine(round_, winners)
    for _ in range(40):
        options = legal_actions(round_)
        assert machine.actions() == options
        if not options:
            return
        action = data.draw(st.sampled_from(options))
        round_ = apply(round_, action, winners=winners)
        machine.do(machine.moves()[options.index(action)])
        assert same(machine.round, round_)


LAST_CARD = "A: 9/1 | B: 5/2 4/9 | C: 3/8 | D: 1/2 | A to play"


@pytest.mark.parametrize(("winners", "next_"), [((), B), ((A,), None), ((B,), B)])
def test_e4_who_wins_the_match_by_going_out_ends_the_round(
    winners: tuple[Seat, ...], next_: Seat | None
) -> None:
    after = assert_same_successor(position(LAST_CARD), play("9/1"), winners)
    assert (after.turn and after.turn.seat) == next_
    assert after.out == (A,)


def test_e4_the_second_out_ends_the_round_anyway() -> None:
    round_ = position("A: 9/1 | B: 5/2 4/9 | C: 3/8 | D: 1/2 | E: - | out: E | A to play")
    assert assert_same_successor(round_, play("9/1"), ()).out == (E, A)


def compare_match(deck: Deck, players: int, rng: Random, most: int = 3000) -> tuple[int, Round]:
    """Play a match on both sides; how many plies were compared, and its last position."""
    pack = deck.pack(players)
    points = (0,) * players
    plies = rounds = 0
    while True:
        first = Seat(rounds % players)
        round_ = start(pack, deal(pack, rng, first), first)
        winners = winners_of(pack, points)
        machine = Machine(round_, winners)
        assert same(machine.round, round_)
        while not round_.is_over and plies < most:
            options = legal_actions(round_)
            moves = machine.moves()
            assert machine.actions(moves) == options
            action = choose(options, rng)
            round_ = apply(round_, action, winners=winners)
            machine.do(moves[options.index(action)])
            assert same(machine.round, round_)
            plies += 1
        rounds += 1
        points = tuple(a + b for a, b in zip(points, machine.round.points, strict=True))
        assert not round_.is_over or machine.moves() == []
        if plies >= most or max(points) >= pack.goal:
            return plies, round_


def assert_same_successor(round_: Round, action: Action, winners: tuple[Seat, ...]) -> Round:
    """Compare what an action does, which is given back."""
    machine = Machine(round_, winners)
    machine.do(machine.moves()[machine.actions().index(action)])
    after = apply(round_, action, winners=winners)
    assert machine.round == after
    return after
