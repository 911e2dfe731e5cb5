"""Which member of a side comes next: the best blow last (LSK-SEQ-03).

Every member is asked what he could do, again for every turn of the side. So only what his blows
would do is reckoned, not what comes back, and no way is looked for that could not bring more.
"""

from mypy_extensions import i64

from fechtbuch.books.landsknecht.kinds.arms import Weapon
from fechtbuch.books.landsknecht.mind.attack_choice import (
    blade,
    fences,
    form_of,
    nearest_foe,
    reaches,
)
from fechtbuch.books.landsknecht.mind.judging import (
    Strike,
    answers_first,
    charge_instead,
    meant,
    reckon,
    usual_blow,
)
from fechtbuch.books.landsknecht.mind.threats import Threats
from fechtbuch.books.landsknecht.mind.weights import ROUND_HIM, LandsknechtWeights
from fechtbuch.books.landsknecht.rules.basics.circumstances import in_reach
from fechtbuch.books.landsknecht.rules.basics.weapons import bare_hands, blow_reach, length, reach
from fechtbuch.books.landsknecht.rules.hitting.blow import Blow, melee_blow
from fechtbuch.books.landsknecht.rules.moving.movement import (
    combat_move,
    farthest_charge,
    going,
    running_move,
)
from fechtbuch.books.landsknecht.state.battle import FOOT, Battle
from fechtbuch.books.landsknecht.state.fighter import Combatant
from fechtbuch.books.landsknecht.state.things import Thing
from fechtbuch.engine.fields import NOWHERE
from fechtbuch.engine.paths import towards
from fechtbuch.engine.plans import LIFE


class Gains:
    """The most that somebody's plans would do to others."""

    def __init__(self, weights: LandsknechtWeights, threats: Threats) -> None:
        self.weights = weights
        self.threats = threats
        self.mine = Strike()
        self.theirs = Strike()
        self.harm: i64 = 0
        self.ends: i64 = 0
        self.most: i64 = 0
        """The most harm, the best chance to end it, the most of both together in one plan."""

    def of(self, fight: Battle, who: Combatant) -> i64:
        """Harm done and the chance to end it by the plan that has most of them."""
        self.harm = 0
        self.ends = 0
        self.most = 0
        foe = nearest_foe(fight, who)
        if foe is None or not fences(who):
            return 0
        thing = blade(fight, who)
        if thing is None and not who.block.creature:
            return 0
        weapon = bare_hands(who) if thing is None else form_of(who, thing)
        self.strikes(fight, who, fight.apart(who, foe) + ROUND_HIM, thing, weapon)
        self.hold(fight, who, foe, thing, weapon)
        return self.most

    def strikes(
        self, fight: Battle, who: Combatant, farthest: i64, thing: Thing | None, weapon: Weapon
    ) -> None:
        """Blows and charges at all who can be got at."""
        near = reach(who, weapon)
        walk = combat_move(fight, who)
        run = running_move(fight, who)
        for foe in fight.fighters:
            if not meant(fight, who, foe):
                continue
            apart = fight.apart(who, foe)
            if apart > farthest:
                continue
            far = (apart - near) * FOOT
            if far > walk and far > run:
                continue
            blow = melee_blow(fight, who, foe, thing)
            reckon(self.mine, fight, blow)
            if self.promises():
                end = who.at
                if not in_reach(fight, who, foe, near):
                    end = self.walked(fight, who, foe, near, walk) if far <= walk else NOWHERE
                if end != NOWHERE:
                    self.take(fight, who, blow, end)
            if run > 0 and not weapon.garrote:
                charge_instead(self.mine, fight, blow)
                if self.promises():
                    end = farthest_charge(fight, who, foe, blow_reach(who, weapon, "charge"))
                    if end != NOWHERE:
                        self.take(fight, who, blow, end)

    def promises(self) -> bool:
        """Whether a blow could be more than what there is, if nobody answers it."""
        mine = self.mine
        if mine.harm > self.harm or mine.ends > self.ends:
            return True
        return mine.harm + mine.ends > self.most

    def walked(self, fight: Battle, who: Combatant, foe: Combatant, near: i64, walk: i64) -> i64:
        """Where a walk ends from which a blow reaches him; NOWHERE without any."""
        path = towards(fight.grid, who.at, foe.at, walk, going(fight, who), near)
        if len(path) == 0 or not reaches(fight, who, foe, path[-1], near):
            return NOWHERE
        return path[-1]

    def take(self, fight: Battle, who: Combatant, blow: Blow, end: i64) -> None:
        """A blow that can be struck; what is left of it if a longer weapon answers it first."""
        foe = blow.target
        home = who.at
        charged = who.charged
        who.at = end
        who.charged = charged or blow.charge
        left: i64 = LIFE
        if answers_first(fight, foe, who):
            back = usual_blow(fight, foe, who, False)
            back.counters_charge = blow.charge
            reckon(self.theirs, fight, back)
            left = LIFE - self.theirs.ends
        who.at = home
        who.charged = charged
        self.add(self.mine.harm * left // LIFE, self.mine.ends * left // LIFE)

    def add(self, harm: i64, ends: i64) -> None:
        """One more plan."""
        if harm > self.harm:
            self.harm = harm
        if ends > self.ends:
            self.ends = ends
        if harm + ends > self.most:
            self.most = harm + ends

    def hold(
        self, fight: Battle, who: Combatant, foe: Combatant, thing: Thing | None, weapon: Weapon
    ) -> None:
        """A held blow, which may be any of those (LSK-HLD-01)."""
        if foe.holding_action or (foe.acted and len(fight.fighters) == 2):
            return
        reckon(self.mine, fight, melee_blow(fight, who, foe, thing))
        harm = larger(self.mine.harm, self.harm)
        ends = larger(self.mine.ends, self.ends)
        near = in_reach(fight, who, foe, reach(who, weapon))
        if not near:
            comes = self.weights.comes_in(fight.round)
            harm = harm * comes // LIFE
            ends = ends * comes // LIFE
        if harm + ends <= self.most:
            return
        if near and (length(who) <= length(foe) or foe.acted):
            self.threats.look(fight, who)
            here = self.threats.coming(fight, who, who.at, self.weights.next_round)
            if here > LIFE:
                here = LIFE
            harm = harm * (LIFE - here) // LIFE
            ends = ends * (LIFE - here) // LIFE
        self.add(harm, ends)


def larger(one: i64, other: i64) -> i64:
    """The larger of two."""
    return one if one > other else other
