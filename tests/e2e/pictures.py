"""Pictures of the page for the documentation: `make pictures` writes them to docs/pictures."""

import json
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser
from playwright.sync_api import TimeoutError as TooLate

from tests.e2e.house import AS_SEEN, chromium, served
from tests.e2e.people import Person, open_table, until

SHEETS = Path(__file__).resolve().parents[3] / "shared" / "gcs"
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}

FIGHTS = {
    "landsknecht": ("kurt-and-hans", 0, "turn", "light"),
    "gurps": ("three-brigands", 3, "defence", "light"),
    "phase-six": ("shields-at-the-ford", 11, "act", "dark"),
    "tales-and-legends": ("salt-cart", 12, "turn", "light"),
}
"""Scenario, decisions before the picture, the question that it shows, and its light."""


def duel(address: str, scenario: str, **more: Any) -> str:
    """A link to a seat with the first side; the engine has the rest."""
    cards = httpx.get(f"{address}/api/scenarios", timeout=60).json()
    sides = next(card["sides"] for card in cards if card["name"] == scenario)
    opened = open_table(
        address,
        {
            "scenario": scenario,
            "seats": [{"name": "Anna", "side": sides[0]["slug"]}],
            "engine": [side["slug"] for side in sides[1:]],
            **more,
        },
    )
    return address + str(opened["links"]["seats"][0]["link"])


def play(person: Person, decisions: int, kind: str) -> None:
    """Let the engine decide a few times, up to a question of this kind."""
    for step in range(decisions + 30):
        until(lambda: bool(person.page.evaluate("1")) and _waits(person), "a question")
        if person.state["over"]:
            return
        if step >= decisions and person.questions[0]["kind"] == kind:
            break
        person.settle()
        person.delegate()
    _thought(person)


def _thought(person: Person) -> None:
    """Wait for advice, odds and chances; a slow machine shows the page without them."""
    for selector in (".plan .there, .cell b", ".chance-bar rect"):
        with suppress(TooLate):
            person.page.wait_for_selector(selector, timeout=45_000)


def _waits(person: Person) -> bool:
    return bool(person.questions) or person.state.get("over") is not None


def fights(browser: Browser, address: str, folder: Path) -> None:
    for book, (scenario, decisions, kind, light) in FIGHTS.items():
        person = Person(browser, book, viewport=DESK, color_scheme=light)
        person.sit(duel(address, scenario))
        play(person, decisions, kind)
        # Beside the matrix stands the blow that is answered; a plan is explained there.
        if person.page.query_selector("#question .plan"):
            person.page.locator("#question .plan").first.hover()
        else:
            person.page.mouse.move(5, 5)
        person.page.wait_for_timeout(400)
        person.page.screenshot(path=folder / f"fight-{book}.png")
        person.context.close()


def phone(browser: Browser, address: str, folder: Path) -> None:
    person = Person(browser, "phone", viewport=PHONE, has_touch=True, device_scale_factor=2)
    person.sit(duel(address, "kurt-and-hans"))
    play(person, 0, "turn")
    person.page.screenshot(path=folder / "phone.png")
    person.context.close()


def pages(browser: Browser, address: str, folder: Path, fights: str) -> None:
    person = Person(browser, "visitor", viewport=DESK)
    page = person.page
    page.goto(address)
    page.wait_for_selector(".card")
    page.screenshot(path=folder / "lobby.png")
    page.goto(f"{address}/simulate?scenario=kurt-and-hans")
    page.locator(".simulate-form select").nth(1).select_option(fights)
    page.get_by_role("button", name="Run").click()
    page.wait_for_selector(".chart svg", timeout=300_000)
    page.wait_for_selector(".simulate-form .go:not([disabled])", timeout=300_000)
    page.wait_for_timeout(1500)
    page.screenshot(path=folder / "simulation.png")
    links = open_table(address, {"scenario": "kurt-and-hans", "engine": ["kurt", "hans"]})["links"]
    person.sit(address + links["referee"])
    until(lambda: bool(page.evaluate("1")) and person.state["over"] is not None, "it is over")
    page.goto(address + links["replay"])
    page.wait_for_selector(".course polyline", timeout=60_000)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.wait_for_timeout(8000)
    page.screenshot(path=folder / "replay.png")
    person.context.close()


def questions(browser: Browser, address: str, folder: Path) -> None:
    """Three of the designer's questions: on a desk by day and by night, and on a phone."""
    duel = "scenario=kurt-and-hans"
    for name, asked, context in (
        ("balance", f"ask=balance&{duel}&vary=kurt.ws%3D0..10&fights=2000", {"viewport": DESK}),
        (
            "sensitivity",
            f"ask=sensitivity&{duel}&fights=2000",
            {"viewport": DESK, "color_scheme": "dark"},
        ),
        (
            "phone",
            f"ask=why&{duel}&fights=1000",
            {"viewport": PHONE, "has_touch": True, "device_scale_factor": 2},
        ),
    ):
        person = Person(browser, "designer", **context)
        page = person.page
        page.goto(f"{address}/simulate?{asked}")
        page.wait_for_selector(".drawn svg", timeout=300_000)
        page.wait_for_selector(".finding[aria-busy=false]", timeout=300_000)
        page.wait_for_timeout(500)
        page.screenshot(path=folder / f"question-{name}.png")
        person.context.close()


