"""The plans of a table's questions: found once for each, told to whoever is asked."""

import logging
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from fechtbuch.books.base import Book
from fechtbuch.engine.choices import Question
from fechtbuch.engine.fields import parse_path
from fechtbuch.engine.reader import DiceQuestion
from fechtbuch.engine.saying import PEOPLE
from fechtbuch.play import Offer, Planner, plan_words
from fechtbuch.table.asking import spot
from fechtbuch.table.state import Data
from fechtbuch.text import Names, judging
from fechtbuch.text.bending import capital
from fechtbuch.text.choosing import label_of

if TYPE_CHECKING:
    from fechtbuch.table.live import LiveTable

log = logging.getLogger("fechtbuch.table")

REMEMBERED = 60
"""Questions of a table whose plans are kept at hand."""

Asked = tuple[int, int, str, bool]
"""Part, head and name of a question, and whether it is asked of somebody blind to foes' numbers."""


@dataclass
class Planned:
    """The plans of a question, and what they come to as far as that is known."""

    offers: list[Offer]
    figures: list[Data] | None = None
    rollouts: int = 0


class Planning:
    """Plans for the questions of one table."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self._planner: Planner | None = None
        self._found: OrderedDict[Asked, Planned] = OrderedDict()

    def of(self, question: Question, blind: bool) -> Planned:
        """The plans of a pending question; `blind` where foes' numbers may not be known."""
        key = (self.table.part, int(self.table.session.record.head), question.id, blind)
        found = self._found.get(key)
        if found is None:
            found = Planned(self._offers(question, blind))
            self._found[key] = found
            if len(self._found) > REMEMBERED:
                self._found.popitem(last=False)
        return found

    def best(self, question: Question) -> Offer | None:
        """What is sensible, for all that whoever is asked knows; None for dice and judgements."""
        if isinstance(question, DiceQuestion) or question.side < 0:
            return None
        offers = self.of(question, self.blind(question)).offers
        return offers[0] if offers else None

    def blind(self, question: Question) -> bool:
        """Whether whoever is asked may not know the numbers of foes."""
        seats = self.table.asked(question) & set(self.table.seats)
        return self.table.settings.reveal != "all" and bool(seats) and not self.table.revealed

    @property
    def level(self) -> str:
        """Who judges plans."""
        return self._plans().level

    def _plans(self) -> Planner:
        if self._planner is None:
            self._planner = Planner(self.table.book)
        return self._planner

    def _offers(self, question: Question, blind: bool) -> list[Offer]:
        try:
            return self._plans().offers(self.table.session, question, blind=blind)
        except Exception:
            # A mistake in a book's mind must not end anybody's evening: there are the options.
            log.exception("no plans for %s", question.id)
            return []

    def data(
        self, question: Question, blind: bool, names: Names, wins: bool, most: int | None = None
    ) -> list[Data]:
        """The plans as a viewer is told them, `most` of them; `wins` where he may be advised."""
        if isinstance(question, DiceQuestion) or question.side < 0:
            return []
        found = self.of(question, blind)
        figures = found.figures
        return [
            {
                **plan_data(self.table.book, offer, place, names),
                "figures": None if figures is None else told(figures[place], wins),
            }
            for place, offer in enumerate(found.offers[:most])
        ]


def plan_id(place: int) -> str:
    """What a plan is called."""
    return f"p{place + 1}"


def told(figures: Data, wins: bool) -> Data:
    """Figures without what is advice."""
    return figures if wins else {**figures, "wins": None, "interval": None, "tie": None}


def plan_data(book: Book, offer: Offer, place: int, names: Names) -> Data:
    """One plan in words."""
    title, line = plan_words(offer, names)
    said = [one for step in offer.steps for one in step.said]
    targets = [
        part.partition(":")[0]
        for one in offer.deed.said
        if one.kind in PEOPLE
        for part in one.value.split(",")
    ]
    ways = [one.value for one in said if one.kind == "path" and one.value]
    return {
        "id": plan_id(place),
        "kind": offer.kind,
        "title": title,
        "line": line,
        "answers": offer.answers,
        "steps": [capital(label_of(names, step.said)) for step in offer.steps],
        "best": place == 0,
        "tied": offer.tied,
        "targets": targets,
        "path": [spot(one) for way in ways for one in parse_path(way)],
        "marks": [
            {
                "key": one.judgement,
                "label": one.words,
                "value": one.mark,
                "rules": list(one.rules),
            }
            for one in judging.told(book, offer.marks.items(), names.catalogue)
        ],
    }
