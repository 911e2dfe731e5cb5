"""What is recommended, and what beside the aim and in the order would hide something else."""

import json
import re
from functools import partial
from typing import Any

from playwright.sync_api import Browser, WebSocketRoute

from tests.e2e.contact import SCREENS
from tests.e2e.people import Person, open_table, until

TURNED = {"p1": (0.3, [0.25, 0.35]), "p2": (0.32, [0.27, 0.37]), "p3": (0.6, [0.55, 0.65])}
"""How often each plan wins, and within what: the third is clearly better than the first."""


def turned(socket: WebSocketRoute, asked: dict[str, list[str]], sent: list[Any]) -> None:
    """Let everything through, but for what plans come to; note plans and what is sent."""
    server = socket.connect_to_server()

    def said(message: str | bytes) -> None:
        sent.append(json.loads(message))
        server.send(message)

    def told(message: str | bytes) -> None:
        data: dict[str, Any] = json.loads(message)
        for question in data.get("state", {}).get("questions", []):
            asked.update({plan["id"]: plan["answers"] for plan in question["plans"]})
        for plan in data["plans"] if data["type"] == "figures" else []:
            wins, interval = TURNED.get(plan["id"], (0.1, [0.05, 0.15]))
            plan["figures"] |= {"wins": wins, "interval": interval, "tie": None}
        socket.send(json.dumps(data))

    socket.on_message(said)
    server.on_message(told)


PLACES = """() => [...document.querySelectorAll(".plan, .plan-title, .figures")].map((one) => {
    const { left, top } = one.getBoundingClientRect();
    return [left, top];
})"""


def test_a_plan_that_turns_out_better_is_marked_and_stays_in_its_place(
    address: str, browser: Browser
) -> None:
    seats = [{"name": "Ann", "side": "kurt"}]
    for screen in ("desk", "phone"):
        wanted = {"scenario": "kurt-and-hans", "seats": seats, "engine": ["hans"]}
        link = open_table(address, wanted)["links"]["seats"][0]["link"]
        person = Person(browser, "Ann", **SCREENS[screen])
        page = person.page
        asked: dict[str, list[str]] = {}
        sent: list[Any] = []
        page.route_web_socket(re.compile(r"/socket$"), partial(turned, asked=asked, sent=sent))
        page.goto(address + link)
        page.wait_for_selector("#question .plan")
        first = page.locator(".plan").nth(0)
        before = page.evaluate(PLACES)
        page.wait_for_selector("#question .plan.best .risen")
        assert page.locator(".plan.best").get_attribute("data-plan") == "p3"
        assert first.get_attribute("data-plan") == "p1"
        after = page.evaluate(PLACES)
        assert all(
            abs(was - now) <= 1
            for one, other in zip(before, after, strict=True)
            for was, now in zip(one, other, strict=True)
        )
        third = asked["p3"]
        page.keyboard.press("Enter")
        page.wait_for_selector("main:not([data-seq='0'])")
        commands = [one["command"] for one in sent if "command" in one]
        assert [one["answers"] for one in commands if one["do"] == "plan"] == [third]
        person.context.close()


OVER = """() => {
    const rect = document.querySelector(".pill rect").getBoundingClientRect();
    return [...document.querySelectorAll(".token .disc")].filter((disc) => {
        const token = disc.getBoundingClientRect();
        const [x, y] = [token.left + token.width / 2, token.top + token.height / 2];
        const dx = x - Math.max(rect.left, Math.min(x, rect.right));
        const dy = y - Math.max(rect.top, Math.min(y, rect.bottom));
        return Math.hypot(dx, dy) < token.width / 2 - 1;
    }).length;
}"""
"""How many tokens lie under the words beside the aim."""


def test_words_beside_an_aim_lie_on_no_token_and_who_acts_is_not_next(
    address: str, browser: Browser
) -> None:
    wanted = {"scenario": "three-brigands", "engine": ["brigands"]}
    seats = [{"name": "Ann", "side": "veteran"}]
    links = open_table(address, {**wanted, "seats": seats})["links"]
    person = Person(browser, "Ann", **SCREENS["desk"])
    person.sit(address + links["seats"][0]["link"])
    for _ in range(8):
        person.settle()
        plan = person.page.locator("#question .plan").first
        if person.page.locator(".order .now").count() == 2 and plan.is_visible():
            break
        before = person.seq
        person.tap(".plan, #question .cell.best")
        until(lambda before=before: person.seq > before, "the answer is given")  # type: ignore[misc]
    assert person.page.locator(".order .now").count() == 2
    assert person.page.locator(".order .now.next").count() == 0
    assert person.page.locator(".order .next").count() == 1
    plan.hover()
    person.page.wait_for_selector(".pill rect")
    assert person.page.evaluate(OVER) == 0
    assert person.troubles == []
    person.context.close()
