"""Phrases in words: what is wrong with a file, in the reader's language."""

from functools import cache

from fechtbuch.books.complaints import Phrase
from fechtbuch.text.catalogue import FALLBACK, Catalogue
from fechtbuch.text.titles import with_titles


def told(phrase: Phrase, language: str = FALLBACK, package: str = "") -> str:
    """A phrase in words; `package` is the book that it belongs to, if any."""
    parts: dict[str, str | int] = {}
    for name, part in phrase.parts.items():
        if isinstance(part, Phrase):
            parts[name] = told(part, language, package)
        elif isinstance(part, tuple):
            parts[name] = ", ".join(told(one, language, package) for one in part)
        else:
            parts[name] = with_titles(part, language) if isinstance(part, str) else part
    return _catalogue(language, package).say(phrase.key, parts)


@cache
def _catalogue(language: str, package: str) -> Catalogue:
    return Catalogue(language, [package] if package else [])
