"""A round as an array of sixteen `uint64`: the same masks as in `rules.Round`, in fixed places."""

from collections.abc import Container

import numpy as np

from dnup.kernel.tables import Masks
from dnup.rules import OVER as ROUND_OVER
from dnup.rules import Action, Add, Pack, Play, Rotate, Round, Seat

HANDS = 0  # by seat
SETS = 5  # by area
FLIPPED = 10
DISCARDED = 11
SEEN = 12
AT = 13  # the area whose turn it is, or OVER
OUT = 14  # the seats that are out, plus one, four bits each, the first one lowest
WINNERS = 15  # as a mask of seats: who wins the match, and so ends the round, by going out now
SIZE = 16

OVER = np.uint64(255)


def to_state(round_: Round, winners: Container[int] = ()) -> Masks:
    """The state of a round; `winners` as in `rules.apply`."""
    state = np.zeros(SIZE, np.uint64)
    state[HANDS : HANDS + len(round_.hands)] = round_.hands
    state[SETS : SETS + len(round_.sets)] = round_.sets
    state[FLIPPED] = round_.flipped
    state[DISCARDED] = round_.discarded
    state[SEEN] = round_.seen
    state[AT] = OVER if round_.at == ROUND_OVER else round_.at
    state[OUT] = sum((seat + 1) << 4 * i for i, seat in enumerate(round_.out))
    state[WINNERS] = sum(1 << seat for seat in round_.pack.seats if seat in winners)
    return state


def to_round(pack: Pack, state: Masks) -> Round:
    """The round of a state."""
    numbers: list[int] = state.tolist()
    at, out = numbers[AT], numbers[OUT]
    return Round(
        pack,
        ROUND_OVER if at == OVER else at,
        tuple(numbers[HANDS : HANDS + pack.players]),
        tuple(numbers[SETS : SETS + len(pack.areas)]),
        discarded=numbers[DISCARDED],
        flipped=numbers[FLIPPED],
        seen=numbers[SEEN],
        out=tuple(Seat((out >> 4 * i & 15) - 1) for i in range((out.bit_length() + 3) // 4)),
    )


def to_action(pack: Pack, at: int, cards: int, turned: int, area: int) -> Action:
    """The action of a move in the turn of an area; `turned` are the cards that lie turned."""
    if cards:
        chosen = pack.to_cards(cards, turned)
        return Play(chosen) if area == at else Add(chosen[0], pack.areas[area])
    return Rotate() if area < 0 else pack.takes[area]
