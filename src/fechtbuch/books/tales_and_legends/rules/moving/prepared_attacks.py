"""Prepared attacks: what waits for an enemy to come within reach (TAL-MAN-12, TAL-RUL-64)."""

from mypy_extensions import i64

from fechtbuch.books.tales_and_legends.kinds.arms import BODY, HAND, HEAD, NOBODY
from fechtbuch.books.tales_and_legends.rules.basics.combinations import TIRING
from fechtbuch.books.tales_and_legends.rules.basics.making_blows import (
    announce,
    melee_blow,
    range_of,
    shot_blow,
    thrown_blow,
    unarmed_blow,
)
from fechtbuch.books.tales_and_legends.rules.basics.sight import sees
from fechtbuch.books.tales_and_legends.rules.basics.states import check_faint, tire
from fechtbuch.books.tales_and_legends.rules.grappling.still_valid import plan_lasts
from fechtbuch.books.tales_and_legends.rules.harm.falling import settle_falls
from fechtbuch.books.tales_and_legends.rules.harm.wounds import is_head_part
from fechtbuch.books.tales_and_legends.rules.hitting.attack import attack
from fechtbuch.books.tales_and_legends.rules.hitting.hit_effects import shield_bypass
from fechtbuch.books.tales_and_legends.rules.shooting.missiles import let_fly
from fechtbuch.books.tales_and_legends.state.battle import Battle
from fechtbuch.books.tales_and_legends.state.blow import Blow
from fechtbuch.books.tales_and_legends.state.fighter import Combatant
from fechtbuch.books.tales_and_legends.state.plans import Prepared
from fechtbuch.engine.knowing import unknown_to


def blow_of(fight: Battle, fighter: Combatant, prepared: Prepared) -> Blow | None:
    """The blow that was planned; None if its weapon is no longer at hand."""
    thing = fight.thing_of(fighter, prepared.thing)
    if thing.index >= 0 and not (thing.place == HAND and thing.holder == fighter.index):
        return None
    weapon = thing.weapon
    if weapon is None:
        return None
    special = prepared.special
    if special == "thrown":
        blow = thrown_blow(thing)
        special = "entangle" if weapon.entangling else ""
    elif weapon.shoots() and weapon.melee_as is None:
        if not thing.loaded:
            return None
        blow = shot_blow(fight, thing)
    elif (special in ("overthrow", "push", "grab") and weapon.recoil == 0) or (
        special == "trip" and weapon.tripping == 0
    ):
        blow = unarmed_blow(fight, fighter)
    else:
        blow = melee_blow(fighter, thing)
    announce(blow, special)
    blow.part = prepared.part
    blow.zone = HEAD if is_head_part(prepared.part) else BODY
    return blow


def reach_of_blow(fighter: Combatant, blow: Blow) -> i64:
    """How near somebody must come: the weapon's reach, or its range."""
    return range_of(fighter, blow) if blow.ranged else blow.weapon.reach


def comes_within_reach(fight: Battle, mover: Combatant, before: i64, charging: bool) -> bool:
    """Make the prepared attacks that a step triggers; whether there were any."""
    waiting: list[Combatant] = []
    for other in fight.fighters:
        if len(other.prepared) > 0 and fight.foes(other, mover) and not other.helpless():
            waiting.append(other)
    if len(waiting) == 0:
        return False
    made = False
    for other in in_order(fight, waiting):
        for prepared in other.prepared:
            if mover.dead or other.helpless() or prepared not in other.prepared:
                break
            if triggered(fight, other, mover, before, prepared):
                made = spring(fight, other, mover, prepared, charging) or made
    return made


def triggered(
    fight: Battle, other: Combatant, mover: Combatant, before: i64, prepared: Prepared
) -> bool:
    """TAL-RUL-64: whether this step brings the awaited enemy from outside into reach.

    A mount that was named comes with its rider (TAL-RUL-113).
    """
    if prepared.against not in (NOBODY, mover.index) and not awaits_mount(prepared, mover):
        return False
    if unknown_to(mover, other.side):
        return False
    blow = blow_of(fight, other, prepared)
    if blow is None or plan_lasts(fight, other, prepared) != "":
        return False
    reach = reach_of_blow(other, blow)
    if blow.ranged and not sees(fight, other, mover):
        return False
    return within(fight, other, mover, mover.at, reach, blow.ranged) and not within(
        fight, other, mover, before, reach, blow.ranged
    )


def spring(
    fight: Battle, other: Combatant, mover: Combatant, prepared: Prepared, charging: bool
) -> bool:
    """The planned attack, without further choice; used up by it (TAL-SEQ-18)."""
    blow = blow_of(fight, other, prepared)
    assert blow is not None
    other.prepared = [plan for plan in other.prepared if plan is not prepared]
    target = fight.fighters[mover.mount] if awaits_mount(prepared, mover) else mover
    fight.note("springs", "TAL-MAN-12", other, target, item=blow.thing.slug)
    blow.caught = charging
    if blow.special == "bypass" and shield_bypass(fight, other, target):
        blow.unparried = True
        blow.uncovered = True
    attack(fight, other, target, blow)
    if blow.ranged:
        let_fly(fight, other, blow, mover.at)
    if blow.special in TIRING:
        tire(fight, other, 1, "TAL-SEQ-21")
        check_faint(fight, other)
    settle_falls(fight)
    return True


def awaits_mount(prepared: Prepared, mover: Combatant) -> bool:
    """TAL-RUL-113: whether a prepared attack waits for what somebody sits on."""
    return mover.mount != NOBODY and prepared.against == mover.mount


def within(
    fight: Battle, other: Combatant, mover: Combatant, f: i64, reach: i64, in_view: bool
) -> bool:
    """Whether the mover on a field is in reach; that of a missile ends where the view does."""
    now = mover.at
    mover.at = f
    near = fight.apart(other, mover) <= reach and (not in_view or fight.in_line(other, mover))
    mover.at = now
    return near


def in_order(fight: Battle, fighters: list[Combatant]) -> list[Combatant]:
    """TAL-RUL-71 a: higher initiative first."""
    ordered: list[Combatant] = []
    for index in fight.order:
        for fighter in fighters:
            if fighter.index == index:
                ordered.append(fighter)
    for fighter in fighters:
        if fighter not in ordered:
            ordered.append(fighter)
    return ordered
