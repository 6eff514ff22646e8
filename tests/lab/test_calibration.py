"""What a calibration promises: bins that tell whether chances came true, and how sure that is."""

import random
from dataclasses import replace
from pathlib import Path

import pytest

from dnup import Match, standard_deck
from dnup.analysis.outlook import outlook
from dnup.bots import Budget, bot
from dnup.lab.calibration import (
    ENOUGH,
    Bin,
    Curve,
    Prediction,
    bins,
    draw_calibration,
    mean_off,
)
from support.helpers import ALL_COUNTS

FEW = Budget(simulations=5)


def drawn(number: int, truth: float = 1.0) -> list[Prediction]:
    """Chances of all sizes, which come true to this power of what they say."""
    rng = random.Random(number)
    chances = [rng.random() for _ in range(number)]
    return [Prediction(p, rng.random() < p**truth, i) for i, p in enumerate(chances)]


def test_predictions_are_put_into_bins_of_one_width() -> None:
    found = bins(
        [Prediction(chance, happened=True, group=0) for chance in (0.0, 0.05, 0.1, 0.95, 1.0)]
    )
    assert [(b.low, b.high, b.count) for b in found] == [
        (0.0, 0.1, 2),
        (0.1, 0.2, 1),
        (0.9, 1.0, 2),
    ]
    assert found[0].predicted == pytest.approx(0.025)
    assert found[0].actual == 1.0
    assert found[0].off == pytest.approx(0.975)


def test_chances_that_are_true_keep_their_word() -> None:
    found = bins(drawn(20_000))
    assert len(found) == 10
    assert all(b.keeps_word for b in found)
    assert mean_off(found) < 0.02


def test_chances_that_are_not_true_do_not() -> None:
    found = bins(drawn(20_000, truth=2.0))
    assert sum(not b.keeps_word for b in found) >= 5
    assert mean_off(found) > 0.1


def test_the_standard_error_counts_groups_not_predictions() -> None:
    alone = drawn(2000)
    tenfold = [p for p in alone for _ in range(10)]
    for one, ten in zip(bins(alone), bins(tenfold), strict=True):
        assert ten.error == pytest.approx(one.error)
        assert ten.count == 10 * one.count
    apart = [replace(p, group=i) for i, p in enumerate(tenfold)]
    assert bins(apart)[5].error < bins(tenfold)[5].error / 2


def test_a_bin_with_few_predictions_is_not_held_to_its_word() -> None:
    few = Bin(0.5, 0.6, ENOUGH - 1, 0.55, 0.9, 0.01)
    assert few.keeps_word
    assert not replace(few, count=ENOUGH).keeps_word
    assert replace(few, count=ENOUGH, error=0.2).keeps_word  # it may be chance
    assert replace(few, count=ENOUGH, actual=0.59).keeps_word


def test_the_same_bins_give_the_same_picture(tmp_path: Path) -> None:
    panels = [("some", [Curve("a", bins(drawn(500))), Curve("b", bins(drawn(500, 2.0)))])]
    for name in ("one.svg", "two.svg"):
        draw_calibration(panels, tmp_path / name, title="chances")
    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "two.svg").read_bytes()
    assert b"<svg" in (tmp_path / "one.svg").read_bytes()


@pytest.mark.no_cover
def test_the_outlook_of_rounds_between_bots_comes_true() -> None:
    """A small version of `make calibration`: enough to notice chances of the wrong seats."""
    told, turned = [], []
    number = 0
    for players in ALL_COUNTS:
        rng = random.Random(players)
        for _ in range(25):
            match = Match(standard_deck(), players)
            match = match.begin(match.deal(rng))
            chances = []
            while match.round is not None and (turn := match.round.turn) is not None:
                if not match.round.out and rng.random() < 0.15:
                    chances.append(outlook(match).round)
                match = match.apply(bot("casual").choose(match.view(turn.seat), FEW, rng))
            assert match.round is not None
            first = match.round.out[0]
            for shares in chances:
                told += [Prediction(p, seat == first, number) for seat, p in enumerate(shares)]
                shifted = (*shares[1:], shares[0])
                turned += [Prediction(p, seat == first, number) for seat, p in enumerate(shifted)]
            number += 1
    halves = bins(told, 4)
    assert [b for b in halves if abs(b.off) > max(0.08, 3 * b.error)] == []
    assert mean_off(halves) < 0.1
    wrong = bins(turned, 4)
    assert mean_off(wrong) > 2 * mean_off(halves)
    assert [b for b in wrong if abs(b.off) > max(0.08, 3 * b.error)]
