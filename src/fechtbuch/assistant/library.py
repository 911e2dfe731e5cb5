"""Books, rules, scenarios and fighters, as short lists and texts."""

from typing import Any

from fechtbuch.assistant.refusing import declined
from fechtbuch.books.base import books
from fechtbuch.rulebook import serving
from fechtbuch.table import library, reading
from fechtbuch.table.words import spoken

Data = dict[str, Any]

MOST_FOUND = 8
MOST_LISTED = 60
MOST_TEXT = 5000
"""Characters of a rule's text."""


class Library:
    """What there is to read, in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def books(self) -> list[Data]:
        """All books, with their switches."""
        return [
            {
                "book": one["key"],
                "title": one["title"],
                "map": one["topology"],
                "options": {option["name"]: option["default"] for option in one["options"]},
            }
            for one in library.books_data(self.language)
        ]

    def scenarios(self, book: str) -> Data:
        """The scenarios of a book, or of all."""
        if book:
            self._book(book)
        cards = [
            {
                "scenario": one["name"],
                "book": one["book"],
                "title": one["title"],
                "sides": {side["slug"]: side["slugs"] for side in one["sides"]},
            }
            for one in library.scenario_cards(self.language)
            if book in ("", one["book"])
        ]
        for card in cards:
            for side, members in card["sides"].items():
                if len(members) > 4:
                    card["sides"][side] = [*members[:3], f"+{len(members) - 3}"]
        if not book and len(cards) > MOST_FOUND:
            # All of them at length would be long: names are enough to ask for one book's.
            by_book: dict[str, list[str]] = {}
            for card in cards:
                by_book.setdefault(card["book"], []).append(card["scenario"])
            return by_book
        return {"scenarios": cards[:MOST_LISTED]}

    def fighters(self, book: str, like: str) -> Data:
        """The fighters that a book brings along."""
        self._book(book)
        wanted = like.casefold()
        found = {
            one["key"]: one["name"] + (f": {one['summary'][:80]}" if one["summary"] else "")
            for one in library.book_data(book, spoken(self.language))["fighters"]
            if wanted in one["key"].casefold() or wanted in one["name"].casefold()
        }
        told: Data = {"fighters": dict(list(found.items())[:MOST_LISTED])}
        if len(found) > MOST_LISTED:
            told["more"] = len(found) - MOST_LISTED
        return told

    def search(self, query: str, book: str) -> list[Data]:
        """The rules that some words find, best first."""
        if book:
            self._book(book)
        return [
            {key: one[key] for key in ("id", "book", "title", "summary")}
            for one in reading.found(query[:200], book, self.language)[:MOST_FOUND]
        ]

    def rule(self, name: str) -> Data:
        """A rule at length, by its id; `Declined` names those that are near."""
        wanted = name.strip().upper()
        for book in books().values():
            if wanted in book.rules:
                return self._rule(serving.rule_data(book, spoken(self.language), wanted))
        near = [one["id"] for one in self.search(name, "")]
        raise declined(self.language, "rule", near, rule=name[:60])

    def _rule(self, rule: Data) -> Data:
        text = "\n".join(
            "".join(piece["text"] for piece in paragraph["pieces"]) for paragraph in rule["text"]
        )
        told: Data = {key: rule[key] for key in ("id", "book", "title", "summary")}
        told["text"] = text[:MOST_TEXT]
        told["rulings"] = [one["id"] for one in rule["rulings"]]
        told["see"] = [one["id"] for one in rule["neighbours"]]
        return {key: value for key, value in told.items() if value}

    def contents(self, book: str) -> str:
        """A rulebook's contents, for the resource: chapters, rules by id, title and summary."""
        key, language = self._book(book), spoken(self.language)
        found = serving.contents(books()[key], language)
        told = [f"# {found['title']}", found["notice"]]
        for chapter in found["chapters"]:
            told.append(f"\n## {chapter['title']}")
            ids = tuple(one["id"] for one in chapter["rules"])
            told += [
                f"- {one['id']} {one['title']}: {one['summary']}"
                for one in serving.brief(books()[key], language, ids)
            ]
        return "\n".join([*told, found["licence"]]).rstrip() + "\n"

    def _book(self, key: str) -> str:
        if key not in books():
            raise declined(self.language, "book", sorted(books()), book=key[:60])
        return key
