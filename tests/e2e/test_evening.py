"""An evening in the browser: prepared in the lobby, played at two tables, by one link each."""

import re

import httpx
from playwright.sync_api import Browser, ViewportSize, expect

from tests.e2e.people import Person, until

DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}


def decree(address: str, link: str, table: str, *edicts: str) -> None:
    """The game master says how a fight went."""
    headers = {"Authorization": f"Bearer {link.partition('#')[2]}"}
    for text in edicts:
        body = {"command": {"do": "edict", "text": text}}
        path = f"{address}/api/tables/{table}/commands"
        assert httpx.post(path, json=body, headers=headers, timeout=20).status_code == 200, text


def fits(person: Person, width: int) -> bool:
    wide: int = person.page.evaluate("document.documentElement.scrollWidth")
    return wide <= width


def health(person: Person) -> int:
    fighters = person.state["fighters"]
    return int(next(one["health"] for one in fighters if one["slug"] == "kurt"))


def test_an_evening_is_prepared_played_and_carried_on(address: str, browser: Browser) -> None:
    master = Person(browser, "master", viewport=DESK)
    anna = Person(browser, "Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    page = master.page
    page.goto(address)
    page.locator("[data-do=prepare]").click()
    for scene in ("kurt-and-hans", "tavern-wrestling"):
        page.select_option("[data-do=add-encounter]", scene)
    page.locator(".who li").wait_for()
    page.fill(".preparing [name=title]", "The road to Ulm")
    master.picture("evening-preparing")
    page.locator(".preparing .go").click()
    page.wait_for_selector(".evening[data-state=waiting]")
    referee = page.url
    seat = page.locator(".invite a").first.get_attribute("href") or ""

    anna.page.goto(seat)
    anna.page.wait_for_selector(".evening[data-state=waiting]")
    assert anna.page.locator(".step").count() == 0
    assert not anna.sees("Tavern")
    page.locator("[data-do=next]").click()
    for person in (master, anna):
        person.page.wait_for_url(re.compile("/table/"))
        person.page.wait_for_selector("main.table")
    first = page.url.split("/table/")[1].split("#")[0]
    decree(address, referee, first, "set fighter=kurt field=wounds value=9", "end winner=kurt")
    page.locator(".over-news [data-do=evening]").click()
    page.wait_for_selector(".evening[data-state=between]")
    life = page.locator("[data-member=kurt] .member-life")
    expect(life).to_contain_text("9")
    page.locator("[data-rest=night]").click()
    expect(life).to_contain_text("10")
    expect(page.locator(".outlook-words b").first).to_contain_text("%", timeout=60_000)
    master.picture("evening-between")
    page.locator("[data-do=next]").click()
    page.wait_for_url(re.compile("/table/"))
    master.page.wait_for_selector("main.table")
    second = page.url.split("/table/")[1].split("#")[0]
    assert second != first

    anna.page.locator("[data-do=follow]").click()
    anna.page.wait_for_url(re.compile(second))
    until(lambda: bool(anna.page.evaluate("1")) and health(anna) == 10, "Kurt comes as he is")
    # The same link leads there again.
    anna.page.goto(seat)
    anna.page.wait_for_url(re.compile(f"/table/{second}"))
    anna.page.goto(seat.replace("#", "?list#"))
    expect(anna.page.locator(".step")).to_have_count(2)
    assert fits(anna, PHONE["width"])
    anna.picture("evening-phone")
    anna.page.locator("[data-result=won] .link").click()
    anna.page.wait_for_selector("main.replay")
    for person in (master, anna):
        person.context.close()
        assert person.troubles == []
