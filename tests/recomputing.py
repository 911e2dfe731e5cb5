"""Reckoning a fight again from its log alone: the frame that all books' checkers share.

A checker knows the rules from the specification and nothing of the book's code. It follows what
is told, counts what it could check and keeps what is wrong.
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import TypeVar

from fechtbuch.engine.choices import Choice, Question
from fechtbuch.engine.events import Event
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.knowing import decided
from fechtbuch.engine.session import Session
from fechtbuch.testing.conformance.kit import SCENARIOS
from fechtbuch.testing.conformance.playing import session

MOST = 300
"""Answers of one fight, played at length."""

SLUGS = [str(number) for number in range(99)]


class Checker:
    """Follows a fight by what is told."""

    def __init__(self, fight: Fight) -> None:
        self.counts: Counter[str] = Counter()
        self.wrong: list[str] = []

    def see(self, event: Event) -> None:
        """One more event."""
        raise NotImplementedError

    def before(self, fight: Fight, question: Question, choice: Choice) -> None:
        """Somebody is about to answer; for those who reckon prices."""

    def after(self, table: Session) -> None:
        """Everything that came of the answer has been told."""

    def check(self, what: str, holds: bool, event: Event) -> None:
        """Count it, and keep what is wrong."""
        self.counts[what] += 1
        if not holds:
            self.wrong.append(f"{what}: {event.to_data(SLUGS)}")

    def sums(self, event: Event) -> None:
        """A number that is told is the sum of its parts."""
        if event.tally is not None and event.tally.parts is not None:
            total = sum(int(part.value) for part in event.tally.parts)
            self.check("sum", total == event.tally.total, event)


One = TypeVar("One", bound=Checker)


def part(event: Event, name: str) -> int:
    """The part of an event's number that goes by a name; 0 where there is none."""
    parts = event.tally.parts if event.tally is not None else None
    return sum(int(each.value) for each in parts or [] if each.name == name)


def scenarios_of(book: str) -> list[str]:
    """The scenarios of a book."""
    return [name for name in SCENARIOS if name.startswith(f"{book}/")]


def recomputed(name: str, make: Callable[[Fight], One], most: int, seed: int = 5) -> One:
    """Play a scenario at a table by the book's own players, and reckon it again."""
    table, players = session(name, seed)
    checker = make(table.fight)
    heard = 0
    for question in _asked(table, most):
        choice = (
            question.default() if question.side < 0 else decided(players[question.side], question)
        )
        checker.before(table.fight, question, choice)
        table.answer(choice.text(), question.id)
        for event in table.story[heard:]:
            checker.see(event)
        heard = len(table.story)
        checker.after(table)
    assert checker.wrong == [], name
    return checker


def _asked(table: Session, most: int) -> Iterator[Question]:
    for _ in range(most):
        if not table.pending:
            return
        yield table.pending[0]


def main() -> None:
    """python -m tests.recomputing [SEEDS]: many more fights, and what was checked of each book."""
    seeds = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    for book in ("gurps", "landsknecht", "phase_six", "tales_and_legends"):
        module = import_module(f"tests.{book}.play.test_recomputed")
        (make,) = [
            each
            for each in vars(module).values()
            if isinstance(each, type) and issubclass(each, Checker) and each is not Checker
        ]
        counts: Counter[str] = Counter()
        for seed in range(1000, 1000 + seeds):
            for name in scenarios_of(book.replace("_", "-")):
                counts += recomputed(name, make, MOST, seed).counts
        every = ", ".join(f"{what} {count:,}" for what, count in sorted(counts.items()))
        print(f"{book}: {sum(counts.values()):,} numbers reckoned again ({every})", flush=True)


if __name__ == "__main__":
    # As the module that the checkers know.
    import_module("tests.recomputing").main()
