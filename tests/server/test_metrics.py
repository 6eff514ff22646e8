"""What is counted stands on the page that Prometheus reads."""

from prometheus_client.parser import text_string_to_metric_families

from dnup.server.metrics import Metrics


def samples(metrics: Metrics) -> dict[tuple[str, tuple[tuple[str, str], ...]], float]:
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(metrics.page().decode())
        for sample in family.samples
    }


def test_plain_counts_are_on_the_page() -> None:
    metrics = Metrics()
    metrics.connections, metrics.accepted, metrics.moves = 2, 5, 7
    metrics.received, metrics.sent = 11, 13
    found = samples(metrics)
    assert found["dnup_connections", ()] == 2
    assert found["dnup_connections_accepted_total", ()] == 5
    assert found["dnup_messages_received_total", ()] == 11
    assert found["dnup_messages_sent_total", ()] == 13
    assert found["dnup_moves_total", ()] == 7


def test_refusals_requests_tables_and_bots_have_labels() -> None:
    metrics = Metrics()
    metrics.refused("not-your-turn")
    metrics.refused("not-your-turn")
    metrics.answered("GET", "/records/{id}", 404)
    metrics.thought("master", 0.3)
    metrics.count_tables = lambda: {"open": 3, "playing": 1}
    found = samples(metrics)
    assert found["dnup_refusals_total", (("code", "not-your-turn"),)] == 2
    labels = (("method", "GET"), ("route", "/records/{id}"), ("status", "404"))
    assert found["dnup_requests_total", labels] == 1
    assert found["dnup_tables", (("phase", "open"),)] == 3
    assert found["dnup_bot_think_seconds_count", (("level", "master"),)] == 1
    assert found["dnup_bot_think_seconds_bucket", (("le", "0.5"), ("level", "master"))] == 1
    assert found["dnup_bot_think_seconds_bucket", (("le", "0.2"), ("level", "master"))] == 0


def test_a_histogram_counts_what_is_at_its_bound_and_what_is_beyond_the_last() -> None:
    metrics = Metrics()
    for seconds in (0.001, 0.0011, 99.0):
        metrics.appends.add(seconds)
    found = samples(metrics)
    assert found["dnup_append_seconds_bucket", (("le", "0.001"),)] == 1
    assert found["dnup_append_seconds_bucket", (("le", "0.002"),)] == 2
    assert found["dnup_append_seconds_bucket", (("le", "1.0"),)] == 2
    assert found["dnup_append_seconds_bucket", (("le", "+Inf"),)] == 3
    assert found["dnup_append_seconds_sum", ()] > 99


def test_the_process_is_on_the_page_and_two_servers_do_not_share_counts() -> None:
    one, other = Metrics(), Metrics()
    one.moves = 1
    assert samples(other)["dnup_moves_total", ()] == 0
    assert samples(one)["process_open_fds", ()] > 0
