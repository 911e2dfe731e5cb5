"""What was written for the small book still follows from its declarations."""

from fechtbuch.kit.write_state import is_fresh
from tests.kit.variants import PACKAGE, SNOW


def test_what_was_written_for_the_small_book_is_fresh() -> None:
    assert is_fresh(PACKAGE, SNOW), f"run `fechtbuch write-state {PACKAGE}`"
