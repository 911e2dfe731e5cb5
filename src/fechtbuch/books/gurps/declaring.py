"""Declaring an attack, slot by slot (GUR-SEQ-07 step 1, GUR-OPT-14)."""

from mypy_extensions import i64

from fechtbuch.books.gurps.arcs import REAR, arc_of
from fechtbuch.books.gurps.arms import (
    BOTH,
    BURN,
    IMP,
    LEGS,
    NOBODY,
    PI_HUGE,
    PI_SMALL,
    Thing,
)
from fechtbuch.books.gurps.attack import attack_score, floor_of, place
from fechtbuch.books.gurps.battle import Battle, Hold
from fechtbuch.books.gurps.blow import (
    AT_WEAPON,
    DUAL,
    GRAB,
    GRAPPLE,
    JUDO_THROW,
    LOCK,
    RAPID,
    SHOT,
    SPLITS,
    STRIKE,
    THROWN,
    Blow,
)
from fechtbuch.books.gurps.choices import BARE, Action
from fechtbuch.books.gurps.effort import attack_efforts
from fechtbuch.books.gurps.fighter import (
    ALL_OUT_ATTACK,
    ALL_OUT_SLAM,
    ATTACK,
    COMMITTED,
    DEFENSIVE,
    DETERMINED,
    DOUBLE,
    EFFORTS,
    EYE,
    FEINT,
    FLURRY,
    GREAT_LUNGE,
    HEROIC_CHARGE,
    LEFT_ARM,
    LOCATIONS,
    LYING,
    MELEE,
    MIGHTY_BLOW,
    MOVE_AND_ATTACK,
    NECK,
    RANDOM,
    RANGED,
    RIGHT_ARM,
    SLAM,
    STANDING,
    SUPPRESSION,
    TORSO,
    VITALS,
    Combatant,
)
from fechtbuch.books.gurps.grappling import (
    empty_hands,
    grappling_skill,
    lock_skill,
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
from fechtbuch.books.gurps.ranged import aim_bonus, shots_bonus
from fechtbuch.books.gurps.slam import slam_blow
from fechtbuch.books.gurps.suppression import LEAST_RATE
from fechtbuch.engine.choices import VERB, Choice, Option, Partial, Refusal, Slot
from fechtbuch.engine.grid import field_text, parse_path, path_text

DONE = "done"

FOLLOW_UPS = (
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

RULES: dict[str, list[str]] = {
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

PARTS = (TORSO, NECK, RIGHT_ARM, LEFT_ARM, 9, 10, 11, 12, 13, 14)
"""Body parts that can be seized (GUR-WRE-03)."""


def blow_of(fight: Battle, turn: Turn, action: Action, means: Means, kind: i64) -> Blow:
    """The blow that a declaration describes."""
    assert action.target is not None
    blow = Blow(turn.fighter, action.target, means.thing, means.form, kind)
    blow.arm = means.arm
    blow.location = action.location
    if action.location == RANDOM:
        blow.random = True
    blow.chink = action.chink
    blow.telegraphic = action.telegraphic
    blow.deceptive = action.deceptive
    blow.effort = action.effort
    blow.manoeuvre = turn.manoeuvre
    blow.version = turn.version
    blow.favoured = _favoured(turn, action)
    blow.two_steps = turn.two_steps
    blow.hasty = turn.moving()  # GUR-RUL-50: an extra blow before a slam as well
    blow.lunge = lunge_of(turn)
    if action.effort == GREAT_LUNGE:
        blow.lunge += 1
    if turn.follow != 0:
        blow.split = turn.follow
        blow.second = True
        blow.same_target = turn.same_target
        blow.flurry = turn.follow_flurry
    elif action.split:
        blow.split = SPLITS.index(action.split)
        blow.flurry = action.effort == FLURRY
        if blow.split == DUAL:
            blow.same_target = action.second is None or action.second is action.target
    if kind in (STRIKE, AT_WEAPON):
        blow.skill_name = _skill_name(turn.fighter, means)
        side = facing_ok(fight, turn.fighter, action.target, means)
        if side == 2:
            blow.wild = True
            blow.random = True
            blow.location = RANDOM
    place(fight, blow)
    return blow


def _favoured(turn: Turn, action: Action) -> bool:
    """GUR-RUL-27: the to-hit bonus goes to one named attack; a lone one has it."""
    if turn.manoeuvre == ALL_OUT_SLAM:
        return action.verb == "slam"
    if turn.version == RANGED:
        return True
    if turn.version != DETERMINED or not turn.favour:
        return False
    lone = turn.attacks <= 1 and not action.split and turn.follow == 0
    return lone or action.favoured


def _skill_name(fighter: Combatant, means: Means) -> str:
    if means.thing is not None:
        return "skill"
    block = fighter.block
    if block.karate > 0 and means.form.encumbered:
        return "karate"
    return "skill"


class AttackQuestion(BattleQuestion):
    """What an attack of this turn is used for."""

    def __init__(self, battle: Battle, turn: Turn) -> None:
        super().__init__("attack", battle, turn.fighter)
        self.turn = turn

    def default(self) -> Choice:
        """No attack."""
        return Action(DONE)

    def void(self) -> bool:
        """Nobody is asked who has nothing to choose."""
        return self.fighter.out() or len(self.verbs()) < 2

    # What there is.

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
            if means.thing is not None and means.thing.index in turn.used:
                if not self.fighter.block.multi_strike and turn.follow == 0:
                    continue
            found.append(means)
        return found

    def _other_hand(self, means: Means) -> bool:
        turn = self.turn
        if turn.follow_thing is None:
            return means.thing is None and means.natural == "punch"
        return (
            means.thing is not None
            and means.thing is not turn.follow_thing
            and (means.thing.grip != BOTH)
        )

    def _lunge(self) -> i64:
        """Extra reach at most, Great Lunge included."""
        turn = self.turn
        extra = lunge_of(turn)
        if GREAT_LUNGE in attack_efforts(self.battle, self.fighter, turn.manoeuvre, turn.version):
            extra += 1
        return extra

    def targets(self, means: Means) -> list[Combatant]:
        """Whom a weapon may strike."""
        turn = self.turn
        if turn.follow == DUAL and turn.follow_target is not None:
            foe = turn.follow_target
            if reaches(self.battle, turn, means, foe, self._lunge()) or turn.fighter.at == foe.at:
                return [foe]
            return [foe] if foe.retreat_from == turn.fighter.index else []
        found = strike_targets(self.battle, turn, means, self._lunge())
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
        if self._ranged_allowed():
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
                armed = any(foe.weapon() is not None for foe in self.targets(means))
                if means.thing is not None and armed:
                    found.append("disarm")
                    break
            if self.grapple_targets() and (self._free_hands() != 0 or self.choke_weapons()):
                found.append("grapple")
                if self.grab_targets():
                    found.append("grab")
        if self.slam_targets() and not turn.bound:
            found.append("slam")

    def _ranged_allowed(self) -> bool:
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
            found.append(means)
        return found

    def shot_targets(self, means: Means) -> list[Combatant]:
        """Whom a shot may be aimed at."""
        turn = self.turn
        found = shot_targets(self.battle, self.fighter, means)
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
        return [foe for foe in found if not foe.out()]

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
            if near and self.battle.hold_between(self.fighter, foe) is None:
                found.append(foe)
        return found

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
                    if not hold.pin or fight.round - fighter.tried_free >= 10:
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
            if f"{verb}:{hold.victim}:{hold.holder}:{hold.part}" not in self.turn.tried
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
            return (
                hold.part == NECK
                and hold.behind
                and (hold.hands == BOTH)
                and hold.turn < self.battle.round
            )
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

    # Slots.

    def slot(self, partial: Partial) -> Slot | None:
        """The verb, then what belongs to it."""
        if VERB not in partial:
            return Slot(VERB, "verb", self.verbs(), DONE)
        verb = partial[VERB]
        if verb == DONE:
            return None
        if verb in {"strike", "disarm"}:
            return self._strike_slot(partial, verb)
        if verb in {"shoot", "throw"}:
            return self._shot_slot(partial, verb == "throw")
        if verb == "feint":
            return self._feint_slot(partial)
        if verb == "grapple":
            return self._grapple_slot(partial)
        if verb == "grab":
            return self._grab_slot(partial)
        if verb == "slam":
            return self._slam_slot(partial)
        if verb == "suppress":
            return self._suppress_slot(partial)
        return self._hold_slot(partial, verb)

    def pick(self, partial: Partial, found: list[Means]) -> Means:
        """The means that the slots name."""
        weapon = partial["weapon"]
        mode = partial.get("mode", "")
        for means in found:
            if means.name() == weapon and (not mode or means.form.mode.key == mode):
                return means
        if not found:
            raise Refusal("not-possible", "weapon", weapon)
        return found[0]

    def _strike_slot(self, partial: Partial, verb: str) -> Slot | None:
        fight = self.battle
        found = [means for means in self.strikes() if self.targets(means)]
        if verb == "disarm":
            found = [means for means in found if means.thing is not None]
        if "target" not in partial:
            foes: list[Combatant] = []
            for means in found:
                for foe in self.targets(means):
                    if foe not in foes and (verb == "strike" or foe.weapon() is not None):
                        foes.append(foe)
            return Slot("target", "fighter", [Option(foe.slug) for foe in foes])
        target = self.fighter_at(partial["target"])
        found = [means for means in found if target in self.targets(means)]
        if "weapon" not in partial:
            names: list[str] = []
            for means in found:
                if means.name() not in names:
                    names.append(means.name())
            return Slot("weapon", "item", [Option(name) for name in names], names[0])
        same = [means for means in found if means.name() == partial["weapon"]]
        if "mode" not in partial:
            keys = [means.form.mode.key for means in same]
            if len(keys) > 1:
                return Slot("mode", "word", [Option(key) for key in keys], keys[0])
        means = self.pick(partial, same)
        wild = facing_ok(fight, self.fighter, target, means) == 2
        if verb == "disarm":
            return None
        if "location" not in partial and not wild:
            return Slot("location", "word", self._locations(target, means), "")
        if "chink" not in partial and not wild and self._may_chink(partial, target, means):
            return Slot("chink", "word", [Option("yes", ["GUR-HIT-03"])], "")
        slot = self._split_slot(partial, means, target)
        if slot is not None:
            return slot
        return self._trick_slot(partial, means, target)

    def _locations(self, target: Combatant, means: Means) -> list[Option]:
        kind = means.form.mode.type
        pointed = kind in (IMP, BURN) or PI_SMALL <= kind <= PI_HUGE
        behind = arc_of(self.battle, target, self.fighter.at) == REAR
        found: list[Option] = []
        for location in range(RANDOM + 1):
            if location == TORSO or (location == VITALS and not pointed):
                continue
            if location == EYE and (not pointed or behind):
                continue
            found.append(Option(LOCATIONS[location], ["GUR-HIT-02"]))
        return found

    def _may_chink(self, partial: Partial, target: Combatant, means: Means) -> bool:
        """GUR-HIT-03: only where there is armour that has gaps."""
        kind = means.form.mode.type
        name = partial.get("location", "")
        location = LOCATIONS.index(name) if name else TORSO
        if location == RANDOM or not (kind == IMP or PI_SMALL <= kind <= PI_HUGE):
            return False
        where: i64 = TORSO if location == VITALS else location
        return target.block.dr[where] > 0

    def _split_slot(self, partial: Partial, means: Means, target: Combatant) -> Slot | None:
        turn = self.turn
        if turn.follow != 0 or turn.split_done:
            return None
        if "split" not in partial:
            splits = self.splits(means)
            if splits:
                return Slot("split", "word", splits, "")
            return None
        if partial["split"] == SPLITS[DUAL] and "second" not in partial:
            foes: list[Combatant] = [target]
            for foe in foes_of(self.battle, self.fighter):
                if foe is not target and self._second_reaches(means, foe):
                    foes.append(foe)
            return Slot("second", "fighter", [Option(foe.slug) for foe in foes], target.slug)
        return None

    def _second_reaches(self, first: Means, foe: Combatant) -> bool:
        for other in self.seconds(first):
            if other.form.mode.ranged:
                if foe in shot_targets(self.battle, self.fighter, other):
                    return True
            elif reaches(self.battle, self.turn, other, foe, lunge_of(self.turn)) == 1:
                return True
        return False

    def seconds(self, first: Means) -> list[Means]:
        """The weapons of the other hand for a Dual-Weapon Attack."""
        found: list[Means] = []
        if first.thing is None:
            return found
        for other in means_of(self.battle, self.fighter):
            if other.thing is not None and other.thing is not first.thing:
                if other.thing.grip != BOTH and not other.thing.kind.shield:
                    found.append(other)
        for other in shooters(self.battle, self.fighter, False):
            if other.thing is not first.thing and other.form.mode.pistol:
                found.append(other)
        return found

    def splits(self, means: Means) -> list[Option]:
        """GUR-OPT-08, -09, -14: two attacks for one."""
        turn = self.turn
        found: list[Option] = []
        ranged = means.form.mode.ranged
        if not turn.moving() and not ranged and not means.form.unready_after:
            found.append(Option(SPLITS[RAPID], ["GUR-OPT-08"]))
        slamming = turn.version == SLAM or turn.manoeuvre == ALL_OUT_SLAM
        if not slamming:
            one_hand = means.thing is not None and means.thing.grip != BOTH
            shield = means.thing is not None and means.thing.kind.shield
            if one_hand and not shield and (not ranged or means.form.mode.pistol):
                if self.seconds(means):
                    found.append(Option(SPLITS[DUAL], ["GUR-OPT-09"]))
            elif means.natural == "punch" and self._free_hands() == BOTH:
                found.append(Option(SPLITS[DUAL], ["GUR-OPT-09"]))
        return found

    def _trick_slot(self, partial: Partial, means: Means, target: Combatant) -> Slot | None:
        """Bonus, effort, telegraphic, deceptive, in that order."""
        turn = self.turn
        fight = self.battle
        ranged = means.form.mode.ranged
        if "bonus" not in partial and turn.version == DETERMINED and turn.favour:
            several = turn.attacks > 1 or partial.get("split", "") or turn.follow != 0
            if several and turn.manoeuvre != ALL_OUT_SLAM:
                return Slot("bonus", "word", [Option("yes", ["GUR-RUL-27"])], "")
        if "effort" not in partial and not ranged and turn.follow == 0:
            options = self._efforts(partial, means, target)
            if options:
                must = reaches(fight, turn, means, target, lunge_of(turn)) == 0
                return Slot("effort", "word", options, options[0].value if must else "")
        elif "effort" not in partial and turn.follow == RAPID and not ranged:
            if turn.manoeuvre == ATTACK and MIGHTY_BLOW in attack_efforts(
                fight, self.fighter, turn.manoeuvre, turn.version
            ):
                if self.fighter.attack_effort == MIGHTY_BLOW:
                    return Slot("effort", "word", [Option("mighty-blow", ["GUR-EFF-03"])], "")
        exclusive = fight.options.telegraphic_exclusive == "on"
        if "telegraphic" not in partial and not ranged:
            feinted = self.fighter.feint > 0 and self.fighter.feint_on == target.index
            if not (exclusive and feinted):
                return Slot("telegraphic", "word", [Option("yes", ["GUR-OPT-07"])], "")
        if "deceptive" not in partial:
            if not (exclusive and partial.get("telegraphic", "") == "yes"):
                options = self._deceptions(partial, means)
                if options:
                    return Slot("deceptive", "number", options, "")
        return None

    def _efforts(self, partial: Partial, means: Means, target: Combatant) -> list[Option]:
        turn = self.turn
        fight = self.battle
        found: list[Option] = []
        in_reach = reaches(fight, turn, means, target, lunge_of(turn)) != 0
        for effort in attack_efforts(fight, self.fighter, turn.manoeuvre, turn.version):
            if effort == FLURRY and partial.get("split", "") != SPLITS[RAPID]:
                continue
            if effort == GREAT_LUNGE and in_reach:
                continue
            if effort != GREAT_LUNGE and not in_reach:
                continue
            if effort == MIGHTY_BLOW and (means.form.mode.base == 0 or not in_reach):
                continue
            if effort not in (FLURRY, MIGHTY_BLOW, GREAT_LUNGE, HEROIC_CHARGE):
                continue
            found.append(Option(EFFORTS[effort], ["GUR-EFF-10"]))
        return found

    def blow_from(self, partial: Partial, means: Means, kind: i64) -> Blow:
        """The blow that the slots describe so far."""
        action = self.build(partial)
        assert isinstance(action, Action)
        blow = blow_of(self.battle, self.turn, action, means, kind)
        if means.form.mode.ranged and means.thing is not None and action.target is not None:
            blow.shots = action.shots if action.shots > 0 else 1
            if not blow.hasty:
                blow.aim = aim_bonus(self.battle, self.fighter, means.thing, action.target)
        return blow

    def _deceptions(self, partial: Partial, means: Means) -> list[Option]:
        """GUR-OPT-05: as many steps as leave the score at 10 or more."""
        kind: i64 = STRIKE
        if means.form.mode.ranged:
            kind = THROWN if means.form.mode.thrown else SHOT
        blow = self.blow_from(partial, means, kind)
        room = (floor_of(self.battle, blow) - 10) // 2
        found: list[Option] = []
        steps: i64 = 1
        while steps <= room:
            blow.deceptive = steps
            worth = attack_score(self.battle, blow)
            found.append(Option(str(steps), ["GUR-OPT-05"], "", worth))
            steps += 1
        return found

    def _shot_slot(self, partial: Partial, thrown: bool) -> Slot | None:
        found = [means for means in self.shots(thrown) if self.shot_targets(means)]
        if "target" not in partial:
            foes: list[Combatant] = []
            for means in found:
                for foe in self.shot_targets(means):
                    if foe not in foes:
                        foes.append(foe)
            return Slot("target", "fighter", [Option(foe.slug) for foe in foes])
        target = self.fighter_at(partial["target"])
        found = [means for means in found if target in self.shot_targets(means)]
        if "weapon" not in partial:
            names = [means.name() for means in found]
            return Slot("weapon", "item", [Option(name) for name in names], names[0])
        means = self.pick(partial, found)
        if "location" not in partial:
            return Slot("location", "word", self._locations(target, means), "")
        if "chink" not in partial and self._may_chink(partial, target, means):
            return Slot("chink", "word", [Option("yes", ["GUR-HIT-03"])], "")
        if "shots" not in partial and not thrown:
            counts = self.shot_counts(means)
            if len(counts) > 1 or counts[0] > 1:
                options = [
                    Option(str(count), ["GUR-RNG-07"] if shots_bonus(count) else [])
                    for count in counts
                ]
                return Slot("shots", "number", options, str(counts[0]))
        slot = self._split_slot(partial, means, target)
        if slot is not None:
            return slot
        return self._trick_slot(partial, means, target)

    def shot_counts(self, means: Means) -> list[int]:
        """GUR-RNG-06: how many shots one attack may have."""
        mode = means.form.mode
        assert means.thing is not None
        most = min(mode.rof, means.thing.shots)
        least: i64 = (mode.rof + 3) // 4 if mode.full_auto else 1
        if least > most:
            least = most
        return [int(count) for count in range(least, most + 1)]

    def _feint_slot(self, partial: Partial) -> Slot | None:
        found = self.feinters()
        if "target" not in partial:
            foes: list[Combatant] = []
            for means in found:
                for foe in self.feint_targets(means):
                    if foe not in foes:
                        foes.append(foe)
            return Slot("target", "fighter", [Option(foe.slug) for foe in foes])
        target = self.fighter_at(partial["target"])
        found = [means for means in found if target in self.feint_targets(means)]
        if "weapon" not in partial:
            names: list[str] = []
            for means in found:
                if means.name() not in names:
                    names.append(means.name())
            return Slot("weapon", "item", [Option(name) for name in names], names[0])
        ranged = all(m.form.mode.ranged for m in found if m.name() == partial["weapon"])
        all_out = self.turn.manoeuvre == ALL_OUT_ATTACK and self.turn.version == FEINT
        if "way" not in partial and not ranged and not all_out:
            return Slot("way", "word", [Option("defensive", ["GUR-OPT-04"])], "")
        return None

    def _grapple_slot(self, partial: Partial) -> Slot | None:
        if "target" not in partial:
            return Slot("target", "fighter", [Option(foe.slug) for foe in self.grapple_targets()])
        target = self.fighter_at(partial["target"])
        hands = self._free_hands()
        if "part" not in partial:
            options = [Option(LOCATIONS[part], ["GUR-WRE-03"]) for part in PARTS]
            if hands == 0:
                options = [Option("neck", ["GUR-WRE-12"])]
            return Slot("part", "word", options, options[0].value)
        if "weapon" not in partial and partial["part"] == "neck":
            behind = arc_of(self.battle, target, self.fighter.at) == REAR
            weapons = self.choke_weapons() if behind else []
            if weapons:
                names = [Option(thing.slug, ["GUR-WRE-12"]) for thing in weapons]
                return Slot("weapon", "item", names, names[0].value if hands == 0 else "")
        if "hands" not in partial and not partial.get("weapon"):
            counts = ["1", "2"] if hands == BOTH else ["1"]
            return Slot("hands", "number", [Option(count) for count in counts], counts[-1])
        return self._wrestle_trick(partial, GRAPPLE)

    def _wrestle_trick(self, partial: Partial, kind: i64) -> Slot | None:
        """Deceptive and Telegraphic where an attack roll is made (GUR-OPT-14)."""
        if "telegraphic" not in partial:
            return Slot("telegraphic", "word", [Option("yes", ["GUR-OPT-07"])], "")
        exclusive = self.battle.options.telegraphic_exclusive == "on"
        if "deceptive" not in partial and not (
            exclusive and partial.get("telegraphic", "") == "yes"
        ):
            action = self.build(partial)
            assert isinstance(action, Action)
            blow = wrestling_blow(self.battle, self.turn, action, kind)
            room = (floor_of(self.battle, blow) - 10) // 2
            if room > 0:
                counts = [Option(str(n + 1), ["GUR-OPT-05"]) for n in range(room)]
                return Slot("deceptive", "number", counts, "")
        return None

    def _grab_slot(self, partial: Partial) -> Slot | None:
        if "target" not in partial:
            return Slot("target", "fighter", [Option(foe.slug) for foe in self.grab_targets()])
        if "item" not in partial:
            target = self.fighter_at(partial["target"])
            return Slot("item", "item", [Option(thing.slug) for thing in target.hands])
        return self._wrestle_trick(partial, GRAB)

    def _slam_slot(self, partial: Partial) -> Slot | None:
        if "target" not in partial:
            return Slot("target", "fighter", [Option(foe.slug) for foe in self.slam_targets()])
        if "weapon" not in partial:
            shield = self.fighter.shield()
            if shield is not None and shield.ready():
                return Slot("weapon", "item", [Option(shield.slug, ["GUR-MOV-12"])], "")
        if "telegraphic" not in partial:
            return Slot("telegraphic", "word", [Option("yes", ["GUR-OPT-07"])], "")
        exclusive = self.battle.options.telegraphic_exclusive == "on"
        if "deceptive" not in partial and not (
            exclusive and partial.get("telegraphic", "") == "yes"
        ):
            action = self.build(partial)
            assert isinstance(action, Action) and action.target is not None
            blow = slam_blow(self.fighter, action.target, action.thing)
            dress(self.battle, self.turn, action, blow)
            room = (floor_of(self.battle, blow) - 10) // 2
            if room > 0:
                counts = [Option(str(n + 1), ["GUR-OPT-05"]) for n in range(room)]
                return Slot("deceptive", "number", counts, "")
        return None

    def _suppress_slot(self, partial: Partial) -> Slot | None:
        found = [
            means
            for means in self.shots(False)
            if means.form.mode.rof >= LEAST_RATE
            and means.thing is not None
            and means.thing.shots >= LEAST_RATE
        ]
        if "weapon" not in partial:
            names = [means.name() for means in found]
            return Slot("weapon", "item", [Option(name) for name in names], names[0])
        means = self.pick(partial, found)
        assert means.thing is not None
        if "shots" not in partial:
            most = min(means.form.mode.rof, means.thing.shots)
            counts = [str(count) for count in range(LEAST_RATE, most + 1)]
            return Slot("shots", "number", [Option(count) for count in counts], counts[-1])
        if "path" not in partial:
            zones = self.zones(means, int(partial["shots"]))
            return Slot("path", "path", [Option(zone, ["GUR-RNG-11"]) for zone in zones])
        return None

    def accepts(self, slot: Slot, value: str, partial: Partial) -> Refusal | None:
        """Any zone within range, in sight and in front will do, not only those listed."""
        if slot.kind != "path":
            return self.why_not(slot, value, partial)
        try:
            hexes = parse_path(value)
        except ValueError:
            return Refusal("not-a-path", "path", value)
        found = [means for means in self.shots(False) if means.name() == partial["weapon"]]
        pairs = len(hexes) // 2
        rapid = bool(found) and found[0].form.mode.rof >= 10
        if len(hexes) % 2 or not found or not 1 <= pairs <= int(partial["shots"]) // LEAST_RATE:
            return Refusal("not-a-path", "path", value, ["GUR-RNG-11"])
        if pairs > 1 and not rapid:
            return Refusal("not-a-path", "path", value, ["GUR-RNG-11"])
        for number, f in enumerate(hexes):
            near = number % 2 == 0 or self.battle.grid.distance(hexes[number - 1], f) == 1
            ahead = arc_of(self.battle, self.fighter, f) == 0
            seen = self.battle.grid.clear_line(self.fighter.at, f)
            far = self.battle.grid.distance(self.fighter.at, f) > found[0].form.range
            if not near or not ahead or not seen or far:
                return Refusal("no-way", "path", value, ["GUR-RNG-11"])
        return None

    def zones(self, means: Means, shots: int) -> list[str]:
        """Pairs of adjacent hexes about foes in front and in sight; two pairs from 10 shots on."""
        fight = self.battle
        found: list[str] = []
        fighter = self.fighter
        for foe in foes_of(fight, fighter):
            if foe.out() or fight.apart(fighter, foe) > means.form.range:
                continue
            if arc_of(fight, fighter, foe.at) != 0:
                continue
            for f in [foe.at, *fight.grid.neighbours(foe.at)]:
                for g in fight.grid.neighbours(f):
                    clear = fight.grid.clear_line(fighter.at, f) and fight.grid.clear_line(
                        fighter.at, g
                    )
                    text = path_text([f, g])
                    if clear and f < g and text not in found:
                        if fight.grid.open(f) and fight.grid.open(g):
                            found.append(text)
        if shots >= 10 and means.form.mode.rof >= 10 and len(found) >= 2:
            first = found[0]
            for other in found[1:4]:
                if not set(first.split(";")) & set(other.split(";")):
                    found.append(f"{first};{other}")
        if not found:
            ahead = fight.grid.step(fighter.at, fighter.facing)
            found.append(path_text([ahead, fight.grid.step(ahead, fighter.facing)]))
        return found

    def _hold_slot(self, partial: Partial, verb: str) -> Slot | None:
        holds = self.holds(verb)
        if "target" not in partial:
            slugs: list[str] = []
            for hold in holds:
                other = hold.holder if verb == "break-free" else hold.victim
                slug = self.battle.fighters[other].slug
                if slug not in slugs:
                    slugs.append(slug)
            return Slot("target", "fighter", [Option(slug) for slug in slugs], slugs[0])
        if "part" not in partial:
            parts = [LOCATIONS[hold.part] for hold in self.of(verb, partial["target"])]
            if len(parts) > 1:
                return Slot("part", "word", [Option(part) for part in parts], parts[0])
        if verb == "choke" and "way" not in partial:
            hold = self.of(verb, partial["target"])[0]
            edged = hold.weapon != NOBODY and self.battle.things[hold.weapon].kind.edged
            if not edged:
                return Slot("way", "word", [Option("fatigue", ["GUR-RUL-30"])], "")
        if verb == "judo-throw":
            if "way" not in partial:
                way = Option("damage", ["GUR-WRE-08"])
                if any(hold.lock for hold in self.of(verb, partial["target"])):
                    way = Option("go-down", ["GUR-WRE-09"])
                return Slot("way", "word", [way], "")
            if "at" not in partial and partial["way"] != "go-down":
                target = self.fighter_at(partial["target"])
                hexes = [
                    field_text(f)
                    for f in self.battle.grid.neighbours(target.at)
                    if self.battle.grid.open(f) and self.battle.somebody_at(f) is None
                ]
                if hexes:
                    return Slot("at", "field", [Option(text) for text in hexes], "")
            if "facing" not in partial:
                return Slot("facing", "number", [Option(str(d)) for d in range(6)], "")
            return self._wrestle_trick(partial, JUDO_THROW)
        if verb == "arm-lock":
            return self._wrestle_trick(partial, LOCK)
        return None

    def of(self, verb: str, slug: str) -> list[Hold]:
        """The holds of an action that concern one other fighter."""
        found: list[Hold] = []
        for hold in self.holds(verb):
            other = hold.holder if verb == "break-free" else hold.victim
            if self.battle.fighters[other].slug == slug:
                found.append(hold)
        return found


def dress(fight: Battle, turn: Turn, action: Action, blow: Blow) -> None:
    """What manoeuvre and options add to a blow that is no strike."""
    blow.telegraphic = action.telegraphic
    blow.deceptive = action.deceptive
    blow.manoeuvre = turn.manoeuvre
    blow.version = turn.version
    blow.favoured = _favoured(turn, action)
    blow.two_steps = turn.two_steps
    blow.hasty = turn.manoeuvre == MOVE_AND_ATTACK and turn.version == MELEE and blow.kind != 6
    place(fight, blow)


def wrestling_blow(fight: Battle, turn: Turn, action: Action, kind: i64) -> Blow:
    """A grapple, lock, throw or grab as a blow."""
    fighter = turn.fighter
    assert action.target is not None
    blow = Blow(fighter, action.target, None, fighter.block.punch, kind)
    blow.arm = 1
    if kind == LOCK:
        blow.skill, blow.skill_name = lock_skill(fighter)
    elif kind == JUDO_THROW:
        blow.skill, blow.skill_name = fighter.block.judo, "judo"
        if action.way == "damage":
            blow.hard = True
    else:
        blow.skill, blow.skill_name = grappling_skill(fighter)
    blow.encumbered = blow.skill_name == "judo"
    if kind == GRAPPLE and action.part >= 0:
        blow.location = action.part
    dress(fight, turn, action, blow)
    return blow


def limbs_named(fight: Battle, fighter: Combatant, action: Action) -> i64:
    """Bits of the limbs that a Committed Attack bars (GUR-MAN-14)."""
    if action.thing is not None:
        return action.thing.grip
    if action.natural == BARE:
        return BOTH & ~fighter.full_hands()
    for means in means_of(fight, fighter):
        if means.thing is None and means.natural == action.natural:
            return means.arm & (BOTH | LEGS)
    return 0
