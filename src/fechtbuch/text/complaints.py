"""Errors that speak English, told in the reader's language.

A library's errors are for programmers and speak English; so does the framework of the command
line. People at a terminal or a page read some of them, too. Each such sentence is a message of
`complaints.ftl`, under `said-`, in English exactly as the error has it: so it is recognised, what
is put in is taken out, and the same message is said in another language with it. What nobody knows
stays as it is.
"""

import re
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Placeable, TextElement, VariableReference

from fechtbuch.text.catalogue import FALLBACK, PROGRAM, Catalogue

COMPLAINTS = "complaints.ftl"
"""The file with the sentences of errors."""

SAID = "said-"
"""How the keys of such sentences begin."""

_DEEPEST = 8
"""An error may hold another one; no further than this."""


def in_words(text: str, language: str) -> str:
    """What an error says, in a language; unchanged if nobody knows its sentence."""
    return text if language == FALLBACK else _told(text, _catalogue(language), _DEEPEST)


def sentence_of(text: str) -> str:
    """The key of the message that an English error is; nothing if there is none."""
    found = _recognised(text)
    return found[0] if found else ""


def _told(text: str, catalogue: Catalogue, depth: int) -> str:
    if depth == 0:
        return text
    found = _recognised(text)
    if found is not None:
        key, parts = found
        return catalogue.say(
            key, {name: _part(part, catalogue, depth - 1) for name, part in parts.items()}
        )
    # A file, a path or an option may stand before what is wrong with it.
    for match in re.finditer(": ", text):
        place, what = text[: match.start()], text[match.end() :]
        if sentence_of(what):
            told = _told(what, catalogue, depth - 1)
            return catalogue.say("complaint-in", {"place": place, "what": told})
    return text


def _part(part: str, catalogue: Catalogue, depth: int) -> str | int:
    if re.fullmatch(r"\d{1,9}", part):
        return int(part)
    if re.fullmatch(r"'[^']*'(?: / '[^']*')*", part):
        quoted = [{"text": one.strip("'")} for one in part.split(" / ")]
        return " / ".join(catalogue.say("complaint-quoted", one) for one in quoted)
    return _told(part, catalogue, depth)


def _recognised(text: str) -> tuple[str, dict[str, str]] | None:
    for key, pattern in _patterns():
        match = pattern.fullmatch(text)
        if match is not None:
            return key, match.groupdict()
    return None


@cache
def _patterns() -> list[tuple[str, re.Pattern[str]]]:
    """The English sentences as patterns, those with most words of their own first."""
    source = files(PROGRAM).joinpath("locale", FALLBACK, COMPLAINTS)
    found: list[tuple[int, str, re.Pattern[str]]] = []
    for entry in FluentParser().parse(source.read_text(encoding="utf-8")).body:
        if isinstance(entry, Message) and entry.id.name.startswith(SAID) and entry.value:
            pieces, letters = [], 0
            for element in entry.value.elements:
                if isinstance(element, TextElement):
                    pieces.append(re.escape(element.value))
                    letters += len(element.value)
                elif isinstance(element, Placeable):
                    assert isinstance(element.expression, VariableReference), entry.id.name
                    pieces.append(f"(?P<{element.expression.id.name}>.+?)")
            pattern = re.compile("".join(pieces), re.DOTALL)
            found.append((-letters, entry.id.name, pattern))
    return [(key, pattern) for _, key, pattern in sorted(found, key=lambda one: one[:2])]


@cache
def _catalogue(language: str) -> Catalogue:
    return Catalogue(language)
