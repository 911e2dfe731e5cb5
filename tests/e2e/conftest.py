"""A server of its own and Debian's Chromium for the tests that look at the page."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

CHROMIUM = (
    os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
)
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the table is served."""
    database = tmp_path_factory.mktemp("table") / "tables.sqlite"
    command = [sys.executable, "-m", "fechtbuch", "serve", "--port", "0", "--database"]
    environment = {**os.environ, "FECHTBUCH_RATE": "5000", "LANG": "C", "LC_ALL": "C"}
    log = Path(database).with_suffix(".log")
    with log.open("w") as errors:
        server = subprocess.Popen(
            [*command, str(database)],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env=environment,
        )
    try:
        assert server.stdout is not None
        found = None
        for line in server.stdout:
            found = re.search(r"http://[\w.:\[\]]+", line)
            if found:
                break
        assert found is not None, log.read_text()
        yield found.group().rstrip("/")
    finally:
        server.terminate()
        server.wait(20)
        print(log.read_text(), file=sys.stderr)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, without a window."""
    if CHROMIUM is None:
        pytest.fail("Chromium is missing; `make test` installs it, or set CHROMIUM to its path")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield chromium
        chromium.close()
