"""What throwers are asked."""

from mypy_extensions import mypyc_attr

from fechtbuch.engine.asking import Asks, Menu
from fechtbuch.engine.choices import VERB, Partial
from tests.kit.snow.state.battle import Battle
from tests.kit.snow.state.choices import Act
from tests.kit.snow.state.fighter import Thrower
from tests.kit.snow.state.things import Thing
from tests.kit.snow.state.written import fill_act


@mypyc_attr(allow_interpreted_subclasses=True)
class Asked(Asks):
    """The base of the book's questions."""

    def __init__(self, kind: str, battle: Battle, fighter: Thrower, menu: Menu) -> None:
        super().__init__(kind, battle, fighter.side, fighter, menu)
        self.battle = battle
        self.fighter = fighter

    def fighter_at(self, slug: str) -> Thrower:
        """Somebody by name."""
        return next(one for one in self.battle.fighters if one.slug == slug)

    def thing_at(self, slug: str) -> Thing:
        """A thing by name."""
        return next(one for one in self.battle.things if one.slug == slug)

    def hear_shares(self, act: Act, partial: Partial) -> None:
        """`shares=2:1`."""
        shares: list[int] = []
        for share in partial.get("shares", "").split(":"):
            if share:
                shares.append(int(share))
        act.shares = shares

    def make(self, verb: str) -> Act:
        """An empty act."""
        return Act(verb)

    def build(self, partial: Partial) -> Act:
        """The act that slots say."""
        act = Act(partial[VERB])
        fill_act(act, self, partial)
        return act
