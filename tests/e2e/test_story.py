"""The story in the browser: told by default, numbers unfold, and the replay gives it to keep."""

from playwright.sync_api import Browser

from tests.e2e.people import Person, open_table, until


def test_a_fight_reads_as_a_story_and_its_numbers_unfold(browser: Browser, address: str) -> None:
    links = open_table(address, {"scenario": "kurt-and-hans", "engine": ["kurt", "hans"]})["links"]
    person = Person(browser, "reader", "de", viewport={"width": 1280, "height": 800})
    page = person.page
    person.sit(address + links["referee"])
    until(lambda: bool(page.evaluate("1")) and person.state["over"] is not None, "it is over")
    page.wait_for_selector(".entry.tale")
    assert page.locator(".log .chip").count() == 0
    person.picture("story-log")
    tale = page.locator(".entry.tale", has_text="mit dem Messer").first
    assert "1W20" not in tale.inner_text()
    tale.locator(".fold").click()
    tale.locator(".unfolded").wait_for()
    page.get_by_role("button", name="Zahlen").click()
    page.wait_for_selector(".log .chip")
    page.get_by_role("button", name="Zahlen").click()
    page.goto(address + links["replay"])
    page.get_by_role("button", name="Geschichte").click()
    page.wait_for_selector(".whole-story h3")
    assert "Der Kampf ist vorbei" in page.inner_text(".whole-story")
    assert "Was den Kampf entschied" in page.inner_text(".whole-story")
    person.picture("story-kept")
    page.emulate_media(media="print")
    assert page.locator(".story-tools").is_hidden()
    assert page.locator("main").is_hidden()
    assert page.locator(".whole-story").is_visible()
    with page.expect_download() as kept:
        page.emulate_media(media="screen")
        page.get_by_role("button", name="Als Markdown speichern").click()
    assert kept.value.suggested_filename.endswith(".md")
    assert not person.troubles
    person.context.close()
