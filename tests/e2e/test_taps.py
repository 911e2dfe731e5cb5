"""An ordinary exchange takes three taps at most for both sides together, in every book; one where
answers stand, and five for a choice of one's own."""

from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, ViewportSize

from tests.e2e.people import Person, in_step, open_table, until
from tests.e2e.test_fights import PLANS, Plan

DESK: ViewportSize = {"width": 1440, "height": 900}
MOST_TAPS = 3
MOST_OWN_TAPS = 5
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


@pytest.fixture(params=BLOWS)
def book(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def people(address: str, browser: Browser, book: str) -> Iterator[list[Person]]:
    """The two of a duel of the book, at one table."""
    data = beside_each_other(address, PLANS[book])
    seats = [
        {"name": side["name"], "fighters": [side["fighters"][0]["slug"]]} for side in data["sides"]
    ]
    links = open_table(address, {"scenario": data, "seats": seats})["links"]
    found = [Person(browser, str(seat["name"]), viewport=DESK) for seat in seats]
    for person, seat in zip(found, links["seats"]):
        person.sit(address + str(seat["link"]))
    yield found
    for person in found:
        assert person.troubles == []
        person.context.close()


def test_an_exchange_takes_three_taps(people: list[Person], book: str) -> None:
    """Taps from the moment a blow is chosen until it was answered, or somebody acts again."""
    # Whoever throws a blow once more is asked about that throw, too: no ordinary exchange.
    ordinary = (one for one in exchanges(people, book, tapped) if one.count("extra") <= 1)
    asked_for = next(ordinary)
    assert len(asked_for) <= MOST_TAPS, asked_for


def test_with_standing_answers_an_exchange_takes_one_tap(people: list[Person], book: str) -> None:
    """What may be left standing is, in the question itself; from then on one tap is enough."""
    counted = []
    for asked_for in exchanges(people, book, left_standing):
        counted.append(asked_for)
        if len(asked_for) == 1 and any(person.state["standing"] for person in people):
            break
    assert len(counted[-1]) == 1, counted
    kept = next(person for person in people if person.state["standing"])
    kept.page.locator("[data-do=menu]").first.click()
    stood = len(kept.state["standing"])
    kept.page.locator("dialog").get_by_role("button", name="Take back").first.click()
    until(
        lambda: bool(kept.page.evaluate("1")) and len(kept.state["standing"]) < stood,
        "one is lifted",
    )


def test_a_choice_of_ones_own_takes_five_taps(people: list[Person], book: str) -> None:
    for _ in range(MOST_STEPS):
        asked = whoever(people)
        assert asked is not None, "somebody may strike"
        asked.settle()
        text = asked.option(BLOWS[book]) if asked.questions[0]["kind"] in TURNS else None
        if text is not None:
            before = asked.seq
            assert asked.build(text) <= MOST_OWN_TAPS
            until(lambda who=asked, was=before: who.seq > was, "it is done")  # type: ignore[misc]
            return
        tapped(asked)


def exchanges(
    people: list[Person], book: str, answered: Callable[[Person], bool]
) -> Iterator[list[str]]:
    """What was asked and answered by a tap in each exchange that somebody begins with a blow."""
    attacker = people[0]
    asked_for: list[str] = []
    for _ in range(MOST_STEPS):
        asked = whoever(people)
        if asked is None:
            break
        asked.settle()
        question = asked.questions[0]
        acts = question["kind"] in TURNS
        if asked_for and (acts or question["kind"] in MORE):
            yield asked_for
            asked_for = []
        blow = asked.plan(BLOWS[book]) if acts else None
        if blow is not None:
            attacker = asked
            tapped(asked, blow)
            asked_for.append(question["kind"])
        elif not answered(asked) or not asked_for:
            continue
        else:
            asked_for.append(question["kind"])
            if asked is not attacker:
                yield asked_for
                asked_for = []
    if asked_for:
        yield asked_for


def tapped(person: Person, plan: str = "") -> bool:
    """One tap: a plan, the best one or the best cell of the matrix."""
    before = person.seq
    if not plan and person.page.query_selector("#question .matrix"):
        person.tap(".matrix .cell.best:not([disabled])")
    else:
        person.tap_plan(plan or person.questions[0]["plans"][0]["id"])
    until(lambda: person.seq > before, "a tap is enough")
    return True


def left_standing(person: Person) -> bool:
    """The first answer that may be is left standing whatever its chance; else it is a tap."""
    before = person.seq
    offers = person.questions[0].get("standing")
    if person.questions[0]["kind"] in TURNS or not offers:
        return tapped(person)
    if person.page.query_selector("#question .stands:not([open])"):
        person.tap(".stands summary")
    row = person.page.locator(".stand-row", has=person.page.locator("[data-stand]")).first
    for _ in range(6):
        row.locator(".stepper button").first.click()
    row.locator("[data-stand]").click()
    until(lambda: person.seq > before, "it is given at once")
    return False


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
