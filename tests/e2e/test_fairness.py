"""Were the dice fair? Asked of the page, as a phone in the same room has it: over plain http."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, Route

from fechtbuch.engine.record import whole_record
from fechtbuch.scenario.fairness import were_fair
from tests.e2e.people import Person, open_table, until

PHONE = {"width": 390, "height": 844}
PICTURES = os.environ.get("FECHTBUCH_PICTURES", "")


class Fought:
    """A fight against the engine that is over, and the page it was fought on."""

    def __init__(self, address: str, browser: Browser) -> None:
        self.address = address
        self.opened = open_table(
            address,
            {
                "scenario": "kurt-and-hans",
                "seats": [{"name": "Ann", "side": "kurt"}],
                "engine": ["*"],
            },
        )
        link = self.opened["links"]["seats"][0]["link"]
        self.token = link.partition("#")[2]
        self.person = Person(browser, "Ann", viewport=PHONE, has_touch=True, is_mobile=True)
        # A name that is no machine of its own: the browser trusts it no more than any other.
        self.person.sit(address.replace("127.0.0.1", "phone.test") + link)
        until(lambda: self.page.evaluate("1") and bool(self.person.state["values"]), "a value")
        self.fight()

    @property
    def page(self) -> Page:
        return self.person.page

    def http(self, method: str, path: str, **more: Any) -> httpx.Response:
        headers = {"Authorization": f"Bearer {self.token}"}
        address = f"{self.address}/api/tables/{self.opened['table']}{path}"
        return httpx.request(method, address, headers=headers, timeout=30, **more)

    def fight(self) -> None:
        for _ in range(200):
            state = self.http("GET", "").json()["state"]
            if state["over"]:
                break
            if state["questions"]:
                question = state["questions"][0]["id"]
                command = {"do": "delegate", "question": question}
                self.http("POST", "/commands", json={"command": command})
        self.page.wait_for_selector(".over-news")

    def ask(self) -> None:
        """Open the question and have every die reckoned again."""
        self.page.reload()
        self.page.wait_for_selector(".over-news")
        self.page.get_by_role("button", name="Were the dice fair?").first.click()
        self.page.get_by_role("button", name="Check here").click()


@pytest.fixture(scope="module")
def fought(address: str, browser: Browser) -> Fought:
    return Fought(address, browser)


def test_a_phone_over_plain_http_reckons_every_die_again(fought: Fought) -> None:
    page = fought.page
    assert page.evaluate("window.isSecureContext") is False
    assert page.evaluate("crypto.subtle") is None
    fought.ask()
    said = page.locator("dialog .fair-yes").inner_text()
    fairness = were_fair(whole_record(fought.http("GET", "/record").text.splitlines()))
    assert fairness.fair
    assert f"All {fairness.dice} dice that the table rolled were reckoned again" in said
    assert "from the value that one page added" in said
    assert "The value that this page added itself is among them" in page.inner_text("dialog")
    if PICTURES:
        page.screenshot(path=str(Path(PICTURES) / "fairness.png"), full_page=True)


def changed_die(lines: list[Any]) -> None:
    rolled = next(one for one in lines[1:] if one.get("faces"))
    sides, face = rolled["faces"][0]
    rolled["faces"][0] = [sides, face % sides + 1]


def changed_value(lines: list[Any]) -> None:
    next(one for one in lines if one.get("kind") == "value")["text"] = "0" * 32


def changed_seed(lines: list[Any]) -> None:
    lines[-1]["end"]["seed"] = "0" * 64


def changed_beginning(lines: list[Any]) -> None:
    lines[0]["header"]["nonces"]["referee"] = "0" * 32


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (changed_die, "other dice were recorded"),
        (changed_value, "What this page added does not count"),
        (changed_seed, "The seed is not the one that was promised"),
        (changed_beginning, "The table promised this page another beginning"),
    ],
)
def test_a_server_that_tells_another_record_is_found_out(
    fought: Fought, change: Callable[[list[Any]], None], said: str
) -> None:
    lines = [json.loads(line) for line in fought.http("GET", "/record").text.splitlines()]
    change(lines)
    text = "\n".join(
        json.dumps(one, sort_keys=True, separators=(",", ":"), ensure_ascii=False) for one in lines
    )

    def forge(route: Route) -> None:
        route.fulfill(body=text, content_type="application/jsonl")

    fought.page.route("**/record", forge)
    try:
        fought.ask()
        fought.page.wait_for_selector("dialog .fair-no")
        assert said in fought.page.inner_text("dialog")
    finally:
        fought.page.unroute("**/record")
