"""Running a fight from its record: answers, dice, edicts and volunteered answers in their place.

A `Reader` answers from the path of entries it is given and pauses past its end. Its kin in
`onward` lets policies and fresh dice take over there instead.
"""

import re

from mypy_extensions import i64, mypyc_attr

from fechtbuch.engine.choices import (
    Choice,
    Partial,
    Question,
    Refusal,
    Slot,
    fill,
    parse_words,
)
from fechtbuch.engine.dice import (
    TABLE,
    Dice,
    DiceMismatch,
    ScriptedDice,
    parse_script,
)
from fechtbuch.engine.edicts import decree
from fechtbuch.engine.fight import Ended, Fight, Host, Pause
from fechtbuch.engine.fighter import Fighter
from fechtbuch.engine.knowing import known
from fechtbuch.engine.record import ANSWER, DICE, EDICT, VALUE, VOLUNTEER, Entry
from fechtbuch.engine.table_dice import TableDice, link
from fechtbuch.engine.tally import Tally
from fechtbuch.engine.throws import Throw


class Misfit(BaseException):
    """An entry of the record does not fit the fight: rules or an edict have changed the course."""

    def __init__(self, entry: Entry, reason: str) -> None:
        super().__init__()
        self.entry = entry
        self.reason = reason


class DiceQuestion(Question):
    """Real dice are to be rolled and typed in."""

    def __init__(
        self, fight: Fight, who: Fighter | None, expression: str, purpose: str, tally: Tally | None
    ) -> None:
        super().__init__("dice", fight, -1 if who is None else who.side, who)
        self.expression = expression
        self.purpose = purpose
        self.tally = tally

    def about(self) -> dict[str, str]:
        """What is rolled and why."""
        about = {"dice": self.expression, "purpose": self.purpose}
        if self.tally is not None:
            about["need"] = str(self.tally.total)
        return about

    def slot(self, partial: Partial) -> Slot | None:
        """Dice are typed as faces, not chosen."""
        return None

    def script(self, text: str) -> str:
        """The canonical script of typed faces (`11`, `3 4`, `d20=11`); `Refusal` if they misfit."""
        throw = Throw(self.expression)
        sides = throw.sides
        faces: list[int] = []
        for word in text.replace(",", " ").split():
            name, equals, face = word.rpartition("=")
            if equals and re.fullmatch(rf"\d*[dkw]{sides}", name.lower()) is None:
                raise Refusal("other-dice", "dice", word, [], [self.expression])
            if not face.isdecimal() or len(face) > 4 or not 1 <= int(face) <= sides:
                raise Refusal("not-a-face", "dice", word, [], [f"1-{sides}"])
            faces.append(int(face))
        trial = ScriptedDice([(sides, face) for face in faces])
        try:
            throw.fall(trial)
            trial.finish()
        except DiceMismatch:
            raise Refusal("wrong-number-of-dice", "dice", text, [], [self.expression]) from None
        return " ".join(f"d{sides}={face}" for face in faces)


class Moment:
    """Where a run stands: how much of the record is used up, and the dice since."""

    def __init__(self) -> None:
        self.used: i64 = 0
        """Entries of the path that have been applied."""
        self.asked: i64 = 0
        """Questions put so far, dice to be typed among them: the number of the next one."""
        self.stops: i64 = 0
        """Stops passed since the last answer: rolls, and questions that were void."""
        self.chain = b""
        self.fallen: i64 = 0
        """Dice that the table has drawn on this link of the chain."""
        self.drawn: list[tuple[int, int]] = []
        """Faces drawn since the last applied entry."""
        self.rollers: list[str] = []
        """Who rolled each of them; empty for the table."""
        self.steps: i64 = 0
        """Steps of the fight so far, however often it was paused and run on."""

    def copy(self) -> "Moment":
        """An independent twin."""
        twin = Moment()
        twin.used = self.used
        twin.asked = self.asked
        twin.stops = self.stops
        twin.chain = self.chain
        twin.fallen = self.fallen
        twin.drawn = list(self.drawn)
        twin.rollers = list(self.rollers)
        twin.steps = self.steps
        return twin


