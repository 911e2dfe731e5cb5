"""What can be asked about a scenario or a book, in the reader's words: for forms on a page.

Every field has the path that a command would name, and words that people read instead of it.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from fechtbuch.books.base import Book, books
from fechtbuch.questions.changes import GEAR, Change, all_changes
from fechtbuch.questions.contenders import called, everybody
from fechtbuch.questions.regress import EVERYBODY
from fechtbuch.questions.speaking import Speech, speech
from fechtbuch.scenario import Scenario, load, names
from fechtbuch.scenario.model import Party
from fechtbuch.scenario.paths import MOST_MEMBERS, FieldPath, Value
from fechtbuch.scenario.sheet_fields import Node, sheet_of
from fechtbuch.text import options_in


@dataclass(frozen=True)
class Choice:
    """A value, as it is written and as it is said."""

    value: str
    text: str


@dataclass(frozen=True)
class Field:
    """Something that can be otherwise."""

    path: str
    text: str
    """All of it: Kurt's weapon skill."""
    label: str
    """Within its group: weapon skill."""
    now: str
    """The value as it is, in words; empty where there is no single one."""
    number: int | None
    """The value as it is, where that is a number."""
    low: int | None
    high: int | None
    """What the book allows, as far as it says."""
    choices: tuple[Choice, ...]
    """What it may be where it is no number."""


@dataclass(frozen=True)
class Group:
    """Fields of one owner."""

    owner: str
    side: int
    """-1 for what belongs to the whole fight."""
    fields: tuple[Field, ...]


@dataclass(frozen=True)
class Form:
    """What can be asked."""

    book: str
    book_title: str
    title: str
    """Of the scenario; empty for a book alone."""
    sides: tuple[Choice, ...]
    groups: tuple[Group, ...]
    """What can be varied or set in the scenario."""
    rules: tuple[Group, ...]
    """What can be changed in all scenarios of the book."""
    fighters: tuple[Choice, ...]
    """Who can be held against others."""
    scenarios: tuple[Choice, ...]


def form_of(question: str, book: Book, scenario: Scenario | None, language: str) -> Form:
    """The form of a question about a scenario, or about a book; no more than it needs."""
    words = speech(language, book.key)
    sides: Iterable[Choice] = ()
    groups: Iterable[Group] = ()
    if scenario is not None:
        sides = (Choice(one.slug, words.side(one.name)) for one in scenario.sides)
        groups = _groups(scenario, words)
    return Form(
        book.key,
        book.title,
        "" if scenario is None else words.title(scenario.title),
        tuple(sides),
        tuple(groups),
        _rules(book.key, language) if question == "regress" else (),
        _fighters(book.key, language) if question in ("matchups", "value") else (),
        tuple(
            Choice(info.name, words.title(info.title))
            for info in names()
            if info.book == book.key and question == "regress"
        ),
    )


def _groups(scenario: Scenario, words: Speech) -> Iterable[Group]:
    """Owners with their numbers, then what belongs to the whole fight."""
    found: dict[tuple[int, str], dict[str, Field]] = {}
    for change in all_changes(scenario):
        if change.kind == "gear":
            continue
        owner = words.named(change.owner) if change.side >= 0 else ""
        fields = found.setdefault((change.side, owner), {})
        path = path_of(scenario, change)
        if path not in fields:
            one = _field(scenario.rulebook, path, change, words)
            thing = _thing(scenario, change, words)
            label = words.catalogue.labelled(thing, one.label) if thing else one.label
            fields[path] = replace(one, label=label)
    for number, party in enumerate(scenario.sides):
        one = _count(party, words)
        found.setdefault((number, words.side(party.name)), {})[one.path] = one
    for (side, owner), fields in sorted(found.items(), key=lambda one: one[0][0] < 0):
        yield Group(owner, side, _told_apart(fields.values(), scenario.rulebook, words))


def _count(party: Party, words: Speech) -> Field:
    """How many a side has: more are like the last one."""
    members = len(party.recruits)
    label = words.tell("how-many")
    return Field(
        f"sides.{party.slug}.count",
        words.tell("path-count", {"side": words.side(party.name)}),
        label[:1].upper() + label[1:],
        str(members),
        members,
        1,
        MOST_MEMBERS,
        (),
    )


def _thing(scenario: Scenario, change: Change, words: Speech) -> str:
    """The thing that a number belongs to, where somebody has it in hand, in the belt or on."""
    head, *inner = change.field.split(".")
    if head not in GEAR or not inner:
        return ""
    data: Any = scenario.to_data()
    found = ""
    for step in change.places[0]:
        data = data[step]
        item = data.get("item") if isinstance(data, dict) else None
        found = words.thing(item) if isinstance(item, str) else found
    return found or words.field(head)


