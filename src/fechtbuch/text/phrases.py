"""Phrases in words: what is wrong with a file, in the reader's language."""

from functools import cache

from fechtbuch.books.complaints import Phrase
from fechtbuch.text.catalogue import FALLBACK, Catalogue


def told(phrase: Phrase, language: str = FALLBACK, package: str = "") -> str:
    """A phrase in words; `package` is the book that it belongs to, if any."""
    parts = {
        name: told(part, language, package) if isinstance(part, Phrase) else part
        for name, part in phrase.parts.items()
    }
    return _catalogue(language, package).say(phrase.key, parts)


@cache
def _catalogue(language: str, package: str) -> Catalogue:
    return Catalogue(language, [package] if package else [])
