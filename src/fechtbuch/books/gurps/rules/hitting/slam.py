"""Slams: running into somebody (GUR-MOV-11 to GUR-MOV-13, GUR-MAN-21, GUR-MAN-22)."""

from typing import Final

from mypy_extensions import i64

from fechtbuch.books.gurps.kinds.arms import CR, Form, Mode
from fechtbuch.books.gurps.kinds.terms import ALL_OUT_SLAM, STRONG, TORSO
from fechtbuch.books.gurps.rules.basics.letting_go import tear_apart
from fechtbuch.books.gurps.rules.basics.states import dexterity, fall, keeps_balance
from fechtbuch.books.gurps.rules.basics.still_valid import end_invalid
from fechtbuch.books.gurps.rules.harm.critical_hits import Aftermath, after_critical, critical_hit
from fechtbuch.books.gurps.rules.harm.damage import (
    Effect,
    bonus_per_die,
    bruise,
    collision,
    resistance,
)
from fechtbuch.books.gurps.rules.harm.injury import Wound, distract, injure
from fechtbuch.books.gurps.rules.hitting.attack import resolve
from fechtbuch.books.gurps.rules.hitting.declaring import declare, place
from fechtbuch.books.gurps.rules.moving.facing_and_reach import REAR
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.blow import SLAM_BLOW, Blow
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.books.gurps.state.things import Thing


def slam_skill(fighter: Combatant) -> tuple[i64, str]:
    """The best of DX, Brawling, Sumo Wrestling; Shield only with a shield."""
    block = fighter.block
    best = block.dx
    name = "dx"
    if block.brawling > best:
        best = block.brawling
        name = "brawling"
    if block.sumo > best:
        best = block.sumo
        name = "sumo"
    return best, name


def slam_form() -> Form:
    """A slam as a form: crushing, at close quarters."""
    mode = Mode("slam")
    mode.type = CR
    mode.reach = 1
    return Form(mode, None)


def slam_blow(fighter: Combatant, target: Combatant, shield: Thing | None) -> Blow:
    """A slam with the body, or with the shield before it."""
    blow = Blow(fighter, target, shield, _FORM, SLAM_BLOW)
    blow.skill, blow.skill_name = slam_skill(fighter)
    if shield is not None:
        level = fighter.block.shield if fighter.block.shield > 0 else fighter.block.dx - 4
        blow.skill = level
        blow.skill_name = "shield-skill"
    return blow


_FORM: Final = slam_form()


def slam(fight: Battle, blow: Blow, run: i64, points_left: bool) -> bool:
    """Run into a foe; `run` counts the hexes of the last straight stretch, his own included."""
    attacker = blow.attacker
    target = blow.target
    grid = fight.grid
    before = attacker.at
    way = grid.direction(before, target.at)
    if way < 0:
        way = attacker.facing
    place(fight, blow)
    attacker.facing = way
    if not declare(fight, blow):
        return False
    blow.entering = True
    hit = resolve(fight, blow)
    if attacker.out():
        return False
    if not hit:
        if blow.dodged and points_left:
            # GUR-MOV-11: on a Dodge he runs on.
            beyond = grid.step(grid.step(before, way), way)
            if grid.open(beyond) and fight.somebody_at(beyond) is None:
                _arrive(fight, attacker, beyond)
                fight.entered(attacker)
        return False
    target = blow.target
    if target.block.sm <= attacker.block.sm:
        _arrive(fight, attacker, target.at)
    opposite = grid.opposite(way)
    v = run - target.gone_ways[way] + target.gone_ways[opposite]
    if v < 1:
        v = 1
    _collide(fight, blow, target, v, way)
    if attacker.at != before and not attacker.out():
        fight.entered(attacker)
    return True


def _arrive(fight: Battle, attacker: Combatant, there: i64) -> None:
    """Whom he held stays behind (GUR-WRE-22)."""
    fight.came_from = attacker.at
    attacker.at = there
    if fight.telling:
        fight.note("runs-on", "GUR-MOV-11", attacker, values={"at": int(there)})
    tear_apart(fight, attacker)
    end_invalid(fight)


def _collide(fight: Battle, blow: Blow, target: Combatant, v: i64, way: i64) -> None:
    """GUR-MOV-12, GUR-MOV-13: both take damage; the rolls decide who falls."""
    attacker = blow.attacker
    dice, adds = collision(attacker.block.hp * v)
    tally = fight.tally("damage-adds", adds, "GUR-MOV-12")
    block = attacker.block
    per_die: i64 = 0
    if blow.skill_name == "brawling" and block.brawling >= block.dx + 2:
        per_die = 1
    elif blow.skill_name == "sumo":
        per_die = 2 if block.sumo >= block.dx + 2 else 1 if block.sumo == block.dx + 1 else 0
    tally.add("skill-damage", per_die * dice, "GUR-MOV-12")
    if blow.manoeuvre == ALL_OUT_SLAM and blow.version == STRONG:
        tally.add("all-out-strong", bonus_per_die(fight, 2, dice), "GUR-MAN-22")
    if blow.thing is not None:
        tally.add("shield", blow.thing.kind.db, "GUR-MOV-12")
    mine = max(0, tally.total + fight.roll(attacker, dice, 6, "slam-damage", tally))
    his_dice, his_adds = collision(target.block.hp * v)
    theirs = max(0, his_adds + fight.roll(target, his_dice, 6, "slam-damage"))
    dealt = mine
    found: Aftermath | None = None
    if blow.critical:
        # GUR-RUL-73: the table strengthens what is done, not what decides who falls.
        found = critical_hit(fight, blow)
        if found.effect.most:
            dealt = max(0, tally.total + 6 * dice)
        dealt *= found.effect.times
    fight.note("slams", "GUR-MOV-12", attacker, target, amount=mine)
    one = mine if mine > 1 else 1
    other = theirs if theirs > 1 else 1
    falls = False
    if one >= 2 * other:
        falls = True
    elif one >= other:
        falls = not keeps_balance(fight, target, dexterity(fight, target), "balance")
    elif other >= 2 * one:
        fall(fight, attacker, "GUR-MOV-13")
    effect = None if found is None else found.effect
    injury = _take(fight, target, attacker, dealt, effect, blow.arc == REAR)
    if found is not None:
        after_critical(fight, blow, found, injury)
    if blow.thing is None:
        _take(fight, attacker, target, theirs, None, False)
    if falls:
        fall(fight, target, "GUR-MOV-13")
        distract(fight, target)
    elif target.posture != 5:
        beyond = fight.grid.step(target.at, way)
        if fight.grid.open(beyond) and fight.somebody_at(beyond) is None:
            target.at = beyond
            if fight.telling:
                fight.note("pushed", "GUR-MOV-13", target, attacker, values={"at": int(beyond)})
            tear_apart(fight, target)
            end_invalid(fight)


def _take(
    fight: Battle,
    victim: Combatant,
    source: Combatant,
    rolled: i64,
    effect: Effect | None,
    rear: bool,
) -> i64:
    """What one does to the other, on the side that is struck (GUR-RUL-77); the injury."""
    dr = resistance(victim, TORSO, CR, rear, False)
    if effect is not None and effect.half_dr > 0:
        dr //= 2
    through = rolled - dr
    if through <= 0:
        return bruise(fight, victim, source, TORSO, CR, rolled)  # GUR-RUL-82
    wound = Wound(through, TORSO, CR)
    if effect is not None:
        wound.major = effect.major
        wound.double_shock = effect.numbs
    injure(fight, victim, wound, source)
    return through
