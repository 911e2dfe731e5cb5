"""Findings in the reader's language."""

import re
from functools import lru_cache
from typing import NamedTuple

from fechtbuch.scenario.paths import parse_value
from fechtbuch.simulate.spoken import Spoken

_CHANGE = re.compile(r"\+(?P<path>[^=+@]+)=(?P<value>[^+@]*[^+@\s(])")
_POLICY = re.compile(r"@(?P<policy>[a-z]+)")


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
        return f"{self.named(called.name)}{thing}{self._mark(called.mark)}".strip()

    def _mark(self, mark: str) -> str:
        """What tells those of a kind apart: `x4+ws=5@novice` is "x4, weapon skill 5, novice"."""

        def change(found: re.Match[str]) -> str:
            field = self.fields(found["path"].strip().split("."))
            return f", {field} {self.value(parse_value(found['value'].strip()), found['path'])}"

        text = _POLICY.sub(lambda found: f", {found['policy']}", _CHANGE.sub(change, mark))
        return text if text.startswith(",") or not text else f" {text}"

    def thing(self, slug: str) -> str:
        """Something that somebody has: an item, or a mount, which is a fighter itself."""
        if self.catalogue.has(f"fighter-{slug}") and not self.catalogue.has(f"item-{slug}"):
            return self.catalogue.say(f"fighter-{slug}")
        return self.item(slug)


@lru_cache(16)
def speech(language: str, book: str) -> Speech:
    """Words for questions about a book, read once: catalogues take longer than most findings."""
    return Speech(language, book)
