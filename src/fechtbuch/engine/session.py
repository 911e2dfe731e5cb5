"""A fight at a table: run from the record, paused where the record ends.

With every new entry the fight is run again from the last boundary, so rule code never has to
be interruptible; undo, save, replay and branching are all the record, cut or extended.
"""

from fechtbuch.engine.choices import (
    Partial,
    Player,
    Question,
    Refusal,
    complete,
    fill,
    guess,
    parse_words,
    print_words,
)
from fechtbuch.engine.dice import Dice, DiceMismatch
from fechtbuch.engine.edicts import decree
from fechtbuch.engine.events import Event
from fechtbuch.engine.fight import MOST_STEPS, Fight, Pause
from fechtbuch.engine.knowing import known
from fechtbuch.engine.onward import Onward
from fechtbuch.engine.reader import DiceQuestion, Misfit, Moment, Reader
from fechtbuch.engine.record import (
    ANSWER,
    BEFORE_ALL,
    DICE,
    EDICT,
    VALUE,
    VOLUNTEER,
    Entry,
    Record,
    RecordError,
    state_digest,
)
from fechtbuch.engine.table_dice import TableDice, commitment, link


class TooMuch(Exception):
    """Running a record takes more steps than whoever asked for it may have."""


class Boundary:
    """A fight between two steps, and where the record stood."""

    def __init__(self, fight: Fight, moment: Moment, told: int) -> None:
        self.fight = fight
        self.moment = moment
        self.told = told
        """How many events had been told."""


class Standing:
    """An answer left behind: given whenever its question comes up."""

    def __init__(self, kind: str, fighter: str, text: str) -> None:
        self.kind = kind
        self.fighter = fighter
        self.text = text


class Rewinding(Reader):
    """A session's reader: it remembers every boundary that it passes."""

    def __init__(self, session: "Session", now: Moment) -> None:
        self.session = session
        super().__init__(
            session.record.entries[0],
            session.path,
            now,
            session.table,
            session.real_dice,
            session.checked,
        )
        self.inherited = session.record.inherited()

    def boundary(self, fight: Fight) -> None:
        """Keep a copy to run on from next time; a fight that never ends is a draw at last."""
        if self.now.steps >= MOST_STEPS:
            fight.give_up()
            return
        self.session.remember(fight, self.now)
        self.now.steps += 1

    def note_rollers(self) -> None:
        """Keep for whom the dice fell that followed the entry applied last."""
        self.latest().rollers = self.now.rollers

    def _use(self, entry: Entry) -> None:
        self.note_rollers()
        super()._use(entry)
        self.session.spend()


