"""Fighters of one's own who come into a running fight, out of my fighters or out of a file."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.people import Person, open_table
from tests.e2e.test_fighters import DESK, PATIENCE, PHONE, blank, order, owner
from tests.gurps.sheets.test_gcs import minimal
from tests.lengths import some
from tests.table.files import png

__all__ = ["owner"]


def running(page: Page, address: str) -> None:
    """A fight of GURPS for two, seen by its game master, who is about to bring somebody in."""
    sides = [
        {"name": "One", "slug": "one", "fighters": [{"use": "aldric"}]},
        {"name": "Two", "slug": "two", "fighters": [{"use": "brigand"}]},
    ]
    scenario = {"book": "gurps", "title": "At the mill", "sides": sides}
    opened = open_table(address, {"scenario": scenario, "seats": [{"name": "P", "side": "two"}]})
    page.goto(address + str(opened["links"]["referee"]))
    page.locator(".token").nth(1).wait_for()
    page.get_by_role("button", name="Master").locator("visible=true").click()


def edict(page: Page) -> Any:
    page.get_by_role("button", name="Edict").first.click()
    form = page.locator(".edict-part")
    form.locator("[name=verb]").select_option("add-fighter")
    return form


def test_somebody_of_ones_own_joins_with_a_face_and_brings_wounds_home(
    address: str, owner: Person, tmp_path: Path
) -> None:
    page = owner.page
    blank(page, address, "gurps")
    page.get_by_role("button", name="Keep").click()
    expect(page.get_by_text("Greta is kept.")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("button", name="My fighters").click()
    page.get_by_role("button", name="Portrait: Greta").click()
    picture = tmp_path / "face.png"
    picture.write_bytes(png(40, 30))
    page.locator("dialog input[type=file]").set_input_files(picture)
    expect(page.locator("[data-fighter=Greta] img.face")).to_be_visible(timeout=PATIENCE)
    key = page.url.partition("#")[2]

    running(page, address)
    form = edict(page)
    expect(form.locator("[name=use] option:checked")).to_have_text("Greta", timeout=PATIENCE)
    # By keyboard: who, on which side, and send.
    form.locator("[name=side]").focus()
    page.keyboard.type("Two")
    form.get_by_role("button", name="So be it").press("Enter")
    expect(page.locator(".token")).to_have_count(3, timeout=PATIENCE)
    expect(page.locator(".token image.portrait")).to_have_count(1, timeout=PATIENCE)
    expect(page.locator(".order")).to_contain_text("Greta")
    sides = {one["slug"]: one["side"] for one in owner.state["fighters"]}
    assert sides["greta"] == "two"

    order(page, address, "set fighter=greta field=hp value=5")
    order(page, address, "end")
    page.goto(f"{address}/fighters")
    page.get_by_role("button", name="Keep the wounds: Greta").click()
    expect(page.get_by_text("The wounds of Greta are kept.")).to_be_visible(timeout=PATIENCE)
    # The key of the table is not taken for that of the chest.
    assert page.evaluate("localStorage.getItem('fechtbuch.chest')") == key


@pytest.mark.parametrize("screen", some(["phone", "desk"], 1))
def test_a_sheet_of_another_program_joins_and_says_what_is_not_used(
    address: str, browser: Browser, tmp_path: Path, screen: str
) -> None:
    look: dict[str, Any] = {"viewport": DESK}
    if screen == "phone":
        look = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    person = Person(browser, screen, **look)
    page = person.page
    running(page, address)
    form = edict(page)
    file = tmp_path / "sheet.gcs"
    file.write_text(json.dumps(minimal(traits=[{"name": "Flight"}])), encoding="utf-8")
    form.locator("input[type=file]").set_input_files(file)
    expect(form.locator(".brought")).to_contain_text("Flight", timeout=PATIENCE)
    expect(form.locator("[name=use] option:checked")).to_have_text("Tester")
    assert page.evaluate("document.documentElement.scrollWidth") <= look["viewport"]["width"]
    form.get_by_role("button", name="So be it").click()
    expect(page.locator(".token")).to_have_count(3, timeout=PATIENCE)
    # What is no sheet is refused with a reason, and nobody comes in.
    form = edict(page)
    wrong = tmp_path / "wrong.gcs"
    wrong.write_text('{"version": 4}', encoding="utf-8")
    form.locator("input[type=file]").set_input_files(wrong)
    expect(page.locator("body")).to_contain_text("no character sheet", timeout=PATIENCE)
    expect(page.locator(".token")).to_have_count(3)
    person.context.close()
    assert [one for one in person.troubles if "422" not in one] == []
