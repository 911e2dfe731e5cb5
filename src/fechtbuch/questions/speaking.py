"""Findings in the reader's language."""

from functools import lru_cache
from typing import NamedTuple

from fechtbuch.simulate.spoken import Spoken


class Called(NamedTuple):
    """What a contender is called among others."""

    name: str
    """The English name that the book gives to it."""
    mark: str
    """What tells it from others of its kind, as it was written."""
    thing: str = ""
    """Something that it has and whoever else has its name has not."""


class Speech(Spoken):
    """Words for questions about one book."""

    def percent(self, share: float, digits: int = 1) -> str:
        """A share."""
        return self.figures.percent(share, digits)

    def points(self, share: float) -> str:
        """A difference of shares in points, with its sign."""
        points = round(100 * share, 1)
        sign = "−" if points < 0 else "+" if points > 0 else ""
        return sign + self.number(abs(points))

    def contender(self, called: Called) -> str:
        """Somebody who is held against others: the name, and what tells those of a kind apart."""
        thing = f" ({self.thing(called.thing)})" if called.thing else ""
        return f"{self.named(called.name)}{thing} {called.mark}".strip()

    def thing(self, slug: str) -> str:
        """Something that somebody has: an item, or a mount, which is a fighter itself."""
        if self.catalogue.has(f"fighter-{slug}") and not self.catalogue.has(f"item-{slug}"):
            return self.catalogue.say(f"fighter-{slug}")
        return self.item(slug)


@lru_cache(16)
def speech(language: str, book: str) -> Speech:
    """Words for questions about a book, read once: catalogues take longer than most findings."""
    return Speech(language, book)
