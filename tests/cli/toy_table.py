"""A table with the toy fight, a keyboard that types what it is told, and a screen to read."""

from collections.abc import Iterator
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console

from fechtbuch.books.base import Book, FighterView, Rule, Setting, Version
from fechtbuch.cli.seats import Seats
from fechtbuch.cli.show import Stage
from fechtbuch.cli.table import TerminalTable
from fechtbuch.engine.choices import Choice, Player, Question, every_choice
from fechtbuch.engine.record import FORMAT, Record
from fechtbuch.engine.session import Session
from fechtbuch.engine.streams import Stream
from fechtbuch.text.catalogue import Catalogue
from tests.toy import Toy, ToyFight, toy_fight

SEED = bytes(range(32))


class AnyChoice(Player):
    def __init__(self, stream: Stream) -> None:
        self.stream = stream

    def decide(self, question: Question) -> Choice:
        choices = every_choice(question, 20)
        return question.build(choices[self.stream.below(len(choices))])


class Usual(Player):
    """Judges plans: what nobody need choose is best."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream

    def decide(self, question: Question) -> Choice:
        return question.default()


class ToyBook(Book):
    key = "toy"
    title = "Toy"
    versions: tuple[Version, ...] = (Version("1"),)
    package = "fechtbuch"
    rules = {  # noqa: RUF012 - a book of two rules
        "TOY-02": Rule("TOY-02", "Striking", "A d20 at or under skill.", "seed", "blows", "code"),
        "TOY-05": Rule("TOY-05", "Ducking", "Easy to hit on the ground.", "seed", "blows", "code"),
    }
    fighter_model: Any = None
    scene_model: Any = None

    @property
    def folder(self) -> Any:
        return Path(__file__).parent / "toy_book"

    def build(self, scenario: Any) -> ToyFight:
        raise NotImplementedError

    def restore(self, scenario: Any, state: dict[str, object]) -> ToyFight:
        raise NotImplementedError

    def carry(self, fight: Any, scenario: Any, rest: str = "") -> dict[str, dict[str, Any]]:
        return {}

    def policies(self) -> Any:
        return {"book": Usual, "random": AnyChoice}

    def seen(self, fight: Any, fighter: Any, side: int) -> FighterView:
        return _view(fighter)

    def settings(self) -> dict[str, Setting]:
        return {"health": Setting("health", "number", 0, 20)}

    def states(self) -> tuple[str, ...]:
        return ("prone", "brave")


def _view(toy: Toy) -> FighterView:
    return FighterView(
        toy.slug,
        toy.name,
        toy.side,
        toy.at,
        toy.health,
        8,
        tuple(toy.states),
        ("club",),
        not toy.up(),
    )


@dataclass
class ToyParty:
    policy: str = "book"


class ToyScenario:
    """As much of a scenario as a table needs."""

    sides = (ToyParty(), ToyParty())
    rulebook = ToyBook()

    def policy_for(self, question: Question) -> str:
        return self.sides[question.side].policy

    def players(self, stream: Stream) -> list[Player]:
        return [AnyChoice(stream), AnyChoice(stream)]


def toy_session() -> Session:
    return Session(Record({"format": FORMAT}), toy_fight("anna bert", "carl dora"), SEED)


def toy_seats(mine: set[str], save: Path | None = None, session: Session | None = None) -> Seats:
    scenario: Any = ToyScenario()
    return Seats(scenario, session or toy_session(), SEED, mine, save)


def play(typed: list[str], mine: set[str], save: Path | None = None) -> tuple[str, Seats]:
    """What the screen shows when a person types these lines and then closes the terminal."""
    seats = toy_seats(mine, save)
    screen = StringIO()
    console = Console(file=screen, width=100, highlight=False)
    lines: Iterator[str] = iter(typed)

    def keyboard(prompt: str) -> str:
        line = next(lines, None)
        if line is None:
            raise EOFError
        console.print(prompt + line, markup=False)
        return line

    stage = Stage(console, Catalogue(), ToyBook(), seats.session.fight, 0)
    TerminalTable(seats, stage, keyboard).play()
    return screen.getvalue(), seats
