"""Who answers for whom: people for the fighters they took, policies for the rest."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from fechtbuch.cli.complaints import BadInput
from fechtbuch.engine.choices import Question
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.knowing import known
from fechtbuch.engine.reader import DiceQuestion
from fechtbuch.engine.session import Session
from fechtbuch.play import EnginePlayer, NotNamed, Offer, Planner, fighters_named
from fechtbuch.play.engine import DEFAULT
from fechtbuch.play.sparing import spared
from fechtbuch.play.standing import STANDING, Order, standing_answer
from fechtbuch.scenario import Scenario


def seats_for(fight: Fight, names: Sequence[str]) -> set[str]:
    """The slugs of the fighters that a person takes.

    A name may be a fighter's slug or name, or a side's. Without names it is the first side of
    heroes, or the first side at all. `BadInput` says what there is.
    """
    if not names:
        whole = sides_for(fight, names)
        return {one.slug for one in fight.roster if one.side in whole}
    try:
        return fighters_named(fight, names)
    except NotNamed as wrong:
        fighters = ", ".join(one.slug for one in fight.roster)
        sides = ", ".join(side.slug for side in fight.sides)
        name = str(wrong.args[0])
        raise BadInput("seat", value=name, fighters=fighters, sides=sides) from None


def sides_for(fight: Fight, names: Sequence[str]) -> set[int]:
    """The sides that a person takes as a whole: whoever joins one of them is his, too."""
    if not names:
        heroes = [side for side in fight.sides if side.heroes] or fight.sides[:1]
        return {int(heroes[0].index)}
    wanted = {name.casefold() for name in names}
    return {
        int(side.index)
        for side in fight.sides
        if not wanted.isdisjoint((side.slug.casefold(), side.name.casefold()))
    }


class Seats:
    """A session whose questions go to people or to policies."""

    def __init__(
        self,
        scenario: Scenario,
        session: Session,
        seed: bytes,
        mine: set[str],
        save: Path | None = None,
        sides: Iterable[int] = (),
    ) -> None:
        self.session = session
        self.seed = seed
        self._named = mine
        self._sides = frozenset(sides)
        self.save_to = save
        self.engine = EnginePlayer(scenario, session, seed)
        self.book = scenario.rulebook
        self.planner = Planner(self.book)
        self.orders: list[Order] = []
        """What the person has left standing."""
        self.sparing = True
        """Whether the person is spared questions in which nothing can come of an answer."""
        if len({one.side for one in session.fight.roster if one.slug in mine}) > 1:
            # Several people sit at one keyboard, and judge together.
            session.referee()

    @property
    def mine(self) -> set[str]:
        """The slugs of the fighters that a person plays, those who joined his sides included."""
        roster = self.session.fight.roster
        return self._named | {one.slug for one in roster if one.side in self._sides}

    def person_answers(self, question: Question) -> bool:
        """Whether a question goes to the person at the keyboard."""
        mine = self.mine
        if not mine:
            return False
        if isinstance(question, DiceQuestion) or question.side < 0:
            return True
        if question.who is not None:
            return question.who.slug in mine
        return any(
            one.side == question.side and one.slug in mine for one in self.session.fight.roster
        )

    def asked(self) -> Question | None:
        """The question that waits for the person; None when the fight is over."""
        for question in self.session.pending:
            if self.person_answers(question):
                return known(question)
        return None

    def advance(self) -> bool:
        """Let a policy answer one question; False when only people are asked, or nobody."""
        for question in self.session.pending:
            if not self.person_answers(question):
                self.delegate(question)
                return True
        found = self.by_itself()
        if found is None:
            return False
        question, text, by = found
        self.session.answer(text, question.id, by, loose=by == STANDING)
        return True

    def by_itself(self) -> tuple[Question, str, str] | None:
        """A question of the person's that is answered by itself, its answer, and by whom."""
        for question in self.session.pending:
            if not self.person_answers(question):
                continue
            order = standing_answer(self.book, self.session, question, self.orders)
            if order is not None:
                return question, order.text, STANDING
            if self.sparing and self._minor(question):
                best = self.planner.offers(self.session, question, 1)
                text = spared(self.book, question, best[0] if best else None)
                if text is not None:
                    return question, text, DEFAULT
        return None

    def _minor(self, question: Question) -> bool:
        return question.kind in self.book.minor or question.kind in self.book.empty_handed

    def plans(self, question: Question) -> list[Offer]:
        """The plans of a question of the person's, the best first."""
        if isinstance(question, DiceQuestion) or question.side < 0:
            return []
        asked = next(one for one in self.session.pending if one.id == question.id)
        return self.planner.offers(self.session, asked)

    def delegate(self, question: Question) -> None:
        """Let the engine answer a question, or throw its dice."""
        self.engine.answer(question)

    def undo(self) -> int:
        """Go back to the person's last decision; returns how many entries were taken back."""
        taken = 0
        while self.session.undo():
            taken += 1
            if self.asked() is not None and not self._goes_on():
                return taken
        return taken

    def redo(self) -> int:
        """Go forward again to the person's next decision; returns how many entries came back."""
        taken = 0
        while self.session.redo():
            taken += 1
            if self.asked() is not None and not self._goes_on():
                return taken
        return taken

    def save(self, path: Path | None = None) -> None:
        """Write the record, whole or not at all."""
        target = path or self.save_to
        if target is None:
            return
        self.session.record.seed = self.seed.hex()
        text = "\n".join(self.session.record.to_lines()) + "\n"
        part = target.with_name(target.name + ".part")
        part.write_text(text, encoding="utf-8")
        part.replace(target)

    def _goes_on(self) -> bool:
        """Whether a policy is asked here, or the answer goes by itself."""
        policies = any(not self.person_answers(question) for question in self.session.pending)
        return policies or self.by_itself() is not None
