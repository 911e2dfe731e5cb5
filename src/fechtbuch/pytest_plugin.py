"""What pytest knows of Fechtbuch wherever it is installed.

The marker `rule`, by which `fechtbuch rules --coverage` finds the tests of a rule, and the options
of the conformance kit:

    pytest --pyargs fechtbuch.testing.conformance --book NAME

`--book` may be given several times; without it all installed books are looked at. Playthroughs are
kept in the tests of whoever runs the kit: in `tests/playthroughs`, or where `playthroughs` of the
configuration says. Nothing else of Fechtbuch is imported before it is needed.
"""

import pytest

BOOK = "--book"
PLAYTHROUGHS = "playthroughs"
WRITE = "--write-playthroughs"

CHOSEN: list[str] = []
"""The keys of the books that `--book` names."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options of the conformance kit."""
    group = parser.getgroup("fechtbuch", "Fechtbuch")
    group.addoption(
        BOOK,
        action="append",
        default=[],
        metavar="NAME",
        help="a book that the conformance kit looks at; may be given again (default: all)",
    )
    group.addoption(
        WRITE,
        action="store_true",
        help="write the playthroughs of the conformance kit anew, instead of comparing them",
    )
    parser.addini(
        PLAYTHROUGHS,
        "the folder of the playthroughs that the conformance kit compares",
        default="tests/playthroughs",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Register the marker, and look whether the books are there."""
    config.addinivalue_line(
        "markers",
        "rule(*ids): the rules of a book, by their ids, that the test would catch if broken",
    )
    chosen = config.getoption(BOOK)
    if chosen:
        from fechtbuch.books.base import books

        unknown = [key for key in chosen if key not in books()]
        if unknown:
            raise pytest.UsageError(
                f"{BOOK} {unknown[0]}: no such book is installed; there are {', '.join(books())}"
            )
    CHOSEN[:] = chosen
