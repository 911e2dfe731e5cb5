"""Exactly what follows from a decision: the rules run on every outcome, equal states merged.

An `Exchange` plays from a position until somebody has made a given choice and the step is over.
Dice, and whatever chance policies take for themselves, branch over all their outcomes. Between
two steps equal states are played on as one.
"""

from fractions import Fraction
from typing import Final

from mypy_extensions import i64

from fechtbuch.engine.choices import (
    VERB,
    Choice,
    Partial,
    Player,
    Question,
    Refusal,
    every_choice,
    guess,
)
from fechtbuch.engine.enumeration import Enumeration, Negligible
from fechtbuch.engine.fight import Ended, Fight
from fechtbuch.engine.fighter import Condition, Fighter
from fechtbuch.engine.position import Position
from fechtbuch.engine.streams import BulkDice, Stream

MOST_STEPS: Final = 40
"""So many steps are played until the actor gets to make his choice."""

MOST_LISTED: Final = 64
"""Of a question to a whole side so many choices are looked at."""


class TooMany(Exception):
    """More courses of the dice, or more states, than were allowed."""

    def __init__(self, what: str, most: int) -> None:
        super().__init__(f"more than {most} {what}")
        self.what = what
        self.most = most


class NeverAsked(Exception):
    """The actor does not come to the choice: he is not asked, or it is refused."""

    def __init__(self, refusal: Refusal | None) -> None:
        super().__init__("never asked" if refusal is None else str(refusal))
        self.refusal = refusal


class Made(BaseException):
    """The actor has come to his choice. Unwinds the rule code while that is all one looks for."""


class EveryWhim(Stream):
    """A policy's own chance, every outcome in turn like that of dice."""

    def __init__(self, dice: Enumeration) -> None:
        super().__init__()
        self.dice = dice

    def below(self, bound: i64) -> i64:
        """Every number from 0 to `bound` - 1."""
        return 0 if bound == 1 else self.dice.choose([1] * bound)


class Given:
    """An answer that is given whenever its question comes up and it is legal."""

    def __init__(self, who: str, kind: str, text: str) -> None:
        self.who = who
        """Slug of the fighter or side that is asked; empty for anybody."""
        self.kind = kind
        """The kind of question; empty for any. With a kind the answer must be legal."""
        self.text = text
        self.used = False
        self.refusal: Refusal | None = None
        """Why it was not legal when it was first tried."""

    def fits(self, question: Question) -> bool:
        """Whether it answers this question."""
        return self.who in ("", asked(question)) and self.kind in ("", question.kind)


def asked(question: Question) -> str:
    """The slug of the fighter or side that is asked, or `referee`."""
    if question.who is not None:
        return question.who.slug
    return question.fight.sides[question.side].slug if question.side >= 0 else "referee"


class Direction:
    """What is settled beforehand: who makes which choice, and what others answer."""

    def __init__(self, actor: str, choice: str, answers: list[Given]) -> None:
        self.actor = actor
        self.choice = choice
        self.answers = answers
        self.every: Enumeration | None = None
        self.bulk: BulkDice | None = None
        """The dice that fall, of one kind or the other."""
        self.seeking = False
        """Whether a run ends where the choice is made."""
        self.made = False
        """Whether the choice has been made in this run."""
        self.words = ""
        """The choice in full."""
        self.target = ""
        """Slug of the fighter whom the choice names, if it names one."""
        self.told = 0
        """Events told before it was made."""
        self.taken: list[int] = []
        """Damage that everybody had taken before it was made."""
        self.refusal: Refusal | None = None
        """Why the choice was not legal, where the actor was asked something else."""
        self._plans: dict[tuple[int, int, int, str], Plan] = {}

    def forget(self) -> None:
        """Another position: nothing that was read before need be legal there."""
        self._plans = {}

    def mark(self, fight: Fight) -> None:
        """What happens from here on counts."""
        self.made = True
        self.told = len(fight.events)
        self.taken = [int(fighter.taken) for fighter in fight.roster]

    def plan(self, question: Question) -> "Plan":
        """What is settled for this question.

        Equal courses of the dice lead to equal questions, so each is looked at once.
        """
        node = -1
        if self.every is not None:
            node = self.every.node()
        elif self.bulk is not None and not self.bulk.fallen():
            node = 0
        if node < 0:
            return self._planned(question)
        who = -1 - question.side if question.who is None else question.who.index
        key = (node, int(question.fight.decisions), int(who), question.kind)
        plan = self._plans.get(key)
        if plan is None:
            plan = self._planned(question)
            self._plans[key] = plan
        return plan

    def _planned(self, question: Question) -> "Plan":
        if not self.made and asked(question) == self.actor:
            partial = self._read(question, self.choice, None)
            if partial is not None:
                return Plan(partial, True)
        for given in self.answers:
            if given.fits(question):
                partial = self._read(question, given.text, given)
                if partial is not None:
                    given.used = True
                    return Plan(partial, False)
                if given.kind and given.refusal is not None:
                    raise given.refusal
        if not self.made and question.who is None:
            return Plan(_naming(question, self.actor), False)
        return Plan(None, False)

    def make(self, question: Question, partial: Partial) -> Choice:
        """The choice, now that its question is asked."""
        if self.seeking:
            self.made = True
            raise Made
        choice = question.build(dict(partial))
        if not self.words:
            self.words = choice.text()
            self.target = _target(question.fight, partial, self.actor)
        self.mark(question.fight)
        return choice

    def _read(self, question: Question, text: str, given: Given | None) -> Partial | None:
        """The slots that a text means here; None if it is not legal."""
        try:
            return guess(question, text)
        except Refusal as refusal:
            if given is not None:
                given.refusal = given.refusal or refusal
            elif self.refusal is None or self.refusal.slot == VERB:
                self.refusal = refusal
        return None


