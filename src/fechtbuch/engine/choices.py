"""Questions and the choices that answer them.

A choice has one canonical, language-neutral text: a verb, then `slot=value`, as in
`attack target=hans weapon=messer`. It is filled slot by slot: `Question.slot(partial)` gives
the next slot with its legal values, until nothing is left to say. Policies in bulk skip all of
that and build a choice directly.
"""

import re
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from fechtbuch.engine.tally import Tally

if TYPE_CHECKING:
    from fechtbuch.engine.fight import Fight
    from fechtbuch.engine.fighter import Fighter

VERB: Final = "verb"
"""The slot that every choice begins with."""

MOST_TEXT: Final = 16_000
"""A choice longer than this is refused unread."""

_PLAIN = re.compile(r"[^\s=\"]+")
_WORD = re.compile(r'([a-z][a-z0-9-]*)=(?:"((?:[^"\\]|\\.)*)"|([^\s"]*))')
_VERB = re.compile(r"[a-z][a-z0-9-]*")
_FIELD = re.compile(r"-?[0-9]+,-?[0-9]+")

Partial = dict[str, str]
"""Slots filled so far: the verb under `verb`, values in their canonical text."""


class Refusal(Exception):
    """An answer that is not accepted; the fight is unchanged.

    `reason` is a key that the reader's language turns into words, `slot` and `value` say what was
    refused, `rules` which rules forbid it, `offered` what would be accepted.
    """

    def __init__(
        self,
        reason: str,
        slot: str = "",
        value: str = "",
        rules: list[str] | None = None,
        offered: list[str] | None = None,
    ) -> None:
        super().__init__(reason)
        self.reason = reason
        self.slot = slot
        self.value = value
        self.rules: list[str] = rules or []
        self.offered: list[str] = offered or []

    def __str__(self) -> str:
        text = self.reason
        if self.slot:
            text += f": {self.slot}={self.value}" if self.value else f": {self.slot}"
        elif self.value:
            text += f": {self.value}"
        if self.rules:
            text += f" ({', '.join(self.rules)})"
        if self.offered:
            text += f"; possible: {', '.join(self.offered[:12])}"
        return text


def quote(value: str) -> str:
    """A value as it stands in a choice's text."""
    if _PLAIN.fullmatch(value) is not None:
        return value
    escaped = value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def print_words(partial: Partial) -> str:
    """The canonical text of filled slots; `parse_words` reads it back."""
    words = [partial[VERB]]
    for slot, value in partial.items():
        if slot != VERB:
            words.append(f"{slot}={quote(value)}")
    return " ".join(words)


def parse_words(text: str) -> Partial:
    """Read `attack target=hans weapon=messer` into slots, without judging them."""
    _check_text(text)
    text = text.strip()
    verb = _VERB.match(text)
    if verb is None:
        raise Refusal("no-verb", VERB, text)
    partial: Partial = {VERB: verb.group()}
    position = verb.end()
    while position < len(text):
        if not text[position].isspace():
            raise Refusal("not-understood", "", text[position:])
        while position < len(text) and text[position].isspace():
            position += 1
        if position == len(text):
            break
        word = _WORD.match(text, position)
        if word is None:
            raise Refusal("not-understood", "", text[position:])
        slot = word.group(1)
        if slot in partial:
            raise Refusal("slot-twice", slot, text[position:])
        quoted = word.group(2)
        if quoted is not None:
            value = re.sub(r"\\(.)", _unescape, quoted)
        else:
            value = word.group(3)
        partial[slot] = value
        position = word.end()
    return partial


def _check_text(text: str) -> None:
    if len(text) > MOST_TEXT:
        raise Refusal("text-too-long", "", f"{len(text)} > {MOST_TEXT}")
    try:
        text.encode()
    except UnicodeEncodeError:
        raise Refusal("not-unicode") from None


def _unescape(match: "re.Match[str]") -> str:
    character: str = match.group(1)
    return "\n" if character == "n" else character


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice:
    """What somebody decided. Books subclass it with typed fields for their own verbs."""

    def __init__(self, verb: str) -> None:
        self.verb = verb

    def words(self) -> Partial:
        """The choice as filled slots; slots that say nothing are left out."""
        return {VERB: self.verb}

    def text(self) -> str:
        """The canonical text."""
        return print_words(self.words())


