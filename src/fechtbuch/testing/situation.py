"""Situations: a fight at some moment, played on with scripted answers and dice."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from typing import Any, TypeVar

from fechtbuch.engine.choices import (
    Choice,
    Player,
    Question,
    Refusal,
    Slot,
    parse_words,
    understand,
)
from fechtbuch.engine.dice import EACH, HIGHEST, Dice, DiceMismatch, ScriptedDice, parse_script
from fechtbuch.engine.edicts import decree
from fechtbuch.engine.enumeration import MOST_COURSES, Enumeration, Negligible
from fechtbuch.engine.events import Event
from fechtbuch.engine.fight import Fight, Pause
from fechtbuch.engine.knowing import decided
from fechtbuch.engine.tally import Tally
from fechtbuch.testing.script import (
    Asked,
    Line,
    Otherwise,
    Readings,
    Script,
    ScriptError,
    SkippingScript,
    asked_of,
    name_of,
)

T = TypeVar("T", bound=Hashable)

ENDLESS = -1
"""Steps of a play that no number of steps bounds."""


@dataclass(frozen=True)
class Happening:
    """An event as tests read it: fighters by slug instead of by index."""

    kind: str
    rule: str = ""
    actor: str = ""
    target: str = ""
    item: str = ""
    word: str = ""
    amount: int = 0
    values: Mapping[str, int] = field(default_factory=dict)
    dice: str = ""
    faces: tuple[int, ...] = ()
    tally: Tally | None = field(default=None, compare=False, repr=False)
    audience: int = 0

    @staticmethod
    def of(event: Event, slugs: Sequence[str]) -> "Happening":
        """The event, with its fighters' slugs by index."""
        return Happening(
            event.kind,
            event.rule,
            slugs[event.actor] if event.actor >= 0 else "",
            slugs[event.target] if event.target >= 0 else "",
            event.item,
            event.word,
            event.amount,
            dict(event.values or {}),
            event.dice,
            tuple(event.faces),
            event.tally,
            event.audience,
        )


