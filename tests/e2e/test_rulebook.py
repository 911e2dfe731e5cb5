"""The rulebook in the browser: read, searched and opened where it applies, by keys and by thumb."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from fechtbuch.web import LANGUAGES
from tests.e2e.people import Person, open_table
from tests.e2e.test_pages import DESK, PHONE, SCREENS, anybody, no_serious_finding

__all__ = ["anybody"]

RULE = "/rules/landsknecht/LSK-CHG-03"

TYPED = """async () => {
    const draft = modules("js/draft.js");
    draft.choose({ text: "run path=9,9" });
}"""
"""Something typed that no rule allows: a step over half the map."""

FIELDS = """async () => {
    const { table } = modules("js/store.js");
    const { centre } = await import("/static/js/geometry.js");
    const { map } = table.state;
    const paper = document.querySelector(".map svg.ground").getScreenCTM();
    const [x, y] = map.fields[0].at;
    return [[x, y], [x + 2, y]].map((field) => {
        const at = new DOMPoint(...centre(map.topology, field)).matrixTransform(paper);
        return [at.x, at.y];
    });
}"""
"""Where the first field that is no meadow lies on the screen, and a bare one not far from it."""

BEHIND_A_HEDGE = {
    "book": "landsknecht",
    "title": "Behind a hedge",
    "map": {"bounds": [0, 0, 9, 5], "rows": ["..h"], "legend": {"h": {"cover": "half"}}},
    "sides": [
        {"name": "Kurt", "fighters": [{"use": "kurt", "at": [1, 1]}]},
        {"name": "Hans", "fighters": [{"use": "hans", "at": [8, 1]}]},
    ],
}


@pytest.fixture
def reader(browser: Browser) -> Iterator[Person]:
    """Somebody at a desk."""
    person = Person(browser, "reader", viewport=DESK)
    yield person
    person.context.close()
    assert person.troubles == []


@pytest.fixture
def commuter(browser: Browser) -> Iterator[Person]:
    """Somebody with a phone."""
    person = Person(browser, "commuter", **SCREENS["phone"])
    yield person
    person.context.close()
    assert person.troubles == []


def fight(address: str, scenario: str = "kurt-and-hans") -> str:
    data = {
        "scenario": scenario,
        "seats": [{"name": "You", "side": "kurt"}],
        "engine": ["hans"],
    }
    return address + str(open_table(address, data)["links"]["seats"][0]["link"])


def test_a_rule_has_an_address_a_text_an_example_and_neighbours(
    address: str, reader: Person
) -> None:
    page = reader.page
    page.goto(address + RULE)
    expect(page.locator(".rule-page h1")).to_have_text("Set against the charge")
    expect(page.locator(".example")).to_contain_text("57%")
    expect(page.locator(".notice-line")).to_contain_text("Open Game License")
    assert page.title().startswith("Set against the charge")
    page.locator(".near .nb").first.click()
    expect(page.locator(".rule-page h1")).not_to_have_text("Set against the charge")
    page.go_back()
    expect(page.locator(".rule-page h1")).to_have_text("Set against the charge")
    reader.picture("rulebook")


def test_a_term_is_explained_to_pointer_and_keyboard(address: str, reader: Person) -> None:
    page = reader.page
    page.goto(address + RULE)
    term = page.locator(".term", has_text="polearm").first
    means = page.locator(".term-box", has=term).locator(".means")
    expect(means).to_be_hidden()
    term.hover()
    expect(means).to_be_visible()
    page.mouse.move(5, 5)
    expect(means).to_be_hidden()
    term.focus()
    expect(means).to_contain_text("Halberd")


def test_rules_are_found_and_turned_by_keys_alone(address: str, reader: Person) -> None:
    page = reader.page
    page.goto(address + RULE)
    page.wait_for_selector(".rule-page h1")
    page.keyboard.press("/")
    page.keyboard.type("conter atack")
    expect(page.locator(".hits li").first).to_contain_text("counter-attack")
    page.keyboard.press("ArrowDown")
    expect(page.locator(".hits [aria-selected=true]")).to_have_attribute("id", "hit-1")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.locator(".rule-line")).to_contain_text("LSK-CTR")
    first = page.locator(".rule-line code").inner_text()
    page.locator(".reading").focus()
    page.keyboard.press("n")
    expect(page.locator(".rule-line code")).not_to_have_text(first)
    page.keyboard.press("p")
    expect(page.locator(".rule-line code")).to_have_text(first)
    page.keyboard.press("b")
    expect(page.locator(".rule-line code")).not_to_have_text(first)


def test_nothing_found_is_said(address: str, reader: Person) -> None:
    page = reader.page
    page.goto(address + RULE)
    page.locator(".toc input").fill("xyzzyx")
    expect(page.locator(".toc")).to_contain_text("Nothing was found")
    page.locator(".toc input").press("Escape")
    expect(page.locator(".chapters").first).to_be_visible()


def test_chapters_tables_and_glossary_are_pages_too(address: str, reader: Person) -> None:
    page = reader.page
    page.goto(address + "/rules/landsknecht/chg")
    expect(page.locator(".in-chapter")).to_have_count(5)
    page.goto(address + "/rules/landsknecht/table-weapons")
    expect(page.locator("table.data")).to_contain_text("Halberd")
    page.goto(address + "/rules/landsknecht/table-modifiers")
    page.locator("table.data a", has_text="LSK-CHG-02").first.click()
    expect(page.locator(".rule-page h1")).to_have_text("Open while charging")
    page.goto(address + "/rules/landsknecht/glossary")
    expect(page.locator(".terms")).to_contain_text("polearm")


def test_all_books_stand_on_the_shelf_and_are_searched_together(
    address: str, reader: Person
) -> None:
    page = reader.page
    page.goto(address)
    page.get_by_role("link", name="Rulebooks").click()
    expect(page.locator(".front li")).to_have_count(4)
    page.locator(".shelf input").fill("parry")
    expect(page.locator(".front")).to_contain_text("Phase Six")
    expect(page.locator(".front")).to_contain_text("Landsknecht")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_speaks_every_language(address: str, browser: Browser, language: str) -> None:
    person = Person(browser, "reader", language, viewport=DESK)
    person.page.goto(address + "/rules/gurps/GUR-DEF-01")
    person.page.wait_for_selector(".rule-page h1")
    notice = person.page.locator(".notice-line")
    expect(notice).to_contain_text("Steve Jackson Games")
    said = person.page.inner_text("body")
    if language != "en":
        assert "Neighbours" not in said
        assert "unofficial aid" not in said
    assert person.troubles == []
    person.context.close()


def test_beside_a_fight_the_book_opens_where_it_applies(address: str, reader: Person) -> None:
    page = reader.page
    reader.sit(fight(address))
    page.wait_for_selector("#question .plan")
    page.locator("#question .plan").first.focus()
    page.keyboard.press("r")
    over = page.locator(".book-over")
    expect(over.locator(".rule-page h1")).to_be_visible()
    expect(over.locator(".goes-on")).to_contain_text("Kurt")
    opened = over.locator(".rule-line code").inner_text()
    over.locator(".near .nb").last.click()
    expect(over.locator(".rule-line code")).not_to_have_text(opened)
    over.get_by_role("button", name="Back one rule").click()
    expect(over.locator(".rule-line code")).to_have_text(opened)
    reader.picture("rulebook-fight")
    page.keyboard.press("Escape")
    expect(over).to_have_count(0)
    assert "/table/" in page.url


def test_log_numbers_and_sheet_open_their_rules(address: str, reader: Person) -> None:
    page = reader.page
    reader.sit(fight(address))
    page.wait_for_selector("#question .plan")
    reader.delegate()
    page.wait_for_selector(".log-scroll .fold")
    page.locator(".log-scroll .fold").last.click()
    button = page.locator(".unfolded .rule").first
    wanted = button.inner_text()
    button.click()
    over = page.locator(".book-over")
    expect(over.locator(".rule-line code")).to_have_text(wanted)
    expect(over.locator(".near")).to_contain_text("In this fight")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Sheet").locator("visible=true").click()
    page.locator(".sheet .numbers .asks-rule").first.click()
    expect(over.locator(".rule-page h1")).to_be_visible()


def test_edict_and_ground_open_their_rules(address: str, reader: Person) -> None:
    page = reader.page
    opened = open_table(address, {"scenario": BEHIND_A_HEDGE, "advice": False})
    reader.sit(address + str(opened["links"]["referee"]))
    over = page.locator(".book-over")
    page.locator(".map-text summary").click()
    reader.picture("map-rules")
    page.locator(".map-text .rule", has_text="LSK-COV-01").first.click()
    expect(over.locator(".rule-line code")).to_have_text("LSK-COV-01")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Edict").first.click()
    form = page.locator(".edict-form")
    form.locator("[name=field]").select_option("wounds")
    form.locator("[name=value]").fill("3")
    reader.picture("edict-rule")
    form.get_by_role("button", name="Read the rule LSK-DMG-01").click()
    expect(over.locator(".rule-line code")).to_have_text("LSK-DMG-01")
    page.keyboard.press("Escape")
    expect(form.locator("[name=field]")).to_have_value("wounds")
    expect(form.locator("[name=value]")).to_have_value("3")
    form.locator("[name=verb]").select_option("add-state")
    form.locator("[name=state]").select_option("prone")
    form.get_by_role("button", name="Read the rule LSK-DMG-02").click()
    expect(over.locator(".rule-line code")).to_have_text("LSK-DMG-02")


def test_a_field_of_the_drawn_map_tells_its_ground_and_opens_its_rule(
    address: str, reader: Person, commuter: Person
) -> None:
    opened = open_table(address, {"scenario": BEHIND_A_HEDGE, "advice": False})
    for person in (reader, commuter):
        page = person.page
        person.sit(address + str(opened["links"]["referee"]))
        card = page.locator(".field-card")
        hedge, meadow = page.evaluate(FIELDS)
        page.mouse.click(*hedge)
        expect(card).to_contain_text("cover: half")
        person.picture(f"field-card-{person.name}")
        card.locator(".rule", has_text="LSK-COV-01").click()
        expect(page.locator(".book-over .rule-line code")).to_have_text("LSK-COV-01")
        page.keyboard.press("Escape")
        page.mouse.click(*meadow)
        expect(card).to_have_count(0)
        page.mouse.click(*hedge, button="right")
        card.get_by_role("button", name="Close").click()
        expect(card).to_have_count(0)


def test_brushes_and_the_numbers_of_a_sheet_lead_to_their_rules(
    address: str, reader: Person
) -> None:
    page = reader.page
    page.goto(f"{address}/build")
    page.locator("main.build select").first.select_option("landsknecht")
    brushes = page.locator(".brushes")
    brushes.get_by_role("button", name="Cover").click()
    expect(brushes.locator("a.rule")).to_have_text(["LSK-COV-01"])
    brushes.get_by_role("button", name="Difficult").click()
    expect(brushes.locator("a.rule")).to_have_attribute("href", "/rules/landsknecht/LSK-MOV-08")
    reader.picture("brush-rule")
    brushes.get_by_role("button", name="Plain").click()
    expect(brushes.locator("a.rule")).to_have_count(0)
    page.goto(f"{address}/fighters")
    page.locator("select[name=start]").select_option("gurps:aldric")
    page.get_by_role("button", name="New fighter").click()
    numbers = page.locator(".sheet-numbers")
    expect(numbers.locator("dt", has_text="Move").locator("a.rule")).to_have_text("GUR-MOV-04")
    reader.picture("sheet-form-rules")
    dodge = numbers.locator("dl > div", has_text="Dodge").locator(".sum li")
    shield = dodge.filter(has_text="shield").locator("a.rule")
    with page.expect_popup() as opened:
        shield.click()
    expect(opened.value.locator(".rule-line code")).to_have_text("GUR-DEF-21")


def test_switches_in_the_laboratory_lead_to_their_rules(address: str, reader: Person) -> None:
    page = reader.page
    page.goto(f"{address}/simulate?scenario=kurt-and-hans")
    page.locator(".simulate-form summary").click()
    switch = page.locator(".switches li", has_text="options.morale=false")
    switch.get_by_role("button").click()
    expect(page.locator("[name=set]")).to_have_value("options.morale=false")
    reader.picture("laboratory-switches")
    expect(switch.locator("a")).to_have_attribute("href", "/rules/landsknecht/LSK-MOR-01")


def test_the_numbers_of_an_option_open_their_rules(address: str, reader: Person) -> None:
    page = reader.page
    reader.sit(fight(address))
    page.wait_for_selector("#question .plan")
    page.locator("#question .option[data-text=wrestle]").hover()
    expect(page.locator(".explained .rule").first).to_contain_text("LSK-WRS")
    page.locator("#question .option[data-text=charge]").hover()
    expect(page.locator(".explained")).to_contain_text("Target number")
    button = page.locator(".explained .rule").first
    wanted = button.inner_text()
    button.click()
    expect(page.locator(".book-over .rule-line code")).to_have_text(wanted)


def test_what_was_refused_opens_what_forbids_it(address: str, reader: Person) -> None:
    page = reader.page
    reader.sit(fight(address))
    page.wait_for_selector("#question .plan")
    page.get_by_role("button", name="Why not").locator("visible=true").first.click()
    page.locator("form.why input[name=value]").fill("cast")
    page.locator("form.why button").click()
    answer = page.locator(".why-answer")
    button = answer.locator(".rule").first
    wanted = button.inner_text()
    button.click()
    over = page.locator(".book-over")
    expect(over.locator(".rule-line code")).to_have_text(wanted)
    page.keyboard.press("Escape")
    expect(over).to_have_count(0)
    page.evaluate(TYPED)
    refusal = page.locator(".refusal")
    button = refusal.locator(".rule").first
    wanted = button.inner_text()
    button.click()
    expect(over.locator(".rule-line code")).to_have_text(wanted)


def test_on_a_phone_the_book_is_read_with_a_thumb(address: str, commuter: Person) -> None:
    page = commuter.page
    page.goto(address + RULE)
    page.wait_for_selector(".rule-page h1")
    expect(page.locator(".chapters").first).to_be_hidden()
    page.get_by_role("button", name="Contents").tap()
    page.locator(".chapters a", has_text="Multiplied damage").tap()
    expect(page.locator(".rule-page h1")).to_have_text("Multiplied damage")
    expect(page.locator(".chapters").first).to_be_hidden()
    page.locator(".term", has_text="weapon die").first.tap()
    expect(page.locator(".means", has_text="adds to the damage")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    commuter.sit(fight(address))
    page.get_by_role("button", name="Rules that apply here").first.tap()
    over = page.locator(".book-over")
    expect(over.locator(".rule-page h1")).to_be_visible()
    over.locator(".goes-on button").tap()
    expect(over).to_have_count(0)


def test_a_chapter_can_be_printed(address: str, reader: Person) -> None:
    page = reader.page
    page.goto(address + "/rules/landsknecht/chg")
    page.wait_for_selector(".in-chapter")
    page.emulate_media(media="print")
    expect(page.locator(".toc")).to_be_hidden()
    expect(page.locator(".head")).to_be_hidden()
    expect(page.locator(".in-chapter").last).to_be_visible()
    assert page.evaluate("document.querySelector('.reading').scrollHeight") <= page.evaluate(
        "document.documentElement.scrollHeight"
    )


def test_nothing_serious_hinders_anybody_who_reads(address: str, anybody: Page) -> None:
    page = anybody
    for place in ("", "/landsknecht", "/landsknecht/LSK-CHG-03", "/landsknecht/table-options"):
        page.goto(f"{address}/rules{place}")
        page.wait_for_selector("main h1")
        page.wait_for_load_state("networkidle")
        no_serious_finding(page)
