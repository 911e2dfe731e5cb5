"""Filling a choice slot by slot, by numbers or by typing."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field

from fechtbuch.engine.choices import (
    VERB,
    Option,
    Partial,
    Question,
    Refusal,
    Slot,
    complete,
    guess,
    understand,
)
from fechtbuch.engine.fields import NOWHERE, parse_path, path_text
from fechtbuch.engine.tally import Tally
from fechtbuch.play.spoken import MOST_SLOTS

OTHER = "other"
"""The group that is listed last."""

UNCLEAR = ("not-understood", "slot-missing")
"""Reasons for which words are looked at once more."""

MOST_NAMED = 8
"""So many enemies are tried for an example."""

ASKED = ("fighter", "fighters", "spell")
"""Kinds of slots that a person fills even if they have a default."""


@dataclass
class Draft:
    """A choice in the making: what was said, and what follows from it."""

    question: Question
    said: Partial = field(default_factory=dict)
    """What the person said, in order."""
    asking: str = ""
    """A slot that is to be filled by hand although it has a default."""

    def __post_init__(self) -> None:
        self.filled: Partial = {}
        self.open: list[Slot] = []
        """Slots that took their default although there is something to choose."""
        self.slot: Slot | None = None
        """The slot that must be filled next; None when the choice is complete."""
        self.worth: Tally | None = None
        """The number that decides over what was chosen so far, where the book knows it."""
        self.walk()

    def walk(self) -> None:
        """Fill what was said, what has only one value and what has a default."""
        self.filled = {}
        self.open = []
        self.worth = None
        while True:
            slot = offered(self.question, self.filled)
            self.slot = slot
            if slot is None:
                return
            value = self._value(slot)
            if value is None:
                return
            self.filled[slot.name] = value
            numbers = {option.value: option.worth for option in slot.options if option.worth}
            if value in numbers:
                self.worth = numbers[value]
            elif numbers and value and value not in slot.values():
                self.worth = None  # a way that is not listed, from which nobody has reckoned

    def _value(self, slot: Slot) -> str | None:
        if slot.name in self.said:
            value = self.said[slot.name]
            if slot.kind == "text" or value in slot.values():
                return value
            if self.question.accepts(slot, value, self.filled) is None:
                return value
            del self.said[slot.name]
        if slot.name == self.asking:
            return None
        if slot.kind != "text" and len(slot.options) == 1:
            only = slot.options[0].value
            if slot.default in (None, only):
                return only
        if slot.default is None or self._worth_asking(slot):
            return None
        if slot.options or slot.kind == "text":
            self.open.append(slot)
        return slot.default

    def _worth_asking(self, slot: Slot) -> bool:
        """Whether a person wants to be asked although there is a default.

        So the verb, whatever it is about, and whom it is about; not the weapon in hand, nor the
        nearest way, nor what is usually left out; but a verb that begins with a way is about it.
        """
        if slot.default == "":
            return slot.kind == "path" and len(self.filled) == 1
        return slot.name == VERB or len(self.filled) == 1 or slot.kind in ASKED

    def say(self, slot: Slot, value: str) -> None:
        """Fill one slot."""
        self.said.pop(slot.name, None)
        self.said[slot.name] = value
        self.walk()

    def back(self) -> bool:
        """Take back what was said last; False when nothing was."""
        if not self.said:
            return False
        self.said.popitem()
        self.walk()
        return True

    def text(self) -> str:
        """The canonical text of the complete choice."""
        return complete(self.question, _spoken(self.filled)).text()


def offered(question: Question, filled: Partial) -> Slot | None:
    """The next slot; its numbers are those that would be tested against now.

    What the referee has laid on the next roll is in them, and the book's least or most.
    """
    slot = question.slot(filled)
    who = question.who
    if slot is None or who is None or all(option.worth is None for option in slot.options):
        return slot
    options = []
    for option in slot.options:
        worth = option.worth
        if worth is not None:
            purposes = [question.kind, *filled.values(), option.value]
            worth = question.fight.foreseen(who, worth, purposes)
        options.append(Option(option.value, option.rules, option.group, worth, option.note))
    return Slot(slot.name, slot.kind, options, slot.default)


def _spoken(filled: Partial) -> Partial:
    return {name: value for name, value in filled.items() if value != ""}


def arranged(slot: Slot) -> list[Option]:
    """A slot's options in the order in which they are numbered: group by group."""
    groups = sorted(dict.fromkeys(option.group for option in slot.options), key=OTHER.__eq__)
    return sorted(slot.options, key=lambda option: groups.index(option.group))