class Situation:
    """A fight at some moment. Playing on gives another situation and leaves this one as it is."""

    def __init__(
        self,
        start: Fight,
        dice: str = "",
        *,
        before: Sequence[Line] = (),
        fallen: Sequence[tuple[int, int]] = (),
        steps: int = 0,
        book: Any = None,
    ) -> None:
        self._start = start
        self._book = book
        self._before = tuple(before)
        self._fallen = tuple(fallen)
        self._steps = steps
        self._dice = dice
        self.fight: Any = start.copy()
        """The fight as it stands; a copy that a test may look into."""
        self.pending: list[Question] = []
        """The questions that wait for an answer."""
        self.asked: list[Asked] = []
        """Every question so far, with its answer; the waiting ones last, without."""
        self.story: list[Happening] = []
        """Everything that happened since the situation was set up."""
        self.events: list[Happening] = []
        """What happened in the latest `play`."""

    # Playing.

    def play(
        self,
        *answers: str,
        dice: str = "",
        otherwise: Otherwise = None,
        until: str = "",
        steps: int = ENDLESS,
    ) -> "Situation":
        """Play on with these answers and dice, and stop where the next question is asked.

        An answer says who gives it and to which kind of question, as far as the test cares:
        `kurt: attack target=hans`, `hans@defend: parry`, `attack hans`. Choices may be shortened
        as in the terminal. `hans!: duck` is volunteered, `edict: set fighter=hans …` is the
        referee's word; both are put in when the next question comes up.

        `dice` are all dice that fall, in order: `d20=6 2d6=3,4`. `otherwise` answers what the
        script leaves open: `"default"` or a `Player`; it goes on `until` somebody (`hans`, `@act`,
        `hans@act`) is asked, or to the end of the fight with `until="over"`. `steps` stops between
        two steps of the fight, when so many more have been begun: 0 ends the one that runs.
        """
        fallen = parse_script(f"{self._dice} {dice}")
        fight = self._start.copy()
        scripted = ScriptedDice([*self._fallen, *fallen])
        lines = [Line.read(answer) for answer in answers]
        script = Script(self._before, lines, otherwise, until, self._last_step(steps))
        _run(fight, scripted, script)
        if script.lines:
            rest = ", ".join(repr(str(line)) for line in script.lines)
            raise ScriptError(f"{_standing(fight, script)}, but the script goes on: {rest}")
        try:
            scripted.finish()
        except DiceMismatch as mismatch:
            raise ScriptError(f"{mismatch}; {_standing(fight, script)}") from mismatch
        after = Situation(
            self._start,
            before=script.transcript,
            fallen=scripted.script,
            steps=script.steps,
            book=self._book,
        )
        after.fight = fight
        after.pending = script.pending
        waiting = [Asked(asked.id, asked_of(asked), asked.kind) for asked in script.pending]
        after.asked = [*script.asked, *waiting]
        slugs = [fighter.slug for fighter in fight.roster]
        after.story = [Happening.of(event, slugs) for event in fight.events]
        after.events = after.story[len(self.story) :]
        return after

    def chances(
        self,
        *answers: str,
        outcome: Callable[[Any], T],
        dice: str = "",
        otherwise: Otherwise = None,
        until: str = "",
        steps: int = ENDLESS,
        depth: int = 4,
        most: int = MOST_COURSES,
    ) -> "Chances[T]":
        """The exact chance of every outcome over all dice, as fractions that sum to one.

        `outcome` reads the fight where it stopped. Answers are taken where their question comes
        up and left out where it does not, but each must be wanted at least once; apart from that
        the arguments are those of `play`.
        `dice` fall before the others. Exploding dice are cut off after `depth` rolls; `TooMany` is
        raised after `most` courses. Rolls that the rules count as one are gathered, so `outcome`
        should read the fight, not the faces that led there.
        """
        found: Chances[T] = Chances()
        every = Enumeration(depth, most)
        fallen = parse_script(f"{self._dice} {dice}")
        lines = [Line.read(answer) for answer in answers]
        unused = list(lines)
        readings: Readings = {}
        while True:
            fight = self._start.copy()
            source = FirstScripted([*self._fallen, *fallen], every)
            last_step = self._last_step(steps)
            script = SkippingScript(self._before, lines, otherwise, until, last_step)
            script.readings = readings
            script.rolled = source.rolled
            try:
                _run(fight, source, script)
            except Negligible:
                pass
            else:
                result = outcome(fight)
                found[result] = found.get(result, Fraction(0)) + every.weight()
            unused = [line for line in unused if line in script.lines]
            if not every.advance():
                break
        if unused:
            rest = ", ".join(repr(str(line)) for line in unused)
            raise ScriptError(f"no course of the dice comes to these answers: {rest}")
        found.runs = every.runs
        found.cut = every.cut
        return found

    # Looking.

    @property
    def over(self) -> bool:
        """Whether the fight is over."""
        return bool(self.fight.over)

    @property
    def winner(self) -> str:
        """The slug of the side that has won; empty for none."""
        side = self.fight.winner
        return str(self.fight.sides[side].slug) if side >= 0 else ""

    @property
    def question(self) -> Question:
        """The question that waits for an answer; fails if there is none."""
        if not self.pending:
            raise ScriptError(f"nothing is asked: {_end(self.fight)}")
        return self.pending[0]

    def fighter(self, slug: str) -> Any:
        """A fighter of the book's own class, to read its fields."""
        found = self.fight.by_slug(slug)
        if found is None:
            known = ", ".join(fighter.slug for fighter in self.fight.roster)
            raise ScriptError(f"no fighter {slug!r}; there are {known}")
        return found

    def state(self, slug: str) -> dict[str, Any]:
        """A fighter's whole state as data."""
        data: dict[str, Any] = self.fighter(slug).to_data()
        return data

    def happened(self, kind: str, **fields: object) -> list[Happening]:
        """The events of one kind in the latest play, with these fields: `actor="hans"`."""
        return [event for event in self.events if event.kind == kind and _has(event, fields)]

    def event(self, kind: str, **fields: object) -> Happening:
        """The only such event of the latest play; fails if there is none or more than one."""
        found = self.happened(kind, **fields)
        if len(found) != 1:
            told = "\n  ".join(str(event) for event in self.events)
            raise ScriptError(f"{len(found)} events {kind!r} {fields or ''}; there were:\n  {told}")
        return found[0]

    def rolls(self, purpose: str = "") -> list[Happening]:
        """The rolls of the latest play, all or those for one purpose."""
        return [event for event in self.events if event.dice and purpose in ("", event.word)]

    def tally(self, purpose: str) -> Tally:
        """The number that the latest roll for this purpose was tested against."""
        tallies = [roll.tally for roll in self.rolls(purpose) if roll.tally is not None]
        if not tallies:
            known = ", ".join(sorted({roll.word for roll in self.rolls() if roll.tally}))
            raise ScriptError(f"no number was tested for {purpose!r}; for: {known or 'nothing'}")
        return tallies[-1]

    def parts(self, purpose: str) -> dict[str, int]:
        """The parts of that number by name; parts of the same name are added up."""
        parts: dict[str, int] = {}
        for part in self.tally(purpose).parts or []:
            parts[part.name] = parts.get(part.name, 0) + part.value
        return parts

    def slot(self, said: str = "", who: str = "") -> Slot:
        """The slot that follows when so much of a choice has been said: `attack target=hans`."""
        slot = self._waiting(who).slot(parse_words(said) if said else {})
        if slot is None:
            raise ScriptError(f"{said!r} is complete: there is no further slot")
        return slot

    def offers(self, said: str = "", who: str = "") -> list[str]:
        """The values that are offered next; without anything said, the verbs."""
        return self.slot(said, who).values()

    def plans(self, who: str = "", most: int = 5) -> list[Any]:
        """The plans of the waiting question, the best first, as table and terminal offer them.

        Each has its whole path under `answers`: `duel.play(*duel.plans()[0].answers, dice=…)`.
        """
        if self._book is None:
            raise ScriptError("plans are a book's: set the situation up from a scenario")
        # Imported here, because tests of rules alone need no minds.
        from fechtbuch.play.plans import Planner

        question = self._waiting(who)
        return Planner(self._book).offers(self._once_more, question, most)

    def _once_more(self, players: list[Player], dice: Dice) -> Fight:
        """The same moment in a fight of its own, played on by others."""
        fight = self._start.copy()
        fight.dice = FirstScripted(list(self._fallen), dice)
        fight.host = Script(self._before, [], Sides(players), "over", ENDLESS)
        return fight

    def refuses(self, answer: str, reason: str = "", rule: str = "") -> Refusal:
        """Check that an answer to the waiting question is refused; gives the refusal."""
        line = Line.read(answer)
        question = next((asked for asked in self.pending if line.fits(asked)), None)
        if question is None:
            asked = ", ".join(name_of(asked) for asked in self.pending) or _end(self.fight)
            raise ScriptError(f"{answer!r} answers nothing that is asked: {asked}")
        try:
            understand(question, line.text)
        except Refusal as refusal:
            if (reason and refusal.reason != reason) or (rule and rule not in refusal.rules):
                expected = " ".join(filter(None, (reason, rule)))
                raise ScriptError(
                    f"{answer!r} is refused, but not by {expected}: {refusal}"
                ) from None
            return refusal
        raise ScriptError(f"{answer!r} is accepted")

    def _last_step(self, more: int) -> int:
        return ENDLESS if more == ENDLESS else self._steps + more

    def _waiting(self, who: str) -> Question:
        for question in self.pending:
            if who in ("", asked_of(question)):
                return question
        raise ScriptError(f"{who or 'nobody'} is not asked anything: {_end(self.fight)}")


