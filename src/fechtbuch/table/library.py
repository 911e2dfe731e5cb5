"""What the lobby shows: books, rules, fighters and scenarios."""

from functools import cache

from fechtbuch.books.base import Book, books
from fechtbuch.books.fighters import fighter_data, fighter_keys
from fechtbuch.engine.fight import EDICTS
from fechtbuch.engine.grid import Topology
from fechtbuch.scenario import Scenario, ScenarioError, load, names
from fechtbuch.table.refusals import Refused
from fechtbuch.table.state import Data
from fechtbuch.table.words import catalogue_of, label_of, languages_of, spoken
from fechtbuch.text import options_in, rules_in, scenarios_in


def book_of(key: str) -> Book:
    """A book by its key."""
    found = books().get(key)
    if found is None:
        raise Refused("book-unknown", 404, "book", book=key[:60])
    return found


def books_data(language: str) -> list[Data]:
    """All books."""
    return [book_data(key, spoken(language)) for key in books()]


@cache
def book_data(key: str, language: str) -> Data:
    """A book with everything that a scenario or an edict may name."""
    book = books()[key]
    catalogue = catalogue_of(book, language)
    return {
        "key": book.key,
        "title": book.title,
        "languages": languages_of(book),
        "topology": "hexes" if book.map_rules.topology is Topology.HEXES else "squares",
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "values": list(option.values),
                "rules": list(option.rules),
                "meaning": option.meaning,
            }
            for option in options_in(book, language).values()
        ],
        "settings": [
            {
                "name": setting.name,
                "label": label_of(catalogue, setting.name),
                "kind": setting.kind,
                "low": setting.low,
                "high": setting.high,
                "words": list(setting.words),
            }
            for setting in book.settings().values()
        ],
        "states": [
            {"key": state, "text": catalogue.say(f"state-{state}")} for state in book.states()
        ],
        "fighters": [_fighter(book, one) for one in fighter_keys(book.folder)],
        "policies": sorted(book.policies()),
        "cover": sorted(book.map_rules.cover, key=lambda name: book.map_rules.cover[name]),
        "edicts": list(EDICTS),
    }


def _fighter(book: Book, key: str) -> Data:
    data = fighter_data(book.folder, key)
    summary = data.get("text") or data.get("summary") or ""
    return {"key": key, "name": str(data.get("name", key)), "summary": str(summary)}


def rule_data(book: str, name: str, language: str) -> Data:
    """A rule of a book."""
    rule = rules_in(book_of(book), spoken(language)).get(name.upper())
    if rule is None:
        raise Refused("rule-unknown", 404, "id", rule=name[:60])
    return {
        "id": rule.id,
        "title": rule.title,
        "summary": rule.summary,
        "source": rule.source,
        "chapter": rule.chapter,
        "status": rule.status,
        "see": list(rule.see),
    }


def scenario_cards(language: str) -> list[Data]:
    """All scenarios that the books bring along."""
    return [
        {**card, "title": info.title, "description": " ".join(info.text.split())}
        for card, info in zip(_cards(), scenarios_in(spoken(language)), strict=True)
    ]


@cache
def _cards() -> list[Data]:
    return [_card(load(f"{info.book}/{info.name}")) for info in names()]


def _card(scenario: Scenario) -> Data:
    """What is the same in every language."""
    fight = scenario.build()
    return {
        "name": scenario.name,
        "book": scenario.book,
        "book_title": scenario.rulebook.title,
        "sides": [
            {
                "name": side.name,
                "slug": side.slug,
                "fighters": [one.name for one in fight.roster if one.side == side.index],
                "slugs": [one.slug for one in fight.roster if one.side == side.index],
            }
            for side in fight.sides
        ],
        "fighters": len(fight.roster),
    }


def scenario_problems(data: Data) -> list[Data]:
    """Everything that is wrong with a scenario."""
    try:
        Scenario.from_data(data).build()
    except ScenarioError as error:
        return problems_of(error)
    except (ValueError, RecursionError) as error:
        return [{"field": "", "value": "", "problem": str(error)[:300], "remedy": ""}]
    return []


def problems_of(error: ScenarioError) -> list[Data]:
    """Problems of a scenario as data."""
    return [
        {
            "field": problem.field,
            "value": problem.found,
            "problem": problem.message,
            "remedy": problem.remedy,
        }
        for problem in error.problems
    ]
