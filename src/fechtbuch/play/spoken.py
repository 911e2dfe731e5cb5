"""What a person says in the words that are shown: in any language, in full or as far as needed."""

import unicodedata
from collections.abc import Callable

from fechtbuch.engine.choices import Partial, Question, Refusal, Slot, complete

Label = Callable[[Slot, str], str]
"""A value of a slot as the person reads it."""

UNNAMED = ("field", "number", "path", "text")
"""Kinds of slots whose values are no words."""

MOST_SLOTS = 40
"""A choice with more slots is not said in one go."""


def fold(text: str) -> str:
    """A text as people type it: no capitals, accents or doubled spaces."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return " ".join("".join(one for one in plain if not unicodedata.combining(one)).split())


def meant(slot: Slot, text: str, label: Label) -> str | None:
    """The value of a slot that a word or its beginning names; None if it names none or several."""
    if slot.kind in UNNAMED or text.isdecimal():
        return None
    found = _named(slot, fold(text), label)
    return found[0] if len(found) == 1 else None


def _named(slot: Slot, said: str, label: Label) -> list[str]:
    """Values whose words are said; where none is, those whose words begin so."""
    if not said:
        return []
    names = [(value, fold(label(slot, value)), fold(value)) for value in slot.values() if value]
    exact = [value for value, shown, key in names if said in (shown, key)]
    return exact or [
        value for value, shown, key in names if shown.startswith(said) or key.startswith(said)
    ]


def spoken(question: Question, text: str, label: Label) -> str | None:
    """The canonical text of a whole choice in the words that are shown: `angreifen nessa`.

    Each slot takes as many of the words as name one of its values, and is else left as it is
    without being said. None if words are left over, or a slot that must be said was not.
    """
    words = text.split()
    filled: Partial = {}
    for _ in range(MOST_SLOTS):
        slot = question.slot(filled)
        if slot is None:
            break
        taken = _taken(slot, words, label)
        if taken is not None:
            filled[slot.name], count = taken
            words = words[count:]
        elif slot.default is not None:
            filled[slot.name] = slot.default
        elif len(slot.options) == 1:
            filled[slot.name] = slot.options[0].value
        else:
            return None
    if words:
        return None
    try:
        return complete(question, {name: said for name, said in filled.items() if said}).text()
    except Refusal:
        return None


def _taken(slot: Slot, words: list[str], label: Label) -> tuple[str, int] | None:
    """The value that the next words name, and how many of them; the longest name counts."""
    for count in range(len(words), 0, -1):
        value = meant(slot, " ".join(words[:count]), label)
        if value is not None:
            return value, count
    return None
