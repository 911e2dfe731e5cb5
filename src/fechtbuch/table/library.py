"""What the lobby shows: books, rules, fighters and scenarios."""

from functools import cache

from fechtbuch.books.base import Book, Setting, books
from fechtbuch.books.fighters import fighter_data, fighter_keys
from fechtbuch.books.learned import policy_files
from fechtbuch.engine.edicts import EDICTS
from fechtbuch.engine.fields import NOWHERE
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.fighter import Fighter
from fechtbuch.engine.grid import Topology
from fechtbuch.scenario import Scenario, ScenarioError, ScenarioInfo, load, names
from fechtbuch.scenario.measured import measured
from fechtbuch.table.asking import spot
from fechtbuch.table.emblems import FIST, emblem
from fechtbuch.table.ground import framed, map_data
from fechtbuch.table.refusals import Refused
from fechtbuch.table.state import Data
from fechtbuch.table.words import catalogue_of, items_of, label_of, languages_of, spoken
from fechtbuch.text import Catalogue, Names, options_in, rules_in
from fechtbuch.text.complaints import in_words
from fechtbuch.text.names import HEXWARD, SQUAREWARD, called
from fechtbuch.text.rules import source_of
from fechtbuch.text.scenarios import scenarios_in
from fechtbuch.text.titles import title_of


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
        "title": title_of(book, catalogue.language),
        "languages": languages_of(book),
        "topology": "hexes" if book.map_rules.topology is Topology.HEXES else "squares",
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "values": list(option.values),
                "labels": [_value(catalogue, value) for value in option.values],
                "rules": list(option.rules),
                "meaning": option.meaning,
            }
            for option in options_in(book, language).values()
        ],
        "settings": [_setting(book, one, catalogue) for one in book.settings().values()],
        "states": [
            {"key": state, "text": catalogue.say(f"state-{state}")} for state in book.states()
        ],
        "fighters": _fighters(book, catalogue),
        "policies": sorted(book.policies()),
        "cover": [
            {"key": level, "text": _word(catalogue, f"cover-{level}", level)}
            for level in sorted(book.map_rules.cover, key=lambda one: book.map_rules.cover[one])
        ],
        "edicts": list(EDICTS),
        "rests": [rest_data(rest, language) for rest in book.rests],
    }


def rest_data(rest: str, language: str) -> Data:
    """A rest in words; one of a book that has none for it as it is."""
    catalogue = catalogue_of(None, language)
    key = f"rest-{rest}"
    return {"key": rest, "text": catalogue.say(key) if catalogue.has(key) else rest}


def _setting(book: Book, setting: Setting, catalogue: Catalogue) -> Data:
    """What an edict may set. A way to face is a number to the rules and a word to people."""
    words = [{"key": word, "text": _word(catalogue, word)} for word in setting.words]
    if setting.kind == "direction":
        ways = HEXWARD if book.map_rules.topology is Topology.HEXES else SQUAREWARD
        words = [
            {"key": str(number), "text": catalogue.say(f"direction-{way}")}
            for number, way in enumerate(ways)
        ]
    return {
        "name": setting.name,
        "label": label_of(catalogue, setting.name),
        "kind": setting.kind,
        "low": setting.low,
        "high": setting.high,
        "words": words,
    }


def _value(catalogue: Catalogue, value: bool | int | str) -> str:
    """A value of a switch in words; numbers speak for themselves."""
    if isinstance(value, bool):
        return catalogue.say("switch-on" if value else "switch-off")
    if isinstance(value, int):
        return str(value)
    return catalogue.say(f"switch-{value.replace('_', '-')}")


def _word(catalogue: Catalogue, key: str, usual: str = "") -> str:
    """A key in words, or as it is where it is a number such as `4+`."""
    for prefix in ("word", "state"):
        if catalogue.has(f"{prefix}-{key}"):
            return catalogue.say(f"{prefix}-{key}")
    return usual or key


def _fighters(book: Book, catalogue: Catalogue) -> list[Data]:
    """The catalogue; somebody who is in it twice is told apart: `Ulrich (on foot)`."""
    found = [_fighter(book, one, catalogue) for one in fighter_keys(book.folder)]
    for one in found:
        for other in found:
            if one["name"] == other["name"] and one["key"].startswith(f"{other['key']}-"):
                tail = one["key"].removeprefix(f"{other['key']}-")
                one["name"] = f"{other['name']} ({_word(catalogue, f'variant-{tail}', tail)})"
    return found


