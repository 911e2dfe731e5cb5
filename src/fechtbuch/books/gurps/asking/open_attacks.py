"""What an attack can be used for at this moment, and against whom (GUR-SEQ-07, GUR-OPT-14)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.gurps.asking.open_grips import FOLLOW_UPS, GrapplingMenu
from fechtbuch.books.gurps.kinds.arms import (
    BOTH,
)
from fechtbuch.books.gurps.kinds.terms import (
    ALL_OUT_ATTACK,
    ALL_OUT_SLAM,
    ATTACK,
    COMMITTED,
    DOUBLE,
    FEINT,
    GREAT_LUNGE,
    RANGED,
    SLAM,
    SUPPRESSION,
)
from fechtbuch.books.gurps.rules.basics.rolls import LEAST_SCORE
from fechtbuch.books.gurps.rules.basics.states import standing_foe
from fechtbuch.books.gurps.rules.declared.may_attempt import kind_of, may_try
from fechtbuch.books.gurps.rules.harm.effort import attack_efforts
from fechtbuch.books.gurps.rules.hitting.feint import feint_score
from fechtbuch.books.gurps.rules.hitting.suppression import LEAST_RATE
from fechtbuch.books.gurps.rules.things.usable_weapons import (
    Means,
    facing_ok,
    lunge_of,
    means_of,
    permitted,
    reaches,
    shooters,
    shot_targets,
    strike_targets,
)
from fechtbuch.books.gurps.state.blow import AT_WEAPON, DUAL, RAPID
from fechtbuch.books.gurps.state.choices import Action
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.engine.choices import Choice, Option

DONE: Final = "done"

RULES: Final[dict[str, list[str]]] = {
    "strike": ["GUR-SEQ-04"],
    "shoot": ["GUR-RNG-01"],
    "throw": ["GUR-RNG-09"],
    "feint": ["GUR-OPT-03"],
    "disarm": ["GUR-HIT-06"],
    "grapple": ["GUR-WRE-01"],
    "grab": ["GUR-WRE-20"],
    "slam": ["GUR-MOV-11"],
    "suppress": ["GUR-RNG-11"],
    "break-free": ["GUR-WRE-04"],
    "arm-lock": ["GUR-WRE-05"],
    "judo-throw": ["GUR-WRE-07"],
    "strangle": ["GUR-WRE-10"],
    "choke": ["GUR-WRE-11"],
    "neck-snap": ["GUR-WRE-13"],
    "wrench": ["GUR-WRE-14"],
    "takedown": ["GUR-WRE-15"],
    "pin": ["GUR-WRE-16"],
    "add-hand": ["GUR-WRE-03"],
    "wrest": ["GUR-WRE-20"],
}


class AttackMenu(GrapplingMenu):
    """An attack of a turn, and everything that it may be."""

    def default(self) -> Choice:
        """No attack."""
        return Action(DONE)

    def void(self) -> bool:
        """Nobody is asked who has nothing to choose."""
        return self.fighter.out() or len(self.verbs()) < 2

    def strikes(self) -> list[Means]:
        """Weapons and limbs that may strike now."""
        turn = self.turn
        found: list[Means] = []
        for means in means_of(self.battle, self.fighter):
            if turn.follow == RAPID:
                if means.thing is not turn.follow_thing:
                    continue  # GUR-OPT-08: the same weapon, or two unarmed strikes
            elif turn.follow == DUAL:
                if not self._other_hand(means):
                    continue
            elif not permitted(self.battle, turn, means):
                continue
            if turn.follow == 0 and self._spent(means):
                continue
            found.append(means)
        return found

    def _spent(self, means: Means) -> bool:
        """GUR-OPT-10: an Extra Attack needs its own weapon or limb, unless the trait says no."""
        block = self.fighter.block
        if block.multi_strike or block.extra_attacks == 0:
            return False
        own = 2 if self.turn.version == DOUBLE else 1
        return self.turn.used.count(means.name()) >= own

    def _other_hand(self, means: Means) -> bool:
        turn = self.turn
        if turn.follow_thing is None:
            return means.thing is None and means.natural == "punch"
        return (
            means.thing is not None
            and means.thing is not turn.follow_thing
            and (means.thing.grip != BOTH)
        )

    def lunge(self) -> i64:
        """Extra reach at most, Great Lunge included."""
        turn = self.turn
        extra = lunge_of(turn)
        if GREAT_LUNGE in attack_efforts(self.battle, self.fighter, turn.manoeuvre, turn.version):
            extra += 1
        return extra

    def worth_trying(self, verb: str, means: Means, foe: Combatant) -> bool:
        """GUR-DIC-01: whether the score can be 3 or more."""
        action = Action(verb, foe, means.thing)
        action.natural = means.natural
        if verb != "disarm":
            return may_try(self.battle, self.turn, action, means, kind_of(means), {})
        for thing in foe.weapons():
            action.item = thing
            if may_try(self.battle, self.turn, action, means, AT_WEAPON, {}):
                return True
        return False

    def targets(self, means: Means, verb: str = "strike") -> list[Combatant]:
        """Whom a weapon may strike."""
        turn = self.turn
        if turn.follow == DUAL and turn.follow_target is not None:
            foe = turn.follow_target
            if not standing_foe(foe) or facing_ok(self.battle, self.fighter, foe, means) == 0:
                return []
            return [foe] if reaches(self.battle, turn, means, foe, self.lunge()) else []
        return [
            foe
            for foe in strike_targets(self.battle, turn, means, self.lunge())
            if turn.may_aim_at(foe) and self.worth_trying(verb, means, foe)
        ]

    def disarmable(self, means: Means) -> list[Combatant]:
        """GUR-HIT-06: foes with a weapon that can be struck at; a wild swing hits anything."""
        return [
            foe
            for foe in self.targets(means, "disarm")
            if foe.weapons() and facing_ok(self.battle, self.fighter, foe, means) == 1
        ]

    def verbs(self) -> list[Option]:
        """What the attack may be, none first."""
        found = [DONE]
        turn = self.turn
        if turn.version == SUPPRESSION:
            if self.suppressors():
                found.append("suppress")
            return [Option(verb, RULES.get(verb, [])) for verb in found]
        pinned = len(self.battle.holds) > 0 and self.battle.pinned(self.fighter)
        if not pinned:
            self._weapon_verbs(found)
        if turn.follow == 0 and turn.version != RANGED:
            if turn.manoeuvre in (ATTACK, ALL_OUT_ATTACK, COMMITTED):
                for verb in FOLLOW_UPS:
                    if verb != "break-free" and (pinned or not turn.bare_handed()):
                        continue
                    if self.holds(verb):
                        found.append(verb)
        return [Option(verb, RULES.get(verb, [])) for verb in found]

    def _weapon_verbs(self, found: list[str]) -> None:
        turn = self.turn
        slamming = turn.manoeuvre == ALL_OUT_SLAM or turn.version == SLAM
        melee = turn.version != RANGED and not (slamming and turn.attacks <= 1)
        if turn.version == FEINT and turn.manoeuvre == ALL_OUT_ATTACK:
            melee = not turn.feinted_shot
        if turn.version == FEINT and turn.manoeuvre == ALL_OUT_ATTACK and not turn.feinted:
            if self.feinters():
                found.append("feint")
            return
        if melee:
            for means in self.strikes():
                if self.targets(means):
                    found.append("strike")
                    break
        if self.ranged_allowed():
            for thrown in (False, True):
                for means in self.shots(thrown):
                    if self.shot_targets(means):
                        found.append("throw" if thrown else "shoot")
                        break
        if turn.follow != 0:
            return
        if turn.manoeuvre == ALL_OUT_ATTACK and turn.version == RANGED and self.feinters():
            found.append("feint")
        if melee:
            if not turn.moving() and turn.version != FEINT and self.feinters():
                found.append("feint")
            for means in self.strikes():
                if means.thing is not None and self.disarmable(means):
                    found.append("disarm")
                    break
            if self._may_grapple() and self.grapple_targets():
                found.append("grapple")
                if self._free_hands() != 0 and self.grab_targets():
                    found.append("grab")
        if turn.bare_handed() and self.slam_targets():
            found.append("slam")

    def _may_grapple(self) -> bool:
        """GUR-WRE-01, -12: with a free hand, or with a weapon in both."""
        if self.turn.bare_handed() and self._free_hands() != 0:
            return True
        for thing in self.choke_weapons():
            if not self.turn.bound or self.turn.named is thing:
                return True
        return False

    def ranged_allowed(self) -> bool:
        """Whether this attack may be a shot or a throw."""
        turn = self.turn
        if turn.follow == RAPID:
            return False
        if turn.follow == DUAL:
            return turn.follow_thing is not None
        if turn.manoeuvre == ATTACK or turn.version == RANGED:
            return True
        # GUR-RUL-01: a feint in melee goes before a blow, a ranged one before a shot.
        return turn.manoeuvre == ALL_OUT_ATTACK and turn.feinted_shot

    def shots(self, thrown: bool) -> list[Means]:
        """Weapons that may shoot or fly now."""
        turn = self.turn
        found: list[Means] = []
        for means in shooters(self.battle, self.fighter, thrown):
            if turn.follow == DUAL and not (
                means.thing is not turn.follow_thing and means.form.mode.pistol
            ):
                continue
            if turn.bound and means.thing is not turn.named and turn.follow == 0:
                continue
            if turn.follow == 0 and self._spent(means):
                continue
            found.append(means)
        return found

    def suppressors(self) -> list[Means]:
        """GUR-RNG-11: weapons that may suppress, with somewhere to fire at."""
        return [
            means
            for means in self.shots(False)
            if means.form.mode.rof >= LEAST_RATE
            and means.thing is not None
            and means.thing.shots >= LEAST_RATE
            and self.zones(means, LEAST_RATE)
        ]

    def zones(self, means: Means, shots: int) -> list[str]:
        """Where a weapon may fire; the declaration lists it."""
        return []

    def shot_targets(self, means: Means) -> list[Combatant]:
        """Whom a shot may be aimed at."""
        turn = self.turn
        verb = "throw" if means.form.mode.thrown else "shoot"
        found = [
            foe
            for foe in shot_targets(self.battle, self.fighter, means)
            if self.worth_trying(verb, means, foe)
        ]
        if turn.follow == DUAL and turn.follow_target is not None:
            return [foe for foe in found if foe is turn.follow_target]
        return [foe for foe in found if turn.may_aim_at(foe)]

    def feinters(self) -> list[Means]:
        """With what a feint is possible: somebody is in reach, or in half range."""
        turn = self.turn
        mode = self.battle.options.aoa_feint_mode
        all_out = turn.manoeuvre == ALL_OUT_ATTACK and turn.version == FEINT
        found: list[Means] = []
        if not all_out or mode != "ranged":
            if turn.version != RANGED:
                for means in self.strikes():
                    if means.form.mode.bash or self.feint_targets(means):
                        if self.feint_targets(means):
                            found.append(means)
        if turn.manoeuvre == ATTACK or turn.version == RANGED or (all_out and mode != "melee"):
            for thrown in (False, True):
                for means in self.shots(thrown):
                    if self.feint_targets(means):
                        found.append(means)
        return found

    def feint_targets(self, means: Means) -> list[Combatant]:
        """Foes whom a feint can mislead."""
        if not means.form.mode.ranged:
            lunge = lunge_of(self.turn)
            found = [
                foe
                for foe in strike_targets(self.battle, self.turn, means, lunge)
                if reaches(self.battle, self.turn, means, foe, lunge) == 1
                and facing_ok(self.battle, self.fighter, foe, means) == 1
            ]
        else:
            found = [
                foe
                for foe in shot_targets(self.battle, self.fighter, means)
                if self.battle.apart(self.fighter, foe) <= (means.form.half or means.form.range)
                and foe.saw & self.fighter.bit != 0
            ]
        return [foe for foe in found if not foe.out() and self._may_feint(means, foe)]

    def _may_feint(self, means: Means, foe: Combatant) -> bool:
        """GUR-DIC-01: a feint needs a score of 3 as well."""
        level = means.level(self.fighter)
        score = feint_score(self.battle, self.fighter, foe, means.form, level)
        return self.turn.may_aim_at(foe) and score.total >= LEAST_SCORE
