"""What courses of the dice come to: equal ones are merged, their chances added up."""

from fractions import Fraction

from mypy_extensions import i64

from fechtbuch.engine.direction import Direction
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.fighter import Condition, Fighter


class Course:
    """One way that things may go between two steps, with its chance."""

    def __init__(
        self,
        fight: Fight,
        chance: Fraction,
        names: tuple[str, ...],
        damage: list[int],
        due: i64 = 0,
    ) -> None:
        self.fight = fight
        self.chance = chance
        self.names = names
        """What happened, by the book's names of outcomes; others' with their slug."""
        self.damage = damage
        """What everybody took since the choice, by index."""
        self.due = due
        """How much must be carried out until the choice is done; see `Direction.due`."""


class Ending:
    """What the odds tell of a course, or of all courses of which they tell the same."""

    def __init__(self, names: tuple[str, ...], roster: list[Fighter], damage: list[int]) -> None:
        self.names = names
        self.slugs = [fighter.slug for fighter in roster]
        self.damage = damage
        self.conditions: list[Condition] = []
        self.chance = Fraction(0)
        self.weights: dict[int, int] = {}
        """Weights from the start that is being played from, by denominator."""


class Sink:
    """Where courses go that are played to the end of a step."""

    def add(
        self,
        fight: Fight,
        names: tuple[str, ...],
        damage: list[int],
        over: int,
        under: int,
        due: i64 = 0,
    ) -> None:
        """Take in one course from the present start; its weight is `over` out of `under`."""
        raise NotImplementedError

    def close(self, chance: Fraction) -> None:
        """All courses from a start, whose own chance is this, have been taken in."""


class Merger(Sink):
    """Courses that come to the same state are one; for steps that others follow."""

    def __init__(self, merging: bool = True) -> None:
        self.merging = merging
        """The odds are the same without; it only takes longer."""
        self.courses: list[Course] = []
        self._known: dict[tuple[object, tuple[str, ...], tuple[int, ...], int], Course] = {}
        self._open: list[tuple[Course, int, int]] = []

    def add(
        self,
        fight: Fight,
        names: tuple[str, ...],
        damage: list[int],
        over: int,
        under: int,
        due: i64 = 0,
    ) -> None:
        """Take in one course."""
        if self.merging:
            key = (fight.key(), names, tuple(damage), int(due))
            course = self._known.get(key)
            if course is None:
                course = Course(fight, Fraction(0), names, damage, due)
                self._known[key] = course
                self.courses.append(course)
        else:
            course = Course(fight, Fraction(0), names, damage, due)
            self.courses.append(course)
        self._open.append((course, over, under))

    def close(self, chance: Fraction) -> None:
        """Give the latest courses their chances."""
        for course, over, under in self._open:
            course.chance += chance * Fraction(over, under)
        self._open = []


class Endings(Sink):
    """Courses of which the odds tell the same are one; for the last step."""

    def __init__(self, merging: bool = True) -> None:
        self.merging = merging
        self.found: list[Ending] = []
        self._known: dict[tuple[object, ...], Ending] = {}
        self._open: list[Ending] = []

    def add(
        self,
        fight: Fight,
        names: tuple[str, ...],
        damage: list[int],
        over: int,
        under: int,
        due: i64 = 0,
    ) -> None:
        """Take in one course."""
        conditions: list[Condition] = []
        parts: list[object] = list(names)
        parts.extend(damage)
        for fighter in fight.roster:
            condition = fight.condition(fighter)
            conditions.append(condition)
            parts.append(condition.health)
            parts.append(condition.out)
            parts.extend(condition.states)
        key = tuple(parts)
        ending = self._known.get(key)
        if ending is None or not self.merging:
            ending = Ending(names, fight.roster, damage)
            ending.conditions = conditions
            self._known[key] = ending
            self.found.append(ending)
        if not ending.weights:
            self._open.append(ending)
        ending.weights[under] = ending.weights.get(under, 0) + over

    def close(self, chance: Fraction) -> None:
        """Give the latest endings their chances."""
        for ending in self._open:
            for under, over in ending.weights.items():
                ending.chance += chance * Fraction(over, under)
            ending.weights = {}
        self._open = []


def told(
    fight: Fight, direction: Direction, before: tuple[str, ...], kinds: dict[str, str]
) -> tuple[str, ...]:
    """What happened since the choice, after what had happened before this step."""
    if len(fight.events) == direction.told:
        return before
    names = list(before)
    for event in fight.events[direction.told :]:
        name = kinds.get(event.kind)
        if name is not None:
            who = fight.roster[event.actor].slug if event.actor >= 0 else ""
            names.append(name if who in ("", direction.actor) else f"{who}: {name}")
    return tuple(names)


def taken(fight: Fight, direction: Direction, earlier: list[int]) -> list[int]:
    """The damage that everybody took since the choice."""
    damage: list[int] = []
    index = 0
    for fighter in fight.roster:
        amount = int(fighter.taken)
        if index < len(direction.taken):
            amount -= direction.taken[index]
        if index < len(earlier):
            amount += earlier[index]
        damage.append(amount)
        index += 1
    return damage
