"""Newcomers, phones, languages, keyboards and those who do not see the page."""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from fechtbuch.web import LANGUAGES
from tests.e2e.people import SAME_VALUE, STILL, Person, open_table, until
from tests.lengths import some

PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1400, "height": 900}
SERIOUS = ("serious", "critical")
FIRST_QUESTION = 10.0
"""Seconds within which a newcomer must have been asked something, after two clicks."""


@pytest.fixture
def visitor(browser: Browser) -> Iterator[Person]:
    """Somebody at a desk."""
    person = Person(browser, "visitor", viewport=DESK)
    yield person
    person.context.close()
    assert person.troubles == []


def duel(address: str) -> str:
    """A link to a table where one plays Kurt against the engine."""
    data = {
        "scenario": "kurt-and-hans",
        "seats": [{"name": "You", "side": "kurt"}],
        "engine": ["hans"],
    }
    return address + str(open_table(address, data)["links"]["seats"][0]["link"])


def no_serious_finding(page: Page) -> None:
    found = Axe().run(page).response["violations"]
    serious = [one for one in found if one["impact"] in SERIOUS]
    assert [(one["id"], one["nodes"][0]["html"]) for one in serious] == []


COVERED = """() => {
    const card = document.querySelector(".coach").getBoundingClientRect();
    const plans = document.querySelector(".plans").getBoundingClientRect();
    return card.bottom > plans.top && card.top < plans.bottom;
}"""
"""Whether the guide lies upon the plans."""


def test_a_newcomer_is_asked_after_two_clicks(address: str, browser: Browser) -> None:
    context = browser.new_context(viewport=DESK, locale="en", **STILL)
    context.add_init_script(SAME_VALUE)
    page = context.new_page()
    page.goto(address)
    scene = page.locator('[data-scenario="kurt-and-hans"] button')
    scene.wait_for()
    start = time.monotonic()
    scene.click()
    page.locator("dialog").get_by_role("button", name="Play against the engine").click()
    page.wait_for_selector(".question.for-me #sentence, .over-news")
    assert time.monotonic() - start < FIRST_QUESTION
    coach = page.locator(".newcomer")
    for step in ("1 of 4", "2 of 4", "3 of 4", "4 of 4"):
        expect(coach).to_contain_text(step)
        if step == "2 of 4":
            for screen in (PHONE, DESK):
                page.set_viewport_size(screen)
                page.wait_for_selector(".plan")
                page.reload()
                coach.get_by_role("button", name="Next").click()
                expect(coach).to_contain_text(step)
                until(lambda: not page.evaluate(COVERED), "the plans that it tells of are seen")
        if step != "4 of 4":
            coach.get_by_role("button", name="Next").click()
    coach.get_by_role("button", name="I know this, let me fight").click()
    expect(coach).to_have_count(0)
    page.reload()
    page.wait_for_selector("main.table")
    assert page.locator(".newcomer").count() == 0
    context.close()


def test_a_group_is_invited_with_links_and_codes(address: str, visitor: Person) -> None:
    page = visitor.page
    page.goto(address)
    page.locator('[data-scenario="kurt-and-hans"] button').click()
    dialog = page.locator("dialog")
    dialog.get_by_role("button", name="Table for a group").click()
    dialog.get_by_role("button", name="Add a seat").click()
    dialog.locator(".who select").nth(1).select_option("1")
    dialog.get_by_role("button", name="Open the table").click()
    dialog.get_by_role("button", name="QR code").first.click()
    # Served for this machine alone: a phone could open nothing.
    expect(dialog.locator(".refusal-box")).to_contain_text("--host 0.0.0.0")
    expect(dialog.locator(".invite")).to_have_count(3)
    dialog.get_by_role("link", name="Open as game master").click()
    page.wait_for_selector("main.table")
    page.get_by_role("button", name="Start the fight").click()
    until(lambda: bool(page.evaluate("1")) and not visitor.state["paused"], "the fight starts")


SCREENS: dict[str, dict[str, Any]] = {
    "desk": {"viewport": DESK},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}


LOOKS = ["desk-light", "phone-dark", "desk-dark", "phone-light"]


