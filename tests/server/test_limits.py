"""Rates are kept exactly, and keys are forgotten when they no longer matter."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dnup.server.limits import Bucket, Buckets, Rate, address_key, format_rate, parse_rate


@pytest.mark.parametrize("text", ["1/s", "30/s", "10/min", "5/h"])
def test_a_rate_reads_back(text: str) -> None:
    assert format_rate(parse_rate(text)) == text


@pytest.mark.parametrize(
    "text", ["", "0/s", "-1/s", "1", "1/day", "1.5/s", "s/1", "off", "1/s 2/s"]
)
def test_what_is_no_rate_is_an_error(text: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(text)}$"):
        parse_rate(text)


def test_a_bucket_gives_all_at_once_then_says_how_long_to_wait() -> None:
    bucket = Bucket(Rate(3, 6))
    assert [bucket.take(100.0) for _ in range(4)] == [0, 0, 0, pytest.approx(2)]
    assert bucket.take(101.5) == pytest.approx(0.5)
    assert bucket.take(102.0) == 0
    assert bucket.take(102.0) == pytest.approx(2)


def test_to_be_refused_costs_nothing() -> None:
    bucket = Bucket(Rate(1, 10))
    bucket.take(0.0)
    for _ in range(100):
        assert bucket.take(5.0) == pytest.approx(5)
    assert bucket.take(10.0) == 0


@given(
    st.integers(1, 20),
    st.floats(0.1, 100),
    st.lists(st.floats(0, 50), min_size=1, max_size=200),
)
def test_no_window_holds_more_than_two_rates_and_the_wait_is_the_truth(
    times: int, seconds: float, pauses: list[float]
) -> None:
    bucket, now, granted = Bucket(Rate(times, seconds)), 0.0, []
    for pause in pauses:
        now += pause
        wait = bucket.take(now)
        assert 0 <= wait <= seconds * 1.000001
        if wait > 1e-3:
            assert bucket.take(now + wait * 0.99) > 0
            now += wait + 1e-6
            assert bucket.take(now) == 0
            wait = 0.0
        if not wait:
            granted.append(now)
    for start in granted:
        inside = [at for at in granted if start <= at < start + seconds * 0.999]
        assert len(inside) <= 2 * times  # a full bucket, and what flows in meanwhile


def test_each_key_has_a_bucket_of_its_own() -> None:
    buckets = Buckets[str](Rate(2, 60))
    assert [buckets.take("a", 0.0) for _ in range(3)] == [0, 0, pytest.approx(30)]
    assert buckets.wait("a", 0.0) == pytest.approx(30)
    assert buckets.wait("b", 0.0) == 0
    assert buckets.take("b", 0.0) == 0


@given(st.lists(st.tuples(st.integers(0, 3), st.floats(0, 20)), max_size=100))
def test_keyed_buckets_do_what_single_ones_do(steps: list[tuple[int, float]]) -> None:
    rate = Rate(3, 30)
    keyed, single, now = Buckets[int](rate), [Bucket(rate) for _ in range(4)], 0.0
    for key, pause in steps:
        now += pause
        assert keyed.take(key, now) == single[key].take(now)


def test_full_buckets_are_forgotten() -> None:
    buckets = Buckets[int](Rate(1, 10), most=100)
    for key in range(10_000):
        buckets.take(key, float(key))
    assert len(buckets) <= 126
    buckets.forget(1e9)
    assert len(buckets) == 0


def test_memory_is_bounded_and_the_worst_are_remembered() -> None:
    buckets = Buckets[int](Rate(5, 100), most=100)
    for _ in range(5):
        buckets.take(-1, 0.0)
    for key in range(10_000):
        buckets.take(key, 0.0)
        assert len(buckets) <= 126
    assert buckets.take(-1, 0.0) > 0


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1::/56"),
        ("2001:db8:1:2::9", "2001:db8:1::/56"),
        ("fe80::1%eth0", "fe80::/56"),
        ("no address", "no address"),
    ],
)
def test_an_ipv6_network_counts_as_one(address: str, key: str) -> None:
    assert address_key(address) == key
