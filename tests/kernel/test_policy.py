"""The policy: a weight for every kind of legal move, and moves drawn by it."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dnup import Deck, Round
from dnup.kernel.moves import do_move
from dnup.kernel.policy import (
    CANDIDATES,
    candidates,
    kind_of,
    load_policy,
    pack_policy,
    pick,
    policy_move,
    policy_playout,
    unpack_policy,
    ways,
)
from dnup.kernel.tables import Floats, Masks, Numbers
from support.helpers import ALL_COUNTS, DECKS, deals, deck_of
from support.helpers import pairs_position as position
from support.machine import (
    EIGHTS,
    MANY,
    NINES,
    POSITIONS,
    Machine,
    Move,
    assert_over,
    critical,
    deviation,
    matches,
    source,
)
from support.plain_policy import Kind, Table, any_table, plain_kind, plain_ways, plain_weights

LIMIT = 100_000


class Weighed(Machine):
    """A round with the kinds of moves and their weights, as the kernel has them."""

    def __init__(self, round_: Round, policy: Floats) -> None:
        super().__init__(round_)
        self.policy = policy
        self.kinds, self.weights = workspace()
        count = candidates(self.tables, self.state, policy, self.kinds, self.weights)
        self.by_kind: dict[int, list[Move]] = {int(k): [] for k in self.kinds[:count]}
        assert len(self.by_kind) == count  # each once
        for cards, area in self.moves():
            self.by_kind[int(kind_of(self.tables, self.state, np.uint64(cards), area))].append(
                (cards, area)
            )

    def told(self) -> dict[Kind, float]:
        """The weights by kind, in the words of the rules."""
        return {
            plain_kind(self.actions(moves[:1])[0]): float(weight)
            for moves, weight in zip(self.by_kind.values(), self.weights, strict=False)
        }

    def ways(self, kind: int) -> int:
        return int(ways(self.tables, self.state, kind))

    def pick(self, rng: Masks, kind: int) -> Move:
        cards, area = pick(self.tables, self.state, rng, kind)
        return int(cards), int(area)


def workspace() -> tuple[Numbers, Floats]:
    return np.zeros(CANDIDATES, np.int64), np.zeros(CANDIDATES)


def places(players: int, rng: Random, every: int = 3) -> Iterator[Round]:
    """Positions of matches with the decks that come with the game, and with random ones."""
    for number in range(12):
        deck = deck_of(DECKS[min(number // 3, 2)], rng, players)
        for i, match in enumerate(matches(deck, players, rng, most=150)):
            if i % every == 0:
                assert match.round is not None
                yield match.round


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_every_kind_of_legal_move_has_its_weight_and_no_other(players: int) -> None:
    rng = Random(players)
    for round_ in places(players, rng):
        table = any_table(rng)
        machine = Weighed(round_, pack_policy(table))
        assert all(machine.by_kind.values())  # no kind without a legal move
        assert machine.told() == pytest.approx(plain_weights(round_, table))


@pytest.mark.parametrize(
    ("text", "deck"),
    [
        (f"A: {NINES} | B: 5/3 | C: 5/6 | B1: {EIGHTS[:23]} | A to play", MANY),
        (f"A: 8/4 | B: 5/3 | C: 5/6 | B1: {EIGHTS[:15]} | C1: {NINES[:19]} | A to play", MANY),
        (f"A: 8/4 1/2* | B: - | C: 5/6 | B1: {EIGHTS[:19]} | out: B | A to play", MANY),
        (f"A: 9/1 4/9 | B: 5/3 6/7 3/9 | C: 5/6 | B1: {NINES[4:15]} | A to play", MANY),
        ("A: 9/1 9/2 9/3 9/4 9/5 9/6 9/7 9/8 | B: 5/3 | C: 5/6 | D: 5/2 | A to play", None),
        ("A: 1/9 2/9 3/9 4/9 5/9 6/9 7/9 8/9 | B: 5/3 | C: 5/6 | D: 5/2 | A to play", None),
        ("A: 1/2 2/3 3/4 4/5 5/6 6/7 7/8 8/9 9/1 | B: 5/3 | C: 6/1 | D: 5/2 | A to play", None),
    ],
)
def test_so_have_moves_that_seldom_come_up(text: str, deck: Deck | None) -> None:
    round_ = position(text, deck)
    for seed in range(5):
        table = any_table(Random(seed))
        machine = Weighed(round_, pack_policy(table))
        assert machine.told() == pytest.approx(plain_weights(round_, table))


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_ways_counts_the_moves_of_a_kind(players: int) -> None:
    rng = Random(players)
    for round_ in places(players, rng):
        machine = Weighed(round_, load_policy(players))
        for kind, moves in machine.by_kind.items():
            assert machine.ways(kind) == len(moves)
            assert machine.ways(kind) == plain_ways(round_, machine.actions(moves[:1])[0])


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_a_pick_is_a_legal_move_of_its_kind(players: int) -> None:
    rng, chance = Random(players), source(players)
    for round_ in places(players, rng):
        machine = Weighed(round_, load_policy(players))
        for kind, moves in machine.by_kind.items():
            assert machine.actions([machine.pick(chance, kind)])[0] in machine.actions(moves)


@pytest.mark.parametrize("name", POSITIONS)
def test_a_pick_is_any_move_of_its_kind_as_likely_as_the_others(name: str) -> None:
    round_ = position(*POSITIONS[name])
    machine, chance = Weighed(round_, load_policy(round_.pack.players)), source(1)
    for kind, moves in machine.by_kind.items():
        drawn = Counter(machine.actions(machine.pick(chance, kind) for _ in range(2000)))
        options = machine.actions(moves)
        assert deviation(drawn, dict.fromkeys(options, 1 / len(options))) <= critical(
            len(options) - 1
        )


@pytest.mark.parametrize("name", POSITIONS)
def test_a_move_is_drawn_by_its_weight(name: str) -> None:
    round_ = position(*POSITIONS[name])
    machine, chance = Weighed(round_, pack_policy(any_table(Random(name)))), source(2)
    weights = machine.told()
    chances = {}
    for moves in machine.by_kind.values():
        for action in machine.actions(moves):
            chances[action] = weights[plain_kind(action)] / sum(weights.values()) / len(moves)
    drawn = Counter(
        machine.action(policy_move(machine.tables, machine.state, chance, machine.policy, *spare))
        for spare in [workspace()]
        for _ in range(20_000)
    )
    assert deviation(drawn, chances) <= critical(len(chances) - 1)


@given(deals(), st.integers(0, 2**32 - 1))
@settings(max_examples=40)
def test_a_playout_by_the_policy_is_a_round_of_legal_moves(round_: Round, seed: int) -> None:
    machine, whole = Machine(round_), Machine(round_)
    policy, spare = load_policy(round_.pack.players), workspace()
    plies = policy_playout(whole.tables, whole.state, source(seed), policy, LIMIT, *spare)
    assert_over(round_.pack, whole.state)
    rng = source(seed)
    for ply in range(plies):
        cards, area = policy_move(machine.tables, machine.state, rng, policy, *spare)
        if ply < 300:
            assert machine.action((cards, area)) in machine.actions()
        do_move(machine.tables, machine.state, cards, area)
    assert (machine.state == whole.state).all()


def test_a_table_comes_back_from_its_weights() -> None:
    table: Table = {name: [round(x, 4) for x in row] for name, row in any_table(Random(1)).items()}
    assert unpack_policy(np.log(pack_policy(table))) == table


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_the_learned_weights_are_positive(players: int) -> None:
    assert (load_policy(players) > 0).all()
