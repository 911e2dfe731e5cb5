"""What holds between any two steps of a fight, whatever was played, rolled or decreed.

A book declares its invariants beside its state, each with the rules that demand it. They look at
the state alone, not at the rules that keep it so; the conformance kit checks them after every step.
"""

from collections.abc import Callable
from typing import Any

Check = Callable[[Any], list[str]]
"""Takes the book's own fight, or its question; every offence in a few words."""


class Invariant:
    """One thing that always holds."""

    def __init__(self, name: str, rules: list[str], check: Check) -> None:
        self.name = name
        self.rules = rules
        self.check = check


class Invariants:
    """Everything that always holds in a book: between two steps, and of whoever is asked."""

    def __init__(self, between: list[Invariant], asked: list[Invariant]) -> None:
        self.between = between
        self.asked = asked

    def all(self) -> list[Invariant]:
        """Both kinds."""
        return [*self.between, *self.asked]

    def broken(self, fight: Any) -> list[str]:
        """What does not hold in a fight that stands between two steps."""
        return _offences(self.between, fight)

    def wrongly_asked(self, question: Any) -> list[str]:
        """What is wrong with asking this somebody."""
        return _offences(self.asked, question)


def _offences(invariants: list[Invariant], what: Any) -> list[str]:
    found: list[str] = []
    for invariant in invariants:
        for offence in invariant.check(what):
            found.append(f"{invariant.name} ({', '.join(invariant.rules)}): {offence}")
    return found
