"""Lobby and table are no wider than the screen; no tab or question is cut, in any language."""

from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from fechtbuch.web import LANGUAGES
from tests.e2e.people import Person, open_table, until
from tests.lengths import some

PHONE: ViewportSize = {"width": 390, "height": 844}
TABLET: ViewportSize = {"width": 1024, "height": 768}
DESK: ViewportSize = {"width": 1440, "height": 900}

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


LONG = "Kunigunde Adelheid von der Hohenwart zu Langenfelden am Rain"
"""Makes a turn's question as long as the longest of all books are."""

SHOWN = """() => {
    const sentence = document.querySelector("#sentence");
    const plan = document.querySelector("#question .plan");
    const head = sentence.getBoundingClientRect();
    const body = plan.getBoundingClientRect();
    return {
        hidden: sentence.scrollHeight - sentence.clientHeight,
        wide: sentence.scrollWidth - sentence.clientWidth,
        below: body.top - head.bottom,
        high: plan.checkVisibility() && body.bottom <= innerHeight,
        more: document.querySelector(".ask-part").scrollWidth
            - document.querySelector(".ask-part").clientWidth,
    };
}"""


@pytest.mark.parametrize("language", some(["de", "fr", "pl", "en"]))
def test_a_long_question_is_read_whole(address: str, browser: Browser, language: str) -> None:
    sides: list[dict[str, Any]] = [
        {"name": "Blue", "fighters": [{"use": "militiaman", "name": LONG, "at": [1, 1]}]},
        {"name": "Red", "fighters": [{"use": "militiaman", "name": "Hans", "at": [6, 1]}]},
    ]
    scene = {"book": "landsknecht", "title": "Names", "map": {"rows": ["." * 9] * 4}}
    wanted = {"scenario": {**scene, "sides": sides}, "seats": [{"name": "Ann", "side": "blue"}]}
    links = open_table(address, {**wanted, "engine": ["red"]})["links"]
    for name, screen in (("phone", PHONE), ("tablet", TABLET), ("desk", DESK)):
        person = Person(browser, name, language, viewport=screen)
        person.page.goto(address + links["seats"][0]["link"])
        person.page.wait_for_selector("#question .plan")
        assert len(person.page.inner_text("#sentence")) > 80
        shown = person.page.evaluate(SHOWN)
        # Two lines set closely reach some pixels over their box.
        assert shown["hidden"] <= 4, (name, shown)
        assert shown["wide"] <= 1, (name, shown)
        assert 0 <= shown["below"] < 60, (name, shown)
        assert shown["high"], (name, shown)
        assert shown["more"] <= 1, (name, shown)
        person.picture(f"long-question-{name}-{language}")
        assert person.troubles == []
        person.context.close()


OTHER = "Wolfgang Amadeus Freiherr von und zu der Tann-Rathsamhausen"
"""Whoever strikes at her: both names are in the question."""


def test_a_defence_between_long_names_is_read_whole(address: str, browser: Browser) -> None:
    one = {"use": "ysaline", "name": LONG, "at": [3, 3]}
    other = {"use": "aldric", "name": OTHER, "at": [4, 3]}
    sides = [{"name": "Blue", "fighters": [one]}, {"name": "Red", "fighters": [other]}]
    scene = {"book": "gurps", "title": "Names", "map": {"bounds": [0, 0, 9, 7]}, "sides": sides}
    wanted = {"scenario": scene, "seats": [{"name": "Ann", "side": "blue"}], "engine": ["red"]}
    links = open_table(address, wanted)["links"]
    person = Person(browser, "Ann", "de", viewport=TABLET)
    person.sit(address + links["seats"][0]["link"])
    for _ in range(20):
        until(lambda: bool(person.page.evaluate("1")) and bool(person.questions), "a question")
        if person.questions[0]["kind"] == "defence":
            break
        person.settle()
        before = person.seq
        person.tap("[data-do=delegate]")
        until(lambda was=before: person.seq > was, "it goes on")  # type: ignore[misc]
    person.settle()
    expect(person.page.locator(".blow-line")).to_have_count(1)
    for name, screen in (("tablet", TABLET), ("phone", PHONE)):
        person.page.set_viewport_size(screen)
        assert OTHER in person.page.inner_text("#sentence")
        hidden = "one => one.scrollHeight - one.clientHeight"
        assert person.page.locator("#sentence").evaluate(hidden) <= 4, name
        person.picture(f"long-defence-{name}")
    assert person.troubles == []
    person.context.close()
