"""Whoever is to answer a blow sees how it fell, where it goes and where he may step."""

import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from fechtbuch.books.struck import FIGURE
from tests.e2e.people import Person, open_table, until
from tests.e2e.test_fights import PLANS
from tests.e2e.test_pages import no_serious_finding
from tests.e2e.test_stillness import SCREENS
from tests.e2e.test_taps import beside_each_other

DESK: ViewportSize = {"width": 1440, "height": 900}
MOST_STEPS = 80


@pytest.fixture
def people(browser: Browser) -> Iterator[list[Person]]:
    """Those who sit down in a test."""
    found: list[Person] = []
    yield found
    for person in found:
        assert person.troubles == []
        person.context.close()


def seated(address: str, browser: Browser, people: list[Person], **more: Any) -> Person:
    """Somebody as the veteran among three brigands, asked how he defends himself."""
    wanted = {"scenario": "three-brigands", "seats": [{"name": "Anna", "side": "veteran"}]}
    opened = open_table(address, {**wanted, "engine": ["brigands"], **more.pop("table", {})})
    person = Person(browser, "veteran", **{"viewport": DESK, **more})
    people.append(person)
    person.sit(address + opened["links"]["seats"][0]["link"])
    answered(person, "defence")
    return person


def answered(person: Person, kind: str) -> dict[str, Any]:
    """The engine decides until this person is asked such a question."""
    for _ in range(MOST_STEPS):
        until(lambda: bool(person.page.evaluate("1")) and bool(person.questions), "a question")
        person.settle()
        if person.questions[0]["kind"] == kind:
            return person.questions[0]
        person.delegate()
    raise AssertionError(f"nobody is asked: {kind}")


def test_the_blow_stands_beside_the_defences(
    address: str, browser: Browser, people: list[Person]
) -> None:
    person = seated(address, browser, people)
    struck = person.questions[0]["struck"]
    panel = person.page.locator(".rolls")
    expect(panel).to_have_attribute("aria-label", "The blow that you answer")
    expect(panel.locator(".blow-head")).to_have_text(
        re.compile(r"^Brigand \d attacks: \d+ · \d+ or less$")
    )
    expect(panel.locator("svg.die")).to_have_count(3)
    expect(panel.locator(".blow-place")).to_have_text(f"Axe · {struck['place']}")
    figure = panel.get_by_role("img", name=f"Where the blow goes: {struck['place']}")
    hit = figure.locator(".hit").evaluate_all("all => all.map(one => one.dataset.part)")
    assert hit == struck["parts"]
    expect(panel.locator("dl")).to_contain_text(f"armour there{struck['armour']}")
    expect(panel.locator("dl")).to_contain_text(f"harm{struck['damage']}")
    expect(person.page.locator(".blow .pill")).to_have_text(f"axe · {struck['place']}")
    panel.locator(".part-rule").first.click()
    expect(person.page.locator("dialog .rule-page")).to_contain_text("GUR-")


@pytest.mark.parametrize(("screen", "light"), [("desk", "light"), ("phone", "dark")])
def test_nothing_serious_hinders_whoever_answers(
    address: str, browser: Browser, people: list[Person], screen: str, light: str
) -> None:
    look = {**SCREENS[screen], "color_scheme": light, "bypass_csp": True}
    person = seated(address, browser, people, **look)
    no_serious_finding(person.page)


def test_the_figure_has_every_part_that_can_be_struck(
    address: str, browser: Browser, people: list[Person]
) -> None:
    person = seated(address, browser, people)
    parts = person.page.locator(".body-figure path")
    assert sorted(parts.evaluate_all("all => all.map(one => one.dataset.part)")) == sorted(FIGURE)


def test_what_the_blow_does_is_not_told_where_foes_keep_their_numbers(
    address: str, browser: Browser, people: list[Person]
) -> None:
    person = seated(address, browser, people, table={"reveal": "own"})
    panel = person.page.locator(".rolls")
    expect(panel.locator(".body-figure .hit").first).to_be_visible()
    expect(panel.locator(".blow-head")).to_have_text(re.compile(r"^Brigand \d attacks: \d+$"))
    assert panel.locator("dt").all_inner_texts() == ["armour there"]


