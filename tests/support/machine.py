"""The kernel in the words of the rules, positions to try it on, and chi-squares for its draws."""

from collections import Counter
from collections.abc import Callable, Container, Hashable, Iterable, Iterator, Mapping
from functools import lru_cache, partial
from random import Random
from typing import TypeVar

import numpy as np

from dnup.kernel.moves import do_move, legal_moves, most_moves
from dnup.kernel.state import (
    AT,
    DISCARDED,
    FLIPPED,
    OUT,
    OVER,
    SEEN,
    SETS,
    to_action,
    to_round,
    to_state,
)
from dnup.kernel.tables import Masks, Numbers, tables
from dnup.notation import pairs_deck, standard_deck
from dnup.rules import Action, Deck, Match, Pack, Round
from support.helpers import box, choose

Move = tuple[int, int]
H = TypeVar("H", bound=Hashable)


TWINS = box(*("1/5*", "2/6", "2/6", "2/6", "2/7", "2/7", "4/8", "4/8", "6/9", "3/9", "1/9"))
POSITIONS: dict[str, tuple[str, Deck]] = {
    "a single card": ("A: 9/1 | B: 5/2 | C: 3/8 | A to play", pairs_deck()),
    "several of a value": ("A: 3/4 3/6 3/9 5/2 5/7 | B: 8/9 | C: 1/2 | A to play", pairs_deck()),
    "blocked sizes": (
        "A: 3/4 3/6 3/9 5/2 5/7 | B: 8/9 | C: 1/2 | B1: 4/8 4/9 | C1: 9/7 | A to play",
        pairs_deck(),
    ),
    "adds": (
        "A: 8/3 8/4 5/2 9/1 | B: 8/9 | C: 1/2 | D: 2/3 | B1: 8/7 | C1: 5/6 5/4 | A to play",
        pairs_deck(),
    ),
    "an add that another set forbids": (
        "A: 8/3 8/4 5/2 | B: 8/9 | C: 1/2 | B1: 8/7 | C1: 9/2 9/4 | A to play",
        pairs_deck(),
    ),
    "an add that an equal set forbids": (
        "A: 8/3 8/4 5/2 | B: 8/9 | C: 1/2 | B1: 8/7 | C1: 8/6 8/5 | A to play",
        pairs_deck(),
    ),
    "tens": (
        "A: 10/1 10/2 9/3 1/6 1/6 | B: 3/4 | C: 2/6 | C1: 9/1 9/2 | A to play",
        standard_deck(),
    ),
    "equal cards of the printed deck, some of them known": (
        "A: (2/4) 2/4 2/5 (2/5) 4/7 | B: 3/9 1/6 | A1: 3/5 3/6 3/8 | B2: 2/10 | A2 to play",
        standard_deck(),
    ),
    "own other set": ("A: 8/4 6/2 | B: 2/6 9/1 | A1: 4/8 | B2: 6/2 6/9 | A2 to play", TWINS),
    "equal cards": (
        "A: 2/6 2/6 6/2 2/7 8/4 | B: 4/8 3/9 | C: 1/9 7/2 | C1: 6/9 | A to play",
        TWINS,
    ),
    "equal cards, some of them known": (
        "A: (2/6) 2/6 2/6 2/7 (2/7) | B: 8/4 3/9 | C: 1/9 | C1: 8/4 | A to play",
        TWINS,
    ),
    "equal cards to add": (
        "A: 2/6 (2/6) 8/4 | B: 9/3 | C: 4/8 | C1: 2/7 | B1: 9/6 9/1 | A to play",
        TWINS,
    ),
}


# Two values on 16 cards each, four equal ones of every kind; and a few cards for the others.
MANY = box(
    *("1/2*", "3/5", "5/6", "6/7"),
    *(f"{low}/{high}" for high in (8, 9) for low in (1, 2, 3, 4) for _ in range(4)),
)
EIGHTS = " ".join(f"8/{low}" for low in (1, 2, 3, 4) for _ in range(4))
NINES = EIGHTS.replace("8/", "9/")


