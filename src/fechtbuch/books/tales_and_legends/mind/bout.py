"""Two who face each other: a blow between them, and the ways that lead up to it."""

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.mind.judging import Blow, weigh
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import melee_form
from fechtbuch.books.tales_and_legends.rules.basics.ways import going, metres
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.choices import Action
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.things import Thing
from fechtbuch.engine.paths import towards
from fechtbuch.engine.walk_costs import Going, path_cost


class Bout:
    """Two who face each other, as one of them sees it in his turn."""

    def __init__(
        self, fight: Battle, who: Combatant, foe: Combatant, thing: Thing, theirs: Thing
    ) -> None:
        self.fight = fight
        self.who = who
        self.foe = foe
        self.thing = thing
        self.theirs = theirs
        """What the foe strikes with."""
        self.reach = melee_form(thing).reach
        self.far = fight.apart(who, foe)
        self.mine = Blow()
        wild = who.aggressive and self.far <= self.reach
        weigh(self.mine, fight, who, foe, thing, 10 if wild else 0, False, False)
        """What an ordinary blow would do."""
        self.going: Going | None = None
        self.path: list[i64] | None = None
        """A move towards him, once it has been looked for."""
        self.met: i64 = -1
        """What a prepared blow would do to him in his charge; -1 before it is asked."""

    def attack(self) -> Action:
        """An ordinary blow."""
        return Action("attack", self.foe, self.thing)

    def strike(self, into: Blow, bonus: i64, charge: bool) -> None:
        """What a blow at the foe would do with this bonus."""
        weigh(into, self.fight, self.who, self.foe, self.thing, bonus, False, charge)

    def way(self, verb: str) -> list[i64]:
        """Towards the foe by one kind of movement, as far as within reach.

        No kind leads farther than a move, and none another way: it only ends earlier.
        """
        fight = self.fight
        who = self.who
        going_ = self.going
        path = self.path
        if going_ is None or path is None:
            going_ = going(fight, who)
            most = metres(fight, who, "move")
            path = towards(fight.grid, who.at, self.foe.at, most, going_, self.reach)
            self.going = going_
            self.path = path
        short = path[:]
        if verb != "move":
            budget = metres(fight, who, verb)
            while len(short) > 0 and (
                path_cost(fight.grid, short, going_, who.at) > budget
                or not going_.may_stop(short[-1])
            ):
                short.pop()
        return short

    def run(self) -> list[i64]:
        """As far towards the foe as a fast move leads."""
        fight = self.fight
        who = self.who
        most = metres(fight, who, "fast")
        going_ = going(fight, who) if self.going is None else self.going
        return towards(fight.grid, who.at, self.foe.at, most, going_, self.reach)
