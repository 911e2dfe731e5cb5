"""Who decides by plans: lists them, weighs them, takes the best and goes through with it."""

from mypy_extensions import i64, mypyc_attr

from fechtbuch.engine.choices import Choice, Player, Question
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.fighter import Fighter
from fechtbuch.engine.plans import Plan, Plans, Weights
from fechtbuch.engine.streams import Stream


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind(Player):
    """Plays by plans. A book says which there are; what it lists none for, its habit answers.

    One planning a turn: the steps of the chosen plan follow each other as long as nobody else was
    asked in between and no die fell; then it is planned anew. So it is where the next of the side
    is asked because whose plan it was is out of the fight. Which plan is next depends on the
    state of the fight alone, so a copy of the fight is played on alike.
    """

    def __init__(self, whim: Stream, weights: Weights, habit: Player, plans: Plans) -> None:
        self.whim = whim
        self.weights = weights
        self.habit = habit
        """How it answers where there is nothing to plan."""
        self.plans = plans
        self._fight: Fight | None = None
        self._who: Fighter | None = None
        """Whose plan is under way."""
        self._decided: i64 = 0
        self._rest: list[Choice] = []

    def list_plans(self, question: Question, plans: Plans) -> None:
        """What could be done, with its marks; nothing where the habit answers. The book's own."""

    def fits(self, question: Question, choice: Choice) -> bool:
        """Whether the next step of a plan answers this question."""
        return True

    def decide(self, question: Question) -> Choice:
        """The next step of the plan that is under way, or the first of the best."""
        fight = question.fight
        if len(self._rest) > 0:
            step = self._rest.pop(0)
            if fight is self._fight and fight.decisions == self._decided + 1:
                if question.who is self._who and self.fits(question, step):
                    self._decided = fight.decisions
                    return step
            self._rest.clear()
        plan = self.best(question)
        if plan is None:
            return self.habit.decide(question)
        if len(plan.steps) > 1:
            self._fight = fight
            self._who = question.who
            self._decided = fight.decisions
            self._rest.extend(plan.steps[1:])
        return plan.steps[0]

    def forget(self) -> None:
        """Something else was done than it said: the plan that is under way is over."""
        self._rest.clear()

    def best(self, question: Question) -> Plan | None:
        """The plan that is chosen; None where there is nothing to plan."""
        plans = self.plans
        plans.clear()
        self.list_plans(question, plans)
        if plans.count == 0:
            return None
        return plans.choose(self.weights, self.whim)

    def ranked(self, question: Question) -> list[str]:
        """The first steps of all plans as canonical texts, the best first."""
        if self.best(question) is None:
            return []
        plans = self.plans.found()
        keys = [(-plan.score, place) for place, plan in enumerate(plans)]
        keys.sort()
        return [plans[place].steps[0].text() for _, place in keys]
