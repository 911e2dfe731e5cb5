"""A fighter of one's own: from a blank sheet to a fight, by keyboard, and on a phone."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from tests.e2e.people import Person, until
from tests.e2e.test_pages import no_serious_finding
from tests.lengths import LONG
from tests.table.files import png

PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1400, "height": 900}

PATIENCE = 40_000

ARMS = {
    "landsknecht": "Short sword",
    "gurps": "Broadsword",
    "phase-six": "Hatchet",
    "tales-and-legends": "Dagger",
}


WAYS = {
    "landsknecht": "mouse",
    "gurps": "keys",
    "phase-six": "finger",
    "tales-and-legends": "mouse",
}
"""How the whole way is gone with each book; the finger is on a phone."""

EVERY_WAY = [(book, way) for book in WAYS for way in ("mouse", "keys", "finger")]
"""What `make pages` does."""

WOUNDS = {
    "landsknecht": ("wounds", "wounds_left", "5"),
    "gurps": ("hp", "hp_left", "5"),
    "phase-six": ("health", "health_left", "5"),
    "tales-and-legends": ("life", "life_left", "15"),
}
"""What the game master sets, where the sheet has it afterwards, and to what."""


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


class Hand:
    """How somebody presses what is on the page: with a mouse, by keyboard, or with a finger."""

    def __init__(self, page: Page, way: str) -> None:
        self.page = page
        self.way = way

    def press(self, what: Locator) -> None:
        what.wait_for()
        if self.way == "keys":
            # A mouse waits for what it may press; so does who looks before he presses a key.
            expect(what).to_be_enabled(timeout=PATIENCE)
            what.press("Enter")
        elif self.way == "finger":
            what.tap()
        else:
            what.click()

    def button(self, name: str) -> None:
        self.press(self.page.get_by_role("button", name=name))

    def choose(self, select: Locator, label: str) -> None:
        """By keyboard: the beginning of the word, as one types it into a closed list."""
        if self.way != "keys":
            select.select_option(label=label)
            return
        select.focus()
        self.page.keyboard.type(label)
        expect(select.locator("option:checked")).to_have_text(label)


@pytest.mark.parametrize(("book", "way"), EVERY_WAY if LONG else WAYS.items())
def test_from_a_blank_sheet_to_a_fight_to_wounds_to_the_replay(
    address: str, browser: Browser, book: str, way: str
) -> None:
    screen: dict[str, Any] = {"viewport": DESK}
    if way == "finger":
        screen = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    owner, player = Person(browser, "owner", **screen), Person(browser, "player", **screen)
    page = owner.page
    hand = Hand(page, way)
    blank(page, address, book)
    arm(page, ARMS[book])
    hand.button("Keep")
    expect(page.get_by_text("Greta is kept.")).to_be_visible(timeout=PATIENCE)
    assert re.search(r"/fighters#[\w-]{20,}$", page.url)
    expect(page.locator(".sheet-numbers dd").first).not_to_be_empty()
    hand.press(page.get_by_role("button", name="My fighters"))
    expect(page.locator("[data-fighter=Greta]")).to_be_visible()
    no_serious_finding(page)

    # A table for two: she has a player, her foe is the engine's.
    you, foe = page.locator(".bout select").all()
    hand.choose(you, "Greta")
    foe.select_option(index=2)
    hand.press(page.locator(".bout").get_by_role("button", name="Table for a group"))
    dialog = page.locator("dialog")
    hand.choose(dialog.locator(".who select").last, "the engine")
    hand.press(dialog.get_by_role("button", name="Open the table"))
    seat = dialog.locator(".invites a").first.get_attribute("href")
    hand.press(dialog.get_by_role("link", name="Open as game master"))
    # The table was stopped when it was opened; then the page adds its value to the dice by itself.
    until(lambda: owner.seq >= 2, "the game master's page has added to the dice")
    hand.button("Start the fight")
    expect(page.get_by_role("button", name="Start the fight")).to_have_count(0, timeout=PATIENCE)

    # A fight, until the game master ends it; what it left of her is kept.
    assert seat is not None
    player.sit(seat if seat.startswith("http") else address + seat)
    until(lambda: bool(player.page.evaluate("1")) and bool(player.questions), "Greta is asked")
    player.settle()
    player.delegate()
    field, kept, value = WOUNDS[book]
    order(page, address, f"set fighter=first field={field} value={value}")
    order(page, address, "end")
    replay = page.get_by_role("link", name="Watch the replay")
    replay.wait_for()
    watch = replay.get_attribute("href")
    page.goto(f"{address}/fighters")
    hand.button("Keep the wounds: Greta")
    expect(page.get_by_text("The wounds of Greta are kept.")).to_be_visible(timeout=PATIENCE)
    hand.button("Edit: Greta")
    expect(page.locator(f'[data-field="{kept}"] input')).to_have_value(value, timeout=PATIENCE)
    page.goto(f"{address}{watch}")
    expect(page.locator("main")).to_contain_text("Greta", timeout=PATIENCE)
    expect(page.locator(".token")).to_have_count(2, timeout=PATIENCE)
    for person in (owner, player):
        person.context.close()
        assert person.troubles == []


def order(page: Page, address: str, text: str) -> None:
    """An edict of the game master, whose page this is."""
    table, token = re.findall(r"/table/(\w+)#(.+)$", page.url)[0]
    headers = {"Authorization": f"Bearer {token}"}
    body = {"command": {"do": "edict", "text": text}}
    path = f"{address}/api/tables/{table}/commands"
    answer = httpx.post(path, json=body, headers=headers, timeout=60)
    assert answer.status_code == 200, answer.text


def test_a_portrait_and_a_scene_of_ones_own_reach_the_table(
    address: str, owner: Person, tmp_path: Path
) -> None:
    page = owner.page
    blank(page, address, "gurps")
    arm(page, ARMS["gurps"])
    page.get_by_role("button", name="Keep").click()
    expect(page.get_by_text("Greta is kept.")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("button", name="My fighters").click()
    page.get_by_role("button", name="Portrait: Greta").click()
    picture = tmp_path / "face.png"
    picture.write_bytes(png(40, 30))
    page.locator("dialog input[type=file]").set_input_files(picture)
    expect(page.locator("[data-fighter=Greta] img.face")).to_be_visible(timeout=PATIENCE)

    page.goto(f"{address}/build")
    page.locator("main select").first.select_option("gurps")
    page.get_by_label("Title").fill("At the mill")
    sides = page.locator(".side-form")
    sides.first.locator("select").select_option(label="Greta")
    sides.last.locator("select").select_option("brigand")
    for side in sides.all():
        side.get_by_role("button", name="Add", exact=True).click()
    page.get_by_role("button", name="Keep in my scenes").click()
    expect(page.get_by_text("“At the mill” is kept.")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("button", name="Play against the engine").click()
    page.wait_for_selector(".question.for-me #sentence, .over-news")
    expect(page.locator(".token image.portrait")).to_have_count(1, timeout=PATIENCE)
    expect(page.locator(".order image.portrait")).to_have_count(1)

    page.goto(address)
    shelf = page.get_by_role("navigation", name="My fighters")
    expect(shelf).to_contain_text("Greta", timeout=PATIENCE)
    shelf.get_by_role("link", name="At the mill").click()
    expect(page.get_by_label("Title")).to_have_value("At the mill", timeout=PATIENCE)
    expect(page.locator(".side-form .member")).to_have_count(2)
    page.goto(f"{address}/fighters")
    page.get_by_role("button", name="Play against the engine: At the mill").click()
    expect(page.locator(".token image.portrait")).to_have_count(1, timeout=PATIENCE)


def test_a_fighter_of_ones_own_takes_the_place_of_one_of_a_scene(
    address: str, owner: Person
) -> None:
    page = owner.page
    blank(page, address, "landsknecht")
    page.get_by_role("button", name="Keep").click()
    expect(page.get_by_text("Greta is kept.")).to_be_visible(timeout=PATIENCE)
    page.goto(address)
    page.locator('[data-scenario="kurt-and-hans"] button').click()
    page.locator("dialog").get_by_role("button", name="Table for a group").click()
    page.get_by_label("In the place of Kurt").select_option(label="Greta")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("link", name="Open as game master").click()
    expect(page.locator(".order")).to_contain_text("Greta", timeout=PATIENCE)
    expect(page.locator(".order")).not_to_contain_text("Kurt")


def test_files_and_gear_can_be_dragged(address: str, owner: Person) -> None:
    page = owner.page
    page.goto(f"{address}/fighters")
    page.locator(".bench").wait_for()
    page.evaluate(
        """() => {
            const data = new DataTransfer();
            const text = "name;book;st;hands;belt\\nAda;gurps;12;axe;\\n";
            data.items.add(new File([text], "people.csv"));
            const main = document.querySelector("main");
            const held = { dataTransfer: data, bubbles: true, cancelable: true };
            for (const kind of ["dragover", "drop"]) main.dispatchEvent(new DragEvent(kind, held));
        }"""
    )
    expect(page.locator("[data-fighter=Ada]")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("button", name="Edit: Ada").click()
    axe = page.locator("[data-field=hands] li")
    expect(axe).to_have_count(1, timeout=PATIENCE)
    axe.locator(".thing").drag_to(page.locator("[data-field=belt] h3"))
    expect(page.locator("[data-field=belt] li")).to_have_count(1)
    expect(axe).to_have_count(0)


def test_what_is_wrong_is_said_at_its_place_and_numbers_follow(address: str, owner: Person) -> None:
    page = owner.page
    blank(page, address, "gurps")
    dodge = page.locator(".sheet-numbers dl > div").filter(has_text="Dodge").locator("dd").first
    expect(dodge).to_have_text("8", timeout=PATIENCE)
    page.locator("[data-field=dx] input").fill("14")
    expect(dodge).to_have_text("9", timeout=PATIENCE)
    armour = page.locator("[data-field=armour] .search input")
    armour.fill("mail hauberk")
    armour.press("Enter")
    torso = page.locator(".sheet-numbers dl > div").filter(has_text="Torso").first
    expect(torso.locator("dd").first).to_have_text("4", timeout=PATIENCE)
    expect(torso.locator(".sum li")).to_contain_text(["mail hauberk"])
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