class Sides(Player):
    """One player for each side."""

    def __init__(self, players: list[Player]) -> None:
        self.players = players

    def decide(self, question: Question) -> Choice:
        """The answer of the side that is asked."""
        return decided(self.players[question.side], question)


class Chances(dict[T, Fraction]):
    """Outcomes and their exact chances."""

    runs = 0
    """How many courses of dice were played."""
    cut = Fraction(0)
    """An upper bound of the weight that cutting off exploding dice may have put elsewhere."""


class FirstScripted(Dice):
    """Scripted dice while they last, then another source's."""

    def __init__(self, script: list[tuple[int, int]], rest: Dice) -> None:
        super().__init__()
        self.scripted = ScriptedDice(script)
        self.rest = rest
        self.rolled: list[object] = []
        """What every roll came to."""

    def _source(self) -> Dice:
        return self.scripted if self.scripted.left() else self.rest

    def face(self, roller: int, sides: int) -> int:
        face = self._source().face(roller, sides)
        self.rolled.append(face)
        return face

    def total(self, roller: int, count: int, sides: int, cuts: list[int]) -> int:
        total = self._source().total(roller, count, sides, cuts)
        self.rolled.append(total)
        return total

    def tries_all(self) -> bool:
        return self._source().tries_all()

    def mark(self, what: str = "", inputs: list[int] = EACH) -> int:
        return self._source().mark(what, inputs)

    def gathers(self, mark: int) -> bool:
        return self.rest.gathers(mark)

    def settle(
        self, mark: int, what: object, values: list[int], last: bool, void: bool = False
    ) -> None:
        self.rest.settle(mark, what, values, last, void)

    def roll_off(self, one: int, other: int, sides: int, lead: int) -> bool:
        won = self._source().roll_off(one, other, sides, lead)
        self.rolled.append(won)
        return won

    def order(self, count: int, sides: int) -> list[int]:
        order = self._source().order(count, sides)
        self.rolled.append(tuple(order))
        return order

    def kept(self, roller: int, count: int, sides: int, keep: int, cuts: list[int]) -> int:
        total = self._source().kept(roller, count, sides, keep, cuts)
        self.rolled.append(total)
        return total

    def exploding(self, roller: int, count: int, sides: int = 6, from_: int = HIGHEST) -> int:
        total = self._source().exploding(roller, count, sides, from_)
        self.rolled.append(total)
        return total

    def pool(
        self, roller: int, count: int, steps: list[int], sides: int = 6, from_: int = HIGHEST
    ) -> list[int]:
        counts = self._source().pool(roller, count, steps, sides, from_)
        self.rolled.append(tuple(counts))
        return counts


