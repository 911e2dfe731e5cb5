"""What fighters are asked."""

from mypy_extensions import mypyc_attr

from fechtbuch.engine.asking import Asks, Menu
from fechtbuch.engine.choices import VERB, Partial
from fechtbuch.kit.template.my_book.state.battle import Battle
from fechtbuch.kit.template.my_book.state.choices import Action
from fechtbuch.kit.template.my_book.state.fighter import Combatant
from fechtbuch.kit.template.my_book.state.written import fill_action


@mypyc_attr(allow_interpreted_subclasses=True)
class Asked(Asks):
    """The base of the book's questions."""

    def __init__(self, kind: str, battle: Battle, fighter: Combatant, menu: Menu) -> None:
        super().__init__(kind, battle, fighter.side, fighter, menu)
        self.battle = battle
        self.fighter = fighter

    def fighter_at(self, slug: str) -> Combatant:
        """Somebody by name."""
        return next(one for one in self.battle.fighters if one.slug == slug)

    def make(self, verb: str) -> Action:
        """An empty action."""
        return Action(verb)

    def build(self, partial: Partial) -> Action:
        """The action that slots say."""
        action = Action(partial[VERB])
        fill_action(action, self, partial)
        return action