class Session:
    """A table's running fight.

    `seed` is the table's secret; without it dice are taken from the record, and the fight cannot
    go on past its end unless all dice are typed in.
    """

    def __init__(
        self,
        record: Record,
        start: Fight,
        seed: bytes | None,
        real_dice: set[str] | None = None,
        allowance: int = -1,
    ) -> None:
        self.record = record
        self.table = TableDice(seed) if seed is not None else None
        self.real_dice: set[str] = real_dice or set()
        """Slugs of the fighters whose dice are typed in; `table` for nobody's, `*` for all."""
        self.refereed = False
        """Whether a person is referee; a book may offer more then."""
        self.standing: list[Standing] = []
        self.story: list[Event] = []
        """Everything that was told, up to the head."""
        self.pending: list[Question] = []
        """The questions that the fight waits for; none when it is over."""
        self.fight = start
        self.path: list[Entry] = []
        self.checked: dict[int, Partial] = {}
        self.stop = 1
        """The number of the stop that the fight waits at, counted since the last answer."""
        self.misfit = ""
        """Why the latest run went back before an entry of the record; empty if it did not."""
        self.allowance = allowance
        """Steps that may still be run, and entries applied; below zero there is no limit."""
        now = Moment()
        now.chain = link(b"", record.origin())
        self.chain = now.chain
        """Where the table's dice stand in the chain of answers."""
        self.boundaries = [Boundary(start.copy(), now, 0)]
        self.go(record.head)

    def referee(self) -> None:
        """A person is referee from now on."""
        self.refereed = True
        self.fight.refereed = True

    def answer(
        self, text: str, question: str = "", by: str = "", time: str = "", loose: bool = False
    ) -> None:
        """Answer a pending question; `Refusal` if it is stale or not legal, and nothing changes.

        `loose` reads what a person typed, otherwise the text must be canonical.
        """
        self._answer(text, question, by, time, loose)
        self._answer_standing()

    def volunteer(self, fighter: str, text: str, by: str = "", time: str = "") -> None:
        """Put in unasked what the book allows out of turn."""
        self._volunteer(fighter, text, by, time)
        self._answer_standing()

    def edict(self, text: str, by: str = "", time: str = "") -> None:
        """The referee's word, at this moment."""
        self._edict(text, by, time)
        self._answer_standing()

    def _answer(self, text: str, question: str, by: str, time: str, loose: bool = False) -> None:
        asked = self._asked(question)
        if isinstance(asked, DiceQuestion):
            self._extend(DICE, asked.id, asked.script(text), by, time)
            return
        # Whoever answers, a person, a standing answer or the engine: nobody names what is hidden.
        asked = known(asked)
        filled = guess(asked, text) if loose else fill(asked, parse_words(text))
        self._extend(ANSWER, asked.id, asked.build(filled).text(), by, time, filled)

    def _volunteer(self, fighter: str, text: str, by: str, time: str) -> None:
        who = self.fight.by_slug(fighter)
        question = None if who is None else self.fight.volunteer_question(who)
        if question is None:
            raise Refusal("nothing-to-volunteer", "fighter", fighter)
        choice = complete(known(question), parse_words(text))
        self._extend(VOLUNTEER, fighter, choice.text(), by, time)

    def _edict(self, text: str, by: str, time: str) -> None:
        edict = parse_words(text)
        decree(self.fight.copy(), edict)
        self._extend(EDICT, "", print_words(edict), by, time)

    def add_value(self, seat: str, value: str, by: str = "", time: str = "") -> None:
        """What somebody's page adds to the dice: to all of them while nothing was decided, and
        then those of the beginning fall anew; else to those that are still to come."""
        record = self.record
        begins = record.beginning(record.head) == record.head
        for entry in record.entries[max(record.inherited(), 0) + 1 :]:
            begins = begins and entry.kind == VALUE
        self._extend(VALUE, seat, value, by, time, None, BEFORE_ALL if begins else self.stop)

    def take_along(self, value: Entry) -> None:
        """Let a value of another branch count here, too, from now on."""
        for child in self.record.children(self.record.head):
            if child.kind == VALUE and (child.question, child.text) == (value.question, value.text):
                self.go(child.number)
                return
        self._extend(VALUE, value.question, value.text, value.by, value.time)

    def edict_at(self, number: int, text: str, by: str = "", time: str = "") -> int:
        """The referee's word at the moment that followed entry `number`.

        Later entries are applied again as long as they fit. Returns how many did not.
        """
        home = self.record.head
        known = [0, *[entry.number for entry in self.path]]
        # Nothing comes before the values that the first dice hang on.
        start = self.record.beginning(home)
        if number in known[: known.index(start)]:
            number = start
        if number not in known:
            raise Refusal("entry-unknown", "entry", str(number), [], [str(one) for one in known])
        later = self.path[known.index(number) :]
        self.go(number)
        real_dice = self.real_dice
        try:
            # The dice that were typed then are wanted again, and no others.
            self.real_dice = _typed(later) if later else real_dice
            self._edict(text, by, time)
        except Refusal:
            self.real_dice = real_dice
            self.go(home)
            raise
        left = len(later)
        for entry in later:
            self.real_dice = _typed(later) if left > 1 else real_dice
            try:
                self._again(entry)
            except Refusal:
                break
            left -= 1
        self.real_dice = real_dice
        self._answer_standing()
        return left

    def table_rolls(self) -> None:
        """Nobody types the dice that are waited for: take their roller out of `real_dice` first."""
        if not self.pending or not isinstance(self.pending[0], DiceQuestion):
            raise Refusal("no-dice-awaited")
        latest = self.record.entries[self.record.head]
        if latest.parent < 0:
            latest.next = ""
            latest.digest = ""
            self._run()
        else:
            # A new entry beside the one that waits, so that nothing recorded is changed.
            self.go(latest.parent)
            self._extend(
                latest.kind,
                latest.question,
                latest.text,
                latest.by,
                latest.time,
                None,
                BEFORE_ALL if latest.begins() else -1,
            )
        self._answer_standing()

    def undo(self) -> bool:
        """Take back the latest entry; False at the beginning."""
        parent = self.record.entries[self.record.head].parent
        if parent < 0:
            return False
        self.go(parent)
        return True

    def redo(self) -> bool:
        """Take the newest entry below the head again; False where there is none."""
        children = self.record.children(self.record.head)
        if not children:
            return False
        self.go(children[-1].number)
        return True

    def go(self, number: int) -> None:
        """Move the head to any entry of the tree."""
        path = self.record.path(number)
        shared = 0
        while shared < min(len(path), len(self.path)) and path[shared] is self.path[shared]:
            shared += 1
        self.path = path
        self.record.head = number
        self.misfit = ""
        self._forget(shared)
        self._run()

    def stand(self, kind: str, fighter: str, text: str) -> None:
        """Leave a standing answer to a fighter's questions of one kind; no text takes it back."""
        self.standing = [
            standing
            for standing in self.standing
            if standing.kind != kind or standing.fighter != fighter
        ]
        if text:
            self.standing.append(Standing(kind, fighter, text))
            self._answer_standing()

    def position(self, players: list[Player], dice: Dice) -> Fight:
        """The fight of this moment, ready to be played on by policies with fresh dice."""
        boundary = self.boundaries[-1]
        fight = boundary.fight.copy()
        fight.host = Onward(
            self.record.entries[0],
            self.path,
            boundary.moment.copy(),
            self.checked,
            players,
            dice,
        )
        return fight

    def spend(self) -> None:
        """One more step is run, or one more entry applied."""
        if self.allowance == 0:
            raise TooMuch
        self.allowance -= 1

    def remember(self, fight: Fight, now: Moment) -> None:
        """The running fight passes a boundary."""
        self.spend()
        self.story.extend(fight.events)
        fight.events = []
        boundary = Boundary(fight.copy(), now.copy(), len(self.story))
        if len(self.boundaries) > 1 and self.boundaries[-1].moment.used == now.used:
            self.boundaries[-1] = boundary
        else:
            self.boundaries.append(boundary)

    def _run(self) -> None:
        """Run from the last boundary to a pause or the end, and note what came of it."""
        begun = 0
        while begun < len(self.path) and self.path[begun].begins():
            begun += 1
        while len(self.boundaries) > 1 and self.boundaries[-1].moment.used < begun:
            # Its dice fell before a value that is now there from the beginning.
            self.boundaries.pop()
        while True:
            boundary = self.boundaries[-1]
            del self.story[boundary.told :]
            fight = boundary.fight.copy()
            reader = Rewinding(self, boundary.moment.copy())
            fight.host = reader
            fight.refereed = self.refereed
            fight.telling = True
            self.pending = []
            try:
                fight.run()
                reader.finish(fight)
            except Pause as pause:
                self.pending = pause.questions
            except Misfit as misfit:
                self._retreat(misfit.entry, misfit.reason)
                continue
            except DiceMismatch as mismatch:
                if reader.now.used == 0:
                    raise RecordError(f"line 1: {mismatch}") from None
                self._retreat(reader.latest(), str(mismatch))
                continue
            break
        self.story.extend(fight.events)
        fight.events = []
        self.fight = fight
        self.stop = reader.now.stops + 1
        self.chain = reader.now.chain
        reader.note_rollers()
        latest = self.record.entries[self.record.head]
        if not latest.done():
            latest.faces = list(reader.now.drawn)
            latest.next = " ".join([question.id for question in self.pending])
            latest.digest = state_digest(fight.to_data())
            self.record.seal(latest.number)

    def _retreat(self, entry: Entry, reason: str) -> None:
        """Go back before an entry that does not fit."""
        self.misfit = reason
        self.record.head = entry.parent
        self.path = self.record.path(entry.parent)
        self._forget(len(self.path))

    def _forget(self, used: int) -> None:
        while len(self.boundaries) > 1 and self.boundaries[-1].moment.used > used:
            self.boundaries.pop()

    def _extend(
        self,
        kind: str,
        question: str,
        text: str,
        by: str,
        time: str,
        filled: Partial | None = None,
        moment: int = -1,
    ) -> None:
        moment = self.stop if moment < 0 else moment
        entry = self.record.append(kind, question, text, moment, by, time)
        if filled is not None:
            # Found legal just now: the rerun need not check it again.
            self.checked[entry.number] = filled
        self.path.append(entry)
        self.misfit = ""
        try:
            self._run()
        except Exception:
            # A fault in the rules: leave the table as it was before.
            self._retreat(entry, "")
            self.record.entries.pop()
            self.checked.pop(entry.number, None)
            self._run()
            raise
        if self.record.head != entry.number:
            self.record.entries.pop()
            self.checked.pop(entry.number, None)
            raise Refusal("does-not-fit", "", f"{text}: {self.misfit}")

    def _again(self, entry: Entry) -> None:
        """Apply an entry of another branch here, if it fits."""
        if entry.kind == EDICT:
            self._edict(entry.text, entry.by, entry.time)
        elif entry.kind == VALUE:
            self._extend(VALUE, entry.question, entry.text, entry.by, entry.time)
        elif entry.kind == VOLUNTEER:
            self._volunteer(entry.question, entry.text, entry.by, entry.time)
        else:
            self._answer(entry.text, entry.question, entry.by, entry.time)

    def _answer_standing(self) -> None:
        while self._answer_one():
            pass

    def _answer_one(self) -> bool:
        for question in self.pending:
            slug = "" if question.who is None else question.who.slug
            for standing in self.standing:
                if standing.kind == question.kind and standing.fighter == slug:
                    try:
                        self._answer(standing.text, question.id, "standing", "")
                    except Refusal:
                        continue
                    return True
        return False

    def _asked(self, name: str) -> Question:
        if not self.pending:
            raise Refusal("nothing-asked")
        if not name:
            return self.pending[0]
        for question in self.pending:
            if question.id == name:
                return question
        raise Refusal("question-stale", "question", name, [], [q.id for q in self.pending])


