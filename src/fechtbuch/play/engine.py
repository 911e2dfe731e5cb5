"""The engine as a player: policies answer where no person does."""

import hashlib

from fechtbuch.engine.choices import Question, Refusal
from fechtbuch.engine.dice import throw
from fechtbuch.engine.reader import DiceQuestion
from fechtbuch.engine.session import Session
from fechtbuch.engine.streams import Stream
from fechtbuch.engine.table_dice import TableDice
from fechtbuch.scenario import Scenario


class EnginePlayer:
    """Answers a session's questions by the scenario's policies.

    The same position gets the same answer, however often it is come back to: chance is drawn from
    the table's seed and the place in the record.
    """

    def __init__(self, scenario: Scenario, session: Session, seed: bytes) -> None:
        self.scenario = scenario
        self.session = session
        self.seed = seed
        self.whim = Stream()
        self.players = scenario.players(self.whim)

    def answer(self, question: Question, time: str = "") -> None:
        """Answer a question, or throw its dice."""
        if isinstance(question, DiceQuestion):
            self.session.answer(self._thrown(question), question.id, "table", time)
        elif question.side < 0:
            self.default(question, time)
        else:
            key = hashlib.sha256(self.seed + self._here(question)).digest()
            self.whim.rekey(int.from_bytes(key[:4], "big"), int.from_bytes(key[4:8], "big"))
            choice = self.players[question.side].decide(question)
            by = self.scenario.sides[question.side].policy
            try:
                self.session.answer(choice.text(), question.id, by, time)
            except Refusal:
                # A policy's mistake must not end anybody's evening.
                self.default(question, time)

    def default(self, question: Question, time: str = "") -> None:
        """Take what happens if nobody answers; dice are thrown."""
        if isinstance(question, DiceQuestion):
            self.answer(question, time)
        else:
            self.session.answer(question.default().text(), question.id, "default", time)

    def _here(self, question: Question) -> bytes:
        head = self.session.record.entries[self.session.record.head]
        return f"{head.hash} {question.id}".encode()

    def _thrown(self, question: DiceQuestion) -> str:
        dice = TableDice(self.seed)
        dice.place(hashlib.sha256(self._here(question)).digest(), 0)
        throw(question.expression, dice)
        return " ".join(str(face) for face in dice.faces)
