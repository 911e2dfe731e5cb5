"""Plans: what somebody means to do, as whole choices, and what speaks for each.

A plan is a path of complete choices up to the first question that others or the dice must answer: a
manoeuvre with step, target and options, a whole turn, a defence with its retreat. A book lists a
few of them and gives each its marks; weights, which are data, make one score of these.

Marks are thousandths of a life: harm done is counted in lives of whoever is struck, harm taken in
one's own. They stand in attributes and not in a list, because whole numbers in lists are boxed and
a fight asks for a plan hundreds of thousands of times a second.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fechtbuch.engine.choices import Choice
from fechtbuch.engine.streams import Stream

LIFE: Final = 1000
"""A whole life; also a weight that takes a mark as it is."""

JUDGEMENTS: Final = [
    "harm-done",
    "ends-it",
    "harm-taken",
    "exposed",
    "guard-kept",
    "spent",
    "risk-to-arms",
    "place",
]
"""What plans of every book are judged by, in the order in which it is told.

Words are under `judgement-` and the name; which rules are behind one, a book says in
`data/judgements.toml`.
"""


@mypyc_attr(allow_interpreted_subclasses=True)
class Plan:
    """Complete choices in their order, and what speaks for and against them."""

    def __init__(self) -> None:
        self.steps: list[Choice] = []
        self.harm_done: i64 = 0
        """What it is likely to do to others, in thousandths of their lives."""
        self.ends_it: i64 = 0
        """Chance that it puts somebody out of the fight now."""
        self.harm_taken: i64 = 0
        """What is likely to come back until one's own next turn, in thousandths of one's life."""
        self.exposed: i64 = 0
        """Whether somebody else then has the first blow."""
        self.guard_kept: i64 = 0
        """What is left to defend oneself with."""
        self.spent: i64 = 0
        """What it uses up: strength, dice, arrows."""
        self.risk_to_arms: i64 = 0
        """Chance to break or lose what one fights with."""
        self.place: i64 = 0
        """Cover, height, a flank; getting nearer where that is wanted."""
        self.score: i64 = 0

    def begin(self, first: Choice) -> None:
        """Take a choice as its only step so far."""
        if len(self.steps) == 1:
            self.steps[0] = first  # the usual thing: the list needs no new room
        else:
            self.steps.clear()
            self.steps.append(first)

    def clear(self) -> None:
        """No marks, as if it were new; a book that adds judgements clears them, too."""
        self.harm_done = 0
        self.ends_it = 0
        self.harm_taken = 0
        self.exposed = 0
        self.guard_kept = 0
        self.spent = 0
        self.risk_to_arms = 0
        self.place = 0
        self.score = 0

    def marks(self) -> list[tuple[str, int]]:
        """What speaks for and against it: judgements by name with their marks, none that are 0.

        A book with judgements of its own adds them.
        """
        found: list[tuple[str, int]] = [
            ("harm-done", self.harm_done),
            ("ends-it", self.ends_it),
            ("harm-taken", self.harm_taken),
            ("exposed", self.exposed),
            ("guard-kept", self.guard_kept),
            ("spent", self.spent),
            ("risk-to-arms", self.risk_to_arms),
            ("place", self.place),
        ]
        return [mark for mark in found if mark[1] != 0]

    def text(self) -> str:
        """All steps as canonical texts, one after the other."""
        return "; ".join([step.text() for step in self.steps])


@mypyc_attr(allow_interpreted_subclasses=True)
class Weights:
    """How much each judgement counts, and how much chance is in the choice between near equals.

    A book adds attributes for its own judgements and thresholds; all of them are whole numbers.
    """

    def __init__(self) -> None:
        self.harm_done: i64 = LIFE
        self.ends_it: i64 = LIFE
        self.harm_taken: i64 = -LIFE
        self.exposed: i64 = -100
        self.guard_kept: i64 = 100
        self.spent: i64 = -100
        self.risk_to_arms: i64 = -LIFE
        self.place: i64 = 100
        self.whim: i64 = 0
        """So many points behind the best a plan may be and still be taken, by chance."""

    def score(self, plan: Plan) -> i64:
        """What a plan is worth; a book adds its own judgements."""
        return (
            self.harm_done * plan.harm_done
            + self.ends_it * plan.ends_it
            + self.harm_taken * plan.harm_taken
            + self.exposed * plan.exposed
            + self.guard_kept * plan.guard_kept
            + self.spent * plan.spent
            + self.risk_to_arms * plan.risk_to_arms
            + self.place * plan.place
        ) // LIFE


@mypyc_attr(allow_interpreted_subclasses=True)
class Plans:
    """The plans for one question. Room is used again from question to question."""

    def __init__(self) -> None:
        self.room: list[Plan] = []
        self.count: i64 = 0

    def fresh(self) -> Plan:
        """An empty plan; a book with judgements of its own makes its own kind."""
        return Plan()

    def clear(self) -> None:
        """No plans."""
        self.count = 0

    def add(self, first: Choice) -> Plan:
        """One more plan that begins with this choice."""
        if self.count == len(self.room):
            self.room.append(self.fresh())
        plan = self.room[self.count]
        plan.clear()
        plan.begin(first)
        self.count += 1
        return plan

    def found(self) -> list[Plan]:
        """All of them, as they were listed."""
        return self.room[: self.count]

    def choose(self, weights: Weights, whim: Stream) -> Plan:
        """The best; or one that is nearly as good, by chance. Of equals the first listed."""
        best = self.room[0]
        index: i64 = 0
        while index < self.count:
            plan = self.room[index]
            plan.score = weights.score(plan)
            if plan.score > best.score:
                best = plan
            index += 1
        if weights.whim == 0:
            return best
        least = best.score - weights.whim
        near: i64 = 0
        index = 0
        while index < self.count:
            if self.room[index].score >= least:
                near += 1
            index += 1
        if near < 2:
            return best
        drawn = whim.below(near)
        index = 0
        while True:
            plan = self.room[index]
            if plan.score >= least:
                if drawn == 0:
                    return plan
                drawn -= 1
            index += 1
