"""A fighter of one's own: from a blank sheet to a fight, by keyboard, and on a phone."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.e2e.people import Person
from tests.e2e.test_pages import no_serious_finding

PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1400, "height": 900}

PATIENCE = 20_000

ARMS = {
    "landsknecht": "Short sword",
    "gurps": "Broadsword",
    "phase-six": "Hatchet",
    "tales-and-legends": "Dagger",
}


@pytest.fixture
def owner(browser: Browser) -> Iterator[Person]:
    """Somebody at a desk who has no key yet."""
    person = Person(browser, "owner", viewport=DESK)
    yield person
    person.context.close()
    assert person.troubles == []


def blank(page: Page, address: str, book: str) -> None:
    page.goto(f"{address}/fighters")
    page.locator("select[name=start]").select_option(f"{book}:")
    page.get_by_role("button", name="New fighter").click()
    page.locator("#sheet-name").fill("Greta")


def arm(page: Page, thing: str) -> None:
    """By keyboard: a word of the catalogue and Enter."""
    box = page.locator("[data-field=hands] .search input")
    box.fill(thing)
    box.press("Enter")
    expect(page.locator("[data-field=hands] li")).to_have_count(1)


@pytest.mark.parametrize("book", sorted(ARMS))
def test_a_blank_sheet_becomes_an_armed_fighter_in_a_fight(
    address: str, owner: Person, book: str
) -> None:
    page = owner.page
    blank(page, address, book)
    arm(page, ARMS[book])
    page.get_by_role("button", name="Keep").click()
    expect(page.get_by_text("Greta is kept.")).to_be_visible(timeout=PATIENCE)
    assert re.search(r"/fighters#[\w-]{20,}$", page.url)
    expect(page.locator(".sheet-numbers dd").first).not_to_be_empty()
    page.get_by_role("button", name="My fighters").click()
    expect(page.locator("[data-fighter=Greta]")).to_be_visible()
    no_serious_finding(page)
    you, foe = page.locator(".bout select").all()
    you.select_option(label="Greta")
    foe.select_option(index=2)
    page.get_by_role("button", name="Play against the engine").click()
    page.wait_for_selector(".question.for-me #sentence, .over-news")
    expect(page.locator("main.table")).to_contain_text("Greta")
    page.goto(address)
    shelf = page.get_by_role("navigation", name="My fighters")
    expect(shelf).to_contain_text("Greta", timeout=PATIENCE)


def test_what_is_wrong_is_said_at_its_place_and_numbers_follow(address: str, owner: Person) -> None:
    page = owner.page
    blank(page, address, "gurps")
    dodge = page.locator(".sheet-numbers dl > div").filter(has_text="Dodge").locator("dd")
    expect(dodge).to_have_text("8", timeout=PATIENCE)
    page.locator("[data-field=dx] input").fill("14")
    expect(dodge).to_have_text("9", timeout=PATIENCE)
    page.locator("[data-field=st] input").fill("0")
    expect(page.locator("[data-field=st] .wrong")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("button", name="Keep")).to_be_disabled()


def test_a_table_of_fighters_is_imported_on_a_phone(
    address: str, browser: Browser, tmp_path: Path
) -> None:
    person = Person(browser, "phone", viewport=PHONE, has_touch=True, is_mobile=True)
    page = person.page
    page.goto(f"{address}/fighters")
    file = tmp_path / "people.csv"
    file.write_text("name;book;st;hands\nAda;gurps;12;axe\nBo;gurps;11;\n", encoding="utf-8")
    page.locator("input[type=file][multiple]").set_input_files(file)
    expect(page.locator(".fighters .card")).to_have_count(2, timeout=PATIENCE)
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]
    page.get_by_role("button", name="Edit: Ada").click()
    expect(page.locator("#sheet-name")).to_have_value("Ada")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    person.context.close()
    assert person.troubles == []
