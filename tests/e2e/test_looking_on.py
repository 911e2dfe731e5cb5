"""Those who look on: big screen, pace and turning points of a replay, pictures, print."""

import struct
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, expect

from tests.e2e.people import Person, open_table, until

DESK: ViewportSize = {"width": 1440, "height": 900}
SCREEN: ViewportSize = {"width": 1920, "height": 1080}

TURNS = """async () => {
    const { turningPoints } = await import("/static/js/course.js");
    return [
        turningPoints([0.5, 0.55, 0.8, undefined, 0.3, 0.3]).map(({ at }) => at),
        turningPoints([0.5, 0.52, 0.49]).length,
        turningPoints(Array.from({ length: 30 }, (_, n) => (n % 2 ? 0.9 : 0.2 + n / 200))).length,
    ];
}"""


def test_a_big_screen_shows_the_fight_and_nothing_to_press(address: str, browser: Browser) -> None:
    seats = [{"name": "Ann", "side": "kurt"}, {"name": "Bob", "side": "hans"}]
    links = open_table(address, {"scenario": "kurt-and-hans", "seats": seats})["links"]
    person = Person(browser, "screen", viewport=SCREEN)
    person.sit(address + links["spectator"].replace("#", "?big#"))
    page = person.page
    page.wait_for_selector(".token")
    expect(page.locator(".sentence.waiting")).to_be_visible()
    pressed = page.locator("main button:visible").all()
    assert all(one.evaluate("(b) => b.closest('.order, .log') !== null") for one in pressed)
    small = page.evaluate(
        """() => [...document.querySelectorAll('.turn-name, .sentence')]
            .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 20).length"""
    )
    assert small == 0
    line = page.locator(".sentence.waiting").evaluate(
        "(one) => one.clientHeight - 1.2 * parseFloat(getComputedStyle(one).fontSize)"
    )
    assert line >= 0, "its line is as high as its letters"
    assert page.evaluate("document.documentElement.scrollWidth") <= SCREEN["width"]
    person.picture("big-screen")
    assert person.troubles == []
    person.context.close()


def test_a_replay_has_its_pace_its_turning_points_and_a_picture(
    address: str, browser: Browser, tmp_path: Path
) -> None:
    links = open_table(address, {"scenario": "kurt-and-hans", "engine": ["kurt", "hans"]})["links"]
    person = Person(browser, "reader", viewport=DESK)
    page = person.page
    person.sit(address + links["referee"])
    until(lambda: bool(page.evaluate("1")) and person.state["over"] is not None, "it is over")
    page.goto(address + links["replay"])
    page.wait_for_selector(".course polyline")
    assert page.evaluate(TURNS) == [[2, 4], 0, 6]
    page.wait_for_selector(".turn-chips .chip")
    turn = page.locator(".turn-chips .chip").last.get_attribute("data-turn")
    page.locator(f'.turn-chips .chip[data-turn="{turn}"]').click()
    expect(page.get_by_role("slider")).to_have_value(str(turn))
    page.locator(".speed select").select_option("4")
    page.get_by_role("slider").focus()
    page.keyboard.press("Home")
    page.get_by_role("button", name="Play", exact=True).click()
    last = page.get_by_role("slider").get_attribute("max")
    expect(page.get_by_role("slider")).to_have_value(str(last), timeout=10_000)
    person.picture("replay-turns")
    with page.expect_download() as saved:
        page.locator("[data-do=picture]").click()
    path = tmp_path / "moment.png"
    saved.value.save_as(path)
    data = path.read_bytes()
    assert struct.unpack(">II", data[16:24]) == (1200, 912)
    assert len(data) > 40_000, "a map has more on it than one colour"
    folder = person.kept_pictures()
    if folder is not None:
        (folder / "moment.png").write_bytes(data)
    assert person.troubles == []
    person.context.close()


def test_story_and_sheet_are_printed_alone(address: str, browser: Browser) -> None:
    links = open_table(address, {"scenario": "kurt-and-hans", "engine": ["kurt", "hans"]})["links"]
    person = Person(browser, "printer", viewport=DESK)
    page = person.page
    page.add_init_script("window.print = () => { window.printed = (window.printed ?? 0) + 1; }")
    person.sit(address + links["referee"])
    until(lambda: bool(page.evaluate("1")) and person.state["over"] is not None, "it is over")
    for n, (what, shown) in enumerate(
        (("print-story", ".whole-story"), ("print-sheet", ".sheets")), 1
    ):
        page.get_by_role("button", name="Menu").click()
        page.locator(f"dialog [data-do={what}]").click()
        if what == "print-story":
            page.locator(".story-tools").get_by_role("button", name="Print").click()
        until(lambda wanted=n: page.evaluate("window.printed ?? 0") == wanted, what)  # type: ignore[misc]
        page.emulate_media(media="print")
        expect(page.locator(shown)).to_be_visible()
        for hidden in (".head", ".ground", "#question", ".order", ".dialog-head"):
            expect(page.locator(hidden).first).to_be_hidden()
        high = page.locator(shown).evaluate("(one) => one.scrollHeight - one.clientHeight")
        assert high <= 1, "nothing of it is cut off"
        person.picture(what)
        page.emulate_media(media="screen")
        page.keyboard.press("Escape")
    assert person.troubles == []
    person.context.close()