def _typed(entries: list[Entry]) -> set[str]:
    return {entry.question for entry in entries if entry.kind == DICE}


def verify(session: Session) -> list[str]:
    """What is wrong with a record: every branch is run again and compared with what it says.

    The session must hold the revealed seed for the dice to be checked against it.
    """
    complaints: list[str] = []
    if session.table is not None:
        promised = session.record.header.get("commitment")
        if promised is not None and promised != commitment(session.table.seed):
            complaints.append("header: the seed is not the one that was promised")
    seen: set[int] = set()
    home = session.record.head
    for tip in session.record.tips():
        for entry in [session.record.entries[0], *session.record.path(tip)]:
            if entry.number not in seen:
                seen.add(entry.number)
                _verify_entry(session, entry, complaints)
    session.go(home)
    return complaints


def _verify_entry(session: Session, entry: Entry, complaints: list[str]) -> None:
    if not entry.done():
        complaints.append(f"entry {entry.number}: no outcome was recorded")
        return
    faces, following, digest = entry.faces, entry.next, entry.digest
    # A rerun notes its outcome only where none stands.
    entry.digest = ""
    try:
        session.go(entry.number)
    except Exception as error:
        complaints.append(f"entry {entry.number}: {error}")
    else:
        if session.record.head != entry.number:
            complaints.append(
                f"entry {entry.number}: {entry.text!r} does not fit the fight: {session.misfit}"
            )
        elif entry.faces != faces:
            complaints.append(
                f"entry {entry.number}: the record has dice {faces}, but {entry.faces} fall"
            )
        elif entry.next != following:
            complaints.append(
                f"entry {entry.number}: the record waits for {following!r}, not {entry.next!r}"
            )
        elif entry.digest != digest:
            complaints.append(f"entry {entry.number}: the state after it is not the recorded one")
    entry.faces, entry.next, entry.digest = faces, following, digest
