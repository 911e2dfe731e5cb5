"""A level for the engine, quick mode, giving up, once more, and on from a moment of a replay."""

from playwright.sync_api import Browser, ViewportSize, expect

from tests.e2e.people import Person, open_table, until

DESK: ViewportSize = {"width": 1440, "height": 900}


def test_a_level_is_chosen_quick_mode_asks_nothing_and_one_may_give_up(
    address: str, browser: Browser
) -> None:
    person = Person(browser, "Anna", viewport=DESK)
    page = person.page
    page.goto(address)
    page.locator('[data-scenario="kurt-and-hans"] button').click()
    dialog = page.locator("dialog")
    dialog.locator("select[name=level]").select_option("novice")
    person.picture("scene-level")
    with page.expect_request(lambda one: one.url.endswith("/api/tables")) as asked:
        dialog.get_by_role("button", name="Play against the engine").click()
    sent = asked.value.post_data_json
    assert sent is not None
    assert sent["level"] == "novice"
    page.wait_for_selector("main.table")
    until(lambda: bool(page.evaluate("1")) and bool(person.questions), "a question")
    person.settle()

    page.get_by_role("button", name="Menu").click()
    dialog.locator("[data-do=quick]").click()
    page.keyboard.press("Escape")
    before = person.seq
    text = person.option("hold|nothing|none")
    person.tap(f'.column .option[data-text="{text}"]')
    until(lambda: bool(page.evaluate("1")) and person.seq > before, "held at one tap")
    until(lambda: bool(page.evaluate("1")) and bool(person.questions), "a question")
    person.settle()
    # What may end the fight waits for its button all the same.
    if page.locator('.column .option[data-text="flee"]').count():
        before = person.seq
        person.tap('.column .option[data-text="flee"]')
        page.wait_for_timeout(500)
        assert person.seq == before

    page.get_by_role("button", name="Menu").click()
    dialog.locator("[data-do=surrender]").click()
    dialog.get_by_role("button", name="Give up").click()
    expect(page.locator(".over-news .sentence")).to_contain_text("Hans")
    expect(page.locator(".log")).to_contain_text("given up")
    page.get_by_role("button", name="Once more").click()
    dialog.get_by_label("Hans").check()
    assert dialog.locator("select[name=level]").input_value() == "novice"
    dialog.get_by_role("button", name="Once more").click()
    page.wait_for_selector("main.table:not(:has(.over-news))")
    until(lambda: bool(page.evaluate("1")) and person.state["over"] is None, "another fight")
    mine = [one["slug"] for one in person.state["fighters"] if one["mine"]]
    assert mine == ["hans"]
    assert person.troubles == []
    person.context.close()


def test_a_fight_goes_on_from_a_moment_of_its_replay(address: str, browser: Browser) -> None:
    links = open_table(address, {"scenario": "kurt-and-hans", "engine": ["kurt", "hans"]})["links"]
    person = Person(browser, "Anna", viewport=DESK)
    page = person.page
    person.sit(address + links["referee"])
    until(lambda: bool(page.evaluate("1")) and person.state["over"] is not None, "it is over")
    page.goto(address + links["replay"])
    page.wait_for_selector(".scrubber")
    assert page.locator("[data-do=go-on]").count() == 0, "the dice are still secret"
    person.sit(address + links["referee"])
    page.get_by_role("button", name="Were the dice fair?").first.click()
    page.get_by_role("button", name="Reveal the seed").click()
    page.wait_for_selector("dialog .fair-yes, dialog button:has-text('Check here')")
    page.goto(address + links["replay"])
    page.wait_for_selector(".scrubber")
    page.get_by_role("slider").focus()
    page.keyboard.press("ArrowRight")
    moment = page.get_by_role("slider").input_value()
    page.locator("[data-do=go-on]").click()
    page.locator("dialog").get_by_label("Kurt").check()
    person.picture("go-on")
    page.locator("dialog").get_by_role("button", name="Play against the engine").click()
    page.wait_for_selector("main.table:not(.replay)")
    until(lambda: bool(page.evaluate("1")) and bool(person.state.get("path")), "a state")
    assert person.state["over"] is None or len(person.state["path"]) > int(moment)
    assert person.troubles == []
    person.context.close()
