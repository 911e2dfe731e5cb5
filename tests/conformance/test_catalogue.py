"""Everything in a book's data takes part in a fight; every option is tried with every value."""

from collections.abc import Iterator

import pytest

from fechtbuch.books.base import Book, books
from fechtbuch.engine.streams import BulkDice
from fechtbuch.scenario import Scenario, load
from tests.conformance.kit import BRIEF, SCENARIOS, scenario


def fought(chosen: Scenario, number: int, policy: str) -> None:
    fight = chosen.build()
    dice = BulkDice(77)
    dice.deal(number, len(fight.roster))
    fight.dice = dice
    make = chosen.rulebook.policies()[policy]
    fight.players = [make(dice.whim) for _ in fight.sides]
    fight.run()
    assert fight.over


def specimens() -> Iterator[tuple[str, str]]:
    for book in books().values():
        for number, name in enumerate(book.specimens()):
            if not BRIEF or number % 20 == 0:
                yield book.key, name


@pytest.mark.parametrize(("key", "name"), list(specimens()))
def test_every_specimen_fights(key: str, name: str) -> None:
    book: Book = books()[key]
    chosen = load(book.specimens()[name])
    fought(chosen, 1, "book")
    fought(chosen, 2, "random")


def switched() -> Iterator[tuple[str, str, bool | int | str]]:
    for book in books().values():
        for option in book.options.values():
            for value in option.values:
                yield book.key, option.name, value


@pytest.mark.parametrize(("key", "option", "value"), list(switched()))
def test_every_value_of_every_option_is_played(
    key: str, option: str, value: bool | int | str
) -> None:
    name = next(name for name in SCENARIOS if name.startswith(key + "/"))
    data = scenario(name).to_data()
    data["options"] = {**data.get("options", {}), option: value}
    fought(Scenario.from_data(data), 3, "book")
