"""The rulebooks of the documentation are searched without a server, and find what a table finds."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from fechtbuch.books.base import books
from fechtbuch.rulebook.search import index_of
from fechtbuch.rulebook.site import indexes, pages

SCRIPT = Path(__file__).resolve().parents[2] / "docs" / "rulebook_search.js"

QUERIES = {
    "en": ["parry", "paryr", "all-out attack", "GUR-DEF-04", "retreat dodge", "zzzz", "grapling"],
    "de": ["Parade", "Ausweichn", "zurückweichen", "voller Angriff", "Betaubt"],
    "fr": ["esquive", "parade a deux armes", "Évaluer", "étourdi"],
    "pl": ["unik", "okaleczony", "zasieg broni", "ciężka rana"],
}
"""Right, misspelt, bent, without accents, by id, and nowhere."""


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pages of one book, as the documentation has them."""
    folder = tmp_path_factory.mktemp("rules")
    (folder / "search.js").write_text(SCRIPT.read_text("utf-8"), "utf-8")
    for path, text in (*pages("gurps"), *indexes("gurps")):
        place = folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, "utf-8")
    return folder


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    found = browser.new_page()
    yield found
    found.close()


@pytest.mark.parametrize("language", sorted(QUERIES))
def test_the_pages_find_what_the_table_finds(home: Path, page: Page, language: str) -> None:
    page.goto((home / "gurps" / language / "index.html").as_uri())
    page.add_script_tag(url="search-index.js")
    index = index_of(books()["gurps"], language)
    for query in QUERIES[language]:
        wanted = [hit.id for hit in index.find(query)][:10]
        found = page.evaluate(
            "query => RuleSearch.find(query, window.ruleIndex).slice(0, 10).map(one => one.id)",
            query,
        )
        assert found == wanted, query


def test_a_rule_is_found_by_keys_and_opened(home: Path, page: Page) -> None:
    page.goto((home / "gurps" / "en" / "index.html").as_uri())
    field = page.get_by_role("searchbox", name="Search the rules")
    field.fill("supression fire")
    expect(page.locator(".hits a").first).to_contain_text("GUR-RNG-11")
    field.fill("qqqqqq")
    expect(page.locator(".found")).to_have_text("No rule has these words.")
    field.fill("arm lock")
    first = page.locator(".hits a").first
    expect(first).to_contain_text("Arm lock")
    wanted = str(first.get_attribute("href"))
    field.press("Enter")
    page.wait_for_url(f"**/{wanted}")
    expect(page.locator(f"[id={wanted.partition('#')[2]}] h2")).to_contain_text("Arm lock")
