"""The page on security says what is so: limits, options and routes as the server has them."""

import re
from pathlib import Path

from typer.testing import CliRunner

from fechtbuch.cli.app import app
from fechtbuch.table import guard, hasty
from fechtbuch.table.guard import LARGEST_BODY, LARGEST_FILE, LARGEST_UPLOAD
from tests.table.adversary.test_matrix import routes_of
from tests.table.kit import House

DOCS = Path(__file__).resolve().parents[3] / "docs"
PAGE = (DOCS / "security.md").read_text(encoding="utf-8")


def directive(name: str) -> str:
    """A value of the proxy's example configuration."""
    found = re.search(rf"^\s*{name} ([^;]+);", PAGE, re.MULTILINE)
    assert found is not None, name
    return found.group(1)


def test_the_proxy_lets_through_what_the_server_takes_and_waits_no_longer() -> None:
    assert int(directive("client_max_body_size").removesuffix("m")) * 1_000_000 == LARGEST_FILE
    assert (LARGEST_UPLOAD, LARGEST_BODY) == (9_000_000, 1_000_000)
    assert LARGEST_FILE > LARGEST_UPLOAD
    assert float(directive("client_header_timeout").removesuffix("s")) == hasty.HEAD_SECONDS
    assert float(directive("client_body_timeout").removesuffix("s")) == guard.BODY_SECONDS
    assert float(directive("proxy_read_timeout").removesuffix("s")) > 60


def test_every_option_and_route_that_the_page_names_is_there(home: House) -> None:
    shown = CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "200"}).output
    for option in ("--tls-cert", "--tls-key", "--proxy", "--keep-days", "--export"):
        assert option in PAGE
        assert option in shown
    routes = {path for _, path in routes_of(home)}
    for path in re.findall(r"`(?:[A-Z]+ )(/api/[^`]+)`", PAGE):
        assert path in routes
