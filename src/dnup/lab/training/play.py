"""Batches of self-play: positions to learn from, with their targets."""

from typing import NamedTuple

import numpy as np

from dnup.kernel.moves import most_moves
from dnup.kernel.net import Net, make_room
from dnup.kernel.openplay import play_and_note_open
from dnup.kernel.policy import load_policy
from dnup.kernel.selfplay import Examples, make_examples, play_and_note
from dnup.kernel.tables import PackTables, tables
from dnup.lab.training.settings import TrainingSettings
from dnup.notation import standard_deck
from dnup.rules import HIGHEST_VALUE, DeckCard, Pack

MOST_OF_A_VALUE = 12  # cards in a random deck: the kernel lists all choices from a hand's cards


class SelfPlayBatch(NamedTuple):
    """Positions that a net played to, and what the rounds were like."""

    examples: Examples
    rounds: int
    stalled: int  # rounds that were left out because they took too long
    plies: int  # in all rounds

    @property
    def positions(self) -> int:
        """How many positions there are to learn from."""
        return len(self.examples.counts)


def play_batch(
    net: Net, settings: TrainingSettings, *, number: int, whims: float, against: Net | None = None
) -> SelfPlayBatch:
    """Play rounds until a batch is full. The same arguments always give the same batch.

    `number` is the batch's number in the run: deals, decks and random moves follow from it and the
    seed. With `against`, the net plays one seat of each round and learns there; the frozen net
    `against` plays the other seats. If the settings say that hands are open, `against` plays all
    seats, and the examples are positions with all cards open.
    """
    chance = np.random.default_rng([settings.seed, 1, number])
    t = _pick_tables(settings, chance)
    rng = chance.integers(2**63, size=1, dtype=np.uint64)
    room = most_moves(t)
    examples = make_examples(settings.players, settings.batch)
    counts = np.zeros(3, np.int64)
    other = net if against is None else against
    space = (
        np.zeros(room, np.uint64),
        np.zeros(room, np.int64),
        np.zeros((room, 2 * settings.players), np.float32),
    )
    if settings.open_hands:
        noted = play_and_note_open(
            t, other, make_room(other), rng, whims, settings.plies, examples, counts, *space
        )
    else:
        noted = play_and_note(
            t,
            net,
            other,
            against is not None,
            make_room(net),
            make_room(other),
            rng,
            whims,
            settings.guests,
            load_policy(settings.players),
            settings.trace,
            settings.plies,
            examples,
            counts,
            *space,
        )
    rounds, stalled, plies = counts.tolist()
    active, on, targets = examples
    noted_ones = Examples(active[:noted], on[:noted], targets[:noted])
    return SelfPlayBatch(noted_ones, rounds, stalled, plies)


def random_pack(players: int, chance: np.random.Generator) -> Pack:
    """Random cards with two different values each, as many as the standard deck has."""
    size = standard_deck().pack(players).size
    while True:
        ends = np.array([chance.choice(HIGHEST_VALUE, 2, replace=False) + 1 for _ in range(size)])
        if np.bincount(ends.ravel()).max() <= MOST_OF_A_VALUE:
            break
    cards = sorted((min(pair), max(pair)) for pair in ends.tolist())
    star = int(chance.integers(size))
    return Pack((DeckCard(*card, star=i == star) for i, card in enumerate(cards)), players)


def _pick_tables(settings: TrainingSettings, chance: np.random.Generator) -> PackTables:
    """The standard deck's tables, or now and then those of a random deck."""
    if chance.random() < settings.random_decks:
        return tables(random_pack(settings.players, chance))
    return tables(standard_deck().pack(settings.players))
