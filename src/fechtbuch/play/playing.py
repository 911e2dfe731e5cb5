"""A fight that a program plays: questions, answers, events, undo, record.

    fight = fb.play("kurt-and-hans", seed=1, mine=["kurt"])
    while not fight.over:
        fight.answer(fight.options()[0])

Whoever is not `mine` is played by the scenario's policies.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from fechtbuch.engine.choices import Question, every_choice
from fechtbuch.engine.events import Event
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.knowing import known
from fechtbuch.engine.reader import DiceQuestion
from fechtbuch.engine.record import Record
from fechtbuch.engine.session import Session
from fechtbuch.play.engine import EnginePlayer
from fechtbuch.scenario import Scenario, load
from fechtbuch.scenario.records import (
    REFEREE_SEAT,
    new_record,
    open_record,
    seed_from,
    write_record,
)
from fechtbuch.text.catalogue import FALLBACK, Catalogue
from fechtbuch.text.names import Names, item_names
from fechtbuch.text.story import Storyteller
from fechtbuch.text.tables import titled_table

MOST_OPTIONS = 1000
"""So many whole answers to a question are listed unless more are asked for."""


class NotNamed(LookupError):
    """A name that neither a fighter nor a side has."""


def fighters_named(fight: Fight, names: Iterable[str]) -> set[str]:
    """The slugs of fighters: each name is a fighter's slug or name, or that of a whole side."""
    taken: set[str] = set()
    for name in names:
        wanted = name.casefold()
        found = {
            one.slug
            for one in fight.roster
            if wanted in (one.slug.casefold(), one.name.casefold())
            or wanted
            in (fight.sides[one.side].slug.casefold(), fight.sides[one.side].name.casefold())
        }
        if not found:
            raise NotNamed(name)
        taken |= found
    return taken


