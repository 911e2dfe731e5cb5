"""What the browser loads: pages, ES modules, styles and vendored libraries. No build step.

The server hands these files out as they are: the pages under the addresses of `PAGES`, everything
else under `/static/`. Nothing in them is inline, so a strict content policy fits them.
"""

from pathlib import Path

STATIC = Path(__file__).parent / "static"
"""The folder that is served under `/static/`."""

PAGES = {
    "/": "lobby.html",
    "/table/{table}": "table.html",
    "/replay/{share}": "replay.html",
    "/build": "build.html",
    "/simulate": "simulate.html",
    "/fighters": "fighters.html",
    "/rules": "rulebook.html",
    "/rules/{book}": "rulebook.html",
    "/rules/{book}/{place}": "rulebook.html",
}
"""The page for each address; `{...}` stands for one part of a path that the page reads itself."""

CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
"""The `Content-Security-Policy` that every page keeps to."""

LANGUAGES = ("en", "pl", "fr", "de")
"""The languages of the page's own words, `fechtbuch/locale/<language>/table.ftl`."""
