"""Answering by a whole plan, as far as nothing comes between."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from fechtbuch.engine.choices import Question, Refusal
from fechtbuch.engine.reader import DiceQuestion
from fechtbuch.engine.session import Session
from fechtbuch.text import Storyteller

DICE, OTHERS, OVER, NOT_LEGAL = "dice", "others", "over", "not-legal"


@dataclass(frozen=True)
class Stopped:
    """Where a plan stopped, and why."""

    answered: int
    """How many of its answers were given."""
    of: int
    code: str
    """`dice`, `others`, `over` or `not-legal`."""
    refusal: Refusal | None = None

    def text(self, teller: Storyteller) -> str:
        """The same in words."""
        why = "" if self.refusal is None else teller.refusal(self.refusal)
        about: dict[str, str | int] = {"answered": self.answered, "of": self.of, "why": why}
        return teller.names.catalogue.say(f"plan-stopped-{self.code}", about)


def follow(
    session: Session,
    asked: Question,
    answers: Sequence[str],
    by: str = "",
    time: str = "",
    may_answer: Callable[[Question], bool] = lambda question: True,
    after_each: Callable[[], None] = lambda: None,
) -> Stopped | None:
    """Give the answers of a plan one after the other; `Refusal` if the first is not legal.

    It stops where dice have fallen, somebody else is asked or an answer is no longer legal; what
    was answered until then stands.
    """
    who = None if asked.who is None else asked.who.slug
    question: Question = asked
    for place, text in enumerate(answers):
        if place > 0:
            found = _next(session, may_answer, who)
            if not isinstance(found, Question):
                return Stopped(place, len(answers), found)
            question = found
        try:
            session.answer(text, question.id, by, time)
        except Refusal as refusal:
            if place == 0:
                raise
            return Stopped(place, len(answers), NOT_LEGAL, refusal)
        after_each()
    return None


def _next(
    session: Session, may_answer: Callable[[Question], bool], who: str | None
) -> Question | str:
    """What the same fighter is asked next; or what has come between."""
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
