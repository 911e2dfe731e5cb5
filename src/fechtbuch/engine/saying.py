"""What is said in a choice, slot by slot, apart from any language."""

from dataclasses import dataclass
from typing import Final

from fechtbuch.engine.choices import VERB, Partial, Question, Slot

PEOPLE: Final = ("fighter", "fighters")
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
    return slot.kind == "text" or slot.kind in PEOPLE or len(slot.options) != 1
