"""Exactly what follows from a decision: the rules run on every outcome, equal states merged.

An `Exchange` plays from a position until somebody has made a given choice and the step is over;
where the book says that the choice is carried out later (`Fight.outstanding`), until that is done.
Dice, and whatever chance policies take for themselves, branch over all their outcomes. Between two
steps equal states are played on as one.
"""

from fractions import Fraction
from typing import Final

from mypy_extensions import i64

from fechtbuch.engine.choices import VERB, Player
from fechtbuch.engine.direction import Direction, Made, NeverAsked
from fechtbuch.engine.endings import Course, Ending, Endings, Merger, Sink, taken, told
from fechtbuch.engine.enumeration import Enumeration, Forgotten, Negligible, TooMany
from fechtbuch.engine.fight import Ended, Fight
from fechtbuch.engine.position import Position
from fechtbuch.engine.streams import BulkDice, Stream

MOST_STEPS: Final = 40
"""So many steps are played until the actor gets to make his choice, and until it is carried out."""


class EveryWhim(Stream):
    """A policy's own chance, every outcome in turn like that of dice."""

    def __init__(self, dice: Enumeration) -> None:
        super().__init__()
        self.dice = dice

    def below(self, bound: i64) -> i64:
        """Every number from 0 to `bound` - 1."""
        return 0 if bound == 1 else self.dice.choose([1] * bound)


class Exchange:
    """What follows from one choice, over all dice.

    `kinds` names the events that are outcomes. `most` bounds the runs: `TooMany` beyond it.
    """

    def __init__(self, kinds: dict[str, str], most: int, depth: int = 4) -> None:
        self.kinds = kinds
        self.most = most
        self.dice = Enumeration(depth)
        self.whim = EveryWhim(self.dice)
        self.cut = Fraction(0)
        self.runs = 0
        self.merging = True

    def seek(
        self, start: Position, direction: Direction, players: list[Player]
    ) -> list[tuple[Position, Fraction]]:
        """The boundaries before the choice, with their chances: the first at which it can be made.

        Where dice decide whether that is now or later, only those of now.
        """
        here = [(start, Fraction(1))]
        direction.every = self.dice
        direction.seeking = True
        for _ in range(MOST_STEPS):
            found: list[tuple[Position, Fraction]] = []
            after = Merger()
            for position, chance in here:
                if self._look(position, chance, direction, players, after):
                    found.append((position, chance))
            if found:
                direction.seeking = False
                return found
            if direction.refusal is not None and direction.refusal.slot != VERB:
                break
            here = [
                (Position(course.fight), course.chance)
                for course in after.courses
                if not course.fight.over
            ]
            if not here:
                break
        direction.seeking = False
        raise NeverAsked(direction.refusal)

    def play(
        self,
        found: list[tuple[Position, Fraction]],
        direction: Direction,
        players: list[Player],
        steps: int,
    ) -> list[Ending]:
        """What all courses come to when the choice is carried out, or `steps` - 1 steps later.

        They begin where `seek` has led.
        """
        try:
            return self._played(found, direction, players, steps, self.merging)
        except Forgotten:
            self.cut = Fraction(0)
            return self._played(found, direction, players, steps, False)

    def _played(
        self,
        found: list[tuple[Position, Fraction]],
        direction: Direction,
        players: list[Player],
        steps: int,
        forgetting: bool,
    ) -> list[Ending]:
        direction.every = self.dice
        self.dice.ending = False
        here: list[Course] = []
        starts: list[Position] = []
        for position, chance in found:
            here.append(Course(position.fight, chance, (), []))
            starts.append(position)
        endings = Endings(self.merging)
        done = Merger(self.merging)
        sink: Sink = endings if steps == 1 else done
        self.dice.ending = forgetting and steps == 1
        for _ in range(MOST_STEPS):
            later = Merger(self.merging)
            self._step(starts, here, direction, players, sink, later)
            here = later.courses
            if not here:
                break
            starts = [Position(course.fight) for course in here]
        for course in here:  # put off for longer than anybody looks
            sink.add(course.fight, course.names, course.damage, 1, 1)
            sink.close(course.chance)
        for step in range(2, steps + 1):
            here = done.courses
            starts = [Position(course.fight) for course in here]
            done = Merger(self.merging)
            sink = endings if step == steps else done
            self.dice.ending = forgetting and step == steps
            self._step(starts, here, direction, players, sink, done)
        whole = Fraction(0)
        for ending in endings.found:
            whole += ending.chance
        for ending in endings.found:
            ending.chance /= whole
        self.cut /= whole
        return endings.found

    def _look(
        self,
        start: Position,
        chance: Fraction,
        direction: Direction,
        players: list[Player],
        after: Merger,
    ) -> bool:
        """Whether the choice can be made in the next step; if not, where that leads."""
        dice = self.dice
        direction.forget()
        dice.restart()
        met = False
        while True:
            self._count()
            fight = start.begin(players, dice)
            direction.made = False
            try:
                fight.advance()
            except Made:
                met = True
            except Ended:
                pass
            except Negligible:
                fight.over = True
            fight.host = None
            if not direction.made and not fight.over:
                after.add(fight, (), [], dice.over(), dice.under())
            if not dice.advance():
                after.close(chance)
                return met

    def _step(
        self,
        starts: list[Position],
        here: list[Course],
        direction: Direction,
        players: list[Player],
        sink: Sink,
        later: Merger,
    ) -> None:
        """One step of every course, from its position, on all dice.

        Where the choice is yet to be carried out courses go to `later`.
        """
        for start, before in zip(starts, here):
            if before.fight.over:
                sink.add(before.fight, before.names, before.damage, 1, 1)
            else:
                self._play_on(start, before, direction, players, sink, later)
            sink.close(before.chance)
            later.close(before.chance)

    def _play_on(
        self,
        start: Position,
        before: Course,
        direction: Direction,
        players: list[Player],
        sink: Sink,
        later: Merger,
    ) -> None:
        dice = self.dice
        direction.forget()
        dice.restart()
        already = len(before.damage) > 0
        earlier = direction.outstanding(before.fight)
        telling = len(self.kinds) > 0
        while True:
            self._count()
            fight = start.begin(players, dice)
            fight.telling = telling
            fight.outcomes = self.kinds
            direction.made = False
            if already:
                direction.mark(fight)
            negligible = False
            try:
                fight.advance()
            except Ended:
                pass
            except Negligible:
                negligible = True
            if direction.made and not negligible:
                due: i64 = 0
                if not already:
                    due = direction.due(fight)
                elif before.due > 0:
                    due = direction.still_due(fight, before.due, earlier)
                names = before.names
                if due == 0 or due != before.due:
                    # While the choice waits, what others do tells by whom it harms, not by name.
                    names = told(fight, direction, names, self.kinds)
                fight.telling = False
                fight.host = None
                fight.events = []
                damage = taken(fight, direction, before.damage)
                if due == 0:
                    sink.add(fight, names, damage, dice.over(), dice.under())
                else:
                    dice.recall_all()
                    later.add(fight, names, damage, dice.over(), dice.under(), due)
            if not dice.advance():
                break
        self.cut += before.chance * dice.cut

    def _count(self) -> None:
        if self.runs >= self.most:
            raise TooMany("courses of the dice", self.most)
        self.runs += 1


