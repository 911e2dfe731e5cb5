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
        self._readings: dict[tuple[str, str, int, tuple[int, ...]], Partial | None] = {}

    def forget(self) -> None:
        """Another position: nothing that was read before need be legal there."""
        self._readings = {}

    def mark(self, fight: Fight) -> None:
        """What happens from here on counts."""
        self.made = True
        self.told = len(fight.events)
        self.taken = [int(fighter.taken) for fighter in fight.roster]

    def make(self, question: Question) -> Choice | None:
        """The choice, if this is its question."""
        if asked(question) != self.actor:
            return None
        partial = self._read(question, self.choice, None)
        if partial is None:
            return None
        if self.seeking:
            self.made = True
            raise Made
        choice = question.build(dict(partial))
        if not self.words:
            self.words = choice.text()
            self.target = _target(question.fight, partial, self.actor)
        self.mark(question.fight)
        return choice

    def answer(self, question: Question) -> Choice | None:
        """What was given for this question."""
        for given in self.answers:
            if given.fits(question):
                partial = self._read(question, given.text, given)
                if partial is not None:
                    given.used = True
                    return question.build(dict(partial))
                if given.kind and given.refusal is not None:
                    raise given.refusal
        return None

    def _read(self, question: Question, text: str, given: Given | None) -> Partial | None:
        """The slots that a text means here; None if it is not legal.

        Equal courses of the dice lead to equal questions, so each text is read once for each.
        """
        known = True
        course: tuple[int, ...] = ()
        if self.every is not None:
            course = self.every.course()
        elif self.bulk is not None:
            known = not self.bulk.fallen()
        key = (
            f"{asked(question)}@{question.kind}",
            text,
            int(question.fight.decisions),
            course,
        )
        if known and key in self._readings:
            return self._readings[key]
        partial: Partial | None = None
        try:
            partial = guess(question, text)
        except Refusal as refusal:
            if given is not None:
                given.refusal = given.refusal or refusal
            elif self.refusal is None or self.refusal.slot == VERB:
                self.refusal = refusal
        if known:
            self._readings[key] = partial
        return partial


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

    def decide(self, question: Question) -> Choice:
        """The given choice, a given answer, or the policy's."""
        direction = self.direction
        if not direction.made:
            choice = direction.make(question)
            if choice is not None:
                return choice
        answer = direction.answer(question)
        if answer is not None:
            return answer
        if direction.made:
            return self.policy.decide(question)
        if question.who is None:
            chosen = _naming(question, direction.actor)
            if chosen is not None:
                return question.build(chosen)
        return question.default()


def _naming(question: Question, slug: str) -> Partial | None:
    """A choice of a whole side that names somebody, so that it is his turn."""
    for partial in every_choice(question, MOST_LISTED):
        for slot, value in partial.items():
            if slot != VERB and value == slug:
                return partial
    return None


class Course:
    """One way that things may go, with its chance."""

    def __init__(self, fight: Fight, chance: Fraction, names: tuple[str, ...]) -> None:
        self.fight = fight
        self.chance = chance
        self.names = names
        """What happened, by the book's names of outcomes; others' with their slug."""
        self.damage: list[int] = []
        """What everybody took since the choice, by index."""


class Merger:
    """Courses that came to the same, as one."""

    def __init__(self, merging: bool = True) -> None:
        self.merging = merging
        """The odds are the same without; it only takes longer."""
        self.courses: list[Course] = []
        self._known: dict[tuple[str, tuple[str, ...], tuple[int, ...]], Course] = {}

    def add(self, course: Course) -> None:
        """Take in one more."""
        if self.merging:
            key = (course.fight.key(), course.names, tuple(course.damage))
            known = self._known.get(key)
            if known is not None:
                known.chance += course.chance
                return
            self._known[key] = course
        self.courses.append(course)


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
        self, start: Position, direction: Direction, players: list[Player], steps: int
    ) -> list[Course]:
        """All courses until `steps` steps are over, the one of the choice included."""
        made = Merger(self.merging)
        for position, chance in self.seek(start, direction, players):
            self._step(position, Course(position.fight, chance, ()), direction, players, made)
        for _ in range(1, steps):
            before = made.courses
            made = Merger(self.merging)
            for course in before:
                if course.fight.over:
                    made.add(course)
                else:
                    self._step(Position(course.fight), course, direction, players, made)
        whole = Fraction(0)
        for course in made.courses:
            whole += course.chance
        for course in made.courses:
            course.chance /= whole
        self.cut /= whole
        return made.courses

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
                after.add(Course(fight, chance * dice.weight(), ()))
            if not dice.advance():
                return met

    def _step(
        self,
        start: Position,
        before: Course,
        direction: Direction,
        players: list[Player],
        after: Merger,
    ) -> None:
        """One step from a position on every course of the dice."""
        dice = self.dice
        direction.forget()
        dice.restart()
        already = len(before.damage) > 0
        while True:
            self._count()
            fight = start.begin(players, dice)
            fight.telling = len(self.kinds) > 0
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
                course = Course(fight, before.chance * dice.weight(), before.names)
                tell(course, direction, before.damage, self.kinds)
                fight.telling = False
                fight.host = None
                after.add(course)
            fight.events = []
            if not dice.advance():
                break
        self.cut += before.chance * dice.cut

    def _count(self) -> None:
        if self.runs >= self.most:
            raise TooMany("courses of the dice", self.most)
        self.runs += 1


def tell(course: Course, direction: Direction, damage: list[int], kinds: dict[str, str]) -> None:
    """Note what happened since the choice, after what had happened before this step."""
    fight = course.fight
    names = list(course.names)
    for event in fight.events[direction.told :]:
        name = kinds.get(event.kind)
        if name is not None:
            who = fight.roster[event.actor].slug if event.actor >= 0 else ""
            names.append(name if who in ("", direction.actor) else f"{who}: {name}")
    course.names = tuple(names)
    index = 0
    for fighter in fight.roster:
        before = direction.taken[index] if index < len(direction.taken) else 0
        earlier = damage[index] if index < len(damage) else 0
        course.damage.append(earlier + int(fighter.taken) - before)
        index += 1


def sample(
    starts: list[tuple[Position, Fraction]],
    direction: Direction,
    players: list[Player],
    dice: BulkDice,
    count: int,
    steps: int,
    kinds: dict[str, str],
) -> list[Course]:
    """The same by chance, `count` times from where `Exchange.seek` has led."""
    direction.every = None
    direction.bulk = dice
    whole = Fraction(0)
    for _, chance in starts:
        whole += chance
    found: list[Course] = []
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
                course = Course(fight, Fraction(1), ())
                tell(course, direction, [], kinds)
                found.append(course)
            fight.events = []
            fight.telling = False
            fight.host = None
    if not found:
        raise NeverAsked(direction.refusal)
    share = Fraction(1, len(found))
    for course in found:
        course.chance = share
    return found


def _one_step(fight: Fight) -> None:
    try:
        fight.step()
    except Ended:
        return
