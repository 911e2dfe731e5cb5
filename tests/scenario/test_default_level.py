"""Who plays where nobody is named: the strongest level of the book, in whatever is begun today.

All other tests are played by `book` (`tests/conftest.py`); these see what people get.
"""

import pytest

from fechtbuch.books.base import LEVEL, books
from fechtbuch.rl import Duel
from fechtbuch.scenario import Scenario, load, names
from fechtbuch.simulate import simulate

FIRST = {book: next(info.name for info in names() if info.book == book) for book in books()}
STRONG = sorted(key for key, book in books().items() if "strong" in book.levels)


@pytest.fixture(autouse=True)
def as_people_have_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(LEVEL)


def policies(scenario: Scenario) -> set[str]:
    return {side.policy for side in scenario.sides}


def test_all_four_books_have_the_level() -> None:
    assert STRONG == ["gurps", "landsknecht", "phase-six", "tales-and-legends"]


@pytest.mark.parametrize("book", STRONG)
def test_a_scenario_of_today_is_played_by_strong(book: str) -> None:
    assert policies(load(FIRST[book])) == {"strong"}


@pytest.mark.parametrize("book", STRONG)
def test_what_was_written_before_is_played_as_it_was(book: str) -> None:
    oldest = books()[book].versions[0]
    assert books()[book].default_policy(oldest.name) == oldest.policy == "book"


def test_the_laboratory_fights_and_says_so() -> None:
    assert simulate("kurt-and-hans", 4).policies == {"kurt": "strong", "hans": "strong"}


def test_learners_fight_it_unless_they_name_another() -> None:
    assert Duel("kurt-and-hans").troupe.opponents == {"hans": "strong"}
    assert Duel("kurt-and-hans", "novice").troupe.opponents == {"hans": "novice"}


def test_the_environment_names_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(LEVEL, "novice")
    assert policies(load("kurt-and-hans")) == {"novice"}
    assert books()["landsknecht"].default_policy("2") == "book"


@pytest.mark.parametrize("unknown", ["divine", "advised", ""])
def test_a_level_that_the_book_does_not_know_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, unknown: str
) -> None:
    """Nor does `advised`, which plays by trying out what the default would do."""
    monkeypatch.setenv(LEVEL, unknown)
    assert policies(load("kurt-and-hans")) == {"strong"}
