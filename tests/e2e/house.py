"""A server of its own and Debian's Chromium, for tests and for pictures."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP phone.test 127.0.0.1",
]


NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")
"""What Debian calls it; the shell has no window to draw and answers a third sooner."""


AS_SEEN = "--font-render-hinting=none"
"""For pictures: letters stand as a browser with a window sets them, not as on a coarse screen."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Where a table is served, over a database in this folder."""
    command = [sys.executable, "-m", "tests.e2e.same_dice", "serve", "--port", "0", "--database"]
    environment = {**os.environ, "FECHTBUCH_RATE": "5000", "LANG": "C", "LC_ALL": "C"}
    log = folder / "server.log"
    with log.open("w", encoding="utf-8") as errors:
        server = subprocess.Popen(
            [*command, str(folder / "tables.sqlite")],
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
        assert found is not None, log.read_text(encoding="utf-8")
        yield found.group().rstrip("/")
    finally:
        server.terminate()
        server.wait(20)
        print(log.read_text(encoding="utf-8"), file=sys.stderr)


@contextmanager
def chromium(*more: str) -> Iterator[Browser]:
    """Chromium without a window, told more if need be; an error if there is none."""
    path = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        raise RuntimeError("Chromium is missing; `make test` installs it, or set CHROMIUM to it")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=[*ARGUMENTS, *more])
        yield browser
        browser.close()