class Machine:
    """A round that the kernel plays."""

    def __init__(self, round_: Round, winners: Container[int] = ()) -> None:
        self.pack = round_.pack
        self.tables = tables(self.pack)
        self.state = to_state(round_, winners)
        self._cards, self._areas = room(self.pack)
        self._words = words_of(self.pack)

    @property
    def round(self) -> Round:
        return to_round(self.pack, self.state)

    def moves(self) -> list[Move]:
        """The legal moves, as numbers."""
        count = legal_moves(self.tables, self.state, self._cards, self._areas)
        return list(zip(self._cards[:count].tolist(), self._areas[:count].tolist(), strict=True))

    def actions(self, moves: Iterable[Move] | None = None) -> list[Action]:
        """What these moves are called; if none are given, the legal ones."""
        at, flipped, words = int(self.state[AT]), int(self.state[FLIPPED]), self._words
        moves = self.moves() if moves is None else moves
        return [words(at, cards, flipped & cards, area) for cards, area in moves]

    def action(self, move: tuple[np.uint64, int]) -> Action:
        """What a move is called that the kernel has chosen."""
        return self.actions([(int(move[0]), int(move[1]))])[0]

    def do(self, move: Move) -> None:
        do_move(self.tables, self.state, np.uint64(move[0]), int(move[1]))


@lru_cache(maxsize=16)
def words_of(pack: Pack) -> Callable[[int, int, int, int], Action]:
    """`to_action` for a pack that remembers: most moves come up again and again."""
    return lru_cache(maxsize=100_000)(partial(to_action, pack))


@lru_cache(maxsize=16)
def room(pack: Pack) -> tuple[Masks, Numbers]:
    """Arrays for the legal moves of this pack."""
    most = most_moves(tables(pack))
    return np.zeros(most, np.uint64), np.zeros(most, np.int64)


def source(seed: int) -> Masks:
    """A random source for the kernel."""
    return np.array([Random(seed).getrandbits(64)], np.uint64)


def same(one: Round, other: Round) -> bool:
    """Whether two rounds are equal; quick for those with the same numbers."""
    return tuple.__eq__(one, other) or one == other


def matches(deck: Deck, players: int, rng: Random, most: int = 3000) -> Iterator[Match]:
    """Every position of a match at random with an action to do, up to its end."""
    match = Match(deck, players)
    for _ in range(most):
        if match.awaits_deal:
            match = match.begin(match.deal(rng))
        if match.is_over:
            return
        yield match
        match = match.apply(choose(match.legal_actions(), rng))


def winners_of(pack: Pack, before: tuple[int, ...]) -> tuple[int, ...]:
    """E4: the seats that win the match if they are the first to be out."""
    return tuple(seat for seat, won in enumerate(before) if won + pack.prizes[0] >= pack.goal)


def deviation(drawn: Mapping[H, int], chances: Mapping[H, float]) -> float:
    """Pearson's chi-square of what was drawn against its chances, which add up to 1."""
    assert drawn.keys() <= chances.keys()
    number = sum(drawn.values())
    return sum((drawn.get(key, 0) - number * p) ** 2 / (number * p) for key, p in chances.items())


def difference(ones: Counter[H], others: Counter[H]) -> tuple[float, int]:
    """Chi-square of two samples for the same distribution, and its degrees of freedom."""
    scale = (others.total() / ones.total()) ** 0.5
    found = ones.keys() | others.keys()
    square = sum(
        (ones[key] * scale - others[key] / scale) ** 2 / (ones[key] + others[key]) for key in found
    )
    return square, len(found) - 1


def critical(freedom: int) -> float:
    """What chi-square exceeds once in a million times, by Wilson and Hilferty."""
    if freedom == 0:
        return 1e-9
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + 4.753 * spread**0.5) ** 3)


def assert_over(pack: Pack, state: Masks) -> None:
    """A round has ended by the rules: with somebody out, and every card in one place."""
    assert state[AT] == OVER
    out = [int(state[OUT]) >> shift & 15 for shift in (0, 4)]
    assert 1 <= sum(number > 0 for number in out) <= len(pack.prizes)
    for seat in pack.seats:
        assert (state[seat] == 0) == (seat + 1 in out)
    places = list(map(int, [*state[: pack.players], *state[SETS : SETS + len(pack.areas)]]))
    places.append(int(state[DISCARDED]))
    assert sum(places) == pack.cards
    assert sum(map(int.bit_count, places)) == pack.size
    assert not state[FLIPPED] & ~np.uint64(pack.cards)
    assert not state[FLIPPED] & state[DISCARDED]
    assert not state[DISCARDED] & ~state[SEEN]
