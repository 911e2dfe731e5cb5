"""What a person says in the words that are shown: in any language, in full or as far as needed."""

import unicodedata
from collections import Counter
from collections.abc import Callable

from fechtbuch.engine.choices import Partial, Question, Refusal, Slot, complete
from fechtbuch.engine.knowing import unknown_to

Label = Callable[[Slot, str], str]
"""A value of a slot as the person reads it."""

UNNAMED = ("field", "number", "path", "text")
"""Kinds of slots whose values are no words: only what is shown as a whole is understood."""

MOST_SLOTS = 40
"""A choice with more slots is not said in one go."""


def fold(text: str) -> str:
    """A text as people type it: no capitals, accents or doubled spaces."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l").replace("−", "-"))
    return " ".join("".join(one for one in plain if not unicodedata.combining(one)).split())


def meant(slot: Slot, text: str, label: Label) -> str | None:
    """The value of a slot that a word or its beginning names; None if it names none or several."""
    if text.isdecimal():
        return None
    found = _named(slot, fold(text), label)
    return found[0] if len(found) == 1 else None


def labels_of(slot: Slot, label: Label) -> dict[str, str]:
    """Every value as it is shown; those that are called the same with their key."""
    names = {value: label(slot, value) for value in slot.values()}
    often = Counter(names.values())
    return {
        value: f"{name} ({value})" if value and often[name] > 1 else name
        for value, name in names.items()
    }


def somebody(question: Question, slot: Slot, text: str, label: Label) -> str | None:
    """Whom a person means by a whole name, offered or not, of those that the asked side knows of.

    None where the slot is not about anybody, or nobody is called so.
    """
    said = fold(text)
    if slot.kind == "fighter":
        for one in question.fight.roster:
            if not (one.gone or unknown_to(one, question.side)):
                if said in (fold(one.slug), fold(label(slot, one.slug))):
                    return one.slug
    return None


def _named(slot: Slot, said: str, label: Label) -> list[str]:
    """Values whose words are said; where none is, those whose words begin so."""
    if not said:
        return []
    names = [(value, fold(shown)) for value, shown in labels_of(slot, label).items()]
    exact = [value for value, shown in names if said in (shown, fold(value))]
    if exact or slot.kind in UNNAMED:
        return exact
    return [
        value
        for value, shown in names
        if value and (shown.startswith(said) or fold(value).startswith(said))
    ]


def spoken(question: Question, text: str, label: Label) -> str | None:
    """The canonical text of a whole choice in the words that are shown: `angreifen nessa`.

    Each slot takes as many of the words as name one of its values, and is else left as it is
    without being said; free text takes all that are left. None if words are left over, or a slot
    that must be said was not; `Refusal` with the reason if they name somebody who cannot be meant.
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
            continue
        other = _somebody_else(question, slot, words, label)
        if other is not None:
            refusal = question.accepts(slot, other, filled)
            if refusal is not None:
                raise refusal
        if slot.default is not None:
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


def _somebody_else(question: Question, slot: Slot, words: list[str], label: Label) -> str | None:
    """Whom the next words name, as many of them as make a name."""
    for count in range(len(words), 0, -1):
        named = somebody(question, slot, " ".join(words[:count]), label)
        if named is not None:
            return named
    return None


def _taken(slot: Slot, words: list[str], label: Label) -> tuple[str, int] | None:
    """The value that the next words name, and how many of them; the longest name counts."""
    if slot.kind == "text" and words:
        return " ".join(words), len(words)
    for count in range(len(words), 0, -1):
        value = meant(slot, " ".join(words[:count]), label)
        if value is not None:
            return value, count
    return None