class Option:
    """One legal value of a slot, with what a person wants to know about it."""

    def __init__(
        self,
        value: str,
        rules: list[str] | None = None,
        group: str = "",
        worth: Tally | None = None,
        note: str = "",
    ) -> None:
        self.value = value
        self.rules: list[str] = rules or []
        self.group = group
        """How the book groups its options; a key."""
        self.worth = worth
        """The number that this option would be tested against, if there is one."""
        self.note = note
        """A key of one more thing to know, such as a price."""

    def to_data(self) -> dict[str, object]:
        """The option as JSON-ready data."""
        data: dict[str, object] = {"value": self.value}
        if self.rules:
            data["rules"] = list(self.rules)
        if self.group:
            data["group"] = self.group
        if self.worth is not None:
            data["worth"] = self.worth.to_data()
        if self.note:
            data["note"] = self.note
        return data


class Slot:
    """The next thing to be said of a choice.

    `kind` tells what its values name: `verb`, `fighter`, `item`, `spell`, `field`, `path`,
    `direction`, `number`, `word` or `text` (free, nothing listed). `default` is the value taken
    when somebody says only the rest; None where there is no sensible one. A slot with an empty
    default may stay unsaid.
    """

    def __init__(
        self, name: str, kind: str, options: list[Option], default: str | None = None
    ) -> None:
        self.name = name
        self.kind = kind
        self.options = options
        self.default = default

    def values(self) -> list[str]:
        """The listed values in order."""
        return [option.value for option in self.options]

    def to_data(self) -> dict[str, object]:
        """The slot as JSON-ready data."""
        return {
            "name": self.name,
            "kind": self.kind,
            "options": [option.to_data() for option in self.options],
            "default": self.default,
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Question:
    """Something that somebody must decide before the fight goes on.

    A question reads the fight when it is looked at, never when it is made: between the two an
    edict may have changed anything.
    """

    def __init__(self, kind: str, fight: "Fight", side: i64, who: "Fighter | None") -> None:
        self.kind = kind
        self.fight = fight
        self.side = side
        """The side that answers; -1 is the referee."""
        self.who = who
        """The fighter who is asked; None where a whole side or the referee is."""
        self.id = ""

    def about(self) -> dict[str, str]:
        """The situation, as named references that a text may use (fighters and items by slug)."""
        return {}

    def own_turn(self) -> bool:
        """Whether it is asked in the asked fighter's own turn."""
        return False

    def void(self) -> bool:
        """Whether the question has lost its point; its default is then taken."""
        return self.who is not None and self.who.gone

    def default(self) -> Choice:
        """What happens if nobody answers."""
        raise NotImplementedError

    def slot(self, partial: Partial) -> Slot | None:
        """The next slot to fill and its legal values; None when the choice is complete."""
        raise NotImplementedError

    def accepts(self, slot: Slot, value: str, partial: Partial) -> Refusal | None:
        """Whether a value that the slot does not list is legal all the same (None), or why not."""
        return self.why_not(slot, value, partial)

    def why_not(self, slot: Slot, value: str, partial: Partial) -> Refusal:
        """The reason why a value is not offered."""
        return Refusal("not-possible", slot.name, value, [], slot.values())

    def build(self, partial: Partial) -> Choice:
        """The choice from complete and legal slots."""
        raise NotImplementedError


def complete(question: Question, partial: Partial) -> Choice:
    """Check filled slots against the question and build the choice; `Refusal` if they misfit."""
    return question.build(fill(question, partial))


def fill(question: Question, partial: Partial) -> Partial:
    """All slots of a choice, those left unsaid empty; `Refusal` if they do not fit."""
    filled: Partial = {}
    used = 0
    while True:
        slot = question.slot(filled)
        if slot is None:
            break
        value = partial.get(slot.name)
        if value is None:
            if slot.default != "":
                raise Refusal("slot-missing", slot.name, "", [], slot.values())
            filled[slot.name] = ""
            continue
        used += 1
        if slot.kind != "text" and value != slot.default and value not in slot.values():
            refusal = question.accepts(slot, value, filled)
            if refusal is not None:
                raise refusal
        filled[slot.name] = value
    if used < len(partial):
        for name in partial:
            if name not in filled:
                raise Refusal("slot-unknown", name, partial[name], [], list(filled))
    return filled


def read_choice(question: Question, text: str) -> Choice:
    """The choice that a canonical text names; `Refusal` if it is not legal."""
    return complete(question, parse_words(text))


def understand(question: Question, text: str) -> Choice:
    """The choice that a person means who types less than the canonical text.

    Verbs, slots and values may be shortened to what is unambiguous, slot names may be left out
    (`attack hans`), and slots that were not mentioned take their default or only value.
    """
    return question.build(guess(question, text))


def guess(question: Question, text: str) -> Partial:
    """All slots of the choice that a person means, as for `understand`."""
    _check_text(text)
    loose: list[str] = []
    named: Partial = {}
    for word in re.findall(r'[^\s"=]+="(?:[^"\\]|\\.)*"|"(?:[^"\\]|\\.)*"|\S+', text.strip()):
        name, equals, value = word.partition("=")
        name = name.lower()
        if equals and _VERB.fullmatch(name):
            if name in named:
                raise Refusal("slot-twice", name, value)
            named[name] = _unquote(value)
        else:
            loose.append(_unquote(word))
    filled: Partial = {}
    while True:
        slot = question.slot(filled)
        if slot is None:
            break
        filled[slot.name] = _say(question, slot, filled, named, loose)
    if loose or named:
        rest = loose + [f"{name}={value}" for name, value in named.items()]
        raise Refusal("not-understood", "", " ".join(rest), [], list(filled))
    return filled


def _unquote(value: str) -> str:
    if len(value) >= 2 and value.startswith('"') and value.endswith('"'):
        return re.sub(r"\\(.)", _unescape, value[1:-1])
    return value


def _say(question: Question, slot: Slot, filled: Partial, named: Partial, loose: list[str]) -> str:
    for name in list(named):
        if slot.name == name or slot.name.startswith(name):
            value = named.pop(name)
            return value if slot.kind == "text" else _meant(question, slot, value, filled)
    if slot.kind == "text":
        text = " ".join(loose)
        loose.clear()
        return text
    ambiguous = ""
    for position, word in enumerate(loose):
        found = _matches(slot, word)
        if len(found) == 1:
            loose.pop(position)
            return found[0]
        if slot.name == VERB or (slot.kind == "field" and _FIELD.fullmatch(word)):
            # The first word is always the verb; a field need not be listed.
            loose.pop(position)
            return _meant(question, slot, word, filled)
        if len(found) > 1 and not ambiguous:
            ambiguous = word
    if slot.default is not None:
        return slot.default
    if len(slot.options) == 1:
        return slot.options[0].value
    if ambiguous:
        raise Refusal("ambiguous", slot.name, ambiguous, [], _matches(slot, ambiguous))
    raise Refusal("slot-missing", slot.name, "", [], slot.values())


def _matches(slot: Slot, word: str) -> list[str]:
    values = slot.values()
    if word in values:
        return [word]
    if slot.kind == "path":
        # A field stands for the way that ends there; a way of several fields for itself alone.
        if ";" in word:
            return []
        return [value for value in values if value.endswith(";" + word)]
    if slot.kind == "field":
        return []  # 5,1 is no short word for 5,10
    return [value for value in values if value.startswith(word.lower())]


def _meant(question: Question, slot: Slot, word: str, filled: Partial) -> str:
    found = _matches(slot, word)
    if len(found) == 1:
        return found[0]
    if len(found) > 1:
        raise Refusal("ambiguous", slot.name, word, [], found)
    refusal = question.accepts(slot, word, filled)
    if refusal is not None:
        raise refusal
    return word


def every_choice(question: Question, most: int) -> list[Partial]:
    """Up to `most` complete choices, depth first in the order of the slots' options."""
    found: list[Partial] = []
    _every(question, {}, most, found)
    return found


def _every(question: Question, filled: Partial, most: int, found: list[Partial]) -> None:
    slot = question.slot(filled)
    if slot is None:
        found.append(dict(filled))
        return
    values = slot.values()
    if slot.default is not None and slot.default not in values:
        values = [slot.default, *values]
    for value in values:
        if len(found) >= most:
            return
        filled[slot.name] = value
        _every(question, filled, most, found)
        del filled[slot.name]


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Somebody who answers questions: a policy, a script, a person behind a keyboard."""

    def decide(self, question: Question) -> Choice:
        """The answer to `question`, legal as it stands."""
        raise NotImplementedError

    def remembers(self) -> bool:
        """Whether it needs a fight that can be gone back to the moment of a question."""
        return False
