"""The engine as a player: policies answer where no person does."""

import hashlib
import logging

from fechtbuch.engine.choices import Question, Refusal
from fechtbuch.engine.knowing import decided, known
from fechtbuch.engine.random_player import RandomPlayer
from fechtbuch.engine.reader import DiceQuestion
from fechtbuch.engine.session import Session
from fechtbuch.engine.streams import Stream
from fechtbuch.engine.table_dice import TableDice
from fechtbuch.engine.throws import throw
from fechtbuch.scenario import Scenario

log = logging.getLogger("fechtbuch.play")

DEFAULT = "default"
"""Who is said to have answered where nobody did, or a policy did so wrongly."""


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
            self._decide(question, time)

    def _decide(self, question: Question, time: str) -> None:
        """Let the policy answer; a mistake of it must not end anybody's evening."""
        by = self.scenario.policy_for(question)
        try:
            text = decided(self.players[question.side], question).text()
        except Exception:
            log.exception("policy %s has no answer to %s (%s)", by, question.id, question.kind)
            self.default(question, time)
            return
        try:
            self.session.answer(text, question.id, by, time)
        except Refusal as refusal:
            log.error("policy %s answers %s with %r: %s", by, question.id, text, refusal.reason)
            self.default(question, time)

    def default(self, question: Question, time: str = "") -> None:
        """Take what happens if nobody answers; dice are thrown."""
        if isinstance(question, DiceQuestion):
            self.answer(question, time)
        else:
            try:
                self.session.answer(known(question).default().text(), question.id, DEFAULT, time)
            except Refusal as refusal:
                log.error("the default of %s is not legal: %s", question.kind, refusal.reason)
                anything = decided(RandomPlayer(self.whim), question)
                self.session.answer(anything.text(), question.id, DEFAULT, time)

    def _here(self, question: Question) -> bytes:
        # As the table's dice, it follows from what was answered and not from who wrote it down.
        return f"{self.session.chain.hex()} {question.id}".encode()

    def _thrown(self, question: DiceQuestion) -> str:
        dice = TableDice(self.seed)
        dice.place(hashlib.sha256(self._here(question)).digest(), 0)
        throw(question.expression, dice)
        return " ".join(str(face) for face in dice.faces)
