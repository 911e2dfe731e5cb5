"""Which manoeuvres and free actions are open on a turn, and with what (GUR-SEQ-03, GUR-MAN-01)."""

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.arms import BELT, BOTH, GROUND, HAND, NEVER, STUCK, Thing
from fechtbuch.books.gurps.kinds.terms import (
    BLOCK,
    CROUCHING,
    DETERMINED,
    DODGE,
    DOUBLE,
    FEINT,
    LONG,
    LYING,
    MELEE,
    NOT_STUNNED,
    PARRY,
    POSTURES,
    RANGED,
    SLAM,
    STANDING,
    STRONG,
    SUPPRESSION,
    U_PARRY,
)
from fechtbuch.books.gurps.rules.basics.states import may_take_posture
from fechtbuch.books.gurps.rules.hitting.ranged import shot_form
from fechtbuch.books.gurps.rules.hitting.suppression import LEAST_RATE
from fechtbuch.books.gurps.rules.moving.facing_and_reach import best_reach, sees
from fechtbuch.books.gurps.rules.moving.movement import (
    full_points,
    step_paths,
    walks,
)
from fechtbuch.books.gurps.rules.things.readying import longest_reach, pulling_hands
from fechtbuch.books.gurps.rules.things.usable_weapons import foes_of, means_of, shooters
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.choices import Action
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.questions import BattleQuestion
from fechtbuch.engine.choices import Choice


