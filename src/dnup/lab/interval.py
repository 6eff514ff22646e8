"""Estimates with their 95 % confidence intervals, from deals that are each played many times.

The games of one deal hang together, so deals are what is counted (a cluster each). What a deal
gives is summed up in a `Tally`; the variance is that of the tallies, as for a ratio of two sums.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import pi, sqrt, tan
from statistics import NormalDist

CONFIDENCE = 0.95
_Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


@dataclass(frozen=True, slots=True)
class Tally:
    """One deal's result: a sum over the seats played."""

    seats: int
    total: float


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean, and where it may lie; the ends are None if there is too little to tell."""

    mean: float
    low: float | None
    high: float | None


def estimate_share(tallies: Iterable[Tally]) -> Interval:
    """A share between 0 and 1, with Wilson's interval.

    It is that of as many independent seats as the deals are worth by their variance, which may be
    more or fewer than were played. Where the deals do not differ at all, each seat counts as one;
    where the share is 0 or 1 or there is but one deal, each deal. Raises `ValueError` without any
    seats.
    """
    tallies = list(tallies)
    share, variance = _mean_and_variance(tallies)
    if variance and 0.0 < share < 1.0:
        return wilson(share, share * (1 - share) / variance, student(len(tallies) - 1))
    inside = 0.0 < share < 1.0 and variance is not None
    return wilson(share, sum(tally.seats for tally in tallies) if inside else len(tallies))


def estimate_mean(tallies: Iterable[Tally]) -> Interval:
    """A mean of any numbers, with Student's interval; none from a single deal.

    Raises `ValueError` without any seats.
    """
    tallies = list(tallies)
    mean, variance = _mean_and_variance(tallies)
    if variance is None:
        return Interval(mean, None, None)
    half = student(len(tallies) - 1) * sqrt(variance)
    return Interval(mean, mean - half, mean + half)


def wilson(share: float, count: float, quantile: float = _Z) -> Interval:
    """Wilson's interval for a share of independent trials."""
    weight = quantile**2 / count
    centre = (share + weight / 2) / (1 + weight)
    half = quantile / (1 + weight) * sqrt(share * (1 - share) / count + weight / (4 * count))
    return Interval(share, max(0.0, centre - half), min(1.0, centre + half))


def student(freedom: int) -> float:
    """The two-sided 95 % quantile of Student's t, to about a thousandth of it."""
    tail = (1 + CONFIDENCE) / 2
    if freedom == 1:
        return tan(pi * (tail - 0.5))
    if freedom == 2:
        return (2 * tail - 1) * sqrt(2 / (4 * tail * (1 - tail)))
    # The expansion of Cornish and Fisher around the normal distribution.
    z = _Z
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    more = (term / float(freedom) ** power for power, term in enumerate(terms, start=1))
    return z + sum(more)


def _mean_and_variance(tallies: list[Tally]) -> tuple[float, float | None]:
    """The mean over all seats, and its variance as the deals show it; None for a single deal."""
    seats = sum(tally.seats for tally in tallies)
    if not seats:
        raise ValueError("there is nothing to estimate from")
    mean = sum(tally.total for tally in tallies) / seats
    deals = len(tallies)
    if deals < 2:
        return mean, None
    squares = sum((tally.total - mean * tally.seats) ** 2 for tally in tallies)
    return mean, squares * deals / (deals - 1) / seats**2
