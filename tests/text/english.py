"""Finds English that is left over in what the program shows in another language.

A word is left over if English files or the documentation use it and no file of the language does:
no list of words has to be kept, and what the language borrowed is known because it uses it.
"""

import re
from functools import cache
from pathlib import Path

import fechtbuch

HOME = Path(fechtbuch.__file__).parent
DOCS = HOME.parents[1] / "docs"

FUNCTION_WORDS = frozenset(
    re.findall(
        r"\w+",
        """the and of with this that these those are from which whose who what when where you your
        they their there have has does been would should could nobody somebody everybody if then
        than but because while without until his her its our not only can cannot will""",
    )
)
"""Words without which nobody writes an English sentence."""

ALIKE = {
    "de": frozenset({"will", "her"}),  # „will“, „hin und her“
    "fr": frozenset({"but"}),  # « le but »
    "pl": frozenset({"but", "than"}),
}
"""Those of them that are also words of another language."""

_MARKUP = re.compile(
    r"^#.*$|^-?[a-z][\w-]* *=|^ +\.[\w-]+ *=|^ +\*?\[[\w -]+\]|\{[^{}]*\}|`[^`]*`|https?:\S+", re.M
)
_CODE = re.compile(
    r"`[^`]*`|https?:\S+|\b[a-z]+(?:-[a-z\d]+)+\b|--?[a-z][\w-]*|\b\w+[._/]\w[\w./]*|<[^>]*>"
)
_WORD = re.compile(r"[^\W\d_]+(?:[-’'][^\W\d_]+)*")


def words(text: str) -> set[str]:
    """The words of a text, in small letters; those of one or two letters say too little."""
    return {word.casefold() for word in _WORD.findall(text) if len(word) > 2}


def prose(text: str) -> str:
    """A Fluent file without its keys, its variables and its comments."""
    before = ""
    while before != text:
        before, text = text, _MARKUP.sub(" ", text)
    return text


def files_of(language: str) -> list[Path]:
    """Everything that is written in a language: messages, glossaries and rulebooks."""
    found = sorted(HOME.glob(f"locale/{language}/*.*"))
    found += sorted(HOME.glob(f"books/*/locale/{language}/*.*"))
    return found + sorted(HOME.glob(f"books/*/rulebook/{language}/*.md"))


@cache
def vocabulary(language: str) -> frozenset[str]:
    """Every word that the files of a language use."""
    found: set[str] = set()
    for path in files_of(language):
        text = path.read_text(encoding="utf-8")
        found |= words(prose(text) if path.suffix == ".ftl" else text)
    return frozenset(found)


@cache
def english() -> frozenset[str]:
    """Every word that is used in English, here or in the documentation."""
    found = set(vocabulary("en"))
    for path in sorted(DOCS.glob("*.md")):
        if path.name == "stories.md":  # told in four languages
            continue
        found |= words(path.read_text(encoding="utf-8"))
    return frozenset(found)


def left_over(text: str, language: str, allowed: frozenset[str] = frozenset()) -> list[str]:
    """The English words in a text that is shown in another language."""
    shown = words(_CODE.sub(" ", text))
    return sorted((shown & english()) - vocabulary(language) - allowed)


def english_in(text: str, language: str) -> list[str]:
    """The English function words of a text that should be in another language."""
    return sorted(words(_CODE.sub(" ", text)) & (FUNCTION_WORDS - ALIKE[language]))
