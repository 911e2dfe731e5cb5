"""A book's sheet for the editor: its fields, their words, and what follows from them."""

from functools import cache
from typing import Any

from fechtbuch.books.base import Book
from fechtbuch.books.fighters import fighter_data, fighter_keys
from fechtbuch.books.following import BASE, FIELD, GROUPS, OTHERS, THING, WORD, Derived, summed
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.tally import Tally
from fechtbuch.rulebook.relations import rule_of_number
from fechtbuch.scenario import Scenario, ScenarioError
from fechtbuch.scenario.checking import fighter_problems
from fechtbuch.scenario.sheet_fields import Node, sheet_of
from fechtbuch.table.library import book_of, problems_of
from fechtbuch.table.refusals import Refused
from fechtbuch.table.state import Data
from fechtbuch.table.words import (
    catalogue_of,
    items_of,
    label_of,
    spoken,
)
from fechtbuch.text import Catalogue, Names
from fechtbuch.text.titles import title_of


def form_data(key: str, language: str) -> Data:
    """Everything that the editor needs to draw a sheet."""
    return _form(book_of(key).key, spoken(language))


@cache
def _form(key: str, language: str) -> Data:
    book = book_of(key)
    catalogue = catalogue_of(book, language)
    root = sheet_of(key)
    fields: set[str] = set()
    values: set[str] = set(items_of(book))
    _collect(root, fields, values)
    return {
        "book": key,
        "title": title_of(book, catalogue.language),
        "form": root.to_data(),
        "labels": {name: field_label(catalogue, name) for name in sorted(fields)},
        "words": {name: value_word(book, catalogue, name) for name in sorted(values)},
        "blank": _blank(root),
    }


def _collect(node: Node, fields: set[str], values: set[str]) -> None:
    values.update(str(value) for value in node.values)
    for entry in node.fields:
        fields.add(entry.name)
        _collect(entry.node, fields, values)
    for inner in (node.of, node.plain, *node.variants):
        if inner is not None:
            _collect(inner, fields, values)


def field_label(catalogue: Catalogue, name: str) -> str:
    """What a field of a sheet is called, as a heading has it."""
    key = f"field-{name.replace('_', '-')}"
    label = catalogue.say(key) if catalogue.has(key) else label_of(catalogue, name)
    return label[:1].upper() + label[1:]


def value_word(book: Book, catalogue: Catalogue, key: str) -> str:
    """What a value of a sheet is called: a thing, a skill, a part of the body."""
    plain = key.replace("+", "plus")  # of «pi+»: no message can be called so
    for prefix in ("value", "item", "word", "state", "skill", "verb", "part", "field"):
        for name in (plain, plain.replace("_", "-")):
            if name and catalogue.has(f"{prefix}-{name}"):
                return catalogue.say(f"{prefix}-{name}")
    return items_of(book).get(key, key.replace("-", " ").replace("_", " "))


def _blank(node: Node) -> dict[str, Any]:
    """What must be said, at its lowest."""
    if node.variants:
        node = node.variants[0]
    sheet: dict[str, Any] = {}
    for entry in node.fields:
        if not entry.optional and entry.name != "name":
            low = entry.node.low
            sheet[entry.name] = 10 if low is None or low < 10 else int(low)
    return sheet


def reckoned(key: str, sheet: Data, language: str) -> Data:
    """What is wrong with a sheet and, if nothing is, the numbers that follow from it."""
    book = book_of(key)
    problems = fighter_problems({**sheet, "book": book.key}, "")
    if problems:
        return {"problems": problems_of(ScenarioError(problems), language), "numbers": []}
    entry = {name: value for name, value in sheet.items() if name != "book"}
    try:
        scenario = Scenario.from_data(book.bout(entry, dict(entry)), "sheet")
        fight = scenario.build()
    except ScenarioError as error:
        return {"problems": problems_of(error, language), "numbers": []}
    fight.telling = True
    fighter = fight.roster[0]
    speaker = _Speaker(book, catalogue_of(book, language), fight)
    derived = book.derived(fight, fighter, scenario.sides[0].recruits[0].sheet)
    numbers = [speaker.number(one) for group in GROUPS for one in derived if one.group == group]
    explained = {one.tally.name for one in derived}
    for name, value in book.shown_sheet(fight, fighter, True).items():
        key = name.replace("_", "-")
        if isinstance(value, int) and key not in explained:
            numbers.append(speaker.number(Derived(summed(key, []), OTHERS), value))
    return {"problems": [], "numbers": numbers}


class _Speaker:
    """Says what numbers and their parts are called."""

    def __init__(self, book: Book, catalogue: Catalogue, fight: Fight) -> None:
        self.book = book
        self.catalogue = catalogue
        self.names = Names(catalogue, fight, items_of(book))

    def number(self, one: Derived, total: int | None = None) -> Data:
        """A number with its parts and rules, under its heading."""
        tally = one.tally
        name = self.word(tally.name) if ":" in tally.name else label_of(self.catalogue, tally.name)
        name = name[:1].upper() + name[1:]
        parts = [
            {
                "text": name if part.name == tally.name else self.word(part.name),
                "value": _scaled(part.value, one.per),
                "rule": part.rule,
            }
            for part in tally.parts or []
        ]
        return {
            "name": f"{name} ({self.word(one.about)})" if one.about else name,
            "total": _scaled(tally.total if total is None else total, one.per),
            "parts": parts,
            "told": len(parts) > 1 or _says_more(tally),
            "rule": rule_of_number(self.book, tally.name) or one.rule,
            "group": self.catalogue.say(f"numbers-{one.group}"),
        }

    def word(self, key: str) -> str:
        """What a part is called: a thing, a value or a field of the sheet, or a part by its key."""
        if key.startswith(THING):
            return str(self.names.item(key.removeprefix(THING)))
        if key.startswith(WORD):
            keys = key.removeprefix(WORD).split(",")
            return ", ".join(value_word(self.book, self.catalogue, one) for one in keys)
        if key.startswith(FIELD):
            return field_label(self.catalogue, key.removeprefix(FIELD))
        return self.names.part(key)


def _says_more(tally: Tally) -> bool:
    """Whether the only part of a number says something that its name does not."""
    parts = tally.parts or []
    return len(parts) > 0 and parts[0].name not in (tally.name, BASE)


def _scaled(value: int, per: int) -> int | float:
    return int(value) if per == 1 else int(value) / per


def catalogue_fighter(key: str, name: str) -> Data:
    """A fighter that the book brings along, as a sheet."""
    book = book_of(key)
    if name not in fighter_keys(book.folder):
        raise Refused("not-found", 404)
    return fighter_data(book.folder, name)
