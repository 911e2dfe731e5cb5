"""On small screens nothing is lost: no names cut, no words over others, nothing out of reach."""

import pytest
from playwright.sync_api import Browser

from fechtbuch.web import LANGUAGES
from tests.e2e.contact import SCREENS
from tests.e2e.people import Person, open_table, until
from tests.lengths import some

OVER = """() => {
    const parts = [...document.querySelectorAll(".head > *, .head .tools > *")]
        .filter((one) => one.checkVisibility() && !one.matches(".tools, .skip"));
    const end = (one) => {
        const all = [one, ...one.querySelectorAll("*")];
        return Math.max(...all.map((each) => each.getBoundingClientRect().right));
    };
    const found = [];
    for (const one of parts) for (const other of parts) {
        if (one === other || !(one.compareDocumentPosition(other) & 4)) continue;
        if (one.contains(other)) continue;
        if (end(one) > other.getBoundingClientRect().left + 1)
            found.push(`${one.className} over ${other.className}`);
    }
    return found;
}"""
"""What in the head of the page reaches over what follows it."""

CUT_NAMES = """() => [...document.querySelectorAll(".turn-name > span")]
    .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"""

CUT_PLANS = """() => [...document.querySelectorAll(".plan-title")]
    .filter((one) => one.checkVisibility() && one.scrollHeight > one.clientHeight + 4)
    .map((one) => one.textContent)"""


@pytest.mark.parametrize("language", some(["de", *LANGUAGES]))
def test_a_tablet_shows_the_bar_of_wins_names_and_plans_whole(
    address: str, browser: Browser, language: str
) -> None:
    wanted = {"scenario": "shields-at-the-ford", "engine": ["raiders"]}
    seats = [{"name": "Anna", "side": "knight"}]
    links = open_table(address, {**wanted, "seats": seats})["links"]
    person = Person(browser, "Anna", language, **SCREENS["tablet"])
    person.sit(address + links["seats"][0]["link"])
    ways = 0
    for _ in range(12):
        person.settle()
        ways = person.page.locator("#question .plan").count()
        if ways > 1:
            break
        # Where there is one plan only nothing is compared, and no number is waited for.
        assert person.page.locator(".plan .figure").count() == 0
        before = person.seq
        person.tap(".plan")
        until(lambda before=before: person.seq > before, "the answer is given")  # type: ignore[misc]
    assert ways > 1
    person.page.wait_for_selector("#question .plan .there")
    assert person.page.evaluate(OVER) == []
    assert person.page.evaluate(CUT_NAMES) == []
    assert person.page.evaluate(CUT_PLANS) == []
    assert person.troubles == []
    person.context.close()


def test_a_tablet_leads_to_every_defence(address: str, browser: Browser) -> None:
    wanted = {"scenario": "three-brigands", "engine": ["brigands"]}
    seats = [{"name": "Anna", "side": "veteran"}]
    links = open_table(address, {**wanted, "seats": seats})["links"]
    person = Person(browser, "Anna", **SCREENS["tablet"])
    person.sit(address + links["seats"][0]["link"])
    for _ in range(20):
        person.settle()
        if person.page.locator("#question .cell").count():
            break
        before = person.seq
        person.tap(".plan")
        until(lambda before=before: person.seq > before, "the answer is given")  # type: ignore[misc]
    special = person.page.locator("#question .beside [data-do=build]")
    box = special.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 768
    # Whose defence is asked, his sheet is shown, not that of whoever strikes.
    person.page.locator("[data-tab=sheet]").locator("visible=true").first.click()
    assert person.page.inner_text(".sheet h3") == "Veteran"
    special.click()
    person.page.wait_for_selector("#question .column .option")
    assert person.troubles == []
    person.context.close()


TORN = """() => {
    const found = [];
    for (const term of document.querySelectorAll(".prose .term")) {
        let next = term.parentElement.nextSibling;
        while (next?.nodeType === 8 || next?.data === "") next = next.nextSibling;
        const mark = /^[,.;:!?)]/.test(next?.textContent ?? "");
        if (!mark) continue;
        const text = document.createTreeWalker(next, NodeFilter.SHOW_TEXT);
        const first = next.nodeType === 3 ? next : text.nextNode();
        const range = document.createRange();
        range.setStart(first, 0);
        range.setEnd(first, 1);
        const boxes = term.getClientRects();
        if (range.getBoundingClientRect().top > boxes[boxes.length - 1].bottom)
            found.push(term.textContent);
    }
    return found;
}"""
"""Terms of which the comma behind them begins another line."""


def test_a_comma_stays_with_its_term(address: str, browser: Browser) -> None:
    person = Person(browser, "Anna", viewport={"width": 1024, "height": 768})
    person.page.goto(f"{address}/rules/landsknecht/LSK-CHG-03")
    person.page.locator(".prose .term").first.wait_for()
    for width in range(700, 1030, 30):
        person.page.set_viewport_size({"width": width, "height": 768})
        assert person.page.evaluate(TORN) == [], width
    person.context.close()


def test_the_shelf_tells_what_each_book_is_like(address: str, browser: Browser) -> None:
    person = Person(browser, "Anna", **SCREENS["phone"])
    person.page.goto(f"{address}/rules")
    person.page.locator(".spine").first.wait_for()
    said = person.page.locator(".spine span").all_inner_texts()
    assert len(said) == 4
    assert all(len(one) > 30 for one in said)
    assert person.page.locator(".spine .die").count() == 4
    person.context.close()


CLOSE = """() => {
    const names = [...document.querySelectorAll(".token-name")].map((one) => [
        one.textContent, one.getBoundingClientRect()]);
    return names.filter(([, one], place) => names.slice(0, place).some(([, other]) =>
        one.left < other.right && other.left < one.right
        && one.top + 3 < other.bottom && other.top + 3 < one.bottom)).map(([name]) => name);
}"""
"""Names on the map that stand over others."""


def test_of_a_rider_and_his_horse_one_name_is_read(address: str, browser: Browser) -> None:
    seats = [{"name": "Anna", "side": "gunners"}]
    wanted = {"scenario": "powder-and-prayer", "seats": seats, "engine": ["preacher", "tenants"]}
    links = open_table(address, wanted)["links"]
    for screen in ("phone", "tablet"):
        person = Person(browser, "Anna", "pl", **SCREENS[screen])
        person.sit(address + links["seats"][0]["link"])
        person.settle()
        assert person.page.locator(".token-name").count() > 4
        assert person.page.evaluate(CLOSE) == []
        if screen == "tablet":
            assert person.page.evaluate(CUT_NAMES) == []
        person.context.close()
