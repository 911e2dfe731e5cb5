"""The game master sets the order of turns in its strip: by mouse, keys, finger and button."""

import re

from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from tests.e2e.people import Person, open_table, until

DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}


def links_of(address: str, scenario: str, sides: list[str]) -> tuple[str, str]:
    """The links of the game master and of a player."""
    seats = [{"name": side, "side": side} for side in sides]
    links = open_table(address, {"scenario": scenario, "seats": seats})["links"]
    return address + str(links["referee"]), address + str(links["seats"][0]["link"])


def strip(page: Page) -> list[str]:
    """Who stands where in the strip."""
    found = page.locator(".order li").evaluate_all("all => all.map(one => one.dataset.turn)")
    return [str(slug) for slug in found]


def place(page: Page, slug: str) -> Locator:
    return page.locator(f'.order [data-turn="{slug}"]')


def middle(page: Page, slug: str) -> tuple[float, float]:
    place(page, slug).scroll_into_view_if_needed()
    box = place(page, slug).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_somebody_is_dragged_moved_by_keys_told_and_taken_back(
    address: str, browser: Browser
) -> None:
    master, player = links_of(address, "three-brigands", ["veteran", "brigands"])
    person, other = Person(browser, "master", viewport=DESK), Person(browser, "player")
    person.sit(master)
    other.sit(player)
    page = person.page
    before = strip(page)
    now, first, second, last = before
    assert page.locator(".order .moves").count() == 3
    assert other.page.locator(".order .moves").count() == 0
    x, y = middle(page, first)
    page.mouse.move(*middle(page, last))
    page.mouse.down()
    page.mouse.move(x - 30, y, steps=6)
    expect(place(page, first)).to_have_class(re.compile("drop-before"))
    page.mouse.up()
    wanted = [now, last, first, second]
    until(lambda: strip(page) == wanted and strip(other.page) == wanted, "the order is another")
    for one in (page, other.page):
        expect(one.locator(".log").first).to_contain_text("Order of turns: first")
    # A drag is no choice: the sheet still shows whom it showed.
    place(page, last).locator("button").focus()
    page.keyboard.press("Shift+ArrowRight")
    until(lambda: strip(page) == [now, first, last, second], "moved by a key")
    expect(place(page, last).locator("button")).to_be_focused()
    page.keyboard.press("Shift+ArrowRight")
    until(lambda: strip(page) == before, "moved to the end")
    page.keyboard.press("Shift+ArrowRight")
    for wanted in ([now, first, last, second], [now, last, first, second], before):
        page.get_by_role("button", name="Undo").first.click()
        until(lambda wanted=wanted: strip(page) == wanted, "taken back")  # type: ignore[misc]
    # Nobody is put before whose turn it is, and Escape lets go.
    page.mouse.move(*middle(page, last))
    page.mouse.down()
    page.mouse.move(*middle(page, now), steps=4)
    page.keyboard.press("Escape")
    page.mouse.up()
    assert strip(page) == before
    assert person.troubles == []
    person.context.close()
    other.context.close()


def test_a_finger_that_rests_lifts_and_a_button_does_the_same(
    address: str, browser: Browser
) -> None:
    master, _ = links_of(address, "three-brigands", ["veteran", "brigands"])
    person = Person(browser, "master", viewport=PHONE, has_touch=True, is_mobile=True)
    person.sit(master)
    page = person.page
    now, first, second, last = strip(page)
    touch = page.context.new_cdp_session(page)

    def point(kind: str, where: tuple[float, float] | None) -> None:
        points = [] if where is None else [{"x": where[0], "y": where[1]}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    x, y = middle(page, second)
    point("touchStart", (x, y))
    page.wait_for_timeout(500)
    to, _ = middle(page, first)
    for step in range(1, 6):
        point("touchMove", (x + (to - 24 - x) * step / 5, y))
    point("touchEnd", None)
    until(lambda: strip(page) == [now, second, first, last], "lifted by a finger")
    place(page, last).locator("button").tap()
    page.locator(".thumb-tabs [data-tab=sheet]").tap()
    page.get_by_role("button", name="Act earlier").tap()
    until(lambda: strip(page) == [now, second, last, first], "by a button")
    assert person.troubles == []
    person.context.close()


def test_a_book_without_an_order_of_fighters_offers_none(address: str, browser: Browser) -> None:
    master, _ = links_of(address, "skirmish", ["bear", "cart"])
    person = Person(browser, "master", viewport=DESK)
    person.sit(master)
    assert person.page.locator(".order .turn").count() > 2
    assert person.page.locator(".order .moves").count() == 0
    person.context.close()
