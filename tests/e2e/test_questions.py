"""The designer's questions on the laboratory page: asked, sharpened, reopened by a link."""

import csv
import io
import re

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from fechtbuch.books.base import books
from fechtbuch.questions.ladder import ladders
from fechtbuch.scenario import load
from tests.e2e.people import Person
from tests.e2e.test_pages import no_serious_finding

DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENT = 120_000
"""Milliseconds: workers come up slowly where everything is interpreted."""

ASKED = "/simulate?ask=balance&scenario=kurt-and-hans&vary=kurt.ws%3D2..3&fights=20"


def answered(page: Page) -> str:
    """What was found, once all is fought."""
    page.wait_for_selector(".finding .drawn svg", timeout=PATIENT)
    page.wait_for_selector(".finding[aria-busy=false]", timeout=PATIENT)
    return page.locator(".found").inner_text()


def test_a_link_asks_and_the_answer_can_be_read_taken_home_and_asked_again(
    address: str, browser: Browser
) -> None:
    person = Person(browser, "designer", "en", viewport=DESK)
    page = person.page
    page.goto(f"{address}{ASKED}")
    title = answered(page)
    assert "Kurt’s weapon skill" in title
    form = page.locator(".asking")
    assert form.locator("select[aria-label='What may be otherwise']").input_value() == "kurt.ws"
    assert "kurt.ws" not in form.inner_text()
    rows = page.locator(".sheet tbody tr")
    expect(rows).to_have_count(2)
    with page.expect_download() as taken:
        page.get_by_text("The table as CSV").click()
    table = list(csv.DictReader(io.StringIO(taken.value.path().read_text(encoding="utf-8"))))
    assert [row["kurt.ws"] for row in table] == ["2", "3"]
    page.locator(".repeat summary").click()
    command = page.locator(".written code").first.inner_text()
    assert command == "fechtbuch balance kurt-and-hans --vary kurt.ws=2..3 --fights 20"
    page.locator(".language").select_option("pl")
    expect(page.locator(".found")).to_contain_text("władanie bronią", timeout=PATIENT)
    expect(page.locator("h1")).to_have_text("Co by to wyrównało?")
    assert person.troubles == []
    person.context.close()


def test_what_is_wrong_is_told_beside_its_field(address: str, browser: Browser) -> None:
    person = Person(browser, "designer", "de", viewport=PHONE)
    page = person.page
    page.goto(f"{address}/simulate?scenario=kurt-and-hans")
    page.locator("[data-ask=balance]").click()
    page.wait_for_selector(".asking input[name=high]", timeout=PATIENT)
    page.locator(".asking input[name=high]").fill("99")
    page.locator(".asking .go").click()
    wrong = page.locator("#wrong-vary")
    expect(wrong).to_have_text("Gib eine ganze Zahl von 0 bis 20 an.")
    assert page.locator(".finding").count() == 0
    page.locator("[data-ask=matchups]").click()
    page.get_by_role("button", name="Keiner").click(timeout=PATIENT)
    page.locator(".asking .go").click()
    expect(page.locator("#wrong-fighters")).to_have_text("Wähle mindestens zwei.")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert person.troubles == []
    person.context.close()


@pytest.mark.parametrize(
    ("asked", "light"),
    [
        # A link written by hand asks for fewer fights than there may be: the fewest are fought.
        ("ask=matchups&book=landsknecht&fighters=kurt&fighters=hans&fights=4", "dark"),
        ("ask=why&scenario=kurt-and-hans&fights=10", "light"),
    ],
)
def test_an_answer_fits_on_a_phone(address: str, browser: Browser, asked: str, light: str) -> None:
    person = Person(browser, "designer", "fr", viewport=PHONE, color_scheme=light, bypass_csp=True)
    page = person.page
    page.goto(f"{address}/simulate?{asked}")
    assert answered(page)
    assert "Kurt" in page.locator(".sheet").first.inner_text()
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    no_serious_finding(page)
    sizes = page.locator(".drawn svg text").evaluate_all(
        "all => all.filter(one => one.textContent).map(one => getComputedStyle(one).fontSize)"
    )
    assert min(float(size.removesuffix("px")) for size in sizes) >= 12.5
    assert person.troubles == []
    person.context.close()


def test_mixes_of_several_fields_can_be_told_apart_on_a_phone(
    address: str, browser: Browser
) -> None:
    person = Person(browser, "designer", "en", viewport=PHONE, bypass_csp=True)
    page = person.page
    vary = "vary=kurt.ws%3D2..3&vary=hans.wounds%3D12..13"
    page.goto(f"{address}/simulate?ask=balance&scenario=kurt-and-hans&{vary}&fights=20")
    assert answered(page)
    drawn = " ".join(page.locator(".drawn svg text").all_text_contents())
    for name in ("Kurt’s weapon skill 2", "Kurt’s weapon skill 3", "Hans’s wounds 13"):
        assert name in drawn
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert person.troubles == []
    person.context.close()


def test_scenarios_and_numbers_along_an_axis_are_whole_on_a_phone(
    address: str, browser: Browser
) -> None:
    person = Person(browser, "designer", "en", viewport=PHONE)
    page = person.page
    asked = "changes=options.morale%3Dfalse&scenarios=crossbows-at-a-mantlet&fights=20"
    page.goto(f"{address}/simulate?ask=regress&book=landsknecht&{asked}")
    assert answered(page)
    drawn = page.locator(".drawn svg text").all_text_contents()
    assert "Crossbows at a mantletBesiegers" in drawn, "in two lines"
    assert "0" in drawn
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert person.troubles == []
    person.context.close()


