"""What the browser loads: pages, ES modules, styles and vendored libraries. No build step.

The pages are one template with the name of a module and a style, under the addresses of `PAGES`.
The module comes with all that it imports in one file (`packing`), made when it is first asked for;
every file is also handed out as it is under `/static/`. Nothing in them is inline, so a strict
content policy fits them.
"""

from functools import cache, lru_cache
from pathlib import Path
from string import Template

from fechtbuch.web.packing import Pack, pack

STATIC = Path(__file__).parent / "static"
"""The folder that is served under `/static/`."""

PAGES = {
    "/": "lobby",
    "/table/{table}": "table",
    "/replay/{share}": "replay",
    "/evening/{evening}": "evening",
    "/build": "build",
    "/simulate": "simulate",
    "/fighters": "fighters",
    "/rules": "rulebook",
    "/rules/{book}": "rulebook",
    "/rules/{book}/{place}": "rulebook",
}
"""The page for each address; `{...}` stands for one part of a path that the page reads itself."""

SCRIPTS = {
    "simulate": ("vega/vega.min.js", "vega/vega-lite.min.js", "vega/vega-embed.min.js"),
}
"""Vendored scripts that are no modules, which a page wants before its own."""

WORKER = "/worker.js"
"""The address of the service worker: what lies at the root may serve every page."""


@cache
def page(name: str) -> str:
    """A page: the one template with its modules, its style and what it wants besides."""
    template = Template(Path(__file__).with_name("page.html").read_text(encoding="utf-8"))
    wanted = [
        f'\n    <script src="/static/vendor/{one}" defer></script>' for one in SCRIPTS.get(name, ())
    ]
    return template.substitute(name=name, scripts="".join(wanted))


def pack_of(name: str) -> Pack:
    """The modules of a page in one file, made anew once one of ours was changed."""
    return _packed(name, max(one.stat().st_mtime_ns for one in (STATIC / "js").iterdir()))


@lru_cache(maxsize=20)
def _packed(name: str, changed: int) -> Pack:
    return pack(STATIC, f"js/{name}.js")


CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""The `Content-Security-Policy` that every page keeps to."""

LANGUAGES = ("en", "pl", "fr", "de")
"""The languages of the page's own words, `fechtbuch/locale/<language>/table.ftl`."""
