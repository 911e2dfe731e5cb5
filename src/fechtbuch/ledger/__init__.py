"""The rules of the books and the tests that hold them."""

from fechtbuch.ledger.coverage import BookCoverage, coverage, marked_tests
from fechtbuch.ledger.search import find_rules

__all__ = ["BookCoverage", "coverage", "find_rules", "marked_tests"]
