"""Active defences: who may use which, and against what number (GUR-DEF)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.gurps.arcs import FRONT, LEFT_SIDE, REAR, RIGHT_SIDE, aware, fits
from fechtbuch.books.gurps.arms import FLAIL, NOBODY, SMALL_FLAIL, Form, Thing
from fechtbuch.books.gurps.battle import Battle
from fechtbuch.books.gurps.blow import AT_WEAPON, DUAL, SHOT, SLAM_BLOW, THROWN, Blow
from fechtbuch.books.gurps.fighter import (
    ALL_OUT_ATTACK,
    ALL_OUT_DEFENCE,
    ALL_OUT_SLAM,
    BACK,
    BLOCK,
    COMMITTED,
    DEFENSIVE,
    DIVE,
    DODGE,
    EVALUATE,
    FEVERISH,
    FORWARD,
    GROIN,
    LEFT_ARM,
    LEFT_HAND,
    MOVE_AND_ATTACK,
    NO_RETREAT,
    NOT_STUNNED,
    PARRY,
    RIGHT_ARM,
    RIGHT_HAND,
    RIGHT_LEG,
    STANDING,
    U_PARRY,
    Combatant,
)
from fechtbuch.books.gurps.states import GUARD_POSTURE, helpless
from fechtbuch.engine.tally import Tally

LARGE: Final = [0, 3, 2, 2, 1]
SMALL: Final = [0, 1, 0, 0, -1]
"""Retreat options for Dodge, fencing and mobile unarmed parries; for all else (GUR-RET-02 ff.)."""

RETREAT_RULES: Final = ["", "GUR-RET-02", "GUR-RET-04", "GUR-RET-05", "GUR-RET-06"]


def may_defend(fight: Battle, target: Combatant, blow: Blow) -> bool:
    """GUR-DEF-01, -20: aware, conscious, not helpless, and his manoeuvre leaves a defence."""
    if blow.unaware or target.manoeuvre in (ALL_OUT_ATTACK, ALL_OUT_SLAM):
        return False
    return not helpless(fight, target)


def surprises(fight: Battle, blow: Blow) -> bool:
    """Whether the target is not aware of the attack, or cannot meet it from behind."""
    target = blow.target
    attacker = blow.attacker
    if not aware(target, attacker) and target.at != attacker.at:
        return True
    if blow.arc != REAR or target.block.peripheral:
        return False
    seen = (attacker.seen_by >> int(target.index)) & 1 == 1
    return not seen and (target.steps_back >> int(attacker.index)) & 1 == 0


def held_arms(fight: Battle, fighter: Combatant) -> i64:
    """Bits of the arms that somebody holds (GUR-WRE-03)."""
    bits: i64 = 0
    for hold in fight.holds:
        if hold.victim == fighter.index and hold.item == NOBODY:
            if hold.part in (RIGHT_ARM, RIGHT_HAND):
                bits |= 1
            elif hold.part in (LEFT_ARM, LEFT_HAND):
                bits |= 2
    return bits


def idle_arms(fight: Battle, fighter: Combatant) -> i64:
    """Bits of the arms that may defend: not barred, crippled or held (GUR-DEF-15)."""
    bits: i64 = 3 & ~fighter.barred & ~fighter.lame_arms()
    if len(fight.holds) > 0:
        bits &= ~held_arms(fight, fighter)
    return bits


def close_quarters(blow: Blow, defender: Combatant) -> bool:
    """GUR-MOV-09: in one hex, but not against the attack that enters it."""
    return blow.distance == 0 and not blow.entering


# Which parries there are.


def parry_form(fight: Battle, thing: Thing, blow: Blow, defender: Combatant) -> Form | None:
    """The best way to parry with a thing as it is held; None if it cannot (GUR-DEF-15)."""
    best: Form | None = None
    close = close_quarters(blow, defender)
    for form in thing.forms:
        mode = form.mode
        if mode.ranged or mode.no_parry or mode.bash or not fits(thing, form):
            continue
        if close and mode.reach & 1 == 0:
            continue
        if best is None or _worth(form) > _worth(best):
            best = form
    return best


def _worth(form: Form) -> i64:
    return form.skill + 2 * form.mode.parry


def on_guard(defender: Combatant, thing: Thing, form: Form) -> bool:
    """GUR-EQP-04: an unbalanced weapon that attacked cannot parry, with its exceptions."""
    if not thing.swung or not form.mode.unbalanced or defender.recovered:
        return True
    return defender.manoeuvre == DEFENSIVE and defender.version == U_PARRY


def weapon_parries(
    fight: Battle, defender: Combatant, blow: Blow, crossed: bool = False
) -> list[Thing]:
    """Things that can parry this attack, unbalanced ones that need Rapid Recovery included.

    With `crossed` also those that could do so only together with a second weapon.
    """
    found: list[Thing] = []
    if blow.kind == SHOT:
        return found  # GUR-DEF-04, GUR-RUL-57
    arms = idle_arms(fight, defender)
    grasping = fight.grasping(defender)
    for thing in defender.hands:
        if thing.kind.shield or not thing.ready():
            continue
        if blow.kind == AT_WEAPON and thing is not defender.weapon():
            continue  # GUR-HIT-06
        if thing.grip & arms != thing.grip or thing.grip & grasping != 0:
            continue
        form = parry_form(fight, thing, blow, defender)
        if form is None:
            continue
        if not crossed and too_light_for_flail(form, blow):
            continue
        found.append(thing)
    return found


def too_light_for_flail(form: Form, blow: Blow) -> bool:
    """GUR-DEF-18: a fencing weapon or a knife stops no flail by itself."""
    return blow.form.mode.flail != 0 and (form.mode.fencing or form.mode.skill == "knife")


def bare_limbs(fight: Battle, defender: Combatant, blow: Blow) -> i64:
    """Bits of the bare limbs that can parry: empty hands, and a leg (GUR-DEF-04, GUR-RET-08)."""
    if blow.kind in (SHOT, AT_WEAPON):
        return 0
    bits = idle_arms(fight, defender) & ~defender.full_hands() & ~fight.grasping(defender)
    if low_line(defender, blow) and defender.barred & 4 == 0:
        bits |= 4
    return bits


def low_line(defender: Combatant, blow: Blow) -> bool:
    """GUR-RET-08: standing on two working legs, against an attack below the waist."""
    if defender.posture != STANDING or defender.lame_legs() > 0:
        return False
    if blow.kind in (SHOT, SLAM_BLOW):
        return False
    return blow.location == GROIN or blow.location >= RIGHT_LEG


def unarmed_skills(defender: Combatant, leg: bool) -> list[str]:
    """Skills for a bare parry, the best first; DX if nothing is better."""
    block = defender.block
    found: list[tuple[int, str]] = [(-int(block.dx), "dx")]
    if block.brawling > 0:
        found.append((-int(block.brawling), "brawling"))
    if block.karate > 0:
        found.append((-int(block.karate), "karate"))
    if not leg:
        if block.judo > 0:
            found.append((-int(block.judo), "judo"))
        if block.boxing > 0:
            found.append((-int(block.boxing), "boxing"))
        if block.wrestling > 0:
            found.append((-int(block.wrestling), "wrestling"))
        if block.sumo > 0:
            found.append((-int(block.sumo), "sumo"))
    found.sort()
    return [name for _, name in found]


def skill_level(defender: Combatant, name: str) -> i64:
    """The level of an unarmed skill by name."""
    block = defender.block
    if name == "judo":
        return block.judo
    if name == "karate":
        return block.karate
    if name == "boxing":
        return block.boxing
    if name == "brawling":
        return block.brawling
    if name == "wrestling":
        return block.wrestling
    return block.sumo if name == "sumo" else block.dx


def best_bare(fight: Battle, defender: Combatant, blow: Blow, limb: i64) -> str:
    """The skill whose bare parry has the highest number against this attack."""
    best = "dx"
    most: i64 = -100
    for name in unarmed_skills(defender, limb & 4 != 0):
        level = skill_level(defender, name) // 2
        if name in {"judo", "karate"}:
            level -= defender.level
        else:
            level += against_weapon(blow, name)
        if mobile(name):
            level += 1 if most >= level else 0
        if level > most:
            most = level
            best = name
    return best


def mobile(name: str) -> bool:
    """GUR-RET-10: Boxing, Karate and Judo parries are mobile, and halve (GUR-DEF-07)."""
    return name in {"judo", "karate", "boxing"}


def against_weapon(blow: Blow, name: str) -> i64:
    """GUR-DEF-16: −3 bare-handed against weapons, but not against thrusts or with Judo, Karate."""
    if blow.armed():
        if name in {"judo", "karate"}:
            return 0
        if blow.kind != THROWN and blow.form.mode.key.startswith("thrust"):
            return 0
        return -3
    if blow.form.mode.limb == 4 and (name in {"boxing", "sumo"}):
        return -2
    return 0


def shield_blocks(fight: Battle, defender: Combatant, blow: Blow) -> Thing | None:
    """GUR-DEF-12: the shield that can block this attack."""
    shield = defender.shield()
    if shield is None or not shield.ready() or blow.kind == AT_WEAPON:
        return None
    if shield.grip & idle_arms(fight, defender) == 0:
        return None
    if close_quarters(blow, defender) or not covers(shield, blow.arc):
        return None
    if blow.kind == SHOT and fight.options.block_any_attack == "off" and blow.form.mode.firearm:
        return None
    if fight.options.multi_block == "one_per_turn" and _blocks(defender, shield) > 0:
        return None
    return shield


def covers(shield: Thing, arc: i64) -> bool:
    """Whether a shield protects against attacks from an arc (GUR-DEF-20, -21)."""
    if arc == FRONT:
        return True
    if arc == REAR:
        return False
    return arc == (RIGHT_SIDE if shield.grip & 1 != 0 else LEFT_SIDE)


def may_parry(defender: Combatant) -> bool:
    """Whether the manoeuvre leaves parries, Rapid Recovery apart (GUR-MAN-19)."""
    return defender.manoeuvre != MOVE_AND_ATTACK


# The numbers, in the order of GUR-DEF-24.


def dodge_score(fight: Battle, defender: Combatant, blow: Blow, retreat: i64, effort: i64) -> Tally:
    """Dodge against this attack, without an acrobatic try."""
    score = plain_dodge(fight, defender)
    _add_shield(fight, score, defender, blow)
    _own_state(fight, score, defender, blow, DODGE)
    _chosen(fight, score, defender, blow, retreat, effort, True, True)
    _of_the_attack(score, defender, blow, True)
    return score


def plain_dodge(fight: Battle, defender: Combatant) -> Tally:
    """GUR-DEF-13: Basic Speed + 3, encumbrance, Combat Reflexes, then the halvings."""
    score = fight.tally("dodge", defender.block.speed // 4 + 3, "GUR-DEF-13")
    score.add("encumbrance", -defender.level, "GUR-EQP-09")
    if defender.block.combat_reflexes:
        score.add("combat-reflexes", 1, "GUR-DEF-24")
    if defender.reeling():
        score.halve("reeling", "GUR-INJ-05", True)
    if defender.tired():
        score.halve("tired", "GUR-INJ-09", True)
    return score


def parry_score(
    fight: Battle,
    defender: Combatant,
    blow: Blow,
    thing: Thing,
    form: Form,
    way: str,
    retreat: i64,
    effort: i64,
) -> Tally:
    """A parry with a weapon; `way` is `crossed`, `supported` or nothing."""
    score = _weapon_parry(fight, defender, blow, thing, form)
    _add_shield(fight, score, defender, blow)
    _own_state(fight, score, defender, blow, PARRY)
    if defender.manoeuvre == DEFENSIVE and defender.version == PARRY:
        if defender.named & thing.grip != 0:
            score.add("defensive-attack", 1, "GUR-MAN-16")
    if way != "crossed":
        score.add("repeated", repeated(fight, defender, form, thing.grip), "GUR-DEF-05")
    if way == "crossed":
        score.add("two-weapon-parry", 2, "GUR-DEF-10")
    elif way == "supported":
        score.add("supported-parry", 1, "GUR-DEF-11")
    _chosen(fight, score, defender, blow, retreat, effort, form.mode.fencing, False)
    _thrown(score, blow)
    _flail(score, blow, True)
    _of_the_attack(score, defender, blow, False)
    return score


def crossed_score(
    fight: Battle, defender: Combatant, blow: Blow, a: Thing, b: Thing, retreat: i64, effort: i64
) -> Tally:
    """GUR-DEF-10: the better of the two modified Parry scores, then +2."""
    first = parry_form(fight, a, blow, defender)
    second = parry_form(fight, b, blow, defender)
    assert first is not None and second is not None
    one = modified_parry(fight, defender, blow, a, first)
    two = modified_parry(fight, defender, blow, b, second)
    thing = b if two > one else a
    form = second if two > one else first
    score = parry_score(fight, defender, blow, thing, form, "crossed", retreat, effort)
    score.add("repeated", repeated(fight, defender, form, thing.grip), "GUR-DEF-05")
    return score


def modified_parry(fight: Battle, defender: Combatant, blow: Blow, thing: Thing, form: Form) -> i64:
    """A weapon's Parry with its own repeated-use penalty."""
    score = _weapon_parry(fight, defender, blow, thing, form)
    return score.total + repeated(fight, defender, form, thing.grip)


