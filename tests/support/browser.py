"""The fixtures of tests in a browser: one browser for a worker's tests in a row, and one server."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, expect

from support.browsing import CHROMIUM, SECONDS, SITE, open_browser
from support.serving import Server

expect.set_options(timeout=SECONDS)


class Shared:
    """A browser that stays open from test to test, as long as they are tests in a browser.

    While it is open, no other event loop can run in this process.
    """

    def __init__(self) -> None:
        self._closing = ExitStack()
        self._browser: Browser | None = None

    def open(self) -> Browser:
        if self._browser is None or not self._browser.is_connected():
            self.close()
            self._browser = self._closing.enter_context(open_browser())
        return self._browser

    def close(self) -> None:
        self._browser = None
        self._closing.close()


SHARED = pytest.StashKey[Shared]()


def pytest_configure(config: pytest.Config) -> None:
    config.stash[SHARED] = Shared()


def pytest_unconfigure(config: pytest.Config) -> None:
    config.stash[SHARED].close()


@pytest.fixture
def browser(pytestconfig: pytest.Config) -> Browser:
    """Every visitor to it has empty storage; see `visit`."""
    if CHROMIUM is None:
        pytest.skip("chromium isn't installed; on Debian: apt-get install chromium")
    if not SITE.exists():
        pytest.skip("the browser game is not built; build it with: make web")
    return pytestconfig.stash[SHARED].open()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Others were here before: a test looks only at its own guests and tables."""
    with Server(tmp_path_factory.mktemp("e2e") / "server.db") as server:
        yield server


def _is_in_browser(item: pytest.Item) -> bool:
    return "browser" in getattr(item, "fixturenames", ())


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """Close the browser before the first test that isn't in one."""
    if nextitem is None or not _is_in_browser(nextitem):
        item.config.stash[SHARED].close()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The servers here are not measured: tests/server goes through the same lines.

    They come first: one waits a lot in a browser, while others compute.
    """
    items.sort(key=lambda item: not _is_in_browser(item))
    for item in items:
        if _is_in_browser(item):
            item.add_marker(pytest.mark.no_cover)
            item.add_marker(pytest.mark.timeout(900))  # a whole match takes a while
