"""What a game master looks after besides the fight, on the page."""

import os
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.people import Person, open_table, until

DESK = {"width": 1400, "height": 900}
PICTURES = os.environ.get("FECHTBUCH_PICTURES", "")


class Kept:
    """A table with its game master at the page, who has opened her panel."""

    def __init__(self, address: str, browser: Browser) -> None:
        self.address = address
        seats = [{"name": "Ann", "side": "kurt"}, {"name": "Bob", "side": "hans"}]
        self.opened = open_table(address, {"scenario": "kurt-and-hans", "seats": seats})
        self.links = self.opened["links"]
        self.person = Person(browser, "master", viewport=DESK)
        self.person.sit(address + self.links["referee"])
        self.panel()

    @property
    def page(self) -> Page:
        return self.person.page

    def panel(self) -> None:
        self.page.get_by_role("tab", name="Master").or_(
            self.page.get_by_role("button", name="Master", exact=True)
        ).first.click()
        self.page.wait_for_selector(".master")

    def status(self, link: str) -> int:
        headers = {"Authorization": f"Bearer {link.partition('#')[2]}"}
        path = f"{self.address}/api/tables/{self.opened['table']}"
        return httpx.get(path, headers=headers, timeout=30).status_code


@pytest.fixture
def kept(address: str, browser: Browser) -> Kept:
    return Kept(address, browser)


def test_typed_dice_are_at_the_game_masters_discretion(kept: Kept) -> None:
    box = kept.page.get_by_label("Players may type in real dice")
    expect(box).to_be_checked()
    box.uncheck()
    until(
        lambda: (
            bool(kept.page.evaluate("1")) and kept.person.state["settings"]["typed_dice"] is False
        ),
        "nobody types",
    )
    if PICTURES:
        kept.page.screenshot(path=str(Path(PICTURES) / "care.png"), full_page=True)


def test_links_of_spectators_and_her_own_are_renewed(kept: Kept) -> None:
    old = kept.links["spectator"]
    kept.page.get_by_role("button", name="New link: Spectators").click()
    until(lambda: bool(kept.page.evaluate("1")) and kept.status(old) == 403, "the old one is void")
    before = kept.page.url
    kept.page.get_by_role("button", name="New link: Your own").click()
    kept.page.locator("dialog").get_by_role("button", name="New link").click()
    kept.page.wait_for_function("before => location.href !== before", arg=before)
    kept.page.wait_for_selector("main.table")
    assert kept.status(kept.links["referee"]) == 403
    assert kept.status(kept.page.url) == 200


def test_a_table_is_deleted_after_a_question(kept: Kept) -> None:
    kept.page.get_by_role("button", name="Delete the table").click()
    kept.page.locator("dialog").get_by_role("button", name="Cancel").click()
    assert kept.status(kept.links["referee"]) == 200
    kept.page.get_by_role("button", name="Delete the table").click()
    kept.page.locator("dialog").get_by_role("button", name="Delete it for good").click()
    kept.page.wait_for_url(f"{kept.address}/")
    assert kept.status(kept.links["referee"]) == 403
