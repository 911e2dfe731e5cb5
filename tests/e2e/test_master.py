"""The game master: a guided first fight, and edicts whose fields are tapped on the map."""

from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.e2e.people import Person, open_table, until

DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
SEATS = [{"name": "Ann", "side": "kurt"}, {"name": "Bob", "side": "hans"}]
FORGET = """if (!sessionStorage.forgotten) {
    localStorage.removeItem('fechtbuch.hint-master');
    sessionStorage.forgotten = 'yes';
}"""


def led(address: str) -> str:
    """The game master's link to a table for two."""
    links = open_table(address, {"scenario": "kurt-and-hans", "seats": SEATS})["links"]
    return address + str(links["referee"])


def on_screen(page: Page, field: tuple[int, int]) -> tuple[float, float]:
    """Where a field of the map lies on the screen."""
    script = """([x, y]) => {
        const ground = document.querySelector(".ground");
        const at = new DOMPoint(48 * x, -48 * y).matrixTransform(ground.getScreenCTM());
        return [at.x, at.y];
    }"""
    x, y = page.evaluate(script, list(field))
    return float(x), float(y)


def test_a_first_fight_as_game_master_is_guided_in_four_steps(
    address: str, browser: Browser
) -> None:
    person = Person(browser, "master", viewport=DESK)
    page = person.page
    page.add_init_script(FORGET)
    person.sit(led(address))
    coach = page.locator(".coach")
    for step in (1, 2, 3):
        expect(coach).to_contain_text(f"{step} of 4")
        if step < 3:
            coach.get_by_role("button", name="Next").click()
    page.locator("[data-do=edict]").click()
    expect(coach).to_contain_text("4 of 4")
    page.keyboard.press("Escape")
    coach.get_by_role("button", name="I know this, let me lead").click()
    expect(coach).to_have_count(0)
    page.reload()
    page.wait_for_selector("main.table .token")
    assert coach.count() == 0
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog [data-do=guide]").click()
    expect(coach).to_contain_text("1 of 4")
    assert person.troubles == []
    person.context.close()


def test_an_edict_stands_beside_the_map_and_takes_fields_and_fighters_from_it(
    address: str, browser: Browser
) -> None:
    for screen in (DESK, PHONE):
        person = Person(browser, "master", viewport=screen, has_touch=True)
        page = person.page
        person.sit(led(address))
        page.wait_for_selector(".token")
        page.locator("[data-do=edict]").click()
        form = page.locator(".edict-form")
        form.locator("[name=field]").select_option("at")
        page.locator('.token[data-slug="hans"] .disc').click()
        expect(form.locator("[name=fighter]")).to_have_value("hans")
        x, y = next(one["at"] for one in person.state["fighters"] if one["slug"] == "hans")
        page.mouse.click(*on_screen(page, (x, y + 1)))
        expect(form.locator("[name=value]")).to_have_value(f"{x},{y + 1}")
        expect(page.locator(f'.edict-place[data-at="{x},{y + 1}"]')).to_have_count(1)
        page.locator(".ground").focus()
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")
        expect(form.locator("[name=value]")).not_to_have_value(f"{x},{y + 1}")
        page.mouse.click(*on_screen(page, (x, y + 1)))
        sides = [page.locator(one).bounding_box() for one in (".edict-part", ".ground")]
        panel, ground = (box for box in sides if box)
        beside = panel["x"] >= ground["x"] + ground["width"] - 2
        assert beside or panel["y"] >= ground["y"] + ground["height"] - 2, "over the map"
        person.picture(f"edict-{screen['width']}")
        form.locator(".go").click()
        expect(form).to_have_count(0)
        until(
            lambda who=person, at=[x, y + 1]: (  # type: ignore[misc]
                bool(who.page.evaluate("1"))
                and any(one["at"] == at for one in who.state["fighters"])
            ),
            "Hans stands there",
        )
        assert person.troubles == []
        person.context.close()