@pytest.fixture(params=some(LOOKS, 2))
def anybody(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Page]:
    """Somebody at a desk or with a phone, by light and by dark; axe may look at the page."""
    screen, _, light = str(request.param).partition("-")
    context = browser.new_context(
        color_scheme=light,  # type: ignore[arg-type]
        bypass_csp=True,
        locale="en",
        **SCREENS[screen],
        **STILL,
    )
    context.set_default_timeout(60_000)
    context.add_init_script(SAME_VALUE)
    yield context.new_page()
    context.close()


def test_nothing_serious_hinders_anybody_at_a_table(address: str, anybody: Page) -> None:
    page = anybody
    page.goto(duel(address))
    page.wait_for_selector("#question .plan, .over-news")
    no_serious_finding(page)
    page.get_by_role("button", name="I know this, let me fight").click()
    no_serious_finding(page)
    tabs = page.locator(".side-tabs button:visible, .thumb-tabs button:visible")
    for tab in range(tabs.count()):
        tabs.nth(tab).click()
        no_serious_finding(page)
    page.keyboard.press("?")
    page.wait_for_selector("dialog")
    no_serious_finding(page)


def test_nothing_serious_hinders_a_game_master(address: str, anybody: Page) -> None:
    page = anybody
    data = {"scenario": "kurt-and-hans", "seats": [{"name": "You", "side": "kurt"}]}
    page.goto(address + str(open_table(address, data)["links"]["referee"]))
    page.wait_for_selector(".coach")
    no_serious_finding(page)
    page.get_by_role("button", name="I know this, let me lead").click()
    page.get_by_role("button", name="Master").locator("visible=true").click()
    no_serious_finding(page)
    page.locator("[data-do=edict]").click()
    for verb in ("set", "add-state", "modifier", "allow", "add-fighter", "end"):
        page.locator(".edict-form [name=verb]").select_option(verb)
        no_serious_finding(page)
    page.keyboard.press("Escape")
    expect(page.locator(".edict-form")).to_have_count(0)


def test_nothing_serious_hinders_a_visitor(address: str, anybody: Page) -> None:
    page = anybody
    page.goto(address)
    page.wait_for_selector(".card")
    no_serious_finding(page)
    page.locator(".card button").first.click()
    page.wait_for_selector("dialog .scene-open")
    no_serious_finding(page)
    page.locator("dialog .option").nth(1).click()
    page.wait_for_selector("dialog form")
    no_serious_finding(page)
    page.goto(f"{address}/simulate?scenario=kurt-and-hans")
    page.locator(".simulate-form select").nth(1).select_option("1000")
    page.get_by_role("button", name="Run").click()
    page.wait_for_selector(".chart svg")
    no_serious_finding(page)


def test_nothing_serious_hinders_who_talks_or_looks_on(address: str, anybody: Page) -> None:
    page = anybody
    seats = [{"name": "Ann", "side": "kurt"}, {"name": "Bob", "side": "hans"}]
    links = open_table(address, {"scenario": "kurt-and-hans", "seats": seats})["links"]
    page.goto(address + str(links["referee"]))
    page.get_by_role("button", name="I know this, let me lead").click()
    page.locator("[data-tab=talk]:visible").click()
    page.get_by_label("Hand out").check()
    page.locator(".talk-form input[name=title]").fill("A torn letter")
    page.locator(".talk-form textarea").fill("Come to the mill.")
    page.locator(".talk-form button").click()
    page.wait_for_selector(".said.handed")
    no_serious_finding(page)
    page.locator("[data-tab=map]:visible, [data-tab=log]:visible").first.click()
    page.locator('button[data-tool="ruler"]').click()
    no_serious_finding(page)
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog [data-do=print-story]").click()
    page.wait_for_selector(".whole-story")
    no_serious_finding(page)
    page.goto(address + str(links["spectator"]).replace("#", "?big#"))
    page.wait_for_selector("main.big .token")
    no_serious_finding(page)


def test_nothing_serious_hinders_who_reads_rules_or_writes_a_sheet(
    address: str, anybody: Page
) -> None:
    page = anybody
    for path, there in (
        ("/rules", "main a"),
        ("/rules/gurps", ".reader"),
        ("/rules/landsknecht/LSK-CHG-03", ".rule-page h1"),
        ("/fighters", "select[name=start]"),
    ):
        page.goto(address + path)
        page.wait_for_selector(there)
        no_serious_finding(page)
    page.locator("select[name=start]").select_option("gurps:aldric")
    page.get_by_role("button", name="New fighter").click()
    page.locator(".sheet-numbers dd").first.wait_for(state="attached")
    folded = page.locator(".sheet-numbers details:not([open]) > summary")
    while folded.count():  # on a phone
        folded.first.click()
    page.locator(".sheet-numbers dd").first.wait_for()
    no_serious_finding(page)


