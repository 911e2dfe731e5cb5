"""Choices in words: what was said of them, slot by slot, apart from the language."""

from collections.abc import Sequence
from dataclasses import dataclass

from fechtbuch.engine.choices import VERB, Partial, Question, Slot
from fechtbuch.text.names import Names

PEOPLE = ("fighter", "fighters")
"""Kinds of slots that name somebody."""


@dataclass(frozen=True)
class Said:
    """One slot of a choice that is worth a word."""

    slot: str
    kind: str
    value: str
    named: bool
    """Whether its value says nothing without the name of its slot: `2`, or `yes`."""


def said_of(question: Question, partial: Partial) -> tuple[Said, ...]:
    """What is worth telling of a complete choice, the verb first."""
    found: list[Said] = []
    filled: Partial = {}
    while True:
        slot = question.slot(filled)
        if slot is None:
            return tuple(found)
        value = partial.get(slot.name, "")
        filled[slot.name] = value
        if slot.name == VERB or (value and _tells(slot, value)):
            named = slot.kind == "number" or "yes" in slot.values()
            found.append(Said(slot.name, slot.kind, value, named))


def _tells(slot: Slot, value: str) -> bool:
    """Whether a value is worth a word: not the only one, the weapon in hand, plain `no` or 0."""
    if slot.kind in ("number", "word", "item") and value == slot.default:
        return False
    return slot.kind in ("text", *PEOPLE) or len(slot.options) != 1


def word_of(names: Names, said: Said) -> str:
    """A value in words, with the name of its slot where it says nothing alone."""
    if said.value == "yes":
        return names.slot(said.slot)
    value = names.value(said.slot, said.kind, said.value)
    return f"{names.slot(said.slot)} {value}" if said.named else value


def label_of(names: Names, said: Sequence[Said]) -> str:
    """A whole choice in words: the verb, then what was said of it."""
    words = [word_of(names, one) for one in said]
    if len(words) < 2:
        return "".join(words)
    return f"{words[0]}: {', '.join(words[1:])}"


def deed_of(names: Names, said: Sequence[Said]) -> tuple[str, str]:
    """A choice in two: verb and whom it is about, and whatever else was said of it."""
    about = [one for one in said[1:] if one.kind in PEOPLE]
    rest = [word_of(names, one) for one in said[1:] if one.kind not in PEOPLE]
    return label_of(names, [*said[:1], *about]), ", ".join(rest)
