"""Where a rule comes from is said in the reader's words."""

from dataclasses import replace

from fechtbuch.books.base import books
from fechtbuch.text import Catalogue
from fechtbuch.text.rules import source_of

RULE = books()["gurps"].rules["GUR-DIC-01"]


def test_a_source_is_told_in_the_language_of_the_reader() -> None:
    told = {name: source_of(Catalogue(name), RULE) for name in ("en", "de", "fr", "pl")}
    assert told["en"] == "supplement"
    assert len(set(told.values())) == 4


def test_a_source_that_only_its_book_knows_speaks_for_itself() -> None:
    assert source_of(Catalogue("en"), replace(RULE, source="chapter 3")) == "chapter 3"
