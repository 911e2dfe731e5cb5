"""How the book's fighters weigh their blows: what each does, and what comes back after it.

A blow from where one stands, at the end of a walk, or of a charge; a longer weapon answers first.
"""

from mypy_extensions import i64

from fechtbuch.books.landsknecht.kinds.arms import Weapon
from fechtbuch.books.landsknecht.mind.attack_choice import reaches
from fechtbuch.books.landsknecht.mind.judging import Strike, answers_first, meant
from fechtbuch.books.landsknecht.mind.threats import COUNTER as INTO_CHARGE
from fechtbuch.books.landsknecht.mind.threats import PLAIN, Threat, Threats, worst
from fechtbuch.books.landsknecht.mind.weights import ROUND_HIM, LandsknechtWeights
from fechtbuch.books.landsknecht.rules.basics.circumstances import in_reach
from fechtbuch.books.landsknecht.rules.basics.weapons import blow_reach, reach
from fechtbuch.books.landsknecht.rules.moving.movement import (
    combat_move,
    farthest_charge,
    going,
    running_move,
    straight_run,
)
from fechtbuch.books.landsknecht.state.battle import FOOT, Battle
from fechtbuch.books.landsknecht.state.choices import Action
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.books.landsknecht.state.things import Thing
from fechtbuch.engine.fields import NOWHERE
from fechtbuch.engine.paths import towards
from fechtbuch.engine.plans import LIFE, Plans
from fechtbuch.engine.walk_costs import Going


class Blows:
    """Plans for blows, and what others may do to whoever strikes them."""

    def __init__(self, weights: LandsknechtWeights) -> None:
        self.weights = weights
        self.threats = Threats()
        self.mine = Strike()
        self.theirs = Strike()
        """For a blow of either that is looked at and forgotten."""
        self.walked: list[i64] | None = None
        """The way to the nearest foe, if a blow at its end was thought of."""

    def strikes(
        self,
        fight: Battle,
        who: Combatant,
        first: Combatant | None,
        thing: Thing | None,
        weapon: Weapon,
        plans: Plans,
    ) -> None:
        """Every foe whom a blow or a charge can get at, hardly behind the nearest."""
        near = reach(who, weapon)
        walk = combat_move(fight, who)
        run = running_move(fight, who)
        farthest = near if first is None else fight.apart(who, first) + ROUND_HIM
        way: Going | None = None
        self.walked = None
        index: i64 = 0
        while index < self.threats.count:
            threat = self.threats.room[index]
            index += 1
            foe = threat.foe
            if not meant(fight, who, foe):
                continue
            apart = fight.apart(who, foe)
            if apart > farthest:
                continue
            far = (apart - near) * FOOT
            if far > walk and far > run:
                continue
            if in_reach(fight, who, foe, near):
                self.blow(fight, who, threat, Action("attack", foe, thing), who.at, plans)
            elif far <= walk:
                if way is None:
                    way = going(fight, who)
                path = towards(fight.grid, who.at, foe.at, walk, way, near)
                if foe is first:
                    self.walked = path[:]
                if len(path) > 0 and reaches(fight, who, foe, path[-1], near):
                    act = Action("attack", foe, thing)
                    act.path = path
                    self.blow(fight, who, threat, act, path[-1], plans)
            if run > 0 and not weapon.garrote and not who.mounted():
                self.charges(fight, who, threat, thing, weapon, plans)

    def charges(
        self,
        fight: Battle,
        who: Combatant,
        threat: Threat,
        thing: Thing | None,
        weapon: Weapon,
        plans: Plans,
    ) -> None:
        """LSK-CHG-01: a straight run, from beside him, too, as long as the line is long enough."""
        # The farthest from him that will do: out of as many other reaches as can be.
        best = farthest_charge(fight, who, threat.foe, blow_reach(who, weapon, "charge"))
        if best == NOWHERE:
            return
        act = Action("charge", threat.foe, thing)
        act.path = straight_run(fight, who, best)
        self.blow(fight, who, threat, act, best, plans)

    def blow(
        self, fight: Battle, who: Combatant, threat: Threat, act: Action, end: i64, plans: Plans
    ) -> None:
        """One blow, whether it is answered first, and what comes back."""
        foe = threat.foe
        charge = act.verb == "charge"
        plan = plans.add(act)
        home = who.at
        charged = who.charged
        who.at = end
        who.charged = charged or charge
        threats = self.threats
        mine = threats.blow_at(fight, who, threat, act.thing, charge)
        threats.stand(fight, who)
        if answers_first(fight, foe, who):
            threats.weigh(fight, who, threat, INTO_CHARGE if charge else PLAIN)
            left = LIFE - threats.strike.ends
            plan.harm_done = mine.harm * left // LIFE
            plan.ends_it = mine.ends * left // LIFE
            plan.harm_taken = worst(threats.strike)
            plan.exposed = LIFE
        else:
            plan.harm_done = mine.harm
            plan.ends_it = mine.ends
            again = threats.cost(fight, who, threat, self.weights.next_round)
            plan.harm_taken = again * (LIFE - plan.ends_it) // LIFE
        plan.harm_taken += threats.total(fight, who, threat, self.weights.next_round)
        who.at = home
        who.charged = charged

    def coming(self, fight: Battle, who: Combatant, at: i64) -> i64:
        """What is likely to come back on a square."""
        return self.threats.coming(fight, who, at, self.weights.next_round)
