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


def test_a_fighter_of_ones_own_goes_through_an_evening(address: str, browser: Browser) -> None:
    """In the place of one of the first scene, with her arms; the scene may be one's own, too."""
    master = Person(browser, "master", viewport=DESK)
    page = master.page
    key = httpx.post(f"{address}/api/mine", timeout=20).json()["key"]
    owner = httpx.Client(headers={"Authorization": f"Bearer {key}"}, timeout=20)
    sheet = {"book": "landsknecht", "name": "Greta", "class": "warrior", "level": 2, "ws": 2}
    greta = owner.post(f"{address}/api/mine/fighters", json={**sheet, "bs": 1, "wounds": 12})
    arms = f"{address}/api/mine/fighters/{greta.json()['id']}/arms"
    assert owner.put(arms, json={"arms": "axe:azure:or"}).status_code == 200
    scene = httpx.get(f"{address}/api/scenarios/kurt-and-hans", timeout=20).json()
    kept = owner.post(f"{address}/api/mine/scenes", json={**scene, "title": "At the mill"})
    page.goto(f"{address}/fighters#{key}")
    expect(page.locator("[data-fighter=Greta]")).to_be_visible()
    page.goto(address)
    page.locator("[data-do=prepare]").click()
    page.select_option("[data-do=add-encounter]", f"mine:{kept.json()['id']}")
    page.get_by_label("In the place of Kurt").select_option(label="Greta")
    expect(page.locator(".who .arms")).to_have_count(1)
    master.picture("evening-own-fighter")
    page.locator(".preparing .go").click()
    page.wait_for_selector(".evening[data-state=waiting]")
    expect(page.locator(".party, main")).to_contain_text(["Greta"])
    page.locator("[data-do=next]").click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.locator(".order")).to_contain_text("Greta", timeout=20_000)
    expect(page.locator(".order")).not_to_contain_text("Kurt")
    until(lambda: any((one.get("face") or {}).get("arms") for one in master.state["fighters"]), "")
    master.context.close()
    assert master.troubles == []
