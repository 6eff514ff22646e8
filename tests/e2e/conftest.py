"""A browser and a server for all tests of a module."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from browsing import CHROMIUM, SITE, open_browser
from playwright.sync_api import Browser
from serving import Server


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser for a module and no longer: as long as it is open, no other loop can run here."""
    if CHROMIUM is None:
        pytest.skip("there is no chromium here; on Debian: apt-get install chromium")
    if not SITE.exists():
        pytest.skip("the browser game is not built; build it with: make web")
    with open_browser() as browser:
        yield browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("e2e") / "server.db") as server:
        yield server


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The servers here are not measured: tests/server goes through the same lines.

    They come first: one waits a lot in a browser, while others compute.
    """
    here = Path(__file__).parent
    items.sort(key=lambda item: here not in item.path.parents)
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.no_cover)
            item.add_marker(pytest.mark.timeout(900))  # a whole match takes a while
