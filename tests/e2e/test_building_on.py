"""What somebody is building stays, whatever else happens at the table meanwhile."""

import httpx
from playwright.sync_api import Browser, ViewportSize, expect

from tests.e2e.people import Person, open_table, until
from tests.e2e.pictures import duel

DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}


def commanded(address: str, link: str, command: dict[str, object], key: str) -> None:
    """Give a command by HTTP, as the bearer of a link."""
    table, _, token = link.removeprefix("/table/").partition("#")
    headers = {"Authorization": f"Bearer {token}", "Idempotency-Key": key}
    path = f"{address}/api/tables/{table}/commands"
    answer = httpx.post(path, json={"command": command}, headers=headers, timeout=30)
    assert answer.status_code == 200, answer.text


def begun(address: str, browser: Browser) -> tuple[Person, dict[str, str]]:
    """Somebody who has chosen a deed and looks for a field, and the links of the table.

    Something was decided before: a value that comes earlier is for all dice, and those of the order
    fall again.
    """
    seats = [{"name": "Anna", "side": "kurt"}, {"name": "Berta", "side": "hans"}]
    links = open_table(address, {"scenario": "kurt-and-hans", "seats": seats})["links"]
    anna, berta = (one["link"] for one in links["seats"])
    person = Person(browser, "Anna", viewport=DESK)
    person.sit(address + anna)
    master = Person(browser, "master", viewport=DESK)
    master.sit(address + links["referee"])
    for step in range(20):
        until(lambda: bool(master.page.evaluate("1")) and bool(master.state["questions"]), "asked")
        question = master.state["questions"][0]
        if step and question["kind"] == "turn" and question["fighter"] == "kurt":
            break
        before = master.seq
        command = {"do": "answer", "question": question["id"], "text": "nothing", "loose": True}
        commanded(address, links["referee"], command, f"nothing-{step}")
        until(lambda was=before: bool(master.page.evaluate("1")) and master.seq > was, "done")  # type: ignore[misc]
    master.context.close()
    until(lambda: bool(person.page.evaluate("1")) and bool(person.questions), "Kurt is asked")
    person.settle()
    person.tap('.column .option[data-text="move"]')
    person.page.wait_for_selector('.own[data-step="1"]')
    return person, {"referee": links["referee"], "other": berta}


def test_a_value_for_the_dice_leaves_the_choice_as_it_is(address: str, browser: Browser) -> None:
    person, links = begun(address, browser)
    before = person.seq
    commanded(address, links["other"], {"do": "value", "value": "ab" * 16}, "value-of-other")
    until(lambda: bool(person.page.evaluate("1")) and person.seq > before, "the value is there")
    assert person.page.locator('.own[data-step="1"]').count() == 1
    assert person.page.locator('.column .option[data-text="move"][aria-pressed=true]').count() == 1
    person.context.close()


def test_what_was_said_is_said_again_where_the_fight_has_changed(
    address: str, browser: Browser
) -> None:
    person, links = begun(address, browser)
    before = person.seq
    foe = next(one["slug"] for one in person.state["fighters"] if not one["mine"])
    edict: dict[str, object] = {"do": "edict", "text": f"set fighter={foe} field=wounds value=3"}
    commanded(address, links["referee"], edict, "edict-meanwhile")
    until(lambda: bool(person.page.evaluate("1")) and person.seq > before, "the edict is there")
    person.page.wait_for_selector('.own[data-step="1"]')
    person.context.close()


def test_a_plan_is_explained_in_words(address: str, browser: Browser) -> None:
    person = Person(browser, "reader", viewport=DESK)
    person.sit(duel(address, "three-brigands"))
    until(lambda: bool(person.page.evaluate("1")) and bool(person.questions), "a question")
    person.settle()
    plans = person.questions[0]["plans"]
    place, longest = max(enumerate(plans), key=lambda one: len(one[1]["answers"]))
    person.page.locator("#question .plan").nth(place).hover()
    told = person.page.locator(".path-words li")
    told.first.wait_for()
    assert told.all_inner_texts() == longest["steps"]
    assert not any("=" in step for step in longest["steps"])
    person.context.close()


def test_a_phone_tells_how_a_replay_ends(address: str, browser: Browser) -> None:
    links = open_table(address, {"scenario": "kurt-and-hans", "engine": ["kurt", "hans"]})["links"]
    phone = Person(browser, "phone", viewport=PHONE, has_touch=True, is_mobile=True)
    phone.sit(address + links["referee"])
    until(lambda: bool(phone.page.evaluate("1")) and phone.state["over"] is not None, "it is over")
    phone.page.goto(address + links["replay"])
    phone.page.wait_for_selector(".scrubber")
    phone.page.get_by_role("slider").focus()
    phone.page.keyboard.press("End")
    end = phone.page.locator(".scrub .sentence.over")
    end.wait_for()
    seen = end.evaluate(
        """(one) => { const box = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(box.left + 20, box.top + 8)); }"""
    )
    assert seen, "nothing lies over the sentence"
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    phone.picture("replay-phone")
    phone.context.close()


def test_a_newcomer_is_told_what_your_tables_are(address: str, browser: Browser) -> None:
    person = Person(browser, "newcomer", viewport=DESK)
    person.page.goto(address)
    expect(person.page.locator(".no-tables")).to_be_visible()
    person.page.evaluate(
        """localStorage.setItem("fechtbuch.tables", JSON.stringify(
        [{ id: "0123456789ab", title: "Ours", link: "/table/0123456789ab#x" }]))"""
    )
    person.cut = True  # that table does not exist, and the browser says so
    person.page.reload()
    person.page.wait_for_selector(".tables .tab")
    assert person.page.locator(".no-tables").count() == 0
    person.context.close()
