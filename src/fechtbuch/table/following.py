"""Answering by a whole plan, as far as nothing comes between."""

from dataclasses import dataclass

from fechtbuch.engine.choices import Question, Refusal
from fechtbuch.engine.reader import DiceQuestion
from fechtbuch.table.access import Viewer, identity
from fechtbuch.table.live import LiveTable
from fechtbuch.table.state import Data
from fechtbuch.text import Storyteller

DICE, OTHERS, OVER, NOT_LEGAL = "dice", "others", "over", "not-legal"


@dataclass(frozen=True)
class Stopped:
    """Where a plan stopped, and why."""

    answered: int
    of: int
    code: str
    refusal: Refusal | None = None

    def data(self, teller: Storyteller) -> Data:
        """The same in words."""
        say = teller.names.catalogue.say
        why = "" if self.refusal is None else teller.refusal(self.refusal)
        about: dict[str, str | int] = {"answered": self.answered, "of": self.of, "why": why}
        return {
            "answered": self.answered,
            "of": self.of,
            "code": self.code,
            "text": say(f"plan-stopped-{self.code}", about),
        }


def follow(
    table: LiveTable, viewer: Viewer, asked: Question, answers: list[str], now: str
) -> Stopped | None:
    """Give the answers of a plan one after the other; `Refusal` if the first is not legal."""
    session = table.session
    who = None if asked.who is None else asked.who.slug
    question: Question = asked
    for place, text in enumerate(answers):
        if place > 0:
            found = _next(table, viewer, who)
            if not isinstance(found, Question):
                return Stopped(place, len(answers), found)
            question = found
        try:
            session.answer(text, question.id, identity(viewer), now)
        except Refusal as refusal:
            if place == 0:
                raise
            return Stopped(place, len(answers), NOT_LEGAL, refusal)
        table.mark()
    return None


def _next(table: LiveTable, viewer: Viewer, who: str | None) -> Question | str:
    """What the same fighter is asked next; or what has come between."""
    session = table.session
    if session.fight.over:
        return OVER
    latest = session.record.entries[session.record.head]
    if latest.faces or any(isinstance(one, DiceQuestion) for one in session.pending):
        return DICE
    for question in session.pending:
        slug = None if question.who is None else question.who.slug
        if slug == who and table.may_answer(viewer, question):
            return question
    return OTHERS
