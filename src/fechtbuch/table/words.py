"""The words of a table: what its book and the program say in the viewer's language."""

from functools import cache, lru_cache

from fechtbuch.books.base import Book, books
from fechtbuch.engine.tally import Tally
from fechtbuch.table.state import Data
from fechtbuch.text import Catalogue, Storyteller, choose_language, decrees
from fechtbuch.text.catalogue import languages
from fechtbuch.text.names import item_names


@lru_cache(1000)
def spoken(language: str) -> str:
    """The language that is spoken where this one is wished for."""
    return choose_language(language or "en")


def languages_of(book: Book) -> list[str]:
    """The languages in which a table of this book can be seen, at least in part."""
    return sorted({*languages(), *book.languages})


def catalogue_of(book: Book | None, language: str) -> Catalogue:
    """The catalogue of a book, or of the program alone."""
    return _catalogue("" if book is None else book.key, spoken(language))


@cache
def _catalogue(book: str, language: str) -> Catalogue:
    return Catalogue(language, [books()[book].package] if book else [])


def items_of(book: Book) -> dict[str, str]:
    """The English names of a book's things."""
    return _items(book.key)


@cache
def _items(book: str) -> dict[str, str]:
    return item_names(books()[book])


def number_data(teller: Storyteller, tally: Tally) -> Data:
    """A number with its parts, as far as the reader may know them."""
    return {
        "name": teller.names.number(tally.name),
        "total": int(tally.total),
        "parts": [
            {"text": one.name, "value": int(one.value), "rule": one.rule}
            for one in teller.explain(tally)
        ],
    }


label_of = decrees.label_of
"""What a value of a fighter's sheet is called."""
