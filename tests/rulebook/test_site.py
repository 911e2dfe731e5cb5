"""The rulebooks as plain pages: every rule once in every language, no link into nothing."""

from html.parser import HTMLParser
from pathlib import PurePosixPath

import pytest

from fechtbuch.books.base import books
from fechtbuch.rulebook.site import pages


class Links(HTMLParser):
    """Notes what a page names and where it leads."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if found.get("id"):
            self.ids.append(str(found["id"]))
        if tag == "a" and found.get("href"):
            self.links.append(str(found["href"]))

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.fixture(scope="module")
def site() -> dict[str, Links]:
    found = {}
    for path, text in pages():
        page = Links()
        page.feed(text)
        found[path] = page
    return found


def test_every_rule_has_its_place_in_every_language(site: dict[str, Links]) -> None:
    for key, book in books().items():
        for language in book.languages:
            mine = [page for path, page in site.items() if path.startswith(f"{key}/{language}/")]
            assert sorted(one for page in mine for one in page.ids) == sorted(book.rules)


def test_no_link_leads_into_nothing(site: dict[str, Links]) -> None:
    for path, page in site.items():
        for link in page.links:
            if link == "../../../index.html":
                continue
            name, _, place = link.partition("#")
            parts: list[str] = []
            for part in (PurePosixPath(path).parent / name).parts:
                if part == "..":
                    parts.pop()
                else:
                    parts.append(part)
            target = site["/".join(parts)]
            assert not place or place in target.ids, (path, link)


def test_every_page_carries_its_notice_and_the_front_its_licence(site: dict[str, Links]) -> None:
    for path, page in site.items():
        if path.startswith("gurps/"):
            assert "Steve Jackson Games" in page.text, path
    assert "OPEN GAME LICENSE Version 1.0a" in site["landsknecht/de/index.html"].text
    assert "57%" in site["landsknecht/en/chg.html"].text
