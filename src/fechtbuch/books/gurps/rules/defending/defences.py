"""Active defences: who may use which, and against what number (GUR-DEF)."""

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.arms import Form
from fechtbuch.books.gurps.kinds.terms import (
    ALL_OUT_ATTACK,
    ALL_OUT_SLAM,
    DEFENSIVE,
    GROIN,
    MOVE_AND_ATTACK,
    RIGHT_LEG,
    STANDING,
    U_PARRY,
)
from fechtbuch.books.gurps.rules.basics.held_limbs import held_arms
from fechtbuch.books.gurps.rules.basics.states import helpless
from fechtbuch.books.gurps.rules.moving.facing_and_reach import (
    FRONT,
    LEFT_SIDE,
    REAR,
    RIGHT_SIDE,
    aware,
    fits,
)
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.blow import AT_WEAPON, SHOT, SLAM_BLOW, THROWN, Blow
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.things import Thing


def may_defend(fight: Battle, target: Combatant, blow: Blow) -> bool:
    """GUR-DEF-01, GUR-DEF-20: aware, not helpless, and his manoeuvre leaves a defence."""
    if blow.unaware or target.manoeuvre in (ALL_OUT_ATTACK, ALL_OUT_SLAM):
        return False
    return not helpless(fight, target)


def surprises(fight: Battle, blow: Blow) -> bool:
    """Whether the target is not aware of the attack, or cannot meet it from behind."""
    target = blow.target
    attacker = blow.attacker
    if not aware(target, attacker) and target.at != attacker.at:
        return True
    return blow.arc == REAR and not meets_behind(target, attacker)


def meets_behind(target: Combatant, attacker: Combatant) -> bool:
    """GUR-DEF-20: whether an attack from behind can be met: a run-around, a retreat, the trait."""
    if target.block.peripheral or attacker.seen_by & target.bit != 0:
        return True
    return target.steps_back & attacker.bit != 0


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


def on_guard(defender: Combatant, thing: Thing) -> bool:
    """GUR-EQP-04, GUR-RUL-80: after an unbalanced attack it cannot parry, with its exceptions."""
    if defender.recovered or not thing.off_guard():
        return True
    if defender.manoeuvre != DEFENSIVE or defender.version != U_PARRY:
        return False
    return defender.named & thing.grip != 0  # GUR-MAN-16: the weapon of this attack


def weapon_parries(
    fight: Battle, defender: Combatant, blow: Blow, crossed: bool = False
) -> list[Thing]:
    """Things that can parry this attack, unbalanced ones that need Rapid Recovery included.

    With `crossed` also those that could do so only together with a second weapon.
    """
    return [
        thing
        for thing in defender.hands
        if parry_with(fight, defender, blow, thing, crossed) is not None
    ]


def parry_with(
    fight: Battle, defender: Combatant, blow: Blow, thing: Thing, crossed: bool = False
) -> Form | None:
    """How a thing in hand can parry this attack; None if it cannot."""
    if thing.kind.shield or not thing.ready() or blow.kind == SHOT:
        return None  # GUR-DEF-04, GUR-RUL-57
    if blow.kind == AT_WEAPON and thing is not blow.struck:
        return None  # GUR-HIT-06
    if thing.grip & idle_arms(fight, defender) != thing.grip:
        return None
    if thing.grip & fight.grasping(defender) != 0:
        return None
    form = parry_form(fight, thing, blow, defender)
    if form is not None and not crossed and too_light_for_flail(form, blow):
        return None
    return form


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
    return defender.block.leg_parries if leg else defender.block.bare_parries


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
        if name in ("judo", "karate"):
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
    """GUR-RET-10, GUR-RUL-12: Boxing, Karate and Judo are nimble, and halve (GUR-DEF-07)."""
    return name in ("judo", "karate", "boxing")


def against_weapon(blow: Blow, name: str) -> i64:
    """GUR-DEF-16: −3 bare-handed against weapons, but not against thrusts or with Judo, Karate."""
    if blow.armed():
        if name in ("judo", "karate"):
            return 0
        if blow.kind != THROWN and blow.form.mode.key.startswith("thrust"):
            return 0
        return -3
    if blow.form.mode.limb == 4 and (name in ("boxing", "sumo")):
        return -2
    return 0


def shield_blocks(fight: Battle, defender: Combatant, blow: Blow) -> list[Thing]:
    """GUR-DEF-12: the shields that can block this attack, one on each arm at most."""
    return [
        thing
        for thing in defender.hands
        if thing.kind.shield and blocks_with(fight, defender, blow, thing)
    ]


def blocks_with(fight: Battle, defender: Combatant, blow: Blow, shield: Thing) -> bool:
    """GUR-RUL-58: whether a shield can block this attack: ready, in its arc, with room."""
    if not shield.ready() or blow.kind == AT_WEAPON:
        return False
    if shield.grip & idle_arms(fight, defender) == 0:
        return False
    if close_quarters(blow, defender) or not covers(shield, blow.arc):
        return False
    if blow.kind == SHOT and fight.options.block_any_attack == "off" and blow.form.mode.firearm:
        return False
    if fight.options.multi_block == "one_per_turn":  # GUR-RUL-37
        return defender.blocked[0] + defender.blocked[1] == 0
    return True


def shield_bonus(defender: Combatant, arc: i64) -> i64:
    """GUR-DEF-21: DB against attacks from an arc; of two shields the better one counts."""
    best: i64 = 0
    for thing in defender.hands:
        if thing.kind.shield and thing.kind.db > best and thing.ready() and covers(thing, arc):
            best = thing.kind.db
    return best


def covers(shield: Thing, arc: i64) -> bool:
    """Whether a shield protects against attacks from an arc (GUR-DEF-20, GUR-DEF-21)."""
    if arc == FRONT:
        return True
    if arc == REAR:
        return False
    return arc == (RIGHT_SIDE if shield.grip & 1 != 0 else LEFT_SIDE)


def may_parry(defender: Combatant) -> bool:
    """Whether the manoeuvre leaves parries, Rapid Recovery apart (GUR-MAN-19)."""
    return defender.manoeuvre != MOVE_AND_ATTACK


def blocks_made(defender: Combatant, shield: Thing) -> i64:
    """How often a shield has blocked since his turn began."""
    return defender.blocked[0 if shield.grip & 1 != 0 else 1]