def seek_by_chance(
    start: Position, direction: Direction, players: list[Player], dice: BulkDice, count: int
) -> list[tuple[Position, Fraction]]:
    """Boundaries before the choice by chance, where `Exchange.seek` finds too many."""
    direction.every = None
    direction.bulk = dice
    direction.seeking = True
    found: list[Position] = []
    for number in range(count):
        fight = start.begin(players, dice)
        dice.deal(number, fight.roster)
        position = start
        for _ in range(MOST_STEPS):
            direction.forget()
            direction.made = False
            try:
                fight.advance()
            except Made:
                found.append(position)
            except Ended:
                pass
            if direction.made or fight.over:
                break
            position = Position(fight.copy())
    direction.seeking = False
    if not found:
        raise NeverAsked(direction.refusal)
    return [(position, Fraction(1, len(found))) for position in found]


def sample(
    starts: list[tuple[Position, Fraction]],
    direction: Direction,
    players: list[Player],
    dice: BulkDice,
    count: int,
    steps: int,
    kinds: dict[str, str],
) -> tuple[list[Ending], int]:
    """The same by chance, `count` times from where `Exchange.seek` has led; and how many count."""
    direction.every = None
    direction.bulk = dice
    whole = Fraction(0)
    for _, chance in starts:
        whole += chance
    endings = Endings()
    counted = 0
    number = 0
    reached = Fraction(0)
    for position, chance in starts:
        reached += chance
        direction.forget()
        until = int(reached / whole * count)
        while number < until:
            fight = position.begin(players, dice)
            dice.deal(number, fight.roster)
            number += 1
            fight.telling = len(kinds) > 0
            fight.outcomes = kinds
            direction.made = False
            _one_step(fight)
            due = direction.due(fight)
            names = told(fight, direction, (), kinds)
            for _ in range(MOST_STEPS):
                if due == 0:
                    break
                earlier = direction.outstanding(fight)
                before = due
                direction.told = len(fight.events)
                _one_step(fight)
                due = direction.still_due(fight, due, earlier)
                if due < before:
                    names = told(fight, direction, names, kinds)
            direction.told = len(fight.events)
            for _ in range(1, steps):
                _one_step(fight)
            if direction.made:
                counted += 1
                names = told(fight, direction, names, kinds)
                endings.add(fight, names, taken(fight, direction, []), 1, 1)
    if counted == 0:
        raise NeverAsked(direction.refusal)
    endings.close(Fraction(1, counted))
    return endings.found, counted


def _one_step(fight: Fight) -> None:
    try:
        if not fight.over:
            fight.advance()
    except Ended:
        return
