"""What a book is called: by its own name, or by `book-title` where a language has words for it."""

from functools import cache

from fechtbuch.books.base import Book, books
from fechtbuch.text.catalogue import FALLBACK, Catalogue

TITLE = "book-title"
"""The message with a book's title, among the book's other words."""


@cache
def title_of(book: Book, language: str) -> str:
    """A book's title in a language."""
    catalogue = Catalogue(language, [book.package])
    return catalogue.say(TITLE) if catalogue.has(TITLE) else book.title


def with_titles(text: str, language: str) -> str:
    """A text, or if it is the title of a book, that title in a language."""
    return text if language == FALLBACK else _titles(language).get(text, text)


@cache
def _titles(language: str) -> dict[str, str]:
    return {book.title: title_of(book, language) for book in books().values()}