def test_nothing_serious_hinders_a_builder(address: str, anybody: Page) -> None:
    page = anybody
    page.goto(f"{address}/build")
    page.wait_for_selector(".painting")
    page.locator("details summary").first.click()
    page.locator(".side-form").nth(1).get_by_role("button", name="Add").click()
    page.get_by_role("button", name="Check", exact=True).click()
    page.wait_for_selector(".problems li")
    no_serious_finding(page)


def test_nothing_serious_hinders_who_looks_back_and_checks_the_dice(
    address: str, anybody: Page
) -> None:
    page = anybody
    links = open_table(address, {"scenario": "kurt-and-hans", "engine": ["kurt", "hans"]})["links"]
    page.goto(address + links["referee"])
    page.wait_for_selector(".over-news")
    no_serious_finding(page)
    page.get_by_role("button", name="Were the dice fair?").first.click()
    no_serious_finding(page)
    page.get_by_role("button", name="Reveal the seed").click()
    page.get_by_role("button", name="Check here").click()
    page.wait_for_selector("dialog .fair-yes")
    no_serious_finding(page)
    page.goto(address + links["replay"])
    page.wait_for_selector(".course polyline")
    page.get_by_role("slider").focus()
    page.keyboard.press("End")
    page.wait_for_selector(".sentence.over", state="attached")  # on a phone it is in another tab
    no_serious_finding(page)
    page.get_by_role("button", name="Were the dice fair?").click()
    page.get_by_role("button", name="Check here").click()
    page.wait_for_selector("dialog .fair-yes")
    no_serious_finding(page)


def test_a_phone_has_one_column_and_large_targets(address: str, browser: Browser) -> None:
    phone = Person(browser, "phone", viewport=PHONE, has_touch=True, is_mobile=True)
    page = phone.page
    pages = [address, f"{address}/build", f"{address}/simulate", duel(address)]
    for path in pages:
        page.goto(path)
        page.wait_for_selector("main select, main.table, .card")
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE["width"], path
    page.wait_for_selector("#question .plan, .over-news")
    for tab in ("Story", "Sheet", "Fight"):
        page.locator(".thumb-tabs").get_by_role("button", name=tab).click()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], tab
    small = page.evaluate(
        """() => [...document.querySelectorAll('#question button, .thumb-tabs button')]
            .map(button => [button.textContent.trim(), button.getBoundingClientRect()])
            .filter(([, box]) => box.width > 0 && (box.width < 44 || box.height < 43.5))
            .map(([text]) => text)"""
    )
    assert small == []
    phone.context.close()


def test_the_keyboard_alone_suffices(address: str, visitor: Person) -> None:
    """From the lobby to a carried out answer without a pointer."""
    page = visitor.page
    page.goto(duel(address))
    for _ in range(20):
        page.wait_for_selector("#question .plan, .over-news")
        if page.locator(".over-news").count():
            return
        before = visitor.seq
        page.keyboard.press("q")
        assert page.evaluate("document.activeElement.closest('#question') !== null")
        page.locator('#question .groups .option[data-text="move"]').wait_for(timeout=5000)
        page.locator('#question .groups .option[data-text="move"]').focus()
        page.keyboard.press("Enter")
        page.wait_for_selector('#question .column.now[data-column="2"]')
        page.keyboard.press("m")
        page.keyboard.press("ArrowLeft")
        page.wait_for_selector(".ground .cursor")
        page.keyboard.press("Enter")
        page.wait_for_selector("#go:not([disabled])")
        page.locator("#go").focus()
        page.keyboard.press("Enter")
        until(lambda: visitor.seq > before, "the step is taken")  # noqa: B023
        return


