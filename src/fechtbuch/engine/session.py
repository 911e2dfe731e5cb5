"""A fight at a table: run from the record, paused where the record ends.

With every new entry the fight is run again from the last boundary, so rule code never has to
be interruptible; undo, save, replay and branching are all the record, cut or extended.
"""

from fechtbuch.engine.choices import (
    Player,
    Question,
    Refusal,
    complete,
    parse_words,
    print_words,
    understand,
)
from fechtbuch.engine.dice import Dice, DiceMismatch
from fechtbuch.engine.events import Event
from fechtbuch.engine.fight import Fight, Pause
from fechtbuch.engine.reader import DiceQuestion, Misfit, Moment, Onward, Reader
from fechtbuch.engine.record import ANSWER, DICE, EDICT, VOLUNTEER, Entry, Record, digest_of
from fechtbuch.engine.table_dice import TableDice, link


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
        super().__init__(
            session.record.entries[0],
            session.path,
            now,
            session.table,
            session.real_dice,
            session.checked,
        )
        self.session = session

    def boundary(self, fight: Fight) -> None:
        """Keep a copy to run on from next time."""
        self.session.remember(fight, self.now)


class Session:
    """A table's running fight.

    `seed` is the table's secret; without it dice are taken from the record, and the fight cannot
    go on past its end.
    """

    def __init__(self, record: Record, start: Fight, seed: bytes | None) -> None:
        self.record = record
        self.table = TableDice(seed) if seed is not None else None
        self.real_dice: set[str] = set()
        """Slugs of the fighters whose dice are typed in; `table` for nobody's, `*` for all."""
        self.standing: list[Standing] = []
        self.story: list[Event] = []
        """Everything that was told, up to the head."""
        self.pending: list[Question] = []
        """The questions that the fight waits for; none when it is over."""
        self.fight = start
        self.path: list[Entry] = []
        self.checked: set[int] = set()
        self.rolls = 0
        now = Moment()
        now.chain = link(b"", record.entries[0].hash)
        self.boundaries = [Boundary(start.copy(), now, 0)]
        self.go(record.head)

    def answer(
        self, text: str, question: str = "", by: str = "", time: str = "", loose: bool = False
    ) -> None:
        """Answer a pending question; `Refusal` if it is stale or not legal, and nothing changes.

        `loose` reads what a person typed, otherwise the text must be canonical.
        """
        asked = self._asked(question)
        if isinstance(asked, DiceQuestion):
            self._extend(DICE, asked.id, asked.script(text), by, time)
            return
        if loose:
            choice = understand(asked, text)
        else:
            choice = complete(asked, parse_words(text))
        self._extend(ANSWER, asked.id, choice.text(), by, time)

    def volunteer(self, fighter: str, text: str, by: str = "", time: str = "") -> None:
        """Put in unasked what the book allows out of turn."""
        who = self.fight.by_slug(fighter)
        question = None if who is None else self.fight.volunteer_question(who)
        if question is None:
            raise Refusal("nothing-to-volunteer", "fighter", fighter)
        choice = complete(question, parse_words(text))
        self._extend(VOLUNTEER, fighter, choice.text(), by, time)

    def edict(self, text: str, by: str = "", time: str = "") -> None:
        """The referee's word, at this moment."""
        edict = parse_words(text)
        self.fight.copy().decree(edict)
        self._extend(EDICT, "", print_words(edict), by, time)

    def edict_at(self, number: int, text: str, by: str = "", time: str = "") -> int:
        """The referee's word at the moment that followed entry `number`.

        Later entries are applied again as long as they fit. Returns how many did not.
        """
        home = self.record.head
        later = [entry for entry in self.path if entry.number > number]
        if len(later) == len(self.path) and number != 0:
            raise Refusal("entry-unknown", "entry", str(number))
        self.go(number)
        try:
            self.edict(text, by, time)
        except Refusal:
            self.go(home)
            raise
        for position, entry in enumerate(later):
            try:
                self._again(entry)
            except Refusal:
                return len(later) - position
        return 0

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

    def remember(self, fight: Fight, now: Moment) -> None:
        """The running fight passes a boundary."""
        self.story.extend(fight.events)
        fight.events = []
        boundary = Boundary(fight.copy(), now.copy(), len(self.story))
        if len(self.boundaries) > 1 and self.boundaries[-1].moment.used == now.used:
            self.boundaries[-1] = boundary
        else:
            self.boundaries.append(boundary)

    def _run(self) -> None:
        """Run from the last boundary to a pause or the end, and note what came of it."""
        while True:
            boundary = self.boundaries[-1]
            del self.story[boundary.told :]
            fight = boundary.fight.copy()
            reader = Rewinding(self, boundary.moment.copy())
            fight.host = reader
            fight.telling = True
            self.pending = []
            try:
                fight.run()
            except Pause as pause:
                self.pending = pause.questions
            except Misfit as misfit:
                self.record.head = misfit.entry.parent
                self.path = self.record.path(misfit.entry.parent)
                self._forget(len(self.path))
                continue
            break
        self.story.extend(fight.events)
        fight.events = []
        self.fight = fight
        self.rolls = reader.now.rolls
        latest = self.record.entries[self.record.head]
        if not latest.done():
            latest.faces = list(reader.now.drawn)
            latest.next = " ".join([question.id for question in self.pending])
            latest.digest = digest_of(fight.to_data())

    def _forget(self, used: int) -> None:
        while len(self.boundaries) > 1 and self.boundaries[-1].moment.used > used:
            self.boundaries.pop()

    def _extend(self, kind: str, question: str, text: str, by: str, time: str) -> None:
        entry = self.record.append(kind, question, text, self.rolls, by, time)
        self.path.append(entry)
        self._run()
        self._answer_standing()

    def _again(self, entry: Entry) -> None:
        """Apply an entry of another branch here, if it fits."""
        if entry.kind == EDICT:
            self.edict(entry.text, entry.by, entry.time)
        elif entry.kind == VOLUNTEER:
            self.volunteer(entry.question, entry.text, entry.by, entry.time)
        else:
            self.answer(entry.text, entry.question, entry.by, entry.time)

    def _answer_standing(self) -> None:
        for question in self.pending:
            slug = "" if question.who is None else question.who.slug
            for standing in self.standing:
                if standing.kind == question.kind and standing.fighter == slug:
                    try:
                        self.answer(standing.text, question.id, "standing")
                    except Refusal:
                        continue
                    return

    def _asked(self, name: str) -> Question:
        if not self.pending:
            raise Refusal("nothing-asked")
        if not name:
            return self.pending[0]
        for question in self.pending:
            if question.id == name:
                return question
        raise Refusal("question-stale", "question", name, [], [q.id for q in self.pending])


def verify(session: Session) -> list[str]:
    """What is wrong with a record: every branch is run again and compared with what it says.

    The session must hold the revealed seed for the dice to be checked against it.
    """
    complaints: list[str] = []
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
    except DiceMismatch as mismatch:
        complaints.append(f"entry {entry.number}: {mismatch}")
    else:
        if session.record.head != entry.number:
            complaints.append(f"entry {entry.number}: {entry.text!r} does not fit the fight")
        elif entry.faces != faces:
            complaints.append(
                f"entry {entry.number}: the record has dice {faces}, but {entry.faces} fall"
            )
        elif entry.digest != digest:
            complaints.append(f"entry {entry.number}: the state after it is not the recorded one")
    entry.faces, entry.next, entry.digest = faces, following, digest
