"""What is answered though nobody is asked: standing answers, what is spared, the engine's part."""

from typing import TYPE_CHECKING

from fechtbuch.engine.choices import Question, Refusal
from fechtbuch.play.engine import DEFAULT
from fechtbuch.play.sparing import spared
from fechtbuch.play.standing import STANDING, Order, standing_answer
from fechtbuch.table.clock import now_text
from fechtbuch.table.settings import ENGINE

if TYPE_CHECKING:
    from fechtbuch.table.live import LiveTable

ENGINE_STRETCH = 16
"""Answers of the engine that are kept together with the command before them."""

UNSEEN_STRETCH = 64
"""Answers for somebody unseen that may be among them and are not counted."""


class Settling:
    """Answers at one table by itself, until people are to decide."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self._left_to_people: set[tuple[int, str]] = set()
        """Questions that are not answered by themselves, while the engine plays on."""

    def go_on(self, most: int = ENGINE_STRETCH) -> None:
        """Let standing answers and the engine answer what is theirs.

        How far that goes at once does not tell that somebody unseen answers, too.
        """
        table = self.table
        now = now_text()
        self._left_to_people = set()
        unseen = UNSEEN_STRETCH
        while unseen > 0 and (most > 0 or all(map(self._unseen, table.session.pending))):
            question = self._answer_by_itself(now) or self._engine_answer(now)
            if question is None:
                return
            table.between()
            if self._unseen(question):
                unseen -= 1
            else:
                most -= 1

    def _unseen(self, question: Question) -> bool:
        """Whether a question may be asked only because of somebody of whom not all know."""
        who = question.who
        return self.table.session.fight.hiding != 0 and (who is None or who.hidden_from != 0)

    def question_of_the_engine(self) -> Question | None:
        """What the engine is to answer now; None where it is asked nothing."""
        table = self.table
        if table.settings.paused or table.upgrade is not None or table.full():
            return None
        for question in table.session.pending:
            if table.asked(question) == {ENGINE}:
                return question
        return None

    def _engine_answer(self, now: str) -> Question | None:
        """The question that the engine has answered; None where it is asked nothing."""
        table = self.table
        question = self.question_of_the_engine()
        if question is not None:
            table.engine.answer(question, now)
            table.mark()
        return question

    def _answer_by_itself(self, now: str) -> Question | None:
        """The question that was answered though nobody was asked; None where there is none."""
        table = self.table
        found = self.by_itself()
        if found is None:
            return None
        question, text, by = found
        try:
            table.session.answer(text, question.id, by, now, loose=by == STANDING)
        except Refusal:
            self._left_to_people.add((int(table.session.record.head), question.id))
            return self._answer_by_itself(now)
        table.mark()
        return question

    def by_itself(self) -> tuple[Question, str, str] | None:
        """A question that is answered by itself, its answer, and who is said to have given it."""
        table = self.table
        if table.settings.paused or table.upgrade is not None or table.full():
            return None
        orders = [Order.from_list(one) for one in table.settings.standing]
        for question in table.session.pending:
            asked = (int(table.session.record.head), question.id)
            if asked in self._left_to_people:
                continue
            blind = table.planning.blind(question)
            order = standing_answer(table.book, table.session, question, orders, blind)
            if order is not None:
                return question, order.text, STANDING
            if self._spares(question):
                best = None if blind else table.planning.best(question)
                text = spared(table.book, question, best, blind)
                if text is not None:
                    return question, text, DEFAULT
            # Found out once for each question, until something is left standing or set otherwise.
            self._left_to_people.add(asked)
        return None

    def _spares(self, question: Question) -> bool:
        """Whether people who are asked are spared what cannot matter."""
        table = self.table
        asked = table.asked(question)
        return (
            table.settings.sparing and asked != {ENGINE} and not asked & set(table.settings.ask_all)
        )
