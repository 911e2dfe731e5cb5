"""The page on a device: opened without a line, awake, humming, and a code to reach it."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize, expect
from starlette.datastructures import URL

from fechtbuch.table.addresses import reachable
from tests.e2e.people import Person, open_table
from tests.e2e.pictures import duel

PHONE: ViewportSize = {"width": 390, "height": 844}


def test_the_shell_opens_without_a_line_and_nothing_of_a_table_is_kept(
    address: str, browser: Browser
) -> None:
    person = Person(browser, "owner", service_workers="allow", viewport=PHONE)
    page = person.page
    page.goto(address)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    link = duel(address, "kurt-and-hans")
    for _ in range(2):
        page.goto(link)
        page.wait_for_selector("main.table")
    kept = page.evaluate(
        """async () => (await Promise.all((await caches.keys()).map(async (name) =>
            (await (await caches.open(name)).keys())
                .map((one) => new URL(one.url).pathname)))).flat()"""
    )
    assert "/table" in kept
    assert all(one == "/table" or one.startswith(("/static/", "/locale/")) for one in kept), kept
    person.cut = True  # what cannot be loaded is told on the console
    person.context.set_offline(True)
    page.goto(link)
    expect(page.locator("main")).to_be_visible()
    person.context.close()


def test_the_menu_has_what_this_device_does(address: str, browser: Browser) -> None:
    person = Person(browser, "owner", viewport=PHONE, has_touch=True, is_mobile=True)
    page = person.page
    page.add_init_script("navigator.vibrate = (pattern) => { (window.hums ??= []).push(pattern); }")
    page.goto(duel(address, "kurt-and-hans"))
    page.wait_for_selector("#question .plan, .over-news")
    assert page.evaluate("window.hums.length") == 1
    assert page.evaluate("localStorage.getItem('fechtbuch.sound')") is None
    page.get_by_role("button", name="Menu").click()
    for name, key in (("sound", "sound"), ("hum", "hum")):
        page.locator(f"dialog [data-do={name}]").click()
        assert page.evaluate(f"localStorage.getItem('fechtbuch.{key}')") in ("on", "off")
    assert page.locator("dialog .not-secure").count() == 0
    person.picture("menu-phone")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert person.troubles == []
    person.context.close()


def test_over_plain_http_the_page_says_what_is_missing_and_its_code_is_good(
    address: str, browser: Browser
) -> None:
    seats = [{"name": "Ann", "side": "kurt"}]
    links = open_table(address, {"scenario": "kurt-and-hans", "seats": seats})["links"]
    person = Person(browser, "master", viewport=PHONE, has_touch=True, is_mobile=True)
    page = person.page
    person.sit(address.replace("127.0.0.1", "phone.test") + links["referee"])
    page.get_by_role("button", name="Menu").click()
    expect(page.locator("dialog .not-secure")).to_contain_text("not secure")
    page.keyboard.press("Escape")
    page.locator(".thumb-tabs").get_by_role("button", name="Master").click()
    page.locator(".seat").get_by_role("button", name="New link").or_(
        page.locator(".seat").get_by_role("button", name="Renew")
    ).first.click()
    page.locator(".seat .invite").get_by_role("button", name="QR code").click()
    expect(page.locator(".seat .qr")).to_be_visible()
    person.context.close()


@pytest.mark.parametrize(
    ("bound", "found"),
    [
        ("127.0.0.1", ""),
        ("localhost", ""),
        ("::1", ""),
        ("", ""),
        ("192.168.1.5", "http://192.168.1.5:8000"),
        ("0.0.0.0", "http://10.1.2.3:8000"),
        ("fd00::5", "http://[fd00::5]:8000"),
    ],
)
def test_others_are_sent_where_they_can_get(
    monkeypatch: pytest.MonkeyPatch, bound: str, found: str
) -> None:
    monkeypatch.setattr("fechtbuch.table.addresses.own_address", lambda: "10.1.2.3")
    assert reachable(bound, URL("http://127.0.0.1:8000/api/address")) == found


def test_a_manifest_is_linked(address: str, browser: Browser) -> None:
    page = browser.new_page()
    page.goto(address)
    href = page.get_attribute("link[rel=manifest]", "href")
    assert href == "/static/app.webmanifest"
    assert (Path(__file__).parents[2] / "src/fechtbuch/web" / href.removeprefix("/")).is_file()
    assert page.evaluate("fetch('/static/app.webmanifest').then((one) => one.status)") == 200
    page.close()
