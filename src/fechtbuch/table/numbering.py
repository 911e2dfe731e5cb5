"""Numbers as one viewer counts: of the entries, lines and questions that he knows, and no others.

The record's own numbers count everything, also what somebody does of whom a viewer knows nothing:
they would tell how much goes on unseen. Only the referee is shown them.
"""

import re
from bisect import bisect_right
from collections.abc import Sequence

from fechtbuch.engine.choices import Question
from fechtbuch.engine.events import Event
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.knowing import NO_ONE, PUBLIC, unknown_to
from fechtbuch.engine.record import EDICT, VALUE, Entry
from fechtbuch.engine.session import Session
from fechtbuch.table.access import Eyes
from fechtbuch.table.before import Before
from fechtbuch.table.live import LiveTable
from fechtbuch.table.state import Data

TURN = "turn"
"""The heading over somebody's turn: nothing that he has done."""


class Numbering:
    """How a viewer counts on the way to where a session stands."""

    def __init__(
        self,
        table: LiveTable,
        session: Session,
        eyes: Eyes,
        lines: Sequence[Data | None] = (),
        heard: Sequence[bool] | None = None,
    ) -> None:
        self.session = session
        self.whole = eyes.referee
        self._numbers = [entry.number for entry in session.path]
        self._places: list[int] = []
        """Where on the path the entries lie that the viewer knows of."""
        self._lines: list[int] = []
        """Which events of the story are told to him."""
        self._by = [""]
        """Who has answered at the entries that he knows of, the beginning first."""
        if self.whole:
            return
        self._lines = [n for n, line in enumerate(lines) if line is not None]
        if heard is None:
            heard = [hears(eyes, event, session.fight) for event in session.story]
        for place in _known_places(table, session, eyes, heard):
            self._places.append(place)
            self._by.append(table.named(session.path[place].by))

    # Entries

    @property
    def head(self) -> int:
        """Where the session stands."""
        return self.session.record.head if self.whole else len(self._places)

    @property
    def entries(self) -> int:
        """How many entries there are, the beginning among them."""
        return len(self.session.record.entries) if self.whole else len(self._places) + 1

    @property
    def path(self) -> list[int]:
        """The entries that led here, since the fight began."""
        if self.whole:
            return [one.number for one in self.session.path if not one.begins()]
        return list(range(1, len(self._places) + 1))

    def known(self) -> list[int]:
        """The record's numbers of the entries that the viewer knows of."""
        return self._numbers if self.whole else [self._numbers[one] for one in self._places]

    def entry(self, number: int) -> int:
        """What the viewer calls an entry, or the last before it that he knows of."""
        if self.whole or number == 0:
            return number
        return bisect_right(self._places, self._numbers.index(number))

    def place(self, place: int) -> int:
        """The same for a place on the path, −1 for the beginning."""
        if self.whole:
            return self._numbers[place] if place >= 0 else 0
        return bisect_right(self._places, place)

    def real(self, number: int) -> int | None:
        """The entry that somebody means; nothing where he knows of none such.

        It is the last before the next that he knows of: what he did not see is over by then.
        """
        if self.whole:
            return number
        if not 0 <= number <= len(self._places):
            return None
        if number == len(self._places):
            return self.session.record.head
        place = self._places[number]
        return self._numbers[place - 1] if place else 0

    # Lines

    def line(self, line: Data) -> Data:
        """A line of the log as the viewer counts it."""
        if self.whole:
            return line
        n = bisect_right(self._lines, line["n"]) - 1
        entry = self.entry(line["entry"])
        return {**line, "n": n, "entry": entry, "by": self._by[entry]}

    def lines_before(self, n: int) -> int:
        """How many lines he has been told of the first events of the story."""
        return n if self.whole else bisect_right(self._lines, n - 1)

    # Questions

    def question(self, question: Question) -> str:
        """What the viewer calls a question: it does not change while it is asked."""
        if self.whole or not question.id[:1].isdecimal():
            return question.id
        place = len(self._numbers) - 1
        while place >= 0 and question.id in _asked_after(self.session, place - 1):
            place -= 1
        return f"{self.place(place)}-{question.id.partition('-')[2]}"

    def asked(self, name: str, mine: Sequence[Question]) -> str:
        """Which of somebody's own questions he means; `NO_ONE` where it is none of them.

        By no other number, and no other's: who tries some learns nothing of what goes on unseen.
        """
        if self.whole:
            return name
        return next((one.id for one in mine if self.question(one) == name), NO_ONE)