def _fighter(book: Book, key: str, catalogue: Catalogue) -> Data:
    data = fighter_data(book.folder, key)
    summary = data.get("text") or data.get("summary") or ""
    name = called(catalogue, "fighter", str(data.get("name", key)))
    return {"key": key, "name": name, "summary": str(summary)}


def rule_data(book: str, name: str, language: str) -> Data:
    """A rule of a book."""
    rule = rules_in(book_of(book), spoken(language)).get(name.upper())
    if rule is None:
        raise Refused("rule-unknown", 404, "id", rule=name[:60])
    return {
        "id": rule.id,
        "title": rule.title,
        "summary": rule.summary,
        "source": source_of(catalogue_of(book_of(book), spoken(language)), rule),
        "chapter": rule.heading,
        "status": rule.status,
        "see": list(rule.see),
    }


def scenario_cards(language: str) -> list[Data]:
    """All scenarios that the books bring along."""
    # What was learned may be put into its folder at any time.
    learned = {key: sorted(policy_files(book)) for key, book in books().items()}
    return [
        {**card, "levels": [*card["levels"], *learned[card["book"]]]}
        for card in _cards(spoken(language))
    ]


@cache
def _cards(language: str) -> list[Data]:
    told = scenarios_in(language)
    return [_card(info, fight, language) for info, fight in zip(told, _fights(), strict=True)]


@cache
def _fights() -> list[Fight]:
    """The scenarios' fights before they begin."""
    return [load(f"{info.book}/{info.name}").build() for info in names()]


def _card(info: ScenarioInfo, fight: Fight, language: str) -> Data:
    book = books()[info.book]
    catalogue = catalogue_of(book, language)
    told = Names(catalogue, fight, items_of(book))
    held = {view.slug: emblem(view.hands) for view in book.view(fight, -1)}
    ground = map_data(fight.grid, catalogue, book.map_rules.terrains, book.map_rules.cover)
    if not ground["bounded"]:
        ground = framed(ground, [one.at for one in fight.roster])
    return {
        "name": info.name,
        "book": info.book,
        "book_title": title_of(book, catalogue.language),
        "title": info.title,
        "description": " ".join(info.text.split()),
        "sides": [
            {
                "name": told.side(int(side.index)),
                "slug": side.slug,
                "fighters": [told.fighter(one) for one in members],
                "slugs": [one.slug for one in members],
                "places": [spot(one.at) for one in members if _stands_there(one)],
                "emblems": [held.get(one.slug, FIST) for one in members if _stands_there(one)],
            }
            for side in fight.sides
            for members in [[one for one in fight.roster if one.side == side.index]]
        ],
        "fighters": len(fight.roster),
        "levels": list(book.levels),
        "measured": _measured(info),
        "map": ground,
    }


def _measured(info: ScenarioInfo) -> Data | None:
    """How even and how long it is; nothing is known of what others bring along."""
    found = measured().get(f"{info.book}/{info.name}")
    if found is None:
        return None
    return {
        "first": found.first,
        "draws": found.draws,
        "rounds": found.rounds,
        "minutes": found.minutes,
    }


def _stands_there(fighter: Fighter) -> bool:
    """Whether everybody may see where somebody begins."""
    return fighter.at != NOWHERE and not fighter.hidden_from


def scenario_problems(data: Data, language: str) -> list[Data]:
    """Everything that is wrong with a scenario, in words."""
    try:
        Scenario.from_data(data).build()
    except ScenarioError as error:
        return problems_of(error, language)
    except (ValueError, RecursionError) as error:
        told = in_words(str(error)[:300], language)
        return [{"field": "", "value": "", "problem": told, "remedy": ""}]
    return []


def problems_of(error: ScenarioError, language: str) -> list[Data]:
    """Problems of a scenario as data, in words."""
    spoken_here = spoken(language)
    return [
        {
            "field": problem.field,
            "value": problem.found,
            "problem": problem.message_in(spoken_here),
            "remedy": problem.remedy_in(spoken_here),
        }
        for problem in error.problems
    ]
