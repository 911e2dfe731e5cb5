"""Everything told: no step changes what people care about without an event that says so."""

import pytest

from fechtbuch.books.base import Book
from fechtbuch.engine.events import Event
from fechtbuch.testing.conformance.invariants import ready
from fechtbuch.testing.conformance.kit import BRIEF, every_book, every_scenario
from fechtbuch.testing.conformance.playing import scenario
from fechtbuch.testing.conformance.telling import Teller, looked_at, told_badly
from fechtbuch.testing.conformance.test_every_field import anatomy_of

FIGHTS = 1
MOST_STEPS = 40 if BRIEF else 80


@every_book
def test_every_field_is_told_or_bookkeeping(book: Book) -> None:
    telling = book.telling()
    if not telling.told:
        pytest.skip("the book does not declare yet what it tells")
    anatomy = anatomy_of(book)
    teller = Teller(anatomy, telling)
    assert teller.undeclared() == []
    fields = {
        f"{name}.{field.name}" for name in anatomy.concrete() for field in looked_at(anatomy, name)
    }
    assert sorted({*telling.told, *telling.bookkeeping} - fields) == []
    assert set(telling.told) & set(telling.bookkeeping) == set()
    assert all(telling.bookkeeping.values())


@every_scenario
@pytest.mark.parametrize("way", ["book", "mixed", "curious"])
def test_every_change_is_told_by_its_step(name: str, way: str) -> None:
    book = scenario(name).rulebook
    if not book.telling().told:
        pytest.skip("the book does not declare yet what it tells")
    teller = Teller(anatomy_of(book), book.telling())
    for number in range(FIGHTS):
        fight, _ = ready(name, number, way)
        fight.telling = True
        for step in range(MOST_STEPS):
            if fight.over:
                break
            before = teller.values(fight)
            fight.events = []
            fight.step()
            assert teller.untold(fight, before) == [], (name, number, way, step)


@every_scenario
def test_every_told_number_is_the_sum_of_parts_with_rules(name: str) -> None:
    book = scenario(name).rulebook
    fight, _ = ready(name, 1, "curious")
    fight.telling = True
    told: list[Event] = []
    for _ in range(MOST_STEPS):
        if fight.over:
            break
        fight.events = []
        fight.step()
        told += fight.events
    assert told
    assert [problem for event in told for problem in told_badly(event, set(book.rules))] == []
