"""What the server counts, for Prometheus.

Counting is on the way of every message, so it is plain numbers here; they become Prometheus'
families only when somebody asks for the page.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from prometheus_client import (
    CollectorRegistry,
    GCCollector,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

from dnup.protocol.moderation import TimesJson

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"

_FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)
_LONG = (0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 30.0, 60.0, 120.0, 300.0)
_SLOW = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)


class Times:
    """How often something took how long."""

    __slots__ = ("_bounds", "_counts", "_sum")

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        """Count one that took so long."""
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    def counts(self) -> TimesJson:
        """How many took how long, to tell them elsewhere."""
        return TimesJson(self._bounds, tuple(self._counts))

    def write(self, family: HistogramMetricFamily, labels: tuple[str, ...] = ()) -> None:
        """Add all that was counted to a family of Prometheus."""
        buckets, total = [], 0
        for bound, count in zip((*self._bounds, "+Inf"), self._counts, strict=True):
            total += count
            buckets.append((str(bound), total))
        family.add_metric(labels, buckets, self._sum)


class Metrics:
    """The server's counts. Add to the plain numbers; call the verbs for what has a label.

    `count_tables` is asked for the tables by phase when the page is asked for, and `count_reviews`
    for the reviews by state.
    """

    def __init__(self) -> None:
        self.connections = 0  # open WebSockets
        self.http_connections = 0
        self.accepted = 0  # WebSockets that were ever opened
        self.received = 0  # whole text messages
        self.sent = 0
        self.moves = 0  # actions that were recorded
        self.slow_readers = 0  # dropped because they did not read
        self.half_open = 0  # dropped because they did not answer a ping
        self.appends = Times(_FAST)  # to the store, durable
        self.lag = Times(_FAST)  # of the event loop
        self.count_tables: Callable[[], Mapping[str, int]] = dict
        self.count_reviews: Callable[[], Mapping[str, int]] = dict
        self._refusals: Counter[str] = Counter()
        self._requests: Counter[tuple[str, str, str]] = Counter()
        self._thoughts: dict[str, Times] = {}
        self._replays: dict[str, Times] = {}
        self._reviews: dict[str, Times] = {}
        self._registry = CollectorRegistry()
        self._registry.register(_Pages(self))
        ProcessCollector(registry=self._registry)
        PlatformCollector(registry=self._registry)
        GCCollector(registry=self._registry)

    def refused(self, code: str) -> None:
        """Count a refusal with this code. Codes come from the program, never from a client."""
        self._refusals[code] += 1

    def answered(self, method: str, route: str, status: int) -> None:
        """Count an HTTP request; its route is the pattern, not the path."""
        self._requests[method, route, str(status)] += 1

    def thought(self, level: str, seconds: float) -> None:
        """Count a bot's decision."""
        _times(self._thoughts, level).add(seconds)

    def replayed(self, what: str, seconds: float) -> None:
        """Count some work on a recorded match, with the time that it waited for a thread."""
        _times(self._replays, what).add(seconds)

    def reviewed(self, what: str, seconds: float) -> None:
        """Count a review's first verdict, a whole one, or a moment, from when it was asked for."""
        _times(self._reviews, what, _LONG).add(seconds)

    def page(self) -> bytes:
        """Everything in Prometheus' text form."""
        return generate_latest(self._registry)

    def families(self) -> Iterator[Metric]:
        """The families of the server itself, without those of the process."""
        yield GaugeMetricFamily("dnup_connections", "Open WebSockets.", self.connections)
        yield GaugeMetricFamily(
            "dnup_http_connections", "Open HTTP connections.", self.http_connections
        )
        for name, what, count in (
            ("dnup_connections_accepted", "WebSockets opened.", self.accepted),
            ("dnup_messages_received", "Messages from clients.", self.received),
            ("dnup_messages_sent", "Messages to clients.", self.sent),
            ("dnup_moves", "Actions recorded.", self.moves),
            ("dnup_slow_readers", "Connections dropped for not reading.", self.slow_readers),
            ("dnup_half_open", "Connections dropped for not answering a ping.", self.half_open),
        ):
            yield CounterMetricFamily(name, what, count)
        refusals = CounterMetricFamily("dnup_refusals", "Refusals by code.", labels=["code"])
        for code, count in self._refusals.items():
            refusals.add_metric([code], count)
        yield refusals
        requests = CounterMetricFamily(
            "dnup_requests", "HTTP requests by route.", labels=["method", "route", "status"]
        )
        for labels, count in self._requests.items():
            requests.add_metric(labels, count)
        yield requests
        for name, what, label, counts in (
            ("dnup_tables", "Tables by phase.", "phase", self.count_tables()),
            ("dnup_reviews", "Reviews that are not done, by state.", "state", self.count_reviews()),
        ):
            gauge = GaugeMetricFamily(name, what, labels=[label])
            for value, count in counts.items():
                gauge.add_metric([value], count)
            yield gauge
        for name, what, times in (
            ("dnup_append_seconds", "Durable append to the store.", self.appends),
            ("dnup_loop_lag_seconds", "How late the event loop is.", self.lag),
        ):
            histogram = HistogramMetricFamily(name, what)
            times.write(histogram)
            yield histogram
        for name, what, label, found in (
            ("dnup_bot_think_seconds", "Bots' decisions by level.", "level", self._thoughts),
            ("dnup_replay_seconds", "Work on recorded matches.", "what", self._replays),
            ("dnup_review_seconds", "Reviews, with the wait.", "what", self._reviews),
        ):
            labelled = HistogramMetricFamily(name, what, labels=[label])
            for value, times in found.items():
                times.write(labelled, (value,))
            yield labelled


def _times(found: dict[str, Times], label: str, bounds: tuple[float, ...] = _SLOW) -> Times:
    """The times of a label, which begin with the first."""
    times = found.get(label)
    if times is None:
        times = found[label] = Times(bounds)
    return times


class _Pages(Collector):
    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def collect(self) -> Iterator[Metric]:
        yield from self._metrics.families()
