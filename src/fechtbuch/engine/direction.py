"""What is settled before odds are reckoned: who makes which choice, and what others answer."""

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
from fechtbuch.engine.enumeration import Enumeration
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.saying import Said, said_of
from fechtbuch.engine.streams import BulkDice

MOST_LISTED: Final = 64
"""Of a question to a whole side so many choices are looked at."""


class NeverAsked(Exception):
    """The actor does not come to the choice: he is not asked, or it is refused."""

    def __init__(self, refusal: Refusal | None) -> None:
        super().__init__("never asked" if refusal is None else str(refusal))
        self.refusal = refusal


class Made(BaseException):
    """The actor has come to his choice. Unwinds the rule code while that is all one looks for."""


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
        self.said: tuple[Said, ...] = ()
        """What is worth a word of it."""
        self.target = ""
        """Slug of the fighter whom the choice names, if it names one."""
        self.told = 0
        """Events told before it was made."""
        self.taken: list[int] = []
        """Damage that everybody had taken before it was made."""
        self._before: i64 = 0
        """How much the actor had still to carry out when he made it."""
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
            self.said = said_of(question, choice.words())
            self.target = _target(question.fight, partial, self.actor)
        self.mark(question.fight)
        self._before = self.outstanding(question.fight)
        return choice

    def outstanding(self, fight: Fight) -> i64:
        """How much of what the actor has chosen is yet to be carried out."""
        actor = fight.by_slug(self.actor)
        return 0 if actor is None or fight.over else fight.outstanding(actor)

    def due(self, fight: Fight) -> i64:
        """How much must be carried out until the choice, just made, is done, too."""
        now = self.outstanding(fight)
        return now if self.made and now > self._before else 0

    def still_due(self, fight: Fight, due: i64, earlier: i64) -> i64:
        """How much of that is left after one more step; `earlier` was outstanding before it."""
        now = self.outstanding(fight)
        if now < earlier:
            due -= earlier - now
        return due if due > 0 else 0

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
