"""Plans: scores by weights, near ties by whim, one planning for several steps."""

from fechtbuch.engine.choices import Choice, Player, Question
from fechtbuch.engine.fight import Fight
from fechtbuch.engine.fighter import Fighter
from fechtbuch.engine.mind import Mind
from fechtbuch.engine.plans import LIFE, Plans, Weights
from fechtbuch.engine.streams import Stream
from tests.engine.tables import start


def listed(*harms: int) -> Plans:
    plans = Plans()
    for harm in harms:
        plans.add(Choice(f"blow-{harm}")).harm_done = harm
    return plans


def test_the_best_is_taken_and_of_equals_the_first() -> None:
    weights = Weights()
    assert listed(3, 9, 9, 1).choose(weights, Stream()).text() == "blow-9"
    plans = listed(5, 5)
    assert plans.choose(weights, Stream()) is plans.found()[0]


def test_every_judgement_counts_by_its_weight() -> None:
    plans = Plans()
    plan = plans.add(Choice("go"))
    plan.harm_done, plan.ends_it, plan.harm_taken, plan.exposed = 1, 2, 4, 8
    plan.guard_kept, plan.spent, plan.risk_to_arms, plan.place = 16, 32, 64, 128
    weights = Weights()
    names = [name for name in dir(weights) if not name.startswith("_") and name != "score"]
    total = 0
    for place, name in enumerate(sorted(set(names) - {"whim"})):
        setattr(weights, name, LIFE * (place + 1))
        total += (place + 1) * getattr(plan, name)
    assert weights.score(plan) == total


def test_near_ties_are_mixed_and_nothing_else() -> None:
    weights = Weights()
    weights.whim = 10
    whim = Stream(3, 4)
    taken = [listed(80, 100, 95, 89).choose(weights, whim).text() for _ in range(200)]
    assert set(taken) == {"blow-100", "blow-95"}
    assert 60 < taken.count("blow-95") < 140
    assert whim.count == 200
    weights.whim = 0
    listed(80, 100, 95).choose(weights, whim)
    assert whim.count == 200


def test_room_is_used_again_with_nothing_left_in_it() -> None:
    plans = listed(7, 8)
    first = plans.found()[0]
    plans.clear()
    again = plans.add(Choice("other"))
    assert again is first
    assert (again.text(), again.harm_done, plans.count) == ("other", 0, 1)


def test_a_plan_of_several_steps_leaves_none_of_them_to_the_next() -> None:
    plans = listed(7)
    plans.found()[0].steps.append(Choice("cut"))
    before = plans.found()[0].steps[1:]
    plans.clear()
    assert plans.add(Choice("other")).text() == "other"
    plans.clear()
    assert plans.add(Choice("last")).text() == "last"
    assert [step.text() for step in before] == ["cut"]


class Habit(Player):
    def decide(self, question: Question) -> Choice:
        return Choice("habit")


class ThreeSteps(Mind):
    """Plans a step, a cut and a guard at once, and counts how often it plans."""

    planned = 0

    def list_plans(self, question: Question, plans: Plans) -> None:
        self.planned += 1
        if question.kind == "turn":
            plan = plans.add(Choice("step"))
            plan.steps.append(Choice("cut"))
            plan.steps.append(Choice("guard"))

    def fits(self, question: Question, choice: Choice) -> bool:
        return question.kind == "turn"


def asked(mind: Mind, fight: Fight, kind: str = "turn", who: Fighter | None = None) -> str:
    fight.decisions += 1
    return mind.decide(Question(kind, fight, 0, who)).verb


def mind() -> ThreeSteps:
    return ThreeSteps(Stream(), Weights(), Habit(), Plans())


def test_the_steps_of_a_plan_follow_each_other() -> None:
    player, fight = mind(), start()
    fight.decisions = 4
    assert [asked(player, fight) for _ in range(4)] == ["step", "cut", "guard", "step"]
    assert player.planned == 2


def test_it_is_planned_anew_when_others_were_asked_or_it_is_another_fight() -> None:
    player, fight = mind(), start()
    fight.decisions = 4
    assert asked(player, fight) == "step"
    fight.decisions += 1
    assert asked(player, fight) == "step"
    other = start()
    other.decisions = fight.decisions
    assert asked(player, other) == "step"


def test_a_plan_is_gone_on_with_by_whose_it_is() -> None:
    """Whoever is taken out of the fight in between leaves nothing of it to the next in turn."""
    player, fight = mind(), start()
    one, other = fight.roster[:2]
    fight.decisions = 4
    assert asked(player, fight, who=one) == "step"
    assert asked(player, fight, who=other) == "step"
    assert asked(player, fight, who=other) == "cut"
    assert asked(player, fight, who=one) == "step"


def test_what_does_not_fit_is_left_to_the_habit() -> None:
    player, fight = mind(), start()
    fight.decisions = 0
    assert asked(player, fight) == "step"
    assert asked(player, fight, "defend") == "habit"
    assert asked(player, fight) == "step"


def test_a_plan_that_was_not_followed_is_forgotten() -> None:
    player, fight = mind(), start()
    fight.decisions = 4
    assert asked(player, fight) == "step"
    player.forget()
    assert asked(player, fight) == "step"
