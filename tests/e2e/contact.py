"""Contact sheets: every page in every language, on three screens, by both lights, to look at.

`python -m tests.e2e.contact` takes them into build/contact and prints what is cut off or
wider than its screen.
"""

import argparse
import io
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal

import httpx
from PIL import Image
from playwright.sync_api import Browser, Page
from playwright.sync_api import TimeoutError as TooLate

from fechtbuch.web import LANGUAGES
from tests.e2e.house import AS_SEEN, chromium, served
from tests.e2e.people import Person, open_table

SCREENS: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1440, "height": 900}},
    "tablet": {"viewport": {"width": 1024, "height": 768}, "has_touch": True},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")
WIDTHS = {"desk": 960, "tablet": 780, "phone": 390}
"""How wide a picture is on its sheet."""

FIGHTS = {
    "landsknecht": ("kurt-and-hans", "turn", 0),
    "gurps": ("three-brigands", "defence", 0),
    "phase-six": ("shields-at-the-ford", "act", 6),
    "tales-and-legends": ("salt-cart", "turn", 6),
}
"""Scenario, the question that is to be asked, and decisions before it."""

PATIENCE = 60_000

CUT = """() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const found = wide > 1 ? [`page is ${wide} px too wide`] : [];
    for (const one of document.querySelectorAll("body *")) {
        if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        if (one.closest(".unseen, svg, .order, [aria-hidden=true]")) continue;
        const style = getComputedStyle(one);
        const box = one.getBoundingClientRect();
        if (box.width < 2 || box.height < 2) continue;
        const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
        const kind = `${one.localName}.${String(one.className).split(" ")[0]}`;
        const name = `${kind} ${one.textContent.trim().slice(0, 40)}`;
        const more = one.scrollWidth - one.clientWidth;
        const clips = ["hidden", "clip"].includes(style.overflowX);
        const silent = clips && style.textOverflow !== "ellipsis";
        if (silent && own && more > 1) found.push(`cut: ${name}`);
        const dots = clips && style.textOverflow === "ellipsis" && more > 1;
        const lines = style.webkitLineClamp !== "none" && one.scrollHeight - one.clientHeight > 2;
        if (own && (dots || lines)) found.push(`shortened: ${name}`);
        const boxed = one.matches("button, .option, .chip, th, td, h1, h2, h3");
        if (boxed && more > 2 && style.overflowX === "visible") found.push(`spills: ${name}`);
    }
    return [...new Set(found)].slice(0, 12);
}"""
"""What is wider than its screen, cut off or shortened, or runs out of its box."""

Way = Callable[[Page], None]


