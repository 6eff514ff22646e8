"""Sampling: only rounds that fit the view, each as likely as it is when cards are dealt."""

from collections import Counter
from collections.abc import Iterator, MutableSequence
from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dnup import Deck, Rng, Round, Seat, sample, view_of
from support.helpers import A, B, C, bits, box, deals, wander
from support.helpers import pairs_position as position

DRAWS = 12_000


@given(deals(), st.integers(0, 2**32 - 1))
@settings(max_examples=150)
def test_a_sampled_round_fits_the_view(round_: Round, seed: int) -> None:
    rng = Random(seed)
    for position_, _ in wander(round_, rng, plies=25):
        viewer = rng.choice([*position_.pack.seats, None])
        view = view_of(position_, viewer)
        drawn = sample(view, rng)
        assert view_of(drawn, viewer) == view
        places = (*drawn.hands, *drawn.sets, drawn.discarded)
        assert sum(places) == drawn.pack.cards
        assert sum(map(int.bit_count, places)) == drawn.pack.cards.bit_count()
        assert drawn.flipped & drawn.discarded == 0
        if view.star_holder is not None:
            assert drawn.hands[view.star_holder] & drawn.pack.star


def test_a_round_that_is_over_can_be_sampled() -> None:
    over = position("A: - | B: 5/2 4/9 | C: 3/8 | D: - | A1: 5/3 | out: A D | over")
    drawn = sample(view_of(over, None), Random(1))
    assert drawn.is_over
    assert view_of(drawn, None) == view_of(over, None)


PLAIN = box("1/5*", "2/6", "3/7", "4/8", "1/9", "2/9")
TWINS = box("1/5*", "2/6", "2/6", "4/8", "4/8", "1/9")
DEALT = "A: 1/5* 6/2 | B: 3/7 4/8 | C: 1/9 9/2 | A to play"
LATER = "A: 1/5* 6/2 | B: (3/7) 4/8 | C: 1/9 (9/2) | B to play"
PLAYED = "A: 6/2 (5/1*) | B: 4/8 | C: 1/9 | C1: 7/3 | B to play"
EQUAL = "A: 1/5* 6/2 | B: 2/6 4/8 | C: 4/8 9/1 | A to play"
EQUAL_LATER = "A: 1/5* 6/2 | B: (2/6) 4/8 | C: 4/8 9/1 | A to play"
CASES: list[tuple[str, str, Deck, Seat | None, int]] = [
    # what, position, deck, viewer, how many rounds there are that fit
    ("the star with the viewer", DEALT, PLAIN, A, 6 * 16),
    ("the star unseen elsewhere", DEALT, PLAIN, B, 3 * 16),
    ("a known card and an unseen star", LATER, PLAIN, B, 2 * 8),
    ("known cards, seen by a spectator", LATER, PLAIN, None, 6 * 16),
    ("a star that was seen, and a discarded card", PLAYED, PLAIN, C, 2 * 4),
    ("a spectator of a fresh deal", DEALT, PLAIN, None, 30 * 64),
    ("equal cards", EQUAL, TWINS, A, 12 + 12 + 16 + 16),
    ("equal cards, one of them known", EQUAL_LATER, TWINS, C, 2 * 8),
]


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("text", "deck", "viewer", "count"),
    [case[1:] for case in CASES],
    ids=[case[0] for case in CASES],
)
def test_every_round_that_fits_is_as_likely_as_its_deals(
    text: str, deck: Deck, viewer: Seat | None, count: int
) -> None:
    round_ = position(text, deck)
    fitting = Counter(consistent(round_, viewer))
    assert len(fitting) == count
    drawn = draw(round_, viewer, Random(1))
    assert drawn.keys() <= fitting.keys()
    assert deviation(drawn, fitting) < critical(len(fitting) - 1)


class NaiveShuffle(Random):
    """Swaps each card with any other: a well-known way to shuffle unevenly."""

    def shuffle(self, x: MutableSequence[Any]) -> None:
        for i in range(len(x)):
            j = self.randrange(len(x))
            x[i], x[j] = x[j], x[i]


class MostlyUpright(Random):
    """Leaves a card upright a little more often than not: 9 times of 16."""

    def shuffle(self, x: MutableSequence[Any]) -> None:
        Random(self.random()).shuffle(x)

    def getrandbits(self, k: int, /) -> int:
        one, two, three, four = (super(MostlyUpright, self).getrandbits(k) for _ in range(4))
        return one & ~(two & three & four)


@pytest.mark.no_cover
@pytest.mark.parametrize("source", [NaiveShuffle, MostlyUpright])
def test_a_biased_source_would_be_noticed(source: type[Random]) -> None:
    round_ = position(DEALT, PLAIN)
    fitting = Counter(consistent(round_, A))
    assert deviation(draw(round_, A, source(1)), fitting) > critical(len(fitting) - 1)


@pytest.mark.no_cover
def test_equal_weights_would_be_noticed_where_equal_cards_give_others() -> None:
    round_ = position(EQUAL, TWINS)
    fitting = Counter(consistent(round_, A))
    assert len(set(fitting.values())) > 1
    alike = Counter(dict.fromkeys(fitting, 1))
    assert deviation(draw(round_, A, Random(1)), alike) > critical(len(fitting) - 1)


def consistent(round_: Round, viewer: Seat | None) -> Iterator[Round]:
    """Every way to hand out the held cards, each told apart and either way up, that fits the view.

    What lies on the table or in the pile stays, and so does which cards have been seen.
    """
    view = view_of(round_, viewer)
    held = sum(round_.hands)
    open_ = round_.flipped & ~held
    for hands in splits(bits(held), view.hand_sizes):
        for turned in subsets(held):
            candidate = round_._replace(hands=hands, flipped=open_ | turned)
            if view_of(candidate, viewer) == view:
                yield candidate


def splits(cards: list[int], sizes: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    if not sizes:
        yield ()
        return
    for chosen in combinations(cards, sizes[0]):
        for rest in splits([card for card in cards if card not in chosen], sizes[1:]):
            yield (sum(chosen), *rest)


def subsets(mask: int) -> Iterator[int]:
    subset = mask
    while subset:
        yield subset
        subset = subset - 1 & mask
    yield 0


def draw(round_: Round, viewer: Seat | None, rng: Rng) -> Counter[Round]:
    view = view_of(round_, viewer)
    return Counter(sample(view, rng) for _ in range(DRAWS))


def deviation(drawn: Counter[Round], weights: Counter[Round]) -> float:
    """Pearson's chi-square of what was drawn against what these weights let one expect."""
    unit = drawn.total() / weights.total()
    return sum((drawn[r] - unit * weight) ** 2 / (unit * weight) for r, weight in weights.items())


def critical(freedom: int) -> float:
    """What chi-square exceeds once in a million times, by Wilson and Hilferty."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + 4.753 * spread**0.5) ** 3)
