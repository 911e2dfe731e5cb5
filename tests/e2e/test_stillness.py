"""Nothing moves under the pointer: after a question every control keeps its place."""

from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize

from tests.e2e.people import Person, until
from tests.e2e.pictures import duel

SCREENS: dict[str, dict[str, Any]] = {
    "desk": {"viewport": ViewportSize(width=1440, height=900)},
    "tablet": {"viewport": ViewportSize(width=1024, height=768)},
    "phone": {
        "viewport": ViewportSize(width=390, height=844),
        "has_touch": True,
        "is_mobile": True,
    },
}

WATCH = """() => {
    const place = (one) => one.dataset.plan ?? one.dataset.text ?? one.id ?? one.textContent;
    const all = () => [...document.querySelectorAll('main button, header button, main select')]
        .filter((one) => one.checkVisibility())
        .map((one, n) => [`${place(one)}|${one.className}|${n}`, one.getBoundingClientRect()]);
    window.seen = new Map();
    window.shifts = [];
    const look = () => {
        for (const [name, box] of all()) {
            const was = window.seen.get(name) ?? box;
            window.seen.set(name, was);
            const far = Math.max(Math.abs(was.x - box.x), Math.abs(was.y - box.y));
            if (far > 1) window.shifts.push([name, far]);
        }
        window.sampling = requestAnimationFrame(look);
    };
    look();
}"""
"""Notes where every control is from now on, and whichever has moved since it was first seen."""

CASES = [
    ("kurt-and-hans", "desk", "en", 2),
    ("kurt-and-hans", "phone", "pl", 1),
    ("three-brigands", "desk", "de", 2),
    ("marek-and-grom", "tablet", "pl", 2),
    ("three-on-one", "desk", "pl", 1),
]
"""Scenario, screen, language, and the questions that are looked at."""


@pytest.mark.parametrize(("scenario", "screen", "language", "questions"), CASES)
def test_no_control_moves_after_a_question(
    address: str, browser: Browser, scenario: str, screen: str, language: str, questions: int
) -> None:
    person = Person(browser, screen, language, **SCREENS[screen])
    person.sit(duel(address, scenario))
    page = person.page
    for _ in range(questions):
        until(lambda: bool(page.evaluate("1")) and asked_or_over(person), "a question")
        if person.state["over"] is not None:
            break
        person.settle()
        page.evaluate(WATCH)
        page.wait_for_timeout(3000)
        page.evaluate("cancelAnimationFrame(window.sampling)")
        assert page.evaluate("window.shifts.slice(0, 5)") == []
        before = person.seq
        page.keyboard.press("1")
        until(lambda was=before: page.evaluate("1") and person.seq > was, "plan 1")  # type: ignore[misc]
    assert person.troubles == []
    person.context.close()


def asked_or_over(person: Person) -> bool:
    return bool(person.questions) or person.state.get("over") is not None