def test_a_field_that_is_tapped_is_where_one_steps(
    address: str, browser: Browser, people: list[Person]
) -> None:
    person = seated(address, browser, people)
    page = person.page
    for way in ("back", "aside"):
        expect(page.locator(f'.step-edge[data-step="{way}"]')).to_have_count(1)
    for word in ("back", "aside"):
        expect(page.locator(".step-word", has_text=word).first).to_be_visible()
    back = page.locator(".way", has=page.locator("title", has_text="A step back"))
    field = back.last.get_attribute("data-field")
    before = page.locator(".matrix .cell").evaluate_all("all => all.map(one => one.innerText)")
    assert back.count() > 1, "there is something to choose"
    back.last.dispatch_event("click")
    expect(page.locator(".matrix th.picked")).to_have_text(re.compile("A step back"))
    expect(back.last).to_have_class(re.compile("lit"))
    after = page.locator(".matrix .cell").evaluate_all("all => all.map(one => one.innerText)")
    assert len(after) == len(before)
    seq = person.seq
    person.tap('.cell[data-text="dodge retreat=back"]')
    until(lambda: bool(page.evaluate("1")) and person.seq > seq, "it is answered")
    told = [one for one in person.frames if '"lines"' in one]
    assert any(f'"at":[{field}]' in one.replace(" ", "") for one in told)


def test_standing_answers_are_switched_beside_the_defences(
    address: str, browser: Browser, people: list[Person]
) -> None:
    person = seated(address, browser, people)
    page = person.page
    beside = page.locator(".stand-beside")
    expect(beside.get_by_role("switch")).to_have_count(len(person.questions[0]["standing"]))
    assert page.locator("#question .stands").count() == 0
    box = beside.bounding_box()
    panel = page.locator(".ask-part").bounding_box()
    assert box is not None
    assert panel is not None
    assert box["y"] + box["height"] <= panel["y"] + panel["height"]
    text = beside.locator("[data-stand]").first.get_attribute("data-stand")
    beside.locator("[data-stand]").first.click()
    until(lambda: bool(page.evaluate("1")) and bool(person.state["standing"]), "it stands")
    assert person.state["standing"][0]["text"] == text
    kept = person.state["standing"][0]["label"]
    for _ in range(20):
        answered(person, "defence")
        if page.locator(".stand-beside [data-standing]").count():
            break
    expect(beside.locator('[data-standing][aria-checked="true"]')).to_have_attribute(
        "aria-label", kept
    )
    beside.locator("[data-standing]").click()
    until(lambda: bool(page.evaluate("1")) and not person.state["standing"], "it is lifted")


@pytest.mark.parametrize(("screen", "open_there"), [("tablet", False), ("phone", True)])
def test_where_there_is_no_room_they_stand_below_or_behind_a_word(
    address: str, browser: Browser, people: list[Person], screen: str, open_there: bool
) -> None:
    person = seated(address, browser, people, **SCREENS[screen])
    page = person.page
    expect(page.locator("#question .stands")).to_have_count(1)
    assert page.locator("#question .stands").evaluate("one => one.open") is open_there
    assert page.locator(".stand-beside").count() == 0
    if screen == "phone":
        place = person.questions[0]["struck"]["place"]
        expect(page.locator(".blow-dice .hint")).to_have_text(re.compile(f"^{place} · "))
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert page.evaluate(wide) <= 0


@pytest.mark.parametrize("book", ["phase-six", "tales-and-legends"])
def test_other_books_show_their_blows(
    address: str, browser: Browser, people: list[Person], book: str
) -> None:
    data = beside_each_other(address, PLANS[book])
    sides = [side["fighters"][0]["slug"] for side in data["sides"]]
    seats = [{"name": slug, "fighters": [slug]} for slug in sides]
    links = open_table(address, {"scenario": data, "seats": seats})["links"]
    found = struck_at(address, links)
    person = Person(browser, book, viewport=DESK)
    people.append(person)
    person.sit(address + found)
    person.settle()
    panel = person.page.locator(".rolls")
    expect(panel).to_have_attribute("aria-label", "The blow that you answer")
    line = "table.log.filter((one) => one.roll && one.fighter === asked).at(-1).roll"
    roll = person.page.evaluate(
        f"""(asked) => {{ const {{ table }} = modules("js/store.js"); return {line}; }}""",
        person.questions[0]["attacker"],
    )
    expect(panel.locator(".blow-head")).to_contain_text(f"attacks: {roll['total']}")
    if book == "phase-six":
        expect(panel.locator(".body-figure")).to_have_count(0)
        expect(panel.locator("svg.die.hot")).to_have_count(min(roll["total"], 7))
    else:
        assert panel.locator(".body-figure .hit").count() == 11, "all but the head"
        expect(panel.locator("dl")).to_contain_text("armour there")