class ManoeuvreMenu(BattleQuestion):
    """A turn, and everything that may be done with it."""

    def __init__(self, battle: Battle, fighter: Combatant, crouched: bool = False) -> None:
        super().__init__("turn", battle, fighter)
        self.crouched = crouched
        """Has crouched or risen already in this turn."""

    def default(self) -> Choice:
        """Do nothing."""
        return Action("do-nothing")

    def verbs(self) -> list[str]:
        """The legal manoeuvres and free actions, Do Nothing first."""
        fighter = self.fighter
        fight = self.battle
        found = ["do-nothing"]
        if fighter.stunned != NOT_STUNNED or fighter.idle:
            if self.droppable():
                found.append("drop")  # GUR-STA-03
            return found  # GUR-SEQ-03
        if len(fight.holds) > 0 and fight.pinned(fighter):
            if fighter.until_free == 0:
                found.append("attack")
            return found
        found.extend(["attack", "all-out-attack"])
        if self.limbs():
            found.extend(["committed-attack", "defensive-attack"])
        found.append("all-out-defence")
        if self._runs():
            found.extend(["move", "move-and-attack"])
            if fighter.posture == STANDING:
                found.append("all-out-slam")
        if self.postures():
            found.append("change-posture")
        if self.ready_items():
            found.append("ready")
        if self.aimables():
            found.append("aim")
        if self.studies():
            found.append("evaluate")
        found.append("concentrate")
        found.append("wait")
        self._free_verbs(found)
        return found

    def _free_verbs(self, found: list[str]) -> None:
        fighter = self.fighter
        fight = self.battle
        if fight.holding(fighter):
            found.append("let-go")
            if self.locks():
                found.append("crank")
        if self.droppable():
            found.append("drop")
        if not self.crouched and fighter.posture in (STANDING, CROUCHING):
            found.append("crouch")
        if self.quick():
            found.append("fast-draw")

    def _runs(self) -> bool:
        fighter = self.fighter
        if fighter.posture == LYING:
            return len(step_paths(self.battle, fighter, 1)) > 0
        return walks(self.battle, fighter, full_points(fighter), False) is not None

    def postures(self) -> list[str]:
        """GUR-MAN-24."""
        return [
            POSTURES[posture] for posture in range(6) if may_take_posture(self.fighter, posture)
        ]

    def limbs(self) -> list[str]:
        """Weapons and limbs to attack with."""
        names: list[str] = []
        for means in means_of(self.battle, self.fighter):
            if means.name() not in names:
                names.append(means.name())
        return names

    def droppable(self) -> list[Thing]:
        """Things in hand that can simply be let fall."""
        return [thing for thing in self.fighter.hands if not thing.kind.strapped]

    def quick(self) -> list[Thing]:
        """GUR-EQP-06: things at the belt with a Fast-Draw skill for them and a hand free."""
        fighter = self.fighter
        found: list[Thing] = []
        for thing in fighter.carried:
            skill = thing.kind.quick
            if thing.place == BELT and skill and fighter.block.skills.get(skill, 0) > 0:
                if int(thing.index) not in fighter.drew and self.grips(thing):
                    found.append(thing)
        for thing in fighter.hands:
            form = shot_form(thing)
            if form is not None and form.mode.bow and thing.shots == 0 and thing.loading == 0:
                if fighter.block.skills.get("fast-draw-arrow", 0) > 0 and thing.spare > 0:
                    if int(thing.index) not in fighter.drew:
                        found.append(thing)
        return found

    def grips(self, thing: Thing) -> list[str]:
        """In which hands a thing can be taken now."""
        fighter = self.fighter
        empty: i64 = (
            3 & ~fighter.full_hands() & ~self.battle.grasping(fighter) & ~fighter.lame_arms()
        )
        one = thing.kind.shield or any(m.hands == 1 for m in thing.kind.modes)
        two = any(m.hands == 2 for m in thing.kind.modes)
        found: list[str] = []
        if not thing.kind.modes and not thing.kind.shield:
            one = True
        if empty & 1 and one:
            found.append("right")
        if empty & 2 and one:
            found.append("left")
        if empty == BOTH and two:
            found.append("both")
        return found

    def ready_items(self) -> list[Thing]:
        """Things that a Ready can do something about."""
        found: list[Thing] = []
        fighter = self.fighter
        for thing in [*fighter.hands, *fighter.carried]:
            if self.ready_ways(thing):
                found.append(thing)
        for thing in self.battle.things:
            if thing.place == GROUND and self.ready_ways(thing):
                found.append(thing)
        return found

    def ready_ways(self, thing: Thing) -> list[str]:
        """GUR-MAN-25: what a Ready can do with a thing."""
        fighter = self.fighter
        found: list[str] = []
        if thing.place == GROUND:
            if self.battle.grid.distance(thing.at, fighter.at) <= 1:
                found.extend([f"pick-up-{grip}" for grip in self.grips(thing)])
            return found
        if thing.place == BELT:
            return [f"draw-{grip}" for grip in self.grips(thing)]
        if thing.place == STUCK:
            victim = self.battle.fighters[thing.at]
            far = self.battle.apart(fighter, victim) > longest_reach(thing)
            return [] if far or pulling_hands(self.battle, fighter, thing) == 0 else ["pull"]
        if thing.place != HAND:
            return found
        if thing.jam > 0:
            return ["clear"]
        if thing.unready > 0:
            found.append("ready")
            return found
        form = shot_form(thing)
        if form is not None and not form.mode.thrown and thing.shots < form.mode.shots:
            if thing.spare > 0 and form.reload != NEVER:
                found.append("reload")
        for other in thing.forms:
            if other.mode.starred and not other.mode.ranged:
                if other.mode.hands == (2 if thing.grip == BOTH else 1):
                    for n in range(8):
                        if (other.mode.reach >> n) & 1 and n != thing.setting:
                            if f"reach-{n}" not in found:
                                found.append(f"reach-{n}")
        others = fighter.full_hands() & ~thing.grip
        if any(m.hands == 2 for m in thing.kind.modes) and thing.grip != BOTH:
            if others == 0 and self.battle.grasping(fighter) == 0 and fighter.lame_arms() == 0:
                found.append("two-hands")
        if any(m.hands == 1 for m in thing.kind.modes) and thing.grip == BOTH:
            found.append("one-hand")
        if thing.grip != BOTH and others == 0 and not thing.kind.strapped:
            found.append("switch")
        found.append("stow")
        return found

    def aimables(self) -> list[Thing]:
        """Ready ranged weapons with somebody to aim at."""
        if not self.aim_targets():
            return []
        found: list[Thing] = []
        for thrown in (False, True):
            for means in shooters(self.battle, self.fighter, thrown):
                if means.thing is not None:
                    found.append(means.thing)
        return found

    def aim_targets(self) -> list[Combatant]:
        """Foes in view."""
        return [
            foe
            for foe in foes_of(self.battle, self.fighter)
            if sees(self.battle, self.fighter, foe)
        ]

    def studies(self) -> list[Combatant]:
        """GUR-MAN-30: foes in view, no farther than Move and reach."""
        fighter = self.fighter
        far = fighter.pace() + best_reach(self.battle, fighter)
        return [
            foe
            for foe in self.aim_targets()
            if not foe.out() and self.battle.apart(fighter, foe) <= far
        ]

    def locks(self) -> list[Combatant]:
        """GUR-WRE-06: victims whose lock has not been used in this turn."""
        return [
            self.battle.fighters[hold.victim]
            for hold in self.battle.holds
            if hold.holder == self.fighter.index and hold.lock and not hold.fresh
        ]

    def versions(self, verb: str) -> list[i64]:
        """The versions of a manoeuvre that are open now."""
        fighter = self.fighter
        if verb == "all-out-attack":
            found: list[i64] = [DOUBLE, DETERMINED, STRONG, LONG]
            shooting = shooters(self.battle, fighter, False)
            if shooting or shooters(self.battle, fighter, True):
                found.append(RANGED)
            found.append(FEINT)
            if self._suppressors():
                found.append(SUPPRESSION)
            return found
        if verb == "committed-attack":
            return [DETERMINED, STRONG]
        if verb == "defensive-attack":
            found = [PARRY]
            if fighter.shield() is not None:
                found.append(BLOCK)
            if self.unbalanced():
                found.append(U_PARRY)
            return found
        if verb == "all-out-defence":
            found = [DODGE, PARRY]
            if fighter.shield() is not None:
                found.append(BLOCK)
            found.append(DOUBLE)
            return found
        if verb == "move-and-attack":
            found = [MELEE]
            if shooters(self.battle, fighter, False) or shooters(self.battle, fighter, True):
                found.append(RANGED)
            if fighter.posture == STANDING:
                found.append(SLAM)
            return found
        if verb == "all-out-slam":
            return [DETERMINED, FEINT, STRONG]
        return []

    def _suppressors(self) -> bool:
        for means in shooters(self.battle, self.fighter, False):
            if means.form.mode.rof >= LEAST_RATE and means.thing is not None:
                if means.thing.shots >= LEAST_RATE:
                    return True
        return False

    def unbalanced(self) -> list[str]:
        """Weapons with an unbalanced parry in hand."""
        return [
            thing.slug
            for thing in self.fighter.hands
            if any(form.mode.unbalanced and not form.mode.ranged for form in thing.forms)
        ]
