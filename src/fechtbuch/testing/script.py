"""A script of answers, and the host that feeds a fight from it."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from fechtbuch.engine.choices import (
    Choice,
    Partial,
    Player,
    Question,
    Refusal,
    complete,
    guess,
    parse_words,
    understand,
)
from fechtbuch.engine.dice import Dice
from fechtbuch.engine.edicts import decree
from fechtbuch.engine.fight import Ended, Fight, Host, Pause
from fechtbuch.engine.reader import question_id
from fechtbuch.engine.tally import Tally

_LINE = re.compile(r"(?:([\w-]*)(!?)(?:@([\w-]+))?:\s+)?(.*)", re.DOTALL)
_ADDRESS = re.compile(r"([\w-]*)(?:@([\w-]+))?")

Otherwise = Literal["default"] | Player | None
"""Who answers what the script does not: nobody (the test fails), the defaults, or a player."""


class ScriptError(AssertionError):
    """The fight did not go as the script says."""


def asked_of(question: Question) -> str:
    """The slug of the fighter or side that is asked, or `referee`."""
    if question.who is not None:
        return question.who.slug
    return question.fight.sides[question.side].slug if question.side >= 0 else "referee"


def name_of(question: Question) -> str:
    """Who is asked what, as a script addresses it: `hans@answer`."""
    return f"{asked_of(question)}@{question.kind}"


@dataclass(frozen=True)
class Line:
    """One line of a script: an answer, something volunteered, or an edict."""

    text: str
    who: str = ""
    kind: str = ""
    volunteered: bool = False
    id: str = ""

    @staticmethod
    def read(text: str) -> "Line":
        """Read `hans: parry`, `hans@answer: parry`, `hans!: duck` (volunteered), `edict: …`."""
        match = _LINE.fullmatch(text.strip())
        assert match is not None
        who, mark, kind, words = match.groups()
        return Line(words.strip(), who or "", kind or "", bool(mark))

    @property
    def edict(self) -> bool:
        """Whether the referee speaks."""
        return self.who == "edict"

    def fits(self, question: Question) -> bool:
        """Whether the line answers this question."""
        if self.edict or self.volunteered:
            return False
        if self.id:
            return question.id == self.id
        return self.who in ("", asked_of(question)) and self.kind in ("", question.kind)

    def __str__(self) -> str:
        kind = f"@{self.kind}" if self.kind else ""
        mark = "!" if self.volunteered else ""
        head = f"{self.who}{mark}{kind}: " if self.who or kind else ""
        return head + self.text


@dataclass(frozen=True)
class Asked:
    """A question that came up, and how it was answered."""

    id: str
    who: str
    kind: str
    answer: str = ""
    """The canonical text of the answer; empty while the question is open."""
    by: str = ""
    """`script`, `otherwise`, or `void` for a default that was taken because nobody need answer."""


class Script(Host):
    """Feeds a fight with scripted answers and pauses where they end.

    `before` is replayed first and must fit to the letter. After `last_step` steps the fight stops
    at a boundary; -1 for never.
    """

    def __init__(
        self,
        before: Sequence[Line],
        lines: Sequence[Line],
        otherwise: Otherwise,
        until: str,
        last_step: int,
    ) -> None:
        self.before = list(before)
        self.lines = list(lines)
        self.otherwise = otherwise
        self.until = until
        self.last_step = last_step
        self.asked: list[Asked] = []
        self.transcript: list[Line] = []
        self.pending: list[Question] = []
        self.steps = 0
        """Steps begun so far."""
        self.rolling = ""
        self._number = 0

    def boundary(self, fight: Fight) -> None:
        if self.steps == self.last_step:
            raise Pause([])
        self.steps += 1

    def ask(self, fight: Fight, question: Question) -> Choice:
        return self.ask_all(fight, [question])[0]

    def ask_all(self, fight: Fight, questions: list[Question]) -> list[Choice]:
        answers: list[Choice | None] = [None] * len(questions)
        for question in questions:
            question.id = question_id(fight, question, self._number)
            self._number += 1
        while None in answers:
            self._put_in(fight)
            for place, question in enumerate(questions):
                if answers[place] is None and question.void():
                    choice = question.default()
                    answers[place] = choice
                    self._note(question, choice.text(), "void")
            left = [place for place, answer in enumerate(answers) if answer is None]
            if left:
                chosen, choice, by = self._answer([questions[place] for place in left])
                question = questions[left[chosen]]
                answers[left[chosen]] = choice
                self._note(question, choice.text(), by)
                self.transcript.append(Line(choice.text(), id=question.id))
        return [answer for answer in answers if answer is not None]

    def dice_for(
        self, fight: Fight, roller: int, expression: str, purpose: str, tally: Tally | None
    ) -> Dice:
        who = fight.roster[roller].slug if roller >= 0 else "the table"
        self.rolling = f"{who} rolls {expression} for {purpose}"
        return fight.dice

    def _answer(self, questions: list[Question]) -> tuple[int, Choice, str]:
        """Which of the open questions is answered next, and how."""
        if self.before:
            line = self.before[0]
            for place, question in enumerate(questions):
                if line.fits(question):
                    self.before.pop(0)
                    return place, complete(question, parse_words(line.text)), "script"
            raise ScriptError(f"{name_of(questions[0])} is asked, but {line.id} was before")
        found = self.find(questions)
        if found is not None:
            return *found, "script"
        first = questions[0]
        if self.must_go_on():
            if self.otherwise is None:
                raise ScriptError(
                    f"{name_of(first)} is asked, but the script has {str(self.lines[0])!r}"
                )
        elif self._stop_at(questions) or self.otherwise is None:
            if self.until and not self._stop_at(questions):
                raise ScriptError(f"{name_of(first)} is asked before {self.until}, unscripted")
            raise Pause(questions)
        return 0, self._decide(first), "otherwise"

    def find(self, questions: list[Question]) -> tuple[int, Choice] | None:
        """The question that the next line answers, and the answer."""
        if not self.lines:
            return None
        line = self.lines[0]
        for place, question in enumerate(questions):
            if line.fits(question):
                self.lines.pop(0)
                try:
                    return place, understand(question, line.text)
                except Refusal as refusal:
                    raise ScriptError(f"{str(line)!r} is refused: {refusal}") from refusal
        return None

    def must_go_on(self) -> bool:
        """Whether the script is not at its end."""
        return bool(self.lines)

    def _stop_at(self, questions: list[Question]) -> bool:
        if not self.until:
            return True
        match = _ADDRESS.fullmatch(self.until)
        assert match is not None, f"until={self.until!r}: write it like hans, @act or hans@act"
        who, kind = match.group(1), match.group(2) or ""
        address = Line("", who, kind)
        return any(address.fits(question) for question in questions)

    def _decide(self, question: Question) -> Choice:
        if isinstance(self.otherwise, Player):
            return self.otherwise.decide(question)
        return question.default()

    def _put_in(self, fight: Fight) -> None:
        """Carry out edicts and volunteered answers that stand next in the script."""
        while True:
            script = self.before or self.lines
            if not script or not (script[0].edict or script[0].volunteered):
                return
            line = script.pop(0)
            self.transcript.append(line)
            try:
                if line.edict:
                    decree(fight, parse_words(line.text))
                    if fight.over:
                        raise Ended
                else:
                    self._volunteer(fight, line)
            except Refusal as refusal:
                raise ScriptError(f"{str(line)!r} is refused: {refusal}") from refusal

    def _volunteer(self, fight: Fight, line: Line) -> None:
        who = fight.by_slug(line.who)
        question = None if who is None else fight.volunteer_question(who)
        if who is None or question is None:
            raise Refusal("nothing-to-volunteer", "fighter", line.who)
        fight.volunteered(who, understand(question, line.text))

    def _note(self, question: Question, answer: str, by: str) -> None:
        self.asked.append(Asked(question.id, asked_of(question), question.kind, answer, by))


Readings = dict[tuple[str, str, tuple[object, ...]], Partial | None]
"""What lines were read as: by line, question and everything rolled before; None if refused."""


class SkippingScript(Script):
    """A script for all courses of the dice, not each of which comes to every question.

    A line is left unused where its question does not come up. Without a question's kind it is also
    left where the answer is not legal, because it may be meant for another question. `rolled` is
    the list of what the dice came to so far, so that equal courses read each line only once.
    """

    readings: Readings
    rolled: list[object]

    def find(self, questions: list[Question]) -> tuple[int, Choice] | None:
        for number, line in enumerate(self.lines):
            for place, question in enumerate(questions):
                if line.fits(question):
                    partial = self._read(question, line)
                    if partial is not None:
                        self.lines.pop(number)
                        return place, question.build(dict(partial))
        return None

    def must_go_on(self) -> bool:
        return False

    def _read(self, question: Question, line: Line) -> Partial | None:
        key = (str(line), question.id, tuple(self.rolled))
        if key not in self.readings:
            try:
                self.readings[key] = guess(question, line.text)
            except Refusal as refusal:
                if line.kind:
                    raise ScriptError(f"{str(line)!r} is refused: {refusal}") from refusal
                self.readings[key] = None
        return self.readings[key]
