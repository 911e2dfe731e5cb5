"""What the browser loads: pages, ES modules, styles and vendored libraries. No build step.

The pages are one template with the name of a module and a style, under the addresses of `PAGES`;
all other files are handed out as they are under `/static/`. Nothing in them is inline, so a strict
content policy fits them.
"""

import re
from functools import cache
from pathlib import Path
from string import Template

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

IMPORTED = re.compile(r'(?:import|export)\b[^;"]*?from\s*"(\.[^"]+)"')
"""What a module imports from other files."""

SCRIPTS = {
    "simulate": ("vega/vega.min.js", "vega/vega-lite.min.js", "vega/vega-embed.min.js"),
}
"""Vendored scripts that are no modules, which a page wants before its own."""

WORKER = "/worker.js"
"""The address of the service worker: what lies at the root may serve every page."""


@cache
def page(name: str) -> str:
    """A page: the one template with its module, its style and what it wants besides."""
    template = Template(Path(__file__).with_name("page.html").read_text(encoding="utf-8"))
    # All at once, not one after another as each is found in the one before.
    early = [f'<link rel="modulepreload" href="/static/{one}">' for one in modules_of(name)]
    wanted = [
        f'<script src="/static/vendor/{one}" defer></script>' for one in SCRIPTS.get(name, ())
    ]
    return template.substitute(name=name, scripts=_lines(wanted), modules=_lines(early))


def _lines(tags: list[str]) -> str:
    return "".join(f"\n    {one}" for one in tags)


def modules_of(name: str) -> list[str]:
    """The modules that a page's own imports, and theirs, as paths below the static folder."""
    found: list[str] = []
    waiting = [STATIC / "js" / f"{name}.js"]
    while waiting:
        path = waiting.pop()
        for address in IMPORTED.findall(path.read_text(encoding="utf-8")):
            other = (path.parent / address).resolve()
            below = other.relative_to(STATIC.resolve()).as_posix()
            if below not in found:
                found.append(below)
                waiting.append(other)
    return sorted(found)


CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""The `Content-Security-Policy` that every page keeps to."""

LANGUAGES = ("en", "pl", "fr", "de")
"""The languages of the page's own words, `fechtbuch/locale/<language>/table.ftl`."""
