"""The pages keep to the content policy: nothing inline, no text read as HTML."""

import json
import re
import struct
from html.parser import HTMLParser
from pathlib import Path

import pytest

from fechtbuch.web import CONTENT_POLICY, PAGES, STATIC, WORKER, page

OURS = sorted((STATIC / "js").glob("*.js"))
STYLES = sorted((STATIC / "css").glob("*.css"))

FORBIDDEN = {
    "innerHTML": r"\b(inner|outer)HTML\b",
    "insertAdjacentHTML": r"insertAdjacentHTML",
    "unsafe-html": r"unsafe(HTML|SVG|Static)",
    "document.write": r"document\.write",
    "eval": r"\beval\(|new Function\(",
    "timeout of text": r"set(Timeout|Interval)\(\s*[\"'`]",
    "inline style": r"\sstyle=|setAttribute\(\s*\"style\"",
    "another address": r"[\"'`(](https?:)?//(?!\$\{location|www\.w3\.org/2000/svg\")[a-z]",
}


class Page(HTMLParser):
    """Notes what a page has inline and what it loads."""

    def __init__(self) -> None:
        super().__init__()
        self.inline: list[str] = []
        self.loads: list[str] = []
        self._script = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._script = tag == "script"
        for name, value in attrs:
            if name.startswith("on") or name == "style":
                self.inline.append(f"{tag} {name}")
            if name in ("src", "href") and value is not None:
                self.loads.append(value)
        if tag == "style":
            self.inline.append(tag)

    def handle_data(self, data: str) -> None:
        if self._script and data.strip():
            self.inline.append(data)

    def handle_endtag(self, tag: str) -> None:
        self._script = False


@pytest.mark.parametrize("name", sorted(set(PAGES.values())))
def test_a_page_has_nothing_inline_and_loads_only_what_is_there(name: str) -> None:
    found = Page()
    found.feed(page(name))
    assert found.inline == []
    assert f"/static/pack/{name}.js" in found.loads
    found.loads.remove(f"/static/pack/{name}.js")  # made of `js/{name}.js`: see test_packing.py
    assert (STATIC / "js" / f"{name}.js").is_file()
    for address in found.loads:
        assert address.startswith("/static/"), address
        assert (STATIC / address.removeprefix("/static/")).is_file(), address


def test_what_is_installed_has_icons_that_are_there() -> None:
    manifest = json.loads((STATIC / "app.webmanifest").read_text(encoding="utf-8"))
    assert manifest["start_url"] in PAGES
    for icon in manifest["icons"]:
        path = STATIC / icon["src"].removeprefix("/static/")
        assert path.is_file(), icon
        if icon["type"] == "image/png":
            wide, high = struct.unpack(">II", path.read_bytes()[16:24])
            assert icon["sizes"] == f"{wide}x{high}"


@pytest.mark.parametrize("path", OURS, ids=lambda path: path.name)
def test_a_module_never_reads_text_as_html_or_code(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert [name for name, pattern in FORBIDDEN.items() if re.search(pattern, text)] == []


@pytest.mark.parametrize("path", [*OURS, *STYLES], ids=lambda path: path.name)
def test_whatever_is_imported_is_there(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for address in re.findall(r'(?:from|import|url\()\s*"([^"]+)"', text):
        assert address.endswith((".js", ".css", ".woff2")), address
        assert (path.parent / address).is_file(), address


def test_no_module_lies_unused() -> None:
    entries = {f"{name}.js" for name in PAGES.values()} | {WORKER.removeprefix("/")}
    imported = set(entries)
    for path in OURS:
        imported |= {
            Path(address).name
            for address in re.findall(
                r'(?:from |import\()"\./([^"]+)"', path.read_text(encoding="utf-8")
            )
        }
    assert {path.name for path in OURS} == imported


def test_the_policy_allows_no_code_but_ours() -> None:
    rules = dict(rule.strip().split(" ", 1) for rule in CONTENT_POLICY.split(";"))
    assert rules["script-src"] == "'self'"
    assert rules["style-src"] == "'self'"
    assert rules["default-src"] == "'none'"


def contrast(one: str, other: str) -> float:
    """The contrast of two colours as WCAG counts it."""

    def light(colour: str) -> float:
        parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
        red, green, blue = (
            part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


GROUNDS = ("paper", "leaf", "well", "shade", "tint")


@pytest.mark.parametrize("light", [0, 1], ids=["by light", "by dark"])
def test_text_can_be_read_on_paper_and_in_ink(light: int) -> None:
    text = (STATIC / "css" / "look.css").read_text(encoding="utf-8")
    pairs = re.findall(r"--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)", text)
    colours = {name: pair[light] for name, *pair in pairs}
    for ground in GROUNDS:
        for ink in ("ink", "faint", "accent", "good", "bad"):
            assert contrast(colours[ink], colours[ground]) >= 4.5, (ink, ground)
    for n in range(6):
        for ground in ("paper", "leaf", "well"):
            assert contrast(colours[f"side-{n}"], colours[ground]) >= 4.5, (n, ground)
        assert contrast(colours["on-side"], colours[f"side-{n}"]) >= 4.5, n
    assert contrast(colours["on-accent"], colours["accent"]) >= 4.5
    assert contrast(colours["leaf"], colours["bad"]) >= 4.5
