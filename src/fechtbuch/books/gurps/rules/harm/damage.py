"""Damage: dice, DR, wounding factors, knockback (GUR-DMG, GUR-MOV-14)."""

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.arms import (
    BURN,
    COR,
    CR,
    CUT,
    FIXED,
    IMP,
    PI_HUGE,
    PI_LARGE,
    PI_SMALL,
    SWING,
    TOX,
    TYPE_WORDS,
)
from fechtbuch.books.gurps.kinds.tables import FACTORS
from fechtbuch.books.gurps.kinds.terms import (
    ALL_OUT_ATTACK,
    COMMITTED,
    DEFENSIVE,
    EYE,
    FACE,
    GREAT_LUNGE,
    GROIN,
    LOCATIONS,
    LONG,
    MIGHTY_BLOW,
    NECK,
    RIGHT_LEG,
    SKULL,
    STRONG,
    TORSO,
    VITALS,
)
from fechtbuch.books.gurps.rules.basics.letting_go import tear_apart
from fechtbuch.books.gurps.rules.basics.rolls import damage_dice, harmless_up_to
from fechtbuch.books.gurps.rules.basics.states import dexterity, fall, keeps_balance
from fechtbuch.books.gurps.rules.basics.still_valid import end_invalid
from fechtbuch.books.gurps.rules.harm.injury import Wound, distract, extremity, injure, limb
from fechtbuch.books.gurps.rules.moving.facing_and_reach import REAR
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.blow import Blow
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.engine.grid import Arc
from fechtbuch.engine.tally import Tally


def factor(kind: i64, location: i64) -> i64:
    """GUR-DMG-01, GUR-DMG-02: the wounding factor of a damage type at a location, in halves."""
    if location in (SKULL, EYE):
        return 2 if kind == TOX else 8
    if location == FACE:
        return 3 if kind == COR else FACTORS[kind]
    if location == NECK:
        if kind in (CR, COR):
            return 3
        return 4 if kind == CUT else FACTORS[kind]
    if location == VITALS:
        if kind == IMP or PI_SMALL <= kind <= PI_HUGE:
            return 6
        return 4 if kind == BURN else FACTORS[kind]
    if limb(location) or extremity(location):
        if kind in (IMP, PI_LARGE, PI_HUGE):
            return 2
    return FACTORS[kind]


def resistance(victim: Combatant, location: i64, kind: i64, rear: bool, rigid_only: bool) -> i64:
    """GUR-DMG-03: DR of armour and skull at a location."""
    block = victim.block
    where: i64 = TORSO if location == VITALS else location
    if rigid_only:
        dr: i64 = block.rigid_crushing[where] if kind == CR else block.rigid[where]
    else:
        dr = block.dr_crushing[where] if kind == CR else block.dr[where]
    if not rear:
        dr += block.front[where]
    if location == SKULL:
        dr += 2
    elif location == VITALS:
        dr += block.dr_crushing[VITALS] if kind == CR else block.dr[VITALS]
    return dr


def bonus_per_die(fight: Battle, amount: i64, dice: i64) -> i64:
    """GUR-DMG-06, GUR-RUL-44: a flat ±2, or, switched, ±1 per die if that is more."""
    if fight.options.damage_bonus_mode == "per_die" and dice > 2:
        return dice if amount > 0 else -dice
    return amount


def damage_of(fight: Battle, blow: Blow) -> Tally:
    """The adds of a blow's damage, part by part; the dice are the form's."""
    form = blow.form
    mode = form.mode
    adds = fight.tally("damage-adds", form.adds, "GUR-DMG-05")
    dice = form.dice
    if mode.base == FIXED or blow.ranged():
        return adds
    swing = mode.base == SWING
    if blow.version == STRONG:
        if blow.manoeuvre == ALL_OUT_ATTACK:
            adds.add("all-out-strong", bonus_per_die(fight, 2, dice), "GUR-MAN-06")
        elif blow.manoeuvre == COMMITTED:
            more: i64 = 1
            if fight.options.damage_bonus_mode == "per_die" and dice >= 4:
                more = dice // 2
            adds.add("committed-strong", more, "GUR-MAN-12")
    if blow.manoeuvre == DEFENSIVE:
        adds.add("defensive-attack", bonus_per_die(fight, -2, dice), "GUR-MAN-15")
    # GUR-RUL-26
    if blow.version == LONG and swing and fight.options.aoa_long_swing_penalty == "on":
        adds.add("long-swing", bonus_per_die(fight, -2, dice), "GUR-MAN-07")
    if blow.effort == MIGHTY_BLOW:
        adds.add("mighty-blow", bonus_per_die(fight, 2, dice), "GUR-EFF-03")
    if blow.effort == GREAT_LUNGE and swing:
        adds.add("great-lunge", bonus_per_die(fight, -2, dice), "GUR-EFF-05")
    if blow.stop_thrust > 0:
        adds.add("stop-thrust", blow.stop_thrust, "GUR-MAN-37")
    return adds


