"""How the book's own fighters play."""

from mypy_extensions import mypyc_attr

from fechtbuch.engine.choices import Choice, Player, Question
from fechtbuch.engine.streams import Stream
from fechtbuch.kit.template.my_book.asking.turn_question import TurnQuestion
from fechtbuch.kit.template.my_book.state.choices import Action


@mypyc_attr(allow_interpreted_subclasses=True)
class MyBookPolicy(Player):
    """Strikes whoever is nearest to falling."""

    def __init__(self, whim: Stream) -> None:
        self.whim = whim

    def decide(self, question: Question) -> Choice:
        """An answer to any question of the book."""
        if isinstance(question, TurnQuestion):
            weakest = None
            for foe in question.battle.foes(question.fighter):
                if weakest is None or foe.health < weakest.health:
                    weakest = foe
            if weakest is not None:
                action = Action("strike")
                action.target = weakest
                return action
        return question.default()
