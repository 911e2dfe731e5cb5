"""No rule of any book is without a test, and no test names a rule that does not exist."""

from pathlib import Path

import pytest

from fechtbuch.books.base import books
from fechtbuch.ledger.coverage import coverage, marked_tests, unknown_ids

TESTS = Path(__file__).resolve().parents[1]


@pytest.mark.parametrize("key", list(books()))
def test_every_rule_of_the_ledger_has_a_test(key: str) -> None:
    # Ours include those that are left to the referee: tests hold that he is asked.
    rules = coverage(books()[key], marked_tests(TESTS)).rules
    assert [rule.id for rule, tests in rules if not tests] == []


def test_every_marked_id_is_in_a_ledger() -> None:
    prefixes = {rule_id.split("-")[0] for book in books().values() for rule_id in book.rules}
    unknown = unknown_ids(marked_tests(TESTS), books())
    assert [rule_id for rule_id in unknown if rule_id.split("-")[0] in prefixes] == []
