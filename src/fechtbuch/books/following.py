"""Numbers that follow from a sheet, with their parts, as a sheet's editor shows them.

A part is called by a key of the book's words (`encumbrance`), or by what it is: a thing, a word of
the book, a field of the sheet.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from fechtbuch.engine.tally import Part, Tally

THING = "thing:"
WORD = "word:"
FIELD = "field:"
"""What stands before the key of a thing, of a value and of a field of the sheet."""

BODY = "body"
LOAD = "load"
DEFENCES = "defences"
ATTACKS = "attacks"
ARMOUR = "armour"
SKILLS = "skills"
OTHERS = "others"
GROUPS = (BODY, LOAD, DEFENCES, ATTACKS, ARMOUR, SKILLS, OTHERS)
"""The headings under which numbers stand, in their order."""

BASE = "base"
"""The part that everybody has."""


@dataclass(frozen=True)
class Derived:
    """One number with its parts, where it stands and what it is about."""

    tally: Tally
    group: str
    about: str = ""
    """The thing or the way that this number is of, if there are several of its name."""
    per: int = 1
    """How many of the tally's units are one of those that people read: hundredths of a pound."""
    rule: str = ""
    """The rule of a number that may have no parts."""


def summed(name: str, parts: Sequence[tuple[str, int, str]]) -> Tally:
    """A number out of parts with their rules; those that change nothing are left out."""
    tally = Tally(name, 0, "", False)
    tally.parts = []
    for part in parts:
        tally.add(*part)
    return tally


def opened(tally: Tally, parts: Sequence[tuple[str, int, str]], rest: str = BASE) -> Tally:
    """A number whose first part is told as several; `rest` is what they leave of it."""
    assert tally.parts is not None
    first, *others = tally.parts
    inner = summed(tally.name, parts)
    inner.add(rest, first.value - inner.total, first.rule)
    assert inner.parts is not None
    tally.parts = [*(inner.parts or [Part(first.name, 0, first.rule)]), *others]
    return tally


def stepwise(name: str, steps: Sequence[tuple[str, int]], rule: str) -> Tally:
    """A number that grows step by step: each part is what its step made of it."""
    parts: list[tuple[str, int, str]] = []
    before = 0
    for key, value in steps:
        parts.append((key, value - before, rule))
        before = value
    return summed(name, parts)
