"""A server and a browser for the tests that look at the page."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.e2e.house import chromium, served

WAITED_IN_VAIN = ("TimeoutError", "OutOfPatience", r"with timeout \d+ms")
"""Failures that a busy machine may be to blame for: what the page shows is never among them."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whoever waited in vain tries once more; a page that is stuck is stuck twice."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1, only_rerun=list(WAITED_IN_VAIN)))


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
