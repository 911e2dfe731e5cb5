"""A server and a browser for the tests that look at the page."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.e2e.house import chromium, served


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the table is served."""
    with served(tmp_path_factory.mktemp("table")) as found:
        yield found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, without a window."""
    with chromium() as found:
        yield found
