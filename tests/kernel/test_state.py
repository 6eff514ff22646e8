"""States: a round becomes one and comes back as it was."""

import subprocess
import sys
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dnup import Round, apply
from dnup.kernel.state import AT, OUT, OVER, WINNERS, to_action, to_round, to_state
from dnup.notation import pairs_deck
from support.helpers import B, C, D, add, card, deals, play, rotate, take, wander
from support.helpers import pairs_position as position


@given(deals(), st.integers(0, 2**32 - 1))
@settings(max_examples=60)
def test_a_round_comes_back_from_its_state(round_: Round, seed: int) -> None:
    after = round_
    for before, action in wander(round_, Random(seed)):
        assert tuple(to_round(before.pack, to_state(before))) == tuple(before)
        after = apply(before, action)
    assert tuple(to_round(after.pack, to_state(after))) == tuple(after)


def test_a_round_that_is_over_comes_back() -> None:
    over = position("A: - | B: 5/2 4/9 | C: 3/8 | D: - | A1: 5/3 | out: D A | over")
    state = to_state(over, winners=(B, D))
    assert state[AT] == OVER
    assert state[OUT] == 0x14  # D is seat 3 and A seat 0, plus one each, the first one lowest
    assert state[WINNERS] == 0b1010
    assert to_round(over.pack, state) == over


def test_winners_who_do_not_play_are_left_out() -> None:
    two = position("A: 1/5* | B: 5/2 | A1 to play")
    assert to_state(two, winners=range(5))[WINNERS] == 0b11
    assert to_state(two, winners=[C])[WINNERS] == 0


def test_an_action_is_named_by_its_cards_and_their_way_up() -> None:
    pack = pairs_deck().pack(3)
    nine = pack.equal(card("9/4"))
    assert to_action(pack, 0, nine, nine, 0) == play("9/4")
    assert to_action(pack, 0, nine, 0, 0) == play("4/9")
    assert to_action(pack, 0, nine, nine, 1) == add("9/4", "B1")
    assert to_action(pack, 0, 0, 0, 1) == take("B1")
    assert to_action(pack, 0, 0, 0, -1) == rotate


@pytest.mark.parametrize("module", ["dnup", "dnup.bots", "dnup.terminal", "dnup.lab"])
def test_nobody_waits_for_the_compiler_who_does_not_search(module: str) -> None:
    program = f"import sys, {module}; print(sorted({{'numba', 'numpy'}} & set(sys.modules)))"
    told = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert told.stdout == "[]\n"