class Effect:
    """What a critical hit makes of the damage (GUR-DIC-10, GUR-DIC-11)."""

    def __init__(self) -> None:
        self.times: i64 = 1
        self.most = False
        self.half_dr: i64 = 0
        """1: DR counts half, rounded down; 2: rounded up."""
        self.no_dr = False
        self.major = False
        self.numbs = False
        self.scars = False


def deal(fight: Battle, blow: Blow, location: i64, effect: Effect | None) -> i64:
    """Roll a hit's damage and let the victim have it; the injury done."""
    adds = damage_of(fight, blow)
    mode = blow.form.mode
    fight.settle(blow.attacker, adds, "damage")
    if effect is not None and effect.most:
        rolled = 6 * blow.form.dice + adds.total
        fight.note("most-damage", "GUR-DIC-10", blow.attacker, amount=rolled)
    else:
        rolled = adds.total
        dice = blow.form.dice
        if dice > 0:
            cuts = harmless_up_to(dice, _idle(blow, location, effect) - adds.total)
            rolled += fight.roll(blow.attacker, dice, 6, "damage", adds, cuts)
    least: i64 = 0 if mode.type == CR else 1
    if rolled < least:
        rolled = least
    if blow.ranged() and blow.form.half > 0 and blow.distance > blow.form.half:
        rolled //= 2  # GUR-DMG-07
    if effect is not None:
        rolled *= effect.times
    if blow.ranged() and low(location):
        # GUR-RNG-14: what is behind cover is hit through it.
        if fight.grid.cover(blow.attacker.at, blow.target.at) > 0:
            rolled -= fight.scene.cover_dr
            if rolled <= 0:
                fight.note("cover-stops", "GUR-RNG-14", blow.target, blow.attacker)
                return 0
    blow.rolled = rolled
    return hurt(fight, blow, blow.target, rolled, location, effect)


def low(location: i64) -> bool:
    """Below the waist: groin, legs, feet (GUR-HIT-02), and what partial cover hides."""
    return location == GROIN or location >= RIGHT_LEG


def _idle(blow: Blow, location: i64, effect: Effect | None) -> i64:
    """Damage up to this does nothing at all: no wound, no trauma, no knockback."""
    if effect is not None or blow.thing is None or blow.form.half > 0:
        return 0
    mode = blow.form.mode
    if mode.divisor_over != mode.divisor_under or blow.chink:
        return 0
    idle = resistance(blow.target, location, mode.type, blow.arc == REAR, False)
    most: i64 = 4 if mode.type == CR else 9
    if mode.type in (CR, CUT) and blow.target.block.st - 3 < most:
        most = blow.target.block.st - 3
    return idle if idle < most else most


def hurt(
    fight: Battle, blow: Blow, victim: Combatant, rolled: i64, location: i64, effect: Effect | None
) -> i64:
    """From rolled damage to injury; knockback comes in between (GUR-RUL-66)."""
    mode = blow.form.mode
    kind = mode.type
    dr = resistance(victim, location, kind, blow.arc == REAR, False)
    if blow.chink:
        bone: i64 = 2 if location == SKULL else 0
        dr = (dr - bone) // 2 + bone  # GUR-HIT-03: the armour, not the skull
    if mode.divisor_over != mode.divisor_under:
        if dr == 0 and mode.divisor_over < mode.divisor_under:
            dr = 1
        else:
            dr = dr * mode.divisor_under // mode.divisor_over
    if effect is not None:
        if effect.no_dr:
            dr = 0
        elif effect.half_dr == 1:
            dr //= 2
        elif effect.half_dr == 2:
            dr = (dr + 1) // 2
    through = rolled - dr
    if fight.telling:
        fight.note(
            "damage",
            "GUR-DMG-03",
            blow.attacker,
            victim,
            amount=rolled,
            word=LOCATIONS[location],
            values={"dr": int(dr), "through": int(through if through > 0 else 0)},
        )
    falls = knock_back(fight, blow, victim, rolled, through)
    if through <= 0:
        trauma = bruise(fight, victim, blow.attacker, location, kind, rolled)
        if falls and trauma == 0:
            distract(fight, victim)  # GUR-MAN-34
        return trauma
    injury = wounding(fight, blow.attacker, victim, through, kind, location)
    wound = Wound(injury, location, kind)
    if effect is not None:  # GUR-DIC-10, GUR-DIC-11
        wound.major = effect.major
        wound.numbs = effect.numbs
        wound.double_shock = effect.numbs
    injure(fight, victim, wound, blow.attacker)
    return injury