def test_a_token_is_dragged_only_where_it_may_go(address: str, visitor: Person) -> None:
    page = visitor.page
    data = {"scenario": "kurt-and-hans", "seats": [{"name": "You", "side": "kurt"}]}
    links = open_table(address, data)["links"]
    page.goto(address + str(links["seats"][0]["link"]))
    page.wait_for_selector("main.table")
    while not visitor.questions:
        referee = {"Authorization": f"Bearer {links['referee'].partition('#')[2]}"}
        path = f"{address}/api/tables/{links['referee'].split('/')[2].partition('#')[0]}"
        questions = httpx.get(path, headers=referee).json()["state"]["questions"]
        command = {"do": "delegate", "question": questions[0]["id"]}
        headers = {**referee, "Idempotency-Key": f"drag-{time.monotonic_ns()}"}
        httpx.post(f"{path}/commands", json={"command": command}, headers=headers)
        page.wait_for_timeout(300)
    token = page.locator('.token[data-slug="kurt"] .body')
    foe = page.locator('.token[data-slug="hans"] .body')
    way = page.locator('.way[data-field="4,6"]')
    way.wait_for(state="attached")

    drag(page, token, foe)
    expect(page.locator(".token.dragged")).to_have_count(0)
    assert page.locator('.own[data-step="0"]').count() == 1, "nobody walks onto a foe"
    drag(page, token, way)
    expect(page.locator("#go")).to_be_enabled()
    expect(page.locator("#question .choice")).to_contain_text("4,6")


def drag(page: Page, what: Locator, onto: Locator) -> None:
    """Take something by its middle and let it go over the middle of something else."""
    (from_x, from_y), (to_x, to_y) = middle(what), middle(onto)
    page.mouse.move(from_x, from_y)
    page.mouse.down()
    page.mouse.move(to_x - 5, to_y - 5, steps=4)
    page.mouse.move(to_x, to_y)
    page.mouse.up()


def middle(of: Locator) -> tuple[float, float]:
    """Where the middle of something is on the screen."""
    box = of.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fills_the_page(address: str, browser: Browser, language: str) -> None:
    context = browser.new_context(viewport=DESK, locale=language, **STILL)
    context.add_init_script(SAME_VALUE)
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector(".card")
    assert page.get_attribute("html", "lang") == language
    page.goto(duel(address))
    page.wait_for_selector("#question .plan, .over-news")
    page.locator("select.language").select_option("fr")
    page.wait_for_selector("html[lang=fr]")
    expect(page.locator(".side-tabs button").first).to_have_text("Récit")
    context.close()


def test_every_way_to_react_tells_what_it_is_worth(address: str, visitor: Person) -> None:
    """In a defence each option has its number and the harm that may come of it."""
    page = visitor.page
    for _ in range(6):
        visitor.sit(duel(address))
        for _ in range(30):
            until(lambda: bool(page.evaluate("1")) and asked_or_over(visitor), "a question")
            if visitor.state["over"] is not None:
                break
            if visitor.questions[0]["kind"] == "answer":
                ways = page.locator("#question .groups .option")
                page.wait_for_selector("#question .worth.odds, #question .worth.risk")
                for way in range(ways.count()):
                    expect(ways.nth(way).locator(".worth").first).to_be_visible()
                return
            visitor.settle()
            visitor.delegate()
    raise AssertionError("Hans never struck first")


def asked_or_over(person: Person) -> bool:
    return bool(person.questions) or person.state.get("over") is not None


LOG = """async () => {
    const { deeds } = await import("/static/js/log.js");
    const line = (entry, kind, fighter, text, roll = null) =>
        ({ entry, kind, fighter, text, roll, target: null, number: null, at: null, rules: [] });
    const told = [
        line(1, "deed", "ann", "Ann: Wait."),
        line(1, "deed", "ann", "Ann waits."),
        line(2, "deed", "bob", "Bob loads the bow."),
        line(2, "roll", "bob", "", { purpose: "attack" }),
        line(2, "deed", "bob", "Bob shoots at Ann."),
        line(2, "effect", "ann", "Ann is hit."),
        line(3, "deed", "bob", "Bob moves."),
    ];
    const words = (one) => one.text || one.roll.purpose;
    return deeds(told).map(({ leads, first, rest }) =>
        [leads.map(words), words(first), rest.map(words)]);
}"""


