"""No rule of any book is without a test, and no test names a rule that does not exist."""

from pathlib import Path

import pytest

from fechtbuch.books.base import books
from fechtbuch.ledger.coverage import coverage, marked_tests, unknown_ids

TESTS = Path(__file__).resolve().parents[1]


@pytest.fixture(scope="module")
def marked() -> dict[str, list[str]]:
    """The tests that name a rule, by rule."""
    return marked_tests(TESTS)


@pytest.mark.parametrize("key", list(books()))
def test_every_rule_of_the_ledger_has_a_test(key: str, marked: dict[str, list[str]]) -> None:
    # Ours include those that are left to the referee: tests hold that he is asked.
    rules = coverage(books()[key], marked).rules
    assert [rule.id for rule, tests in rules if not tests] == []


def test_every_marked_id_is_in_a_ledger(marked: dict[str, list[str]]) -> None:
    prefixes = {rule_id.split("-")[0] for book in books().values() for rule_id in book.rules}
    unknown = unknown_ids(marked, books())
    assert [rule_id for rule_id in unknown if rule_id.split("-")[0] in prefixes] == []