class DrawnDice(Dice):
    """Passes on another source's dice and notes what fell, and for whom."""

    def __init__(self, moment: Moment, source: Dice, roster: list[Fighter]) -> None:
        super().__init__()
        self.moment = moment
        self.source = source
        self.roster = roster

    def face(self, roller: i64, sides: i64) -> i64:
        """The next face of the source."""
        face = self.source.face(roller, sides)
        self.moment.drawn.append((sides, face))
        self.moment.rollers.append("" if roller == TABLE else self.roster[roller].slug)
        self.moment.fallen += 1
        return face


@mypyc_attr(allow_interpreted_subclasses=True)
class Reader(Host):
    """Answers from a path of entries, and pauses where it ends.

    `root` is the record's first entry, `table` the dice of a table that knows its seed; without
    it dice are those of the record. `checked` holds the filled slots of entries, by number, that
    were found legal before and need not be checked again.
    """

    def __init__(
        self,
        root: Entry,
        path: list[Entry],
        now: Moment,
        table: TableDice | None,
        real_dice: set[str],
        checked: dict[int, Partial],
    ) -> None:
        self.root = root
        self.path = path
        self.now = now
        self.table = table
        self.real_dice = real_dice
        self.checked = checked
        self.inherited: i64 = -1
        """Up to this entry dice lie as they are recorded: another seed threw them."""
        if now.used == 0:
            self._begin()

    def ask(self, fight: Fight, question: Question) -> Choice:
        """The record's answer."""
        return self.ask_all(fight, [question])[0]

    def ask_all(self, fight: Fight, questions: list[Question]) -> list[Choice]:
        """The record's answers, in whatever order they came."""
        answers: list[Choice | None] = [None] * len(questions)
        for question in questions:
            question.id = question_id(fight, question, self.now.asked)
            self.now.asked += 1
        while True:
            self.due(fight)
            for place, question in enumerate(questions):
                if answers[place] is None and question.void():
                    answers[place] = known(question).default()
            if None not in answers:
                # Closed by no answer: what is put in later belongs to a later stop.
                self.now.stops += 1
                break
            entry = self.next_for(fight, questions, answers)
            if entry is None:
                return self.past_the_end(fight, questions, answers)
            place = self._place_of(entry, questions, answers)
            answers[place] = self._read(questions[place], entry)
            self._use(entry)
            if None not in answers:
                # What was put in after this answer must wait until it is carried out.
                break
        return [answer for answer in answers if answer is not None]

    def due(self, fight: Fight) -> None:
        """Apply edicts and volunteered answers whose moment has come."""
        while True:
            entry = self.next()
            if entry is None or entry.moment > self.now.stops + 1:
                return
            if entry.kind == EDICT:
                self._use(entry)
                try:
                    decree(fight, parse_words(entry.text))
                except Refusal as refusal:
                    raise Misfit(entry, str(refusal)) from None
                if fight.over:
                    raise Ended
            elif entry.kind == VALUE:
                self._use(entry)
            elif entry.kind == VOLUNTEER:
                who = fight.by_slug(entry.question)
                question = None if who is None else fight.volunteer_question(who)
                if who is None or question is None:
                    raise Misfit(entry, "this can no longer be volunteered")
                choice = self._read(question, entry)
                self._use(entry)
                fight.volunteered(who, choice)
            else:
                return

    def dice_for(
        self, fight: Fight, roller: i64, expression: str, purpose: str, tally: Tally | None
    ) -> Dice:
        """Typed dice where the record has them or a player wants to roll; else the table's."""
        who = None if roller == TABLE else fight.roster[roller]
        slug = "table" if who is None else who.slug
        name = f"{self.now.asked}-dice-{purpose}-{slug}"
        entry = self.next()
        question = DiceQuestion(fight, who, expression, purpose, tally)
        question.id = name
        if entry is not None and entry.kind == DICE and self.answers(entry, name):
            try:
                script = question.script(entry.text)
            except Refusal as refusal:
                raise Misfit(entry, str(refusal)) from None
            self._use(entry)
            self.now.asked += 1
            return ScriptedDice(parse_script(script))
        if entry is None and self._real(name, slug):
            raise Pause([question])
        self.now.stops += 1
        fallen = self.latest().faces[len(self.now.drawn) :]
        lies = self.latest().number <= self.inherited and len(fallen) > 0
        if self.table is not None and not lies:
            self.table.place(self.now.chain, self.now.fallen)
            return DrawnDice(self.now, self.table, fight.roster)
        return DrawnDice(self.now, ScriptedDice(fallen), fight.roster)

    def past_the_end(
        self, fight: Fight, questions: list[Question], answers: list[Choice | None]
    ) -> list[Choice]:
        """What happens where the record has no more answers."""
        raise Pause([question for question, answer in zip(questions, answers) if answer is None])

    def next(self) -> Entry | None:
        """The entry to be applied next."""
        return self.path[self.now.used] if self.now.used < len(self.path) else None

    def next_for(
        self, fight: Fight, questions: list[Question], answers: list[Choice | None]
    ) -> Entry | None:
        """The entry to be applied next, where these are asked."""
        return self.next()

    def answers(self, entry: Entry, question: str) -> bool:
        """Whether an entry answers the question of this name."""
        return entry.question == question

    def latest(self) -> Entry:
        """The entry that was applied last."""
        return self.path[self.now.used - 1] if self.now.used > 0 else self.root

    def _place_of(
        self, entry: Entry, questions: list[Question], answers: list[Choice | None]
    ) -> int:
        place = self.place(entry, questions, answers)
        if place < 0:
            raise Misfit(entry, f"{questions[0].id} is asked")
        return place

    def place(self, entry: Entry, questions: list[Question], answers: list[Choice | None]) -> int:
        """Which of these questions an entry answers; below 0 if none."""
        if entry.kind == ANSWER:
            for place, question in enumerate(questions):
                if self.answers(entry, question.id) and answers[place] is None:
                    return place
        return -1

    def _read(self, question: Question, entry: Entry) -> Choice:
        filled = self.checked.get(entry.number)
        asked = known(question)
        try:
            if filled is None:
                filled = fill(asked, parse_words(entry.text))
                self.checked[entry.number] = filled
            return asked.build(filled)
        except Refusal as refusal:
            raise Misfit(entry, str(refusal)) from None

    def _use(self, entry: Entry) -> None:
        self.now.used += 1
        self.now.drawn = []
        self.now.rollers = []
        if entry.kind == EDICT:
            # Edicts are no part of the chain: they do not change the dice to come.
            return
        self.now.chain = link(self.now.chain, f"{entry.kind} {entry.question} {entry.text}")
        self.now.fallen = 0
        if entry.kind != VALUE:
            self.now.stops = 0

    def _begin(self) -> None:
        """Take in the values that were there before the first die."""
        while self.now.used < len(self.path) and self.path[self.now.used].begins():
            self._use(self.path[self.now.used])

    def _real(self, name: str, slug: str) -> bool:
        latest = self.latest()
        if latest.next or latest.done():
            # Run before: real dice only where they were waited for then.
            return latest.next == name
        return slug in self.real_dice or "*" in self.real_dice or name in self.real_dice

    def finish(self, fight: Fight) -> None:
        """The fight is over: only the referee may have had a last word."""
        try:
            self.due(fight)
        except Ended:
            self.finish(fight)
        entry = self.next()
        if entry is not None:
            raise Misfit(entry, "the fight is over")


def question_id(fight: Fight, question: Question, number: i64) -> str:
    """The stable name of a question: the same record always asks it under the same name."""
    if question.who is not None:
        asked = question.who.slug
    elif question.side >= 0:
        asked = fight.sides[question.side].slug
    else:
        asked = "referee"
    return f"{number}-{question.kind}-{asked}"
