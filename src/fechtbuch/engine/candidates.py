"""The choices worth a look: few enough to be tried out, and of every kind that is offered.

All choices of a question are far too many, mostly because every way to every field is one. Of
each slot only some values are taken: all verbs; the first few fighters, items and words, which
books list by importance; of ways, fields and numbers, which are listed in order, the default and
some at even distances. Free text is left out: no rule knows what it is worth. Verbs take turns, so
that none crowds out another.
"""

from typing import Final

from fechtbuch.engine.choices import VERB, Partial, Question, Slot, fill, parse_words

MOST_LISTED: Final = 6
"""Values of a slot of fighters, items or words."""

MOST_SPREAD: Final = 5
"""Values of a slot of ways, fields or numbers."""

MOST_OF_VERB: Final = 24
"""Choices of one verb."""

MOST_SLOTS: Final = 16
"""A choice with more slots is left out."""

SPREAD: Final = ["path", "field", "number"]
"""Kinds of slots whose values are listed in order."""


def candidates(question: Question, first: list[str], most: int) -> list[Partial]:
    """Up to `most` choices; `first` are texts of choices that must be among them, in front."""
    found: list[Partial] = []
    texts: set[str] = set()
    for text in first:
        _take(question, fill(question, parse_words(text)), found, texts)
    slot = question.slot({})
    if slot is None:
        return found
    groups: list[list[Partial]] = []
    for verb in slot.values():
        group: list[Partial] = []
        _grow(question, {slot.name: verb}, group)
        groups.append(group)
    place = 0
    left = True
    while left and len(found) < most:
        left = False
        for group in groups:
            if place < len(group) and len(found) < most:
                left = True
                _take(question, group[place], found, texts)
        place += 1
    return found


def _take(question: Question, partial: Partial, found: list[Partial], texts: set[str]) -> None:
    text = question.build(dict(partial)).text()
    if text not in texts:
        texts.add(text)
        found.append(partial)


def _grow(question: Question, partial: Partial, group: list[Partial]) -> None:
    """Complete a choice in every way that is worth a look."""
    if len(group) >= MOST_OF_VERB or len(partial) > MOST_SLOTS:
        return
    slot = question.slot(partial)
    if slot is None:
        group.append(dict(partial))
        return
    for value in worth_a_look(slot):
        partial[slot.name] = value
        _grow(question, partial, group)
        del partial[slot.name]


def worth_a_look(slot: Slot) -> list[str]:
    """The values of a slot that are tried, the default first."""
    values = slot.values()
    chosen: list[str] = []
    if slot.default is not None:
        chosen.append(slot.default)
    if slot.kind == "text":
        return chosen
    if slot.name == VERB:
        most = len(values)
    elif slot.kind in SPREAD:
        most = MOST_SPREAD
    else:
        most = MOST_LISTED
    if slot.kind in SPREAD and len(values) > most:
        last = len(values) - 1
        values = [values[last * place // (most - 1)] for place in range(most)]
    for value in values:
        if len(chosen) >= most:
            break
        if value not in chosen:
            chosen.append(value)
    return chosen
