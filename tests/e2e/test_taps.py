"""An ordinary exchange takes three taps at most, for both sides together, in every book."""

import pytest
from playwright.sync_api import Browser, ViewportSize

from tests.e2e.people import Person, open_table, until

DESK: ViewportSize = {"width": 1440, "height": 900}
MOST_TAPS = 3
MOST_STEPS = 40

EXCHANGES = {
    "kurt-and-hans": ("attack|charge", "answer|guard"),
    "knight-and-swashbuckler": ("attack|all-out-attack|committed-attack", "defence"),
    "marek-and-grom": ("attack", "defend"),
    "hammer-and-plate": ("attack", "defend|react|parry"),
}
"""One scenario of each book: the verbs of a blow, and the questions that answer one."""


@pytest.mark.parametrize("scenario", EXCHANGES)
def test_an_exchange_takes_three_taps(address: str, browser: Browser, scenario: str) -> None:
    """Taps from the moment a blow is chosen until the next turn is asked for."""
    cards = browser.new_context().request.get(f"{address}/api/scenarios").json()
    sides = next(card["sides"] for card in cards if card["name"] == scenario)
    seats = [{"name": side["name"], "side": side["slug"]} for side in sides]
    links = open_table(address, {"scenario": scenario, "seats": seats})["links"]
    people = [Person(browser, seat["name"], viewport=DESK) for seat in seats]
    for person, seat in zip(people, links["seats"]):
        person.sit(address + str(seat["link"]))
    verbs, _ = EXCHANGES[scenario]
    taps = 0
    struck = False
    for _ in range(MOST_STEPS):
        asked = whoever(people)
        if asked is None:
            break
        question = asked.questions[0]
        own = question["fighter"] == asked.state["turn"]
        if struck and own and asked is not attacker:
            break
        plan = asked.plan(verbs) if own and not struck else None
        if plan is not None:
            struck, attacker, taps = True, asked, 0
        before = asked.seq
        asked.settle()
        taps += 1
        if asked.page.query_selector("#question .matrix .cell.best"):
            asked.tap(".matrix .cell.best")
        else:
            asked.tap_plan(plan or asked.questions[0]["plans"][0]["id"])
        until(lambda who=asked, was=before: who.seq > was, "a tap is enough")  # type: ignore[misc]
    for person in people:
        assert person.troubles == []
        person.context.close()
    assert struck, "somebody strikes"
    assert taps <= MOST_TAPS


def whoever(people: list[Person]) -> Person | None:
    """Whoever is asked now; nobody when it is over."""
    found: list[Person] = []

    def somebody() -> bool:
        for person in people:
            person.page.evaluate("0")
        found[:] = [person for person in people if person.questions]
        return bool(found) or people[0].state["over"] is not None

    until(somebody, "somebody is asked")
    return found[0] if found else None
