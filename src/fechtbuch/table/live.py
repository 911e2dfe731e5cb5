"""A table in memory: the running session, its seats and what the referee has set.

Nothing here waits or is shared between threads: the hub calls one method at a time. A command is
carried out on the session first and then kept; if somebody else's command was kept before it, the
table is read again from the store and the command refused.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from fechtbuch.books.base import Book
from fechtbuch.engine.choices import Question
from fechtbuch.engine.reader import DiceQuestion
from fechtbuch.engine.record import (
    VALUE,
    Entry,
    Record,
    canonical,
    digest_of,
    read_line,
    record_from_lines,
    state_digest,
)
from fechtbuch.engine.session import Session
from fechtbuch.engine.table_dice import commitment
from fechtbuch.play import EnginePlayer
from fechtbuch.scenario import Scenario, open_record
from fechtbuch.scenario.records import LEFT_OFF, beginning_of, continued_header, scenario_of
from fechtbuch.table.access import PLAYER, REFEREE, Eyes, Viewer
from fechtbuch.table.before import Before
from fechtbuch.table.clock import now_text
from fechtbuch.table.planning import Planning
from fechtbuch.table.refusals import Refused
from fechtbuch.table.settings import ENGINE, Settings
from fechtbuch.table.settling import Settling
from fechtbuch.table.store import Kept, Store, Written

MOST_ENTRIES = 20_000
"""Entries that a record may have; a fight that needs more has been forgotten by its players."""


@dataclass(frozen=True)
class Upgrade:
    """The rules of today lead elsewhere than those that the fight was played by."""

    entry: int
    """The first entry that they disagree with."""
    then: str
    """The version of the book when the record was begun."""


class LiveTable:
    """One table."""

    def __init__(self, store: Store, kept: Kept) -> None:
        self.store = store
        self.id = kept.id
        self.seed = kept.seed
        self.commitment = commitment(kept.seed)
        self.asked_since: dict[str, int] = {}
        """For each pending question the number of commands when it was first asked."""
        self.unseen: Callable[[Before], list[str]] = lambda _before: []
        """Which seats could see nothing of what was done since; whoever shows the table knows."""
        self.between: Callable[[], None] = lambda: None
        """Done between two answers that are given by themselves."""
        self.planning = Planning(self)
        self.settling = Settling(self)
        self.here: frozenset[str] | None = None
        """Seats whose people are connected; nothing while nobody has ever been."""
        self._values: tuple[Entry, dict[str, Entry]] | None = None
        """What people have added to the dice, up to an entry."""
        self._read(kept)

    # Reading from the store

    def _read(self, kept: Kept) -> None:
        """Take everything from the store."""
        record = record_from_lines([*kept.lines, canonical({"head": kept.head})])
        if kept.revealed:
            record.seed = kept.seed.hex()
        self.scenario: Scenario = scenario_of(record)
        self.book: Book = self.scenario.rulebook
        self.policies = frozenset(self.book.known_policies())
        self.upgrade: Upgrade | None = None
        """Where the rules of today disagree with the record, until somebody goes on."""
        self.evening = kept.evening
        """The evening that the table belongs to; empty for one of its own."""
        self._take(kept)
        self.session = self._open(record, kept.head)
        self.told = dict(enumerate(kept.told))
        self._begin_anew()
        self._sit()

    def _open(self, record: Record, head: int) -> Session:
        opened = open_record(record, self.seed)
        session = opened.session
        latest = record.entries[record.head]
        agrees = record.head == head and not session.misfit
        if opened.disagreeing is None and agrees and latest.done():
            agrees = state_digest(session.fight.to_data()) == latest.digest
        if opened.disagreeing is None and not agrees:
            record.head = head
            opened = open_record(record, self.seed, compare=True)
            session = opened.session
        if opened.disagreeing is not None:
            self.upgrade = Upgrade(opened.disagreeing.number, opened.then)
        return session

    def _take(self, kept: Kept) -> None:
        self.seq = kept.seq
        self.part = kept.part
        self.revealed = kept.revealed
        self.faces = kept.faces
        self.boundary = kept.boundary
        self.settings = Settings(**kept.settings)
        self.seats = {seat.seat: seat for seat in kept.seats}

    def _sit(self) -> None:
        """Let the session know who rolls real dice, and who plays for the engine."""
        self.engine = EnginePlayer(self.scenario, self.session, self.seed)
        self.session.referee()
        self._real_dice()
        self._note_asked(fresh=True)

    def _real_dice(self) -> None:
        real: set[str] = set()
        for seat in self.seats.values():
            if seat.real_dice and not seat.engine:
                real.update(seat.fighters)
        if self.settings.referee_dice:
            real.add("table")
            for fighter in self.session.fight.roster:
                if self.owner(fighter.slug) == REFEREE:
                    real.add(fighter.slug)
        self.session.real_dice = real

    def _note_asked(self, fresh: bool = False) -> None:
        before = {} if fresh else self.asked_since
        self.asked_since = {
            question.id: before.get(question.id, self.seq) for question in self.session.pending
        }

    def refresh(self) -> bool:
        """Apply what other servers have kept meanwhile; whether there was anything."""
        if not self.store.shared or self.store.seq_of(self.id) == self.seq:
            return False
        record = self.session.record
        known = len(record.entries)
        kept = self.store.load(self.id, self.part, known - 1)
        if kept is None:
            raise Refused("table-gone", 404)
        root = json.loads(kept.lines[0])
        same_root = root["digest"] == record.entries[0].digest
        if kept.part != self.part or not same_root or self.upgrade is not None:
            self.reload()
            return True
        for place, line in enumerate(kept.lines[1:]):
            read_line(record, line, known + place + 1)
        self.told.update({known + n: told for n, told in enumerate(kept.told[1:])})
        self._begin_anew()
        self._take(kept)
        self.session.real_dice = set()
        self.session.go(kept.head)
        if kept.revealed:
            record.seed = self.seed.hex()
        self._real_dice()
        self._note_asked(fresh=True)
        return True

    def reload(self) -> None:
        """Forget everything and read the table again."""
        kept = self.store.load(self.id)
        if kept is None:
            raise Refused("table-gone", 404)
        self._read(kept)

    # Who is who

    def owner(self, slug: str) -> str:
        """Who answers for a fighter: a seat, the engine or the referee."""
        for seat in self.seats.values():
            if slug in seat.fighters:
                return ENGINE if seat.engine else seat.seat
        return ENGINE if slug in self.settings.engine else REFEREE

    def asked(self, question: Question) -> set[str]:
        """Who may answer a question: seats, the referee, or the engine."""
        if question.who is not None:
            return {self.owner(question.who.slug)}
        if isinstance(question, DiceQuestion) or question.side < 0:
            return self._referees()
        owners = [
            self.owner(one.slug)
            for one in self.session.fight.roster
            if one.side == question.side and not one.gone
        ]
        # What is asked of a side goes to one of those who play it: the first, and a seat before the
        # referee. Two who answer at once would only contradict each other.
        people = [one for one in owners if one not in (ENGINE, REFEREE)]
        if people and self.here is not None:
            there = [one for one in people if one in self.here]
            # Nobody of them is there: the referee is asked, and whoever comes back may answer.
            return set(there[:1]) or {people[0], REFEREE}
        people = people or [one for one in owners if one != ENGINE]
        return set(people[:1] or owners[:1]) or self._referees()

    def _referees(self) -> set[str]:
        """The referee; at a table of one against the engine that one as well."""
        people = [seat.seat for seat in self.seats.values() if not seat.engine]
        if len(people) == 1 and self.settings.engine:
            return {REFEREE, people[0]}
        return {REFEREE}

    def may_answer(self, viewer: Viewer, question: Question) -> bool:
        """Whether somebody may answer a question."""
        if viewer.referee:
            return True
        return viewer.role == PLAYER and viewer.seat in self.asked(question)

    def questions_of(self, viewer: Viewer) -> list[Question]:
        """The questions that somebody may answer now."""
        return [one for one in self.session.pending if self.may_answer(viewer, one)]

    def fighters_of(self, viewer: Viewer) -> list[str]:
        """The fighters that a viewer answers for."""
        if viewer.referee:
            return [
                one.slug for one in self.session.fight.roster if self.owner(one.slug) == REFEREE
            ]
        seat = self.seats.get(viewer.seat or "")
        return [] if seat is None else list(seat.fighters)

    def eyes(self, viewer: Viewer) -> Eyes:
        """What a viewer may know."""
        if viewer.referee or self.revealed:
            return Eyes((-1,), True)
        mine = set(self.fighters_of(viewer)) if viewer.role == PLAYER else set()
        sides = {int(one.side) for one in self.session.fight.roster if one.slug in mine}
        return Eyes(tuple(sorted(sides)), self.settings.reveal == "all")

    def seq_of(self, viewer: Viewer, seq: int | None = None) -> int:
        """The number of commands as a viewer counts: those of which he could see nothing apart."""
        seq = self.seq if seq is None else seq
        if viewer.referee or self.revealed:
            return seq
        return max(0, seq - self.settings.unseen.get(viewer.seat or "", 0))

    def alone(self, quite: bool = False) -> str | None:
        """The seat of the one person who plays here, against the engine and under no referee.

        For all that one knows: whose a hidden fighter is would tell that there is one. `quite`
        alone is who has no hidden foe of the game master's either.
        """
        people = [seat.seat for seat in self.seats.values() if not seat.engine]
        if len(people) != 1 or self.settings.refereed:
            return None
        eyes = self.eyes(Viewer(PLAYER, people[0]))
        owners = {
            self.owner(fighter.slug)
            for fighter in self.session.fight.roster
            if quite or eyes.sees(fighter.hidden_from)
        }
        return people[0] if owners == {people[0], ENGINE} else None

    def called(self, by: str) -> str:
        """What somebody in the record is called today; what is no seat stays as it is."""
        seat = self.seats.get(by)
        return by if seat is None else seat.name

    def named(self, by: str) -> str:
        """Who is said to have answered: a seat by its name, policies as the engine."""
        return ENGINE if by in self.policies else self.called(by)

    def waits_for_engine(self) -> bool:
        """Whether the engine is to answer something now."""
        return self.settling.question_of_the_engine() is not None

    def full(self) -> bool:
        """Whether the record can take no more entries."""
        return len(self.session.record.entries) >= MOST_ENTRIES

    # What people add to the dice

    def values(self) -> dict[str, Entry]:
        """What the page of each seat, and of the game master, has added to these dice.

        What came along with another record was added to the dice of that one.
        """
        record = self.session.record
        latest = record.entries[-1]
        if self._values is None or self._values[0] is not latest:
            found: dict[str, Entry] = {}
            for entry in record.entries[max(record.inherited(), 0) + 1 :]:
                if entry.kind == VALUE:
                    found.setdefault(entry.question, entry)
            self._values = (latest, found)
        return self._values[1]

    def add_value(self, who: str, value: str) -> None:
        """Let somebody's value count from now on; from the beginning if nothing was decided yet."""
        self.session.add_value(who, value, who, now_text())
        if self.session.path[-1].begins():
            self._begin_anew()
            # What is asked may be called the same and stand after other dice.
            self.asked_since = {}

    def take_values_along(self) -> None:
        """Wherever the table stands, everybody's value counts: going back is no way round it."""
        inherited = self.session.record.inherited()
        counting = {
            entry.question
            for entry in self.session.path
            if entry.kind == VALUE and entry.number > inherited
        }
        for who, entry in self.values().items():
            if who not in counting and not self.session.fight.over:
                self.session.take_along(entry)
                self.mark()

    @property
    def beginning(self) -> str:
        """A hash of everything that the dice begin with but the values of people.

        It tells nothing, because a secret is in it; headers of format 1 have none.
        """
        record = self.session.record
        return "" if record.first_format else record.entries[0].hash

    def decided(self) -> bool:
        """Whether anything was decided on the way here; values alone are no decision."""
        return any(entry.kind != VALUE for entry in self.session.path)

    def _begin_anew(self) -> None:
        """What was told before a value of the beginning came is told no more."""
        for entry in self.session.record.entries[1:]:
            if entry.begins():
                self.told[entry.parent] = 0

    def reveal(self) -> None:
        """Show the seed; nothing can be played on from here."""
        self.revealed = True
        self.session.record.seed = self.seed.hex()

    # Moving on

    def mark(self) -> None:
        """Note how many events had been told after the newest entries."""
        record = self.session.record
        missing = range(len(self.told), len(record.entries))
        if len(missing) > 1:
            home = record.head
            for number in missing:
                self.session.go(number)
                self.told[number] = len(self.session.story)
            self.session.go(home)
        self.told[record.head] = len(self.session.story)

    def set_due(self) -> None:
        """Begin the time for an answer anew."""
        seconds = self.settings.deadline
        waiting = bool(self.session.pending) and not self.settings.paused
        if seconds is None or not waiting or self.waits_for_engine():
            self.settings.due = None
        else:
            due = datetime.now(UTC) + timedelta(seconds=seconds)
            self.settings.due = due.isoformat(timespec="milliseconds")

    # Keeping

    def remember(self) -> Before:
        """What the table is like before a command."""
        return Before(self)

    def keep(self, before: Before, key: str, command: dict[str, object], by: str) -> None:
        """Keep what a command has done; `Lost` if another came first."""
        record = self.session.record
        new_part = self.part != before.part
        first = 0 if new_part else before.entries
        numbers = list(range(first, len(record.entries)))
        if not new_part and record.entries[0].digest != before.root:
            numbers = [0, *numbers]
        for seat in self.unseen(before):
            self.settings.unseen[seat] = self.settings.unseen.get(seat, 0) + 1
        place = self.step()
        boundary = None
        if place != before.step:
            boundary = canonical(self.session.boundaries[-1].fight.to_data())
        seats = list(self.seats.values())
        text = canonical(command)
        self.seq = self.store.write(
            Written(
                table=self.id,
                expected=before.seq,
                key=key,
                digest=digest_of(command),
                command=text,
                by=by,
                part=self.part,
                head_before=before.head,
                head=record.head,
                settings=self.settings.to_data(),
                revealed=self.revealed,
                entries=[(n, record.line(n), self.told[n]) for n in numbers],
                boundary=boundary,
                seats=seats if seats != before.seats else None,
                faces={
                    slug: face
                    for slug, face in self.faces.items()
                    if face != before.faces.get(slug)
                },
            )
        )
        if boundary is not None:
            self.boundary = boundary
        self._note_asked()

    def step(self) -> tuple[int, int]:
        """Which step of the fight is running: the part, and the entry that it began after."""
        used = int(self.session.boundaries[-1].moment.used)
        return self.part, self.session.path[used - 1].number if used else 0

    def news(self) -> Upgrade | None:
        """What is to be said of other rules: at a loaded record's beginning, too."""
        record = self.session.record
        left_off = record.header.get(LEFT_OFF)
        if self.upgrade is None and record.head == 0 and isinstance(left_off, dict):
            entry, then = left_off.get("entry"), left_off.get("book_version")
            if isinstance(entry, int) and isinstance(then, str):
                return Upgrade(entry, then)
        return self.upgrade

    def begin_part(self, state: dict[str, object]) -> None:
        """Begin a new record with a stored state, under the rules of today."""
        old = self.session.record
        record = Record(continued_header(old, self.scenario, state, old.entries[-1], self.seed))
        self.session = Session(record, beginning_of(record, self.scenario), self.seed)
        self.part += 1
        self.upgrade = None
        self.told = {}
        self.mark()
        self.engine = EnginePlayer(self.scenario, self.session, self.seed)
        self.session.referee()
        self._real_dice()

    def seats_changed(self) -> None:
        """Seats or dice are another's now."""
        self._real_dice()
