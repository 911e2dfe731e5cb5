"""Lobby and table are no wider than the screen, and no tab is cut off, in any language."""

import pytest
from playwright.sync_api import Browser, ViewportSize

from fechtbuch.web import LANGUAGES
from tests.e2e.people import Person, open_table
from tests.lengths import some

PHONE: ViewportSize = {"width": 390, "height": 844}
TABLET: ViewportSize = {"width": 1024, "height": 768}

CUT = """() => [...document.querySelectorAll('.side-tabs, .thumb-tabs, .head')]
    .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
    .map((one) => `${one.className} ${one.scrollWidth} ${one.clientWidth}`)"""
"""Rows of controls that have more in them than room."""


@pytest.mark.parametrize("language", some(LANGUAGES))
def test_nothing_is_wider_than_its_screen(address: str, browser: Browser, language: str) -> None:
    seats = [{"name": "Ann", "side": "kurt"}, {"name": "Bob", "side": "hans"}]
    links = open_table(address, {"scenario": "kurt-and-hans", "seats": seats})["links"]
    table = links["referee"]
    for name, screen in (("phone", PHONE), ("tablet", TABLET)):
        person = Person(browser, name, language, viewport=screen)
        for path in ("/", table) if name == "phone" else (table,):
            person.page.goto(address + path)
            person.page.wait_for_selector("main:not(.waiting-room)")
            wide = person.page.evaluate("document.documentElement.scrollWidth")
            assert wide <= screen["width"], path
            assert person.page.evaluate(CUT) == [], path
        person.picture(f"master-{name}-{language}")
        assert person.troubles == []
        person.context.close()