def own_fighters(browser: Browser, address: str, folder: Path) -> None:
    """The list of one's own fighters, the sheet of one, and what an import tells."""
    person = Person(browser, "owner", viewport=DESK)
    page = person.page
    page.goto(f"{address}/fighters")
    for book, key in (("gurps", "aldric"), ("landsknecht", "anselm"), ("phase-six", "archer")):
        page.locator("select[name=start]").select_option(f"{book}:{key}")
        page.get_by_role("button", name="New fighter").click()
        page.locator(".sheet-numbers dd").first.wait_for()
        page.get_by_role("button", name="Keep").click()
        page.locator(".notice").first.wait_for()
        if book == "gurps":
            page.locator(".notice button").first.click()
            page.screenshot(path=folder / "sheet.png")
        page.get_by_role("button", name="My fighters").click()
    page.reload()
    page.locator(".fighters .card").nth(2).wait_for()
    for charge, field, ink in (("axe", "azure", "or"), ("bow", "vert", "argent")):
        page.get_by_role("button", name="Portrait:").nth(int(charge == "bow")).click()
        for name, value in (("charge", charge), ("field", field), ("ink", ink)):
            page.locator(f"dialog select[name={name}]").select_option(value)
        if charge == "bow":
            page.screenshot(path=folder / "arms.png")
        page.get_by_role("button", name="Bear these arms").click()
        page.locator(".fighters .card .arms").nth(int(charge == "bow")).wait_for()
    page.screenshot(path=folder / "fighters.png")
    sheets = [path for path in SHEETS.glob("*.gcs") if path.stem in ("wolf", "orc-leader")]
    if sheets:
        page.locator("input[type=file][multiple]").set_input_files(sheets)
        page.locator(".brought details").nth(1).wait_for()
        page.locator(".brought").scroll_into_view_if_needed()
        page.screenshot(path=folder / "imported.png")
        page.reload()
        page.locator(".fighters .card", has_text="Orc").get_by_role("button", name="Edit").click()
        page.locator(".sheet-numbers dd").first.wait_for()
        page.screenshot(path=folder / "imported-sheet.png")
        newcomer(person, address, folder, sheets)
    person.context.close()


def newcomer(person: Person, address: str, folder: Path, sheets: list[Path]) -> None:
    """The game master brings somebody out of a file into a running fight."""
    page = person.page
    seats = [{"name": "Anna", "side": "veteran"}]
    opened = open_table(address, {"scenario": "three-brigands", "seats": seats})
    person.sit(address + opened["links"]["referee"])
    page.get_by_role("button", name="Master").locator("visible=true").click()
    page.get_by_role("button", name="Edict").first.click()
    form = page.locator(".edict-part")
    form.locator("[name=verb]").select_option("add-fighter")
    form.locator("input[type=file]").set_input_files(sheets[:1])
    form.locator(".brought li").first.wait_for()
    page.screenshot(path=folder / "newcomer.png")


EVENING = ("shields-at-the-ford", "night-raid-on-the-camp", "marek-and-grom")


def evening(browser: Browser, address: str, folder: Path) -> None:
    """Between two encounters: as the game master sees it, and a player's phone."""
    with httpx.Client(base_url=address, timeout=60) as client:
        seats = [
            {"name": "Anna", "fighters": ["ottwin", "marek"]},
            {"name": "Bela", "fighters": ["nessa", "archer"]},
        ]
        rests = ("", "", "rest")
        row = [{"scenario": one, "rest": rest} for one, rest in zip(EVENING, rests)]
        body = {"title": "Across the ford", "encounters": row, "seats": seats, "engine": True}
        made = client.post("/api/evenings", json=body).json()
        links = made["links"]
        client.headers["Authorization"] = f"Bearer {links['referee'].partition('#')[2]}"
        path = f"/api/evenings/{made['evening']}/next"
        table = client.post(path, json={"expect": 0}).json()["table"]
        commands: list[dict[str, Any]] = [{"do": "pause", "on": False}]
        commands += [{"do": "delegate"}] * 40
        left = ("marek field=health value=5", "nessa field=health value=2")
        commands += [{"do": "edict", "text": f"set fighter={one}"} for one in left]
        commands += [{"do": "edict", "text": "end winner=knight"}]
        for command in commands:
            asked = client.get(f"/api/tables/{table}").json()["state"]["questions"]
            if command["do"] == "delegate":
                if not asked:
                    continue
                command = {**command, "question": asked[0]["id"]}
            client.post(f"/api/tables/{table}/commands", json={"command": command})
    master = Person(browser, "master", viewport={**DESK, "height": 1000})
    links_here = {"referee": links["referee"], "spectator": links["spectator"]}
    kept = json.dumps({**links_here, "seats": links["seats"]})
    key = f"fechtbuch.links.{made['evening']}"
    master.page.add_init_script(f"localStorage.setItem({key!r}, {kept!r})")
    master.page.goto(address + links["referee"])
    with suppress(TooLate):
        master.page.wait_for_selector(".outlook-words b", timeout=60_000)
    master.page.screenshot(path=folder / "evening.png")
    master.context.close()
    player = Person(browser, "player", viewport=PHONE, device_scale_factor=2)
    player.page.goto(address + links["seats"][0]["link"])
    player.page.wait_for_selector(".member")
    player.page.screenshot(path=folder / "evening-phone.png")
    player.context.close()


def main() -> None:
    """Write all pictures."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/pictures")
    count = sys.argv[2] if len(sys.argv) > 2 else "10000"
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as home,
        served(Path(home)) as address,
        chromium(AS_SEEN) as browser,
    ):
        pages(browser, address, folder, count)
        questions(browser, address, folder)
        fights(browser, address, folder)
        phone(browser, address, folder)
        own_fighters(browser, address, folder)
        evening(browser, address, folder)


if __name__ == "__main__":
    main()
