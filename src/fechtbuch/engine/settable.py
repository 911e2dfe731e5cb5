"""What sheets and edicts may set of a fighter, and how the values of edicts are read."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.engine.choices import Refusal
from fechtbuch.engine.fields import parse_field
from fechtbuch.engine.grid import Grid

AT: Final = "at"
"""Where a fighter is: every book lets the referee set it."""


class Settable:
    """The fields of a book's fighters by what may be done with them; written by the kit."""

    def __init__(
        self,
        numbers: dict[str, tuple[int, int]],
        words: dict[str, list[str]],
        flags: list[str],
        levels: dict[str, tuple[int, int]],
        directions: dict[str, int],
    ) -> None:
        self.numbers = numbers
        """Numbers with the bounds within which the referee may set them."""
        self.words = words
        """Numbers that have names, which the referee may set by name."""
        self.flags = flags
        """States that a fighter has or has not."""
        self.levels = levels
        """States with a number, 0 for none, and its bounds."""
        self.directions = directions
        """Ways to look, and how many there are on the book's map."""

    def fields(self) -> list[str]:
        """The names of all fields that `set` may name."""
        return [*self.numbers, *self.directions, AT, *self.words]

    def states(self) -> list[str]:
        """The names of all states that an edict may add or remove."""
        return [*self.levels, *self.flags]

    def set_field(self, fighter: object, field: str, value: str) -> None:
        """Set a number or word as an edict says it; a refusal if there is no such field."""
        if field in self.words:
            words = self.words[field]
            if value not in words:
                raise Refusal("not-possible", "value", value, [], list(words))
            setattr(fighter, field, words.index(value))
        elif field in self.numbers:
            low, high = self.numbers[field]
            setattr(fighter, field, whole_number(value, "value", low, high))
        elif field in self.directions:
            number = whole_number(value, "value", 0, self.directions[field] - 1)
            setattr(fighter, field, number)
        else:
            raise Refusal("field-not-settable", "field", field, [], self.fields())

    def set_state(self, fighter: object, state: str, on: bool, value: str) -> None:
        """Add or remove a state as an edict says it; a refusal if there is no such state."""
        if state in self.levels:
            low, high = self.levels[state]
            level = whole_number(value or "1", "value", low, high) if on else 0
            setattr(fighter, state, level)
        elif state in self.flags:
            setattr(fighter, state, on)
        else:
            raise Refusal("state-unknown", "state", state, [], self.states())


def whole_number(text: str, slot: str, low: int, high: int) -> int:
    """The number that an edict names, within bounds."""
    try:
        number = int(text)
    except ValueError:
        raise Refusal("not-a-whole-number", slot, text[:40]) from None
    if not low <= number <= high:
        raise Refusal("number-out-of-bounds", slot, text[:40], [], [f"{low}–{high}"])
    return number


def open_field(text: str, slot: str, grid: Grid) -> i64:
    """The field that an edict puts somebody on."""
    try:
        f = parse_field(text)
    except ValueError as error:
        raise Refusal("not-a-field", slot, str(error)) from None
    if not grid.open(f):
        raise Refusal("not-a-field", slot, text[:40])
    return f
