"""The learner: it judges as the kernel does, and it learns."""

from dataclasses import replace

import numpy as np
import pytest
from training.runs import TINY

from dnup.kernel.deals import deal_round
from dnup.kernel.moves import do_move, legal_moves, most_moves
from dnup.kernel.net import find_features, judge, make_room
from dnup.kernel.selfplay import make_examples
from dnup.kernel.state import AT, OUT, OVER, SIZE
from dnup.kernel.tables import tables
from dnup.lab.training.learner import Learner
from dnup.lab.training.nets import first_weights
from dnup.lab.training.play import play_batch
from dnup.notation import standard_deck


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_pytorch_and_the_kernel_judge_alike(players: int) -> None:
    settings = replace(TINY, players=players, units=128, second_units=32)
    learned = first_weights(settings)
    net = learned.net()
    t = tables(standard_deck().pack(players))
    room, chance = make_room(net), np.random.default_rng(players)
    cards, areas = np.zeros(most_moves(t), np.uint64), np.zeros(most_moves(t), np.int64)
    s, rng = np.zeros(SIZE, np.uint64), np.array([players], np.uint64)
    examples = make_examples(players, 200)
    judged = np.zeros((200, 2 * players), np.float32)
    s[AT] = OVER
    for i in range(200):
        if s[AT] == OVER or s[OUT] != 0:  # what is known then isn't the net's to judge
            deal_round(t, s, rng, players, 0)
        mover = int(t.owners[s[AT]])
        move = chance.integers(legal_moves(t, s, cards, areas))
        do_move(t, s, cards[move], areas[move])
        if s[OUT] != 0:
            deal_round(t, s, rng, players, 0)
        examples.counts[i] = find_features(t, s, mover, room, examples.active[i])
        judge(t, s, mover, net, room, judged[i])
    found = Learner(settings, learned).judge(examples)
    # The kernel rounds the first layer.
    assert np.abs(found - judged).max() < 2e-3
    assert judged.std(0).max() > 1e-3  # positions differ, so it isn't equal by chance


def test_learning_the_same_positions_again_makes_the_loss_fall() -> None:
    settings = replace(TINY, passes=1)
    learned = first_weights(settings)
    batch = play_batch(learned.net(), settings, number=0, whims=0.5)
    learner = Learner(settings, learned)
    losses = [learner.learn(batch, number=i, positions=0) for i in range(80)]
    assert losses[-1] < losses[0] - 0.1
    assert all(np.isfinite(losses))


def test_features_that_are_never_on_keep_their_rows() -> None:
    learned = first_weights(TINY)
    batch = play_batch(learned.net(), TINY, number=0, whims=0.5)
    learner = Learner(TINY, learned)
    learner.learn(batch, number=0, positions=0)
    on = np.arange(batch.examples.active.shape[1]) < batch.examples.counts[:, None]
    used = np.unique(batch.examples.active[on])
    changed = np.flatnonzero((learner.learned().rows != learned.rows).any(1))
    assert set(changed) <= set(used)
    assert len(changed) > 0.9 * len(used)


def test_a_restored_learner_goes_on_as_the_first_one() -> None:
    learned = first_weights(TINY)
    batch = play_batch(learned.net(), TINY, number=0, whims=0.5)
    learner, other = Learner(TINY, learned), Learner(TINY, first_weights(replace(TINY, seed=2)))
    learner.learn(batch, number=0, positions=0)
    other.restore(learner.state())
    losses = [one.learn(batch, number=1, positions=2000) for one in (learner, other)]
    assert losses[0] == losses[1]
    state, again = learner.state(), other.state()
    assert state.keys() == again.keys()
    assert all(np.array_equal(state[name], again[name]) for name in state)