def _weapon_parry(
    fight: Battle, defender: Combatant, blow: Blow, thing: Thing, form: Form
) -> Tally:
    """Step 1: 3 + half the skill + the weapon's modifier."""
    skill = form.skill
    if thing.grip == defender.off_hand() and not defender.block.ambidextrous:
        if form.mode.skill != "main-gauche":
            skill -= 4  # GUR-OPT-11
    if form.weak > 0:
        skill -= form.weak
    skill = _grappled(fight, defender, blow, skill)
    score = fight.tally("parry", 3 + skill // 2, "GUR-DEF-04")
    score.add("weapon-parry", form.mode.parry, "GUR-DEF-04")
    if defender.block.combat_reflexes:
        score.add("combat-reflexes", 1, "GUR-DEF-24")
    if form.encumbered:
        score.add("encumbrance", -defender.level, "GUR-EQP-05")
    return score


def bare_score(
    fight: Battle, defender: Combatant, blow: Blow, limb: i64, name: str, retreat: i64, effort: i64
) -> Tally:
    """A parry with an empty hand or, low, with a leg (GUR-DEF-16, GUR-RET-08)."""
    skill = _grappled(fight, defender, blow, skill_level(defender, name))
    leg = limb & 4 != 0
    score = fight.tally("parry", 3 + skill // 2, "GUR-RET-08" if leg else "GUR-DEF-04")
    if defender.block.combat_reflexes:
        score.add("combat-reflexes", 1, "GUR-DEF-24")
    if name in {"judo", "karate"}:
        score.add("encumbrance", -defender.level, "GUR-DEF-24")
    _add_shield(fight, score, defender, blow)
    _own_state(fight, score, defender, blow, PARRY)
    if defender.manoeuvre == DEFENSIVE and defender.version == PARRY and defender.named & limb != 0:
        score.add("defensive-attack", 1, "GUR-MAN-16")
    score.add("repeated", repeated_bare(defender, name, limb), "GUR-DEF-05")
    _chosen(fight, score, defender, blow, retreat, effort, mobile(name), False)
    score.add("bare-against-weapon", against_weapon(blow, name), "GUR-DEF-16")
    _thrown(score, blow)
    _flail(score, blow, True)
    _of_the_attack(score, defender, blow, False)
    return score


def block_score(
    fight: Battle, defender: Combatant, blow: Blow, shield: Thing, retreat: i64, effort: i64
) -> Tally:
    """GUR-DEF-12: 3 + half of Shield, and the shield's DB."""
    block = defender.block
    level = block.cloak if shield.kind.cloak else block.shield
    if level == 0:
        level = block.dx - 4
    score = fight.tally("block", 3 + _grappled(fight, defender, blow, level) // 2, "GUR-DEF-12")
    if block.combat_reflexes:
        score.add("combat-reflexes", 1, "GUR-DEF-24")
    _add_shield(fight, score, defender, blow)
    _own_state(fight, score, defender, blow, BLOCK)
    if defender.manoeuvre == DEFENSIVE and defender.version == BLOCK:
        score.add("defensive-attack", 1, "GUR-MAN-16")
    k = _blocks(defender, shield)
    if k > 0:
        if block.master or block.trained:
            score.add("repeated", -(5 * k // 2), "GUR-DEF-09")
        else:
            score.add("repeated", -5 * k, "GUR-DEF-12")
    _chosen(fight, score, defender, blow, retreat, effort, False, False)
    _flail(score, blow, False)
    _of_the_attack(score, defender, blow, False)
    return score


def _blocks(defender: Combatant, shield: Thing) -> i64:
    return defender.blocked[0 if shield.grip & 1 != 0 else 1]


def _grappled(fight: Battle, defender: Combatant, blow: Blow, skill: i64) -> i64:
    """GUR-WRE-02: −4 to DX and so to skills, unless the −4 of a lock stands in its place."""
    if len(fight.holds) > 0 and fight.grappled(defender) and not locked_by(fight, defender, blow):
        return skill - 4
    return skill


def locked_by(fight: Battle, defender: Combatant, blow: Blow) -> bool:
    """GUR-WRE-05: whether the attacker himself has the defender's arm in a lock."""
    for hold in fight.holds:
        if hold.lock and hold.victim == defender.index and hold.holder == blow.attacker.index:
            return True
    return False


def _add_shield(fight: Battle, score: Tally, defender: Combatant, blow: Blow) -> None:
    """Step 3, GUR-DEF-21: DB against attacks from the front or the shield's side."""
    for thing in defender.hands:
        if thing.kind.shield:
            if thing.ready() and covers(thing, blow.arc):
                score.add("shield", thing.kind.db, "GUR-DEF-21")
            return


def _own_state(fight: Battle, score: Tally, defender: Combatant, blow: Blow, kind: i64) -> None:
    """Step 4: posture, stun, balance, locks, the manoeuvre."""
    if defender.posture != STANDING:
        score.add("posture", GUARD_POSTURE[defender.posture], "GUR-STA-01")
    if defender.stunned != NOT_STUNNED:
        score.add("stunned", -4, "GUR-DEF-02")
    if defender.off_balance:
        score.add("off-balance", -2, "GUR-STA-05")
    if defender.guard_dropped:
        score.add("guard-dropped", -2, "GUR-DIC-13")
    if defender.torn:
        score.add("torn-muscle", -1, "GUR-DIC-13")
    if defender.shaken > 0:
        score.add("shaken", -2, "GUR-DIC-13")
    if len(fight.holds) > 0 and locked_by(fight, defender, blow):
        score.add("locked", -4, "GUR-WRE-05")
    manoeuvre = defender.manoeuvre
    if manoeuvre == COMMITTED:
        score.add("committed", -2, "GUR-MAN-14")
    elif manoeuvre == ALL_OUT_DEFENCE:
        if defender.version == kind:
            score.add("all-out-defence", 2, "GUR-MAN-17")
    elif manoeuvre == EVALUATE:
        if defender.studied == blow.attacker.index and fight.options.evaluate_rule == "house":
            score.add("evaluate", 1, "GUR-MAN-32")


def _chosen(
    fight: Battle,
    score: Tally,
    defender: Combatant,
    blow: Blow,
    retreat: i64,
    effort: i64,
    large: bool,
    dodge: bool,
) -> None:
    """Step 5: retreat option and Feverish Defence."""
    if retreat != NO_RETREAT:
        if blow.ranged():
            if dodge and retreat == DIVE:
                score.add("dive", 3, "GUR-RET-03")
        else:
            bonus: i64 = LARGE[retreat] if large else SMALL[retreat]
            score.add("retreat", bonus, RETREAT_RULES[retreat])
    elif defender.retreat_from == blow.attacker.index and not blow.ranged():
        if fight.options.retreat_persists == "on" and defender.retreat_kind not in (DIVE, FORWARD):
            bonus = LARGE[defender.retreat_kind] if large else SMALL[defender.retreat_kind]
            score.add("retreat", bonus, "GUR-RET-09")
    if effort == FEVERISH:
        score.add("feverish-defence", 2, "GUR-EFF-07")


def _thrown(score: Tally, blow: Blow) -> None:
    """GUR-DEF-04: −1 against thrown weapons, −2 if they are light."""
    if blow.kind == THROWN and blow.thing is not None:
        score.add("thrown-weapon", -2 if blow.thing.kind.weight <= 100 else -1, "GUR-DEF-04")


def _flail(score: Tally, blow: Blow, parry: bool) -> None:
    """GUR-DEF-18."""
    flail = blow.form.mode.flail
    if flail == FLAIL:
        score.add("flail", -4 if parry else -2, "GUR-DEF-18")
    elif flail == SMALL_FLAIL:
        score.add("flail", -2 if parry else -1, "GUR-DEF-18")


def _of_the_attack(score: Tally, defender: Combatant, blow: Blow, dodge: bool) -> None:
    """Step 6: arc, feint, deception, telegraphing, two weapons."""
    if blow.arc == REAR or (blow.arc != FRONT and not defender.block.peripheral):
        score.add("side-attack", -2, "GUR-DEF-20")
    if blow.feint > 0 and (dodge or not blow.feint_ranged):
        score.add("feint", -blow.feint, "GUR-OPT-15" if blow.feint_ranged else "GUR-OPT-03")
    if blow.deceptive > 0:
        if blow.ranged():
            if dodge:
                score.add("deceptive", -blow.deceptive, "GUR-OPT-06")
        else:
            score.add("deceptive", -seen_through(defender, blow), "GUR-OPT-05")
    if blow.telegraphic:
        score.add("telegraphic", 2, "GUR-OPT-07")
    if blow.split == DUAL and blow.same_target:
        score.add("dual-weapon", -1, "GUR-OPT-09")


def seen_through(defender: Combatant, blow: Blow) -> i64:
    """GUR-MAN-33: what a held Evaluate leaves of a deception; set by `blow.studied`."""
    left = blow.deceptive - blow.studied
    return left if left > 0 else 0


def step_of(defender: Combatant, form: Form | None, fight: Battle, name: str) -> i64:
    """GUR-DEF-05 to -08: what each earlier parry costs, after the halvings."""
    step: i64 = 4
    if form is not None:
        if form.master:
            step = 2
        long = form.mode.hands == 2 and form.mode.longest() >= fight.options.long_two_handed_reach
        if form.mode.fencing or long:
            step //= 2
    else:
        if defender.block.trained:
            step = 2
        if mobile(name):
            step //= 2
    return step


def repeated(fight: Battle, defender: Combatant, form: Form, grip: i64) -> i64:
    """The penalty for parries already made with these arms since his turn began."""
    k = 0
    if grip & 1 != 0:
        k = defender.parried[0]
    if grip & 2 != 0 and defender.parried[1] > k:
        k = defender.parried[1]
    if k == 0:
        return 0
    return -k * step_of(defender, form, fight, "")


def repeated_bare(defender: Combatant, name: str, limb: i64) -> i64:
    """The same for a bare limb."""
    place = 2 if limb & 4 != 0 else 0 if limb & 1 != 0 else 1
    k = defender.parried[place]
    if k == 0:
        return 0
    step: i64 = 4
    if defender.block.trained:
        step = 2
    if mobile(name):
        step //= 2
    return -k * step


def retreat_rule(retreat: i64) -> str:
    """The rule of a retreat option."""
    return RETREAT_RULES[retreat]


def straight_back(retreat: i64) -> bool:
    """Whether an option is the plain Retreat."""
    return retreat == BACK
