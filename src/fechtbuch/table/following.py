"""Answering by a whole plan, as far as nothing comes between."""

import logging
from collections.abc import Callable
from dataclasses import dataclass

from fechtbuch.engine.choices import Question, Refusal
from fechtbuch.engine.reader import DiceQuestion
from fechtbuch.table.live import LiveTable
from fechtbuch.table.state import Data
from fechtbuch.text import Storyteller

log = logging.getLogger("fechtbuch.table")

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
    table: LiveTable,
    asked: Question,
    answers: list[str],
    by: str,
    now: str,
    may_answer: Callable[[Question], bool],
) -> Stopped | None:
    """Give the answers of a plan one after the other; `Refusal` if the first is not legal."""
    session = table.session
    who = None if asked.who is None else asked.who.slug
    question: Question = asked
    for place, text in enumerate(answers):
        if place > 0:
            found = _next(table, may_answer, who)
            if not isinstance(found, Question):
                return Stopped(place, len(answers), found)
            question = found
        try:
            session.answer(text, question.id, by, now)
        except Refusal as refusal:
            if place == 0:
                raise
            return Stopped(place, len(answers), NOT_LEGAL, refusal)
        table.mark()
    return None


def follow_best(
    table: LiveTable, asked: Question, by: str, now: str, most: int | None = None
) -> bool:
    """Do what is best for all that the side which is asked knows; False where nobody says what.

    `most` for so many answers of the plan at most.
    """
    best = table.planning.best(asked)
    if best is None:
        return False
    try:
        follow(table, asked, best.answers[:most], by, now, lambda question: True)
    except Refusal as refusal:
        log.error("the best plan of %s is not legal: %s", asked.id, refusal)
        return False
    return True


def _next(
    table: LiveTable, may_answer: Callable[[Question], bool], who: str | None
) -> Question | str:
    """What the same fighter is asked next; or what has come between."""
    session = table.session
    if session.fight.over:
        return OVER
    latest = session.record.entries[session.record.head]
    if latest.faces or any(isinstance(one, DiceQuestion) for one in session.pending):
        return DICE
    for question in session.pending:
        slug = None if question.who is None else question.who.slug
        if slug == who and may_answer(question):
            return question
    return OTHERS
