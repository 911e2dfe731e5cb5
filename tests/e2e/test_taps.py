"""An ordinary exchange takes three taps at most, for both sides together, in every book."""

from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, ViewportSize

from tests.e2e.people import Person, in_step, open_table, until
from tests.e2e.test_fights import PLANS, Plan

DESK: ViewportSize = {"width": 1440, "height": 900}
MOST_TAPS = 3
MOST_STEPS = 40
TURNS = ("turn", "act")
"""The questions by which somebody acts."""
MORE = ("attack", "step")
"""The questions by which somebody goes on after a blow that is done with."""

BLOWS = {
    "landsknecht": "attack",
    "gurps": "attack|all-out-attack|committed-attack|defensive-attack",
    "phase-six": "attack",
    "tales-and-legends": "attack",
}
"""The verbs of a blow in each book."""


def beside_each_other(address: str, plan: Plan) -> dict[str, Any]:
    """A duel that begins within reach."""
    data: dict[str, Any] = httpx.get(f"{address}/api/scenarios/{plan.scenario}", timeout=30).json()
    data["map"] = {"bounds": [0, 0, 17, 13]}
    for side, place in zip(data["sides"], plan.places):
        side["fighters"][0]["at"] = list(place)
    return data


@pytest.mark.parametrize("book", BLOWS)
def test_an_exchange_takes_three_taps(address: str, browser: Browser, book: str) -> None:
    """Taps from the moment a blow is chosen until it was answered, or somebody acts again."""
    data = beside_each_other(address, PLANS[book])
    seats = [
        {"name": side["name"], "fighters": [side["fighters"][0]["slug"]]} for side in data["sides"]
    ]
    links = open_table(address, {"scenario": data, "seats": seats})["links"]
    people = [Person(browser, str(seat["name"]), viewport=DESK) for seat in seats]
    for person, seat in zip(people, links["seats"]):
        person.sit(address + str(seat["link"]))
    taps = 0
    attacker = people[0]
    asked_for: list[str] = []
    for _ in range(MOST_STEPS):
        asked = whoever(people)
        if asked is None:
            break
        asked.settle()
        question = asked.questions[0]
        acts = question["kind"] in TURNS
        if taps and (acts or question["kind"] in MORE):
            break
        plan = asked.plan(BLOWS[book]) if acts else None
        if plan is not None or taps:
            taps += 1
            asked_for.append(question["kind"])
        before = asked.seq
        if asked.page.query_selector("#question .matrix"):
            asked.tap(".matrix .cell.best:not([disabled])")
        else:
            asked.tap_plan(plan or question["plans"][0]["id"])
        until(lambda who=asked, was=before: who.seq > was, "a tap is enough")  # type: ignore[misc]
        if plan is not None:
            attacker = asked
        elif taps and asked is not attacker:
            break
    for person in people:
        assert person.troubles == []
        person.context.close()
    assert taps, "somebody strikes"
    assert taps <= MOST_TAPS, asked_for


def whoever(people: list[Person]) -> Person | None:
    """Whoever is asked now; nobody when it is over."""
    found: list[Person] = []

    def somebody() -> bool:
        if not in_step(people):
            return False
        found[:] = [person for person in people if person.questions]
        return bool(found) or people[0].state["over"] is not None

    until(somebody, "somebody is asked")
    return found[0] if found else None