def situation(source: Any, dice: str = "", given: Sequence[str] = ()) -> Situation:
    """Set up a situation.

    `source` is a `Fight`, or a scenario: its name, a path to its file, a dictionary as the file
    would hold it, or a `Scenario`. `given` are edicts that set the scene (`set fighter=hans
    field=health value=3`, `add-state fighter=hans state=prone`), `dice` fall in the first play.
    """
    book = None
    if isinstance(source, Fight):
        start = source.copy()
    else:
        if isinstance(source, (str, Path, Mapping)):
            # Imported here, because a fight of one's own needs no scenarios.
            from fechtbuch.scenario import load

            source = load(source)
        start = source.build()
        book = source.rulebook
    for edict in given:
        decree(start, parse_words(edict))
    return Situation(start, dice, book=book)


def chances(of: Situation, *answers: str, outcome: Callable[[Any], T], **more: Any) -> Chances[T]:
    """The same as `of.chances(...)`, for those who read `chances(duel, …)` more easily."""
    return of.chances(*answers, outcome=outcome, **more)


def _run(fight: Fight, dice: Dice, script: Script) -> None:
    fight.dice = dice
    fight.host = script
    fight.telling = True
    try:
        fight.run()
    except Pause as pause:
        script.pending = pause.questions
    except DiceMismatch as mismatch:
        raise ScriptError(f"{script.rolling}: {mismatch}") from mismatch
    fight.host = None


def _has(event: Happening, fields: dict[str, object]) -> bool:
    return all(getattr(event, name) == value for name, value in fields.items())


def _standing(fight: Fight, script: Script) -> str:
    if script.pending:
        return f"{name_of(script.pending[0])} is asked"
    return _end(fight)


def _end(fight: Fight) -> str:
    return "the fight is over" if fight.over else "the fight stands between two steps"
