"""The toy fight as a whole rulebook, so that scenarios and records of it can be written."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict

from fechtbuch.books.base import Book, OptionSpec, books
from fechtbuch.engine.data import fields, listed, whole
from fechtbuch.engine.dice import ScriptedDice
from fechtbuch.engine.fields import field
from fechtbuch.engine.fight import Side
from fechtbuch.engine.session import Session
from fechtbuch.play import EnginePlayer
from fechtbuch.scenario import Scenario, new_record
from tests.cli import toy_table
from tests.toy import Toy, ToyFight

AnyBook = TypeVar("AnyBook", bound=Book)

DOCUMENT: dict[str, Any] = {
    "book": "toy",
    "title": "Two and two",
    "sides": [
        {"name": "Red", "fighters": [{"name": "Anna"}, {"name": "Bert", "health": 9}]},
        {"name": "Blue", "fighters": [{"name": "Carl"}, {"name": "Dora"}]},
    ],
}
"""A scenario as somebody wrote it."""


class ToySheet(BaseModel):
    """A fighter as people write it."""

    model_config = ConfigDict(extra="forbid")

    name: str
    skill: int = 12
    health: int = 8


class ToyScene(BaseModel):
    """Nothing more to be said."""

    model_config = ConfigDict(extra="forbid")


class KeptToyFight(ToyFight):
    """A toy fight that can be taken up again from its data."""

    def restore(self, data: dict[str, object]) -> None:
        self.restore_base({**data, "recruits": []})
        self.turn = whole(data["turn"])
        self.omen = whole(data["omen"])
        for fighter, entry in zip(self.roster, listed(data["roster"]), strict=True):
            kept = fields(entry)
            fighter.restore_base(kept)
            fighter.skill = whole(kept["skill"])
            fighter.health = whole(kept["health"])
            fighter.states = [str(state) for state in listed(kept["states"])]
            fighter.shouted = bool(kept["shouted"])


class ToyBook(toy_table.ToyBook):
    """The toy rulebook with sheets, scenes and options."""

    fighter_model = ToySheet
    scene_model = ToyScene
    fights: type[ToyFight] = KeptToyFight
    """How its fights are run: a newer version may have another."""

    @cached_property
    def options(self) -> dict[str, OptionSpec]:
        return {"omens": OptionSpec("omens", True, (True, False), (), "Whether omens are told.")}

    def policies(self) -> Any:
        """In fights that the engine plays, something is to happen."""
        return {"book": toy_table.AnyChoice, "random": toy_table.AnyChoice}

    def build(self, scenario: Any) -> ToyFight:
        parties = [Side(party.slug, party.name) for party in scenario.sides]
        fight = self.fights(parties, scenario.grid(), ScriptedDice([]))
        for number, party in enumerate(scenario.sides):
            for place, recruit in enumerate(party.recruits):
                sheet = recruit.sheet
                fighter = Toy(recruit.slug, number, sheet.skill, sheet.health)
                fighter.at = field(place, 2 * number)
                fight.enlist(fighter)
        return fight

    def restore(self, scenario: Any, state: dict[str, object]) -> ToyFight:
        fight = self.build(scenario)
        fight.restore(state)
        return fight


@contextmanager
def installed(book: AnyBook) -> Iterator[AnyBook]:
    """The book among the installed ones, for as long as it is wanted."""
    known = books()
    before = known.get(book.key)
    known[book.key] = book
    try:
        yield book
    finally:
        del known[book.key]
        if before is not None:
            known[book.key] = before


def played(scenario: Scenario, seed: bytes, most: int = 1000) -> Session:
    """A fight that the engine plays, to its end if nothing is said."""
    session = Session(new_record(scenario, seed), scenario.build(), seed)
    engine = EnginePlayer(scenario, session, seed)
    for _ in range(most):
        if not session.pending:
            break
        engine.answer(session.pending[0])
    return session


def course(session: Session) -> list[tuple[str, str, list[tuple[int, int]]]]:
    """What a fight came to: question, answer and dice of every entry."""
    return [(one.question, one.text, list(one.faces)) for one in session.record.entries]