@pytest.mark.parametrize(("viewport", "light"), [(DESK, "light"), (PHONE, "dark")])
def test_a_change_that_was_found_is_tried_kept_and_searched_further(
    address: str, browser: Browser, viewport: ViewportSize, light: str
) -> None:
    person = Person(
        browser, "designer", "en", viewport=viewport, color_scheme=light, bypass_csp=True
    )
    page = person.page
    page.goto(f"{address}/simulate?ask=sensitivity&scenario=kurt-and-hans&fights=300")
    answered(page)
    first = page.locator(".proposals li").first
    thing = first.locator("h4").inner_text()
    step = first.locator(".deeds .hint").inner_text().partition(",")[0]
    first.get_by_role("button", name="try it").click()
    expect(first.locator(".tried")).to_contain_text("10,000 fights", timeout=PATIENT)
    expect(first.locator(".tried .hint").first).to_have_text("10,000 fights", timeout=PATIENT)
    expect(first.locator(".tried .share-name")).to_have_text(
        [re.compile("Kurt"), re.compile("Hans")]
    )
    first.get_by_role("button", name="keep as a scene").click()
    expect(first.get_by_role("link", name="open the scene")).to_be_visible(timeout=PATIENT)
    no_serious_finding(page)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    kept = first.get_by_role("link", name="open the scene").get_attribute("href")
    # Far from even, a single step is not enough: how far it would have to go is asked next.
    page.get_by_role("link", name="how far").first.click()
    page.wait_for_url("**ask=balance**", timeout=PATIENT)
    assert answered(page)
    page.goto(f"{address}{kept}")
    title = page.get_by_label("Title", exact=True)
    expect(title).to_have_value(re.compile(f"Kurt and Hans – {thing} {step}", re.IGNORECASE))
    assert person.troubles == []
    person.context.close()


def test_an_answer_that_nobody_waits_for_is_stopped(address: str, browser: Browser) -> None:
    person = Person(browser, "designer", "en", viewport=DESK)
    page = person.page
    page.goto(f"{address}/simulate?ask=sensitivity&scenario=skirmish&fights=20000")
    page.get_by_role("button", name="Cancel").click(timeout=PATIENT)
    expect(page.locator(".finding .progress")).to_contain_text("Stopped after", timeout=5000)
    expect(page.locator(".asking .go")).to_be_enabled()
    expect(page.locator(".unanswered")).to_have_count(0)
    assert person.troubles == []
    person.context.close()


def test_a_scene_of_ones_own_can_be_asked_about(address: str, browser: Browser) -> None:
    person = Person(browser, "designer", "de", viewport=DESK)
    page = person.page
    page.goto(f"{address}/simulate")
    own = {**load("kurt-and-hans").to_data(), "title": "Hinter der Mühle"}
    kept = page.evaluate(
        """async (scene) => {
            const { key } = await (await fetch("/api/mine", { method: "POST" })).json();
            localStorage.setItem("fechtbuch.chest", key);
            const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
            const body = JSON.stringify(scene);
            return (await fetch("/api/mine/scenes", { method: "POST", headers, body })).json();
        }""",
        own,
    )
    page.goto(f"{address}/fighters")
    page.get_by_role("link", name="Ist das ausgewogen?: Hinter der Mühle").click()
    choice = page.locator("select[name=scenario]")
    expect(choice).to_have_value(f"mine:{kept['id']}")
    page.locator(".simulate-form .go").click()
    page.wait_for_selector(".result .shares li", timeout=PATIENT)
    page.locator("[data-ask=balance]").click()
    page.wait_for_selector(".asking input[name=high]", timeout=PATIENT)
    page.locator("select[name=fights]").select_option("500")
    page.locator(".asking input[name=low]").fill("3")
    page.locator(".asking input[name=high]").fill("4")
    page.locator(".asking .go").click()
    answered(page)
    expect(page.locator(".finding")).to_contain_text("Hinter der Mühle")
    expect(page.get_by_text("Die Tabelle als Parquet")).to_be_visible()
    # The link that asks the same again does so for whoever has the key.
    page.reload()
    answered(page)
    expect(page.locator(".finding")).to_contain_text("Hinter der Mühle")
    assert person.troubles == []
    person.context.close()


@pytest.mark.parametrize(("viewport", "light"), [(DESK, "dark"), (PHONE, "light")])
def test_how_strong_the_engine_is_stands_in_the_laboratory(
    address: str, browser: Browser, viewport: ViewportSize, light: str
) -> None:
    person = Person(
        browser, "designer", "en", viewport=viewport, color_scheme=light, bypass_csp=True
    )
    page = person.page
    page.goto(f"{address}/simulate?scenario=kurt-and-hans")
    page.locator("[data-ask=ladder]").click()
    leaves = page.locator(".strength")
    expect(leaves).to_have_count(len(ladders()), timeout=PATIENT)
    for leaf, ladder in zip(leaves.all(), ladders().values(), strict=True):
        expect(leaf.locator("h2")).to_have_text(books()[ladder.book].title)
        best, *_ = ladder.ratings()
        row = leaf.locator(".tiles tbody tr").first
        expect(row.locator("th")).to_have_text(best.capitalize())
        tiles = row.locator("td").all_inner_texts()
        assert f"{ladder.mean(best, 'novice'):.0%}" in tiles
        expect(leaf.locator("tbody").nth(1).locator("tr")).to_have_count(len(ladder.grounds))
    leaves.first.locator("summary").click()
    expect(leaves.first.locator(".holes li").first).to_contain_text("points a fight")
    no_serious_finding(page)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.reload()
    expect(page.locator("[data-ask=ladder]")).to_have_attribute("aria-pressed", "true")
    expect(leaves).to_have_count(len(ladders()), timeout=PATIENT)
    page.locator("[data-ask=fair]").click()
    expect(leaves).to_have_count(0)
    assert person.troubles == []
    person.context.close()