def _known_places(
    table: LiveTable, session: Session, eyes: Eyes, heard: Sequence[bool]
) -> list[int]:
    """Where on the path the entries lie that a viewer knows of; `heard`: which events he does."""
    asked = _asked(session)
    sides = {side.slug: int(side.index) for side in session.fight.sides}
    fighters = {one.slug: one for one in session.fight.roster}
    told = table.told[0]
    known: list[bool] = []
    silent: dict[int, int] = {}
    """The last answers of others since one that he knows of: nothing was seen of them yet."""
    for place, entry in enumerate(session.path):
        now = table.told[entry.number]
        match = asked.search(entry.question)
        name = "" if match is None else match.group(1)
        who = fighters.get(name)
        side = sides.get(name, -1) if who is None else int(who.side)
        # What people add to the dice is shown to all and is nobody's deed.
        if entry.kind == EDICT:
            known.append(True in heard[told:now])
        else:
            known.append(entry.kind != VALUE and side in eyes.sides)
        if known[place]:
            silent.clear()
        elif who is not None and entry.kind not in (EDICT, VALUE):
            silent[int(who.index)] = place
        # Others' answers count where it is seen that they have done something. Somebody unseen
        # may have been asked in between: it makes no difference to what is counted.
        for n in range(told, now):
            event = session.story[n]
            if not heard[n] or event.kind == TURN or event.actor not in silent:
                continue
            found = silent[event.actor]
            known[found] = True
            silent = {one: last for one, last in silent.items() if last > found}
        told = now
    return [place for place, one in enumerate(known) if one]


def hears(eyes: Eyes, event: Event, fight: Fight) -> bool:
    """Whether somebody is told of an event."""
    if eyes.side_that_knows(event) is None:
        return False
    if event.kind != EDICT or event.actor < 0 or eyes.referee:
        return True
    # An edict about somebody who is hidden by now would tell of him.
    return eyes.sees(fight.roster[event.actor].hidden_from)


def _asked_after(session: Session, place: int) -> list[str]:
    """The questions that were open after an entry of the path; −1 is the beginning."""
    if place < -1:
        return []
    entry = session.path[place] if place >= 0 else session.record.entries[0]
    return entry.next.split()


def _asked(session: Session) -> "re.Pattern[str]":
    """By what questions are called: whom they ask. Of names that end alike the longest is found."""
    fight = session.fight
    slugs = [one.slug for one in fight.roster] + [side.slug for side in fight.sides]
    return re.compile(rf"(?:^|-)({'|'.join(map(re.escape, slugs))})$")


def nobody_known(table: LiveTable, before: Before, eyes: Eyes) -> bool:
    """Whether all that a command did are answers of fighters who are hidden from somebody.

    What came of it may well be shown to him, such as that the next has his turn.
    """
    record, fight = table.session.record, table.session.fight
    new = record.entries[before.entries :]
    if eyes.referee or not fight.hiding or not new or table.part != before.part:
        return False
    if record.head != new[-1].number or new[0].parent != before.head:
        return False
    sides = eyes.sides or (int(PUBLIC),)
    return all(_hidden(table, entry, sides) for entry in new)


def _hidden(table: LiveTable, entry: Entry, sides: tuple[int, ...]) -> bool:
    fight = table.session.fight
    if entry.kind in (EDICT, VALUE):
        return False
    match = _asked(table.session).search(entry.question)
    who = None if match is None else fight.by_slug(match.group(1))
    return who is not None and all(unknown_to(who, side) for side in sides)