def struck_at(address: str, links: dict[str, Any]) -> str:
    """The link of whoever is the first to be asked about a blow; the engine decides all else."""
    path, _, token = links["referee"].partition("#")
    url = f"{address}/api/tables/{path.split('/')[2]}"
    with httpx.Client(headers={"Authorization": f"Bearer {token}"}, timeout=60) as client:
        for step in range(MOST_STEPS):
            state = client.get(url).json()["state"]
            if not state["questions"]:
                break
            asked = state["questions"][0]
            if asked["attacker"] is not None and asked["kind"] == "defend":
                seats = links["seats"]
                return str(next(one["link"] for one in seats if one["name"] == asked["fighter"]))
            command: dict[str, Any] = {"do": "delegate", "question": asked["id"]}
            if step == 0 and any(o["value"] == "parry" for o in asked["next"]["slot"]["options"]):
                command = {**command, "do": "answer", "text": "parry", "loose": True}
            client.post(f"{url}/commands", json={"command": command})
    raise AssertionError("nobody is struck at")


@pytest.mark.parametrize("book", ["landsknecht", "tales-and-legends"])
def test_whoever_may_charge_has_a_lane_on_the_map(
    address: str, browser: Browser, people: list[Person], book: str
) -> None:
    data = beside_each_other(address, PLANS[book])
    foes = [side["fighters"][0] for side in data["sides"]]
    for fighter, place in zip(foes, ([3, 6], [8, 6])):
        fighter["at"] = place
    slugs = [fighter["slug"] for fighter in foes]
    seats = [{"name": slug, "fighters": [slug]} for slug in slugs]
    links = open_table(address, {"scenario": data, "seats": seats})["links"]
    found = [Person(browser, slug, viewport=DESK) for slug in slugs]
    people.extend(found)
    for person, seat in zip(found, links["seats"]):
        person.sit(address + seat["link"])
    until(lambda: any(one.page.evaluate("1") and one.questions for one in found), "a turn")
    asked = next(one for one in found if one.questions)
    foe = next(slug for slug in slugs if slug != asked.name)
    lane = asked.page.locator(f'.lane[data-charge="{foe}"]')
    expect(lane.locator(".pill")).to_have_text(re.compile(r" may charge · \d fields?$"))
    expect(asked.page.locator(".map-text li", has_text="may charge")).to_have_count(1)
    other = next(one for one in found if one is not asked)
    assert other.page.locator(".lane").count() == 0, "whoever waits is not asked what he fears"
    asked.page.locator('.plan[data-kind^="attack"]').first.hover()
    expect(asked.page.locator(".map .aim")).to_have_count(1)
    expect(lane.locator(".pill")).to_have_count(0)


def test_the_order_says_who_strikes_and_who_answers(
    address: str, browser: Browser, people: list[Person]
) -> None:
    person = seated(address, browser, people)
    attacker = person.questions[0]["attacker"]
    parts = {attacker: "strikes", "veteran": "answers"}
    for slug, word in parts.items():
        expect(person.page.locator(f'[data-turn="{slug}"] .turn-next')).to_have_text(word)


def test_on_a_phone_the_thumb_finds_both_other_ways_below_the_plans(
    address: str, browser: Browser, people: list[Person]
) -> None:
    seats = [{"name": "Anna", "side": "kurt"}]
    wanted = {"scenario": "kurt-and-hans", "seats": seats, "engine": ["hans"]}
    person = Person(browser, "kurt", **SCREENS["phone"])
    people.append(person)
    person.sit(address + open_table(address, wanted)["links"]["seats"][0]["link"])
    until(lambda: bool(person.page.evaluate("1")) and bool(person.questions), "a question")
    person.settle()
    page = person.page
    expect(page.locator("[data-do=delegate]")).to_have_count(1)
    build, engine = (page.locator(f".pair [data-do={one}]") for one in ("build", "delegate"))
    boxes = [one.bounding_box() for one in (build, engine)]
    assert boxes[0] is not None
    assert boxes[1] is not None
    assert boxes[0]["y"] == boxes[1]["y"], "side by side"
    assert min(box["height"] for box in boxes if box) >= 44
    expect(page.locator(".pair .hint")).to_have_text("Hold a card to see why.")
    before = person.seq
    engine.click()
    until(lambda: bool(page.evaluate("1")) and person.seq > before, "the engine decides")
