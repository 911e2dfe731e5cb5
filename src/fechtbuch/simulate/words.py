"""What stands in results and charts, in the reader's language."""

import re
from collections.abc import Mapping

from fechtbuch.books.base import books
from fechtbuch.simulate.result import Result
from fechtbuch.text.catalogue import FALLBACK, SHORT, Catalogue
from fechtbuch.text.figures import Figures
from fechtbuch.text.names import called, item_names
from fechtbuch.text.scenarios import title_in
from fechtbuch.text.titles import with_titles


class Words:
    """What things are called in results, in one language."""

    def __init__(self, language: str = FALLBACK, book: str = "") -> None:
        known = books().get(book)
        self.language = language
        self.book = book
        self.figures = Figures(language)
        self.catalogue = Catalogue(language, [known.package] if known is not None else [])
        self._items = item_names(known) if known is not None else {}

    def say(self, key: str, arguments: Mapping[str, str | int] | None = None) -> str:
        """A message of the charts."""
        return self.catalogue.say(f"chart-{key}", arguments)

    def number(self, value: float, digits: int = 1) -> str:
        """A number with so many decimals."""
        return self.figures.number(value, digits)

    def label(self, label: str) -> str:
        """What one of two compared variants is called."""
        key = f"variant-{label.replace(' ', '-')}"
        return self.say(key) if self.catalogue.has(f"chart-{key}") else self.title(label)

    def title(self, title: str) -> str:
        """The title of a scenario, or of a book where all of it is asked about."""
        return with_titles(title_in(self.language, self.book, title), self.language)

    def side(self, name: str) -> str:
        """The name of a side."""
        return called(self.catalogue, "side", name)

    def fighter(self, result: Result, slug: str) -> str:
        """The name of a fighter, numbered where several have the same."""
        return self.one_of({other: one.name for other, one in result.fighters.items()}, slug)

    def one_of(self, names: Mapping[str, str], slug: str) -> str:
        """One of several fighters by slug, numbered where others have the same name."""
        spoken = called(self.catalogue, "fighter", names[slug])
        alike = [other for other, name in names.items() if name == names[slug]]
        return spoken if len(alike) == 1 else f"{spoken} {alike.index(slug) + 1}"

    def rest(self, rest: str) -> str:
        """A rest before an encounter, or that there is none."""
        key = f"rest-{rest}"
        return self.catalogue.say(key) if self.catalogue.has(key) else rest or "–"

    def deed(self, action: str, item: str) -> str:
        """An action, and what it was done with."""
        return f"{self.verb(action)}, {self.item(item)}" if item else self.verb(action)

    def verb(self, action: str) -> str:
        """What is done, by the verb of a choice."""
        return self.catalogue.first(f"verb-{action}", action)

    def asked(self, question: str) -> str:
        """When something is chosen: the short form of the question that it answers."""
        return self.catalogue.name(f"ask-{question}").forms.get(SHORT, question)

    def item(self, slug: str) -> str:
        """A thing's name; the number that tells its slug from others is left out."""
        key = slug if slug in self._items else re.sub(r"-\d+$", "", slug)
        if self.catalogue.has(f"item-{key}"):
            return self.catalogue.say(f"item-{key}")
        name = self._items.get(key, key)
        return name[:1].lower() + name[1:] if self.language == FALLBACK else name