class House:
    """Tables and an evening that stand as they are looked at."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.seats = {book: self._fight(*fight) for book, fight in FIGHTS.items()}
        both = [{"name": "Ann", "side": "kurt"}, {"name": "Bob", "side": "hans"}]
        self.led = open_table(address, {"scenario": "kurt-and-hans", "seats": both})["links"]
        engines = {"scenario": "kurt-and-hans", "engine": ["kurt", "hans"]}
        self.over = open_table(address, engines)["links"]
        self._until(self.over["referee"], lambda state: state["over"] is not None)
        scenes = ("shields-at-the-ford", "marek-and-grom")
        evening = {
            "title": "Across the ford",
            "encounters": [{"scenario": one, "rest": ""} for one in scenes],
            "seats": [{"name": "Anna", "fighters": ["ottwin", "marek", "nessa", "archer"]}],
            "engine": True,
        }
        made = httpx.post(f"{address}/api/evenings", json=evening, timeout=60)
        self.evening = made.raise_for_status().json()["links"]

    def _fight(self, scenario: str, kind: str, decisions: int) -> str:
        cards = httpx.get(f"{self.address}/api/scenarios", timeout=60).json()
        sides = next(card["sides"] for card in cards if card["name"] == scenario)
        seats = [{"name": "Anna", "side": sides[0]["slug"]}]
        wanted = {"scenario": scenario, "seats": seats, "engine": [s["slug"] for s in sides[1:]]}
        links = open_table(self.address, wanted)["links"]
        for step in range(decisions + 30):
            state = self._until(
                links["referee"], lambda state: state["questions"] or state["over"] is not None
            )
            if state["over"] is not None:
                break
            if step >= decisions and state["questions"][0]["kind"] == kind:
                break
            command = {"do": "delegate", "question": state["questions"][0]["id"]}
            self._ask(links["referee"], "/commands", {"command": command})
        return str(links["seats"][0]["link"])

    def _ask(self, link: str, path: str = "", body: dict[str, Any] | None = None) -> Any:
        place, _, token = link.partition("#")
        url = f"{self.address}/api/tables/{place.split('/')[2]}{path}"
        headers = {"Authorization": f"Bearer {token}"}
        if body is None:
            return httpx.get(url, headers=headers, timeout=60).json()
        return httpx.post(url, headers=headers, json=body, timeout=60).json()

    def _until(self, link: str, holds: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        for _ in range(600):
            state: dict[str, Any] = self._ask(link)["state"]
            if holds(state):
                return state
            time.sleep(0.1)
        raise TimeoutError(link)

    def pages(self) -> Iterator[tuple[str, str, Way]]:
        """Name, address and what is done there before it is looked at."""
        yield "lobby", "/", waits(".card")
        yield "scene", "/", after(".card", ".card button", "dialog .scene-open")
        for book, link in self.seats.items():
            yield f"table-{book}", link, thought
        yield "sheet-tab", self.seats["gurps"], tab("sheet")
        yield "story-tab", self.seats["phase-six"], tab("log")
        yield "master", self.led["referee"], tab("master")
        yield "edict", self.led["referee"], after(".token", "[data-do=edict]", ".edict-form")
        yield "talk", self.led["referee"], tab("talk")
        yield "big", self.led["spectator"].replace("#", "?big#"), waits("main.big .token")
        yield "evening", self.evening["referee"], waits(".member")
        yield "library", "/rules", waits("main a")
        yield "rulebook", "/rules/gurps", waits(".reader")
        yield "rule", "/rules/landsknecht/LSK-CHG-03", waits(".rule-page h1")
        yield "fighters", "/fighters", waits("select[name=start]")
        yield "sheet", "/fighters", sheet
        yield "laboratory", "/simulate?scenario=kurt-and-hans", simulated
        yield "question", "/simulate?ask=sensitivity&scenario=kurt-and-hans&fights=200", found
        yield "ladder", "/simulate?ask=ladder&scenario=kurt-and-hans", climbed
        yield "build", "/build", waits(".painting")
        yield "replay", self.over["replay"], waits(".course polyline")
        yield "over", self.over["referee"], waits(".over-news")
        yield "dice", self.over["referee"], after(".over-news", "[data-do=fair]", "dialog")
        yield "story", self.over["referee"], story


def waits(there: str) -> Way:
    """Look when this is there."""
    return lambda page: void(page.wait_for_selector(there, timeout=PATIENCE))


def after(first: str, click: str, there: str) -> Way:
    """Look when something was clicked and this is there."""

    def way(page: Page) -> None:
        page.wait_for_selector(first, timeout=PATIENCE)
        page.locator(click).locator("visible=true").first.click()
        page.wait_for_selector(there, timeout=PATIENCE)

    return way


def tab(name: str) -> Way:
    """Look at a tab of the table."""
    return after(".token", f"[data-tab={name}]", "main.table")


def thought(page: Page) -> None:
    """A question with its figures."""
    page.wait_for_selector("#question .plan, #question .cell, .over-news", timeout=PATIENCE)
    with suppress(TooLate):
        page.wait_for_selector(".plan .there, .cell b", timeout=20_000)


def sheet(page: Page) -> None:
    """A sheet that is written."""
    page.locator("select[name=start]").select_option("gurps:aldric")
    page.locator("main button").first.click()
    page.locator(".sheet-numbers dd").first.wait_for(state="attached", timeout=PATIENCE)


def simulated(page: Page) -> None:
    """Some fights."""
    page.locator(".simulate-form select").nth(1).select_option("1000")
    page.locator(".simulate-form .go").click()
    page.wait_for_selector(".chart svg", timeout=PATIENCE)


def climbed(page: Page) -> None:
    """How strong the levels of play are."""
    page.wait_for_selector(".strength", timeout=PATIENCE)


def found(page: Page) -> None:
    """An answer of the laboratory."""
    page.wait_for_selector(".drawn svg", timeout=2 * PATIENCE)


def story(page: Page) -> None:
    """The whole story, as it is printed."""
    page.wait_for_selector(".over-news", timeout=PATIENCE)
    page.locator("[data-do=menu]").first.click()
    page.locator("dialog [data-do=print-story]").click()
    page.wait_for_selector(".whole-story")


def void(_: object) -> None:
    """Nothing to keep."""


def sheets(
    browser: Browser, house: House, folder: Path, wanted: argparse.Namespace
) -> Iterator[str]:
    """Take all pictures, and a sheet for each page and screen; tells what is wrong."""
    for name, path, way in house.pages():
        if wanted.pages and name not in wanted.pages:
            continue
        for screen in wanted.screens:
            context = SCREENS[screen]
            taken: list[Image.Image] = []
            for language in wanted.languages:
                person = Person(browser, name, language, color_scheme=LIGHTS[0], **context)
                where = f"{name} {screen} {language}"
                try:
                    person.page.goto(house.address + path)
                    way(person.page)
                except Exception as error:
                    yield f"{where}: not reached: {str(error).splitlines()[0]}"
                person.page.wait_for_timeout(300)
                for one in [*person.page.evaluate(CUT), *person.troubles]:
                    yield f"{where}: {one}"
                for light in LIGHTS:
                    person.page.emulate_media(color_scheme=light)
                    person.page.wait_for_timeout(200)
                    shot = folder / f"{name}-{screen}-{language}-{light}.png"
                    taken.append(_small(person.page.screenshot(path=shot), WIDTHS[screen]))
                person.context.close()
            columns = len(LIGHTS) * (2 if screen == "phone" else 1)
            _side_by_side(taken, columns).save(folder / f"{name}-{screen}.png")


def _small(shot: bytes, width: int) -> Image.Image:
    picture = Image.open(io.BytesIO(shot)).convert("RGB")
    return picture.resize((width, round(picture.height * width / picture.width)))


def _side_by_side(pictures: list[Image.Image], columns: int) -> Image.Image:
    wide = max(one.width for one in pictures) + 8
    high = max(one.height for one in pictures) + 8
    rows = -(-len(pictures) // columns)
    whole = Image.new("RGB", (wide * columns, high * rows), "#808080")
    for place, one in enumerate(pictures):
        whole.paste(one, (wide * (place % columns), high * (place // columns)))
    return whole


def main() -> None:
    """Take them all, or those that are named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=Path("build/contact"))
    parser.add_argument("--pages", nargs="*", default=[])
    parser.add_argument("--screens", nargs="*", default=list(SCREENS))
    parser.add_argument("--languages", nargs="*", default=list(LANGUAGES))
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    clean = True
    with (
        tempfile.TemporaryDirectory() as home,
        served(Path(home)) as address,
        chromium(AS_SEEN) as browser,
    ):
        for complaint in sheets(browser, House(address), wanted.folder, wanted):
            print(complaint, flush=True)
            clean = False
    sys.exit(0 if clean else 1)


if __name__ == "__main__":
    main()
