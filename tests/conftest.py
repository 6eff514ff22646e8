"""Settings for all tests: a slow machine is no failure, and a failure can be repeated."""

import os
import signal
from collections import Counter
from collections.abc import Generator
from importlib.util import find_spec

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "dnup", deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("dnup")

# Tests read English, whatever the language of who runs them. The command looks when it is loaded,
# so this must come before the first test is.
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("DNUP_LANGUAGE", None)

# A shell that starts `make test` in the background lets it ignore Ctrl-C, and so all it starts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


# The environment for training has no browser to drive.
pytest_plugins = ["support.browser"] if find_spec("playwright") else []

# A worker of xdist would be measured three times over: as a program that a test has started, by
# pytest-cov as it loads, and by pytest-cov once more as a worker. Only the last would notice a test
# marked `no_cover`, and the one before it would then measure in its place.


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_setupnodes() -> None:
    """Start the workers as no program of a test."""
    os.environ.pop("COVERAGE_PROCESS_CONFIG", None)


@pytest.hookimpl(tryfirst=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    """Stop what pytest-cov began before it knew that this is a worker."""
    plugin = session.config.pluginmanager.getplugin("_cov")
    measuring = getattr(plugin, "cov_controller", None)
    if measuring is not None and hasattr(session.config, "workerinput"):
        measuring.pause()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Run a test marked `no_cover` without measuring the programs that it starts either.

    The marker is for tests that go through lines again and again which others reach as well:
    measured, they would take two or three times as long.
    """
    with pytest.MonkeyPatch.context() as patch:
        if item.get_closest_marker("no_cover"):
            patch.delenv("COVERAGE_PROCESS_CONFIG", raising=False)
        return (yield)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """What runs the tests that are coroutines: anyio's plugin, in a loop of asyncio."""
    return "asyncio"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what was skipped, a line for each reason."""
    skipped = terminalreporter.stats.get("skipped", [])
    reasons = Counter(str(report.longrepr[2]).removeprefix("Skipped: ") for report in skipped)
    for reason, count in reasons.most_common():
        terminalreporter.write_line(f"{count} skipped: {reason}", yellow=True)