class Playing:
    """A running fight. `session` is the table's own, with all that a referee may do."""

    def __init__(
        self, scenario: Scenario, session: Session, seed: bytes, mine: set[str] | None
    ) -> None:
        self.scenario = scenario
        self.session = session
        self.mine = mine
        """Slugs of the fighters that the program plays; None for all."""
        self._engine = EnginePlayer(scenario, session, seed)
        sides = {int(one.side) for one in session.fight.roster if mine is None or one.slug in mine}
        self.seat = sides.pop() if len(sides) == 1 else REFEREE_SEAT
        """The side as which the program looks on; -1 if it plays several, and may know all."""
        self._go_on()

    @property
    def over(self) -> bool:
        """Whether the fight is over."""
        return bool(self.session.fight.over)

    @property
    def winner(self) -> str:
        """The slug of the side that has won; empty for none."""
        fight = self.session.fight
        return str(fight.sides[fight.winner].slug) if fight.over and fight.winner >= 0 else ""

    @property
    def round(self) -> int:
        """The round that is fought."""
        return int(self.session.fight.round)

    @property
    def questions(self) -> list[Question]:
        """What the program is asked now, as the fighter who is asked knows it."""
        return [known(question) for question in self.session.pending if self._mine(question)]

    @property
    def question(self) -> Question | None:
        """The first of the questions; None when the fight is over."""
        found = self.questions
        return found[0] if found else None

    def options(self, question: str = "", most: int = MOST_OPTIONS) -> list[str]:
        """Whole legal answers to a question, by its id or the first one; at most so many."""
        asked = self._asked(question)
        return [asked.build(partial).text() for partial in every_choice(asked, most)]

    def answer(self, text: str, question: str = "") -> list[Event]:
        """Answer a question, the first one unless its id is given; returns what came of it.

        The text may be shortened as in the terminal (`attack hans`). A `Refusal` says what is not
        legal, and nothing has changed then. Policies play on until the program is asked again.
        """
        asked = self._asked(question)
        told = len(self.session.story)
        self.session.answer(text, asked.id, "program", loose=True)
        self._go_on()
        return self._told(told)

    def delegate(self, question: str = "") -> list[Event]:
        """Let the scenario's policy answer in the program's place; returns what came of it."""
        asked = self._asked(question)
        told = len(self.session.story)
        self._engine.answer(next(one for one in self.session.pending if one.id == asked.id))
        self._go_on()
        return self._told(told)

    def finish(self) -> list[Event]:
        """Let policies play to the end; returns what came of it."""
        told = len(self.session.story)
        while self.session.pending:
            self._engine.answer(self.session.pending[0])
        return self._told(told)

    @property
    def events(self) -> list[Event]:
        """All that has happened, as far as the program's seat may know."""
        return self._told(0)

    def story(self, language: str = FALLBACK) -> list[str]:
        """All that has happened, in words, line by line."""
        book = self.scenario.rulebook
        words = Catalogue(language, [book.package])
        names = Names(words, self.session.fight, item_names(book))
        teller = Storyteller(names, self.seat)
        return [line.text for event in self.session.story for line in teller.tell(event)]

    def undo(self) -> bool:
        """Go back to the program's last decision; False if there was none."""
        here = self.session.record.head
        while self.session.undo():
            if self.questions:
                return True
        self.session.go(here)
        return False

    def redo(self) -> bool:
        """Take the newest answer after this moment again; False where there is none."""
        if not self.session.redo():
            return False
        while not self.questions and self.session.redo():
            pass
        return True

    @property
    def record(self) -> Record:
        """Everything that was decided and rolled, from which the fight can be run again."""
        return self.session.record

    def save(self, path: str | Path) -> None:
        """Write the record to a file as JSON lines."""
        write_record(self.record, path)

    def __repr__(self) -> str:
        if self.over:
            ended = f"{self.winner} has won" if self.winner else "nobody has won"
            return f"<{self.scenario.name}: over in round {self.round}, {ended}>"
        waiting = ", ".join(question.id for question in self.questions)
        return f"<{self.scenario.name}: round {self.round}, asks {waiting}>"

    def _repr_html_(self) -> str:
        """How everybody stands, in a notebook."""
        fight = self.session.fight
        rows = [
            [
                fight.sides[one.side].slug,
                one.slug,
                "" if one.health is None else f"{one.health} of {one.full_health}",
                ", ".join(one.states),
            ]
            for one in self.scenario.rulebook.view(fight, self.seat)
        ]
        return titled_table(
            self.scenario.title, repr(self), ["side", "fighter", "health", "states"], rows
        )

    def _mine(self, question: Question) -> bool:
        """Whether the program answers: dice and what a referee decides see to themselves."""
        if isinstance(question, DiceQuestion) or question.side < 0:
            return False
        if self.mine is None:
            return True
        if question.who is not None:
            return question.who.slug in self.mine
        return any(
            one.side == question.side and one.slug in self.mine for one in self.session.fight.roster
        )

    def _asked(self, name: str) -> Question:
        found = self.questions
        for question in found:
            if name in ("", question.id):
                return question
        asked = ", ".join(question.id for question in found) or "nothing"
        if not name:
            raise ValueError("nothing is asked: the fight is over")
        raise ValueError(f"question {name!r} is not asked now; asked is: {asked}")

    def _go_on(self) -> None:
        """Let policies answer until the program is asked, or the fight is over."""
        while True:
            others = [one for one in self.session.pending if not self._mine(one)]
            if not others:
                return
            self._engine.answer(others[0])

    def _told(self, first: int) -> list[Event]:
        return [event for event in self.session.story[first:] if event.known_to(self.seat)]


def play(
    source: Scenario | Record | str | Path | Mapping[str, Any],
    seed: int | None = None,
    mine: Iterable[str] | None = None,
) -> Playing:
    """Begin a fight that a program plays, or go on with a recorded one.

    `mine` are the fighters or sides that the program answers for, by slug or name; all where
    nothing is said, and with `()` the policies fight it out alone. Scenario, seed and answers
    decide the whole fight; a record must have been begun with the same seed. Who answers for one
    side is told what that side may know.
    """
    if isinstance(source, Record):
        secret = seed_from(seed or 0)
        opened = open_record(source, secret)
        scenario, session = opened.scenario, opened.session
    else:
        scenario = source if isinstance(source, Scenario) else load(source)
        secret = seed_from((scenario.seed or 0) if seed is None else seed)
        session = Session(new_record(scenario, secret), scenario.build(), secret)
    taken: set[str] | None = None
    if mine is not None:
        names = [mine] if isinstance(mine, str) else list(mine)
        try:
            taken = fighters_named(session.fight, names)
        except NotNamed as wrong:
            there = [one.slug for one in session.fight.roster]
            there += [side.slug for side in session.fight.sides if side.slug not in there]
            raise ValueError(
                f"mine {wrong.args[0]!r}: no such fighter or side; there are {', '.join(there)}"
            ) from None
    return Playing(scenario, session, secret, taken)