class Plan:
    """What a direction says to a question: slots to answer with, or nothing."""

    def __init__(self, partial: Partial | None, makes: bool) -> None:
        self.partial = partial
        self.makes = makes
        """Whether this is the choice whose odds are wanted."""


def _target(fight: Fight, partial: Partial, actor: str) -> str:
    for slot, value in partial.items():
        if slot != VERB and value != actor and fight.by_slug(value) is not None:
            return value
    return ""


class Directed(Player):
    """Plays by the direction; what it leaves open by policy, and before the choice not at all."""

    def __init__(self, direction: Direction, policy: Player) -> None:
        self.direction = direction
        self.policy = policy

    def remembers(self) -> bool:
        """If the policy does."""
        return self.policy.remembers()

    def decide(self, question: Question) -> Choice:
        """The given choice, a given answer, or the policy's."""
        direction = self.direction
        plan = direction.plan(question)
        if plan.partial is not None:
            if plan.makes:
                return direction.make(question, plan.partial)
            return question.build(dict(plan.partial))
        if direction.made:
            return self.policy.decide(question)
        return question.default()


def _naming(question: Question, slug: str) -> Partial | None:
    """A choice of a whole side that names somebody, so that it is his turn."""
    for partial in every_choice(question, MOST_LISTED):
        for slot, value in partial.items():
            if slot != VERB and value == slug:
                return partial
    return None


class Course:
    """One way that things may go between two steps, with its chance."""

    def __init__(
        self, fight: Fight, chance: Fraction, names: tuple[str, ...], damage: list[int]
    ) -> None:
        self.fight = fight
        self.chance = chance
        self.names = names
        """What happened, by the book's names of outcomes; others' with their slug."""
        self.damage = damage
        """What everybody took since the choice, by index."""


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
        self, fight: Fight, names: tuple[str, ...], damage: list[int], over: int, under: int
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
        self._known: dict[tuple[str, tuple[str, ...], tuple[int, ...]], Course] = {}
        self._open: list[tuple[Course, int, int]] = []

    def add(
        self, fight: Fight, names: tuple[str, ...], damage: list[int], over: int, under: int
    ) -> None:
        """Take in one course."""
        if self.merging:
            key = (fight.key(), names, tuple(damage))
            course = self._known.get(key)
            if course is None:
                course = Course(fight, Fraction(0), names, damage)
                self._known[key] = course
                self.courses.append(course)
        else:
            course = Course(fight, Fraction(0), names, damage)
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
        self, fight: Fight, names: tuple[str, ...], damage: list[int], over: int, under: int
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
        """What all courses come to when `steps` steps are over, the one of the choice included.

        They begin where `seek` has led.
        """
        direction.every = self.dice
        here: list[Course] = []
        starts: list[Position] = []
        for position, chance in found:
            here.append(Course(position.fight, chance, (), []))
            starts.append(position)
        for _ in range(1, steps):
            merger = Merger(self.merging)
            self._step(starts, here, direction, players, merger)
            here = merger.courses
            starts = [Position(course.fight) for course in here]
        endings = Endings(self.merging)
        self._step(starts, here, direction, players, endings)
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
                fight.step()
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
    ) -> None:
        """One step of every course, from its position, on all dice."""
        for start, before in zip(starts, here):
            if before.fight.over:
                sink.add(before.fight, before.names, before.damage, 1, 1)
            else:
                self._play_on(start, before, direction, players, sink)
            sink.close(before.chance)

    def _play_on(
        self,
        start: Position,
        before: Course,
        direction: Direction,
        players: list[Player],
        sink: Sink,
    ) -> None:
        dice = self.dice
        direction.forget()
        dice.restart()
        already = len(before.damage) > 0
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
                fight.step()
            except Ended:
                pass
            except Negligible:
                negligible = True
            if direction.made and not negligible:
                names = told(fight, direction, before.names, self.kinds)
                fight.telling = False
                fight.host = None
                fight.events = []
                damage = taken(fight, direction, before.damage)
                sink.add(fight, names, damage, dice.over(), dice.under())
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
        dice.deal(number, len(fight.roster))
        position = start
        for _ in range(MOST_STEPS):
            direction.forget()
            direction.made = False
            try:
                fight.step()
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
            dice.deal(number, len(fight.roster))
            number += 1
            fight.telling = len(kinds) > 0
            direction.made = False
            for _ in range(steps):
                if not fight.over:
                    _one_step(fight)
            if direction.made:
                counted += 1
                names = told(fight, direction, (), kinds)
                endings.add(fight, names, taken(fight, direction, []), 1, 1)
    if counted == 0:
        raise NeverAsked(direction.refusal)
    endings.close(Fraction(1, counted))
    return endings.found, counted


def _one_step(fight: Fight) -> None:
    try:
        fight.step()
    except Ended:
        return
