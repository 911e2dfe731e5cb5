"""What an attack can be used for at this moment, and against whom (GUR-SEQ-07, GUR-OPT-14)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.gurps.arcs import arc_of
from fechtbuch.books.gurps.arms import (
    BOTH,
    NOBODY,
    Thing,
)
from fechtbuch.books.gurps.battle import Battle, Hold
from fechtbuch.books.gurps.blow import AT_WEAPON, DUAL, GRAPPLE, RAPID
from fechtbuch.books.gurps.choices import Action
from fechtbuch.books.gurps.declared import wrestling_blow
from fechtbuch.books.gurps.effort import attack_efforts
from fechtbuch.books.gurps.feint import feint_score
from fechtbuch.books.gurps.fighter import Combatant
from fechtbuch.books.gurps.grappling import (
    empty_hands,
)
from fechtbuch.books.gurps.means import (
    Means,
    Turn,
    facing_ok,
    foes_of,
    lunge_of,
    means_of,
    permitted,
    reaches,
    shooters,
    shot_targets,
    strike_targets,
)
from fechtbuch.books.gurps.questions import BattleQuestion
from fechtbuch.books.gurps.rolls import LEAST_SCORE
from fechtbuch.books.gurps.states import standing_foe
from fechtbuch.books.gurps.terms import (
    ALL_OUT_ATTACK,
    ALL_OUT_SLAM,
    ATTACK,
    COMMITTED,
    DEFENSIVE,
    DOUBLE,
    FEINT,
    GREAT_LUNGE,
    LEFT_ARM,
    LYING,
    MOVE_AND_ATTACK,
    NECK,
    RANGED,
    RIGHT_ARM,
    SLAM,
    STANDING,
    SUPPRESSION,
    TORSO,
)
from fechtbuch.books.gurps.to_hit import attack_score
from fechtbuch.books.gurps.trying import kind_of, may_telegraph, may_try
from fechtbuch.engine.choices import Choice, Option

DONE: Final = "done"

PARTS: Final = (TORSO, NECK, RIGHT_ARM, LEFT_ARM, 9, 10, 11, 12, 13, 14)
"""Body parts that can be seized (GUR-WRE-03)."""


FOLLOW_UPS: Final = (
    "break-free",
    "arm-lock",
    "judo-throw",
    "strangle",
    "choke",
    "neck-snap",
    "wrench",
    "takedown",
    "pin",
    "add-hand",
    "wrest",
)
"""Grappling actions that take the place of an attack (GUR-WRE-18)."""


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


class AttackMenu(BattleQuestion):
    """An attack of a turn, and everything that it may be."""

    def __init__(self, battle: Battle, turn: Turn) -> None:
        super().__init__("attack", battle, turn.fighter)
        self.turn = turn

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
        kind = AT_WEAPON if verb == "disarm" else kind_of(means)
        return may_try(self.battle, self.turn, action, means, kind, {})

    def targets(self, means: Means, verb: str = "strike") -> list[Combatant]:
        """Whom a weapon may strike."""
        turn = self.turn
        if turn.follow == DUAL and turn.follow_target is not None:
            foe = turn.follow_target
            if not standing_foe(foe) or facing_ok(self.battle, self.fighter, foe, means) == 0:
                return []
            if reaches(self.battle, turn, means, foe, self.lunge()) or turn.fighter.at == foe.at:
                return [foe]
            return [foe] if foe.retreat_from == turn.fighter.index else []
        found = [
            foe
            for foe in strike_targets(self.battle, turn, means, self.lunge())
            if self.worth_trying(verb, means, foe)
        ]
        if turn.foe is not None:
            if turn.foe not in found and turn.foe.retreated and not turn.foe.dead:
                # GUR-MOV-10: a retreat does not take him out of reach of further attacks.
                found.append(turn.foe)
            if turn.version in (DOUBLE, FEINT):
                found = [foe for foe in found if foe is turn.foe]
        return found

    def verbs(self) -> list[Option]:
        """What the attack may be, none first."""
        found = [DONE]
        turn = self.turn
        if turn.version == SUPPRESSION:
            found.append("suppress")
            return [Option(verb, RULES.get(verb, [])) for verb in found]
        pinned = len(self.battle.holds) > 0 and self.battle.pinned(self.fighter)
        if not pinned:
            self._weapon_verbs(found)
        if turn.follow == 0 and turn.version != RANGED:
            if turn.manoeuvre in (ATTACK, ALL_OUT_ATTACK, COMMITTED):
                for verb in FOLLOW_UPS:
                    if (not pinned or verb == "break-free") and self.holds(verb):
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
                armed = any(foe.weapon() is not None for foe in self.targets(means, "disarm"))
                if means.thing is not None and armed:
                    found.append("disarm")
                    break
            if self.grapple_targets() and (self._free_hands() != 0 or self.choke_weapons()):
                found.append("grapple")
                if self.grab_targets():
                    found.append("grab")
        if self.slam_targets() and not turn.bound:
            found.append("slam")

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
            if turn.bound and turn.named is not None and means.thing is not turn.named:
                continue
            if turn.follow == 0 and self._spent(means):
                continue
            found.append(means)
        return found

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
        if turn.version == FEINT and turn.foe is not None:
            return [foe for foe in found if foe is turn.foe]
        return found

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
            found = strike_targets(self.battle, self.turn, means, lunge_of(self.turn))
        else:
            found = [
                foe
                for foe in shot_targets(self.battle, self.fighter, means)
                if self.battle.apart(self.fighter, foe) <= (means.form.half or means.form.range)
                and (foe.saw >> int(self.fighter.index)) & 1 == 1
            ]
        return [foe for foe in found if not foe.out() and self._may_feint(means, foe)]

    def _may_feint(self, means: Means, foe: Combatant) -> bool:
        """GUR-DIC-01: a feint needs a score of 3 as well."""
        form = means.form
        return feint_score(self.battle, self.fighter, foe, form, form.skill).total >= LEAST_SCORE

    def _free_hands(self) -> i64:
        return empty_hands(self.battle, self.fighter)

    def choke_weapons(self) -> list[Thing]:
        """GUR-WRE-12: weapons in both hands with which a neck can be seized."""
        return [
            thing
            for thing in self.fighter.hands
            if thing.grip == BOTH
            and thing.ready()
            and any(not f.mode.ranged and f.mode.longest() >= 1 for f in thing.forms)
        ]

    def grapple_targets(self) -> list[Combatant]:
        """Foes in one's hex, or in one that can be entered with what movement is left."""
        turn = self.turn
        found: list[Combatant] = []
        held = len(self.battle.holds) > 0 and self.battle.held(self.fighter)
        feinted = turn.foe if turn.version == FEINT else None
        for foe in foes_of(self.battle, self.fighter):
            if feinted is not None and foe is not feinted:
                continue
            n = self.battle.apart(self.fighter, foe)
            near = n == 0
            if n > 0 and not held:
                near = n <= turn.steps or 2 * n <= turn.points
                if near and n > 1:
                    near = False
                if near and arc_of(self.battle, self.fighter, foe.at) != 0:
                    near = False
            if near and any(self.may_seize(foe, part) for part in PARTS):
                found.append(foe)
        return found

    def may_seize(self, foe: Combatant, part: i64) -> bool:
        """Whether he may grapple this part: not held, not tried yet, and with some hope."""
        fighter = self.fighter
        if self.battle.hold_on(fighter, foe, part) is not None:
            return False
        if self.turn.has_tried("grapple", fighter.index, foe.index, part):
            return False
        action = Action("grapple", foe)
        action.part = part
        action.telegraphic = may_telegraph(self.battle, self.fighter, foe)
        blow = wrestling_blow(self.battle, self.turn, action, GRAPPLE)
        return attack_score(self.battle, blow).total >= LEAST_SCORE

    def grab_targets(self) -> list[Combatant]:
        """Foes with something in hand."""
        return [foe for foe in self.grapple_targets() if foe.hands]

    def slam_targets(self) -> list[Combatant]:
        """Foes in the next hex, straight on if one has run."""
        turn = self.turn
        if turn.slammed or (turn.version in (RANGED, FEINT) and turn.manoeuvre == ALL_OUT_ATTACK):
            return []
        if turn.manoeuvre == MOVE_AND_ATTACK and turn.version != SLAM:
            return []
        if turn.manoeuvre in (COMMITTED, DEFENSIVE) or self.fighter.posture != STANDING:
            return []
        if len(self.battle.holds) > 0 and self.battle.held(self.fighter):
            return []
        if turn.steps < 1 and turn.points < 2:
            return []
        return [
            foe
            for foe in foes_of(self.battle, self.fighter)
            if self.battle.apart(self.fighter, foe) == 1
            and arc_of(self.battle, self.fighter, foe.at) == 0
        ]

    def holds(self, verb: str) -> list[Hold]:
        """The holds through which a grappling action is possible now."""
        found: list[Hold] = []
        fighter = self.fighter
        fight = self.battle
        if verb == "break-free":
            for hold in fight.holds:
                if hold.victim == fighter.index:
                    if not hold.pin or fighter.until_free == 0:
                        found.append(hold)
        else:
            for hold in fight.holds:
                if hold.holder == fighter.index and self._allows(verb, hold):
                    found.append(hold)
            if verb in ("arm-lock", "judo-throw"):
                found.extend(self._openings(verb))
        return [
            hold
            for hold in found
            if not self.turn.has_tried(verb, hold.holder, hold.victim, hold.part)
        ]

    def _openings(self, verb: str) -> list[Hold]:
        """GUR-RUL-28: foes whose attack was parried with Judo and whose hex can be entered."""
        fighter = self.fighter
        fight = self.battle
        found: list[Hold] = []
        if verb == "arm-lock" and self._free_hands() != BOTH:
            return found
        if verb == "judo-throw" and fighter.block.judo == 0:
            return found
        near = self.grapple_targets()
        for opening in fighter.openings:
            foe = fight.fighters[opening.foe]
            if foe in near and fight.hold_between(fighter, foe) is None:
                part: i64 = LEFT_ARM if opening.arm == 2 else RIGHT_ARM
                found.append(Hold(fighter.index, foe.index, part, 0))
        return found

    def _allows(self, verb: str, hold: Hold) -> bool:
        victim = self.battle.fighters[hold.victim]
        fighter = self.fighter
        if hold.item != NOBODY:
            return verb == "wrest"
        if verb == "arm-lock":
            able = fighter.block.judo > 0 or fighter.block.wrestling > 0
            other = self._free_hands() | hold.hands
            return able and hold.part in (RIGHT_ARM, LEFT_ARM) and not hold.lock and other == BOTH
        if verb == "judo-throw":
            return fighter.block.judo > 0 and victim.posture != LYING and not hold.pin
        if verb == "strangle":
            return hold.part == NECK and hold.weapon == NOBODY
        if verb == "choke":
            return hold.part == NECK and hold.behind and (hold.hands == BOTH) and not hold.fresh
        if verb == "neck-snap":
            return hold.part == NECK and hold.weapon == NOBODY
        if verb == "wrench":
            return hold.part in (RIGHT_ARM, LEFT_ARM, 11, 12)
        if verb == "takedown":
            upright = victim.posture <= 1
            return upright and fighter.posture <= 2
        if verb == "pin":
            return hold.part == TORSO and victim.posture == LYING and not hold.pin
        if verb == "add-hand":
            return hold.hands != BOTH and self._free_hands() != 0
        return False

    def of(self, verb: str, slug: str) -> list[Hold]:
        """The holds of an action that concern one other fighter."""
        found: list[Hold] = []
        for hold in self.holds(verb):
            other = hold.holder if verb == "break-free" else hold.victim
            if self.battle.fighters[other].slug == slug:
                found.append(hold)
        return found
