"""How the book's own fighters play."""

from mypy_extensions import mypyc_attr

from alehouse.asking.turn_question import TurnQuestion
from alehouse.rules.going import in_reach
from alehouse.rules.punching import DuckQuestion, in_arms_reach
from alehouse.state.choices import Action
from alehouse.state.fighter import Brawler
from fechtbuch.engine.choices import Choice, Player, Question
from fechtbuch.engine.streams import Stream


@mypyc_attr(allow_interpreted_subclasses=True)
class AlehousePolicy(Player):
    """Punches whoever is nearest to the floor, and goes where there is somebody to punch."""

    def __init__(self, whim: Stream) -> None:
        self.whim = whim

    def decide(self, question: Question) -> Choice:
        """An answer to any question of the book."""
        if isinstance(question, DuckQuestion):
            return Action("duck") if question.open("duck") else Action("stand")
        if isinstance(question, TurnQuestion):
            target = weakest(in_arms_reach(question.battle, question.fighter))
            if target is not None:
                action = Action("punch")
                action.target = target
                action.wild = question.fighter.block.might >= target.block.grit - 5
                return action
            return closer(question)
        return question.default()


def weakest(foes: list[Brawler]) -> Brawler | None:
    """Who has the least Wind left."""
    found: Brawler | None = None
    for foe in foes:
        if found is None or foe.wind < found.wind:
            found = foe
    return found


def closer(question: TurnQuestion) -> Choice:
    """Go to where the next foe is nearest, if that is nearer than here."""
    battle, fighter = question.battle, question.fighter
    foes = battle.foes(fighter)
    if not foes:
        return question.default()
    action = Action("go")
    nearest = min([battle.grid.steps(fighter.at, foe.at) for foe in foes])
    for field in in_reach(battle, fighter):
        off = min([battle.grid.steps(field, foe.at) for foe in foes])
        if off < nearest:
            nearest = off
            action.to = field
    return action if action.text() != "go" else question.default()
