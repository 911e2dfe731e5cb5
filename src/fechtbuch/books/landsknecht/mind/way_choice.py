"""How the book's fighters come up to a foe: all the way, or only so far that he has no blow yet."""

from fechtbuch.books.landsknecht.kinds.arms import Weapon
from fechtbuch.books.landsknecht.mind.blow_choice import Blows
from fechtbuch.books.landsknecht.rules.basics.weapons import reach
from fechtbuch.books.landsknecht.rules.moving.movement import combat_move, going
from fechtbuch.books.landsknecht.state.battle import FOOT, Battle
from fechtbuch.books.landsknecht.state.choices import Action
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.engine.paths import towards
from fechtbuch.engine.plans import LIFE, Plans


def nearer(
    blows: Blows, fight: Battle, who: Combatant, foe: Combatant, weapon: Weapon, plans: Plans
) -> None:
    """Towards the nearest foe; or only so far that he cannot get at one."""
    near = reach(who, weapon)
    if fight.apart(who, foe) <= near:
        return
    walk = combat_move(fight, who)
    way = going(fight, who)
    known = blows.walked
    path = towards(fight.grid, who.at, foe.at, walk, way, near) if known is None else known
    while len(path) > 0:
        act = Action("move")
        act.path = path
        plan = plans.add(act)
        plan.harm_taken = blows.coming(fight, who, path[-1])
        gained = fight.apart(who, foe) - fight.grid.distance(path[-1], foe.at)
        plan.place = LIFE * gained * FOOT // walk
        plan.place += plan.place * blows.weights.impatience * fight.round // LIFE
        if plan.harm_taken == 0:
            return
        plan.exposed = LIFE
        if len(path) < 3:
            return
        path = path[: len(path) // 2]
        while len(path) > 0 and not way.may_stop(path[-1]):
            path.pop()