def test_the_log_has_one_entry_for_a_deed_with_what_led_to_it_and_its_dice(
    address: str, visitor: Person
) -> None:
    visitor.page.goto(address)
    assert visitor.page.evaluate(LOG) == [
        [["Ann: Wait."], "Ann waits.", []],
        [["Bob loads the bow."], "Bob shoots at Ann.", ["attack", "Ann is hit."]],
        [[], "Bob moves.", []],
    ]


def test_the_laboratory_answers_within_a_second_and_draws(address: str, visitor: Person) -> None:
    page = visitor.page
    page.goto(f"{address}/simulate?scenario=kurt-and-hans")
    page.locator(".simulate-form select").nth(1).select_option("1000")
    page.get_by_role("button", name="Run").click()
    page.wait_for_selector(".shares li")
    expect(page.locator(".shares li")).to_have_count(2)
    page.wait_for_selector(".chart svg", timeout=60_000)
    expect(page.locator(".chart").first).to_contain_text("rounds")
    page.locator("select.language").select_option("de")
    expect(page.locator(".chart").first).to_contain_text("Runden", timeout=60_000)


def test_a_fight_is_built_checked_and_played(address: str, visitor: Person, tmp_path: Path) -> None:
    page = visitor.page
    page.goto(f"{address}/build")
    page.wait_for_selector(".painting")
    page.locator("main select").first.select_option("landsknecht")
    page.get_by_role("button", name="Check", exact=True).click()
    page.wait_for_selector(".problems li")
    page.locator("select.language").select_option("de")
    expect(page.locator(".problems li").first).to_contain_text("schreibe mindestens")
    page.locator("select.language").select_option("en")
    fighter = tmp_path / "fritz.json"
    books = httpx.get(f"{address}/api/books").json()
    assert any(book["key"] == "landsknecht" for book in books)
    scenario = httpx.get(f"{address}/api/scenarios/kurt-and-hans").json()
    sheet = scenario["sides"][0]["fighters"][0]
    for name in ("slug", "block", "at"):
        sheet.pop(name, None)
    fighter.write_text(json.dumps({**sheet, "name": "Fritz"}))
    page.locator(".side-form").nth(0).locator("input[type=file]").set_input_files(str(fighter))
    page.locator(".side-form").nth(1).get_by_role("button", name="Add").click()
    page.locator(".painting").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".painting .wall")).to_have_count(1)
    page.get_by_role("button", name="Check", exact=True).click()
    page.wait_for_selector(".fair-yes")
    page.get_by_role("button", name="Play against the engine").click()
    page.wait_for_selector("main.table")
    until(lambda: bool(page.evaluate("1")) and len(visitor.state["fighters"]) == 2, "they stand")
    assert any("wall" in field["kinds"] for field in visitor.state["map"]["fields"])


def test_the_builder_moves_whoever_is_dragged_and_keeps_what_was_built(
    address: str, visitor: Person
) -> None:
    page = visitor.page
    page.goto(f"{address}/build")
    page.wait_for_selector(".painting")
    page.locator("main select").first.select_option("landsknecht")
    page.locator(".side-form").nth(1).get_by_role("button", name="Add").click()
    token = page.locator(".painting .token")
    token.wait_for()
    before = token.get_attribute("transform")
    x, y = middle(token.locator(".disc"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 120, y + 90, steps=4)
    page.mouse.up()
    expect(token).not_to_have_attribute("transform", str(before))
    expect(page.locator(".painting .wall")).to_have_count(0)
    after = str(token.get_attribute("transform"))
    page.reload()
    expect(token).to_have_attribute("transform", after)
    assert page.locator("main select").first.input_value() == "landsknecht"


def test_a_replay_is_scrubbed(address: str, visitor: Person) -> None:
    data = {"scenario": "kurt-and-hans", "seats": [], "engine": ["kurt", "hans"]}
    links = open_table(address, data)["links"]
    visitor.sit(address + links["referee"])
    page = visitor.page
    until(lambda: bool(page.evaluate("1")) and visitor.state["over"] is not None, "it is over")
    page.goto(address + links["replay"])
    page.wait_for_selector(".scrubber")
    first = visitor.positions
    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("End")
    until(lambda: visitor.positions != first, "the tokens have moved")
    expect(page.locator(".over").first).to_be_visible()
    page.wait_for_selector(".course polyline")
