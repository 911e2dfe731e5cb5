"""A whole fight without a pointer, and what is put in out of turn."""

import pytest
from playwright.sync_api import Browser, ViewportSize

from tests.e2e.people import Person, open_table, until
from tests.lengths import some

DESK: ViewportSize = {"width": 1400, "height": 900}
MOST_DECISIONS = 60

FIGHTS = ("kurt-and-hans", "knight-and-swashbuckler", "marek-and-grom", "three-on-one")
"""One of each book."""


def seated(address: str, browser: Browser, scenario: str) -> Person:
    """Somebody who plays the first side against the engine."""
    person = Person(browser, "keys", viewport=DESK)
    sides = person.context.request.get(f"{address}/api/scenarios").json()
    mine, *others = next(one["sides"] for one in sides if one["name"] == scenario)
    opened = open_table(
        address,
        {
            "scenario": scenario,
            "seats": [{"name": "You", "side": mine["slug"]}],
            "engine": [side["slug"] for side in others],
            "advice": False,
        },
    )
    person.sit(address + str(opened["links"]["seats"][0]["link"]))
    return person


@pytest.mark.parametrize("scenario", some(FIGHTS))
def test_keys_alone_suffice_for_a_whole_fight(
    address: str, browser: Browser, scenario: str
) -> None:
    person = seated(address, browser, scenario)
    page = person.page

    def asked() -> bool:
        page.evaluate("0")
        return bool(person.questions) or person.state["over"] is not None

    helped = 0
    for decision in range(MOST_DECISIONS):
        until(asked, "a question or the end")
        if person.state["over"] is not None:
            break
        before = person.seq
        person.settle()
        page.keyboard.press("q")
        assert page.evaluate("document.activeElement.closest('#question') !== null")
        if page.locator("#question select").count():
            page.keyboard.press("Enter")
        for _ in range(6):
            if person.seq > before or page.locator("#question[aria-busy=true]").count():
                page.wait_for_timeout(30)
                continue
            page.keyboard.press("1")
            page.wait_for_timeout(60)
        if person.seq == before:
            # An answer that wants more than numbers: the engine's, by its button.
            helped += 1
            page.locator("#question [data-do=delegate]").focus()
            page.keyboard.press("Enter")
        until(lambda was=before: person.seq > was, f"decision {decision}")  # type: ignore[misc]
    assert decision > 0, "there was something to decide"
    assert 4 * helped <= decision, "numbers answer nearly everything"
    assert person.troubles == []
    person.context.close()


def test_a_parry_is_put_in_out_of_turn_by_two_taps(address: str, browser: Browser) -> None:
    """LSK-PAR-01: whoever has not acted may parry at any moment."""
    seats = [{"name": "Ann", "side": "kurt"}, {"name": "Bob", "side": "hans"}]
    opened = open_table(address, {"scenario": "kurt-and-hans", "seats": seats, "advice": False})
    links = [address + str(seat["link"]) for seat in opened["links"]["seats"]]
    people = [Person(browser, "Ann", viewport=DESK), Person(browser, "Bob", viewport=DESK)]
    for person, link in zip(people, links):
        person.sit(link)
    waiting = next(one for one in people if not one.questions and one.state["volunteers"])
    slug = waiting.state["volunteers"][0]["fighter"]
    before = waiting.seq
    waiting.page.locator(f'#question [data-volunteer="{slug}"]').click()
    waiting.page.locator("#question #go:not([disabled])").click()

    def parries() -> bool:
        waiting.page.evaluate("0")  # lets frames arrive
        states = next(one["states"] for one in waiting.state["fighters"] if one["slug"] == slug)
        return "parrying" in {state["key"] for state in states}

    until(parries, "the parry is put in")
    assert waiting.seq > before
    for person in people:
        # What was looked up while the answer was on its way may come too late; no answer may.
        late = ('"key":null', '"code":"not-asked"')
        assert [one for one in person.refusals() if not all(part in one for part in late)] == []
        person.context.close()
