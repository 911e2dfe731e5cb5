"""A book's sheet for the editor: its fields, their words, and what follows from them."""

from functools import cache
from typing import Any

from fechtbuch.books.base import Book
from fechtbuch.books.fighters import fighter_data, fighter_keys
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
    number_data,
    spoken,
)
from fechtbuch.text import Catalogue, Names, Storyteller
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
    catalogue = catalogue_of(book, language)
    teller = Storyteller(Names(catalogue, fight, items_of(book)))
    derived = book.derived(fight, fighter)
    numbers = [
        {**number_data(teller, tally), "rule": rule_of_number(book, tally.name)}
        for tally in derived
    ]
    explained = {tally.name for tally in derived}
    for name, value in book.shown_sheet(fight, fighter, True).items():
        if isinstance(value, int) and name not in explained:
            plain = number_data(teller, Tally(name, value, "", False), False)
            label = label_of(catalogue, name)
            label = label[:1].upper() + label[1:]
            rule = rule_of_number(book, name)
            numbers.append({**plain, "name": label, "parts": [], "rule": rule})
    return {"problems": [], "numbers": numbers}


def catalogue_fighter(key: str, name: str) -> Data:
    """A fighter that the book brings along, as a sheet."""
    book = book_of(key)
    if name not in fighter_keys(book.folder):
        raise Refused("not-found", 404)
    return fighter_data(book.folder, name)
