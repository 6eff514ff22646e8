"""Confidence intervals, against values from tables and from simulation."""

import random

import pytest

from dnup.lab.interval import Tally, estimate_mean, estimate_share, student, wilson


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)],
)
def test_students_quantile_is_that_of_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=2e-3)


def test_wilson_is_that_of_the_textbook() -> None:
    found = wilson(8 / 10, 10)
    assert (found.low, found.high) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    nothing = wilson(0.0, 20)
    assert (nothing.low, nothing.high) == pytest.approx((0.0, 0.1611), abs=1e-4)


def test_a_mean_of_independent_numbers_has_students_interval() -> None:
    found = estimate_mean(Tally(1, x) for x in (2.0, 4.0, 4.0, 5.0, 5.0, 6.0, 9.0))
    # mean 5, standard deviation 2.1602, t(6) = 2.4469: 5 ± 2.4469 * 2.1602 / sqrt(7)
    assert found.mean == 5
    assert (found.low, found.high) == pytest.approx((3.002, 6.998), abs=2e-3)


def test_independent_seats_have_nearly_wilsons_interval() -> None:
    tallies = [Tally(1, 1)] * 300 + [Tally(1, 0)] * 700
    found, plain = estimate_share(tallies), wilson(0.3, 1000)
    assert (found.low, found.high) == pytest.approx((plain.low, plain.high), abs=1e-3)


def test_a_deal_that_goes_the_same_way_each_time_counts_once() -> None:
    together = estimate_share([Tally(4, 4)] * 30 + [Tally(4, 0)] * 70)
    single = estimate_share([Tally(1, 1)] * 30 + [Tally(1, 0)] * 70)
    assert (together.low, together.high) == pytest.approx((single.low, single.high))


def test_deals_that_cancel_out_make_the_interval_narrow() -> None:
    halves = estimate_share([Tally(2, 1)] * 98 + [Tally(2, 2), Tally(2, 0)])
    assert halves.low is not None
    assert halves.high is not None
    assert halves.high - halves.low < 0.04
    plain = wilson(0.5, 200)
    assert (plain.high or 0) - (plain.low or 0) > 0.13


def test_deals_that_do_not_differ_are_not_taken_for_certainty() -> None:
    same = estimate_share([Tally(2, 1)] * 5)
    assert (same.low, same.high) == pytest.approx((wilson(0.5, 10).low, wilson(0.5, 10).high))
    none = estimate_share([Tally(3, 0)] * 20)
    assert (none.low, none.high) == pytest.approx((0.0, 0.1611), abs=1e-4)


def test_one_deal_tells_next_to_nothing() -> None:
    share = estimate_share([Tally(3, 1)])
    assert share.low is not None
    assert share.high is not None
    assert share.high - share.low > 0.7
    assert estimate_mean([Tally(3, 1)]).low is None


def test_nothing_cannot_be_estimated() -> None:
    with pytest.raises(ValueError, match="nothing"):
        estimate_share([])
    with pytest.raises(ValueError, match="nothing"):
        estimate_mean([])


def test_95_of_100_intervals_hold_the_truth() -> None:
    """Deals with a luck of their own, each played three times; the last one is not finished."""
    rng = random.Random(1)
    held = 0
    for _ in range(1000):
        tallies = []
        for deal in range(40):
            luck, seats = rng.choice((0.1, 0.3, 0.5)), 3 if deal < 39 else 1
            tallies.append(Tally(seats, sum(rng.random() < luck for _ in range(seats))))
        found = estimate_share(tallies)
        held += (found.low or 0) <= 0.3 <= (found.high or 0)
    assert 930 <= held <= 970