def _told_apart(fields: Iterable[Field], book: Book, words: Speech) -> tuple[Field, ...]:
    """Two switches of one rule have the same name: what each does tells them apart.

    Two things of one kind are numbered.
    """
    every = list(fields)
    count = Counter(one.label for one in every)
    meanings = options_in(book, words.language)
    seen: Counter[str] = Counter()
    found: list[Field] = []
    for one in every:
        label = one.label
        name = one.path.removeprefix("options.")
        seen[label] += 1
        if count[label] > 1 and name in meanings:
            label = words.catalogue.labelled(label, meanings[name].meaning)
        elif seen[label] > 1:
            label = f"{label} ({seen[label]})"
        found.append(replace(one, label=label))
    return tuple(found)


def path_of(scenario: Scenario, change: Change) -> str:
    """The path of a change: of one fighter, of all of a side, or of all who are like one."""
    if change.side < 0:
        return change.field
    party = scenario.sides[change.side]
    place = int(change.places[0][3])
    slug = party.recruits[place].slug
    rest = ".".join(str(step) for step in change.places[0][4:])
    if change.many > 1:
        return f"like.{slug}.{rest}"
    with suppress(ValueError):
        if FieldPath.find(scenario, f"{slug}.{rest}").where == change.places:
            return f"{slug}.{rest}"
    return f"fighters.{slug}.{rest}"  # a side has the same name


def _field(book: Book, path: str, change: Change, words: Speech) -> Field:
    text = change.label(words)
    label = words.fields(change.field.split(".")) if change.side >= 0 else text
    return Field(
        path,
        text,
        label[:1].upper() + label[1:],
        words.value(change.before),
        change.before if type(change.before) is int else None,
        *_limits(book.key, change),
        _choices(book, change, words),
    )


def _choices(book: Book, change: Change, words: Speech) -> tuple[Choice, ...]:
    values: Sequence[Value] = ()
    if change.field.startswith("options."):
        values = book.options[change.field.removeprefix("options.")].values
    elif isinstance(change.before, bool):
        values = (False, True)
    if all(type(value) is int for value in values) and not change.field.startswith("options."):
        return ()
    return tuple(Choice(written(value), words.value(value)) for value in values)


def written(value: Value) -> str:
    """A value as commands take it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _limits(book: str, change: Change) -> tuple[int | None, int | None]:
    """The least and most that the book's sheet allows; None where it does not say."""
    if change.side < 0 or type(change.before) is not int:
        return None, None
    node: Node | None = sheet_of(book)
    for word in change.field.split("."):
        node = _inside(node, word)
    if node is None or node.kind != "number":
        return None, None
    return (
        None if node.low is None else int(node.low),
        None if node.high is None else int(node.high),
    )


def _inside(node: Node | None, word: str) -> Node | None:
    if node is None:
        return None
    for one in (node, *node.variants):
        for entry in one.fields:
            if entry.name == word:
                return entry.node
        if one.kind in ("pairs", "list") and one.of is not None:
            return one.of
    return None


@cache
def _rules(key: str, language: str) -> tuple[Group, ...]:
    """Switches of a book, and numbers that everybody in its scenarios has."""
    book, words = books()[key], speech(language, key)
    switches: dict[str, Field] = {}
    numbers: dict[str, Field] = {}
    for info in names():
        if info.book != key:
            continue
        for change in all_changes(load(info.name)):
            if change.kind == "switch" and change.side < 0:
                one = _field(book, change.field, change, words)
                default = book.options[change.field.removeprefix("options.")].default
                switches.setdefault(change.field, replace(one, now=words.value(default)))
            elif change.kind in ("number", "flag") and change.side >= 0:
                if any(isinstance(step, int) for step in change.places[0][4:]):
                    continue  # the second thing of somebody's belt is no rule
                path = f"{EVERYBODY}.{change.field}"
                if path not in numbers:
                    one = _field(book, path, change, words)
                    head, *inner = change.field.split(".")
                    label = one.label
                    if head in GEAR and inner:
                        label = words.catalogue.labelled(words.field(head), label)
                    numbers[path] = replace(one, text=label, label=label, now="", number=None)
    return (
        Group("", -1, _told_apart(switches.values(), book, words)),
        Group(EVERYBODY, 0, tuple(numbers.values())),
    )


@cache
def _fighters(key: str, language: str) -> tuple[Choice, ...]:
    words = speech(language, key)
    book = books()[key]
    known = everybody(book)
    told = called(book, known)
    return tuple(
        Choice(one.key, words.contender(name)) for one, name in zip(known, told, strict=True)
    )
