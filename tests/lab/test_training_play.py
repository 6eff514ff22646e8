"""Batches of self-play: the same every time, and with targets that make sense."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from dnup.kernel.net import CODES, Net, features
from dnup.kernel.tables import Numbers, tables
from dnup.lab.training import TrainingSettings
from dnup.lab.training.nets import (
    first_weights,
    read_weights,
    to_bytes,
    unusable_rows,
    without_unusable_rows,
)
from dnup.lab.training.play import MOST_OF_A_VALUE, SelfPlayBatch, play_batch, random_pack
from dnup.lab.training.rows import spread_gradients, sum_rows
from dnup.lab.training.strength import contest
from dnup.notation import standard_deck
from dnup.rules import Card

SMALL = TrainingSettings(players=3, batch=1200, minibatch=64, units=16, second_units=8)


def is_same(batch: SelfPlayBatch, other: SelfPlayBatch) -> bool:
    return batch[1:] == other[1:] and all(
        getattr(batch.examples, part).tobytes() == getattr(other.examples, part).tobytes()
        for part in ("active", "counts", "targets")
    )


@pytest.fixture(scope="module")
def net() -> Net:
    return first_weights(SMALL).net()


def test_a_batch_follows_from_weights_settings_and_number(net: Net) -> None:
    batch = play_batch(net, SMALL, number=3, whims=0.3)
    assert is_same(batch, play_batch(net, SMALL, number=3, whims=0.3))
    assert not is_same(batch, play_batch(net, SMALL, number=4, whims=0.3))
    assert not is_same(batch, play_batch(net, replace(SMALL, seed=2), number=3, whims=0.3))
    other = first_weights(replace(SMALL, seed=2)).net()
    assert not is_same(batch, play_batch(other, SMALL, number=3, whims=0.3))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_targets_are_chances(players: int) -> None:
    settings = replace(SMALL, players=players)
    batch = play_batch(first_weights(settings).net(), settings, number=0, whims=0.5)
    assert SMALL.batch - SMALL.plies < batch.positions <= SMALL.batch
    assert batch.rounds > batch.stalled
    first = batch.examples.targets[:, :players].sum(1)
    second = batch.examples.targets[:, players:].sum(1)
    assert batch.examples.targets.min() >= 0
    if players == 2:
        assert np.allclose(first, 1, atol=1e-5)
    else:  # once somebody is out, only the second place is open
        assert np.all(np.isclose(first, 1, atol=1e-5) | (first == 0))
        assert 0 < (first == 0).mean() < 0.5
        assert np.allclose(second, 1, atol=1e-5)
    on = batch.examples.counts
    assert on.min() > 5
    for position in range(0, batch.positions, 100):
        active = batch.examples.active[position, : on[position]]
        assert active.max() < features(players)
        assert len(set(active.tolist())) <= len(active)


def test_with_a_full_trace_targets_are_how_the_round_ended(net: Net) -> None:
    batch = play_batch(net, replace(SMALL, trace=1.0), number=0, whims=0.0)
    assert set(np.unique(batch.examples.targets)) == {0.0, 1.0}


def test_against_a_frozen_net_only_the_learner_is_noted(net: Net) -> None:
    batch = play_batch(net, SMALL, number=0, whims=0.1, against=net)
    assert is_same(batch, play_batch(net, SMALL, number=0, whims=0.1, against=net))
    # About a third of the plies are the learner's.
    assert 0.2 < batch.positions / batch.plies < 0.5
    whole = play_batch(net, SMALL, number=0, whims=0.1)
    assert batch.rounds > whole.rounds
    frozen = first_weights(replace(SMALL, seed=9)).net()
    assert not is_same(batch, play_batch(net, SMALL, number=0, whims=0.1, against=frozen))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_decks_have_the_standard_size_and_cards_with_two_values(players: int) -> None:
    pack = random_pack(players, np.random.default_rng(1))
    assert pack.size == standard_deck().pack(players).size
    assert pack.star.bit_count() == 1
    assert max(cards.bit_count() for _, cards in pack.showing) <= MOST_OF_A_VALUE
    cards = [pack.card(1 << i, 0) for i in range(pack.size)]
    assert all(card.active < card.inactive for card in cards)
    assert pack == random_pack(players, np.random.default_rng(1))
    assert pack != random_pack(players, np.random.default_rng(2))
    assert tables(pack).outs == len(pack.prizes)


def test_a_share_of_the_batches_is_played_with_random_decks(net: Net) -> None:
    never, always = replace(SMALL, random_decks=0.0), replace(SMALL, random_decks=1.0)
    deck = {card.active * 10 + card.inactive for card in _cards(3)}
    for settings, is_standard in ((never, True), (always, False)):
        batch = play_batch(net, settings, number=0, whims=0.5)
        unseen = 7 * 100  # two places in the hand, two hands, three sets come before
        active = batch.examples.active[np.arange(160) < batch.examples.counts[:, None]]
        codes = {int(f) - unseen for f in active if unseen <= f < unseen + 100}
        found = {10 * (code // 10 + 1) + code % 10 + 1 for code in codes}
        assert (found <= deck) == is_standard


def _cards(players: int) -> list[Card]:
    pack = standard_deck().pack(players)
    return [pack.card(1 << i, 0) for i in range(pack.size)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_deck_turns_on_a_feature_whose_row_is_emptied_on_export(players: int) -> None:
    settings = replace(SMALL, players=players, random_decks=1.0)
    learned = first_weights(settings)
    emptied = unusable_rows(players)
    for number in range(3):
        batch = play_batch(learned.net(), settings, number=number, whims=0.5)
        on = np.arange(batch.examples.active.shape[1]) < batch.examples.counts[:, None]
        assert not np.isin(batch.examples.active[on], emptied).any()
    exported = without_unusable_rows(learned)
    assert not exported.rows[emptied].any()
    assert learned.rows[emptied].all()
    assert (exported.rows != learned.rows).any(1).sum() == len(emptied)


def test_equal_weights_give_equal_files(tmp_path: Path) -> None:
    learned = first_weights(SMALL)
    assert to_bytes(learned) == to_bytes(first_weights(SMALL))
    assert to_bytes(learned) != to_bytes(first_weights(replace(SMALL, seed=2)))
    (tmp_path / "net.npz").write_bytes(to_bytes(learned))
    assert to_bytes(read_weights(tmp_path / "net.npz", 3)) == to_bytes(learned)


def test_weights_can_be_read_from_a_net_that_rounds_them(net: Net, tmp_path: Path) -> None:
    np.savez(tmp_path / "net.npz", **net._asdict())
    learned = read_weights(tmp_path / "net.npz", 3)
    assert np.allclose(learned.rows, first_weights(SMALL).rows, atol=1e-3)
    assert np.array_equal(learned.net().rows, net.rows)


def test_a_file_without_a_net_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    file.write_bytes(to_bytes(first_weights(SMALL)))
    with pytest.raises(ValueError, match="another player count"):
        read_weights(file, 4)
    np.savez(file, rows=np.zeros(3))
    with pytest.raises(ValueError, match="isn't a file of a net"):
        read_weights(file, 3)
    np.save(tmp_path / "array.npy", np.zeros(3))
    with pytest.raises(ValueError, match="isn't a file of arrays"):
        read_weights(tmp_path / "array.npy", 3)


def test_the_first_layer_sums_rows_and_spreads_gradients(net: Net) -> None:
    rows = first_weights(SMALL).rows
    examples = play_batch(net, SMALL, number=0, whims=0.5).examples
    picked: Numbers = np.array([5, 0, 7])
    sums = np.empty((3, 16), np.float32)
    sum_rows(rows, examples, picked, sums)
    wanted = np.zeros_like(rows)
    for i, position in enumerate(picked):
        active = examples.active[position, : examples.counts[position]]
        assert np.allclose(sums[i], rows[active].sum(0), atol=1e-4)
        np.add.at(wanted, active, sums[i])
    gradients = np.zeros_like(rows)
    spread_gradients(sums, examples, picked, gradients)
    assert np.allclose(gradients, wanted, atol=1e-4)


def test_a_net_wins_its_fair_share_against_itself(net: Net) -> None:
    found = contest(net, net, players=3, deals=40)
    assert found.rounds == 120
    assert found.first == pytest.approx(1 / 3, abs=0.02)  # not each round has a winner
    assert found == contest(net, net, players=3, deals=40)
    policy = contest(net, None, players=3, deals=20)
    assert policy.first < 1 / 3  # a random net is worse


def test_with_open_hands_another_net_plays_and_every_card_is_seen(net: Net) -> None:
    settings = replace(SMALL, open_hands=True, random_decks=0.0)
    batch = play_batch(net, settings, number=1, whims=0.3, against=net)
    assert is_same(batch, play_batch(net, settings, number=1, whims=0.3, against=net))
    assert not is_same(batch, play_batch(net, settings, number=1, whims=0.9, against=net))
    assert batch.rounds > batch.stalled
    unseen = range(CODES * (1 + 3 + 3), CODES * (2 + 3 + 3))
    for active, count in zip(batch.examples.active, batch.examples.counts, strict=True):
        assert not set(active[:count].tolist()) & set(unseen)
    first = batch.examples.targets[:, :3]
    assert set(first.sum(axis=1).tolist()) <= {0.0, 1.0}
    assert (batch.examples.targets[:, 3:].sum(axis=1) == 1).all()


def test_guests_play_some_of_the_seats(net: Net) -> None:
    alone, with_guests = (
        play_batch(net, replace(SMALL, guests=share), number=2, whims=0.1) for share in (0.0, 1.0)
    )
    # Only the learner's positions are noted: fewer than there were plies.
    assert alone.positions >= alone.plies - alone.stalled * SMALL.plies
    assert with_guests.positions < 0.8 * with_guests.plies
