"""Choices in words."""

from collections.abc import Sequence

from fechtbuch.engine.choices import Question, parse_words
from fechtbuch.engine.saying import PEOPLE, Said, said_of
from fechtbuch.text.names import Names


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
    return names.catalogue.labelled(words[0], ", ".join(words[1:]))


def choice_label(names: Names, question: Question, text: str) -> str:
    """A complete choice as it is typed, in words: the verb, then what was said of it."""
    return label_of(names, said_of(question, parse_words(text)))


def deed_of(names: Names, said: Sequence[Said]) -> tuple[str, str]:
    """A choice in two: verb and whom it is about, and whatever else was said of it."""
    about = [one for one in said[1:] if one.kind in PEOPLE]
    rest = [word_of(names, one) for one in said[1:] if one.kind not in PEOPLE]
    return label_of(names, [*said[:1], *about]), ", ".join(rest)
