"""Ruler, pointing, what the ground means for somebody, and talk, as people use them."""

from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.e2e.people import Person, open_table, until

DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}


def group(address: str) -> dict[str, str]:
    """A table with two players of one side, one of the other, and everybody's link."""
    seats = [
        {"name": "Anna", "side": "kurt"},
        {"name": "Bela", "side": "hans"},
    ]
    links = open_table(address, {"scenario": "kurt-and-hans", "seats": seats})["links"]
    return {
        **{seat["name"]: address + seat["link"] for seat in links["seats"]},
        "master": address + links["referee"],
        "spectator": address + links["spectator"],
    }


def middle(page: Page, slug: str) -> tuple[float, float]:
    box = page.locator(f'.token[data-slug="{slug}"] .disc').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_ruler_a_finger_and_a_survey(address: str, browser: Browser) -> None:
    links = group(address)
    names = ("master", "Anna", "spectator")
    master, anna, watcher = (Person(browser, one, viewport=DESK) for one in names)
    for person in (master, anna, watcher):
        person.sit(links[person.name])
    page = anna.page
    page.wait_for_selector('.token[data-slug="hans"]')
    places = {one["slug"]: one["at"] for one in anna.state["fighters"]}
    far = max(abs(a - b) for a, b in zip(places["kurt"], places["hans"], strict=True))
    kurt, hans = middle(page, "kurt"), middle(page, "hans")

    page.locator('[data-tool="ruler"]').first.wait_for()
    page.keyboard.press("u")
    page.mouse.move(*kurt)
    page.mouse.down()
    page.mouse.move(*hans, steps=5)
    page.mouse.up()
    ends = [",".join(str(part) for part in places[one]) for one in ("kurt", "hans")]
    expect(page.locator(".ruler .pill text")).to_contain_text(f"{far} ")
    expect(page.locator(".ruler .pill text")).to_contain_text(" → ".join(ends))
    expect(page.locator(".readout")).to_contain_text(ends[1])
    anna.picture("ruler")
    page.keyboard.press("Escape")
    assert page.locator(".ruler").count() == 0

    page.mouse.move(5, 5)
    page.mouse.move(*hans)
    page.wait_for_selector('.survey[data-of="hans"] .threat')
    expect(page.locator(".survey .sight text")).to_contain_text(str(far))
    anna.picture("survey")

    page.locator('button[data-tool="point"]').click()
    page.mouse.click(*kurt)
    mark = f'.pointed[data-at="{ends[0]}"]'
    for person in (anna, master):
        person.page.wait_for_selector(mark)
    expect(master.page.locator(mark)).to_contain_text("Anna")
    master.picture("pointed")
    watcher.page.wait_for_timeout(300)
    assert watcher.page.locator(".pointed").count() == 0
    for person in (master, anna, watcher):
        assert person.troubles == []
        person.context.close()


def test_people_talk_aloud_and_in_a_whisper(address: str, browser: Browser) -> None:
    links = group(address)
    names = ("master", "Anna", "Bela")
    master, anna, bela = (Person(browser, one, viewport=DESK) for one in names)
    phone = Person(browser, "spectator", viewport=PHONE, has_touch=True, is_mobile=True)
    for person in (master, anna, bela, phone):
        person.sit(links[person.name])
    for person in (master, anna):
        person.page.locator(".side-tabs").get_by_role("button", name="Talk").click()
    say(anna, "We should go round by the mill.")
    field = anna.page.locator(".talk-form textarea")
    field.fill("x" * 900)
    expect(anna.page.locator(".room-left")).to_contain_text("100 more")
    field.fill("")
    expect(anna.page.locator(".room-left")).to_have_count(0)
    bela.page.wait_for_selector(".side-tabs .count")
    bela.page.locator(".side-tabs").get_by_role("button", name="Talk").click()
    expect(bela.page.locator(".said")).to_contain_text(["round by the mill"])
    anna.page.locator(".talk-form select").select_option(label="Game master")
    say(anna, "I pick his pocket.")
    expect(master.page.locator(".said.whisper")).to_contain_text(["his pocket"])
    master.page.get_by_label("Hand out").check()
    master.page.locator(".talk-form input[name=title]").fill("A torn letter")
    master.page.locator(".talk-form textarea").fill("Come to the mill.\nAlone.")
    master.page.locator(".talk-form button").click()
    expect(bela.page.locator(".said.handed h3")).to_have_text("A torn letter")
    phone.page.locator(".thumb-tabs").get_by_role("button", name="Talk").click()
    expect(phone.page.locator(".said")).to_have_count(2)
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert not any("pocket" in frame for person in (bela, phone) for frame in person.frames)
    master.picture("talk")
    phone.picture("talk-phone")
    master.page.locator(".side-tabs").get_by_role("button", name="Master").click()
    master.page.locator(".notes textarea").fill("Hans is the count’s son.")
    expect(master.page.locator(".notes")).to_contain_text("Kept, for you alone")
    master.page.locator(".seat").first.get_by_label("may not write to others").check()
    expect(anna.page.locator(".talk-muted")).to_be_visible()
    master.page.reload()
    master.page.wait_for_selector("main.table")
    master.page.locator(".side-tabs").get_by_role("button", name="Master").click()
    expect(master.page.locator(".notes textarea")).to_have_value("Hans is the count’s son.")
    for person in (master, anna, bela, phone):
        assert person.troubles == []
        person.context.close()


def say(person: Person, text: str) -> None:
    """Write a line and send it with Enter."""
    person.page.locator(".talk-form textarea").fill(text)
    person.page.keyboard.press("Enter")
    until(lambda: text in person.page.inner_text(".talk-lines"), f"{person.name} has said it")
