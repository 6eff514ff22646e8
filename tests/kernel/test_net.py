"""The net: its inputs are what a seat knows, its numbers those of a plain forward pass."""

from collections import Counter
from importlib.resources import files
from pathlib import Path
from random import Random

import numpy as np
import pytest

from dnup import Match, Round, Seat, apply, parse_position, sample, view_of
from dnup.kernel.net import (
    ACTIVE,
    UNIT,
    Net,
    features,
    find_features,
    judge,
    judge_moves,
    make_net,
    make_room,
)
from dnup.kernel.state import to_state
from dnup.kernel.tables import tables
from dnup.kernel.weights import load_net, load_open_net, read_net, write_net
from dnup.search.judgement import workspace
from support.helpers import ALL_COUNTS, DECKS, deck_of
from support.machine import POSITIONS, Machine
from support.plain_net import plain_chances, plain_features

MOST_BYTES = 2_000_000  # of all nets that are shipped


def any_net(players: int, seed: int) -> Net:
    """A net of random weights, so large that everything counts."""
    rng = np.random.default_rng(seed)
    shapes = ((features(players), 24), (24,), (8, 24), (8,), (2 * players, 8), (2 * players,))
    return make_net(*(rng.normal(0, 0.4, shape).astype(np.float32) for shape in shapes))


def on(round_: Round, viewer: Seat) -> Counter[int]:
    active = np.zeros(ACTIVE, np.uint16)
    room = make_room(any_net(round_.pack.players, 0))
    count = find_features(tables(round_.pack), to_state(round_), int(viewer), room, active)
    return Counter(active[:count].tolist())


def rounds(deck: str, players: int, seed: int) -> list[Round]:
    """The positions of a round that is played at random."""
    rng = Random(seed)
    match = Match(deck_of(deck, rng, players), players)
    match = match.begin(match.deal(rng))
    found: list[Round] = []
    while match.round is not None and match.round.turn is not None and len(found) < 150:
        found.append(match.round)
        match = match.apply(rng.choice(match.legal_actions()))
    if match.round is not None:
        found.append(match.round)
    return found


@pytest.mark.parametrize("players", ALL_COUNTS)
@pytest.mark.parametrize("deck", DECKS)
def test_the_inputs_are_what_the_view_shows(deck: str, players: int) -> None:
    for round_ in rounds(deck, players, players):
        for viewer in round_.pack.seats:
            assert on(round_, viewer) == plain_features(round_, viewer)


@pytest.mark.parametrize("name", sorted(POSITIONS))
def test_so_they_are_in_odd_positions(name: str) -> None:
    text, deck = POSITIONS[name]
    round_ = parse_position(text, deck)
    for viewer in round_.pack.seats:
        assert on(round_, viewer) == plain_features(round_, viewer)


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_cards_that_a_seat_cannot_see_change_nothing(players: int) -> None:
    rng = Random(players)
    changed = 0
    for round_ in rounds("standard", players, 7 + players)[:60]:
        for viewer in round_.pack.seats:
            other = sample(view_of(round_, viewer), rng)
            changed += other.hands != round_.hands
            assert on(other, viewer) == on(round_, viewer)
    assert changed > 50


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_the_kernel_says_what_a_plain_forward_pass_says(players: int) -> None:
    net = any_net(players, players)
    room, found = make_room(net), np.zeros(2 * players, np.float32)
    for round_ in rounds("standard", players, 20 + players):
        for viewer in round_.pack.seats:
            judge(tables(round_.pack), to_state(round_), int(viewer), net, room, found)
            plain = plain_chances(net, plain_features(round_, viewer), round_, viewer)
            assert found == pytest.approx(plain, abs=2e-5)


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_a_move_is_judged_as_the_position_after_it(players: int) -> None:
    net = any_net(players, 5)
    for round_ in rounds("standard", players, 30 + players)[:80:4]:
        machine = Machine(round_)
        moves = list(machine.moves())
        space = workspace(round_.pack, net)
        cards = np.array([cards for cards, _ in moves], np.uint64)
        areas = np.array([area for _, area in moves], np.int64)
        state = to_state(round_)
        judge_moves(
            tables(round_.pack), state, net, space.room, cards, areas, len(moves), space.judged
        )
        assert (state == to_state(round_)).all()
        assert round_.turn is not None
        viewer = round_.turn.seat
        for action, row in zip(machine.actions(moves), space.judged, strict=False):
            after = apply(round_, action)
            plain = plain_chances(net, plain_features(after, viewer), after, viewer)
            assert row == pytest.approx(plain, abs=2e-5)


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_chances_add_up_and_certain_ones_are_certain(players: int) -> None:
    net = load_net(players)
    room, found = make_room(net), np.zeros(2 * players, np.float32)
    for round_ in (r for deck in DECKS for r in rounds(deck, players, 40 + players)):
        judge(tables(round_.pack), to_state(round_), 0, net, room, found)
        assert found[:players].sum() == pytest.approx(1, abs=1e-5)
        if round_.out:
            assert found[round_.out[0]] == 1


def test_weights_are_rounded_to_units() -> None:
    net = make_net(
        np.array([[0.5004, -40.0]], np.float32), *(np.zeros(1, np.float32) for _ in range(5))
    )
    assert net.rows.tolist() == [[round(0.5004 * UNIT), -np.iinfo(np.int16).max]]


def test_a_net_is_read_as_it_was_written(tmp_path: Path) -> None:
    net = any_net(4, 1)
    write_net(tmp_path / "net.npz", net)
    again = read_net(tmp_path / "net.npz", 4)
    for name in Net._fields:
        assert (getattr(net, name) == getattr(again, name)).all()
    with pytest.raises(ValueError, match="isn't one for 3 players"):
        read_net(tmp_path / "net.npz", 3)
    (tmp_path / "other.npz").write_bytes(b"PK\x03\x04 not a net")
    with pytest.raises(ValueError, match="isn't a net"):
        read_net(tmp_path / "other.npz", 4)
    with (tmp_path / "trained.npz").open("wb") as file:
        np.savez(file, **net._replace(rows=net.rows.astype(np.float32))._asdict())
    with pytest.raises(ValueError, match="comes from training"):
        read_net(tmp_path / "trained.npz", 4)


def test_the_shipped_nets_are_small() -> None:
    shipped = files("dnup.kernel").joinpath("nets").iterdir()
    assert sum(len(file.read_bytes()) for file in shipped) <= MOST_BYTES
    for players in ALL_COUNTS:
        assert load_net(players).rows.dtype == np.int16
        assert load_open_net(players).rows.dtype == np.int16
