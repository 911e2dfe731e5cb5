"""What fighters are asked."""

from mypy_extensions import mypyc_attr

from alehouse.state.battle import Battle
from alehouse.state.choices import Action
from alehouse.state.fighter import Brawler
from alehouse.state.written import fill_action
from fechtbuch.engine.asking import Asks, Menu
from fechtbuch.engine.choices import VERB, Partial


@mypyc_attr(allow_interpreted_subclasses=True)
class Asked(Asks):
    """The base of the book's questions."""

    def __init__(
        self,
        kind: str,
        battle: Battle,
        fighter: Brawler,
        menu: Menu,
        other: Brawler | None = None,
    ) -> None:
        super().__init__(kind, battle, fighter.side, fighter, menu, other)
        self.battle = battle
        self.fighter = fighter

    def fighter_at(self, slug: str) -> Brawler:
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