def wounding(
    fight: Battle, source: Combatant, victim: Combatant, through: i64, kind: i64, location: i64
) -> i64:
    """GUR-DMG-01, GUR-DMG-02: the injury that penetrating damage does, and why."""
    halves = factor(kind, location)
    injury = through * halves // 2
    if injury < 1:
        injury = 1
    if fight.telling:
        fight.note(
            "wounding",
            "GUR-DMG-01" if halves == FACTORS[kind] else "GUR-DMG-02",
            source,
            victim,
            amount=injury,
            word=TYPE_WORDS[kind],
            values={"through": int(through), "halves": int(halves)},
        )
    return injury


def bruise(
    fight: Battle, victim: Combatant, source: Combatant, location: i64, kind: i64, rolled: i64
) -> i64:
    """GUR-DMG-04: blunt trauma behind armour that stopped everything; the injury."""
    trauma = blunt_trauma(victim, location, kind, rolled)
    if trauma > 0:
        fight.note("blunt-trauma", "GUR-DMG-04", victim, amount=trauma)
        injure(fight, victim, Wound(trauma, location, CR), source)
    return trauma


def blunt_trauma(victim: Combatant, location: i64, kind: i64, rolled: i64) -> i64:
    """GUR-DMG-04: what flexible armour lets through although it stopped the blow."""
    where: i64 = TORSO if location == VITALS else location
    block = victim.block
    if kind == CR:
        flexible: i64 = block.dr_crushing[where] - block.rigid_crushing[where]
        stopped = rolled if rolled < flexible else flexible
        return stopped // 5
    if kind in (CUT, IMP) or PI_SMALL <= kind <= PI_HUGE:
        flexible = block.dr[where] - block.rigid[where]
        stopped = rolled if rolled < flexible else flexible
        return stopped // 10
    return 0


def knock_back(fight: Battle, blow: Blow, victim: Combatant, rolled: i64, through: i64) -> bool:
    """GUR-MOV-14: one hex per full multiple of ST − 2; whether he falls."""
    kind = blow.form.mode.type
    if not (kind == CR or (kind == CUT and through <= 0)):
        return False
    step = victim.block.st - 2
    if step < 1:
        step = 1
    hexes = rolled // step
    if hexes == 0 or victim.dead:
        return False
    grid = fight.grid
    way = grid.direction(blow.attacker.at, victim.at)
    if way < 0:
        way = blow.attacker.facing
    moved: i64 = 0
    stopped = False
    while moved < hexes:
        there = grid.step(victim.at, way)
        if not grid.open(there) or fight.somebody_at(there) is not None:
            stopped = True
            break
        victim.at = there
        moved += 1
    fight.note(
        "knocked-back",
        "GUR-MOV-14",
        victim,
        blow.attacker,
        amount=moved,
        values={"at": int(victim.at)} if fight.telling else None,
    )
    if moved > 0:
        tear_apart(fight, victim)
        end_invalid(fight)
        victim.braced = False
    falls = False
    if victim.posture < 5 and not victim.out():
        score = dexterity(fight, victim)
        best = (
            victim.block.acrobatics
            if victim.block.acrobatics > victim.block.judo
            else (victim.block.judo)
        )
        if best > victim.block.dx:
            score.add("trained-fall", best - victim.block.dx, "GUR-MOV-14")
        score.add("knocked-far", 1 - hexes, "GUR-MOV-14")
        if not keeps_balance(fight, victim, score, "balance"):
            falls = True
            fall(fight, victim, "GUR-MOV-14")
    if stopped:
        dice, adds = collision(victim.block.hp * hexes)
        rolled = damage_dice(fight, victim, dice, adds, True, "collision")
        # GUR-RUL-77: the side that meets the obstacle; GUR-RUL-82: as in a slam
        backwards = fight.grid.arc(victim.at, victim.facing, grid.step(victim.at, way)) is Arc.BACK
        injury = rolled - resistance(victim, TORSO, CR, backwards, False)
        if injury > 0:
            injure(fight, victim, Wound(injury, TORSO, CR), blow.attacker)
        else:
            bruise(fight, victim, blow.attacker, TORSO, CR, rolled)
    return falls


def collision(hundredths: i64) -> tuple[i64, i64]:
    """GUR-MOV-12: dice and adds of so many hundredths of a die."""
    if hundredths <= 25:
        return 1, -3
    if hundredths <= 50:
        return 1, -2
    if hundredths < 100:
        return 1, -1
    return (hundredths + 50) // 100, 0
