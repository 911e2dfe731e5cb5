"""Glossaries: the terms of a book in one language, and the words that must not stand for them.

One file for each book and language, `locale/<language>/glossary.toml`, and one for the program
itself. Every language has the same keys:

    [counter-attack]
    term = "counter-attack"
    forms = ["counter-attacks", "counter-attacked"]
    own = "Counter-Attack"
    never = ["riposte", "counterstrike*"]
    means = "A blow by the target of an attack that lands before the attack does."
    rule = "LSK-CTR-01"

`term` is the word to use, `forms` what it looks like when it is bent, `own` the game's own word
(in the language of the game), `never` words that must not be used for it (an asterisk stands for
any ending), `means` the sentence that explains it, `rule` where it is told at length.
"""

import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fechtbuch.books.base import Book
from fechtbuch.text.catalogue import PROGRAM

GLOSSARY = "glossary.toml"
"""The file's name beside the other words of a language."""


@dataclass(frozen=True)
class Term:
    """A word that means one thing in a book, and is used for it alone."""

    key: str
    term: str
    means: str
    own: str = ""
    forms: tuple[str, ...] = ()
    never: tuple[str, ...] = ()
    rule: str = ""

    def shows(self, words: str) -> bool:
        """Whether these words are the term or one of its forms; capitals do not matter."""
        return words.casefold() in {one.casefold() for one in (self.term, *self.forms)}


class Glossary(dict[str, Term]):
    """The terms of one book, or of the program, in one language, by key."""

    def offences(self, text: str) -> list[tuple[str, Term]]:
        """Words in a text that must not be used, each with the term that should stand there."""
        found = []
        for term in self.values():
            for word in term.never:
                if _pattern(word).search(text):
                    found.append((word, term))
        return found


@cache
def glossary_of(book: Book | None, language: str) -> Glossary:
    """A book's glossary in a language, the program's own without a book; empty if there is none."""
    folder = book.folder if book is not None else files(PROGRAM)
    return read_glossary(folder.joinpath("locale", language, GLOSSARY))


def read_glossary(source: Traversable) -> Glossary:
    """A glossary from its file; a wrong field is an error."""
    glossary = Glossary()
    if source.is_file():
        for key, entry in tomllib.loads(source.read_text(encoding="utf-8")).items():
            lists = {name: tuple(entry.get(name, ())) for name in ("forms", "never")}
            glossary[key] = Term(key, **{**entry, **lists})
    return glossary


def all_words(glossaries: Iterable[Glossary]) -> set[str]:
    """Every single word that terms and their forms are made of."""
    return {
        word
        for glossary in glossaries
        for term in glossary.values()
        for form in (term.term, *term.forms, term.own)
        for word in re.findall(r"\w+", form.casefold())
    }


@cache
def _pattern(word: str) -> re.Pattern[str]:
    stem = re.escape(word.removesuffix("*"))
    end = r"\w*" if word.endswith("*") else ""
    return re.compile(rf"(?<!\w){stem}{end}(?!\w)", re.IGNORECASE)
