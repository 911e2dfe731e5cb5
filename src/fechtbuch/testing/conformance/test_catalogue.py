"""Everything in a book's data takes part in a fight; every option is tried with every value."""

from collections.abc import Iterator

import pytest

from fechtbuch.books.base import Book
from fechtbuch.engine.streams import BulkDice
from fechtbuch.scenario import Scenario, load
from fechtbuch.testing.conformance.kit import BOOKS, BRIEF, scenarios_of
from fechtbuch.testing.conformance.playing import scenario


def fought(chosen: Scenario, number: int, policy: str) -> None:
    fight = chosen.build()
    dice = BulkDice(77)
    dice.deal(number, fight.roster)
    fight.dice = dice
    make = chosen.rulebook.policies()[policy]
    fight.players = [make(dice.whim) for _ in fight.sides]
    fight.run()
    assert fight.over


def name_of(value: Book | bool | int | str) -> str:
    return value.key if isinstance(value, Book) else str(value)


def specimens() -> Iterator[tuple[Book, str]]:
    for book in BOOKS:
        for number, name in enumerate(book.specimens()):
            if not BRIEF or number % 20 == 0:
                yield book, name


@pytest.mark.parametrize(("book", "name"), list(specimens()), ids=name_of)
def test_every_specimen_fights(book: Book, name: str) -> None:
    chosen = load(book.specimens()[name])
    fought(chosen, 1, "book")
    fought(chosen, 2, "random")


def switched() -> Iterator[tuple[Book, str, bool | int | str]]:
    for book in BOOKS:
        for option in book.options.values():
            for value in option.values:
                yield book, option.name, value


@pytest.mark.parametrize(("book", "option", "value"), list(switched()), ids=name_of)
def test_every_value_of_every_option_is_played(
    book: Book, option: str, value: bool | int | str
) -> None:
    data = scenario(scenarios_of(book)[0]).to_data()
    data["options"] = {**data.get("options", {}), option: value}
    fought(Scenario.from_data(data), 3, "book")