def pick(slot: Slot, word: str) -> str | None:
    """The value that a number or a word means in a slot; None if it means none or several."""
    if word.isdecimal() and 1 <= int(word) <= len(slot.options) and slot.kind != "number":
        return arranged(slot)[int(word) - 1].value
    values = slot.values()
    if word in values:
        return word
    if slot.kind == "path":
        found = [value for value in values if value.endswith(";" + word)]
    elif slot.kind == "field":
        found = []
    else:
        found = [value for value in values if word and value.startswith(word.lower())]
    return found[0] if len(found) == 1 else None


def whole_choice(question: Question, text: str) -> str:
    """The canonical text of a choice that was typed in one go; `Refusal` if it is not legal."""
    try:
        return understand(question, text).text()
    except Refusal as refusal:
        if refusal.reason not in UNCLEAR:
            raise
        meant = _with_unlisted(question, text)
        if meant:
            return meant
        if refusal.reason != "slot-missing" or not refusal.offered:
            raise
        return _with_word_for(question, text, refusal)


def _with_unlisted(question: Question, text: str) -> str:
    """Take whom or where a word names though it is not listed, or hear why that cannot be.

    Nothing if no word names anything so.
    """
    words = text.split()
    for place, word in enumerate(words[1:], 1):
        for name, value in _unlisted(question, words[0], word):
            named = [*words[:place], f"{name}={value}", *words[place + 1 :]]
            try:
                return understand(question, " ".join(named)).text()
            except Refusal as better:
                if better.reason not in UNCLEAR:
                    raise better from None
    return ""


def _unlisted(question: Question, verb: str, word: str) -> Iterator[tuple[str, str]]:
    """The slots of a verb in which a word names somebody, a way or where one leads, and what."""
    way, somebody = _way(question, word), _somebody(question, word)
    filled: Partial = {}
    for _ in range(MOST_SLOTS):
        slot = question.slot(filled)
        if slot is None:
            return
        value = slot.default if slot.default is not None else next(iter(slot.values()), None)
        if slot.name == VERB:
            value = pick(slot, verb)
        elif slot.kind == "path" and way:
            yield slot.name, way
        elif slot.kind == "fighter" and somebody:
            yield slot.name, somebody
        if value is None:
            return
        filled[slot.name] = value


def _somebody(question: Question, word: str) -> str:
    """Somebody of whom the side knows, by his slug or its beginning; nothing if none or several."""
    known = [one.slug for one in question.fight.roster if not one.hidden_from >> question.side & 1]
    found = [slug for slug in known if slug.startswith(word.lower())]
    return word if word in known else found[0] if len(found) == 1 else ""


def _way(question: Question, word: str) -> str:
    """The way that is written, or the straight one to the field; nothing for other words."""
    try:
        path = parse_path(word)
    except ValueError:
        return ""
    who = question.who
    if len(path) != 1 or who is None or who.at == NOWHERE:
        return word
    return path_text([f for f in question.fight.grid.line(who.at, path[0]) if f != who.at])


def _with_word_for(question: Question, text: str, refusal: Refusal) -> str:
    """Take a word that fits nothing for the slot that is missing, and hear why it does not fit."""
    words = text.split()
    for place in range(len(words) - 1, 0, -1):
        if "=" in words[place]:
            continue
        named = [*words[:place], f"{refusal.slot}={words[place]}", *words[place + 1 :]]
        try:
            return understand(question, " ".join(named)).text()
        except Refusal as better:
            if better.slot == refusal.slot and better.reason != "slot-missing":
                raise better from None
    raise refusal


def typed_value(draft: Draft, slot: Slot, text: str) -> str | None:
    """The legal value of a slot that a person typed; `Refusal` with the reason, None if unclear."""
    value = pick(slot, text)
    if value is not None or slot.kind == "text":
        return text if value is None else value
    if " " in text or "=" in text:
        return None
    refusal = draft.question.accepts(slot, text, draft.filled)
    if refusal is None:
        return text
    raise refusal


__all__ = ["Draft", "Refusal", "pick", "typed_value", "whole_choice"]


def example(question: Question) -> str:
    """A choice that is legal now, as a person would type it.

    The first that names an enemy, or else the usual one.
    """
    fight = question.fight
    foes = [one.slug for one in fight.roster if fight.enemies(question.side, one.side)]
    slot = question.slot({})
    for verb in slot.values() if slot is not None and question.side >= 0 else []:
        for foe in foes[:MOST_NAMED]:
            with suppress(Refusal):
                if foe in guess(question, f"{verb} {foe}").values():
                    return f"{verb} {foe}"
    return str(question.default().words()[VERB])
