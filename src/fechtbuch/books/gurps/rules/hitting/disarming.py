"""Striking at a weapon to disarm (GUR-HIT-06)."""

from mypy_extensions import i64

from fechtbuch.books.gurps.rules.basics.hands import drop
from fechtbuch.books.gurps.rules.basics.rolls import quick_contest
from fechtbuch.books.gurps.rules.basics.shock import shock_of, shocked
from fechtbuch.books.gurps.rules.basics.states import helpless
from fechtbuch.books.gurps.rules.basics.still_valid import end_invalid
from fechtbuch.books.gurps.rules.hitting.attack import land, resolve
from fechtbuch.books.gurps.rules.hitting.declaring import declare
from fechtbuch.books.gurps.rules.moving.facing_and_reach import fits
from fechtbuch.books.gurps.state.battle import Battle
from fechtbuch.books.gurps.state.blow import Blow
from fechtbuch.books.gurps.state.fighter import Combatant
from fechtbuch.engine.tally import Tally


def _grip_of(fight: Battle, fighter: Combatant, level: i64) -> Tally:
    """GUR-HIT-06: weapon skill or ST, whichever is better now; shock does not lower ST."""
    lowered = shock_of(fighter)
    held = len(fight.holds) > 0 and fight.grappled(fighter)
    if held:
        lowered += 4
    if fighter.strength() >= level - lowered:
        return fight.tally("strength", fighter.strength(), "GUR-HIT-06")
    score = fight.tally("skill", level, "GUR-HIT-06")
    if held:
        score.add("grappled", -4, "GUR-WRE-02")
    shocked(fighter, score)
    return score


def disarm(fight: Battle, blow: Blow) -> None:
    """GUR-HIT-06, GUR-RUL-71: a blow at the weapon that is not defended disarms."""
    meant = blow.target
    if not declare(fight, blow) or not resolve(fight, blow):
        return
    target = blow.target
    if target is not meant:
        land(fight, blow)  # GUR-RET-07: whoever stepped between is struck himself
        return
    thing = blow.struck
    if thing is None or not target.holds(thing):
        return
    assert blow.thing is not None
    skill = _grip_of(fight, blow.attacker, blow.attacker.skill_with(blow.thing, blow.form))
    best: i64 = 0
    for form in thing.forms:
        if not form.mode.ranged and fits(thing, form):
            best = max(best, target.skill_with(thing, form))
    won: i64 = 1
    if not helpless(fight, target):  # GUR-RUL-95
        his = _grip_of(fight, target, best)
        if thing.grip == 3:
            his.add("two-hands", 2, "GUR-HIT-06")
        won = quick_contest(fight, blow.attacker, skill, target, his, "disarm")
    if won > 0:
        way = fight.roll(blow.attacker, 1, 6, "direction") - 1
        there = fight.grid.step(target.at, way)
        if not fight.grid.open(there):
            there = target.at
        fight.note("disarmed", "GUR-HIT-06", blow.attacker, target, item=thing.slug)
        drop(fight, target, thing, there)
    elif won > -3:
        thing.unready = max(thing.unready, 1)
        fight.note("unready", "GUR-HIT-06", target, item=thing.slug)
        end_invalid(fight)
